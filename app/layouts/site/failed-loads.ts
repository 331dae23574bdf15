import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";

type Loaded = Awaited<ReturnType<Parameters<MiddlewareFunction<Record<string, { type: string; result: unknown }>>>[1]>>;

/** A page that could not be loaded, as path, query and anchor. */
export type FailedLoad = string;

const listeners = new Set<(failed: FailedLoad) => void>();

export function onFailedLoad(listener: (failed: FailedLoad) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const TOO_MANY_REQUESTS = 429;

/** No answer, or one that says it is not the visitor's fault. A page that is not there is an answer. */
function isFailure({ type, result }: Loaded[string]): boolean {
  if (type !== "error" || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500 || result.status === TOO_MANY_REQUESTS;
}

/**
 * Runs in the browser around every load of a page's data. Where it fails, what is shown stays: a page that was asked for is not gone to, and
 * one that is shown already, by the way back or by asking anew, keeps what it has.
 */
export const stayWhereLoadingFails: MiddlewareFunction<Loaded> = async ({ request }, next) => {
  const loaded = await next();
  if (request.method !== "GET" || request.signal.aborted || !Object.values(loaded).some(isFailure) || listeners.size === 0) return loaded;
  const { pathname, search, hash } = new URL(request.url);
  const isShown = pathname === shownPath;
  const isGoneTo = pathname + search === window.location.pathname + window.location.search;
  // The way back has left the page already: there is nothing to stay on.
  if (isGoneTo && !isShown) return loaded;
  for (const listener of listeners) listener(pathname + search + hash);
  if (isGoneTo) return Object.fromEntries(Object.entries(loaded).filter(([, result]) => !isFailure(result)));
  // The listener goes on where the visitor is, which ends this one.
  await new Promise((resolve) => request.signal.addEventListener("abort", resolve, { once: true }));
  return loaded;
};

let shownPath = "";

export function noteShownPath(pathname: string): void {
  shownPath = pathname;
}
