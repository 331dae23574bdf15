import { sql } from "drizzle-orm";
import { COUNTS, isOf } from "#app/features/availability/ledger/queries.server";
import type { OccupancyKind, UnitListing } from "#app/features/availability/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** A unit as the office lists it. */
export interface OfficeUnit {
  id: string;
  name: string | null;
  position: number;
  retired_from: Day | null;
  /** Who or what has it tonight. */
  now_kind: OccupancyKind | null;
  now_name: string | null;
  /** It began today, and another ended today: guests change. */
  is_change: boolean;
  next_day: Day | null;
  next_name: string | null;
  /** Where else it is sold. */
  channels: string | null;
  has_channel_error: boolean;
}

const WHO = sql`coalesce(s.full_name, t.full_name, c.name, o.reason)`;
const OWNERS = sql`left join stay_bookings s on s.id = o.stay_booking_id left join transportation_bookings t on t.id = o.transportation_booking_id left join channels c on c.id = o.channel_id`;

/** The units of a listing in their order, with what stands on them today and who comes next. */
export function listUnits(db: Db, listing: UnitListing, today: Day): Promise<OfficeUnit[]> {
  return rowsOf<OfficeUnit>(
    db,
    sql`select u.id, u.name, u.position, u.retired_from::text as retired_from, tonight.kind as now_kind, tonight.who as now_name,
        coalesce(tonight.first_day = ${today}::date and exists (select 1 from occupancies o where o.unit_id = u.id and o.end_day = ${today}::date and o.kind in ('booking', 'import')), false) as is_change,
        coming.first_day::text as next_day, coming.who as next_name, sold.names as channels, coalesce(sold.has_error, false) as has_channel_error
      from units u
      left join lateral (select o.kind, o.first_day, ${WHO} as who from occupancies o ${OWNERS}
        where o.unit_id = u.id and o.end_day > ${today}::date and o.first_day <= ${today}::date and ${COUNTS} limit 1) tonight on true
      left join lateral (select o.first_day, ${WHO} as who from occupancies o ${OWNERS}
        where o.unit_id = u.id and o.end_day > ${today}::date and o.first_day >= ${today}::date and o.kind in ('booking', 'hold', 'import') and ${COUNTS} order by o.end_day limit 1) coming on true
      left join lateral (select string_agg(c.name, ', ' order by c.name) as names, bool_or(c.last_error is not null) as has_error from channels c where c.unit_id = u.id and c.is_active) sold on true
      where ${isOf(listing)} order by u.position`,
  );
}

export interface Block {
  id: string;
  unit: string;
  kind: "block" | "out_of_service";
  first_day: Day;
  end_day: Day;
  reason: string | null;
  by: string | null;
  made: Day;
}

/** Days that staff took off sale and that are not over. */
export function listBlocks(db: Db, listing: UnitListing, today: Day): Promise<Block[]> {
  return rowsOf<Block>(
    db,
    sql`select o.id, o.unit_id as unit, o.kind, o.first_day::text as first_day, o.end_day::text as end_day, o.reason, users.name as by, o.created_at::date::text as made
      from units u join occupancies o on o.unit_id = u.id left join users on users.id = o.created_by
      where ${isOf(listing)} and o.kind in ('block', 'out_of_service') and o.end_day > ${today}::date order by o.first_day, u.position`,
  );
}

/** A unit of this listing, by its own id or by that of days blocked on it; null when it is another listing's. */
export async function findUnitOf(
  db: Db,
  listing: UnitListing,
  key: { unit: string } | { block: string },
): Promise<{ id: string; name: string | null; position: number } | null> {
  const id = "unit" in key ? key.unit : key.block;
  if (!isUuid(id)) return null;
  const isIt = "unit" in key ? sql`u.id = ${id}` : sql`u.id = (select o.unit_id from occupancies o where o.id = ${id})`;
  const [unit] = await rowsOf<{ id: string; name: string | null; position: number }>(
    db,
    sql`select u.id, u.name, u.position from units u where ${isOf(listing)} and ${isIt}`,
  );
  return unit ?? null;
}
