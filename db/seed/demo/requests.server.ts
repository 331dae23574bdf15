import { eq, sql } from "drizzle-orm";
import { STAYS, VEHICLES, type PlacedKind } from "#app/features/bookings/placement/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { case_messages } from "#app/features/cases/tables.server";
import { totalFor } from "#app/features/experiences/rules";
import { experiences } from "#app/features/experiences/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stayTotal } from "#app/features/stays/rules";
import { stays } from "#app/features/stays/tables.server";
import { rentalTotal } from "#app/features/transportation/rules";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { addDays, localToday } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { seedDemoCalendar } from "#db/seed/demo/calendar.server";
import { en as experienceWords } from "#db/seed/demo/experiences/en";
import {
  SAMPLE_EXPERIENCE_REQUESTS,
  SAMPLE_INQUIRIES,
  SAMPLE_PROPERTY_INQUIRIES,
  SAMPLE_STAY_BOOKINGS,
  SAMPLE_VEHICLE_BOOKINGS,
} from "#db/seed/demo/requests";
import { en as vehicleWords } from "#db/seed/demo/vehicles/en";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const inDays = (days: number) => addDays(localToday(), days);

/**
 * Requests of invented people about the demo catalogue, so that a new office is not empty. What staff have deleted is
 * not asked for.
 */
export async function seedDemoRequests(db: Db): Promise<void> {
  await seedIfChanged(db, "demo requests", "once", async (tx) => {
    await seedDemoCalendar(tx);
    await seedExperienceRequests(tx);
    await seedStayBookings(tx);
    await seedVehicleBookings(tx);
    await seedPropertyInquiries(tx);
    await tx.insert(inquiries).values(
      SAMPLE_INQUIRIES.map(({ requestedHoursAgo, ...inquiry }) => ({
        ...inquiry,
        page: "/contact",
        created_at: ago(requestedHoursAgo),
      })),
    );
    await settleDecided(tx);
    await settleInvitations(tx);
  });
}

/** Whoever was confirmed, came or cancelled is not waiting for an answer in the inbox. */
async function settleDecided(tx: Db): Promise<void> {
  const decided = sql`select case_id from stay_bookings where status <> 'pending'
    union select case_id from transportation_bookings where status <> 'pending'
    union select case_id from experience_inquiries where status <> 'pending'`;
  await tx
    .update(case_messages)
    .set({ read_at: sql`now()` })
    .where(sql`${case_messages.kind} = 'guest' and ${case_messages.case_id} in (${decided})`);
  await tx.execute(sql`insert into case_messages (case_id, kind, event)
    select k.id, 'event', '{"type":"no_answer_needed"}' from cases k where k.waiting_for = 'us' and k.id in (${decided})`);
}

/** Nobody is asked how his invented visit was. */
async function settleInvitations(tx: Db): Promise<void> {
  await tx.execute(sql`insert into review_invitations (item_table, item_id, mailing, state, why)
    select 'stay_bookings', id, gen_random_uuid(), 'skipped', 'earlier' from stay_bookings
    union all select 'transportation_bookings', id, gen_random_uuid(), 'skipped', 'earlier' from transportation_bookings
    union all select 'experience_inquiries', id, gen_random_uuid(), 'skipped', 'earlier' from experience_inquiries
    on conflict do nothing`);
}

async function seedExperienceRequests(tx: Db): Promise<void> {
  const byTitle = new Map(
    (await tx.select({ id: experiences.id, title: experiences.title, price: experiences.price }).from(experiences)).map(
      (row) => [row.title, row],
    ),
  );
  const rows = SAMPLE_EXPERIENCE_REQUESTS.flatMap(({ experience, requestedHoursAgo, inDays: days, ...request }) => {
    const found = byTitle.get(experienceWords[experience].title);
    if (!found) return [];
    return [
      {
        ...request,
        page: `/experiences/${found.id}`,
        experience_id: found.id,
        experience_title: found.title,
        date: inDays(days),
        quoted_total: totalFor(found.price, request.participants),
        created_at: ago(requestedHoursAgo),
      },
    ];
  });
  if (rows.length > 0) await tx.insert(experience_inquiries).values(rows);
}

async function seedStayBookings(tx: Db): Promise<void> {
  const bySlug = new Map(
    (await tx.select({ id: stays.id, slug: stays.slug, name: stays.name, price: stays.price }).from(stays)).map(
      (row) => [row.slug, row],
    ),
  );
  const rows = SAMPLE_STAY_BOOKINGS.flatMap(({ stay, requestedHoursAgo, checkInInDays, nights, ...request }) => {
    const found = bySlug.get(stay);
    if (!found) return [];
    return [
      {
        ...request,
        page: `/stays/${found.slug}`,
        stay_id: found.id,
        stay_name: found.name,
        check_in: inDays(checkInInDays),
        check_out: inDays(checkInInDays + nights),
        quoted_total: stayTotal(found.price, nights),
        created_at: ago(requestedHoursAgo),
      },
    ];
  });
  for (const row of rows) await insertPlaced(tx, stay_bookings, STAYS, row);
}

/** A booking that counts stands on a unit, or is overbooked. */
async function insertPlaced<T extends typeof stay_bookings | typeof transportation_bookings>(
  tx: Db,
  table: T,
  kind: PlacedKind<T["$inferSelect"]>,
  values: T["$inferInsert"],
): Promise<void> {
  const [row] = (await tx
    .insert(table)
    .values(values as never)
    .returning()) as T["$inferSelect"][];
  if (!row || (row.status !== "confirmed" && row.status !== "completed")) return;
  if ((await kind.claim(tx, row, { kind: "booking" })) === "taken")
    await tx
      .update(table as typeof stay_bookings)
      .set({ overbooked: true })
      .where(eq(table.id, row.id));
}

async function seedVehicleBookings(tx: Db): Promise<void> {
  const byName = new Map((await tx.select().from(transportation_rentals)).map((row) => [row.name, row]));
  const rows = SAMPLE_VEHICLE_BOOKINGS.flatMap(({ vehicle, requestedHoursAgo, pickupInDays, days, ...request }) => {
    const found = byName.get(vehicleWords[vehicle].name);
    if (!found) return [];
    return [
      {
        ...request,
        page: "/transportation",
        rental_id: found.id,
        rental_name: found.name,
        rental_type: found.type,
        pickup_date: inDays(pickupInDays),
        return_date: inDays(pickupInDays + days),
        quoted_total: rentalTotal(found, days, request.with_driver).total,
        created_at: ago(requestedHoursAgo),
      },
    ];
  });
  for (const row of rows) await insertPlaced(tx, transportation_bookings, VEHICLES, row);
}

async function seedPropertyInquiries(tx: Db): Promise<void> {
  const bySlug = new Map(
    (await tx.select({ id: properties.id, slug: properties.slug, title: properties.title }).from(properties)).map(
      (row) => [row.slug, row],
    ),
  );
  const rows = SAMPLE_PROPERTY_INQUIRIES.flatMap(({ property, requestedHoursAgo, ...inquiry }) => {
    const found = bySlug.get(property);
    return found
      ? [
          {
            ...inquiry,
            page: `/real-estate/${found.slug}`,
            property_id: found.id,
            property_title: found.title,
            created_at: ago(requestedHoursAgo),
          },
        ]
      : [];
  });
  if (rows.length > 0) await tx.insert(property_inquiries).values(rows);
}
