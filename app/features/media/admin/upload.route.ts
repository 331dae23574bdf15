import { staffContext } from "#app/features/auth/context.server";
import { isBucket, isMediaKind } from "#app/features/media/schema";
import { storeMedia, type StoredMedia } from "#app/features/media/store.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/upload.route";

type Refusal = Extract<StoredMedia, { ok: false }>["reason"];

const REFUSALS: Record<Refusal, { status: number; message: string }> = {
  type: { status: 415, message: "File type must be JPEG, PNG or WebP for pictures, MP4, WebM or QuickTime for videos." },
  size: { status: 413, message: "The file is larger than 20 MB for a picture, or 1 GB for a video." },
  pixels: { status: 413, message: "The picture has more than 50 million pixels." },
  broken: { status: 422, message: "The picture could not be read." },
};

/** Takes one file as the plain body of the request, and answers with its address. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const [bucket, kind] = [url.searchParams.get("bucket"), url.searchParams.get("kind")];
  if (request.method !== "POST" || !isBucket(bucket) || !isMediaKind(kind) || !request.body) {
    return Response.json({ code: "bad_request", message: "This upload names no known place." }, { status: 400 });
  }
  const stored = await storeMedia(services, context.get(staffContext), { bucket, kind, body: request.body });
  if (stored.ok) return Response.json({ url: stored.url }, { status: 201 });
  const { status, message } = REFUSALS[stored.reason];
  // Part of the body may be unread: this connection cannot carry another request.
  return Response.json({ code: stored.reason, message }, { status, headers: { Connection: "close" } });
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
