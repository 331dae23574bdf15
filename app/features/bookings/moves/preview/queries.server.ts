import { eq, sql } from "drizzle-orm";
import { COUNTS, isNotOf, isOf, type Span } from "#app/features/availability/ledger/queries.server";
import { unitName } from "#app/features/availability/schema";
import type { MovableRow } from "#app/features/bookings/moves/mutations.server";
import { findUnitOf } from "#app/features/bookings/moves/queries.server";
import type { UnitKind } from "#app/features/bookings/placement/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";
import type { Cents } from "#app/platform/money/money";

const MAX_UNITS = 200;

/** What a move would change, before anything is stored. */
export interface MovePreview {
  id: string;
  kind: "stay" | "vehicle";
  name: string;
  version: number;
  listingName: string;
  /** It is confirmed, so it may stand without a unit for a while. */
  canBeParked: boolean;
  /** It stands on several units, none of which can be named. */
  isOnSeveral: boolean;
  before: { unit: string | null; unitName: string | null; span: Span; price: Cents | null };
  after: { unit: string | null; unitName: string | null; span: Span; price: Cents | null };
  /** The units of the listing on the new days, each with what stands there. */
  units: { id: string; name: string; takenBy: string | null }[];
}

/** Null when there is no such booking or its listing is gone. */
export async function previewMove<Row extends MovableRow>(
  db: Db,
  kind: UnitKind<Row>,
  { id, unit, span }: { id: string; unit?: string; span?: Span },
): Promise<MovePreview | null> {
  if (!isUuid(id)) return null;
  const [row] = (await db.select().from(kind.table).where(eq(kind.table.id, id))) as unknown as Row[];
  const listing = row && kind.listingOf(row);
  if (!row || !listing || row.erased_at) return null;
  const before = kind.spanOf(row);
  const after = span ?? before;
  const booking = { kind: kind.kind, id };
  const [stoodOn, quote, rows] = await Promise.all([
    findUnitOf(db, booking),
    kind.quote(db, { ...row, ...kind.dayColumns(after) }),
    rowsOf<{ id: string; name: string | null; position: number; taken_by: string | null; listing_name: string }>(
      db,
      sql`select u.id, u.name, u.position, coalesce(st.name, tr.name) as listing_name,
          case when u.retired_from < ${after.to}::date then 'Retired' else (select coalesce(s.full_name, t.full_name, c.name, o.reason, 'Blocked') from occupancies o
            left join stay_bookings s on s.id = o.stay_booking_id left join transportation_bookings t on t.id = o.transportation_booking_id left join channels c on c.id = o.channel_id
            where o.unit_id = u.id and o.end_day > ${after.from}::date and o.first_day < ${after.to}::date and ${COUNTS} and ${isNotOf(booking)} order by o.first_day limit 1) end as taken_by
        from units u left join stays st on st.id = u.stay_id left join transportation_rentals tr on tr.id = u.rental_id
        where ${isOf({ kind: kind.kind, id: listing })} order by u.position limit ${MAX_UNITS}::int`,
    ),
  ]);
  const units = rows.map((each) => ({ id: each.id, name: unitName(each, kind.kind), takenBy: each.taken_by }));
  const nameOf = (wanted: string | null) => units.find((each) => each.id === wanted)?.name ?? null;
  const chosen = unit ?? stoodOn ?? units.find(({ takenBy }) => takenBy === null)?.id ?? null;
  return {
    id,
    kind: kind.kind,
    name: row.full_name,
    version: row.version,
    listingName: rows[0]?.listing_name ?? "",
    canBeParked: row.status === "confirmed" || row.status === "completed",
    isOnSeveral: kind.unitsOf(row) > 1,
    before: { unit: stoodOn, unitName: nameOf(stoodOn), span: before, price: row.quoted_total },
    after: { unit: chosen, unitName: nameOf(chosen), span: after, price: quote?.total ?? null },
    units,
  };
}
