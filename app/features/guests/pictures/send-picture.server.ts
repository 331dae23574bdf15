import { Readable } from "node:stream";
import { PICTURE_WIDTHS, typeOfFile } from "#app/features/media/schema";
import type { Logger } from "#app/platform/log.server";
import type { Storage } from "#app/platform/storage/storage.server";

const [THUMBNAIL_WIDTH] = PICTURE_WIDTHS;

/** A stored picture as it is, or small for `?small`. Who may see it was asked before: null is told that there is none. */
export async function sendPicture(
  { storage, log }: { storage: Storage; log: Logger },
  path: string | null,
  { method, url }: { method: string; url: URL },
): Promise<Response> {
  const wanted = path && url.searchParams.has("small") ? path.replace(/\.\w+$/, `-${THUMBNAIL_WIDTH}.webp`) : path;
  const type = wanted && typeOfFile(wanted);
  const file = type
    ? await storage.find(wanted).catch((error: unknown) => {
        log.error({ err: error }, "could not read a picture");
        return "away" as const;
      })
    : null;
  if (file === "away") return problem(503, "storage", "The picture cannot be read just now.");
  if (!file || !type) return problem(404, "not_found", "There is no such picture.");
  const headers = {
    "Content-Type": type,
    "Content-Length": String(file.size),
    "Content-Disposition": "inline",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "private, no-store",
  };
  return new Response(method === "HEAD" ? null : (Readable.toWeb(await file.open()) as ReadableStream), { headers });
}

function problem(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { "Cache-Control": "private, no-store" } });
}
