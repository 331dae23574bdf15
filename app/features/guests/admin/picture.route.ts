import { findPicturePath } from "#app/features/guests/pictures/queries.server";
import { sendStoredFile } from "#app/features/media/send-stored-file.server";
import { rejectDataRequest } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/picture.route";

/** A picture of a conversation, for staff. */
export async function loader({ request, params, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const services = context.get(servicesContext);
  const path = await findPicturePath(services.db, { caseId: params.case, id: params.id, reader: "staff" });
  return sendStoredFile(services, path, { method: request.method, url });
}
