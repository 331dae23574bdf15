import { respondToUpload, uploadResponse, uploadErrorResponse } from "#app/features/media/upload-response.server";
import { countVisitorUploads } from "#app/features/media/upload-rate-limit.server";
import { MAX_IMAGE_BYTES } from "#app/features/media/schema";
import { storeMedia } from "#app/features/media/store.server";
import { clientContext } from "#app/platform/http/client.server";
import { isForm } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/upload.route";

/**
 * Takes one picture of a property somebody wants to offer, as the plain body of the request, and answers with its
 * address.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const { network } = context.get(clientContext);
  if (request.method !== "POST" || !request.body || isForm(request.headers.get("content-type"))) {
    return Response.json(
      { code: "bad_request", message: "Send one picture as the body of the request." },
      { status: 400 },
    );
  }
  const bytes = Number(request.headers.get("content-length") ?? MAX_IMAGE_BYTES);
  if (!(bytes <= MAX_IMAGE_BYTES)) return uploadResponse({ ok: false, reason: "size" });
  const wait = services.env.RATE_LIMIT ? await countVisitorUploads(services.db, network, { files: 1, bytes }) : null;
  if (wait !== null)
    return uploadErrorResponse(429, "limit", "Too many pictures from this address. Try again later.", {
      "Retry-After": String(wait),
    });
  return respondToUpload(
    storeMedia(services, "visitor", { bucket: "property-images", kind: "image", body: request.body }),
    request,
    services.log,
  );
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
