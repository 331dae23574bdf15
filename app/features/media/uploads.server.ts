import { MAX_IMAGE_BYTES } from "#app/features/media/schema";
import { countVisitorUploads } from "#app/features/media/upload-rate-limit.server";
import type { Db } from "#app/platform/db/db.server";
import { isForm } from "#app/platform/http/form";
import type { Logger } from "#app/platform/log.server";

const REFUSALS = {
  type: {
    status: 415,
    message: "File type must be JPEG, PNG or WebP for pictures, MP4, WebM or QuickTime for videos.",
  },
  size: { status: 413, message: "The file is larger than 20 MB for a picture, or 1 GB for a video." },
  pixels: { status: 413, message: "The picture has more than 50 million pixels." },
  broken: { status: 422, message: "The picture could not be read." },
  full: { status: 409, message: "There is no room for more pictures." },
  gone: { status: 404, message: "There is nothing to add a picture to." },
} as const satisfies Record<string, { status: number; message: string }>;

export type Uploaded = { ok: true; url: string; size: number } | { ok: false; reason: keyof typeof REFUSALS };

/** What an upload gets back: the address of the file, or why there is none. */
export function uploadResponse(stored: Uploaded): Response {
  if (stored.ok) return Response.json({ url: stored.url, size: stored.size }, { status: 201 });
  const { status, message } = REFUSALS[stored.reason];
  return uploadErrorResponse(status, stored.reason, message);
}

/** Storage failures are 503 and retryable. Not logged when the client has disconnected. */
export async function respondToUpload(storing: Promise<Uploaded>, { signal }: Request, log: Logger): Promise<Response> {
  try {
    return uploadResponse(await storing);
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, "could not store a file");
    return uploadErrorResponse(503, "storage", "The file could not be stored. Please try again later.");
  }
}

/** Part of the body may be unread: this connection cannot carry another request. */
export function uploadErrorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message }, { status, headers: { Connection: "close", ...headers } });
}

/**
 * Takes one picture as the plain body of the request, and answers with its address. What visitors bring is counted for
 * their network; staff have none.
 */
export async function receivePicture(
  request: Request,
  { db, log, network }: { db: Db; log: Logger; network: string | null },
  store: (body: ReadableStream<Uint8Array>) => Promise<Uploaded>,
): Promise<Response> {
  if (request.method !== "POST" || !request.body || isForm(request.headers.get("content-type"))) {
    return Response.json(
      { code: "bad_request", message: "Send one picture as the body of the request." },
      { status: 400 },
    );
  }
  const bytes = Number(request.headers.get("content-length") ?? MAX_IMAGE_BYTES);
  if (!(bytes <= MAX_IMAGE_BYTES)) return uploadResponse({ ok: false, reason: "size" });
  const wait = network === null ? null : await countVisitorUploads(db, network, { files: 1, bytes });
  if (wait !== null)
    return uploadErrorResponse(429, "limit", "Too many pictures from this address. Try again later.", {
      "Retry-After": String(wait),
    });
  return respondToUpload(store(request.body), request, log);
}
