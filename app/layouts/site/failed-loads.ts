import { isRouteErrorResponse, type MiddlewareFunction } from "react-router";

type LoaderResults = Awaited<
  ReturnType<Parameters<MiddlewareFunction<Record<string, { type: string; result: unknown }>>>[1]>
>;

/** A page that could not be loaded, as path, query and anchor. */
export type FailedLoad = string;

const listeners = new Set<(failed: FailedLoad) => void>();

export function onFailedLoad(listener: (failed: FailedLoad) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const TOO_MANY_REQUESTS = 429;

/** Network error, 5xx or 429. A 404 is not a failure. */
function isFailure({ type, result }: LoaderResults[string]): boolean {
  if (type !== "error" || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500 || result.status === TOO_MANY_REQUESTS;
}

/**
 * Runs in the browser around every load of a page's data. Where it fails, what is shown stays: a page that was asked
 * for is not gone to, and one that is shown already, by the way back or by asking anew, keeps what it has.
 */
export const keepPageOnLoadFailure: MiddlewareFunction<LoaderResults> = async ({ request }, next) => {
  const results = await next();
  if (
    request.method !== "GET" ||
    request.signal.aborted ||
    !Object.values(results).some(isFailure) ||
    listeners.size === 0
  )
    return results;
  const { pathname, search, hash } = new URL(request.url);
  const isShown = pathname === shownPath;
  const isCurrentUrl = pathname + search === window.location.pathname + window.location.search;
  // Browser Back has already changed the URL: there is no page to keep.
  if (isCurrentUrl && !isShown) return results;
  for (const listener of listeners) listener(pathname + search + hash);
  if (isCurrentUrl) return Object.fromEntries(Object.entries(results).filter(([, result]) => !isFailure(result)));
  // The listener navigates to the current page, which aborts this request.
  await new Promise((resolve) => request.signal.addEventListener("abort", resolve, { once: true }));
  return results;
};

let shownPath = "";

export function setShownPath(pathname: string): void {
  shownPath = pathname;
}
