import { and, eq, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { channel_events } from "#app/features/availability/tables.server";
import { users } from "#app/features/auth/tables.server";
import {
  booking_payments,
  experience_inquiries,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { isMailbox } from "#app/features/alerts/mutations.server";
import { alerts, watched_properties } from "#app/features/alerts/tables.server";
import { case_messages, case_pictures, cases, secret_links, subscribers } from "#app/features/cases/tables.server";
import { asks } from "#app/features/guests/tables.server";
import { reviews } from "#app/features/reviews/tables.server";
import { VISITOR } from "#app/features/forms/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { SIGNIFICANT_DIGITS } from "#app/features/privacy/rules";
import { ERASED, OWNER_COLUMNS, type Identity, type RequestKind } from "#app/features/privacy/schema";
import { plans } from "#app/features/plans/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { RETENTION_MONTHS } from "#app/features/settings/schema";
import { site_settings } from "#app/features/settings/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { allOf, anyOf } from "#app/platform/db/conditions.server";

type RequestTable = PgTable & {
  case_id: AnyPgColumn;
  id: AnyPgColumn;
  email: AnyPgColumn;
  phone: AnyPgColumn;
  phone_e164: AnyPgColumn;
  search_text: AnyPgColumn;
  created_at: AnyPgColumn;
  erased_at: AnyPgColumn;
};

/** The columns that identify a request's sender, and the values that replace them on erasure. */
interface RequestShape {
  table: RequestTable;
  sender: AnyPgColumn;
  phone: SQL | AnyPgColumn;
  /** The last day of what was asked for; a message has none. */
  lastDay: AnyPgColumn | null;
  erased: Record<string, string | null | boolean | SQL>;
}

const ERASED_GUEST = {
  full_name: ERASED,
  email: ERASED,
  phone: ERASED,
  phone_e164: null,
  submission_key: null,
  submission_hash: null,
};
const ERASED_SENDER = {
  name: ERASED,
  email: ERASED,
  phone: null,
  phone_e164: null,
  message: ERASED,
  submission_key: null,
  submission_hash: null,
};
/** Closes pending requests, since nobody can be answered; other statuses stay. */
const closedStatus = (status: AnyPgColumn, end: "cancelled" | "closed") => ({
  status: sql`case when ${status} = 'pending' then ${end} else ${status} end`,
});

export const REQUESTS: Readonly<Record<RequestKind, RequestShape>> = {
  experience_inquiries: {
    table: experience_inquiries,
    sender: experience_inquiries.full_name,
    phone: sql`concat(${experience_inquiries.country_code}, ${experience_inquiries.phone})`,
    lastDay: experience_inquiries.date,
    erased: {
      ...ERASED_GUEST,
      ...closedStatus(experience_inquiries.status, "cancelled"),
      country_code: "",
      accommodation: ERASED,
      message: null,
    },
  },
  stay_bookings: {
    table: stay_bookings,
    sender: stay_bookings.full_name,
    phone: stay_bookings.phone,
    lastDay: stay_bookings.check_out,
    erased: { ...ERASED_GUEST, ...closedStatus(stay_bookings.status, "cancelled"), special_requests: null },
  },
  transportation_bookings: {
    table: transportation_bookings,
    sender: transportation_bookings.full_name,
    phone: transportation_bookings.phone,
    lastDay: transportation_bookings.return_date,
    erased: { ...ERASED_GUEST, ...closedStatus(transportation_bookings.status, "cancelled"), special_requests: null },
  },
  inquiries: {
    table: inquiries,
    sender: inquiries.name,
    phone: inquiries.phone,
    lastDay: null,
    erased: { ...ERASED_SENDER, ...closedStatus(inquiries.status, "closed"), read: true },
  },
  property_inquiries: {
    table: property_inquiries,
    sender: property_inquiries.name,
    phone: property_inquiries.phone,
    lastDay: null,
    erased: ERASED_SENDER,
  },
};

/** Of a phone number, or of a text that holds one. */
function isPhone(value: SQL | AnyPgColumn, digits: string): SQL {
  const own = sql`regexp_replace(${value}, '[^0-9]', '', 'g')`;
  if (digits.length < SIGNIFICANT_DIGITS) return sql`${own} = ${digits}`;
  return sql`right(${own}, ${sql.raw(String(SIGNIFICANT_DIGITS))}) = ${digits.slice(-SIGNIFICANT_DIGITS)}`;
}

/** The index over all that is searched finds the few rows whose address is then looked at. */
export function isSentBy({ table, phone }: RequestShape, who: Identity): SQL {
  if ("phone" in who) return anyOf(isPhone(phone, who.phone), isPhone(table.phone_e164, who.phone));
  return sql`search_grams(${table.search_text}) @@ search_query(search_folded(${who.email})) and lower(${table.email}) = ${who.email}`;
}

export function isOwnedBy(who: Identity): SQL {
  if ("phone" in who)
    return anyOf(isPhone(properties.owner_phone, who.phone), isPhone(properties.phone_e164, who.phone));
  return sql`${who.email} in (lower(${properties.owner_email}), lower(${properties.contact_email}))`;
}

/** Of a deleted property that can still come back. */
export function wasOwnedBy(who: Identity): SQL {
  if ("phone" in who) return isPhone(sql`(${bin.row} ->> 'owner_phone')`, who.phone);
  return sql`${who.email} in (lower(${bin.row} ->> 'owner_email'), lower(${bin.row} ->> 'contact_email'))`;
}

/** Ids, or other texts, as the database takes a list of them. */
export const inTextList = (column: AnyPgColumn | SQL, values: readonly string[]) =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** What one person left with us, by the ids of what it hangs on. */
export interface LinkedRecordIds {
  requests: { kind: RequestKind; ids: string[] }[];
  properties: string[];
}

/** Messages to or about the person. */
export function isMailAbout(who: Identity | null, { requests, properties: owned }: LinkedRecordIds): SQL {
  const about = [...requests.map(({ kind, ids }) => [kind, ids] as const), ["properties", owned] as const].map(
    ([table, ids]) => and(eq(outbox.about_table, table), inTextList(outbox.about_id, ids)),
  );
  const to =
    who && "email" in who
      ? [sql`lower(${outbox.recipient}) = ${who.email}`, sql`lower(${outbox.reply_to}) = ${who.email}`]
      : [];
  return anyOf(...about, ...to);
}

/** What was done to somebody's requests is written down under his name. */
export function isNamedInHistory(who: Identity | null, { requests }: LinkedRecordIds): SQL {
  const mail =
    who && "email" in who
      ? sql`lower(${changes.item_name}) in (${`mail to ${who.email}`}, ${`alerts to ${who.email}`})`
      : undefined;
  return allOf(
    eq(changes.room, "customers"),
    or(
      inTextList(
        changes.item_id,
        requests.flatMap(({ ids }) => ids),
      ),
      mail,
    ),
  );
}

/** What visitors corrected in their own requests stands there as they typed it. */
export function isCorrectedInHistory({ requests }: LinkedRecordIds): SQL {
  return allOf(
    eq(changes.room, "customers"),
    eq(changes.user_id, VISITOR.id),
    inTextList(
      changes.item_id,
      requests.flatMap(({ ids }) => ids),
    ),
  );
}

/** Changes of a property that have its owner's data before and after. */
export function isOwnerInHistory({ properties: owned }: LinkedRecordIds): SQL {
  return allOf(
    eq(changes.room, "properties"),
    inTextList(changes.item_id, owned),
    sql`${changes.fields} ?| array[${sql.join(
      OWNER_COLUMNS.map((column) => sql`${column}`),
      sql`, `,
    )}]`,
  );
}

/** What another calendar says of an event may name whoever comes. */
export function isSummaryWith(who: Identity | { text: string }): SQL {
  if ("phone" in who)
    return sql`position(${who.phone.slice(-SIGNIFICANT_DIGITS)} in regexp_replace(${channel_events.summary}, '[^0-9]', '', 'g')) > 0`;
  return sql`position(lower(${"email" in who ? who.email : who.text}) in lower(${channel_events.summary})) > 0`;
}

/** Events of other calendars whose summaries hold a text. */
export function listSummariesWith(db: Db, text: string): Promise<StoredRow[]> {
  return rowsWhere(db, channel_events, isSummaryWith({ text }));
}

/** The columns of a booking that say who the guest is, or that staff wrote about him freely, as the history has them. */
export const GUEST_COLUMNS = [
  "full_name",
  "email",
  "phone",
  "phone_e164",
  "country_code",
  "accommodation",
  "special_requests",
  "message",
  "price_lines",
  "reason",
  "voided",
] as const;

/** Changes of a booking that have its guest's data before and after. */
export function isGuestInHistory({ requests }: LinkedRecordIds): SQL {
  return allOf(
    eq(changes.room, "customers"),
    inTextList(
      changes.item_id,
      requests.flatMap(({ ids }) => ids),
    ),
    sql`${changes.fields} ?| array[${sql.join(
      GUEST_COLUMNS.map((column) => sql`${column}`),
      sql`, `,
    )}]`,
  );
}

/** The bookings of a person, by what names them elsewhere. */
const BOOKING_COLUMNS = {
  experience_inquiries: booking_payments.experience_inquiry_id,
  stay_bookings: booking_payments.stay_booking_id,
  transportation_bookings: booking_payments.transportation_booking_id,
} as const;
const isBooking = (kind: RequestKind): kind is keyof typeof BOOKING_COLUMNS => Object.hasOwn(BOOKING_COLUMNS, kind);

function isPaymentOf({ requests }: LinkedRecordIds): SQL {
  return anyOf(
    ...requests.flatMap(({ kind, ids }) =>
      isBooking(kind) ? [inTextList(sql`${BOOKING_COLUMNS[kind]}::text`, ids)] : [],
    ),
  );
}

/** What was written in the cases of what somebody sent, notes of staff too. */
function isOfCases(column: AnyPgColumn, { requests, properties: offered }: LinkedRecordIds): SQL {
  const sent = [
    ...requests.map(({ kind, ids }) => ({ table: REQUESTS[kind].table, ids })),
    { table: properties, ids: offered },
  ];
  return anyOf(
    ...sent.map(
      ({ table, ids }) =>
        sql`${column} in (select case_id from ${table} where ${inTextList(sql`${table.id}::text`, ids)})`,
    ),
  );
}

type StoredRow = Record<string, unknown>;

const MAX_ROWS = 1_000;

async function rowsWhere(db: Db, table: PgTable, where: SQL): Promise<StoredRow[]> {
  const rows = await rowsOf<{ row: StoredRow }>(
    db,
    sql`select to_jsonb(${table}) - 'search_text' - 'token_hash' as row from ${table} where ${where} limit ${MAX_ROWS}`,
  );
  return rows.map(({ row }) => row);
}

type PersonalTable =
  | "properties"
  | "bin"
  | "outbox"
  | "changes"
  | "channel_events"
  | "cases"
  | "case_messages"
  | "case_pictures"
  | "secret_links"
  | "plans"
  | "asks"
  | "reviews"
  | "booking_payments"
  | "subscribers"
  | "alerts"
  | "watched_properties";

export interface Person {
  /** Whole rows, by the names of their tables. A table without any is left out. */
  records: Partial<Record<RequestKind | PersonalTable, StoredRow[]>>;
  /** Other addresses and numbers in these rows: the same person may have sent more under them. */
  others: string[];
  isStaff: boolean;
}

/** Everything that is held about whoever uses an address or a number. */
export async function findPerson(db: Db, who: Identity): Promise<Person> {
  const held: Person["records"] = {};
  const traces: LinkedRecordIds = { requests: [], properties: [] };
  const collect = (name: keyof Person["records"], rows: StoredRow[]) => {
    if (rows.length > 0) held[name] = rows;
    return rows.map(({ id }) => String(id));
  };
  for (const [kind, shape] of Object.entries(REQUESTS) as [RequestKind, RequestShape][]) {
    traces.requests.push({ kind, ids: collect(kind, await rowsWhere(db, shape.table, isSentBy(shape, who))) });
  }
  traces.properties = collect("properties", await rowsWhere(db, properties, isOwnedBy(who)));
  collect("bin", await rowsWhere(db, bin, wasOwnedBy(who)));
  collect("outbox", await rowsWhere(db, outbox, isMailAbout(who, traces)));
  collect("changes", await rowsWhere(db, changes, anyOf(isNamedInHistory(who, traces), isOwnerInHistory(traces))));
  collect("cases", await rowsWhere(db, cases, isOfCases(cases.id, traces)));
  collect("case_messages", await rowsWhere(db, case_messages, isOfCases(case_messages.case_id, traces)));
  collect("case_pictures", await rowsWhere(db, case_pictures, isOfCases(case_pictures.case_id, traces)));
  const isTold = (column: AnyPgColumn) =>
    "email" in who
      ? sql`${column} in (select ${subscribers.id} from ${subscribers} where ${isMailbox(who.email)})`
      : sql`false`;
  const isLink = anyOf(isOfCases(secret_links.case_id, traces), isTold(secret_links.subscriber_id));
  collect("secret_links", await rowsWhere(db, secret_links, isLink));
  collect("plans", await rowsWhere(db, plans, isOfCases(plans.case_id, traces)));
  collect("asks", await rowsWhere(db, asks, isOfCases(asks.case_id, traces)));
  collect("reviews", await rowsWhere(db, reviews, isOfCases(reviews.case_id, traces)));
  collect("booking_payments", await rowsWhere(db, booking_payments, isPaymentOf(traces)));
  if ("email" in who) {
    collect("subscribers", await rowsWhere(db, subscribers, isMailbox(who.email)));
    collect("alerts", await rowsWhere(db, alerts, isTold(alerts.subscriber_id)));
    collect("watched_properties", await rowsWhere(db, watched_properties, isTold(watched_properties.subscriber_id)));
  }
  collect("channel_events", await rowsWhere(db, channel_events, isSummaryWith(who)));
  const sent = [...traces.requests.map(({ kind }) => kind), "properties" as const].flatMap((name) => held[name] ?? []);
  const addresses = sent.flatMap(({ email, owner_email, contact_email }) => [email, owner_email, contact_email]);
  const others = new Set(
    addresses
      .filter((address): address is string => typeof address === "string")
      .map((address) => address.toLowerCase()),
  );
  if ("email" in who) others.delete(who.email);
  const staff =
    "email" in who ? await db.select({ id: users.id }).from(users).where(eq(users.email, who.email)).limit(1) : [];
  return { records: held, others: [...others], isStaff: staff.length > 0 };
}

/** How many months requests keep their senders. */
export async function findRetentionMonths(db: Db): Promise<number> {
  const [settings] = await db.select({ months: site_settings.keep_requests_months }).from(site_settings).limit(1);
  return settings?.months ?? RETENTION_MONTHS.default;
}
