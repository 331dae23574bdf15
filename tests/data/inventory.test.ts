/** Units, seasons and the plan of departures as the office changes them, on both databases. */
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "#app/features/auth/tables.server";
import type { PatternInput, SeasonInput } from "#app/features/availability/input";
import {
  deleteSeason,
  moveSeason,
  saveSeason,
  saveStayRates,
} from "#app/features/availability/prices/mutations.server";
import { findStayRates, listSeasons } from "#app/features/availability/prices/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { MAX_PATTERNS, MAX_SEASONS } from "#app/features/availability/schema";
import { departure_seats, departures, units } from "#app/features/availability/tables.server";
import {
  addExtraDeparture,
  cancelDeparture,
  changeSeats,
  deletePattern,
  savePattern,
  setDepartureState,
} from "#app/features/bookings/departures/mutations.server";
import { listDeparturePlan } from "#app/features/bookings/departures/queries.server";
import { setExperienceInquiryStatus, setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import {
  addUnits,
  blockUnit,
  renameUnit,
  reorderUnits,
  retireUnit,
} from "#app/features/bookings/units/mutations.server";
import { findUnitOf, listBlocks, listUnits } from "#app/features/bookings/units/queries.server";
import { changes } from "#app/features/history/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import {
  brokenInvariants,
  makeExperience,
  makeInquiry,
  makeStay,
  makeStayBooking,
  makeVehicle,
} from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

const TODAY = islandToday();
const SEASON: SeasonInput = {
  name: "Feast",
  first_day: "2027-12-20",
  last_day: "2028-01-05",
  weekdays: null,
  price: 19_600,
  price_per_week: null,
  child_price: null,
  min_nights: 5,
};
const EVERY_DAY: PatternInput = {
  first_day: TODAY,
  last_day: null,
  weekdays: 127,
  start_time: "08:30",
  seats: 4,
  cutoff_hours: 2,
};

describe.each(DATABASE_KINDS)("inventory on %s", (_, open) => {
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

  const positions = async (stay: string) =>
    (await db.select().from(units).where(eq(units.stay_id, stay)).orderBy(units.position)).map(({ id, position }) => [
      id,
      position,
    ]);

  it("BK-003, BK-005: units are added in one step and change places; an order that lacks one changes nothing", async () => {
    const stay = await makeStay(db);
    await addUnits(db, staff, { kind: "stay", id: stay.id }, 3);
    const before = await positions(stay.id);
    expect(before.map(([, position]) => position)).toEqual([1, 2, 3, 4]);
    const ids = before.map(([id]) => String(id));
    const listing = { kind: "stay", id: stay.id } as const;
    expect(await reorderUnits(db, staff, listing, ids.toReversed())).toEqual({ ok: true });
    expect((await positions(stay.id)).map(([id]) => id)).toEqual(ids.toReversed());
    const other = await makeStay(db);
    for (const order of [ids.slice(1), [...ids, ids[0] ?? ""], [...ids.slice(1), ...other.units], ["nonsense"]])
      expect(await reorderUnits(db, staff, listing, order)).toEqual({ ok: false, reason: "missing" });
    expect((await positions(stay.id)).map(([id]) => id)).toEqual(ids.toReversed());
    const [line] = await db
      .select()
      .from(changes)
      .where(sql`${changes.item_id} = ${stay.id} and ${changes.fields} ? 'order'`);
    expect(line?.user_name).toBe(staff.name);
  });

  it("BK-004: two units of a listing have not the same name in any case; another listing's may", async () => {
    const [stay, other] = [await makeStay(db, 2), await makeStay(db)];
    const [one = "", two = ""] = stay.units;
    expect(await renameUnit(db, staff, one, "Baobab")).toEqual({ ok: true });
    expect(await renameUnit(db, staff, two, "baobab")).toEqual({ ok: false, reason: "name" });
    expect(await renameUnit(db, staff, other.units[0] ?? "", "baobab")).toEqual({ ok: true });
    expect(await renameUnit(db, staff, one, null)).toEqual({ ok: true });
    expect(await renameUnit(db, staff, two, "baobab")).toEqual({ ok: true });
  });

  it("BK-002, BK-009: the list says who is there today and who comes next; blocked days have their reason", async () => {
    const stay = await makeStay(db, 3);
    const listing = { kind: "stay", id: stay.id } as const;
    const [first = "", second = "", third = ""] = stay.units;
    const now = { check_in: addDays(TODAY, -1), check_out: addDays(TODAY, 2) };
    const later = { check_in: addDays(TODAY, 5), check_out: addDays(TODAY, 7) };
    const here = await makeStayBooking(db, { stay_id: stay.id, full_name: "Amina", ...now });
    const coming = await makeStayBooking(db, { stay_id: stay.id, full_name: "Juma", ...later });
    await setStayBookingStatus(db, staff, here, "confirmed", { unit: first });
    await setStayBookingStatus(db, staff, coming, "confirmed", { unit: first });
    const span = { from: TODAY, to: addDays(TODAY, 3) };
    const blocked = await blockUnit(db, staff, { unit: second, kind: "out_of_service", span, reason: "Pump" });
    expect(blocked.ok).toBe(true);
    expect(await listUnits(db, listing, TODAY)).toMatchObject([
      {
        id: first,
        now_kind: "booking",
        now_name: "Amina",
        next_day: later.check_in,
        next_name: "Juma",
        is_change: false,
      },
      { id: second, now_kind: "out_of_service", next_day: null },
      { id: third, now_kind: null, next_name: null },
    ]);
    expect(await listBlocks(db, listing, TODAY)).toMatchObject([{ unit: second, reason: "Pump", by: staff.name }]);
    const over = await blockUnit(db, staff, { unit: first, kind: "block", span, reason: "Painting" });
    expect(over).toMatchObject({ ok: false, reason: "clash", clashes: [{ id: here, full_name: "Amina" }] });
  });

  it("BK-008: retiring before a booking's last day is refused with the booking; on that day it is done", async () => {
    const stay = await makeStay(db);
    const booking = await makeStayBooking(db, { stay_id: stay.id, check_in: "2027-06-01", check_out: "2027-06-05" });
    await setStayBookingStatus(db, staff, booking, "confirmed");
    const [unit = ""] = stay.units;
    expect(await retireUnit(db, staff, unit, "2027-06-04")).toMatchObject({ ok: false, clashes: [{ id: booking }] });
    expect(await retireUnit(db, staff, unit, "2027-06-05")).toEqual({ ok: true });
  });

  it("BK-260: a unit, a block and a season of another listing are not there", async () => {
    const [stay, other, vehicle] = [await makeStay(db), await makeStay(db), await makeVehicle(db)];
    const listing = { kind: "stay", id: stay.id } as const;
    for (const unit of [...other.units, ...vehicle.units, "nonsense"])
      expect(await findUnitOf(db, listing, { unit })).toBeNull();
    expect(await findUnitOf(db, listing, { unit: stay.units[0] ?? "" })).not.toBeNull();
    const id = randomUUID();
    expect(await saveSeason(db, staff, { kind: "stay", id: other.id }, { id, isNew: true, values: SEASON })).toEqual({
      ok: true,
    });
    const missing = { ok: false, reason: "missing" };
    for (const isNew of [true, false])
      expect(await saveSeason(db, staff, listing, { id, isNew, values: { ...SEASON, price: 1 } })).toEqual(missing);
    expect(await deleteSeason(db, staff, listing, id)).toEqual(missing);
    expect(await moveSeason(db, staff, listing, id, 1)).toEqual(missing);
    expect(await listSeasons(db, { kind: "stay", id: other.id })).toMatchObject([{ id, price: 19_600 }]);
  });

  it("BK-032, BK-265: seasons are written once, change places and go; each leaves a line of history", async () => {
    const vehicle = await makeVehicle(db);
    const listing = { kind: "vehicle", id: vehicle.id } as const;
    const [one, two] = [randomUUID(), randomUUID()];
    for (const id of [one, one, two])
      await saveSeason(db, staff, listing, { id, isNew: true, values: { ...SEASON, name: id } });
    const order = async () => (await listSeasons(db, listing)).map(({ id }) => id);
    expect(await order()).toEqual([one, two]);
    await moveSeason(db, staff, listing, one, 1);
    expect(await order()).toEqual([two, one]);
    await moveSeason(db, staff, listing, one, 1);
    expect(await order()).toEqual([two, one]);
    await deleteSeason(db, staff, listing, two);
    expect(await order()).toEqual([one]);
    const lines = await db.select().from(changes).where(eq(changes.item_id, vehicle.id));
    expect(lines.filter(({ fields }) => "season" in fields).length).toBeGreaterThanOrEqual(5);
  });

  it("BK-266: no listing has more seasons than the bound", async () => {
    const { id: stay } = await makeStay(db);
    await db.execute(
      sql`insert into seasons (stay_id, name, position, first_day, last_day, price) select ${stay}, 'S', n, '2027-01-01', '2027-01-02', 1 from generate_series(1, ${MAX_SEASONS}::int) n`,
    );
    const input = { id: randomUUID(), isNew: true, values: SEASON };
    expect(await saveSeason(db, staff, { kind: "stay", id: stay }, input)).toEqual({ ok: false, reason: "full" });
    const experience = await makeExperience(db);
    await db.execute(
      sql`insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) select ${experience}, '2027-01-01', 1, '08:00', 1 from generate_series(1, ${MAX_PATTERNS}::int)`,
    );
    expect(await savePattern(db, staff, experience, { id: randomUUID(), isNew: true, values: EVERY_DAY })).toEqual({
      ok: false,
      reason: "full",
    });
  });

  it("tiers of long stays are replaced as a whole, with a line of history", async () => {
    const { id } = await makeStay(db);
    const rates = { min_nights: 2, included_guests: 2, extra_guest_price: 500, cleaning_fee: 2_500 };
    const tiers = [
      { from_nights: 28, percent: 12 },
      { from_nights: 7, percent: 5 },
    ];
    await saveStayRates(db, staff, id, { ...rates, tiers });
    await saveStayRates(db, staff, id, { ...rates, tiers: tiers.slice(0, 1) });
    expect(await findStayRates(db, id)).toMatchObject({ ...rates, long_stay_discounts: tiers.slice(0, 1) });
  });

  const inquiryOf = async (id: string) =>
    (await db.select().from(experience_inquiries).where(eq(experience_inquiries.id, id)))[0];
  const seatsOf = async (id: string) =>
    (await db.select().from(departure_seats).where(eq(departure_seats.inquiry_id, id)))[0]?.seats ?? 0;
  const planOf = async (experience: string, days = 60) =>
    listDeparturePlan(db, experience, { first: TODAY, end: addDays(TODAY, days) });

  it("BK-048, BK-046: the first pattern gives bookings of its days their time; the newest without room is overbooked", async () => {
    const experience = await makeExperience(db);
    const day = addDays(TODAY, 10);
    const confirmed = async (participants: number, created: number, date = day) => {
      const id = await makeInquiry(db, {
        experience_id: experience,
        participants,
        date,
        created_at: new Date(Date.now() + created),
      });
      await setExperienceInquiryStatus(db, staff, id, "confirmed");
      return id;
    };
    const old = await confirmed(3, -2_000);
    const late = await confirmed(3, -1_000);
    const before = await confirmed(2, 0, addDays(TODAY, 1));
    const pending = await makeInquiry(db, { experience_id: experience, date: day });
    const cancelled = await makeInquiry(db, { experience_id: experience, date: day });
    await setExperienceInquiryStatus(db, staff, cancelled, "cancelled");
    const values = { ...EVERY_DAY, first_day: addDays(TODAY, 5) };
    expect(await savePattern(db, staff, experience, { id: randomUUID(), isNew: true, values })).toEqual({ ok: true });
    expect(await inquiryOf(old)).toMatchObject({ start_time: "08:30", overbooked: false });
    expect(await seatsOf(old)).toBe(3);
    expect(await inquiryOf(late)).toMatchObject({ start_time: "08:30", overbooked: true });
    expect(await seatsOf(late)).toBe(0);
    expect(await inquiryOf(pending)).toMatchObject({ start_time: "08:30", overbooked: false, hold_until: null });
    expect(await inquiryOf(cancelled)).toMatchObject({ start_time: null });
    // The plan has no departure on its day.
    expect(await inquiryOf(before)).toMatchObject({ start_time: null, status: "confirmed" });
    expect((await planOf(experience)).withoutTime.map(({ id }) => id)).toEqual([before]);
  });

  const withPlan = async () => {
    const experience = await makeExperience(db);
    const pattern = randomUUID();
    await savePattern(db, staff, experience, { id: pattern, isNew: true, values: EVERY_DAY });
    const book = async (participants: number, day: string) => {
      const id = await makeInquiry(db, { experience_id: experience, participants, date: day, start_time: "08:30" });
      await setExperienceInquiryStatus(db, staff, id, "confirmed");
      return id;
    };
    return { experience, pattern, book };
  };

  it("BK-038, BK-040: extra, closed and taken departures stay when the pattern goes, marked as not in the plan", async () => {
    const { experience, pattern, book } = await withPlan();
    const [taken, closed, extra] = [3, 4, 5].map((days) => addDays(TODAY, days)) as [string, string, string];
    await book(2, taken);
    await setDepartureState(db, staff, { experience, day: closed, time: "08:30" }, "closed");
    const rest = { seats: 6, cutoff_hours: 0 };
    const at = { experience, day: extra, time: "15:00" };
    expect(await addExtraDeparture(db, staff, at, rest)).toEqual({ ok: true });
    expect(await addExtraDeparture(db, staff, at, rest)).toEqual({ ok: false, reason: "taken" });
    expect((await planOf(experience, 3)).departures).toHaveLength(3);
    await deletePattern(db, staff, experience, pattern);
    expect((await planOf(experience)).departures).toMatchObject([
      { day: taken, isPlanned: false, seats_taken: 2 },
      { day: closed, isPlanned: false, state: "closed" },
      { day: extra, isPlanned: true, is_extra: true, capacity: 6 },
    ]);
  });

  it("BK-039, BK-047: a cancelled departure lists who is on board, moves all or none, or leaves them overbooked", async () => {
    const { experience, book } = await withPlan();
    const [from, full, to, last] = [3, 4, 5, 6].map((days) => addDays(TODAY, days)) as [string, string, string, string];
    const [one, two] = [await book(2, from), await book(2, from)];
    await book(1, full);
    const key = { experience, day: from, time: "08:30" };
    const asked = await cancelDeparture(db, staff, key, "ask");
    expect(asked).toMatchObject({ ok: false, reason: "clash", clashes: [{ id: two }, { id: one }] });
    const refused = await cancelDeparture(db, staff, key, { to: { day: full, time: "08:30" } });
    expect(refused).toMatchObject({ ok: false, reason: "clash" });
    expect(await inquiryOf(one)).toMatchObject({ date: from });
    expect(await cancelDeparture(db, staff, key, { to: { day: to, time: "08:30" } })).toEqual({ ok: true });
    expect(await inquiryOf(one)).toMatchObject({ date: to, overbooked: false });
    expect((await planOf(experience)).departures.filter(({ day }) => day === from)).toMatchObject([
      { state: "cancelled", seats_taken: 0 },
    ]);
    expect((await planOf(experience)).departures.filter(({ day }) => day === to)).toMatchObject([{ seats_taken: 4 }]);
    const three = await book(3, last);
    expect(await cancelDeparture(db, staff, { experience, day: last, time: "08:30" }, "unseat")).toEqual({ ok: true });
    expect(await inquiryOf(three)).toMatchObject({ status: "confirmed", overbooked: true });
    expect(await seatsOf(three)).toBe(0);
  });

  it("BK-044: fewer seats than taken are refused with who no longer fits; with Overbook the newest lose theirs", async () => {
    const { experience, book } = await withPlan();
    const day = addDays(TODAY, 8);
    const key = { experience, day, time: "08:30" };
    const old = await book(2, day);
    await db.execute(sql`update experience_inquiries set created_at = now() - interval '1 hour' where id = ${old}`);
    const late = await book(2, day);
    const refused = await changeSeats(db, staff, key, { capacity: 3, overbook: false });
    expect(refused).toMatchObject({ ok: false, reason: "clash", clashes: [{ id: late }] });
    expect(await changeSeats(db, staff, key, { capacity: 3, overbook: true })).toEqual({
      ok: true,
      overbooked: [late],
    });
    expect(await inquiryOf(late)).toMatchObject({ overbooked: true });
    const [row] = await db.select().from(departures).where(eq(departures.experience_id, experience));
    expect(row).toMatchObject({ capacity: 3, seats_taken: 2 });
    // A departure that nobody had asked for yet.
    const free = { ...key, day: addDays(TODAY, 9) };
    expect(await changeSeats(db, staff, free, { capacity: 9, overbook: false })).toMatchObject({ ok: true });
    expect(await changeSeats(db, staff, { ...free, time: "03:00" }, { capacity: 9, overbook: false })).toEqual({
      ok: false,
      reason: "missing",
    });
  });
});
