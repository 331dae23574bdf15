import type { PendingExperience, PendingStay, PendingVehicle, Waiting } from "#app/features/bookings/pending/queries.server";
import { typeName } from "#app/features/transportation/admin/type-name";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import { formatSpan, shortDay } from "#app/platform/dates/spans";
import { plural } from "#app/ui/office/plural";

/** One request, in the words of its kind. */
export interface PendingItem {
  id: string;
  title: string;
  fullName: string;
  /** When, for how many. */
  facts: string;
  createdAt: Date;
}

/** What a list shows of the rows that were read; null when they were not. */
export function itemsOf<Row>(waiting: Waiting<Row> | null, toItem: (row: Row) => PendingItem) {
  return waiting && { items: waiting.rows.map(toItem), total: waiting.total };
}

export function experienceItem(row: PendingExperience, today: Day): PendingItem {
  return { id: row.id, title: row.title, fullName: row.full_name, facts: `${shortDay(row.date, today)}, ${plural(row.participants, "person", "people")}`, createdAt: row.created_at };
}

export function stayItem(row: PendingStay, today: Day): PendingItem {
  return {
    id: row.id,
    title: `${row.name}, ${plural(daysBetween(row.check_in, row.check_out), "night")}`,
    fullName: row.full_name,
    facts: `${formatSpan({ from: row.check_in, to: row.check_out }, today)}, ${plural(row.guests, "guest")}`,
    createdAt: row.created_at,
  };
}

export function vehicleItem(row: PendingVehicle, today: Day): PendingItem {
  return {
    id: row.id,
    title: row.with_driver ? `${row.name}, with driver` : row.name,
    fullName: row.full_name,
    facts: `${formatSpan({ from: row.pickup_date, to: row.return_date }, today)}, ${typeName(row.type)}`,
    createdAt: row.created_at,
  };
}
