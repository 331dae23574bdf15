import { findResults } from "#app/features/search/admin/results.server";
import { textParam } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/search-data.route";

const MAX_PER_KIND = 5;

/** What the palette shows while somebody types. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const results = await findResults(context.get(servicesContext).db, textParam(url.searchParams, "q"), MAX_PER_KIND);
  return Response.json(results, { headers: { "Cache-Control": "no-store" } });
}
