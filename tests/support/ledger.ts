/** Rows for tests of the ledger, and what must be true of it whatever was done. */
import { sql } from "drizzle-orm";
import { occupancies, units } from "#app/features/availability/tables.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

let made = 0;
const next = () => String(++made);

/** A stay with so many units; their ids by position. */
export async function makeStay(db: Db, count = 1): Promise<{ id: string; units: string[] }> {
  const n = next();
  const [stay] = await db
    .insert(stays)
    .values({
      slug: `stay-${n}`,
      name: `Stay ${n}`,
      description: "D",
      location: "Wete",
      type: "villa",
      price: 10_000,
      max_guests: 4,
    })
    .returning({ id: stays.id });
  return { id: stay!.id, units: await makeUnits(db, { stay_id: stay!.id }, count) };
}

/** The same of a vehicle. */
export async function makeVehicle(db: Db, count = 1): Promise<{ id: string; units: string[] }> {
  const [rental] = await db
    .insert(transportation_rentals)
    .values({
      name: `Car ${next()}`,
      type: "car",
      description: "D",
      price_per_day: 5_000,
      price_per_week: 30_000,
      with_driver: true,
      driver_price_per_day: 1_000,
    })
    .returning({ id: transportation_rentals.id });
  return { id: rental!.id, units: await makeUnits(db, { rental_id: rental!.id }, count) };
}

async function makeUnits(db: Db, listing: { stay_id: string } | { rental_id: string }, count: number) {
  for (let position = 2; position <= count; position++) await db.insert(units).values({ ...listing, position });
  const found = await db
    .select({ id: units.id })
    .from(units)
    .where("stay_id" in listing ? sql`stay_id = ${listing.stay_id}` : sql`rental_id = ${listing.rental_id}`)
    .orderBy(units.position);
  return found.map(({ id }) => id);
}

export async function makeExperience(db: Db): Promise<string> {
  const [experience] = await db
    .insert(experiences)
    .values({ title: `Sail ${next()}`, description: "D", category: "Nature", duration: "Half-day", price: 6_500 })
    .returning({ id: experiences.id });
  return experience!.id;
}

const guest = (n: string) => ({ full_name: `Guest ${n}`, email: `guest${n}@example.com`, phone: "+255 777 000 111" });

/** A pending request without a hold. */
export async function makeStayBooking(
  db: Db,
  values: Partial<typeof stay_bookings.$inferInsert> & { stay_id: string },
): Promise<string> {
  const [row] = await db
    .insert(stay_bookings)
    .values({
      ...guest(next()),
      stay_name: "Stay",
      check_in: "2027-03-01",
      check_out: "2027-03-05",
      guests: 2,
      ...values,
    })
    .returning({ id: stay_bookings.id });
  return row!.id;
}

export async function makeVehicleBooking(
  db: Db,
  values: Partial<typeof transportation_bookings.$inferInsert> & { rental_id: string },
): Promise<string> {
  const [row] = await db
    .insert(transportation_bookings)
    .values({
      ...guest(next()),
      rental_name: "Car",
      rental_type: "car",
      pickup_date: "2027-03-01",
      return_date: "2027-03-05",
      ...values,
    })
    .returning({ id: transportation_bookings.id });
  return row!.id;
}

export async function makeInquiry(
  db: Db,
  values: Partial<typeof experience_inquiries.$inferInsert> & { experience_id: string },
): Promise<string> {
  const [row] = await db
    .insert(experience_inquiries)
    .values({
      ...guest(next()),
      experience_title: "Sail",
      country_code: "+255",
      accommodation: "Manta",
      participants: 2,
      date: "2027-03-01",
      ...values,
    })
    .returning({ id: experience_inquiries.id });
  return row!.id;
}

export function listOccupancies(db: Db, unit: string) {
  return db
    .select()
    .from(occupancies)
    .where(sql`${occupancies.unit_id} = ${unit}`)
    .orderBy(occupancies.first_day);
}

/** What breaks one of the invariants I-1 to I-5, by name; nothing when all hold. */
export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken = await rowsOf<{ name: string }>(
    db,
    sql`
    select 'I-1' as name from occupancies a join occupancies b on a.unit_id = b.unit_id and a.id < b.id and a.first_day < b.end_day and b.first_day < a.end_day
    union all select 'I-2' from departures d where seats_taken > capacity or seats_taken <> (select coalesce(sum(seats), 0) from departure_seats s where s.departure_id = d.id)
    union all select 'I-3 stay' from stay_bookings b where status in ('confirmed', 'completed') and stay_id is not null
      and overbooked <> not exists (select 1 from occupancies o join units u on u.id = o.unit_id where o.stay_booking_id = b.id and o.kind = 'booking' and o.first_day = check_in and o.end_day = check_out and u.stay_id = b.stay_id)
    union all select 'I-3 vehicle' from transportation_bookings b where status in ('confirmed', 'completed') and rental_id is not null
      and (select count(*) from occupancies o join units u on u.id = o.unit_id where o.transportation_booking_id = b.id and o.kind = 'booking' and o.first_day = pickup_date and o.end_day = return_date and u.rental_id = b.rental_id)
        <> case when overbooked then 0 else vehicles end
    union all select 'I-4 stay' from stay_bookings b join occupancies o on o.stay_booking_id = b.id where status = 'cancelled' or is_wish or stay_id is null
    union all select 'I-4 vehicle' from transportation_bookings b join occupancies o on o.transportation_booking_id = b.id where status = 'cancelled' or is_wish or rental_id is null
    union all select 'I-4 seats' from experience_inquiries b join departure_seats s on s.inquiry_id = b.id where status = 'cancelled' or is_wish or experience_id is null
    union all select 'I-5' from occupancies o join units u on u.id = o.unit_id join stay_bookings b on b.id = o.stay_booking_id where b.stay_id is distinct from u.stay_id`,
  );
  return broken.map(({ name }) => name);
}
