import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { findPicturePath } from "#app/features/guests/pictures/queries.server";
import { sendPicture } from "#app/features/guests/pictures/send-picture.server";
import { rejectDataRequest } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/picture.route";

/** A picture of a conversation, below a living link of its case and nowhere else. */
export async function loader({ request, params, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const services = context.get(servicesContext);
  const found = await findLinkedCase(services.db, params.token);
  const path = found && (await findPicturePath(services.db, { caseId: found.id, id: params.id, reader: "guest" }));
  return sendPicture(services, path, { method: request.method, url });
}
