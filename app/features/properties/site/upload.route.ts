import { receivePicture } from "#app/features/media/uploads.server";
import { storeMedia } from "#app/features/media/store.server";
import { clientContext } from "#app/platform/http/client.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/upload.route";

/**
 * Takes one picture of a property somebody wants to offer, as the plain body of the request, and answers with its
 * address.
 */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const network = services.env.RATE_LIMIT ? context.get(clientContext).network : null;
  return receivePicture(request, { ...services, network }, (body) =>
    storeMedia(services, "visitor", { bucket: "property-images", kind: "image", body }),
  );
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
