import { hash } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { ServerRouter, isRouteErrorResponse, type EntryContext, type RouterContextProvider } from "react-router";
import { mapTileSource } from "#app/features/maps/tiles.server";
import { isOfflineOn } from "#app/features/offline/rules";
import { registerWorker } from "#app/features/offline/components/register-worker";
import { markTop } from "#app/layouts/site/header-at-top";
import { markHearts } from "#app/layouts/site/mark-hearts";
import { submitHearts } from "#app/layouts/site/submit-hearts";
import { isPageCachingPrevented, preventPageCaching } from "#app/platform/cache/render-tracking.server";
import { hasSuspended } from "#app/platform/framework/react-suspended.server";
import { preloadRouterData } from "#app/platform/framework/router-stream.server";
import { NOTICE_KEY } from "#app/platform/http/cookies";
import { clientContext } from "#app/platform/http/client.server";
import { documentHeaders } from "#app/platform/http/headers.server";
import { preloadLinks } from "#app/platform/http/preload-links.server";
import { deferHydration } from "#app/platform/hydration/defer-hydration.server";
import { servicesContext } from "#app/services.server";
import { isGuestPage, isOffice } from "#app/urls";

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole page before the first byte goes out: pages are small, a late error still becomes a clean error
 * page, and the inline scripts can be named in the content security policy by their hashes, which stay right when a
 * page is cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await preloadRouterData(entry);
  const tree = <ServerRouter context={entry} url={request.url} />;
  let html = DOCTYPE + renderToString(tree);
  if (hasSuspended(html)) html = await renderAsync(tree);
  const { pathname } = new URL(request.url);
  const services = context.get(servicesContext);
  const hasWorker = isOfflineOn(services.settings.value) && !isGuestPage(pathname);
  // In development Vite writes scripts of its own, and staff use every page they open.
  const page = Buffer.from(
    import.meta.env.PROD && !isOffice(pathname)
      ? withHeadScript(
          deferHydration(html, [markTop, submitHearts, ...(hasWorker ? [registerWorker] : [])]),
          markHearts,
        )
      : html,
  );
  if (hasWorker && status === 200 && !isPersonal(request) && !isPageCachingPrevented())
    headers.set(MAY_BE_KEPT, "keep");
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development Vite writes its own inline styles and scripts.
  if (import.meta.env.PROD) {
    const { env } = services;
    const media = env.MEDIA_PUBLIC_URL ? new URL(env.MEDIA_PUBLIC_URL).origin : null;
    const others = isGuestPage(pathname) ? null : { tiles: mapTileSource(env), media };
    for (const [name, value] of documentHeaders(scriptHashes(page), others)) headers.set(name, value);
    headers.set("Link", preloadLinks(page));
  }
  return new Response(page, { status, headers });
}

/** By this header the service worker knows which pages it may keep. */
const MAY_BE_KEPT = "X-Offline";

/** Whether a page is made for a session, or says something once. */
function isPersonal({ headers }: Request): boolean {
  const cookies = headers.get("cookie") ?? "";
  return cookies.includes("session_token") || cookies.includes(NOTICE_KEY);
}

const HEAD = "<head>";

/** Before the style sheets, which scripts below them would wait for. */
function withHeadScript(html: string, run: () => void): string {
  return html.replace(HEAD, () => `${HEAD}<script>(${run.toString()})()</script>`);
}

/** React writes it into streams only. */
const DOCTYPE = "<!DOCTYPE html>";

/**
 * Streaming render for pages that suspend. Costs half as much again. What fails within a boundary fails the page, which
 * has its own screen for errors: the boundary would be left empty.
 */
async function renderAsync(tree: ReactNode): Promise<string> {
  let timeout: NodeJS.Timeout | undefined;
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Nothing is moved to the end of the page, to be put in its place by a script: it has to be there without
      // scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: reject,
    });
    timeout = setTimeout(() => abort(new Error("rendering took too long")), RENDER_TIMEOUT_MS);
  }).finally(() => clearTimeout(timeout));
  return text(stream);
}

const SCRIPT_END = "</script>";

function scriptHashes(html: Buffer): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf("<script"); at >= 0; at = html.indexOf("<script", at)) {
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf(SCRIPT_END, start);
    const tag = html.toString("latin1", at, start);
    if (!/\ssrc=|application\/ld\+json/.test(tag))
      hashes.push(`'sha256-${hash("sha256", html.subarray(start, end), "base64")}'`);
    at = end + SCRIPT_END.length;
  }
  return hashes;
}

/** Loaders and actions that fail: logged with the request, while the visitor gets an error page without internals. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // What answers 503 has said why already.
  if (request.signal.aborted || (isRouteErrorResponse(error) && (error.status < 500 || error.status === 503))) return;
  preventPageCaching();
  const { log } = context.get(servicesContext);
  log.error({ err: error, route: context.get(clientContext).route }, "request failed");
}
