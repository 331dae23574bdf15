import { daySheetOf, isLate, owed, unitsText } from "#app/features/bookings/day-sheet/rules";
import { readDaySheet } from "#app/features/bookings/day-sheet/queries.server";
import type { SheetBooking } from "#app/features/bookings/day-sheet/schema";
import { isDay } from "#app/platform/dates/dates";
import { csvLine, csvResponse, UTF8_BOM } from "#app/platform/http/csv";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { usdInputValue } from "#app/platform/money/money";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/export.route";

const HEAD = [
  "Part",
  "Reference",
  "Guest",
  "People",
  "Children",
  "Listing",
  "Unit or time",
  "From",
  "To",
  "Phone",
  "Stays at",
  "Owed (USD)",
  "Requests",
  "Note",
  "State",
  "Arrived",
  "Left",
];

/** The day sheet as a table. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  rejectDataRequest(request);
  const { day } = params;
  if (!isDay(day) || day < "2000" || day >= "2200") throw notFound("There is no such day.");
  const sheet = daySheetOf(await readDaySheet(context.get(servicesContext).db, day), day);
  const line = (part: string) => (booking: SheetBooking) => {
    const rest = owed(booking);
    return csvLine([
      part,
      booking.reference,
      booking.name,
      String(booking.people),
      String(booking.children),
      booking.listingName,
      booking.startTime ?? unitsText(booking),
      booking.from,
      booking.to,
      booking.phone ?? "",
      booking.accommodation ?? "",
      rest === null ? "" : usdInputValue(rest),
      booking.words ?? "",
      booking.note ?? "",
      booking.overbooked ? "overbooked" : isLate(booking, day) ? "not returned" : booking.status,
      booking.arrivedAt ?? "",
      booking.leftAt ?? "",
    ]);
  };
  const parts: [string, SheetBooking[]][] = [
    ["Arrival", sheet.arrivals],
    ["Departure", sheet.departures],
    ["In house", sheet.inHouse],
    ["Vehicle out", sheet.vehiclesOut],
    ["Vehicle back", sheet.vehiclesBack],
    ["Experience", sheet.trips.flatMap(({ guests }) => guests)],
    ["Pending", sheet.pending],
  ];
  const imports = [...sheet.importsIn, ...sheet.importsOut, ...sheet.importsStaying].map((item) =>
    csvLine([
      "Channel",
      "",
      item.channel,
      "",
      "",
      item.listingName,
      unitsText({ kind: item.kind, units: [item.unit] }),
      item.from,
      item.to,
      "",
      "",
      "",
      "",
      "",
      "imported",
      "",
      "",
    ]),
  );
  const lines = [csvLine(HEAD), ...parts.flatMap(([part, bookings]) => bookings.map(line(part))), ...imports];
  const response = csvResponse(`day-${day}.csv`, UTF8_BOM + lines.join(""));
  response.headers.set("Cache-Control", "no-store");
  return response;
}
