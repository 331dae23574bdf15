/** Taking, moving and giving back days and seats, on both databases. Races: ledger-races.test.ts. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { listFreeUnits, listNearestSpans } from "#app/features/availability/ledger/queries.server";
import { occupancies } from "#app/features/availability/tables.server";
import { endHold, holdBooking, holdForRequest } from "#app/features/bookings/holds/mutations.server";
import { moveBooking, parkBooking, swapBookings } from "#app/features/bookings/moves/mutations.server";
import { EXPERIENCES, STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import { BOOKING_STATUSES } from "#app/features/bookings/schema";
import { moveInquiry, setCapacity } from "#app/features/bookings/seats/mutations.server";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
} from "#app/features/bookings/status/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { addUnits, blockUnit, removeUnit, retireUnit, unblock } from "#app/features/bookings/units/mutations.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { deleteRecord, restoreRecord } from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { erasePerson } from "#app/features/privacy/mutations.server";
import { site_settings } from "#app/features/settings/tables.server";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import {
  brokenInvariants,
  listOccupancies,
  makeExperience,
  makeInquiry,
  makeStay,
  makeStayBooking,
  makeVehicle,
  makeVehicleBooking,
} from "#tests/support/ledger";
import { staff as someStaff } from "#tests/support/staff";
import { users } from "#app/features/auth/tables.server";

describe.each(DATABASE_KINDS)("the ledger on %s", (_, open) => {
  let database: Database;
  let db: Db;
  const staff = someStaff;
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

  const stayOf = async (id: string) => (await db.select().from(stay_bookings).where(eq(stay_bookings.id, id)))[0]!;
  const inquiryOf = async (id: string) =>
    (await db.select().from(experience_inquiries).where(eq(experience_inquiries.id, id)))[0]!;
  const rowsOfStay = (id: string) => db.select().from(occupancies).where(eq(occupancies.stay_booking_id, id));
  const confirmStay = (id: string, options?: Parameters<typeof setStayBookingStatus>[4]) =>
    setStayBookingStatus(db, staff, id, "confirmed", options);
  const hold = async (id: string) => {
    const row = await stayOf(id);
    return inLedger(db, async (tx) => {
      await lockListing(tx, { kind: "stay", id: row.stay_id! });
      return holdForRequest(tx, STAYS, row, `network of ${id}`);
    });
  };
  const endHoldNow = async (id: string) => {
    await db.execute(
      sql`update occupancies set hold_until = now() - interval '1 second' where stay_booking_id = ${id}`,
    );
    await db.execute(sql`update stay_bookings set hold_until = now() - interval '1 second' where id = ${id}`);
  };
  const setHoldHours = (hold_hours: number) => db.update(site_settings).set({ hold_hours });
  /** A departure plan of every day at 08:00. */
  const plan = (experience: string, seats: number) =>
    db.execute(
      sql`insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) values (${experience}, '2027-01-01', 127, '08:00', ${seats})`,
    );

  it("D-15: takes the free unit with the fewest free days around, then by position", async () => {
    const stay = await makeStay(db, 3);
    const span = { from: "2027-03-10", to: "2027-03-12" };
    const listing = { kind: "stay", id: stay.id } as const;
    const free = () => listFreeUnits(db, listing, span, { limit: 9 });
    expect(await free()).toEqual(stay.units);
    const block = (unit: string, from: string, to: string) =>
      blockUnit(db, staff, { unit, kind: "block", span: { from, to }, reason: "Paint" });
    await block(stay.units[2]!, "2027-03-05", "2027-03-10");
    await block(stay.units[1]!, "2027-03-12", "2027-03-14");
    await block(stay.units[1]!, "2027-03-08", "2027-03-10");
    expect(await free()).toEqual([stay.units[1], stay.units[2], stay.units[0]]);
    expect(await retireUnit(db, staff, stay.units[0]!, "2027-03-11")).toEqual({ ok: true });
    expect(await free()).toEqual([stay.units[1], stay.units[2]]);
  });

  it("BK-081, BK-099: a request holds a unit, and confirming turns the hold into a booking on it", async () => {
    const stay = await makeStay(db, 2);
    const id = await makeStayBooking(db, { stay_id: stay.id });
    expect(await hold(id)).toMatchObject({ state: "held" });
    const [held] = await rowsOfStay(id);
    expect(held).toMatchObject({ kind: "hold", first_day: "2027-03-01", end_day: "2027-03-05" });
    expect((await stayOf(id)).hold_until).toEqual(held!.hold_until);
    expect(await confirmStay(id)).toEqual({ ok: true });
    expect(await rowsOfStay(id)).toMatchObject([{ kind: "booking", unit_id: held!.unit_id, hold_until: null }]);
    expect(await stayOf(id)).toMatchObject({ status: "confirmed", hold_until: null, version: 1 });
  });

  it("BK-085, D-16: taken days are told, with up to three of the nearest spans that are free", async () => {
    const stay = await makeStay(db);
    await hold(await makeStayBooking(db, { stay_id: stay.id }));
    const second = await makeStayBooking(db, { stay_id: stay.id });
    expect(await hold(second)).toEqual({ state: "taken" });
    expect(await rowsOfStay(second)).toEqual([]);
    const near = (earliest: string) =>
      listNearestSpans(
        db,
        { kind: "stay", id: stay.id },
        { from: "2027-03-02", to: "2027-03-04" },
        { earliest, latest: "2027-12-31" },
      );
    expect(await near("2027-01-01")).toEqual([
      { from: "2027-02-27", to: "2027-03-01" },
      { from: "2027-03-05", to: "2027-03-07" },
      { from: "2027-02-26", to: "2027-02-28" },
    ]);
    expect((await near("2027-03-02"))[0]).toEqual({ from: "2027-03-05", to: "2027-03-07" });
  });

  it("BK-087, BK-088, D-13: an ended hold is in nobody's way, and its request can still be confirmed if there is room", async () => {
    const stay = await makeStay(db);
    const [first, second] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    await hold(first);
    await endHoldNow(first);
    expect(
      await listFreeUnits(db, { kind: "stay", id: stay.id }, { from: "2027-03-01", to: "2027-03-05" }),
    ).toHaveLength(1);
    expect(await hold(second)).toMatchObject({ state: "held" });
    expect(await rowsOfStay(first)).toEqual([]);
    expect(await confirmStay(first)).toMatchObject({ reason: "clash", clashes: [{ id: second }] });
    expect(await stayOf(first)).toMatchObject({ status: "pending" });
    await setStayBookingStatus(db, staff, second, "cancelled");
    expect(await confirmStay(first)).toEqual({ ok: true });
  });

  it("D-13, BK-244: a request whose hold has ended can be given other days, and holds nothing", async () => {
    const stay = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id: stay.id });
    await hold(id);
    await endHoldNow(id);
    const span = { from: "2027-04-01", to: "2027-04-03" };
    expect(await moveBooking(db, staff, STAYS, { id, span })).toEqual({ ok: true });
    expect(await stayOf(id)).toMatchObject({ check_in: span.from, check_out: span.to });
    expect(await rowsOfStay(id)).toEqual([]);
  });

  it("D-17: an address has three live holds, a network six; what is beyond is stored and holds nothing", async () => {
    const stay = await makeStay(db, 12);
    const request = async (email: string, network: string) => {
      const id = await makeStayBooking(db, { stay_id: stay.id, email });
      const row = await stayOf(id);
      return inLedger(db, (tx) => holdForRequest(tx, STAYS, row, network));
    };
    const states = [];
    for (let n = 0; n < 4; n++) states.push(await request(n % 2 ? "Anna@example.com" : "anna@example.com", `a${n}`));
    expect(states.map((each) => "state" in each && each.state)).toEqual(["held", "held", "held", "limited"]);
    const ofNetwork = [];
    for (let n = 0; n < 7; n++) ofNetwork.push(await request(`n${n}@example.com`, "one network"));
    expect(ofNetwork.map((each) => "state" in each && each.state)).toEqual([
      ...Array.from({ length: 6 }, () => "held"),
      "limited",
    ]);
  });

  it("BK-083, TR-03: with the setting 0 nothing is held, but taken days are taken, and of two requests one is confirmed", async () => {
    const stay = await makeStay(db);
    const [first, second] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    await setHoldHours(0);
    try {
      for (const id of [first, second]) expect(await hold(id)).toEqual({ state: "off" });
      expect(await confirmStay(first)).toEqual({ ok: true });
      expect(await confirmStay(second)).toMatchObject({ reason: "clash", clashes: [{ id: first }] });
      expect(await stayOf(second)).toMatchObject({ status: "pending" });
      expect(await hold(second)).toEqual({ state: "taken" });
      await setStayBookingStatus(db, staff, first, "pending");
      expect(await rowsOfStay(first)).toEqual([]);
      expect(await stayOf(first)).toMatchObject({ hold_until: null, is_wish: false });
    } finally {
      await setHoldHours(24);
    }
  });

  it("BK-084: other days under the same key: its own hold is not in its way", async () => {
    const stay = await makeStay(db);
    const id = await makeStayBooking(db, { stay_id: stay.id });
    await hold(id);
    await db.transaction(async (tx) => {
      await tx
        .update(stay_bookings)
        .set({ check_in: "2027-03-03", check_out: "2027-03-08" })
        .where(eq(stay_bookings.id, id));
      const [row] = await tx.select().from(stay_bookings).where(eq(stay_bookings.id, id));
      expect(await holdForRequest(tx, STAYS, row!, "n")).toMatchObject({ state: "held" });
    });
    expect(await rowsOfStay(id)).toMatchObject([{ first_day: "2027-03-03", end_day: "2027-03-08" }]);
  });

  it("BK-101, BK-102, BK-107, TR-03: none free: asked with what is in the way, and overbooked only over what was shown", async () => {
    const stay = await makeStay(db, 2);
    const one = await makeStayBooking(db, { stay_id: stay.id, full_name: "Asha" });
    await confirmStay(one);
    const blocked = await blockUnit(db, staff, {
      unit: stay.units[1]!,
      kind: "block",
      span: { from: "2027-03-01", to: "2027-03-02" },
      reason: "Owner's week",
    });
    const wanted = await makeStayBooking(db, { stay_id: stay.id });
    const asked = await confirmStay(wanted);
    expect(asked).toMatchObject({
      reason: "clash",
      clashes: [{ id: one, full_name: "Asha" }, { full_name: "Owner's week" }],
    });
    const seen = !asked.ok && asked.reason === "clash" ? asked.clashes.map(({ id }) => id) : [];
    if (blocked.ok) await unblock(db, staff, blocked.id);
    const other = await makeStayBooking(db, { stay_id: stay.id, full_name: "Juma" });
    await confirmStay(other);
    expect(await confirmStay(wanted, { acknowledgedClashes: seen })).toMatchObject({
      reason: "clash",
      clashes: [{ id: one }, { id: other }],
    });
    expect(await confirmStay(wanted, { acknowledgedClashes: [one, other] })).toEqual({ ok: true });
    expect(await stayOf(wanted)).toMatchObject({ status: "confirmed", overbooked: true });
    const [line] = await db.select().from(changes).where(eq(changes.item_id, wanted));
    expect(line!.fields).toMatchObject({
      overbooked: { to: true },
      clash: { to: "Asha, 2027-03-01 to 2027-03-05\nJuma, 2027-03-01 to 2027-03-05" },
    });
    // BK-105, TR-16: cancelling clears the mark, and frees no days that it never had.
    await setStayBookingStatus(db, staff, wanted, "cancelled");
    expect(await stayOf(wanted)).toMatchObject({ overbooked: false });
    expect(
      (await listOccupancies(db, stay.units[0]!)).length + (await listOccupancies(db, stay.units[1]!)).length,
    ).toBe(2);
  });

  it("D-04: a listing of which no unit is left asks too, though nobody is in the way", async () => {
    const stay = await makeStay(db);
    await retireUnit(db, staff, stay.units[0]!, "2027-01-01");
    const id = await makeStayBooking(db, { stay_id: stay.id });
    expect(await confirmStay(id)).toEqual({ ok: false, reason: "clash", clashes: [] });
    expect(await confirmStay(id, { acknowledgedClashes: [] })).toEqual({ ok: true });
    expect(await stayOf(id)).toMatchObject({ overbooked: true });
  });

  it("BK-096: cancelled it frees its days at once; pending again it holds anew, or is a wish", async () => {
    const stay = await makeStay(db);
    const [one, two] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    await hold(one);
    await setStayBookingStatus(db, staff, one, "cancelled");
    expect(await rowsOfStay(one)).toEqual([]);
    await setStayBookingStatus(db, staff, one, "pending");
    expect(await rowsOfStay(one)).toMatchObject([{ kind: "hold" }]);
    await setStayBookingStatus(db, staff, one, "cancelled");
    await confirmStay(two);
    await setStayBookingStatus(db, staff, one, "pending");
    expect(await stayOf(one)).toMatchObject({ status: "pending", is_wish: true, hold_until: null });
    expect(await rowsOfStay(one)).toEqual([]);
    // Confirmed and set back: it keeps its unit, as a hold.
    await setStayBookingStatus(db, staff, two, "pending");
    expect(await rowsOfStay(two)).toMatchObject([{ kind: "hold" }]);
  });

  it("TR-13: whichever way a booking goes, its days and seats are free at once", async () => {
    const stay = await makeStay(db);
    const span = { from: "2027-03-01", to: "2027-03-05" };
    const freeDays = async () => (await listFreeUnits(db, { kind: "stay", id: stay.id }, span)).length;
    const ways: [name: string, go: (id: string) => Promise<unknown>][] = [
      ["held, then cancelled", async (id) => [await hold(id), await setStayBookingStatus(db, staff, id, "cancelled")]],
      [
        "confirmed, then cancelled",
        async (id) => [await confirmStay(id), await setStayBookingStatus(db, staff, id, "cancelled")],
      ],
      [
        "completed, then cancelled",
        async (id) => [
          await setStayBookingStatus(db, staff, id, "completed"),
          await setStayBookingStatus(db, staff, id, "cancelled"),
        ],
      ],
      ["held, and the hold ended by staff", async (id) => [await hold(id), await endHold(db, staff, STAYS, { id })]],
      [
        "held, and the sender erased",
        async (id) => [await hold(id), await erasePerson(db, staff, { email: `${id}@example.com` })],
      ],
      [
        "confirmed, and the row deleted",
        async (id) => [await confirmStay(id), await db.delete(stay_bookings).where(eq(stay_bookings.id, id))],
      ],
    ];
    for (const [name, go] of ways) {
      const id = crypto.randomUUID();
      await makeStayBooking(db, { id, stay_id: stay.id, email: `${id}@example.com` });
      await go(id);
      expect([name, await freeDays(), await rowsOfStay(id)]).toEqual([name, 1, []]);
    }
    const vehicle = await makeVehicle(db, 2);
    const rented = await makeVehicleBooking(db, { rental_id: vehicle.id, vehicles: 2 });
    const experience = await makeExperience(db);
    await plan(experience, 4);
    const joined = await makeInquiry(db, { experience_id: experience, start_time: "08:00", participants: 3 });
    const seats = () =>
      rowsOf<{ n: number }>(db, sql`select seats_taken as n from departures where experience_id = ${experience}`);
    for (const before of ["confirmed", "completed"] as const) {
      await setTransportationBookingStatus(db, staff, rented, before);
      await setExperienceInquiryStatus(db, staff, joined, before);
      expect(await listFreeUnits(db, { kind: "vehicle", id: vehicle.id }, span, { limit: 9 })).toEqual([]);
      expect(await seats()).toEqual([{ n: 3 }]);
      await setTransportationBookingStatus(db, staff, rented, "cancelled");
      await setExperienceInquiryStatus(db, staff, joined, "cancelled");
      expect(await listFreeUnits(db, { kind: "vehicle", id: vehicle.id }, span, { limit: 9 })).toHaveLength(2);
      // A departure nobody is on says what the plan says, and has no row.
      expect(await seats()).toEqual([]);
    }
  });

  it("TR-14: one listing that is overbooked stands in the way of no other, and not of its own other days", async () => {
    const [full, other] = [await makeStay(db), await makeStay(db)];
    const taken = await makeStayBooking(db, { stay_id: full.id });
    await confirmStay(taken);
    for (let n = 0; n < 3; n++) {
      const id = await makeStayBooking(db, { stay_id: full.id });
      expect(await confirmStay(id, { acknowledgedClashes: [taken] })).toEqual({ ok: true });
      expect(await stayOf(id)).toMatchObject({ overbooked: true });
    }
    expect(await hold(await makeStayBooking(db, { stay_id: full.id }))).toEqual({ state: "taken" });
    expect(await hold(await makeStayBooking(db, { stay_id: other.id }))).toMatchObject({ state: "held" });
    const later = { stay_id: full.id, check_in: "2027-03-05", check_out: "2027-03-07" };
    const next = await makeStayBooking(db, later);
    expect(await hold(next)).toMatchObject({ state: "held" });
    expect(await confirmStay(next)).toEqual({ ok: true });
  });

  it("BK-106: all changes of status work for all kinds", async () => {
    const stay = await makeStay(db);
    const vehicle = await makeVehicle(db, 2);
    const experience = await makeExperience(db);
    await plan(experience, 4);
    const kinds = [
      [setStayBookingStatus, await makeStayBooking(db, { stay_id: stay.id })],
      [setTransportationBookingStatus, await makeVehicleBooking(db, { rental_id: vehicle.id, vehicles: 2 })],
      [setExperienceInquiryStatus, await makeInquiry(db, { experience_id: experience, start_time: "08:00" })],
    ] as const;
    for (const [set, id] of kinds) {
      for (const from of BOOKING_STATUSES) {
        for (const to of BOOKING_STATUSES) {
          expect(await set(db, staff, id, from)).toEqual({ ok: true });
          expect(await set(db, staff, id, to)).toEqual({ ok: true });
        }
      }
    }
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("D-02: several vehicles are all placed or none", async () => {
    const vehicle = await makeVehicle(db, 3);
    const two = await makeVehicleBooking(db, { rental_id: vehicle.id, vehicles: 2 });
    const more = await makeVehicleBooking(db, { rental_id: vehicle.id, vehicles: 2 });
    expect(await setTransportationBookingStatus(db, staff, two, "confirmed")).toEqual({ ok: true });
    const asked = await setTransportationBookingStatus(db, staff, more, "confirmed");
    expect(asked).toMatchObject({ reason: "clash", clashes: [{ id: two }, { id: two }] });
    expect(await db.select().from(occupancies).where(eq(occupancies.transportation_booking_id, more))).toEqual([]);
    expect(await moveBooking(db, staff, VEHICLES, { id: two, unit: vehicle.units[0]! })).toEqual({
      ok: false,
      reason: "unfit",
    });
    const [row] = await db.select().from(transportation_bookings).where(eq(transportation_bookings.id, two));
    expect(row).toMatchObject({ status: "confirmed", overbooked: false });
  });

  it("BK-100, BK-122, TR-04: moved to another unit and other days; taken ones refuse it, and the old days are free", async () => {
    const stay = await makeStay(db, 2);
    const [one, two] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    await confirmStay(one, { unit: stay.units[1] });
    expect((await rowsOfStay(one))[0]!.unit_id).toBe(stay.units[1]);
    await confirmStay(two);
    expect(await moveBooking(db, staff, STAYS, { id: one, unit: stay.units[0]! })).toMatchObject({ reason: "clash" });
    expect((await rowsOfStay(one))[0]!.unit_id).toBe(stay.units[1]);
    const span = { from: "2027-03-05", to: "2027-03-09" };
    expect(await moveBooking(db, staff, STAYS, { id: one, unit: stay.units[0]!, span })).toEqual({ ok: true });
    expect(await rowsOfStay(one)).toMatchObject([
      { unit_id: stay.units[0], first_day: "2027-03-05", end_day: "2027-03-09" },
    ]);
    expect(await stayOf(one)).toMatchObject({ check_in: "2027-03-05", check_out: "2027-03-09", version: 2 });
    expect(await hold(await makeStayBooking(db, { stay_id: stay.id }))).toMatchObject({ state: "held" });
    // BK-134: who was shown another version is told so.
    expect(await moveBooking(db, staff, STAYS, { id: one, version: 1, span })).toEqual({
      ok: false,
      reason: "changed",
      version: 2,
      by: staff.name,
    });
  });

  it("BK-104, BK-105, BK-113: parked it stands without a unit, and placing it clears the mark", async () => {
    const stay = await makeStay(db);
    const [one, two] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    await confirmStay(one);
    expect(await parkBooking(db, staff, STAYS, { id: two })).toEqual({ ok: false, reason: "unfit" });
    expect(await parkBooking(db, staff, STAYS, { id: one })).toEqual({ ok: true });
    expect(await stayOf(one)).toMatchObject({ overbooked: true });
    expect(await confirmStay(two)).toEqual({ ok: true });
    expect(await moveBooking(db, staff, STAYS, { id: one })).toMatchObject({ reason: "clash", clashes: [{ id: two }] });
    await setStayBookingStatus(db, staff, two, "cancelled");
    expect(await stayOf(one)).toMatchObject({ overbooked: true });
    expect(await moveBooking(db, staff, STAYS, { id: one })).toEqual({ ok: true });
    expect(await stayOf(one)).toMatchObject({ overbooked: false });
  });

  it("BK-121: two bookings change units in one transaction, or not at all", async () => {
    const stay = await makeStay(db, 2);
    const [one, two] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id, check_out: "2027-03-07" }),
    ];
    await confirmStay(one, { unit: stay.units[0] });
    await confirmStay(two, { unit: stay.units[1] });
    expect(await swapBookings(db, staff, STAYS, [one, two])).toEqual({ ok: true });
    expect([(await rowsOfStay(one))[0]!.unit_id, (await rowsOfStay(two))[0]!.unit_id]).toEqual([
      stay.units[1],
      stay.units[0],
    ]);
    await blockUnit(db, staff, {
      unit: stay.units[1]!,
      kind: "block",
      span: { from: "2027-03-05", to: "2027-03-06" },
      reason: "x",
    });
    expect(await swapBookings(db, staff, STAYS, [one, two])).toMatchObject({ ok: false, reason: "clash" });
    expect((await rowsOfStay(one))[0]!.unit_id).toBe(stay.units[1]);
    expect(await swapBookings(db, staff, STAYS, [one, one])).toMatchObject({ ok: false });
  });

  it("BK-003, BK-006, BK-008, BK-009: units are added; nothing is overwritten, retired or removed under a booking", async () => {
    const stay = await makeStay(db);
    expect(await addUnits(db, staff, { kind: "stay", id: stay.id }, 5)).toEqual({
      ok: true,
      positions: [2, 3, 4, 5, 6],
    });
    const id = await makeStayBooking(db, { stay_id: stay.id, full_name: "Asha" });
    await confirmStay(id);
    const unit = (await rowsOfStay(id))[0]!.unit_id;
    const out = {
      unit,
      kind: "out_of_service",
      span: { from: "2027-03-04", to: "2027-03-10" },
      reason: "Roof",
    } as const;
    expect(await blockUnit(db, staff, out)).toMatchObject({ reason: "clash", clashes: [{ id, full_name: "Asha" }] });
    expect(await retireUnit(db, staff, unit, "2027-03-04")).toMatchObject({ reason: "clash", clashes: [{ id }] });
    expect(await removeUnit(db, staff, unit)).toMatchObject({ reason: "clash", clashes: [{ id }] });
    expect(await retireUnit(db, staff, unit, "2027-03-05")).toEqual({ ok: true });
    expect(await listOccupancies(db, unit)).toHaveLength(1);
    const single = await makeStay(db);
    expect(await removeUnit(db, staff, single.units[0]!)).toMatchObject({ ok: false });
  });

  it("BK-089: a hold is lengthened, ended, and begun anew when there is room", async () => {
    const stay = await makeStay(db);
    const [one, two] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
    ];
    await hold(one);
    const before = (await stayOf(one)).hold_until!;
    expect(await holdBooking(db, staff, STAYS, { id: one }, { hours: 72 })).toEqual({ ok: true });
    const after = (await stayOf(one)).hold_until!;
    expect(after.getTime() - before.getTime()).toBeGreaterThan(47 * 3_600_000);
    expect((await rowsOfStay(one))[0]!.hold_until).toEqual(after);
    expect(await holdBooking(db, staff, STAYS, { id: one }, { until: new Date("2020-01-01") })).toEqual({
      ok: false,
      reason: "unfit",
    });
    expect(await holdBooking(db, staff, STAYS, { id: two }, "standard")).toMatchObject({
      reason: "clash",
      clashes: [{ id: one }],
    });
    expect(await endHold(db, staff, STAYS, { id: one })).toEqual({ ok: true });
    expect(await rowsOfStay(one)).toEqual([]);
    expect(await holdBooking(db, staff, STAYS, { id: two }, "standard")).toEqual({ ok: true });
    expect(await endHold(db, staff, STAYS, { id: one })).toEqual({ ok: false, reason: "unfit" });
  });

  it("BK-046, BK-047, BK-108: seats are taken by those that count, moved all or nothing, and never beyond", async () => {
    const experience = await makeExperience(db);
    await plan(experience, 4);
    const taken = async (day = "2027-03-01") =>
      (
        await rowsOf<{ n: number }>(
          db,
          sql`select seats_taken as n from departures where experience_id = ${experience} and day = ${day}`,
        )
      )[0]?.n;
    const make = (values = {}) => makeInquiry(db, { experience_id: experience, start_time: "08:00", ...values });
    const [one, two, three] = [
      await make({ participants: 3 }),
      await make({ participants: 2, full_name: "Juma" }),
      await make({ participants: 1 }),
    ];
    const confirm = (id: string, options = {}) => setExperienceInquiryStatus(db, staff, id, "confirmed", options);
    expect(await taken()).toBeUndefined();
    expect(await confirm(one)).toEqual({ ok: true });
    expect(await taken()).toBe(3);
    expect(await confirm(two)).toMatchObject({ reason: "clash", clashes: [{ id: one }] });
    expect(await confirm(three)).toEqual({ ok: true });
    expect(await confirm(two, { acknowledgedClashes: [one, three] })).toEqual({ ok: true });
    expect(await inquiryOf(two)).toMatchObject({ status: "confirmed", overbooked: true });
    expect(await taken()).toBe(4);
    expect(await moveInquiry(db, staff, { id: two, day: "2027-03-02", time: "08:00" })).toEqual({ ok: true });
    expect(await inquiryOf(two)).toMatchObject({ date: "2027-03-02", overbooked: false });
    expect(await moveInquiry(db, staff, { id: one, day: "2027-03-02", time: "08:00" })).toMatchObject({
      reason: "clash",
    });
    expect([await taken(), await taken("2027-03-02")]).toEqual([4, 2]);
    await setExperienceInquiryStatus(db, staff, one, "cancelled");
    expect(await taken()).toBe(1);
    // No departure at that time: nothing to sit in.
    expect(await moveInquiry(db, staff, { id: three, day: "2027-03-02", time: "09:00" })).toMatchObject({
      reason: "clash",
    });
    // Without a time it is on request, as before.
    expect(await moveInquiry(db, staff, { id: three, day: "2027-03-03", time: null })).toEqual({ ok: true });
    // Nothing is left to be remembered of it.
    expect(await taken()).toBeUndefined();
  });

  it("BK-044, TR-15: fewer seats than taken are refused; overbooked are the newest that no longer fit", async () => {
    const experience = await makeExperience(db);
    await plan(experience, 6);
    const at = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours));
    const make = (n: number, participants: number) =>
      makeInquiry(db, { experience_id: experience, start_time: "08:00", participants, created_at: at(n) });
    const ids = [await make(1, 2), await make(2, 2), await make(3, 1)];
    for (const id of ids) await setExperienceInquiryStatus(db, staff, id, "confirmed");
    const [departure] = await rowsOf<{ id: string }>(
      db,
      sql`select id from departures where experience_id = ${experience}`,
    );
    expect(await setCapacity(db, staff, { id: departure!.id, capacity: 3 })).toMatchObject({
      reason: "clash",
      clashes: [{ id: ids[2] }, { id: ids[1] }],
    });
    expect(await setCapacity(db, staff, { id: departure!.id, capacity: 3, overbook: true })).toEqual({
      ok: true,
      overbooked: [ids[2], ids[1]],
    });
    expect(await Promise.all(ids.map(async (id) => (await inquiryOf(id)).overbooked))).toEqual([false, true, true]);
    expect(await rowsOf(db, sql`select capacity, seats_taken from departures where id = ${departure!.id}`)).toEqual([
      { capacity: 3, seats_taken: 2 },
    ]);
  });

  it("BK-010, BK-011: a listing goes to the bin with all that is its own and comes back with the same ids", async () => {
    const stay = await makeStay(db, 2);
    const [kept, cancelled, late] = [
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id }),
      await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-05-01", check_out: "2027-05-03" }),
    ];
    await confirmStay(kept);
    await confirmStay(cancelled);
    await db.execute(
      sql`insert into seasons (stay_id, name, position, first_day, last_day, price) values (${stay.id}, 'High', 1, '2027-06-01', '2027-08-31', 200)`,
    );
    await db.execute(sql`insert into long_stay_discounts (stay_id, from_nights, percent) values (${stay.id}, 7, 10)`);
    const [channel] = await rowsOf<{ id: string }>(
      db,
      sql`insert into channels (unit_id, name, url) values (${stay.units[0]}, 'Airbnb', 'https://example.com/a.ics') returning id`,
    );
    await db.execute(
      sql`insert into channel_events (channel_id, uid, first_day, end_day) values (${channel!.id}, 'u', '2027-09-01', '2027-09-04')`,
    );
    await db.execute(
      sql`insert into occupancies (unit_id, kind, first_day, end_day, channel_id) values (${stay.units[0]}, 'import', '2027-09-01', '2027-09-04', ${channel!.id})`,
    );
    await db.execute(
      sql`insert into calendar_links (unit_id, channel_id, token) values (${stay.units[0]}, ${channel!.id}, ${"a".repeat(43)})`,
    );
    const everything = () =>
      Promise.all(
        ["units", "seasons", "long_stay_discounts", "channels", "channel_events", "calendar_links", "occupancies"].map(
          (table) =>
            rowsOf(
              db,
              sql`select to_jsonb(item) as row from ${sql.identifier(table)} item where to_jsonb(item)::text like any (array[${`%${stay.id}%`}, ${`%${stay.units[0]}%`}, ${`%${stay.units[1]}%`}, ${`%${channel!.id}%`}]) order by 1`,
            ),
        ),
      );
    const before = await everything();
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    expect(await deleteRecord(db, staff, STAY_RECORDS, stay.id)).toEqual({ ok: true });
    expect((await everything()).flat()).toEqual([]);
    expect(await stayOf(kept)).toMatchObject({ stay_id: null, stay_name: "Stay", status: "confirmed" });
    // What is done meanwhile counts when it comes back.
    await setStayBookingStatus(db, staff, cancelled, "cancelled");
    await confirmStay(late);
    const [item] = await db.select().from(bin).where(eq(bin.item_id, stay.id));
    expect(await restoreRecord(db, staff, item!.id)).toMatchObject({ ok: true });
    const after = await everything();
    expect(after.slice(0, 6)).toEqual(before.slice(0, 6));
    expect(await rowsOfStay(kept)).toHaveLength(1);
    expect(await rowsOfStay(cancelled)).toEqual([]);
    expect(await stayOf(late)).toMatchObject({ stay_id: stay.id, overbooked: true });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-010: an experience comes back with its departures and seats", async () => {
    const experience = await makeExperience(db);
    await plan(experience, 4);
    const [kept, gone] = [
      await makeInquiry(db, { experience_id: experience, start_time: "08:00" }),
      await makeInquiry(db, { experience_id: experience, start_time: "08:00" }),
    ];
    for (const id of [kept, gone]) await setExperienceInquiryStatus(db, staff, id, "confirmed");
    await deleteRecord(db, staff, EXPERIENCE_RECORDS, experience);
    await setExperienceInquiryStatus(db, staff, gone, "cancelled");
    const [item] = await db.select().from(bin).where(eq(bin.item_id, experience));
    expect(await restoreRecord(db, staff, item!.id)).toMatchObject({ ok: true });
    expect(
      await rowsOf(db, sql`select seats_taken, capacity from departures where experience_id = ${experience}`),
    ).toEqual([{ seats_taken: 2, capacity: 4 }]);
    expect(await rowsOf(db, sql`select id from departure_patterns where experience_id = ${experience}`)).toHaveLength(
      1,
    );
    expect(await EXPERIENCES.listClashes(db, await inquiryOf(gone))).toMatchObject([{ id: kept }]);
  });

  it("BK-149, BK-214: erasing a sender frees what was only held, and leaves what is booked", async () => {
    const stay = await makeStay(db, 2);
    const email = "erase@example.com";
    const [held, booked] = [
      await makeStayBooking(db, { stay_id: stay.id, email }),
      await makeStayBooking(db, { stay_id: stay.id, email }),
    ];
    await hold(held);
    await confirmStay(booked);
    expect(await erasePerson(db, staff, { email })).toMatchObject({ ok: true });
    expect(await rowsOfStay(held)).toEqual([]);
    expect(await rowsOfStay(booked)).toHaveLength(1);
    expect(await stayOf(held)).toMatchObject({ status: "cancelled", hold_until: null });
  });

  it("a lock that is not had in time is told as busy, and is no error", async () => {
    const refusal = await inLedger(db, async (tx) => {
      await tx.execute(sql`do $$ begin raise exception 'waited' using errcode = '55P03'; end $$`);
      return { ok: true as const };
    });
    expect(refusal).toEqual({ ok: false, reason: "busy" });
    await expect(inLedger(db, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
  });
});
