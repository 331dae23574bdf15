import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findDepartureOffers } from "#app/features/availability/calendar/queries.server";
import { departuresOn } from "#app/features/availability/departure-offers";
import { islandToday } from "#app/features/availability/rules";
import { departure_patterns, departure_seats, departures, seasons } from "#app/features/availability/tables.server";
import { readDaySheet } from "#app/features/bookings/day-sheet/queries.server";
import { daySheetOf } from "#app/features/bookings/day-sheet/rules";
import { requestExperience } from "#app/features/bookings/mutations.server";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { brokenInvariants, makeExperience } from "#tests/support/ledger";
import { createMailContext, ON_REQUEST } from "#tests/support/mail-context";

const today = islandToday();
const day = (n: number) => addDays(today, n);
const EVERY_DAY = 127;
const SETTINGS = { furthest_days: 730 };
let sent = 0;

describe.each(DATABASE_KINDS)("requests for departures on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(experience_inquiries);
    await db.delete(departures);
    await db.delete(departure_patterns);
    await db.delete(outbox);
    await db.delete(site_settings);
    await db.execute(sql`delete from hold_networks`);
  });

  /** One that leaves every day at eight, with twelve seats; and how one asks for it. */
  async function leaving(
    pattern: Partial<typeof departure_patterns.$inferInsert> = {},
    values: Partial<typeof experiences.$inferInsert> = {},
  ) {
    const id = await makeExperience(db);
    await db
      .update(experiences)
      .set({ price: 8_500, ...values })
      .where(eq(experiences.id, id));
    await db.insert(departure_patterns).values({
      experience_id: id,
      first_day: today,
      weekdays: EVERY_DAY,
      start_time: "08:00",
      seats: 12,
      cutoff_hours: 12,
      ...pattern,
    });
    const ask = (more: Partial<Parameters<typeof requestExperience>[1]> = {}) => {
      sent++;
      const request: Parameters<typeof requestExperience>[1] = {
        ...ON_REQUEST,
        full_name: "Amina Mbarouk",
        email: `guest${sent}@example.com`,
        country_code: "+255",
        phone: "777 123 456",
        accommodation: "Makuti House",
        message: null,
        date: day(10),
        start_time: "08:00",
        participants: more.adults === undefined ? 2 : undefined,
        language: "en",
        experienceId: id,
        network: `network ${sent}`,
        submissionKey: `departure ${sent}`,
        ...more,
      };
      const send = () => requestExperience(createMailContext(db), request);
      // On a slow machine one of many may wait too long for its turn: it is sent again, as a visitor would.
      return send().catch((error: Error) =>
        error.message.includes("locked for too long") ? send() : Promise.reject(error),
      );
    };
    return { id, ask };
  }
  const stored = () => db.select().from(experience_inquiries).orderBy(experience_inquiries.created_at);
  const seats = () => db.select().from(departure_seats);
  const seatsOn = async (of: string) => (await db.select().from(departures).where(eq(departures.day, of)))[0];

  it("BK-022 BK-024 BK-045 BK-046 BK-081 BK-091: hold their seats, with the lines of the price, and tell of them by mail", async () => {
    const { id, ask } = await leaving({}, { child_price: 6_000, child_max_age: 15 });
    await db.insert(seasons).values({
      experience_id: id,
      name: "Kusi",
      position: 1,
      first_day: day(10),
      last_day: day(20),
      price: 9_000,
      child_price: null,
    });
    const answer = await ask({ adults: 2, children: 1, shown: { code: "EUR", rate: 0.5 } });
    const [row] = await stored();
    expect(answer).toEqual({
      ok: true,
      receipt: {
        reference: row!.reference,
        start_time: "08:00",
        total: "24000",
        hold_until: row!.hold_until!.toISOString(),
        link: expect.stringMatching(/^\/my\/[\w-]{43}$/) as string,
        mailed_to: "g…@example.com",
      },
    });
    expect(row).toMatchObject({
      date: day(10),
      start_time: "08:00",
      participants: 3,
      children: 1,
      quoted_total: 24_000,
      shown_currency: "EUR",
      is_wish: false,
    });
    expect(row!.price_lines?.map(({ kind, count, amount, season }) => [kind, count, amount, season])).toEqual([
      ["adults", 2, 18_000, "Kusi"],
      ["children", 1, 6_000, "Kusi"],
    ]);
    expect(await seats()).toMatchObject([{ inquiry_id: row!.id, seats: 3, hold_until: row!.hold_until }]);
    expect(await seatsOn(day(10))).toMatchObject({ seats_taken: 3, capacity: 12 });
    const mails = await db.select().from(outbox);
    const visitor = mails.find(({ recipient }) => recipient === row!.email)!;
    for (const said of [
      row!.reference,
      "08:00, island time",
      "2 adults",
      "1 child",
      "$240.00",
      "€120.00",
      "We keep your seats",
    ])
      expect(visitor.text, said).toContain(said);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-042 BK-043 BK-085 TR-05: for too few seats store nothing, say how many are left and offer the nearest with room for all", async () => {
    const { id, ask } = await leaving({ seats: 6 });
    await db.insert(departure_patterns).values({
      experience_id: id,
      first_day: today,
      weekdays: EVERY_DAY,
      start_time: "16:00",
      seats: 3,
      cutoff_hours: 3,
    });
    expect(await ask({ participants: 4 })).toMatchObject({ ok: true });
    expect(await ask({ participants: 4, date: day(11) })).toMatchObject({ ok: true });
    const refused = await ask({ adults: 2, children: 1 });
    expect(refused).toEqual({
      ok: false,
      reason: "taken",
      errors: { adults: { code: "seatsLeft", n: 2 } },
      offers: [
        { from: day(10), to: day(10), time: "16:00" },
        { from: day(9), to: day(9), time: "08:00" },
        { from: day(9), to: day(9), time: "16:00" },
      ],
    });
    expect(await ask({ participants: 2 })).toMatchObject({ ok: true });
    expect(await ask({ participants: 1 })).toMatchObject({ reason: "taken", errors: { start_time: "departureFull" } });
    const offers = await findDepartureOffers(db, id, SETTINGS);
    expect(departuresOn(offers!, day(10))).toMatchObject([{ state: "full" }, { time: "16:00", left: 3 }]);
    expect(departuresOn(offers!, day(11))).toMatchObject([{ left: 2 }, { left: 3 }]);
    expect(await stored()).toHaveLength(3);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-046 BK-086 TR-17 TR-18: as a wish hold nothing, stand apart from what is left and keep their number of people", async () => {
    const { id, ask } = await leaving({ seats: 4 });
    await ask({ participants: 3 });
    const wish = await ask({ participants: 4, wish: true });
    expect(wish).toMatchObject({ ok: true, receipt: { is_wish: "true" } });
    expect(wish).not.toHaveProperty("receipt.hold_until");
    expect((await stored())[1]).toMatchObject({
      is_wish: true,
      hold_until: null,
      participants: 4,
      start_time: "08:00",
    });
    expect(await seatsOn(day(10))).toMatchObject({ seats_taken: 3 });
    // Visitors and staff read the same of what is left, and nothing of the wish is counted in it.
    const offers = await findDepartureOffers(db, id, SETTINGS);
    expect(offers && departuresOn(offers, day(10))).toMatchObject([{ left: 1 }]);
    const sheet = daySheetOf(await readDaySheet(db, day(10)), day(10));
    const trip = sheet.trips.find(({ experience }) => experience === id);
    expect(trip).toMatchObject({ departure: { seats_taken: 3, capacity: 4 }, guests: [] });
    expect(sheet.pending.map(({ people }) => people).toSorted()).toEqual([3, 4]);
    // Where there is room, the second button holds as the first does.
    expect(await ask({ participants: 1, wish: true })).toHaveProperty("receipt.hold_until");
  });

  it("BK-038 BK-041 BK-235 TR-32: refuse what is closed, cancelled, too near or not planned, by the clock of the database, as a wish too", async () => {
    const { id, ask } = await leaving({ weekdays: 1 << ((new Date(day(10)).getUTCDay() + 6) % 7) });
    const gone = { reason: "taken", errors: { start_time: "departure" } };
    expect(await ask({ start_time: null })).toMatchObject(gone);
    expect(await ask({ start_time: "09:00" })).toMatchObject(gone);
    expect(await ask({ date: day(11) })).toMatchObject({ ...gone, offers: [{ from: day(10), time: "08:00" }, {}, {}] });
    const leave = { experience_id: id, start_time: "08:00", capacity: 12 };
    await db.insert(departures).values([
      { ...leave, day: day(10), cutoff_hours: 12, state: "closed" },
      { ...leave, day: day(12), cutoff_hours: 12, state: "cancelled", is_extra: true },
    ]);
    expect(await ask()).toMatchObject(gone);
    expect(await ask({ date: day(12), wish: true })).toMatchObject(gone);
    expect(await stored()).toEqual([]);
    // Times have no seconds: the cut-off is two minutes away at least, then it has passed.
    const extra = async (offset: string) => {
      await db.execute(sql`delete from departures where start_time <> '08:00'`);
      await db.execute(
        sql`insert into departures (experience_id, day, start_time, capacity, cutoff_hours, is_extra)
          select ${id}, at::date, at::time, 4, 48, true from (select date_trunc('minute', (clock_timestamp() + interval '48 hours' + ${offset}::interval) at time zone 'UTC' + interval '3 hours') as at) moment`,
      );
      const [made] = await db.select().from(departures).where(eq(departures.capacity, 4));
      return { date: made!.day, start_time: made!.start_time };
    };
    expect(await ask(await extra("3 minutes"))).toMatchObject({ ok: true });
    await db.delete(experience_inquiries);
    expect(await ask(await extra("-1 minutes"))).toMatchObject(gone);
  });

  it("BK-084: one key makes one hold, and its own seats are not in the way of its correction", async () => {
    const { ask } = await leaving({ seats: 4 });
    const same = { submissionKey: "same departure", email: "same@example.com", network: "same" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({ ...same, participants: 3 })));
    // Each has a link of its own to the one request, but for keys made of the content (G-12).
    const withoutLink = (answer: (typeof answers)[number]) =>
      "receipt" in answer ? { ...answer, receipt: { ...answer.receipt, link: undefined } } : answer;
    for (const answer of answers) expect(withoutLink(answer)).toEqual(withoutLink(answers[0]!));
    expect(await seats()).toHaveLength(1);
    expect(await ask({ ...same, participants: 4, attempt: 2 })).toMatchObject({ ok: true });
    expect(await seatsOn(day(10))).toMatchObject({ seats_taken: 4 });
    expect(await ask({ ...same, participants: 2, date: day(11), attempt: 3 })).toMatchObject({ ok: true });
    // Nothing is remembered of a departure that is as the plan says.
    expect(await seatsOn(day(10))).toBeUndefined();
    expect(await seatsOn(day(11))).toMatchObject({ seats_taken: 2 });
    await ask({ participants: 4 });
    expect(await ask({ ...same, participants: 2, attempt: 4 })).toMatchObject({ reason: "taken" });
    expect((await stored())[0]).toMatchObject({ date: day(11), participants: 2 });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it("BK-083 BK-087 BK-262: promise nothing without holds or beyond the limits, and give seats back when a hold ends", async () => {
    const { ask } = await leaving({ seats: 20 });
    for (let n = 0; n < 6; n++) expect(await ask({ network: "one" })).toHaveProperty("receipt.hold_until");
    const seventh = await ask({ network: "one" });
    expect(seventh).toMatchObject({ ok: true });
    expect(seventh).not.toHaveProperty("receipt.hold_until");
    expect(await seatsOn(day(10))).toMatchObject({ seats_taken: 12 });
    expect(await ask({ participants: 9 })).toMatchObject({ errors: { participants: { code: "seatsLeft", n: 8 } } });
    await db.update(departure_seats).set({ hold_until: sql`clock_timestamp() - interval '1 second'` });
    expect(await ask({ participants: 20 })).toMatchObject({ ok: true });
    await db.insert(site_settings).values({ hold_hours: 0 });
    expect(await ask({ date: day(11) })).not.toHaveProperty("receipt.hold_until");
    expect(await seatsOn(day(11))).toBeUndefined();
    // Nor of one that has too few seats for a wish.
    expect(await ask({ participants: 21, date: day(12), wish: true })).toMatchObject({ ok: true });
    expect(await seatsOn(day(12))).toBeUndefined();
  });

  it("BK-094: refuse too few or too many people, and children without an adult", async () => {
    const { ask } = await leaving({}, { min_participants: 2, child_price: 1_000, child_max_age: 12 });
    const refused = (errors: object) => ({ ok: false, reason: "invalid", errors });
    expect(await ask({ participants: 1 })).toEqual(refused({ participants: "participants" }));
    expect(await ask({ adults: 1 })).toEqual(refused({ adults: "participants" }));
    expect(await ask({ adults: 1, children: 1 })).toMatchObject({ ok: true });
    expect(await ask({ adults: 60, children: 60 })).toEqual(refused({ adults: "participants" }));
    expect(await ask({ participants: 2, children: 2 })).toEqual(refused({ children: "children" }));
    expect(await ask({ participants: undefined })).toEqual(refused({ participants: "required" }));
    expect(await ask({ date: day(-1) })).toEqual(refused({ date: "past" }));
    expect(await ask({ date: day(731) })).toEqual(refused({ date: { code: "tooFar", n: 730 } }));
    expect(await stored()).toHaveLength(1);
  });

  it("BK-035 D-01: without a plan are for a day only, whatever time was sent, and count nothing", async () => {
    const { id, ask } = await leaving();
    await db.delete(departure_patterns);
    expect(await findDepartureOffers(db, id, SETTINGS)).toBeNull();
    const answer = await ask({ participants: 50 });
    expect(answer).toMatchObject({ ok: true, receipt: { start_time: "" } });
    expect(answer).not.toHaveProperty("receipt.hold_until");
    expect((await stored())[0]).toMatchObject({ start_time: null, hold_until: null, is_wish: false });
    expect([await seats(), await db.select().from(departures)]).toEqual([[], []]);
    const mails = await db.select().from(outbox);
    expect(mails.map(({ text }) => text).join()).not.toMatch(/seats|island time/);
    // A single departure that staff have added is one, without any plan.
    await db.insert(departures).values({
      experience_id: id,
      day: day(20),
      start_time: "07:00",
      capacity: 2,
      cutoff_hours: 0,
      is_extra: true,
    });
    expect(departuresOn((await findDepartureOffers(db, id, SETTINGS))!, day(20))).toMatchObject([{ left: 2 }]);
    expect(await ask({ date: day(20), start_time: "07:00" })).toHaveProperty("receipt.hold_until");
  });

  it("BK-081: are not stored when their mail cannot be", async () => {
    const { ask } = await leaving();
    await db.execute(sql`alter table outbox rename to outbox_away`);
    await expect(ask()).rejects.toThrow("outbox");
    await db.execute(sql`alter table outbox_away rename to outbox`);
    expect([await stored(), await seats()]).toEqual([[], []]);
  });

  it("BK-232: of many at once never take more seats than there are, and nobody is refused who would still fit", async () => {
    const { ask } = await leaving({ seats: 12 });
    const parties = Array.from({ length: 12 }, (_, n) => (n % 4) + 1);
    const answers = await Promise.all(parties.map((participants) => ask({ participants })));
    const taken = (await seatsOn(day(10)))!.seats_taken;
    const accepted = parties.filter((_, n) => answers[n]!.ok);
    expect(accepted.reduce((sum, people) => sum + people, 0)).toBe(taken);
    expect(taken).toBeLessThanOrEqual(12);
    for (const [n, answer] of answers.entries()) {
      if (answer.ok) continue;
      expect(answer).toMatchObject({ reason: "taken" });
      // Seats only became fewer: who would fit now would have fitted then.
      expect(parties[n]).toBeGreaterThan(12 - taken);
    }
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
