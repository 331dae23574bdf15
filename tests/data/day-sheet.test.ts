/** What happens on a day, and who came and left, on both databases. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { channel_events, channels, departure_patterns, occupancies } from "#app/features/availability/tables.server";
import { findCalendarCounts } from "#app/features/bookings/day-sheet/counts/queries.server";
import { readDaySheet } from "#app/features/bookings/day-sheet/queries.server";
import { daySheetOf, isLate, owed, peopleOf } from "#app/features/bookings/day-sheet/rules";
import { markBooking, markDepartureBack } from "#app/features/bookings/marks/mutations.server";
import { EXPERIENCES, STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
} from "#app/features/bookings/status/mutations.server";
import { booking_payments, experience_inquiries, stay_bookings } from "#app/features/bookings/tables.server";
import { changes } from "#app/features/history/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import {
  brokenInvariants,
  makeExperience,
  makeInquiry,
  makeStay,
  makeStayBooking,
  makeVehicle,
  makeVehicleBooking,
} from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

describe.each(DATABASE_KINDS)("the day sheet on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: staff.id, name: staff.name, email: "staff@example.com" }).onConflictDoNothing();
    await db.insert(site_settings).values({});
  });
  afterAll(async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    await database.close();
  });
  const sheetOf = async (day: string) => daySheetOf(await readDaySheet(db, day), day);
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

  it("BK-157, BK-158, BK-161: arrivals with what they owe, departures, in house, channels; changes of guests", async () => {
    const stay = await makeStay(db, 2);
    const make = async (check_in: string, check_out: string, unit: string | undefined) => {
      const id = await makeStayBooking(db, { stay_id: stay.id, check_in, check_out, quoted_total: 20_000 });
      await setStayBookingStatus(db, staff, id, "confirmed", { unit });
      return id;
    };
    const leaving = await make("2027-05-01", "2027-05-04", stay.units[0]);
    const coming = await make("2027-05-04", "2027-05-06", stay.units[0]);
    const staying = await make("2027-05-03", "2027-05-05", stay.units[1]);
    const over = await makeStayBooking(db, {
      stay_id: stay.id,
      check_in: "2027-05-04",
      check_out: "2027-05-05",
      status: "confirmed",
      overbooked: true,
    });
    const waiting = await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-05-04", check_out: "2027-05-05" });
    const payment = { amount: "50.00", currency: "USD", usd_amount: 5_000, method: "cash" as const, day: "2027-05-01" };
    await db.insert(booking_payments).values({ ...payment, stay_booking_id: coming, kind: "payment" });
    const [channel] = await db
      .insert(channels)
      .values({ unit_id: stay.units[1]!, name: "Airbnb", url: "https://example.com/b.ics" })
      .returning();
    await db.insert(occupancies).values({
      unit_id: stay.units[1]!,
      kind: "import",
      first_day: "2027-05-05",
      end_day: "2027-05-07",
      channel_id: channel!.id,
    });

    const sheet = await sheetOf("2027-05-04");
    expect(ids(sheet.arrivals)).toEqual([over, coming]);
    expect(ids(sheet.departures)).toEqual([leaving]);
    expect(ids(sheet.inHouse)).toEqual([staying]);
    expect(ids(sheet.pending)).toEqual([waiting]);
    expect([...sheet.changing]).toEqual([stay.units[0]]);
    expect(sheet.arrivals.map(owed)).toEqual([null, 15_000]);
    const next = await sheetOf("2027-05-05");
    expect(next.importsIn).toMatchObject([{ channel: "Airbnb", unit: { id: stay.units[1] } }]);
    expect(next.changing.has(stay.units[1]!)).toBe(true);
    expect(await findCalendarCounts(db, "2027-05-04")).toMatchObject({ arrivals: 2, departures: 1, overbooked: 1 });
  });

  it("BK-227: the dashboard counts overbooked bookings, clashes, holds that end within four hours and channels in error", async () => {
    const before = await findCalendarCounts(db, "2027-08-01");
    const stay = await makeStay(db, 2);
    const hold = async (hours: number, check_in: string, check_out: string) => {
      const hold_until = new Date(Date.now() + hours * 3_600_000);
      const id = await makeStayBooking(db, { stay_id: stay.id, check_in, check_out, hold_until });
      const days = { unit_id: stay.units[0]!, first_day: check_in, end_day: check_out };
      await db.insert(occupancies).values({ ...days, kind: "hold", stay_booking_id: id, hold_until });
    };
    await hold(3.9, "2027-08-10", "2027-08-11");
    await hold(4.1, "2027-08-11", "2027-08-12");
    await hold(-0.1, "2027-08-12", "2027-08-13");
    const gone = { stay_id: stay.id, check_in: "2027-08-01", check_out: "2027-08-02" };
    await makeStayBooking(db, { ...gone, status: "confirmed", overbooked: true });
    await makeStayBooking(db, { ...gone, status: "cancelled" });
    const [broken] = await db
      .insert(channels)
      .values([
        { unit_id: stay.units[1]!, name: "Airbnb", url: "https://example.com/c.ics", last_error: "It was not found" },
        { unit_id: stay.units[1]!, name: "Off", url: "https://example.com/d.ics", last_error: "x", is_active: false },
      ])
      .returning();
    const sold = { channel_id: broken!.id, first_day: "2027-08-20", end_day: "2027-08-22" };
    await db.insert(channel_events).values([
      { ...sold, uid: "1", clash: true },
      { ...sold, uid: "2" },
    ]);
    expect(await findCalendarCounts(db, "2027-08-01")).toEqual({
      arrivals: 1,
      departures: 0,
      overbooked: before.overbooked + 1,
      clashes: before.clashes + 1,
      holdsEnding: before.holdsEnding + 1,
      channelErrors: before.channelErrors + 1,
    });
    expect(await findCalendarCounts(db, "2027-08-02")).toMatchObject({ arrivals: 0, departures: 1 });
  });

  it("BK-159, D-35: marks set a time, can be taken back and are in the history; leaving completes where it is ticked", async () => {
    const stay = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id: stay.id });
    const stored = async () => (await db.select().from(stay_bookings).where(eq(stay_bookings.id, id)))[0]!;
    expect(await markBooking(db, staff, STAYS, { id, mark: "arrived", isSet: true, complete: false })).toEqual({
      ok: false,
      reason: "unfit",
    });
    await setStayBookingStatus(db, staff, id, "confirmed");
    await markBooking(db, staff, STAYS, { id, mark: "arrived", isSet: true, complete: false });
    const { arrived_at } = await stored();
    expect(arrived_at).toBeInstanceOf(Date);
    // Pressed twice it stays as it was.
    await markBooking(db, staff, STAYS, { id, mark: "arrived", isSet: true, complete: false });
    expect((await stored()).arrived_at).toEqual(arrived_at);
    await markBooking(db, staff, STAYS, { id, mark: "left", isSet: true, complete: true });
    expect(await stored()).toMatchObject({ status: "completed", left_at: expect.any(Date) });
    await markBooking(db, staff, STAYS, { id, mark: "left", isSet: false, complete: true });
    expect(await stored()).toMatchObject({ status: "confirmed", left_at: null });
    await markBooking(db, staff, STAYS, { id, mark: "left", isSet: true, complete: false });
    expect(await stored()).toMatchObject({ status: "confirmed", left_at: expect.any(Date) });
    const recorded = await db.select().from(changes).where(eq(changes.item_id, id));
    expect(recorded.filter(({ fields }) => "arrived_at" in fields || "left_at" in fields)).toHaveLength(5);
  });

  it("BK-160, TR-28: a vehicle that was due back is late from the next day on, with its next pick-up, until it is returned", async () => {
    const vehicle = await makeVehicle(db);
    const rent = async (pickup_date: string, return_date: string) => {
      const id = await makeVehicleBooking(db, { rental_id: vehicle.id, pickup_date, return_date });
      await setTransportationBookingStatus(db, staff, id, "confirmed");
      return id;
    };
    const late = await rent("2027-06-01", "2027-06-03");
    const next = await rent("2027-06-04", "2027-06-06");
    const onTheDay = await sheetOf("2027-06-03");
    expect(onTheDay.vehiclesBack.map((booking) => [booking.id, isLate(booking, "2027-06-03")])).toEqual([
      [late, false],
    ]);
    const after = await sheetOf("2027-06-04");
    expect(after.vehiclesBack.map((booking) => isLate(booking, "2027-06-04"))).toEqual([true]);
    expect(after.vehiclesBack[0]!.next).toMatchObject({ from: "2027-06-04" });
    expect(ids(after.vehiclesOut)).toEqual([next]);
    await markBooking(db, staff, VEHICLES, { id: late, mark: "left", isSet: true, complete: true });
    expect((await sheetOf("2027-06-04")).vehiclesBack).toEqual([]);
  });

  it("BK-162: a manifest has everybody on a departure; coming back completes them at once", async () => {
    const experience = await makeExperience(db);
    await db
      .insert(departure_patterns)
      .values({ experience_id: experience, first_day: "2027-01-01", weekdays: 127, start_time: "08:30", seats: 12 });
    const day = "2027-07-01";
    const join = async (values: object) => {
      const id = await makeInquiry(db, { experience_id: experience, date: day, start_time: "08:30", ...values });
      await setExperienceInquiryStatus(db, staff, id, "confirmed");
      return id;
    };
    const one = await join({ participants: 4, children: 2 });
    const two = await join({ participants: 1 });
    await makeInquiry(db, { experience_id: experience, date: day, start_time: "08:30" });
    const trip = (await sheetOf(day)).trips.find((each) => each.experience === experience)!;
    expect(trip).toMatchObject({ time: "08:30", departure: { seats_taken: 5, capacity: 12 } });
    expect(ids(trip.guests).toSorted()).toEqual([one, two].toSorted());
    expect(peopleOf(trip.guests)).toBe(5);
    expect(trip.guests.find(({ id }) => id === one)).toMatchObject({
      phone: "+255 +255 777 000 111",
      accommodation: "Manta",
      children: 2,
    });
    await markBooking(db, staff, EXPERIENCES, { id: one, mark: "arrived", isSet: true, complete: false });
    await markDepartureBack(db, staff, { experience, day, time: "08:30", complete: true });
    const rows = await db.select().from(experience_inquiries).where(eq(experience_inquiries.experience_id, experience));
    expect(rows.filter(({ status, left_at }) => status === "completed" && left_at)).toHaveLength(2);
    expect(rows.filter(({ status }) => status === "pending")).toHaveLength(1);
  });
});
