import type {
  PendingExperience,
  PendingStay,
  PendingVehicle,
  PendingRequests,
} from "#app/features/bookings/pending/queries.server";
import { typeName } from "#app/features/transportation/office/type-name";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import { formatDateRange, shortDay } from "#app/platform/dates/date-range";
import type { Language } from "#app/platform/i18n/languages";
import { plural } from "#app/ui/office/plural";

/** One request, in the words of its kind. */
export interface PendingItem {
  id: string;
  title: string;
  fullName: string;
  /** When, for how many. */
  facts: string;
  /** What else the visitor wrote, to be read before answering. */
  details: { email: string; phone: string; language: Language; message: string | null };
  createdAt: Date;
}

/** What a list shows of the rows that were read; null when they were not. */
export function itemsOf<Row>(waiting: PendingRequests<Row> | null, toItem: (row: Row) => PendingItem) {
  return waiting && { items: waiting.rows.map(toItem), total: waiting.total };
}

function detailsOf({ email, phone, language, message }: PendingItem["details"]): PendingItem["details"] {
  return { email, phone, language, message };
}

export function experienceItem(row: PendingExperience, today: Day): PendingItem {
  return {
    id: row.id,
    title: row.title,
    fullName: row.full_name,
    facts: `${shortDay(row.date, today)}, ${plural(row.participants, "person", "people")}`,
    details: detailsOf({ ...row, phone: `${row.country_code} ${row.phone}`.trim() }),
    createdAt: row.created_at,
  };
}

export function stayItem(row: PendingStay, today: Day): PendingItem {
  return {
    id: row.id,
    title: `${row.name}, ${plural(daysBetween(row.check_in, row.check_out), "night")}`,
    fullName: row.full_name,
    facts: `${formatDateRange({ from: row.check_in, to: row.check_out }, today)}, ${plural(row.guests, "guest")}`,
    details: detailsOf(row),
    createdAt: row.created_at,
  };
}

export function vehicleItem(row: PendingVehicle, today: Day): PendingItem {
  return {
    id: row.id,
    title: row.with_driver ? `${row.name}, with driver` : row.name,
    fullName: row.full_name,
    facts: `${formatDateRange({ from: row.pickup_date, to: row.return_date }, today)}, ${typeName(row.type)}`,
    details: detailsOf(row),
    createdAt: row.created_at,
  };
}
