import { OFFICE } from "#app/brand";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { ExportedBooking } from "#app/features/bookings/export/queries.server";
import { daysBetween, offsetOf, stampOf } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

const money = (cents: Cents) => (cents / 100).toFixed(2);

/** "3 nights x 120.00 = 360.00 (Dry season)". */
function lineText({ kind, count, times, unit_price, amount, season, text }: PriceLine): string {
  const what = kind === "other" ? (text ?? "other") : `${count} ${kind.replace("_", " ")}`;
  const each = times > 1 ? ` x ${times}` : "";
  return `${what}${each} x ${money(unit_price)} = ${money(amount)}${season ? ` (${season})` : ""}`;
}

const stateOf = ({ status, overbooked, is_wish }: ExportedBooking) => {
  if (overbooked) return `${status}, overbooked`;
  return is_wish ? `${status}, wish` : status;
};

const COLUMNS: Readonly<Record<string, (row: ExportedBooking) => string>> = {
  Reference: (row) => row.reference,
  State: stateOf,
  Origin: (row) => row.origin,
  Kind: (row) => row.kind,
  Listing: (row) => row.listing,
  Unit: (row) => row.unit,
  From: (row) => row.first_day,
  To: (row) => row.end_day,
  Nights: (row) => (row.kind === "experience" ? "" : String(daysBetween(row.first_day, row.end_day))),
  People: (row) => (row.kind === "vehicle" ? "" : String(row.people)),
  Vehicles: (row) => (row.kind === "vehicle" ? String(row.people) : ""),
  Guest: (row) => row.full_name,
  Lines: (row) => (row.price_lines ?? []).map(lineText).join("\n"),
  "Total (USD)": (row) => (row.total === null ? "" : money(row.total)),
  "Paid (USD)": (row) => money(row.paid),
  "Balance (USD)": (row) => (row.total === null ? "" : money(row.total - row.paid)),
  [`Received (${OFFICE.clock}, ${offsetOf(OFFICE)})`]: (row) => stampOf(new Date(row.created_at), OFFICE),
};

/** The head of the table, then its lines, batch by batch. */
export async function* toBookingLines(batches: AsyncGenerator<ExportedBooking[]>): AsyncGenerator<string[][]> {
  yield [Object.keys(COLUMNS)];
  for await (const rows of batches) yield rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row)));
}
