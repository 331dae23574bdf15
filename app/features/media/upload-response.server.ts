import type { StoredMedia } from "#app/features/media/store.server";
import type { Logger } from "#app/platform/log.server";

type Refusal = Extract<StoredMedia, { ok: false }>["reason"];

const REFUSALS: Record<Refusal, { status: number; message: string }> = {
  type: {
    status: 415,
    message: "File type must be JPEG, PNG or WebP for pictures, MP4, WebM or QuickTime for videos.",
  },
  size: { status: 413, message: "The file is larger than 20 MB for a picture, or 1 GB for a video." },
  pixels: { status: 413, message: "The picture has more than 50 million pixels." },
  broken: { status: 422, message: "The picture could not be read." },
};

/** What an upload gets back: the address of the file, or why there is none. */
export function uploadResponse(stored: StoredMedia): Response {
  if (stored.ok) return Response.json({ url: stored.url, size: stored.size }, { status: 201 });
  const { status, message } = REFUSALS[stored.reason];
  return uploadErrorResponse(status, stored.reason, message);
}

/** Storage failures are 503 and retryable. Not logged when the client has disconnected. */
export async function respondToUpload(
  storing: Promise<StoredMedia>,
  { signal }: Request,
  log: Logger,
): Promise<Response> {
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
