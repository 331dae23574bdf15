import { and, eq, exists, sql, type SQL } from "drizzle-orm";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { BookingStatus, PaymentMethod } from "#app/features/bookings/schema";
import type { AskedChange } from "#app/features/cases/schema";
import type { AskKind, AskTable } from "#app/features/guests/asks/schema";
import { changes } from "#app/features/history/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import type { InquiryStatus, StoredTopic } from "#app/features/inquiries/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import type { Cents, CurrencyCode } from "#app/platform/money/money";

interface GuestPayment {
  kind: "payment" | "refund";
  /** In its own currency, as people write it. */
  amount: number;
  currency: string;
  dollars: Cents;
  method: PaymentMethod;
  day: Day;
}

/** A booking as its guest may see it: no unit, no notes, nothing of staff. */
export interface GuestBooking {
  /** Not for the page. */
  id: string;
  /** Rises with each change. */
  version: number;
  changed_at: string;
  /** Null when it is no longer offered. */
  listing_id: string | null;
  /** Of the booking itself: by it the forms of the page name it. */
  reference: string;
  kind: "stay" | "vehicle" | "experience";
  status: BookingStatus;
  /** As it was called then; in the reader's language where it is still called so. */
  name: string;
  /** Of its page, where it is still offered. */
  listing: string | null;
  image: string | null;
  place: string | null;
  from: Day;
  to: Day;
  start_time: string | null;
  check_in_from: string | null;
  check_out_until: string | null;
  people: number;
  children: number;
  vehicles: number;
  with_driver: boolean;
  accommodation: string | null;
  words: string | null;
  phone: string | null;
  total: Cents | null;
  lines: PriceLine[] | null;
  deposit: Cents | null;
  shown_currency: CurrencyCode | null;
  shown_rate: number | null;
  hold_until: string | null;
  is_wish: boolean;
  created_at: string;
  /** What held for cancelling when it was sent. */
  cancel_text: string | null;
  cancel_free_hours: number | null;
  cancelled_by: "guest" | "staff" | null;
  cancelled_at: string | null;
  language: Language;
  /** What waits for us to decide. */
  ask: { kind: AskKind; wanted: AskedChange | null } | null;
  payments: GuestPayment[];
}

/** A column of a listing in a language, where somebody has filled it in. */
const localised = (table: string, field: string, language: Language): SQL =>
  language === BASE_LANGUAGE
    ? sql.raw(`${table}.${field}`)
    : sql.raw(`coalesce(nullif(btrim(${table}.${field}_${language}), ''), ${table}.${field})`);

/** One that was renamed since shows what it was called then. */
const nameOf = (field: string, then: string, language: Language): SQL =>
  sql`case when ${sql.raw(`l.${field} = b.${then}`)} then ${localised("l", field, language)} else ${sql.raw(`b.${then}`)} end`;

const payments = (
  owner: string,
): SQL => sql`(select coalesce(json_agg(json_build_object('kind', p.kind, 'amount', p.amount, 'currency', p.currency,
  'dollars', (p.usd_amount * 100)::bigint, 'method', p.method, 'day', p.day) order by p.day, p.created_at), '[]')
  from booking_payments p where p.${sql.raw(owner)} = b.id and p.voided_at is null)`;

const SHARED = sql`'id', b.id, 'version', b.version, 'changed_at', b.updated_at, 'status', b.status, 'words', b.words, 'phone', b.phone, 'total', (b.quoted_total * 100)::bigint, 'lines', b.price_lines,
  'deposit', (b.deposit_asked * 100)::bigint, 'shown_currency', b.shown_currency, 'shown_rate', b.shown_rate, 'hold_until', b.hold_until,
  'is_wish', b.is_wish, 'created_at', b.created_at, 'reference', b.reference, 'cancel_text', b.cancel_text, 'cancel_free_hours', b.cancel_free_hours,
  'cancelled_by', b.cancelled_by, 'cancelled_at', b.cancelled_at, 'language', b.language, 'listing_id', l.id`;

const openAsk = (table: AskTable): SQL =>
  sql`(select json_build_object('kind', a.kind, 'wanted', a.wanted) from asks a where a.item_table = ${sql.raw(`'${table}'`)} and a.item_id = b.id and a.state = 'open')`;

/** The bookings of a case, by their first day, in one query. */
export async function listGuestBookings(db: Db, caseId: string, language: Language): Promise<GuestBooking[]> {
  const rows = await rowsOf<{ data: GuestBooking | string }>(
    db,
    sql`select data from (
      select b.check_in as first_day, json_build_object('kind', 'stay', ${SHARED}, 'name', ${nameOf("name", "stay_name", language)}, 'listing', ${localised("l", "slug", language)},
          'image', l.images[1], 'place', l.location, 'from', b.check_in, 'to', b.check_out, 'start_time', null, 'check_in_from', left(l.check_in_from::text, 5), 'check_out_until', left(l.check_out_until::text, 5),
          'people', b.guests, 'children', 0, 'vehicles', 1, 'with_driver', false, 'accommodation', null, 'payments', ${payments("stay_booking_id")}, 'ask', ${openAsk("stay_bookings")}) as data
        from (select *, special_requests as words from stay_bookings where case_id = ${caseId}) b left join stays l on l.id = b.stay_id
      union all
      select b.pickup_date, json_build_object('kind', 'vehicle', ${SHARED}, 'name', ${nameOf("name", "rental_name", language)}, 'listing', case when l.available then l.id end,
          'image', l.images[1], 'place', ${localised("l", "pickup_place", language)}, 'from', b.pickup_date, 'to', b.return_date, 'start_time', null, 'check_in_from', left(l.pickup_from::text, 5), 'check_out_until', null,
          'people', 1, 'children', 0, 'vehicles', b.vehicles, 'with_driver', b.with_driver, 'accommodation', null, 'payments', ${payments("transportation_booking_id")}, 'ask', ${openAsk("transportation_bookings")})
        from (select *, special_requests as words from transportation_bookings where case_id = ${caseId}) b left join transportation_rentals l on l.id = b.rental_id
      union all
      select b.date, json_build_object('kind', 'experience', ${SHARED}, 'name', ${nameOf("title", "experience_title", language)}, 'listing', l.id,
          'image', l.images[1], 'place', null, 'from', b.date, 'to', b.date, 'start_time', to_char(b.start_time, 'HH24:MI'), 'check_in_from', null, 'check_out_until', null,
          'people', b.participants, 'children', b.children, 'vehicles', 1, 'with_driver', false, 'accommodation', b.accommodation, 'payments', ${payments("experience_inquiry_id")}, 'ask', ${openAsk("experience_inquiries")})
        from (select *, message as words from experience_inquiries where case_id = ${caseId}) b left join experiences l on l.id = b.experience_id
    ) item order by first_day, data ->> 'id'`,
  );
  return rows.map(({ data }) => (typeof data === "string" ? (JSON.parse(data) as GuestBooking) : data));
}

export interface GuestMessage {
  topic: StoredTopic;
  status: InquiryStatus;
  read: boolean;
  words: string;
  phone: string | null;
  created_at: Date;
}

export async function findGuestMessage(db: Db, caseId: string): Promise<GuestMessage | null> {
  const [row] = await db
    .select({
      topic: inquiries.topic,
      status: inquiries.status,
      read: inquiries.read,
      words: inquiries.message,
      phone: inquiries.phone,
      created_at: inquiries.created_at,
    })
    .from(inquiries)
    .where(eq(inquiries.case_id, caseId))
    .orderBy(inquiries.created_at)
    .limit(1);
  return row ?? null;
}

const slugIn = (language: Language) =>
  sql<
    string | null
  >`${language === BASE_LANGUAGE ? properties.slug : sql`coalesce(nullif(btrim(${properties[`slug_${language}`]}), ''), ${properties.slug})`}`;
const titleIn = (language: Language) =>
  sql<string>`${language === BASE_LANGUAGE ? properties.title : sql`coalesce(nullif(btrim(${properties[`title_${language}`]}), ''), ${properties.title})`}`;

/** What somebody asked about a property. */
export async function findGuestQuestion(db: Db, caseId: string, language: Language) {
  const [row] = await db
    .select({
      words: property_inquiries.message,
      phone: property_inquiries.phone,
      created_at: property_inquiries.created_at,
      titleThen: property_inquiries.property_title,
      titleNow: properties.title,
      title: titleIn(language),
      slug: slugIn(language),
      image: sql<string | null>`${properties.images}[1]`,
    })
    .from(property_inquiries)
    // One that is not published any more is nobody's to see.
    .leftJoin(properties, and(eq(properties.id, property_inquiries.property_id), eq(properties.published, true)))
    .where(eq(property_inquiries.case_id, caseId))
    .orderBy(property_inquiries.created_at)
    .limit(1);
  if (!row) return null;
  const { titleThen, titleNow, title, ...question } = row;
  return { ...question, name: titleNow === titleThen ? title : titleThen };
}

/** Somebody's wish to see a property. Its full address is for who has agreed on a moment. */
export async function findGuestViewing(db: Db, caseId: string, language: Language) {
  const [row] = await db
    .select({
      id: property_inquiries.id,
      words: property_inquiries.message,
      phone: property_inquiries.phone,
      days: property_inquiries.wanted_days,
      part: property_inquiries.part_of_day,
      people: property_inquiries.people,
      state: property_inquiries.viewing_state,
      at: property_inquiries.viewing_at,
      titleThen: property_inquiries.property_title,
      titleNow: properties.title,
      title: titleIn(language),
      slug: sql<string | null>`case when ${properties.published} then ${slugIn(language)} end`,
      image: sql<string | null>`${properties.images}[1]`,
      address: sql<
        string | null
      >`case when ${property_inquiries.viewing_state} = 'agreed' then ${properties.full_address} end`,
      location: properties.location,
    })
    .from(property_inquiries)
    .leftJoin(properties, eq(properties.id, property_inquiries.property_id))
    .where(and(eq(property_inquiries.case_id, caseId), eq(property_inquiries.kind, "viewing")))
    .orderBy(property_inquiries.created_at)
    .limit(1);
  if (!row?.state) return null;
  const { titleThen, titleNow, title, state, ...viewing } = row;
  return { ...viewing, state, name: titleNow === titleThen ? title : titleThen };
}

/** A property that somebody offered: waiting, published or not. */
export async function findGuestOffer(db: Db, caseId: string, language: Language) {
  // A query of its own: written as text here, `properties.id` would lose its table and be read as that of the change.
  const rejection = db
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.room, "properties"),
        eq(changes.item_id, sql`${properties.id}::text`),
        eq(changes.action, "unpublished"),
      ),
    );
  const [row] = await db
    .select({
      name: properties.title,
      phone: properties.owner_phone,
      published: properties.published,
      slug: slugIn(language),
      image: sql<string | null>`${properties.images}[1]`,
      created_at: properties.created_at,
      isRejected: sql<boolean>`${exists(rejection)}`,
    })
    .from(properties)
    .where(eq(properties.case_id, caseId))
    .orderBy(properties.created_at)
    .limit(1);
  return row ?? null;
}
