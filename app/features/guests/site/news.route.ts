import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/news.route";

/** Whether something is new on a guest's page, in one word: cheaper than the page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const found = await findLinkedCase(context.get(servicesContext).db, params.token);
  return new Response(found?.news ?? "", {
    status: found ? 200 : 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
