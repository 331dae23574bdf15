import type { StayBookingRow } from "#app/features/bookings/queries.server";
import { typeName } from "#app/features/stays/office/type-name";
import type { RequestView } from "#app/pages/admin/customers/view";
import { daysBetween, formatDay } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";
import { plural } from "#app/ui/office/plural";

export function stayView(row: StayBookingRow): RequestView {
  const [checkIn, checkOut] = [formatDay(row.check_in, "en", "short"), formatDay(row.check_out, "en", "short")];
  return {
    id: row.id,
    section: "stay",
    kind: "Stay booking request",
    person: row.full_name,
    email: row.email,
    phone: { countryCode: "", number: row.phone },
    language: row.language,
    received: row.created_at,
    status: row.status,
    listing: {
      name: row.stay_name,
      image: row.image,
      line:
        row.type === null
          ? "No longer offered"
          : `${typeName(row.type)}, ${row.location}, ${formatUsd(row.price ?? 0)} per night`,
      total: row.quoted_total === null ? null : formatUsd(row.quoted_total),
    },
    cells: [
      { name: "Check-in", text: checkIn },
      { name: "Check-out", text: checkOut },
      { name: "Guests", text: String(row.guests) },
    ],
    summary: `${checkIn} to ${checkOut}, ${plural(row.guests, "guest")}`,
    facts: [
      { name: "Check-in", text: checkIn },
      { name: "Check-out", text: checkOut },
      { name: "Nights", text: String(daysBetween(row.check_in, row.check_out)) },
      { name: "Guests", text: String(row.guests) },
    ],
    message: row.special_requests,
    clashes: row.clashes,
    isOverbooked: row.overbooked,
    assignee: row.assignee,
    conversation: { id: row.case_id, unread: row.unread, plan: row.plan },
    reply: {
      about: "stay",
      item: row.name_for_visitor,
      from: formatDay(row.check_in, row.language),
      to: formatDay(row.check_out, row.language),
      n: row.guests,
    },
  };
}
