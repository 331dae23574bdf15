import { islandToday } from "#app/features/availability/rules";
import { readMissFilters } from "#app/features/finding/misses/filters";
import { listAllMisses } from "#app/features/finding/misses/queries.server";
import { csvLine, csvResponse, UTF8_BOM } from "#app/platform/http/csv";
import { rejectDataRequest } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** What was not found, as a table. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const { db } = context.get(servicesContext);
  const today = islandToday();
  const rows = await listAllMisses(db, readMissFilters(url.searchParams), today);
  const lines = rows.map(({ language, words, searches, last_on, mended_to }) =>
    csvLine([words, language, String(searches), last_on, mended_to ?? ""]),
  );
  const head = csvLine(["Searched for", "Language", "Searches", "Last searched", "Shown instead"]);
  return csvResponse(`misses-${today}.csv`, UTF8_BOM + head + lines.join(""));
}
