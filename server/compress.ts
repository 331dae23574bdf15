import type { MiddlewareHandler } from "hono";
import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const COMPRESSIBLE = /^(text\/(html|plain|xml|css|x-script)|application\/(json|xml|manifest\+json|rss\+xml))/;

/** Compresses what is made per request. Built files come compressed from the build. */
export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  const type = headers.get("content-type") ?? "";
  if (!body || c.req.method === "HEAD" || headers.has("content-encoding") || !COMPRESSIBLE.test(type)) return;
  const accepted = c.req.header("accept-encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  if (!encoding) return;
  const encoder =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : createGzip({ level: 6 });
  const compressed = Readable.toWeb(Readable.fromWeb(body as never).pipe(encoder)) as ReadableStream;
  c.res = new Response(compressed, c.res);
  c.res.headers.set("Content-Encoding", encoding);
  c.res.headers.delete("Content-Length");
  c.res.headers.append("Vary", "Accept-Encoding");
};
