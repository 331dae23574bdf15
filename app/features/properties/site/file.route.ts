import { sendStoredFile } from "#app/features/media/send-stored-file.server";
import { findPropertyFile } from "#app/features/properties/files/queries.server";
import { rejectDataRequest } from "#app/platform/http/responses";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/file.route";

/** A plan or paper of a property, to be kept. What is given on request, or not published, goes to staff alone. */
export async function loader({ request, params, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const services = context.get(servicesContext);
  const file = await readOrUnavailable("a file of a property", context, () => findPropertyFile(services.db, params.id));
  const isStaff = async () => Boolean((await services.auth.findAccount(request.headers).catch(() => null))?.role);
  const isAllowed = file && ((file.is_public && file.published) || (await isStaff()));
  return sendStoredFile(services, isAllowed ? file.path : null, { method: request.method, url, name: file?.title });
}
