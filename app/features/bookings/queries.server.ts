import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { conversationColumns } from "#app/features/cases/queries.server";
import type { BookingStatus, Clash } from "#app/features/bookings/schema";
import {
  experience_inquiries,
  PHONE_COLUMNS,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { VehicleType } from "#app/features/transportation/schema";
import { inLanguageOf, phoneDigits } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import {
  streamIdBatches,
  findPage,
  fetchInOrder,
  createdBetween,
  type PaginatedTable,
  type RowPage,
  type ListQuery,
} from "#app/platform/db/paginated-list.server";

const REQUESTS_PAGE_SIZE = 5;

export interface RequestFilters {
  search: string;
  status: BookingStatus | null;
  /** Received from this moment on, and before that one. */
  from?: Date | null;
  before?: Date | null;
  isOldestFirst?: boolean;
  /** The id of a member of staff: what was given to her. */
  assignee?: string | null;
}

const EXPERIENCES: PaginatedTable = {
  table: experience_inquiries,
  phone: phoneDigits(...PHONE_COLUMNS.experience),
  listing: {
    column: experience_inquiries.experience_id,
    table: experiences,
    id: experiences.id,
    name: experiences.title,
  },
};
const STAYS: PaginatedTable = {
  table: stay_bookings,
  phone: phoneDigits(...PHONE_COLUMNS.stay),
  listing: { column: stay_bookings.stay_id, table: stays, id: stays.id, name: stays.name },
};
const VEHICLES: PaginatedTable = {
  table: transportation_bookings,
  phone: phoneDigits(...PHONE_COLUMNS.vehicle),
  listing: {
    column: transportation_bookings.rental_id,
    table: transportation_rentals,
    id: transportation_rentals.id,
    name: transportation_rentals.name,
  },
};

type BookingTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

function toCriteria(
  table: BookingTable,
  { search, status, isOldestFirst, assignee, ...time }: RequestFilters,
): ListQuery {
  return {
    where: and(
      status ? eq(table.status, status) : undefined,
      createdBetween(table.created_at, time),
      assignee ? sql`${table.case_id} in (select id from cases where assignee = ${assignee})` : undefined,
    ),
    search,
    isOldestFirst,
  };
}

async function pageOf<Row extends { id: string }>(
  db: Db,
  list: PaginatedTable,
  { page, ...filters }: RequestFilters & { page: number },
  read: (db: Db, ids: string[]) => Promise<Row[]>,
): Promise<RowPage<Row>> {
  const { ids, ...place } = await findPage(db, list, toCriteria(list.table as BookingTable, filters), {
    page,
    size: REQUESTS_PAGE_SIZE,
  });
  return { ...place, rows: await fetchInOrder(db, ids, read) };
}

async function* streamRequests<Row extends { id: string }>(
  db: Db,
  list: PaginatedTable,
  filters: RequestFilters,
  read: (db: Db, ids: string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for await (const ids of streamIdBatches(db, list, toCriteria(list.table as BookingTable, filters)))
    yield await fetchInOrder(db, ids, read);
}

/** Empty where staff left it out: lists show nothing there. */
export const orEmpty = (column: AnyPgColumn) => sql<string>`coalesce(${column}, '')`;

const shared = (table: BookingTable) => ({
  id: table.id,
  full_name: table.full_name,
  email: orEmpty(table.email),
  phone: orEmpty(table.phone),
  status: table.status,
  overbooked: table.overbooked,
  quoted_total: table.quoted_total,
  language: table.language,
  created_at: table.created_at,
  ...conversationColumns(table.case_id),
  // Whoever is no longer of the staff has no booking.
  assignee: sql<
    string | null
  >`(select u.name from cases c join admin_users a on a.user_id = c.assignee and a.disabled_at is null join users u on u.id = a.user_id where c.id = ${table.case_id})`,
});

/** The name today, or the one it had when it was booked if it is gone. */
const nameNow = (now: AnyPgColumn, then: AnyPgColumn) => sql<string>`coalesce(${now}, ${then})`;
const firstOf = (images: AnyPgColumn) => sql<string | null>`${images}[1]`;

export function readExperienceInquiries(db: Db, ids: string[]) {
  return db
    .select({
      ...shared(experience_inquiries),
      experience_id: experience_inquiries.experience_id,
      experience_title: nameNow(experiences.title, experience_inquiries.experience_title),
      country_code: orEmpty(experience_inquiries.country_code),
      accommodation: orEmpty(experience_inquiries.accommodation),
      participants: experience_inquiries.participants,
      date: experience_inquiries.date,
      message: experience_inquiries.message,
      title_for_visitor: sql<string>`coalesce(${inLanguageOf(experience_inquiries.language, experiences, "title")}, ${experience_inquiries.experience_title})`,
      image: firstOf(experiences.images),
      category: experiences.category,
      duration: experiences.duration,
      price: experiences.price,
    })
    .from(experience_inquiries)
    .leftJoin(experiences, eq(experiences.id, experience_inquiries.experience_id))
    .where(inArray(experience_inquiries.id, ids));
}

export function readStayBookings(db: Db, ids: string[]) {
  return db
    .select({
      ...shared(stay_bookings),
      stay_id: stay_bookings.stay_id,
      stay_name: nameNow(stays.name, stay_bookings.stay_name),
      check_in: stay_bookings.check_in,
      check_out: stay_bookings.check_out,
      guests: stay_bookings.guests,
      special_requests: stay_bookings.special_requests,
      name_for_visitor: sql<string>`coalesce(${inLanguageOf(stay_bookings.language, stays, "name")}, ${stay_bookings.stay_name})`,
      image: firstOf(stays.images),
      type: stays.type,
      location: stays.location,
      price: stays.price,
      clashes: clashesWith(STAY_DATES),
    })
    .from(stay_bookings)
    .leftJoin(stays, eq(stays.id, stay_bookings.stay_id))
    .where(inArray(stay_bookings.id, ids));
}

export function readTransportationBookings(db: Db, ids: string[]) {
  return db
    .select({
      ...shared(transportation_bookings),
      rental_id: transportation_bookings.rental_id,
      rental_name: nameNow(transportation_rentals.name, transportation_bookings.rental_name),
      rental_type: sql<VehicleType>`coalesce(${transportation_rentals.type}, ${transportation_bookings.rental_type})`,
      pickup_date: transportation_bookings.pickup_date,
      return_date: transportation_bookings.return_date,
      with_driver: transportation_bookings.with_driver,
      special_requests: transportation_bookings.special_requests,
      name_for_visitor: sql<string>`coalesce(${inLanguageOf(transportation_bookings.language, transportation_rentals, "name")}, ${transportation_bookings.rental_name})`,
      image: firstOf(transportation_rentals.images),
      price_per_day: transportation_rentals.price_per_day,
      clashes: clashesWith(RENTAL_DATES),
    })
    .from(transportation_bookings)
    .leftJoin(transportation_rentals, eq(transportation_rentals.id, transportation_bookings.rental_id))
    .where(inArray(transportation_bookings.id, ids));
}

/** The columns by which two bookings of one kind can be in each other's way. */
interface DatedTable {
  table: typeof stay_bookings | typeof transportation_bookings;
  listing: AnyPgColumn;
  start: AnyPgColumn;
  end: AnyPgColumn;
}
const STAY_DATES: DatedTable = {
  table: stay_bookings,
  listing: stay_bookings.stay_id,
  start: stay_bookings.check_in,
  end: stay_bookings.check_out,
};
const RENTAL_DATES: DatedTable = {
  table: transportation_bookings,
  listing: transportation_bookings.rental_id,
  start: transportation_bookings.pickup_date,
  end: transportation_bookings.return_date,
};

const CLASHES_SHOWN = 5;

/**
 * The confirmed bookings a confirmed one overlaps while one of the two is overbooked: with a unit each they are not in
 * each other's way. Leaving and arriving on the same day is no overlap.
 */
function clashesWith({ table, listing, start, end }: DatedTable): SQL<Clash[]> {
  const other = alias(table, "other");
  const [otherListing, otherStart, otherEnd] = [listing, start, end].map(
    (column) => sql`${sql.identifier("other")}.${sql.identifier(column.name)}`,
  ) as [SQL, SQL, SQL];
  return sql<Clash[]>`coalesce((
    select json_agg(clash) from (
      select ${other.id} as id, ${other.full_name} as full_name, ${otherStart}::text as start, ${otherEnd}::text as end from ${table} as other
      where ${table.status} = 'confirmed' and ${other.status} = 'confirmed' and ${otherListing} = ${listing} and ${other.id} <> ${table.id} and (${table.overbooked} or ${other.overbooked})
        and ${otherStart} < ${end} and ${otherEnd} > ${start}
      order by ${otherEnd} limit ${CLASHES_SHOWN}
    ) as clash), '[]'::json)`;
}

export const listExperienceInquiries = (db: Db, filters: RequestFilters & { page: number }) =>
  pageOf(db, EXPERIENCES, filters, readExperienceInquiries);
export const listStayBookings = (db: Db, filters: RequestFilters & { page: number }) =>
  pageOf(db, STAYS, filters, readStayBookings);
export const listTransportationBookings = (db: Db, filters: RequestFilters & { page: number }) =>
  pageOf(db, VEHICLES, filters, readTransportationBookings);

/** All that were found, batch by batch, for a file. */
export const streamExperienceInquiries = (db: Db, filters: RequestFilters) =>
  streamRequests(db, EXPERIENCES, filters, readExperienceInquiries);
export const streamStayBookings = (db: Db, filters: RequestFilters) =>
  streamRequests(db, STAYS, filters, readStayBookings);
export const streamTransportationBookings = (db: Db, filters: RequestFilters) =>
  streamRequests(db, VEHICLES, filters, readTransportationBookings);

export type ExperienceInquiryRow = Awaited<ReturnType<typeof readExperienceInquiries>>[number];
export type StayBookingRow = Awaited<ReturnType<typeof readStayBookings>>[number];
export type TransportationBookingRow = Awaited<ReturnType<typeof readTransportationBookings>>[number];
