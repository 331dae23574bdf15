import { inArray, sql, type SQL } from "drizzle-orm";
import type { UnitDays } from "#app/features/availability/calendar-days";
import { COUNTS } from "#app/features/availability/ledger/queries.server";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import { weekdayOf } from "#app/features/availability/seasons";
import { filtersWhere } from "#app/features/stays/queries.server";
import type { StayFilters, StaySort } from "#app/features/stays/filters";
import { stays } from "#app/features/stays/tables.server";
import { vehiclesWhere, type VehicleConditions } from "#app/features/transportation/queries.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** For a page no more units are looked at; who wants what comes later chooses other days or filters. */
const MAX_UNITS_LOOKED_AT = 2_000;
/** What is said besides the results comes from the first of them. */
const UNITS_FOR_HINTS = 200;
const MAX_WITH_MORE_NIGHTS = 3;

/** The listings a search goes through, in the order of the list, which is that of an index. */
export interface SearchedListings {
  kind: "stay" | "vehicle";
  /** id, sort_key and min_nights of the listings. */
  rows: SQL;
  /** How rows with these columns are sorted. */
  order: SQL;
}

const STAY_ORDERS: Record<StaySort, { key: SQL; order: SQL }> = {
  latest: { key: sql`${stays.created_at}`, order: sql`sort_key desc nulls last, id` },
  price_asc: { key: sql`${stays.price}`, order: sql`sort_key, id` },
  price_desc: { key: sql`${stays.price}`, order: sql`sort_key desc, id desc` },
};

export function searchedStays(filters: StayFilters): SearchedListings {
  const { key, order } = STAY_ORDERS[filters.sort];
  const where = filtersWhere(filters) ?? sql`true`;
  return {
    kind: "stay",
    rows: sql`select ${stays.id} as id, ${key} as sort_key, ${stays.min_nights} as min_nights from ${stays} where ${where}`,
    order,
  };
}

export function searchedVehicles(filters: VehicleConditions): SearchedListings {
  const { id, created_at, min_days } = transportation_rentals;
  return {
    kind: "vehicle",
    rows: sql`select ${id} as id, ${created_at} as sort_key, ${min_days} as min_nights from ${transportation_rentals} where ${vehiclesWhere(filters)}`,
    order: sql`sort_key desc nulls last, id`,
  };
}

/** Some listings of a kind, the newest first. */
export function chosenListings(kind: SearchedListings["kind"], ids: readonly string[]): SearchedListings {
  const rows =
    kind === "stay"
      ? sql`select ${stays.id} as id, ${stays.created_at} as sort_key, ${stays.min_nights} as min_nights from ${stays} where ${inArray(stays.id, [...ids])}`
      : sql`select ${transportation_rentals.id} as id, ${transportation_rentals.created_at} as sort_key, ${transportation_rentals.min_days} as min_nights from ${transportation_rentals} where ${inArray(transportation_rentals.id, [...ids])}`;
  return { kind, rows, order: sql`sort_key desc nulls last, id` };
}

export interface FreeSearch extends SearchSpan {
  /** How many units at a time. */
  needed: number;
  today: Day;
  fillsGaps: boolean;
}

const ownerOf = ({ kind }: SearchedListings) => (kind === "stay" ? sql`stay_id` : sql`rental_id`);

/**
 * The units of the listings in the order of the list, so many at most. Both are read as far as they are needed: the
 * lateral join keeps the order of the index, and `offset 0` keeps the planner from joining whole tables.
 */
const unitsOf = (listings: SearchedListings, limit: number): SQL =>
  sql`(select s.id, s.sort_key, s.min_nights, u.id as unit_id, u.retired_from
    from (select * from (${listings.rows}) r order by ${listings.order} limit ${limit}) s
    cross join lateral (select u.id, u.retired_from from units u where u.${ownerOf(listings)} = s.id offset 0) u
    order by ${listings.order} limit ${limit})`;

/** The first span of a unit, under the alias l, that ends after a day; rows of a unit never overlap. */
const nextTaken = (from: Day): SQL =>
  sql`left join lateral (select o.first_day from occupancies o where o.unit_id = l.unit_id and o.end_day > ${from}::date and ${COUNTS} order by o.end_day limit 1) next on true`;

const isFreeUntil = (end: SQL): SQL =>
  sql`(l.retired_from is null or l.retired_from >= ${end}) and (next.first_day is null or next.first_day >= ${end})`;

/** The fewest nights from a day on: of the first season that has the day, else the listing's. */
const minimumOf = (listings: SearchedListings, from: Day, otherwise: SQL): SQL =>
  sql`coalesce((select se.min_nights from seasons se where se.${ownerOf(listings)} = l.id and se.first_day <= ${from}::date and se.last_day >= ${from}::date
    and (se.weekdays is null or (se.weekdays >> ${weekdayOf(from)}::int) & 1 = 1) order by se.position limit 1), ${otherwise})`;

/** Whether the days fill a free gap of a unit: nights before today cannot be sold, so it begins today at the earliest. */
const fillsGap = ({ from, to, today }: FreeSearch): SQL =>
  sql`least(next.first_day, l.retired_from) = ${to}::date and greatest(${today}::date,
    (select o.end_day from occupancies o where o.unit_id = l.unit_id and o.end_day <= ${from}::date and ${COUNTS} order by o.end_day desc limit 1)) = ${from}::date`;

export interface FreeListing {
  id: string;
  /** How many units are free, and how many there are. */
  free: number;
  units: number;
}

/** Listings that can be booked for the days, in the order of the list. */
function freeListings(listings: SearchedListings, search: FreeSearch): SQL {
  const { from, to, needed, fillsGaps } = search;
  const gaps = fillsGaps ? sql`count(*) filter (where ${fillsGap(search)}) >= ${needed}` : sql`false`;
  return sql`select l.id, count(*)::int as free,
      (select count(*)::int from units u where u.${ownerOf(listings)} = l.id and (u.retired_from is null or u.retired_from > ${from}::date)) as units
    from ${unitsOf(listings, MAX_UNITS_LOOKED_AT)} l ${nextTaken(from)}
    where ${isFreeUntil(sql`${to}::date`)}
    group by l.sort_key, l.id
    having count(*) >= ${needed} and (${daysBetween(from, to)}::int >= ${minimumOf(listings, from, sql`min(l.min_nights)`)} or ${gaps})
    order by ${listings.order}`;
}

export function listFreeListings(
  db: Db,
  listings: SearchedListings,
  search: FreeSearch,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<FreeListing[]> {
  return rowsOf<FreeListing>(db, sql`${freeListings(listings, search)} limit ${limit} offset ${offset}`);
}

/** Whether there are more units than a search looks at. */
export async function hasMoreUnits(db: Db, listings: SearchedListings): Promise<boolean> {
  const rows = await rowsOf<{ one: number }>(
    db,
    sql`select 1 as one from ${unitsOf(listings, MAX_UNITS_LOOKED_AT + 1)} l offset ${MAX_UNITS_LOOKED_AT} limit 1`,
  );
  return rows.length > 0;
}

/** Listings that are free for their fewest nights from the first day on, where fewer were asked for. */
export async function listWithMoreNights(
  db: Db,
  listings: SearchedListings,
  { from, to, needed }: FreeSearch,
  { latest, maxNights }: { latest: Day; maxNights: number },
): Promise<{ id: string; from: Day; to: Day }[]> {
  const rows = await rowsOf<{ id: string; nights: number }>(
    db,
    sql`select l.id, m.nights from ${unitsOf(listings, UNITS_FOR_HINTS)} l
      cross join lateral (select ${minimumOf(listings, from, sql`l.min_nights`)}::int as nights) m ${nextTaken(from)}
      where m.nights > ${daysBetween(from, to)}::int and m.nights <= ${Math.min(maxNights, daysBetween(from, latest))}::int
        and ${isFreeUntil(sql`(${from}::date + m.nights)`)}
      group by l.sort_key, l.id, m.nights having count(*) >= ${needed}
      order by ${listings.order} limit ${MAX_WITH_MORE_NIGHTS}`,
  );
  return rows.map(({ id, nights }) => ({ id, from, to: addDays(from, nights) }));
}

interface UnitRow extends Omit<UnitDays, "taken"> {
  id: string;
  taken: UnitDays["taken"] | string;
}

/** The first units of the listings with their taken days in a window; whether there are more of them. */
export async function listUnitsInWindow(
  db: Db,
  listings: SearchedListings,
  { first, end }: { first: Day; end: Day },
): Promise<{ units: (UnitDays & { listing: string })[]; isMore: boolean }> {
  const rows = await rowsOf<UnitRow>(
    db,
    sql`select l.id, l.retired_from::text as retired_from,
        coalesce((select json_agg(json_build_object('first_day', o.first_day, 'end_day', o.end_day) order by o.end_day)
          from occupancies o where o.unit_id = l.unit_id and o.end_day > ${first}::date and o.first_day < ${end}::date and ${COUNTS}), '[]') as taken
      from ${unitsOf(listings, UNITS_FOR_HINTS + 1)} l`,
  );
  return {
    units: rows.slice(0, UNITS_FOR_HINTS).map(({ id, taken, retired_from }) => ({
      listing: id,
      retired_from,
      taken: typeof taken === "string" ? (JSON.parse(taken) as UnitDays["taken"]) : taken,
    })),
    isMore: rows.length > UNITS_FOR_HINTS,
  };
}
