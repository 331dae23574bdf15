import type { TransportationBookingRow } from "#app/features/bookings/queries.server";
import { typeName } from "#app/features/transportation/office/type-name";
import type { RequestView } from "#app/pages/admin/customers/view";
import { daysBetween, formatDay } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";

export function vehicleView(row: TransportationBookingRow): RequestView {
  const [pickup, back] = [formatDay(row.pickup_date, "en", "short"), formatDay(row.return_date, "en", "short")];
  const driver = row.with_driver ? "With driver" : "Self-drive";
  return {
    id: row.id,
    section: "transportation",
    kind: "Vehicle booking request",
    person: row.full_name,
    email: row.email,
    phone: { countryCode: "", number: row.phone },
    language: row.language,
    received: row.created_at,
    status: row.status,
    listing: {
      name: row.rental_name,
      image: row.image,
      line:
        row.price_per_day === null
          ? `${typeName(row.rental_type)}, no longer offered`
          : `${typeName(row.rental_type)}, ${formatUsd(row.price_per_day)} per day`,
      total: row.quoted_total === null ? null : formatUsd(row.quoted_total),
    },
    cells: [
      { name: "Pickup", text: pickup },
      { name: "Return", text: back },
      { name: "Driver", text: driver },
    ],
    summary: `${pickup} to ${back}, ${driver.toLowerCase()}`,
    facts: [
      { name: "Pickup", text: pickup },
      { name: "Return", text: back },
      { name: "Days", text: String(daysBetween(row.pickup_date, row.return_date)) },
      { name: "Driver", text: driver },
    ],
    message: row.special_requests,
    clashes: row.clashes,
    isOverbooked: row.overbooked,
    assignee: row.assignee,
    conversation: { id: row.case_id, unread: row.unread, plan: row.plan },
    reply: {
      about: "vehicle",
      item: row.name_for_visitor,
      from: formatDay(row.pickup_date, row.language),
      to: formatDay(row.return_date, row.language),
    },
  };
}
