import { Readable } from "node:stream";
import { EXTENSIONS, PICTURE_WIDTHS, typeOfFile } from "#app/features/media/schema";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

const [THUMBNAIL_WIDTH] = PICTURE_WIDTHS;

/**
 * A stored file as it is, or a picture small for `?small`. Who may see it was asked before: null is told that there is
 * none. With a name it is for keeping, not for opening in the browser.
 */
export async function sendStoredFile(
  { storage, log }: { storage: Storage; log: Logger },
  path: string | null,
  { method, url, name }: { method: string; url: URL; name?: string },
): Promise<Response> {
  const isSmall = url.searchParams.has("small") && path !== null && !path.endsWith(".pdf");
  const wanted = isSmall ? path.replace(/\.\w+$/, `-${THUMBNAIL_WIDTH}.webp`) : path;
  const type = wanted && typeOfFile(wanted);
  const file = type
    ? await storage.find(wanted).catch((error: unknown) => {
        log.error({ err: error }, "could not read a file");
        return "away" as const;
      })
    : null;
  if (file === "away") return problem(503, "storage", "The file cannot be read just now.");
  if (!file || !type) return problem(404, "not_found", "There is no such file.");
  const headers = {
    "Content-Type": type,
    "Content-Length": String(file.size),
    "Content-Disposition":
      name === undefined ? "inline" : `attachment; filename*=UTF-8''${encodeName(`${name}.${EXTENSIONS[type]}`)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, no-store",
  };
  return new Response(method === "HEAD" ? null : (Readable.toWeb(await file.open()) as ReadableStream), { headers });
}

/** As RFC 8187 wants it: apostrophes, brackets and stars too. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed().replaceAll(/[\\/\p{Cc}]/gu, " ")).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { "Cache-Control": "private, no-store" } });
}
