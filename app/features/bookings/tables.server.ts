import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/auth/tables.server";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import { MAX_VEHICLES } from "#app/features/availability/schema";
import {
  BOOKING_ORIGINS,
  BOOKING_STATUSES,
  CANCELLED_BY,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
} from "#app/features/bookings/schema";
import { cases } from "#app/features/cases/tables.server";
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
  timeOfDay,
  updatedAt,
  usd,
} from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

/** What the three kinds of request share. Deleting what was asked for keeps the request, with the name it had then. */
const request = () => ({
  full_name: text().notNull(),
  /** Null only where staff made the booking; so is the phone number. */
  email: text(),
  phone: text(),
  status: text({ enum: BOOKING_STATUSES }).notNull().default("pending"),
  /** The total the visitor was shown, in dollars. */
  quoted_total: usd(),
  /** Six letters and digits that name it to visitor and staff. */
  reference: text()
    .notNull()
    .default(sql`new_reference()`),
  origin: text({ enum: BOOKING_ORIGINS }).notNull().default("site"),
  /** What the total is made of. Null for what came in before this was kept. */
  price_lines: jsonb().$type<PriceLine[]>(),
  deposit_asked: usd(),
  /** The currency the visitor saw, and its rate then. */
  shown_currency: text(),
  shown_rate: numeric({ mode: "number" }),
  /** Until when a pending request keeps its days or seats, as the ledger says too. */
  hold_until: instant(),
  /** A pending request for days that were taken when it was sent. It keeps nothing. */
  is_wish: boolean().notNull().default(false),
  /** Confirmed without a unit or seats: red until it is solved. */
  overbooked: boolean().notNull().default(false),
  /** A trigger makes the case of a new row. The foreign key is deferred, by hand. */
  case_id: uuid()
    .notNull()
    .defaultRandom()
    .references(() => cases.id, { onDelete: "restrict" }),
  /** Of a trip plan: on which of its days it begins, from 1 on. Null: it was asked for alone. */
  day_of_plan: integer(),
  /** The member of staff who made it. */
  created_by: text().references(() => users.id, { onDelete: "set null" }),
  /** What held for cancelling when it was sent, in its language: later changes of it do not touch this booking. */
  cancel_text: text(),
  cancel_free_hours: integer(),
  /** A trigger sets both with the status, by staff unless the guest is named, and takes them back with it. */
  cancelled_by: text({ enum: CANCELLED_BY }),
  cancelled_at: instant(),
  arrived_at: instant(),
  left_at: instant(),
  /** Counts changes of status, days and unit: who saw another one is asked again. */
  version: integer().notNull().default(0),
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
  phone: AnyPgColumn;
  status: AnyPgColumn;
  reference: AnyPgColumn;
  origin: AnyPgColumn;
  hold_until: AnyPgColumn;
  overbooked: AnyPgColumn;
  case_id: AnyPgColumn;
  created_by: AnyPgColumn;
  language: AnyPgColumn;
  search_text: AnyPgColumn;
  phone_e164: AnyPgColumn;
  cancel_free_hours: AnyPgColumn;
  cancelled_by: AnyPgColumn;
  cancelled_at: AnyPgColumn;
  day_of_plan: AnyPgColumn;
  erased_at: AnyPgColumn;
  created_at: AnyPgColumn;
}

const requestRules = (name: string, table: RequestColumns, phone: PhoneColumns) => [
  notBlank(`${name}_full_name`, table.full_name),
  notBlank(`${name}_email`, table.email),
  oneOf(`${name}_status`, table.status, BOOKING_STATUSES),
  oneOf(`${name}_origin`, table.origin, BOOKING_ORIGINS),
  check(
    `${name}_contact`,
    sql`${table.origin} <> 'site' or (${table.email} is not null and ${table.phone} is not null)`,
  ),
  oneOf(`${name}_cancelled_by`, table.cancelled_by, CANCELLED_BY),
  check(
    `${name}_cancelled`,
    sql`(${table.cancelled_by} is null) = (${table.cancelled_at} is null) and (${table.cancelled_by} is null or ${table.status} = 'cancelled')`,
  ),
  atLeast(`${name}_cancel_free_hours`, table.cancel_free_hours, 0),
  atLeast(`${name}_day_of_plan`, table.day_of_plan, 1),
  unique(`${name}_reference`).on(table.reference),
  index(`${name}_case`).on(table.case_id),
  index(`${name}_overbooked`)
    .on(table.id)
    .where(sql`${table.overbooked}`),
  index(`${name}_holds`)
    .on(sql`lower(${table.email})`, table.hold_until)
    .where(sql`${table.hold_until} is not null`),
  index(`${name}_created_by`)
    .on(table.created_by)
    .where(sql`${table.created_by} is not null`),
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
    /** Null only where staff made the booking; so is the accommodation. */
    country_code: text(),
    accommodation: text(),
    participants: integer().notNull(),
    /** How many of them are children. */
    children: integer().notNull().default(0),
    date: date({ mode: "string" }).notNull(),
    /** Of the departure. Null: on request, or not set. */
    start_time: timeOfDay(),
    message: text(),
    search_text: searchText("full_name", "email", "message", "experience_title"),
    ...request(),
  },
  (table) => [
    ...requestRules("experience_inquiries", table, PHONE_COLUMNS.experience),
    atLeast("experience_inquiries_participants", table.participants, 1),
    check("experience_inquiries_children", sql`${table.children} between 0 and ${table.participants} - 1`),
    check(
      "experience_inquiries_visitor",
      // A trip plan asks for one number, and knows where one sleeps.
      sql`${table.origin} <> 'site' or ${table.day_of_plan} is not null or (${table.country_code} is not null and ${table.accommodation} is not null)`,
    ),
    index("experience_inquiries_experience_id").on(table.experience_id),
    index("experience_inquiries_date").on(table.date),
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
    index("stay_bookings_check_in").on(table.check_in),
    index("stay_bookings_check_out").on(table.check_out),
    // Who is in the house on a day, neither arriving nor leaving: no order of days finds them.
    index("stay_bookings_in_house")
      .using("gist", sql`daterange(${table.check_in}, ${table.check_out}, '()')`)
      .where(sql`${table.status} in ('confirmed', 'completed')`),
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
    /** How many of the same. */
    vehicles: integer().notNull().default(1),
    special_requests: text(),
    search_text: searchText("full_name", "email", "special_requests", "rental_name"),
    ...request(),
  },
  (table) => [
    ...requestRules("transportation_bookings", table, PHONE_COLUMNS.vehicle),
    check("transportation_bookings_dates", sql`${table.return_date} > ${table.pickup_date}`),
    check("transportation_bookings_vehicles", sql`${table.vehicles} between 1 and ${sql.raw(String(MAX_VEHICLES))}`),
    index("transportation_bookings_pickup_date").on(table.pickup_date),
    index("transportation_bookings_return_date").on(table.return_date),
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

/** Money that staff recorded. A trigger refuses any change but voiding, and deleting. */
export const booking_payments = pgTable(
  "booking_payments",
  {
    id: id(),
    stay_booking_id: uuid().references(() => stay_bookings.id, { onDelete: "restrict" }),
    transportation_booking_id: uuid().references(() => transportation_bookings.id, { onDelete: "restrict" }),
    experience_inquiry_id: uuid().references(() => experience_inquiries.id, { onDelete: "restrict" }),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    /** In `currency`, as it changed hands. */
    amount: numeric({ precision: 14, scale: 2 }).notNull(),
    currency: text().notNull(),
    /** Frozen by the rate of that day, or typed. */
    usd_amount: usd().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    day: date({ mode: "string" }).notNull(),
    note: text(),
    recorded_by: text().references(() => users.id, { onDelete: "set null" }),
    created_at: createdAt(),
    voided_at: instant(),
    voided_by: text().references(() => users.id, { onDelete: "set null" }),
    void_reason: text(),
  },
  (table) => [
    check(
      "booking_payments_booking",
      sql`num_nonnulls(${table.stay_booking_id}, ${table.transportation_booking_id}, ${table.experience_inquiry_id}) = 1`,
    ),
    oneOf("booking_payments_kind", table.kind, PAYMENT_KINDS),
    oneOf("booking_payments_method", table.method, PAYMENT_METHODS),
    check("booking_payments_amount", sql`${table.amount} > 0`),
    atLeast("booking_payments_usd_amount", table.usd_amount, 0),
    check(
      "booking_payments_void",
      sql`(${table.voided_at} is null) = (${table.void_reason} is null) and (${table.voided_at} is not null or ${table.voided_by} is null)`,
    ),
    index("booking_payments_stay").on(table.stay_booking_id),
    index("booking_payments_transportation").on(table.transportation_booking_id),
    index("booking_payments_experience").on(table.experience_inquiry_id),
    index("booking_payments_day").on(table.day),
  ],
);
