import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/news.route";

/** Whether something is new on a guest's page, in one word: cheaper than the page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db } = context.get(servicesContext);
  const found = await readOrUnavailable("the page of a guest", context, () => findLinkedCase(db, params.token));
  return new Response(found?.news ?? "", {
    status: found ? 200 : 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
