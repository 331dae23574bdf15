import { writeFigures } from "#app/features/analytics/admin/csv";
import { findFigures } from "#app/features/analytics/queries.server";
import { isPeriod } from "#app/features/analytics/schema";
import { rejectDataRequest } from "#app/platform/http/responses";
import { csvResponse } from "#app/platform/http/csv";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** The figures of a period as a file. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const asked = url.searchParams.get("period");
  const period = isPeriod(asked) ? asked : "30d";
  const figures = await findFigures(context.get(servicesContext).db, period, new Date());
  return csvResponse(`analytics-${period}-${figures.range.to}.csv`, writeFigures(figures));
}
