import { staffContext } from "#app/features/auth/context.server";
import { storeCasePicture } from "#app/features/guests/pictures/mutations.server";
import { receivePicture } from "#app/features/media/uploads.server";
import { isUuid } from "#app/platform/db/uuid";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/pictures.route";

/** Takes one picture that staff are about to send to a guest. */
export function action({ request, params, url, context }: Route.ActionArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const uploader = context.get(staffContext);
  return receivePicture(request, { ...services, network: null }, async (body) => {
    if (!isUuid(params.case)) return { ok: false, reason: "gone" };
    const stored = await storeCasePicture(services, { caseId: params.case, uploader }, body);
    return stored.ok ? { ...stored, url: `${url.pathname}/${stored.id}` } : stored;
  });
}

export function loader() {
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
