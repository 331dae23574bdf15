/** What clocks and zones do to days that are held and taken. */
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { calendarDays } from "#app/features/availability/calendar-days";
import { inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { listUnitDays } from "#app/features/availability/ledger/queries.server";
import { findStayRates } from "#app/features/availability/prices/queries.server";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { holdForRequest } from "#app/features/bookings/holds/mutations.server";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { readTimelineFilters } from "#app/features/bookings/timeline/filters";
import { readTimeline } from "#app/features/bookings/timeline/queries.server";
import { addDays, daysBetween } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { brokenInvariants, listOccupancies, makeStay, makeStayBooking } from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe.each(DATABASE_KINDS)("clocks and zones on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    await database.close();
  });

  const request = async (id: string) => {
    const [row] = await db
      .select()
      .from(stay_bookings)
      .where(sql`id = ${id}`);
    return inLedger(db, async (tx) => {
      await lockListing(tx, { kind: "stay", id: row?.stay_id ?? "" });
      return row && holdForRequest(tx, STAYS, row, id);
    });
  };
  /** For the ledger a clock that is set forward is the same as all that it has written set back. */
  const setClockForward = async (stay: string, minutes: number) => {
    const back = sql`hold_until - make_interval(mins => ${minutes}::int)`;
    await db.execute(
      sql`update occupancies set hold_until = ${back} where kind = 'hold' and unit_id in (select id from units where stay_id = ${stay})`,
    );
    await db.execute(
      sql`update stay_bookings set hold_until = ${back} where stay_id = ${stay} and hold_until is not null`,
    );
  };
  const minutesLeft = async (id: string) =>
    (
      await rowsOf<{ minutes: number }>(
        db,
        sql`select round(extract(epoch from hold_until - clock_timestamp()) / 60)::int as minutes from occupancies where stay_booking_id = ${id}`,
      )
    )[0]?.minutes;

  it("BK-236: a clock set forward and back by an hour makes no double booking, and holds shift by that hour at most", async () => {
    const stay = await makeStay(db);
    const [held, rival, late] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    expect(await request(held)).toMatchObject({ state: "held" });
    await setClockForward(stay.id, 60);
    expect(await minutesLeft(held)).toBe(23 * 60);
    expect(await request(rival)).toEqual({ state: "taken" });
    await setClockForward(stay.id, -60);
    expect(await minutesLeft(held)).toBe(24 * 60);
    // Half an hour is left when the clock jumps: the hold is over, and somebody else has the days.
    await setClockForward(stay.id, 23 * 60 + 30);
    await setClockForward(stay.id, 60);
    expect(await request(rival)).toMatchObject({ state: "held" });
    // Set back, the first hold would last again, but it is gone; both cannot be confirmed.
    await setClockForward(stay.id, -60);
    expect(await request(late)).toEqual({ state: "taken" });
    expect(await setStayBookingStatus(db, staff, held, "confirmed")).toMatchObject({ ok: false, reason: "clash" });
    expect(await setStayBookingStatus(db, staff, rival, "confirmed")).toEqual({ ok: true });
    expect((await listOccupancies(db, stay.units[0] ?? "")).map(({ kind }) => kind)).toEqual(["booking"]);
  });

  it.each([
    ["Europe/Berlin", "2027-03-26", "2027-03-30"],
    ["Europe/Berlin", "2027-10-29", "2027-11-02"],
    ["America/New_York", "2027-03-12", "2027-03-16"],
    ["America/New_York", "2027-11-05", "2027-11-09"],
  ])("BK-237: in %s no day is lost or doubled from %s to %s", async (name, check_in, check_out) => {
    process.env.TZ = name;
    // The clocks change on one of these days.
    const offsets = [check_in, check_out].map((day) => new Date(`${day}T00:00:00Z`).getTimezoneOffset());
    expect(offsets[0]).not.toBe(offsets[1]);
    const stay = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id: stay.id, check_in, check_out });
    expect(await setStayBookingStatus(db, staff, id, "confirmed")).toEqual({ ok: true });
    const [stored] = await db
      .select()
      .from(stay_bookings)
      .where(sql`id = ${id}`);
    expect([stored?.check_in, stored?.check_out]).toEqual([check_in, check_out]);
    expect(daysBetween(check_in, check_out)).toBe(4);
    const rates = await findStayRates(db, stay.id);
    expect(rates && quoteStay(rates, { check_in, check_out, guests: 2 }).total).toBe(4 * 10_000);
    const first = addDays(check_in, -2);
    const units = await listUnitDays(db, { kind: "stay", id: stay.id }, { first, end: addDays(check_out, 2) });
    expect(units[0]?.taken).toEqual([{ first_day: check_in, end_day: check_out }]);
    const days = calendarDays(units, { first, end: addDays(check_out, 2), today: first });
    expect(days.map(({ state }) => state)).toEqual([
      "free",
      "free",
      "departure",
      "taken",
      "taken",
      "taken",
      "arrival",
      "free",
    ]);
    expect(new Set(days.map(({ day }) => day)).size).toBe(8);
    const timeline = await readTimeline(
      db,
      readTimelineFilters(new URLSearchParams({ from: first, listing: stay.id })),
    );
    expect(timeline.units.flatMap(({ bars }) => bars.map(({ from, to }) => [from, to]))).toEqual([
      [check_in, check_out],
    ]);
  });
});
