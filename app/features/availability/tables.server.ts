import { sql, type SQL } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/auth/tables.server";
import type { LeftOutEvents } from "#app/features/availability/channels/schema";
import {
  DEPARTURE_STATES,
  MAX_CUTOFF_HOURS,
  MAX_GROUP,
  MAX_MIN_NIGHTS,
  MAX_OCCUPANCY_DAYS,
  MAX_SEATS,
  OCCUPANCY_KINDS,
} from "#app/features/availability/schema";
import { experiences } from "#app/features/experiences/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import {
  atLeast,
  createdAt,
  id,
  instant,
  notBlank,
  oneOf,
  timeOfDay,
  updatedAt,
  usd,
} from "#app/platform/db/columns.server";

const day = () => date({ mode: "string" });
const between = (name: string, column: AnyPgColumn, least: number, most: number) =>
  check(name, sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`);
const exactlyOne = (name: string, ...columns: AnyPgColumn[]) =>
  check(name, sql`num_nonnulls(${sql.join(columns, sql`, `)}) = 1`);
const ALL_WEEKDAYS = 127;

/**
 * One of the identical rooms, houses or vehicles of a listing. A listing without one gets its first from a trigger at
 * the end of the transaction. Positions may change places: their constraints are deferrable, by hand.
 */
export const units = pgTable(
  "units",
  {
    id: id(),
    stay_id: uuid().references(() => stays.id, { onDelete: "cascade" }),
    rental_id: uuid().references(() => transportation_rentals.id, { onDelete: "cascade" }),
    /** Null: "Room 3" or "Vehicle 3", by its position. */
    name: text(),
    position: integer().notNull(),
    /** It takes nothing from this day on. */
    retired_from: day(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    exactlyOne("units_listing", table.stay_id, table.rental_id),
    notBlank("units_name", table.name),
    atLeast("units_position", table.position, 1),
    unique("units_stay_position").on(table.stay_id, table.position),
    unique("units_rental_position").on(table.rental_id, table.position),
    uniqueIndex("units_stay_name")
      .on(table.stay_id, sql`lower(${table.name})`)
      .where(sql`${table.name} is not null`),
    uniqueIndex("units_rental_name")
      .on(table.rental_id, sql`lower(${table.name})`)
      .where(sql`${table.name} is not null`),
  ],
);

/** Another place that sells a unit: its calendar is read. The address is a secret. */
export const channels = pgTable(
  "channels",
  {
    id: id(),
    unit_id: uuid()
      .notNull()
      .references(() => units.id, { onDelete: "cascade" }),
    name: text().notNull(),
    url: text().notNull(),
    is_active: boolean().notNull().default(true),
    /** Summaries that mean "closed", not "booked". */
    closed_summaries: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    etag: text(),
    last_modified: text(),
    last_tried_at: instant(),
    last_success_at: instant(),
    last_error: text(),
    failures: integer().notNull().default(0),
    next_poll_at: instant().notNull().defaultNow(),
    events_seen: integer().notNull().default(0),
    /** Since when it could not be read; null while it can. */
    failing_since: instant(),
    /** When staff were told by mail that it has not been read for a day; once for each time it fails. */
    warned_at: instant(),
    /** Events that take days and cannot be stored, and why. */
    left_out: jsonb()
      .$type<LeftOutEvents>()
      .notNull()
      .default(sql`'{"count":0,"events":[]}'::jsonb`),
  },
  (table) => [
    notBlank("channels_name", table.name),
    notBlank("channels_url", table.url),
    atLeast("channels_failures", table.failures, 0),
    atLeast("channels_events_seen", table.events_seen, 0),
    unique("channels_unit_url").on(table.unit_id, table.url),
    index("channels_next_poll")
      .on(table.next_poll_at)
      .where(sql`${table.is_active}`),
  ],
);

export const channel_events = pgTable(
  "channel_events",
  {
    id: id(),
    channel_id: uuid()
      .notNull()
      .references(() => channels.id, { onDelete: "cascade" }),
    uid: text().notNull(),
    recurrence_id: text().notNull().default(""),
    first_day: day().notNull(),
    end_day: day().notNull(),
    summary: text().notNull().default(""),
    is_closed: boolean().notNull().default(false),
    missed_polls: integer().notNull().default(0),
    /** A booking of ours stands on some of its days. */
    clash: boolean().notNull().default(false),
    first_seen_at: createdAt(),
    changed_at: createdAt(),
  },
  (table) => [
    unique("channel_events_uid").on(table.channel_id, table.uid, table.recurrence_id),
    check("channel_events_uid_length", sql`length(${table.uid}) <= 500`),
    check("channel_events_summary_length", sql`length(${table.summary}) <= 200`),
    check("channel_events_days", sql`${table.end_day} > ${table.first_day}`),
    atLeast("channel_events_missed_polls", table.missed_polls, 0),
    index("channel_events_clash")
      .on(table.channel_id)
      .where(sql`${table.clash}`),
  ],
);

/**
 * The ledger: which unit is taken on which days, whoever took it. Migrations add by hand what Drizzle cannot say: the
 * exclusion constraint `occupancies_free`, the foreign keys to bookings, which stand in a higher room, the columns an
 * index only carries, and the triggers.
 */
export const occupancies = pgTable(
  "occupancies",
  {
    id: id(),
    unit_id: uuid()
      .notNull()
      .references(() => units.id, { onDelete: "cascade" }),
    kind: text({ enum: OCCUPANCY_KINDS }).notNull(),
    first_day: day().notNull(),
    /** Excluded: the next guest may arrive on it. */
    end_day: day().notNull(),
    stay_booking_id: uuid(),
    transportation_booking_id: uuid(),
    channel_id: uuid().references(() => channels.id, { onDelete: "cascade" }),
    hold_until: instant(),
    reason: text(),
    created_by: text().references(() => users.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    oneOf("occupancies_kind", table.kind, OCCUPANCY_KINDS),
    check("occupancies_days", sql`${table.end_day} > ${table.first_day}`),
    check("occupancies_length", sql`${table.end_day} - ${table.first_day} <= ${sql.raw(String(MAX_OCCUPANCY_DAYS))}`),
    check(
      "occupancies_owner",
      sql`case ${table.kind}
        when 'booking' then num_nonnulls(${table.stay_booking_id}, ${table.transportation_booking_id}) = 1 and ${table.channel_id} is null
        when 'hold' then num_nonnulls(${table.stay_booking_id}, ${table.transportation_booking_id}) = 1 and ${table.channel_id} is null
        when 'import' then num_nonnulls(${table.stay_booking_id}, ${table.transportation_booking_id}) = 0 and ${table.channel_id} is not null
        else num_nonnulls(${table.stay_booking_id}, ${table.transportation_booking_id}, ${table.channel_id}) = 0 end`,
    ),
    check("occupancies_hold_until", sql`(${table.hold_until} is not null) = (${table.kind} = 'hold')`),
    unique("occupancies_stay_booking").on(table.stay_booking_id),
    unique("occupancies_transportation_booking").on(table.transportation_booking_id, table.unit_id),
    index("occupancies_holds")
      .on(table.hold_until)
      .where(sql`${table.kind} = 'hold'`),
    index("occupancies_channel")
      .on(table.channel_id)
      .where(sql`${table.channel_id} is not null`),
    index("occupancies_created_by")
      .on(table.created_by)
      .where(sql`${table.created_by} is not null`),
  ],
);

/** The weekly rule departures come from. */
export const departure_patterns = pgTable(
  "departure_patterns",
  {
    id: id(),
    experience_id: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: "cascade" }),
    first_day: day().notNull(),
    /** Included. Null: open. */
    last_day: day(),
    /** Bit 0 is Monday. */
    weekdays: smallint().notNull(),
    start_time: timeOfDay().notNull(),
    seats: integer().notNull(),
    cutoff_hours: integer().notNull().default(0),
  },
  (table) => [
    index("departure_patterns_experience").on(table.experience_id),
    check("departure_patterns_days", sql`${table.last_day} >= ${table.first_day}`),
    between("departure_patterns_weekdays", table.weekdays, 1, ALL_WEEKDAYS),
    between("departure_patterns_seats", table.seats, 1, MAX_SEATS),
    between("departure_patterns_cutoff", table.cutoff_hours, 0, MAX_CUTOFF_HOURS),
  ],
);

/** A start something must be remembered of; all others are computed from the patterns. */
export const departures = pgTable(
  "departures",
  {
    id: id(),
    experience_id: uuid()
      .notNull()
      .references(() => experiences.id, { onDelete: "cascade" }),
    day: day().notNull(),
    start_time: timeOfDay().notNull(),
    capacity: integer().notNull(),
    /** Kept by the trigger of departure_seats; no program writes it. */
    seats_taken: integer().notNull().default(0),
    state: text({ enum: DEPARTURE_STATES }).notNull().default("open"),
    cutoff_hours: integer().notNull().default(0),
    guide_note: text(),
    is_extra: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique("departures_start").on(table.experience_id, table.day, table.start_time),
    check("departures_seats", sql`${table.seats_taken} between 0 and ${table.capacity}`),
    between("departures_capacity", table.capacity, 0, MAX_SEATS),
    between("departures_cutoff", table.cutoff_hours, 0, MAX_CUTOFF_HOURS),
    oneOf("departures_state", table.state, DEPARTURE_STATES),
    index("departures_by_experience").on(table.experience_id, table.day),
    index("departures_by_day").on(table.day, table.start_time),
  ],
);

/** The seats one request has. Its foreign key to the request is written by hand: it stands in a higher room. */
export const departure_seats = pgTable(
  "departure_seats",
  {
    id: id(),
    departure_id: uuid()
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    inquiry_id: uuid().notNull(),
    seats: integer().notNull(),
    hold_until: instant(),
  },
  (table) => [
    unique("departure_seats_inquiry").on(table.inquiry_id),
    index("departure_seats_departure").on(table.departure_id),
    between("departure_seats_seats", table.seats, 1, MAX_GROUP),
    index("departure_seats_holds")
      .on(table.hold_until)
      .where(sql`${table.hold_until} is not null`),
  ],
);

/** Prices of days. The first in order that matches a night prices it. */
export const seasons = pgTable(
  "seasons",
  {
    id: id(),
    stay_id: uuid().references(() => stays.id, { onDelete: "cascade" }),
    rental_id: uuid().references(() => transportation_rentals.id, { onDelete: "cascade" }),
    experience_id: uuid().references(() => experiences.id, { onDelete: "cascade" }),
    name: text().notNull(),
    position: integer().notNull(),
    first_day: day().notNull(),
    /** Included. */
    last_day: day().notNull(),
    /** Null: every day of the week. */
    weekdays: smallint(),
    price: usd().notNull(),
    price_per_week: usd(),
    child_price: usd(),
    min_nights: integer(),
  },
  (table) => [
    exactlyOne("seasons_listing", table.stay_id, table.rental_id, table.experience_id),
    notBlank("seasons_name", table.name),
    unique("seasons_stay_position").on(table.stay_id, table.position),
    unique("seasons_rental_position").on(table.rental_id, table.position),
    unique("seasons_experience_position").on(table.experience_id, table.position),
    check("seasons_days", sql`${table.last_day} >= ${table.first_day}`),
    between("seasons_weekdays", table.weekdays, 1, ALL_WEEKDAYS),
    atLeast("seasons_price", table.price, 0),
    atLeast("seasons_price_per_week", table.price_per_week, 0),
    atLeast("seasons_child_price", table.child_price, 0),
    between("seasons_min_nights", table.min_nights, 1, MAX_MIN_NIGHTS),
  ],
);

export const long_stay_discounts = pgTable(
  "long_stay_discounts",
  {
    stay_id: uuid()
      .notNull()
      .references(() => stays.id, { onDelete: "cascade" }),
    from_nights: integer().notNull(),
    percent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.stay_id, table.from_nights] }),
    between("long_stay_discounts_from_nights", table.from_nights, 2, 365),
    between("long_stay_discounts_percent", table.percent, 1, 90),
  ],
);

/** A secret address other channels read our days from. */
export const calendar_links = pgTable(
  "calendar_links",
  {
    id: id(),
    unit_id: uuid().references(() => units.id, { onDelete: "cascade" }),
    stay_id: uuid().references(() => stays.id, { onDelete: "cascade" }),
    rental_id: uuid().references(() => transportation_rentals.id, { onDelete: "cascade" }),
    /** What came from it is left out. */
    channel_id: uuid().references(() => channels.id, { onDelete: "cascade" }),
    token: text().notNull().unique(),
    last_read_at: instant(),
    revoked_at: instant(),
  },
  (table) => [
    exactlyOne("calendar_links_subject", table.unit_id, table.stay_id, table.rental_id),
    check("calendar_links_token", sql`length(${table.token}) = 43`),
    ...(
      [
        ["unit", table.unit_id],
        ["stay", table.stay_id],
        ["rental", table.rental_id],
        ["channel", table.channel_id],
      ] as const
    ).map(([name, column]) =>
      index(`calendar_links_${name}`)
        .on(column)
        .where(sql`${column} is not null`),
    ),
  ],
);

/** Which network holds days, as a keyed hash and only while it does: see the limits of holds. */
export const hold_networks = pgTable(
  "hold_networks",
  {
    /** Of the request. */
    item_id: uuid().primaryKey(),
    network: text().notNull(),
    hold_until: instant().notNull(),
  },
  (table) => [index("hold_networks_network").on(table.network, table.hold_until)],
);

/** Holds that ended are nobody's; they are deleted by whoever needs the days. */
export const isLive = (holdUntil: AnyPgColumn): SQL => sql`(${holdUntil} is null or ${holdUntil} > now())`;
