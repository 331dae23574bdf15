import { sql, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { ExportedKind, ExportFilters } from "#app/features/bookings/export/filters";
import type { BookingOrigin, BookingStatus } from "#app/features/bookings/schema";
import { addDays, startOfDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Cents } from "#app/platform/money/money";

export interface ExportedBooking {
  id: string;
  kind: ExportedKind;
  reference: string;
  status: BookingStatus;
  origin: BookingOrigin;
  overbooked: boolean;
  is_wish: boolean;
  full_name: string;
  listing: string;
  /** Names of its units in their order, or the time of its departure. */
  unit: string;
  first_day: Day;
  end_day: Day;
  people: number;
  price_lines: PriceLine[] | null;
  total: Cents | null;
  paid: Cents;
  /** ISO 8601. */
  created_at: string;
}

/** How the three tables say the same. */
const KINDS: Record<
  ExportedKind,
  { table: string; first: string; end: string; people: string; listing: SQL; unit: SQL; payment: string }
> = {
  stay: {
    table: "stay_bookings",
    first: "check_in",
    end: "check_out",
    people: "guests",
    listing: sql`coalesce((select name from stays where id = b.stay_id), b.stay_name)`,
    unit: sql`(select string_agg(coalesce(u.name, 'Room ' || u.position), ', ' order by u.position) from occupancies o join units u on u.id = o.unit_id where o.stay_booking_id = b.id)`,
    payment: "stay_booking_id",
  },
  vehicle: {
    table: "transportation_bookings",
    first: "pickup_date",
    end: "return_date",
    people: "vehicles",
    listing: sql`coalesce((select name from transportation_rentals where id = b.rental_id), b.rental_name)`,
    unit: sql`(select string_agg(coalesce(u.name, 'Vehicle ' || u.position), ', ' order by u.position) from occupancies o join units u on u.id = o.unit_id where o.transportation_booking_id = b.id)`,
    payment: "transportation_booking_id",
  },
  experience: {
    table: "experience_inquiries",
    first: "date",
    end: "date",
    people: "participants",
    listing: sql`coalesce((select title from experiences where id = b.experience_id), b.experience_title)`,
    unit: sql`to_char(b.start_time, 'HH24:MI')`,
    payment: "experience_inquiry_id",
  },
};

const BATCH = 1_000;
const CENTS = 100;

/** Bookings batch by batch, kind by kind, in the order of the days they are filtered by. */
export async function* streamBookings(db: Db, filters: ExportFilters): AsyncGenerator<ExportedBooking[]> {
  for (const kind of filters.kinds) {
    let after: { place: string; id: string } | null = null;
    for (;;) {
      const rows: (ExportedBooking & { place: string })[] = await readBatch(db, kind, filters, after);
      if (rows.length > 0) yield rows;
      const last = rows.at(-1);
      if (rows.length < BATCH || !last) break;
      after = { place: last.place, id: last.id };
    }
  }
}

async function readBatch(
  db: Db,
  kind: ExportedKind,
  { status, by, from, to }: ExportFilters,
  after: { place: string; id: string } | null,
): Promise<(ExportedBooking & { place: string })[]> {
  const { table, first, end, people, listing, unit, payment } = KINDS[kind];
  const column = (name: string) => sql`b.${sql.identifier(name)}`;
  const place = by === "stay" ? column(first) : sql`b.created_at`;
  const cast = sql.raw(by === "stay" ? "date" : "timestamptz");
  const bound = (day: Day) => (by === "stay" ? day : startOfDay(day, OFFICE.hoursAheadOfUtc).toISOString());
  const conditions = [
    status ? sql`b.status = ${status}` : undefined,
    from ? sql`${place} >= ${bound(from)}::${cast}` : undefined,
    to ? sql`${place} < ${bound(addDays(to, 1))}::${cast}` : undefined,
    after ? sql`(${place}, b.id) > (${after.place}::${cast}, ${after.id}::uuid)` : undefined,
  ].filter((each) => each !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const rows = await rowsOf<
    Omit<ExportedBooking, "total" | "paid"> & { place: string; total: string | null; paid: string }
  >(
    db,
    sql`select b.id, ${kind} as kind, b.reference, b.status, b.origin, b.overbooked, b.is_wish, b.full_name,
        ${listing} as listing, coalesce(${unit}, '') as unit, ${column(first)}::text as first_day, ${column(end)}::text as end_day,
        ${column(people)} as people, b.price_lines, b.quoted_total::text as total,
        (select coalesce(sum(case when kind = 'refund' then -usd_amount else usd_amount end), 0)::text from booking_payments p
          where p.${sql.identifier(payment)} = b.id and p.voided_at is null) as paid,
        to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at, ${place}::text as place
      from ${sql.identifier(table)} b ${where} order by ${place}, b.id limit ${BATCH}`,
  );
  return rows.map(({ total, paid, ...row }) => ({
    ...row,
    total: total === null ? null : toCents(total),
    paid: toCents(paid),
  }));
}

function toCents(dollars: string): Cents {
  return Math.round(Number(dollars) * CENTS);
}
