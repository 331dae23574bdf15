import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { storeCasePicture } from "#app/features/guests/pictures/mutations.server";
import { receivePicture, uploadResponse } from "#app/features/media/uploads.server";
import { clientContext } from "#app/platform/http/client.server";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/pictures.route";

/** Takes one picture that a guest is about to send. */
export async function action({ request, params, url, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const found = await readOrUnavailable("the page of a guest", context, () =>
    findLinkedCase(services.db, params.token),
  );
  if (!found) return uploadResponse({ ok: false, reason: "gone" });
  const network = services.env.RATE_LIMIT ? context.get(clientContext).network : null;
  return receivePicture(request, { ...services, network }, async (body) => {
    const stored = await storeCasePicture(services, { caseId: found.id, uploader: "visitor" }, body);
    return stored.ok ? { ...stored, url: `${url.pathname}/${stored.id}` } : stored;
  });
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
