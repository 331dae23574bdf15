/** Everything that takes or gives back days and seats, at random, on a few listings and days: for tests of what happens at once. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { users } from "#app/features/auth/tables.server";
import { importFeed, deleteChannel } from "#app/features/availability/channels/mutations.server";
import { inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { channels } from "#app/features/availability/tables.server";
import { endHold, holdBooking, holdForRequest } from "#app/features/bookings/holds/mutations.server";
import { moveBooking, parkBooking, swapBookings } from "#app/features/bookings/moves/mutations.server";
import { EXPERIENCES, STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import { BOOKING_STATUSES } from "#app/features/bookings/schema";
import { moveInquiry, setCapacity } from "#app/features/bookings/seats/mutations.server";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
  type SetStatusOptions,
} from "#app/features/bookings/status/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { addUnits, blockUnit, removeUnit, retireUnit, unblock } from "#app/features/bookings/units/mutations.server";
import { addDays } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import {
  makeExperience,
  makeInquiry,
  makeStay,
  makeStayBooking,
  makeVehicle,
  makeVehicleBooking,
} from "#tests/support/ledger";
import type { SeededRandom } from "#tests/support/seeded-random";
import { staff } from "#tests/support/staff";

/** Few days and units, so that all want the same. */
const FIRST_DAY = "2027-03-01";
const DAYS = 24;
const MOST_BOOKINGS = 60;
const TIME = "08:00";

export interface LedgerWorld {
  stays: string[];
  vehicle: string;
  experience: string;
}

export async function makeLedgerWorld(db: Db): Promise<LedgerWorld> {
  await db.insert(users).values({ id: staff.id, name: staff.name, email: staff.email }).onConflictDoNothing();
  const stays = [await makeStay(db, 1), await makeStay(db, 3)].map(({ id }) => id);
  const { id: vehicle } = await makeVehicle(db, 4);
  const experience = await makeExperience(db);
  await db.execute(
    sql`insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) values (${experience}, '2027-01-01', 127, ${TIME}, 8)`,
  );
  return { stays, vehicle, experience };
}

/** The world that another process has made. */
export async function findLedgerWorld(db: Db): Promise<LedgerWorld> {
  const idsOf = async (table: string) =>
    (await rowsOf<{ id: string }>(db, sql`select id from ${sql.identifier(table)} order by created_at`)).map(
      ({ id }) => id,
    );
  const [[vehicle = ""], [experience = ""]] = [await idsOf("transportation_rentals"), await idsOf("experiences")];
  return { stays: await idsOf("stays"), vehicle, experience };
}

type Action = (db: Db, random: SeededRandom, world: LedgerWorld) => Promise<unknown>;

const spanOf = (random: SeededRandom) => {
  const from = addDays(FIRST_DAY, random.integerBelow(DAYS));
  return { from, to: addDays(from, random.between(1, 6)) };
};

async function anyOf(db: Db, random: SeededRandom, table: string): Promise<string | null> {
  const rows = await rowsOf<{ id: string }>(db, sql`select id from ${sql.identifier(table)} order by id limit 200`);
  return rows.length > 0 ? random.pick(rows).id : null;
}

/** Runs what needs a row of a table with the id of one. */
const withAny =
  (table: string, work: (db: Db, id: string, random: SeededRandom) => Promise<unknown>): Action =>
  async (db, random) => {
    const id = await anyOf(db, random, table);
    return id === null ? null : work(db, id, random);
  };

/** Asks for days as a visitor does, in the transaction that stores the request. */
const request: Action = async (db, random, { stays }) => {
  if ((await db.$count(stay_bookings)) > MOST_BOOKINGS) return null;
  const [stay_id, { from, to }] = [random.pick(stays), spanOf(random)];
  return inLedger(db, async (tx) => {
    await lockListing(tx, { kind: "stay", id: stay_id });
    const email = `guest${randomUUID()}@example.com`;
    const id = await makeStayBooking(tx, { stay_id, check_in: from, check_out: to, email });
    const [row] = await tx
      .select()
      .from(stay_bookings)
      .where(sql`id = ${id}`);
    const hold = row && (await holdForRequest(tx, STAYS, row, id));
    if (hold?.state === "taken")
      await tx
        .update(stay_bookings)
        .set({ is_wish: true })
        .where(sql`id = ${id}`);
    return hold ?? null;
  });
};

const requestVehicles: Action = async (db, random, { vehicle }) => {
  const [{ n }] = [
    oneRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from transportation_bookings`)),
  ];
  if (n > MOST_BOOKINGS) return null;
  const { from, to } = spanOf(random);
  return makeVehicleBooking(db, {
    rental_id: vehicle,
    pickup_date: from,
    return_date: to,
    vehicles: random.between(1, 3),
  });
};

const requestSeats: Action = async (db, random, { experience }) => {
  const [{ n }] = [oneRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from experience_inquiries`))];
  if (n > MOST_BOOKINGS) return null;
  const { from: date } = spanOf(random);
  return makeInquiry(db, { experience_id: experience, date, start_time: TIME, participants: random.between(1, 4) });
};

/** One in three confirms whatever is in the way. */
async function setStatus(
  random: SeededRandom,
  set: (status: (typeof BOOKING_STATUSES)[number], options?: SetStatusOptions) => Promise<{ ok: boolean }>,
): Promise<unknown> {
  const status = random.happens(50) ? "confirmed" : random.pick(BOOKING_STATUSES);
  const outcome = await set(status);
  if (outcome.ok || !("clashes" in outcome) || !random.happens(33)) return outcome;
  const acknowledgedClashes = (outcome.clashes as readonly { id: string }[]).map(({ id }) => id);
  return set(status, { acknowledgedClashes });
}

const ACTIONS: readonly Action[] = [
  request,
  request,
  request,
  requestVehicles,
  requestSeats,
  withAny("stay_bookings", (db, id, random) =>
    setStatus(random, (status, options) => setStayBookingStatus(db, staff, id, status, options)),
  ),
  withAny("stay_bookings", (db, id, random) =>
    setStatus(random, (status, options) => setStayBookingStatus(db, staff, id, status, options)),
  ),
  withAny("transportation_bookings", (db, id, random) =>
    setStatus(random, (status, options) => setTransportationBookingStatus(db, staff, id, status, options)),
  ),
  withAny("experience_inquiries", (db, id, random) =>
    setStatus(random, (status, options) => setExperienceInquiryStatus(db, staff, id, status, options)),
  ),
  withAny("stay_bookings", (db, id, random) => moveBooking(db, staff, STAYS, { id, span: spanOf(random) })),
  async (db, random) => {
    const [id, unit] = [await anyOf(db, random, "stay_bookings"), await anyOf(db, random, "units")];
    return id && unit && moveBooking(db, staff, STAYS, { id, unit });
  },
  withAny("transportation_bookings", (db, id, random) =>
    moveBooking(db, staff, VEHICLES, { id, span: spanOf(random) }),
  ),
  withAny("experience_inquiries", (db, id, random) =>
    moveInquiry(db, staff, { id, day: spanOf(random).from, time: random.happens(90) ? TIME : null }),
  ),
  withAny("stay_bookings", (db, id) => parkBooking(db, staff, STAYS, { id })),
  async (db, random) => {
    const [one, other] = [await anyOf(db, random, "stay_bookings"), await anyOf(db, random, "stay_bookings")];
    return one && other && swapBookings(db, staff, STAYS, [one, other]);
  },
  withAny("stay_bookings", (db, id) => holdBooking(db, staff, STAYS, { id }, { hours: 24 })),
  withAny("stay_bookings", (db, id) => endHold(db, staff, STAYS, { id })),
  withAny("experience_inquiries", (db, id) => holdBooking(db, staff, EXPERIENCES, { id }, { hours: 24 })),
  // Time passes: a hold is over, as the ledger and the booking say.
  withAny("stay_bookings", (db, id) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select id from stay_bookings where id = ${id} for update`);
      await tx.execute(
        sql`update occupancies set hold_until = now() - interval '1 second' where stay_booking_id = ${id} and kind = 'hold'`,
      );
      await tx.execute(
        sql`update stay_bookings set hold_until = now() - interval '1 second' where id = ${id} and hold_until is not null`,
      );
    }),
  ),
  withAny("units", (db, unit, random) =>
    blockUnit(db, staff, {
      unit,
      kind: random.pick(["block", "out_of_service"]),
      span: spanOf(random),
      reason: "Paint",
    }),
  ),
  withAny("occupancies", (db, id) => unblock(db, staff, id)),
  withAny("units", (db, id, random) => retireUnit(db, staff, id, random.happens(50) ? spanOf(random).from : null)),
  withAny("units", (db, id) => removeUnit(db, staff, id)),
  async (db, random, { stays }) => {
    const units = oneRow(await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from units`)).n;
    return units < 12 && addUnits(db, staff, { kind: "stay", id: random.pick(stays) }, 1);
  },
  withAny("departures", (db, id, random) =>
    setCapacity(db, staff, { id, capacity: random.between(4, 10), overbook: random.happens(50) }),
  ),
  async (db, random) => {
    const unit_id = await anyOf(db, random, "units");
    const found = await anyOf(db, random, "channels");
    if (!unit_id) return null;
    if (found && random.happens(10)) return deleteChannel(db, staff, found);
    const url = `https://calendar.example/${random.integerBelow(4)}`;
    // A unit that is removed at this moment has no channel any more.
    const [made] = found
      ? []
      : await rowsOf<{ id: string }>(
          db,
          sql`insert into ${channels} (unit_id, name, url) select id, 'Other', ${url} from units where id = ${unit_id} on conflict do nothing returning id`,
        );
    const id = found ?? made?.id;
    if (!id) return null;
    const events = Array.from({ length: random.between(0, 3) }, (_, n) => {
      const { from, to } = spanOf(random);
      return { uid: `event-${n}`, recurrence_id: "", first_day: from, end_day: to, summary: "" };
    });
    return importFeed(db, id, { kind: "events", events, leftOut: [], etag: null, lastModified: null });
  },
];

/** Does one thing, whichever; what it came to. Refusals are outcomes; what is thrown is a mistake of ours. */
export function actAtRandom(db: Db, random: SeededRandom, world: LedgerWorld): Promise<unknown> {
  return random.pick(ACTIONS)(db, random, world);
}
