import type { Handler } from "hono";
import { Readable } from "node:stream";
import { acceptsAvif } from "#app/features/media/avif.server";
import { isBucket, typeOfFile } from "#app/features/media/schema";
import { parseRange } from "#app/platform/http/byte-range";
import type { Services } from "#app/services.server";
import { isPrivatePage } from "#app/urls";

/** What decides whether a file comes from us. */
const READER_HEADERS = "Sec-Fetch-Dest, Referer";

function isShownInPrivate(referer: string | undefined): boolean {
  return referer !== undefined && URL.canParse(referer) && isPrivatePage(new URL(referer).pathname);
}

/** Stored pictures and videos. Names are random and never reused, so a copy may be kept for ever. */
export function serveMedia({ storage, avifCopies, env }: Services): Handler {
  return async (c) => {
    const { bucket, name = "" } = c.req.param() as { bucket?: string; name?: string };
    const type = /^[a-z0-9-]+\.[a-z0-9]+$/.test(name) ? typeOfFile(name) : undefined;
    const path = isBucket(bucket) && type ? `${bucket}/${name}` : null;
    // What a page shows comes from elsewhere then; what a script of the office reads, to crop it, must come from us, and
    // what a page at a secret address shows, too.
    const isOurs = c.req.header("sec-fetch-dest") === "empty" || isShownInPrivate(c.req.header("referer"));
    if (env.MEDIA_PUBLIC_URL && path && !isOurs) {
      c.header("Cache-Control", "public, max-age=86400");
      c.header("Vary", READER_HEADERS);
      return c.redirect(`${env.MEDIA_PUBLIC_URL}/${path}`, 302);
    }
    const original = path && (await storage.find(path));
    if (!original || !type) return c.json({ code: "not_found", message: "There is no such file." }, 404);
    const isWebp = type === "image/webp";
    const avif = isWebp && acceptsAvif(c.req.header("accept")) ? await avifCopies.find(path) : null;
    const file = avif && avif !== "pending" ? avif : original;
    const vary = [isWebp && "Accept", env.MEDIA_PUBLIC_URL && READER_HEADERS].filter(Boolean).join(", ");
    const headers: Record<string, string> = {
      "Content-Type": file === avif ? "image/avif" : type,
      "Cache-Control": avif === "pending" ? "public, max-age=86400" : "public, max-age=31536000, immutable",
      "Accept-Ranges": "bytes",
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Last-Modified": file.modified.toUTCString(),
      ...(vary && { Vary: vary }),
    };
    const range = parseRange(c.req.header("range"), file.size);
    if (range === "unsatisfiable") return c.body(null, 416, { ...headers, "Content-Range": `bytes */${file.size}` });
    const length = range ? range.end - range.start + 1 : file.size;
    headers["Content-Length"] = String(length);
    if (range) headers["Content-Range"] = `bytes ${range.start}-${range.end}/${file.size}`;
    const status = range ? 206 : 200;
    if (c.req.method === "HEAD") return c.body(null, status, headers);
    return c.body(Readable.toWeb(await file.open(range ?? undefined)) as ReadableStream, status, headers);
  };
}
