import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

export interface LedgerHealth {
  /** Rules that are broken, as they are numbered in decision 37. */
  broken: string[];
  oldest_overbooked: Date | null;
}

/** What breaks a rule the database is to keep, by name. Nothing, unless somebody went past its constraints. */
const BROKEN = sql`
  select 'I-1' as name where exists (select 1 from occupancies a join occupancies b on a.unit_id = b.unit_id and a.id < b.id and a.first_day < b.end_day and b.first_day < a.end_day)
  union all select 'I-2' where exists (select 1 from departures d left join (select departure_id, sum(seats) as seats from departure_seats group by departure_id) s on s.departure_id = d.id
    where d.seats_taken > d.capacity or d.seats_taken <> coalesce(s.seats, 0))
  union all select 'I-3' where exists (select 1 from stay_bookings b where b.status in ('confirmed', 'completed') and b.stay_id is not null and not b.overbooked
      and not exists (select 1 from occupancies o where o.stay_booking_id = b.id and o.kind = 'booking' and o.first_day = b.check_in and o.end_day = b.check_out))
    or exists (select 1 from transportation_bookings b where b.status in ('confirmed', 'completed') and b.rental_id is not null and not b.overbooked
      and b.vehicles <> (select count(*) from occupancies o where o.transportation_booking_id = b.id and o.kind = 'booking' and o.first_day = b.pickup_date and o.end_day = b.return_date))
  union all select 'I-4' where exists (select 1 from occupancies o join stay_bookings b on b.id = o.stay_booking_id where b.status = 'cancelled' or b.is_wish or b.stay_id is null)
    or exists (select 1 from occupancies o join transportation_bookings b on b.id = o.transportation_booking_id where b.status = 'cancelled' or b.is_wish or b.rental_id is null)
    or exists (select 1 from departure_seats s join experience_inquiries b on b.id = s.inquiry_id where b.status = 'cancelled' or b.is_wish or b.experience_id is null)
  union all select 'I-5' where exists (select 1 from occupancies o join units u on u.id = o.unit_id join stay_bookings b on b.id = o.stay_booking_id where b.stay_id is distinct from u.stay_id)
    or exists (select 1 from occupancies o join units u on u.id = o.unit_id join transportation_bookings b on b.id = o.transportation_booking_id where b.rental_id is distinct from u.rental_id)`;

/** Whether the ledger keeps its rules, and since when a booking has waited for a unit. */
export async function findLedgerHealth(db: Db): Promise<LedgerHealth> {
  const { broken, oldest } = oneRow(
    await rowsOf<{ broken: string[] | null; oldest: string | null }>(
      db,
      sql`select (select jsonb_agg(name) from (${BROKEN}) rules) as broken,
        to_char(least((select min(created_at) from stay_bookings where overbooked), (select min(created_at) from transportation_bookings where overbooked),
          (select min(created_at) from experience_inquiries where overbooked)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as oldest`,
    ),
  );
  return { broken: broken ?? [], oldest_overbooked: oldest === null ? null : new Date(oldest) };
}
