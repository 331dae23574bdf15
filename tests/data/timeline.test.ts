/** What the timeline is read from and how a booking is moved on it, on both databases. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import { searchVehicles } from "#app/features/availability/search/vehicles.server";
import {
  channel_events,
  channels,
  departure_patterns,
  occupancies,
  seasons,
} from "#app/features/availability/tables.server";
import { moveBooking, parkBooking } from "#app/features/bookings/moves/mutations.server";
import { undoMove } from "#app/features/bookings/moves/undo/mutations.server";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { setStayBookingStatus, setTransportationBookingStatus } from "#app/features/bookings/status/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { readTimelineFilters } from "#app/features/bookings/timeline/filters";
import { readTimeline } from "#app/features/bookings/timeline/queries.server";
import { departureLanes, occupancyOf } from "#app/features/bookings/timeline/rules";
import { blockUnit } from "#app/features/bookings/units/mutations.server";
import { site_settings } from "#app/features/settings/tables.server";
import { findVehiclePage, listVehicles } from "#app/features/transportation/queries.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import {
  brokenInvariants,
  listOccupancies,
  makeExperience,
  makeStay,
  makeStayBooking,
  makeVehicle,
  makeVehicleBooking,
} from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

const filtersOf = (query: string) => readTimelineFilters(new URLSearchParams(query), "2027-03-01");

describe.each(DATABASE_KINDS)("the timeline on %s", (_, open) => {
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

  const read = (query: string) => readTimeline(db, filtersOf(query));
  const bookingOf = async (id: string) => (await db.select().from(stay_bookings).where(eq(stay_bookings.id, id)))[0]!;

  it("BK-109, BK-112, BK-113: units in order with what stands on them, and bookings without a unit", async () => {
    const stay = await makeStay(db, 3);
    const id = await makeStayBooking(db, { stay_id: stay.id, quoted_total: 40_000, special_requests: "Late" });
    await setStayBookingStatus(db, staff, id, "confirmed", { unit: stay.units[1] });
    await blockUnit(db, staff, {
      unit: stay.units[0]!,
      kind: "block",
      span: { from: "2027-03-10", to: "2027-03-12" },
      reason: "Paint",
    });
    const hold = await makeStayBooking(db, {
      stay_id: stay.id,
      check_in: "2027-03-08",
      check_out: "2027-03-09",
      hold_until: new Date(Date.now() + 3_600_000),
    });
    await db.insert(occupancies).values({
      unit_id: stay.units[2]!,
      kind: "hold",
      first_day: "2027-03-08",
      end_day: "2027-03-09",
      stay_booking_id: hold,
      hold_until: new Date(Date.now() + 3_600_000),
    });
    const over = await makeStayBooking(db, { stay_id: stay.id, status: "confirmed", overbooked: true });
    const { units, unplaced, hasMore } = await read(`from=2027-03-01&listing=${stay.id}`);
    expect(hasMore).toBe(false);
    expect(units.map((unit) => unit.id)).toEqual(stay.units);
    expect(units[0]!.bars).toMatchObject([
      { kind: "block", label: "Paint", from: "2027-03-10", to: "2027-03-12", booking: null },
    ]);
    expect(units[1]!.bars).toMatchObject([
      {
        kind: "booking",
        from: "2027-03-01",
        to: "2027-03-05",
        booking: { id, kind: "stay", people: 2, total: 40_000, paid: 0, words: "Late", status: "confirmed" },
      },
    ]);
    expect(units[2]!.bars).toMatchObject([{ kind: "hold", booking: { id: hold } }]);
    expect(new Date(units[2]!.bars[0]!.holdUntil!).getTime()).toBeGreaterThan(Date.now());
    expect(unplaced).toMatchObject([{ booking: { id: over }, listing: stay.id, freeUnit: { id: stay.units[0] } }]);
    expect(occupancyOf(units, "2027-03-02", new Date())).toBe(33);
    await db.delete(stay_bookings).where(eq(stay_bookings.id, over));
  });

  it("BK-123: filters ask for kind, listing, state, assignee, guest and reference; what does not match is marked", async () => {
    const stay = await makeStay(db, 2);
    const named = await makeStayBooking(db, {
      stay_id: stay.id,
      full_name: "Ngalawa 100% Guest",
      check_in: "2027-04-01",
      check_out: "2027-04-03",
    });
    await setStayBookingStatus(db, staff, named, "confirmed", { unit: stay.units[0] });
    const other = await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-04-05", check_out: "2027-04-06" });
    await setStayBookingStatus(db, staff, other, "confirmed", { unit: stay.units[0] });
    const window = `from=2027-04-01&listing=${stay.id}`;
    const found = await read(`${window}&q=100%25 g`);
    expect(found.units.map(({ id }) => id)).toEqual([stay.units[0]]);
    expect(found.units[0]!.bars.map(({ matches }) => matches)).toEqual([true, false]);
    expect((await read(`${window}&q=100_ g`)).units).toEqual([]);
    const { reference } = await bookingOf(named);
    expect((await read(`${window}&q=${reference.toLowerCase()}`)).units).toHaveLength(1);
    expect((await read(`${window}&state=confirmed`)).units).toHaveLength(1);
    expect((await read(`${window}&state=block`)).units).toEqual([]);
    expect((await read(`${window}&kind=vehicle`)).units).toEqual([]);
    expect((await read(`${window}&overbooked=1`)).units).toEqual([]);
    expect((await read(`${window}&for=nobody`)).units).toEqual([]);
  });

  it("BK-124, BK-125: one statement for 60 units; the rest stands on the next page", async () => {
    const vehicle = await makeVehicle(db, 62);
    const pages = await Promise.all([1, 2].map((page) => read(`listing=${vehicle.id}&page=${page}`)));
    expect(pages.map(({ units, hasMore }) => [units.length, hasMore])).toEqual([
      [60, true],
      [2, false],
    ]);
    expect(pages.flatMap(({ units }) => units.map(({ id }) => id))).toEqual(vehicle.units);
  });

  it("BK-111, BK-114: seasons by name and a lane for each start time of an experience", async () => {
    const stay = await makeStay(db);
    await db.insert(seasons).values({
      stay_id: stay.id,
      name: "Dry",
      position: 1,
      first_day: "2027-03-10",
      last_day: "2027-03-20",
      price: 9_000,
    });
    expect((await read(`from=2027-03-01&listing=${stay.id}`)).seasons).toEqual([
      { name: "Dry", firstDay: "2027-03-10", lastDay: "2027-03-20" },
    ]);
    const experience = await makeExperience(db);
    for (const start_time of ["05:45", "16:30"])
      await db
        .insert(departure_patterns)
        .values({ experience_id: experience, first_day: "2027-01-01", weekdays: 127, start_time, seats: 12 });
    const { experiences } = await read(`from=2027-03-01&zoom=week&listing=${experience}`);
    const lanes = departureLanes(experiences, "2027-03-01", "2027-03-08");
    expect(lanes.map(({ time, departures }) => [time, departures.size])).toEqual([
      ["05:45", 7],
      ["16:30", 7],
    ]);
  });

  it("BK-012: a vehicle that is switched unavailable is not offered, and keeps its bookings and its row", async () => {
    const vehicle = await makeVehicle(db, 1);
    const id = await makeVehicleBooking(db, { rental_id: vehicle.id });
    await setTransportationBookingStatus(db, staff, id, "confirmed");
    const isOffered = async () => {
      const filters = { type: "", maxPrice: null, withDriver: false } as const;
      const wanted = { filters, span: { from: "2027-04-10", to: "2027-04-12" }, vehicles: 1 };
      const rules = { today: "2027-03-01", furthestDays: 730, fillsGaps: true };
      const found = await searchVehicles(db, "en", wanted, rules);
      const lists = [await listVehicles(db, "en", filters), found.rows];
      const page = await findVehiclePage(db, vehicle.id, "en");
      return [...lists.map((list) => list.some((each) => each.id === vehicle.id)), page !== null];
    };
    expect(await isOffered()).toEqual([true, true, true]);
    await db.update(transportation_rentals).set({ available: false }).where(eq(transportation_rentals.id, vehicle.id));
    expect(await isOffered()).toEqual([false, false, false]);
    const { units } = await read(`from=2027-03-01&listing=${vehicle.id}`);
    expect(units).toMatchObject([{ id: vehicle.units[0], bars: [{ booking: { id, status: "confirmed" } }] }]);
  });

  it("D-26: a booking another channel sold as well is a clash", async () => {
    const stay = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id: stay.id });
    await setStayBookingStatus(db, staff, id, "confirmed");
    const [channel] = await db
      .insert(channels)
      .values({ unit_id: stay.units[0]!, name: "Airbnb", url: "https://example.com/a.ics" })
      .returning();
    await db
      .insert(channel_events)
      .values({ channel_id: channel!.id, uid: "1", first_day: "2027-03-04", end_day: "2027-03-06", clash: true });
    expect((await read(`from=2027-03-01&listing=${stay.id}`)).units[0]!.bars[0]!.clash).toBe(true);
  });

  describe("moves", () => {
    const makePlaced = async () => {
      const stay = await makeStay(db, 2);
      const id = await makeStayBooking(db, { stay_id: stay.id, quoted_total: 12_345 });
      await setStayBookingStatus(db, staff, id, "confirmed", { unit: stay.units[0] });
      return { stay, id, version: (await bookingOf(id)).version };
    };
    const unitOf = async (id: string) =>
      (await db.select().from(occupancies).where(eq(occupancies.stay_booking_id, id)))[0]?.unit_id;

    it("D-21: a price is kept, or taken anew with its lines", async () => {
      const { stay, id, version } = await makePlaced();
      const span = { from: "2027-03-02", to: "2027-03-05" };
      expect(await moveBooking(db, staff, STAYS, { id, version, unit: stay.units[1], span, price: "keep" })).toEqual({
        ok: true,
      });
      expect(await bookingOf(id)).toMatchObject({ check_in: "2027-03-02", quoted_total: 12_345, price_lines: null });
      expect(await moveBooking(db, staff, STAYS, { id, version: version + 1, span, price: "new" })).toEqual({
        ok: true,
      });
      expect(await bookingOf(id)).toMatchObject({
        quoted_total: 30_000,
        price_lines: [{ kind: "nights", count: 3, amount: 30_000 }],
      });
    });

    it("BK-129: undo brings back days, unit and price; not over what happened since", async () => {
      const { stay, id, version } = await makePlaced();
      const move = {
        id,
        version,
        unit: stay.units[1],
        span: { from: "2027-03-10", to: "2027-03-12" },
        price: "new" as const,
      };
      await moveBooking(db, staff, STAYS, move);
      expect(await undoMove(db, staff, STAYS, { id, version: version + 1 })).toEqual({ ok: true });
      expect(await bookingOf(id)).toMatchObject({
        check_in: "2027-03-01",
        check_out: "2027-03-05",
        quoted_total: 12_345,
        price_lines: null,
      });
      expect(await unitOf(id)).toBe(stay.units[0]);

      await moveBooking(db, staff, STAYS, { ...move, version: version + 2 });
      await blockUnit(db, staff, {
        unit: stay.units[0]!,
        kind: "block",
        span: { from: "2027-03-03", to: "2027-03-04" },
        reason: "Paint",
      });
      const refused = await undoMove(db, staff, STAYS, { id, version: version + 3 });
      expect(refused).toMatchObject({ ok: false, reason: "clash", clashes: [{ full_name: "Paint" }] });
      expect(await unitOf(id)).toBe(stay.units[1]);
      expect(await undoMove(db, staff, STAYS, { id, version: version + 1 })).toMatchObject({
        ok: false,
        reason: "changed",
      });
    });

    it("BK-129: undo places a parked booking again, and parks one that was placed", async () => {
      const { stay, id, version } = await makePlaced();
      await parkBooking(db, staff, STAYS, { id, version });
      expect(await undoMove(db, staff, STAYS, { id, version: version + 1 })).toEqual({ ok: true });
      expect(await unitOf(id)).toBe(stay.units[0]);
      await parkBooking(db, staff, STAYS, { id, version: version + 2 });
      await moveBooking(db, staff, STAYS, {
        id,
        version: version + 3,
        unit: stay.units[1],
        span: { from: "2027-03-02", to: "2027-03-05" },
      });
      expect(await undoMove(db, staff, STAYS, { id, version: version + 4 })).toEqual({ ok: true });
      expect(await bookingOf(id)).toMatchObject({ overbooked: true, check_in: "2027-03-01" });
      expect(await unitOf(id)).toBeUndefined();
    });

    it("TR-29: in a full house two bookings change rooms by way of the lane without a unit", async () => {
      const { stay, id, version } = await makePlaced();
      const other = await makeStayBooking(db, { stay_id: stay.id });
      await setStayBookingStatus(db, staff, other, "confirmed", { unit: stay.units[1] });
      const swap = { id, version, unit: stay.units[1] };
      expect(await moveBooking(db, staff, STAYS, swap), "full").toMatchObject({ ok: false, reason: "clash" });
      expect(await parkBooking(db, staff, STAYS, { id, version })).toEqual({ ok: true });
      const { unplaced } = await read(`from=2027-03-01&listing=${stay.id}`);
      expect(unplaced).toMatchObject([{ booking: { id }, freeUnit: { id: stay.units[0] } }]);
      const { version: seen } = await bookingOf(other);
      const moved = await moveBooking(db, staff, STAYS, { id: other, version: seen, unit: stay.units[0] });
      expect(moved).toEqual({ ok: true });
      expect(await moveBooking(db, staff, STAYS, { ...swap, version: version + 1 })).toEqual({ ok: true });
      expect([await unitOf(id), await unitOf(other)]).toEqual([stay.units[1], stay.units[0]]);
      expect(await bookingOf(id)).toMatchObject({ overbooked: false, quoted_total: 12_345 });
    });

    it("BK-122: on days that are taken nothing is stored, and what stands on that unit is named", async () => {
      const { stay, id, version } = await makePlaced();
      await blockUnit(db, staff, {
        unit: stay.units[1]!,
        kind: "block",
        span: { from: "2027-03-04", to: "2027-03-06" },
        reason: "Deep clean",
      });
      expect(await moveBooking(db, staff, STAYS, { id, version, unit: stay.units[1], price: "new" })).toMatchObject({
        ok: false,
        reason: "clash",
        clashes: [{ full_name: "Deep clean" }],
      });
      expect(await bookingOf(id)).toMatchObject({ version, quoted_total: 12_345 });
      expect(await listOccupancies(db, stay.units[0]!)).toHaveLength(1);
    });
  });
});
