import { staffContext } from "#app/features/auth/context.server";
import { respondToUpload, uploadResponse, uploadErrorResponse } from "#app/features/media/uploads.server";
import { isBucket, isMediaKind } from "#app/features/media/schema";
import { storeMedia } from "#app/features/media/store.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/upload.route";

/**
 * Takes one file as the plain body of the request, or names a film that has arrived in parts, and answers with its
 * address.
 */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const [bucket, kind, upload] = ["bucket", "kind", "upload"].map((name) => url.searchParams.get(name));
  if (request.method === "POST" && isBucket(bucket) && kind === "video" && upload) {
    const stored = await services.resumableUploads.claim(staff, { id: upload, bucket });
    return stored
      ? uploadResponse(stored)
      : uploadErrorResponse(404, "not_found", "This upload is not complete, or has been removed.");
  }
  if (request.method !== "POST" || !isBucket(bucket) || !isMediaKind(kind) || !request.body) {
    return Response.json({ code: "bad_request", message: "This upload names no known place." }, { status: 400 });
  }
  return respondToUpload(storeMedia(services, staff, { bucket, kind, body: request.body }), request, services.log);
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
