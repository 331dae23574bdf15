import { toBookingLines } from "#app/features/bookings/export/csv";
import { readExportFilters } from "#app/features/bookings/export/filters";
import { streamBookings } from "#app/features/bookings/export/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { csvStream } from "#app/platform/http/csv";
import { rejectDataRequest } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

/** Bookings of all kinds as one table, with what was paid and what is owed. */
export function loader({ request, url, context }: Route.LoaderArgs): Response {
  rejectDataRequest(request);
  const { db, log } = context.get(servicesContext);
  const lines = toBookingLines(streamBookings(db, readExportFilters(url.searchParams)));
  return csvStream(`bookings-${islandToday()}.csv`, lines, (error) =>
    log.error({ err: error }, "could not write the table of bookings"),
  );
}
