import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { occupancies, seasons } from "#app/features/availability/tables.server";
import { requestStay, requestVehicle } from "#app/features/bookings/mutations.server";
import { stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { makeStay, makeVehicle } from "#tests/support/ledger";
import { createMailContext, VISIT } from "#tests/support/mail-context";

const today = islandToday();
const day = (n: number) => addDays(today, n);
let sent = 0;

describe.each(DATABASE_KINDS)("requests for days on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.execute(sql`delete from hold_networks`);
    await db.execute(sql`delete from rate_limits`);
    await db.delete(occupancies);
    await db.delete(stay_bookings);
    await db.delete(transportation_bookings);
    await db.delete(outbox);
    await db.delete(site_settings);
  });

  async function askable(count = 1, values: Partial<typeof stays.$inferInsert> = {}) {
    const { id, units } = await makeStay(db, count);
    const [stay] = await db
      .update(stays)
      .set({ min_nights: 1, ...values })
      .where(eq(stays.id, id))
      .returning();
    const ask = (from: number, to: number, more: Partial<Parameters<typeof requestStay>[1]> = {}) => {
      sent++;
      return requestStay(createMailContext(db), {
        ...VISIT,
        full_name: "Amina Mbarouk",
        email: `guest${sent}@example.com`,
        phone: "+255 777 123 456",
        check_in: day(from),
        check_out: day(to),
        guests: 2,
        special_requests: null,
        language: "en",
        slug: stay!.slug,
        network: `network ${sent}`,
        submissionKey: `key ${sent}`,
        ...more,
      });
    };
    return { id, units, ask };
  }
  const ledger = () => db.select().from(occupancies).orderBy(occupancies.first_day);
  const bookings = () => db.select().from(stay_bookings).orderBy(stay_bookings.check_in);

  it("BK-081 BK-024 BK-025 BK-027: keep the days, the lines of the price and what was shown, and tell of them by mail", async () => {
    const { id, units, ask } = await askable(2, { price: 10_000, cleaning_fee: 4_000 });
    await db
      .insert(seasons)
      .values({ stay_id: id, name: "Kaskazi", position: 1, first_day: day(12), last_day: day(40), price: 15_000 });
    const answer = await ask(10, 14, { shown: { code: "EUR", rate: 0.5 } });
    const [row] = await bookings();
    const [held] = await ledger();
    expect(answer).toEqual({
      ok: true,
      receipt: {
        reference: row!.reference,
        total: "54000",
        hold_until: row!.hold_until!.toISOString(),
        link: expect.stringMatching(/^\/my\/[\w-]{43}$/),
        mailed_to: "g…@example.com",
      },
    });
    expect(row).toMatchObject({
      status: "pending",
      quoted_total: 54_000,
      shown_currency: "EUR",
      shown_rate: 0.5,
      deposit_asked: null,
      is_wish: false,
    });
    expect(row!.price_lines?.map(({ kind, count, amount, season }) => [kind, count, amount, season])).toEqual([
      ["nights", 2, 20_000, null],
      ["nights", 2, 30_000, "Kaskazi"],
      ["cleaning", 1, 4_000, null],
    ]);
    expect(held).toMatchObject({ kind: "hold", unit_id: units[0], first_day: day(10), end_day: day(14) });
    expect(held!.hold_until).toEqual(row!.hold_until);
    const [mail] = await db.select().from(outbox);
    for (const said of [row!.reference, "$200.00", "(Kaskazi): $300.00", "$540.00", "€270.00", "We keep these days"])
      expect(mail!.text, said).toContain(said);
    await db.update(stays).set({ price: 1 }).where(eq(stays.id, id));
    expect((await bookings())[0]!.quoted_total).toBe(54_000);
  });

  it("BK-053 TR-20: may begin on the day others leave and end on the day others arrive", async () => {
    const { ask } = await askable();
    expect(await ask(10, 12)).toMatchObject({ ok: true });
    expect(await ask(14, 16)).toMatchObject({ ok: true });
    expect(await ask(12, 14)).toMatchObject({ ok: true });
    expect(await ledger()).toHaveLength(3);
  });

  it("BK-085 BK-086 TR-05: for taken days store nothing and offer the nearest, and can be sent as a wish", async () => {
    const { ask } = await askable();
    await ask(10, 13);
    const before = await db.select().from(outbox);
    const refused = await ask(11, 13);
    expect(refused).toEqual({
      ok: false,
      reason: "taken",
      errors: { check_in: "taken" },
      offers: [
        { from: day(13), to: day(15) },
        { from: day(8), to: day(10) },
        { from: day(14), to: day(16) },
      ],
    });
    expect(await bookings()).toHaveLength(1);
    expect(await db.select().from(outbox)).toHaveLength(before.length);
    const wish = await ask(11, 13, { wish: true });
    expect(wish).toMatchObject({ ok: true, receipt: { is_wish: "true" } });
    expect(wish).not.toHaveProperty("receipt.hold_until");
    expect((await bookings())[1]).toMatchObject({ is_wish: true, hold_until: null, status: "pending" });
    expect(await ledger()).toHaveLength(1);
  });

  it("BK-084 TR-02: one key makes one hold, and its own days are not in the way of its correction", async () => {
    const { ask } = await askable();
    const same = { submissionKey: "same", email: "same@example.com", network: "same" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(10, 14, same)));
    // The link alone stands with the first.
    const { reference } = (await bookings())[0]!;
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, receipt: { reference, total: "40000" } });
    expect(await bookings()).toHaveLength(1);
    expect(await ledger()).toHaveLength(1);
    expect(await ask(12, 16, { ...same, attempt: 2 })).toMatchObject({ ok: true });
    expect(await ledger()).toMatchObject([{ first_day: day(12), end_day: day(16), kind: "hold" }]);
    // What is taken by others leaves the first days as they are.
    await ask(20, 22);
    expect(await ask(20, 22, { ...same, attempt: 3 })).toMatchObject({ ok: false, reason: "taken" });
    expect((await bookings())[0]).toMatchObject({ check_in: day(12), check_out: day(16) });
    expect(await ledger()).toHaveLength(2);
  });

  it("BK-028 BK-029 TR-26: are held to the minimum of the arrival's season, but may fill a gap where that is allowed", async () => {
    const { id, ask } = await askable(1, { min_nights: 3 });
    await db.insert(seasons).values({
      stay_id: id,
      name: "High",
      position: 1,
      first_day: day(40),
      last_day: day(60),
      price: 1,
      min_nights: 5,
    });
    const least = (n: number) => ({
      ok: false,
      reason: "invalid",
      errors: { check_out: { code: "nightsLeast", n } },
    });
    expect(await ask(10, 12)).toEqual(least(3));
    expect(await ask(40, 44)).toEqual(least(5));
    await ask(10, 13);
    await ask(15, 18);
    expect(await ask(13, 14)).toEqual(least(3));
    await db.insert(site_settings).values({ short_gaps: false });
    expect(await ask(13, 15)).toEqual(least(3));
    await db.update(site_settings).set({ short_gaps: true });
    expect(await ask(13, 15)).toMatchObject({ ok: true });
  });

  it("BK-083 BK-262: promise nothing without holds and beyond the limits, whatever the addresses are", async () => {
    const { ask } = await askable(10);
    for (let n = 0; n < 6; n++) expect(await ask(10, 12, { network: "one" })).toHaveProperty("receipt.hold_until");
    const seventh = await ask(10, 12, { network: "one" });
    expect(seventh).toMatchObject({ ok: true });
    expect(seventh).not.toHaveProperty("receipt.hold_until");
    expect(await ledger()).toHaveLength(6);
    for (let n = 0; n < 4; n++) await ask(30, 32, { email: "One@example.com" });
    expect(await ledger()).toHaveLength(9);
    await db.insert(site_settings).values({ hold_hours: 0 });
    expect(await ask(50, 52)).not.toHaveProperty("receipt.hold_until");
    expect(await ledger()).toHaveLength(9);
  });

  it("BK-087: days are free for others at the second a hold ends", async () => {
    const { ask } = await askable();
    await ask(10, 12);
    expect(await ask(10, 12)).toMatchObject({ reason: "taken" });
    await db.update(occupancies).set({ hold_until: sql`clock_timestamp() - interval '1 second'` });
    expect(await ask(10, 12)).toMatchObject({ ok: true });
  });

  it("BK-081: are not stored when their mail cannot be", async () => {
    const { ask } = await askable();
    await db.execute(sql`alter table outbox rename to outbox_away`);
    await expect(ask(10, 12)).rejects.toThrow("outbox");
    await db.execute(sql`alter table outbox_away rename to outbox`);
    expect([await bookings(), await ledger()]).toEqual([[], []]);
  });

  it("BK-094 TR-50: refuse days that cannot be asked for", async () => {
    const { ask } = await askable();
    expect(await ask(-1, 2)).toMatchObject({ errors: { check_in: "past" } });
    expect(await ask(3, 3)).toMatchObject({ errors: { check_out: "checkOut" } });
    expect(await ask(3, 94)).toMatchObject({ errors: { check_out: { code: "nightsMost", n: 90 } } });
    expect(await ask(725, 731)).toMatchObject({ errors: { check_out: { code: "tooFar", n: 730 } } });
    expect(await bookings()).toEqual([]);
  });

  it("BK-021 BK-075: of vehicles take as many units as they name, all or none", async () => {
    const { id } = await makeVehicle(db, 3);
    const ask = (vehicles: number, key: string) =>
      requestVehicle(createMailContext(db), {
        ...VISIT,
        rental_id: id,
        full_name: "Jean Prosper",
        email: `${key}@example.com`,
        phone: "+33 6 00 00 00 00",
        pickup_date: day(5),
        return_date: day(8),
        with_driver: true,
        vehicles,
        special_requests: null,
        language: "en",
        network: key,
        submissionKey: key,
      });
    expect(await ask(2, "two")).toMatchObject({ ok: true, receipt: { total: "36000" } });
    expect(await ask(2, "more")).toMatchObject({ ok: false, reason: "taken", errors: { pickup_date: "taken" } });
    expect(await ask(1, "one")).toMatchObject({ ok: true });
    expect(await ledger()).toHaveLength(3);
    expect(await db.select().from(transportation_bookings)).toHaveLength(2);
  });
});
