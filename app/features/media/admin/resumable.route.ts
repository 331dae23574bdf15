import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/resumable.route";

/**
 * The parts of a film, and where the server stands with it. Nothing is read back here: an unfinished film is nobody's
 * to see.
 */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return context.get(servicesContext).resumableUploads.handle(request);
}

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> | Response {
  if (request.method === "HEAD") return context.get(servicesContext).resumableUploads.handle(request);
  return Response.json({ code: "not_found", message: "There is nothing to read here." }, { status: 404 });
}
