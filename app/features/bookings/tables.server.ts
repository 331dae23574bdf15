import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { BOOKING_STATUSES } from "#app/features/bookings/schema";
import { experiences } from "#app/features/experiences/tables.server";
import { submissionColumns } from "#app/features/forms/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import {
  atLeast,
  createdAt,
  id,
  instant,
  notBlank,
  oneOf,
  phoneIndex,
  searchIndex,
  searchText,
  updatedAt,
  usd,
} from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

/** What the three kinds of request share. Deleting what was asked for keeps the request, with the name it had then. */
const request = () => ({
  full_name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  status: text({ enum: BOOKING_STATUSES }).notNull().default("pending"),
  /** The total the visitor was shown, in dollars. */
  quoted_total: usd(),
  /** The language of the page it came from, so that the answer can be in it. */
  language: text({ enum: LANGUAGES }).notNull().default("en"),
  /** The page it was sent from, without its language; unknown for what came in before this was kept. */
  page: text(),
  ...submissionColumns(),
  /** Since when it says no longer who sent it. */
  erased_at: instant(),
  created_at: createdAt(),
  updated_at: updatedAt(),
});

type PhoneColumns = readonly [string, ...string[]];
/** What each kind keeps a phone number in. */
export const PHONE_COLUMNS = {
  experience: ["country_code", "phone"],
  stay: ["phone"],
  vehicle: ["phone"],
} as const satisfies Record<string, PhoneColumns>;

interface RequestColumns {
  id: AnyPgColumn;
  full_name: AnyPgColumn;
  email: AnyPgColumn;
  status: AnyPgColumn;
  language: AnyPgColumn;
  search_text: AnyPgColumn;
  phone_e164: AnyPgColumn;
  erased_at: AnyPgColumn;
  created_at: AnyPgColumn;
}

const requestRules = (name: string, table: RequestColumns, phone: PhoneColumns) => [
  notBlank(`${name}_full_name`, table.full_name),
  notBlank(`${name}_email`, table.email),
  oneOf(`${name}_status`, table.status, BOOKING_STATUSES),
  oneOf(`${name}_language`, table.language, LANGUAGES),
  index(`${name}_newest`).on(sql`${table.created_at} desc nulls last`, table.id),
  index(`${name}_by_status`).on(table.status, sql`${table.created_at} desc nulls last`, table.id),
  searchIndex(`${name}_search`, table.search_text),
  phoneIndex(`${name}_phone`, ...phone),
  index(`${name}_phone_e164`).on(table.phone_e164),
  index(`${name}_with_sender`)
    .on(table.created_at)
    .where(sql`${table.erased_at} is null`),
];

export const experience_inquiries = pgTable(
  "experience_inquiries",
  {
    id: id(),
    experience_id: uuid().references(() => experiences.id, { onDelete: "set null" }),
    experience_title: text().notNull(),
    country_code: text().notNull(),
    accommodation: text().notNull(),
    participants: integer().notNull(),
    date: date({ mode: "string" }).notNull(),
    message: text(),
    search_text: searchText("full_name", "email", "message", "experience_title"),
    ...request(),
  },
  (table) => [
    ...requestRules("experience_inquiries", table, PHONE_COLUMNS.experience),
    atLeast("experience_inquiries_participants", table.participants, 1),
    index("experience_inquiries_experience_id").on(table.experience_id),
  ],
);

export const stay_bookings = pgTable(
  "stay_bookings",
  {
    id: id(),
    stay_id: uuid().references(() => stays.id, { onDelete: "set null" }),
    stay_name: text().notNull(),
    check_in: date({ mode: "string" }).notNull(),
    check_out: date({ mode: "string" }).notNull(),
    guests: integer().notNull(),
    special_requests: text(),
    search_text: searchText("full_name", "email", "special_requests", "stay_name"),
    ...request(),
  },
  (table) => [
    ...requestRules("stay_bookings", table, PHONE_COLUMNS.stay),
    check("stay_bookings_dates", sql`${table.check_out} > ${table.check_in}`),
    atLeast("stay_bookings_guests", table.guests, 1),
    index("stay_bookings_stay_dates").on(table.stay_id, table.check_in, table.check_out),
    index("stay_bookings_confirmed")
      .on(table.stay_id, table.check_out, table.check_in)
      .where(sql`${table.status} = 'confirmed'`),
  ],
);

export const transportation_bookings = pgTable(
  "transportation_bookings",
  {
    id: id(),
    rental_id: uuid().references(() => transportation_rentals.id, { onDelete: "set null" }),
    rental_name: text().notNull(),
    rental_type: text().notNull(),
    pickup_date: date({ mode: "string" }).notNull(),
    return_date: date({ mode: "string" }).notNull(),
    with_driver: boolean().notNull().default(false),
    special_requests: text(),
    search_text: searchText("full_name", "email", "special_requests", "rental_name"),
    ...request(),
  },
  (table) => [
    ...requestRules("transportation_bookings", table, PHONE_COLUMNS.vehicle),
    check("transportation_bookings_dates", sql`${table.return_date} > ${table.pickup_date}`),
    index("transportation_bookings_rental_dates").on(table.rental_id, table.pickup_date, table.return_date),
    index("transportation_bookings_confirmed")
      .on(table.rental_id, table.return_date, table.pickup_date)
      .where(sql`${table.status} = 'confirmed'`),
  ],
);

/** Sales and rents that staff record: the revenue of the dashboard. */
export const pemba_property_bookings = pgTable(
  "pemba_property_bookings",
  {
    id: id(),
    property_id: uuid().references(() => properties.id, { onDelete: "set null" }),
    property_title: text().notNull(),
    total_amount: usd().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    atLeast("pemba_property_bookings_total", table.total_amount, 0),
    index("pemba_property_bookings_newest").on(table.created_at.desc()),
    index("pemba_property_bookings_property_id").on(table.property_id),
  ],
);
