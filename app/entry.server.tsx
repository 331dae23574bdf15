import { hash } from "node:crypto";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { ServerRouter, isRouteErrorResponse, type EntryContext, type RouterContextProvider } from "react-router";
import { mapTileSource } from "#app/features/maps/tiles.server";
import { clientContext } from "#app/platform/http/client.server";
import { documentHeaders } from "#app/platform/http/headers.server";
import { preloadLinks } from "#app/platform/http/preload-links.server";
import { servicesContext } from "#app/services.server";

const RENDER_TIMEOUT_MS = 10_000;

/**
 * Renders the whole page before the first byte goes out: pages are small, a late error still becomes a clean error page, and
 * the inline scripts can be named in the content security policy by their hashes, which stay right when a page is cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  let timeout: NodeJS.Timeout | undefined;
  const html = await new Promise<Buffer>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      // Nothing is moved to the end of the page, to be put in its place by a script: it has to be there without scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        pipe(collect(resolve));
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        handleError(error, { request, context });
      },
    });
    timeout = setTimeout(() => abort(new Error("rendering took too long")), RENDER_TIMEOUT_MS);
  }).finally(() => clearTimeout(timeout));
  headers.set("Content-Type", "text/html; charset=utf-8");
  // In development Vite writes its own inline styles and scripts.
  if (import.meta.env.PROD) {
    const { env } = context.get(servicesContext);
    const media = env.MEDIA_PUBLIC_URL ? new URL(env.MEDIA_PUBLIC_URL).origin : null;
    for (const [name, value] of documentHeaders(scriptHashes(html), { tiles: mapTileSource(env), media })) headers.set(name, value);
    headers.set("Link", preloadLinks(html));
  }
  return new Response(html as Buffer<ArrayBuffer>, { status: failed ? 500 : status, headers });
}

/** React's pieces as one, in bytes as they are sent: making a string of them and bytes of that again would take longer than many a query. */
function collect(whole: (page: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      whole(scriptsLast(Buffer.concat(pieces)));
      done();
    },
  });
}

/**
 * Nothing on the first screen waits for a script, but browsers fetch modules as eagerly as style sheets: on a slow network they would take
 * the room of the first picture and the letters. React Router names no priority itself.
 */
function scriptsLast(page: Buffer): Buffer {
  return Buffer.from(page.toString("latin1").replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"'), "latin1");
}

const SCRIPT_END = "</script>";

function scriptHashes(html: Buffer): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf("<script"); at >= 0; at = html.indexOf("<script", at)) {
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf(SCRIPT_END, start);
    const tag = html.toString("latin1", at, start);
    if (!/\ssrc=|application\/ld\+json/.test(tag)) hashes.push(`'sha256-${hash("sha256", html.subarray(start, end), "base64")}'`);
    at = end + SCRIPT_END.length;
  }
  return hashes;
}

/** Loaders and actions that fail: logged with the request, while the visitor gets an error page without internals. */
export function handleError(error: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { log } = context.get(servicesContext);
  log.error({ err: error, route: context.get(clientContext).route }, "request failed");
}
