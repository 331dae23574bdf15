import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { findPicturePath } from "#app/features/guests/pictures/queries.server";
import { sendStoredFile } from "#app/features/media/send-stored-file.server";
import { rejectDataRequest } from "#app/platform/http/responses";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/picture.route";

/** A picture of a conversation, below a living link of its case and nowhere else. */
export async function loader({ request, params, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const services = context.get(servicesContext);
  const { db } = services;
  const path = await readOrUnavailable("a picture of a guest", context, async () => {
    const found = await findLinkedCase(db, params.token);
    return found && findPicturePath(db, { caseId: found.id, id: params.id, reader: "guest" });
  });
  return sendStoredFile(services, path, { method: request.method, url });
}
