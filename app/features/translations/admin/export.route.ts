import { OFFICE } from "#app/brand";
import { writeCsv, writeJson } from "#app/features/translations/file-format.server";
import { listAllTranslations } from "#app/features/translations/queries.server";
import { dayAt } from "#app/platform/dates/dates";
import { rejectDataRequest } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** All texts as a file, in the format its address ends with. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const rows = await listAllTranslations(context.get(servicesContext).db);
  const isCsv = url.pathname.endsWith(".csv");
  const name = `translations-${dayAt(new Date(), OFFICE.hoursAheadOfUtc)}.${isCsv ? "csv" : "json"}`;
  return new Response(isCsv ? writeCsv(rows) : writeJson(rows), {
    headers: {
      "Content-Type": isCsv ? "text/csv; charset=utf-8" : "application/json",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
