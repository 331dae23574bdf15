import { OFFICE } from "#app/brand";
import { exportName, exportRows } from "#app/pages/admin/customers/export.server";
import { isSectionName, readFilters } from "#app/pages/admin/customers/filters";
import { dayAt } from "#app/platform/dates/dates";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { csvStream } from "#app/platform/http/csv";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** What the filters found in one section, as a table. */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  const { db, log } = context.get(servicesContext);
  rejectDataRequest(request);
  const section = url.searchParams.get("section");
  if (!isSectionName(section)) throw notFound("Page Not Found");
  const batches = exportRows(db, section, readFilters(url.searchParams));
  const name = `${exportName(section)}-${dayAt(new Date(), OFFICE.hoursAheadOfUtc)}.csv`;
  return csvStream(name, batches, (error) => log.error({ err: error, section }, "could not write the table"));
}
