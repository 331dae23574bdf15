import { parseIdentity } from "#app/features/privacy/rules";
import { findPerson } from "#app/features/privacy/queries.server";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** Everything that is held about one person, as one file to send to her. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const who = parseIdentity(textParam(url.searchParams, "q"));
  if (!who) throw notFound("Page Not Found");
  const { records } = await findPerson(context.get(servicesContext).db, who);
  const body = `${JSON.stringify({ asked: who, made_at: new Date().toISOString(), held: records }, null, 2)}\n`;
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="personal-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
