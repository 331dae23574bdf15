import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { admin_users, users } from "#app/features/auth/tables.server";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import { unitName } from "#app/features/availability/schema";
import { DESK_TABLES } from "#app/features/bookings/desk/kinds";
import type { DeskKey, DeskKind } from "#app/features/bookings/booking-address";
import type { BookingOrigin, BookingStatus } from "#app/features/bookings/schema";
import {
  booking_payments,
  experience_inquiries,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { cases } from "#app/features/cases/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { changes } from "#app/features/history/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Day } from "#app/platform/dates/dates";
import { inLanguageOf } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

/** A booking of any kind in the words of its screen. */
export interface DeskBooking extends DeskKey {
  reference: string;
  origin: BookingOrigin;
  status: BookingStatus;
  full_name: string;
  email: string | null;
  country_code: string | null;
  phone: string | null;
  language: Language;
  /** Its id is null when it is no longer offered. */
  listing: { id: string | null; name: string; nameForGuest: string; image: string | null; place: string | null };
  from: Day;
  /** Of an experience the same day. */
  to: Day;
  start_time: string | null;
  /** Guests or participants; null for vehicles. */
  people: number | null;
  children: number;
  vehicles: number;
  with_driver: boolean;
  requests: string | null;
  accommodation: string | null;
  total: Cents | null;
  lines: PriceLine[] | null;
  deposit: Cents | null;
  shown_currency: string | null;
  shown_rate: number | null;
  hold_until: Date | null;
  is_wish: boolean;
  overbooked: boolean;
  version: number;
  arrived_at: Date | null;
  left_at: Date | null;
  erased_at: Date | null;
  created_at: Date;
  case_id: string;
  /** The reference of the trip plan it is part of. */
  plan: string | null;
  assignee: { id: string; name: string } | null;
}

type BookingTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

const shared = (table: BookingTable) => ({
  id: table.id,
  reference: table.reference,
  origin: table.origin,
  status: table.status,
  full_name: table.full_name,
  email: table.email,
  phone: table.phone,
  language: table.language,
  total: table.quoted_total,
  lines: table.price_lines,
  deposit: table.deposit_asked,
  shown_currency: table.shown_currency,
  shown_rate: table.shown_rate,
  hold_until: table.hold_until,
  is_wish: table.is_wish,
  overbooked: table.overbooked,
  version: table.version,
  arrived_at: table.arrived_at,
  left_at: table.left_at,
  erased_at: table.erased_at,
  created_at: table.created_at,
  case_id: table.case_id,
  plan: sql<string | null>`case when ${cases.kind} = 'plan' then ${cases.reference} end`,
  // Whoever is no longer of the staff has no booking.
  assignee_id: admin_users.user_id,
  assignee_name: users.name,
});

const none = sql<null>`null`;
const nameNow = (now: AnyPgColumn, then: AnyPgColumn) => sql<string>`coalesce(${now}, ${then})`;
const nameFor = (name: SQL, then: AnyPgColumn) => sql<string>`coalesce(${name}, ${then})`;
const firstOf = (images: AnyPgColumn) => sql<string | null>`${images}[1]`;
const ofStaff = sql`${admin_users.user_id} = ${cases.assignee} and ${admin_users.disabled_at} is null`;

async function readStay(db: Db, id: string) {
  const [row] = await db
    .select({
      ...shared(stay_bookings),
      listing_id: stay_bookings.stay_id,
      listing_name: nameNow(stays.name, stay_bookings.stay_name),
      listing_name_for_guest: nameFor(inLanguageOf(stay_bookings.language, stays, "name"), stay_bookings.stay_name),
      image: firstOf(stays.images),
      place: stays.location,
      from: stay_bookings.check_in,
      to: stay_bookings.check_out,
      people: stay_bookings.guests,
      requests: stay_bookings.special_requests,
    })
    .from(stay_bookings)
    .leftJoin(stays, eq(stays.id, stay_bookings.stay_id))
    .innerJoin(cases, eq(cases.id, stay_bookings.case_id))
    .leftJoin(admin_users, ofStaff)
    .leftJoin(users, eq(users.id, admin_users.user_id))
    .where(eq(stay_bookings.id, id));
  return row && { ...row, start_time: null, children: 0, vehicles: 1, with_driver: false, ...NO_VISITOR_FIELDS };
}

const NO_VISITOR_FIELDS = { country_code: null, accommodation: null };

async function readVehicle(db: Db, id: string) {
  const [row] = await db
    .select({
      ...shared(transportation_bookings),
      listing_id: transportation_bookings.rental_id,
      listing_name: nameNow(transportation_rentals.name, transportation_bookings.rental_name),
      listing_name_for_guest: nameFor(
        inLanguageOf(transportation_bookings.language, transportation_rentals, "name"),
        transportation_bookings.rental_name,
      ),
      image: firstOf(transportation_rentals.images),
      place: none,
      from: transportation_bookings.pickup_date,
      to: transportation_bookings.return_date,
      vehicles: transportation_bookings.vehicles,
      with_driver: transportation_bookings.with_driver,
      requests: transportation_bookings.special_requests,
    })
    .from(transportation_bookings)
    .leftJoin(transportation_rentals, eq(transportation_rentals.id, transportation_bookings.rental_id))
    .innerJoin(cases, eq(cases.id, transportation_bookings.case_id))
    .leftJoin(admin_users, ofStaff)
    .leftJoin(users, eq(users.id, admin_users.user_id))
    .where(eq(transportation_bookings.id, id));
  return row && { ...row, start_time: null, people: null, children: 0, ...NO_VISITOR_FIELDS };
}

async function readExperience(db: Db, id: string) {
  const [row] = await db
    .select({
      ...shared(experience_inquiries),
      listing_id: experience_inquiries.experience_id,
      listing_name: nameNow(experiences.title, experience_inquiries.experience_title),
      listing_name_for_guest: nameFor(
        inLanguageOf(experience_inquiries.language, experiences, "title"),
        experience_inquiries.experience_title,
      ),
      image: firstOf(experiences.images),
      place: none,
      from: experience_inquiries.date,
      to: experience_inquiries.date,
      start_time: experience_inquiries.start_time,
      people: experience_inquiries.participants,
      children: experience_inquiries.children,
      requests: experience_inquiries.message,
      country_code: experience_inquiries.country_code,
      accommodation: experience_inquiries.accommodation,
    })
    .from(experience_inquiries)
    .leftJoin(experiences, eq(experiences.id, experience_inquiries.experience_id))
    .innerJoin(cases, eq(cases.id, experience_inquiries.case_id))
    .leftJoin(admin_users, ofStaff)
    .leftJoin(users, eq(users.id, admin_users.user_id))
    .where(eq(experience_inquiries.id, id));
  return row && { ...row, vehicles: 1, with_driver: false };
}

const READ = { stay: readStay, vehicle: readVehicle, experience: readExperience } as const;

export async function findBooking(db: Db, { kind, id }: DeskKey): Promise<DeskBooking | null> {
  if (!isUuid(id)) return null;
  const row = await READ[kind](db, id);
  if (!row) return null;
  const { assignee_id, assignee_name, listing_id, listing_name, listing_name_for_guest, image, place, ...booking } =
    row;
  return {
    ...booking,
    kind,
    listing: { id: listing_id, name: listing_name, nameForGuest: listing_name_for_guest, image, place },
    assignee: assignee_id && assignee_name !== null ? { id: assignee_id, name: assignee_name } : null,
  };
}

const OWNER = {
  stay: booking_payments.stay_booking_id,
  vehicle: booking_payments.transportation_booking_id,
  experience: booking_payments.experience_inquiry_id,
} as const;

/** The newest day first; what was voided is among them. */
export function listPayments(db: Db, { kind, id }: DeskKey) {
  return db
    .select({
      id: booking_payments.id,
      kind: booking_payments.kind,
      amount: booking_payments.amount,
      currency: booking_payments.currency,
      usd_amount: booking_payments.usd_amount,
      method: booking_payments.method,
      day: booking_payments.day,
      note: booking_payments.note,
      recorded_by: sql<string | null>`(select name from users where id = ${booking_payments.recorded_by})`,
      voided_at: booking_payments.voided_at,
      voided_by: sql<string | null>`(select name from users where id = ${booking_payments.voided_by})`,
      void_reason: booking_payments.void_reason,
    })
    .from(booking_payments)
    .where(eq(OWNER[kind], id))
    .orderBy(desc(booking_payments.day), desc(booking_payments.created_at), asc(booking_payments.id));
}
export type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number];

/** What was written to the guest about it, newest first. Notices to staff are not shown. */
export function listGuestMails(db: Db, { kind, id }: DeskKey) {
  return db
    .select({
      id: outbox.id,
      subject: outbox.subject,
      language: outbox.language,
      recipient: outbox.recipient,
      sent_at: outbox.sent_at,
      next_attempt_at: outbox.next_attempt_at,
      last_error: outbox.last_error,
      created_at: outbox.created_at,
    })
    .from(outbox)
    .where(and(eq(outbox.about_table, DESK_TABLES[kind]), eq(outbox.about_id, id), eq(outbox.purpose, "confirmation")))
    .orderBy(newestFirst(outbox.created_at), outbox.id);
}
export type GuestMail = Awaited<ReturnType<typeof listGuestMails>>[number];

/** The total before staff changed the price for the first time; null when nobody did. */
export async function findOriginalTotal(db: Db, id: string): Promise<string | null> {
  const [first] = await db
    .select({ from: sql<string | null>`${changes.fields} -> 'quoted_total' ->> 'from'` })
    .from(changes)
    .where(and(eq(changes.room, "customers"), eq(changes.item_id, id), sql`${changes.fields} ? 'quoted_total'`))
    .orderBy(asc(changes.created_at), asc(changes.id))
    .limit(1);
  return first?.from ?? null;
}

export interface TakenDays {
  unit_id: string;
  kind: "booking" | "hold" | "block" | "out_of_service" | "import";
  from: Day;
  to: Day;
  who: string;
  booking: string | null;
}

export interface UnitAround {
  id: string;
  name: string;
  /** From this day on it takes nothing. */
  retired_from: Day | null;
  isOfBooking: boolean;
  taken: TakenDays[];
}

const MAX_UNITS_SHOWN = 60;

/** The units of a listing, each with what stands on it between two days, in one query. */
export async function listUnitsAround(
  db: Db,
  listing: { kind: "stay" | "vehicle"; id: string },
  { first, end }: { first: Day; end: Day },
  booking?: string,
): Promise<UnitAround[]> {
  const owner = sql.identifier(listing.kind === "stay" ? "stay_id" : "rental_id");
  const rows = await rowsOf<{
    id: string;
    name: string | null;
    position: number;
    retired_from: Day | null;
    taken: TakenDays[] | string;
  }>(
    db,
    sql`select u.id, u.name, u.position, u.retired_from::text as retired_from, coalesce((
        select json_agg(json_build_object('unit_id', o.unit_id, 'kind', o.kind, 'from', o.first_day, 'to', o.end_day,
          'who', coalesce(s.full_name, t.full_name, c.name, o.reason, ''), 'booking', coalesce(o.stay_booking_id, o.transportation_booking_id)) order by o.first_day)
        from occupancies o left join stay_bookings s on s.id = o.stay_booking_id left join transportation_bookings t on t.id = o.transportation_booking_id left join channels c on c.id = o.channel_id
        where o.unit_id = u.id and o.end_day > ${first}::date and o.first_day < ${end}::date and (o.hold_until is null or o.hold_until > clock_timestamp())), '[]') as taken
      from units u where u.${owner} = ${listing.id} order by u.position limit ${MAX_UNITS_SHOWN}`,
  );
  return rows.map(({ taken, ...unit }) => {
    const list = typeof taken === "string" ? (JSON.parse(taken) as TakenDays[]) : taken;
    return {
      id: unit.id,
      name: unitName(unit, listing.kind),
      retired_from: unit.retired_from,
      isOfBooking: booking !== undefined && list.some((row) => row.booking === booking),
      taken: list,
    };
  });
}

interface ReferredBooking extends DeskKey {
  full_name: string;
  status: BookingStatus;
}

/** The booking that has a reference, whichever kind it is. */
export async function findByReference(db: Db, reference: string): Promise<ReferredBooking | null> {
  const from = (kind: DeskKind): SQL =>
    sql`select ${kind}::text as kind, id::text as id, full_name, status from ${sql.identifier(DESK_TABLES[kind])} where reference = ${reference}`;
  const [row] = await rowsOf<ReferredBooking>(
    db,
    sql`${from("stay")} union all ${from("vehicle")} union all ${from("experience")} limit 1`,
  );
  return row ?? null;
}
