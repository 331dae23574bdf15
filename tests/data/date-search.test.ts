/** The date search of the three lists, against a slow and exact look at every night. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { searchExperiences } from "#app/features/availability/search/experiences.server";
import { searchStays } from "#app/features/availability/search/stays.server";
import { searchVehicles } from "#app/features/availability/search/vehicles.server";
import { departure_patterns, departures, occupancies, seasons, units } from "#app/features/availability/tables.server";
import { readFilters as readStayFilters, type StayFilters } from "#app/features/stays/filters";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import { rowsOf } from "#app/platform/db/rows.server";
import { PAGE_SIZE } from "#app/platform/http/paging";
import { DATABASE_KINDS, openEmbedded } from "#tests/support/databases";
import { makeExperience, makeInquiry, makeStay, makeStayBooking, makeVehicle } from "#tests/support/ledger";
import { createSeededRandom } from "#tests/support/seeded-random";

const TODAY = islandToday();
const day = (n: number) => addDays(TODAY, n);
const RULES = { today: TODAY, furthestDays: 730, fillsGaps: true };
const ANY = readStayFilters(new URLSearchParams(), []);
const USD = (cents: number) => ({ cents, amount: cents / 100, currency: "USD" as const });
const HORIZON = 60;

interface Unit {
  listing: string;
  retired_from: Day | null;
  taken: { first_day: Day; end_day: Day }[];
}
interface Listing {
  id: string;
  price: number;
  max_guests: number;
  type: string;
  created_at: string;
  min_nights: number;
}
interface StoredSeason {
  listing: string;
  first_day: Day;
  last_day: Day;
  weekdays: number | null;
  min_nights: number | null;
}

/** Everything there is, read without the help of the search. */
async function readAll(db: Db, kind: "stay" | "vehicle") {
  const owner = kind === "stay" ? sql.raw("stay_id") : sql.raw("rental_id");
  const listings = await rowsOf<Listing>(
    db,
    kind === "stay"
      ? sql`select id, price::float8 as price, max_guests, type, created_at::text as created_at, min_nights from stays order by created_at desc, id`
      : sql`select id, price_per_day::float8 as price, 1 as max_guests, type, created_at::text as created_at, min_days as min_nights from transportation_rentals where available order by created_at desc, id`,
  );
  const spans = await rowsOf<{ unit_id: string; first_day: Day; end_day: Day }>(
    db,
    sql`select unit_id, first_day::text as first_day, end_day::text as end_day from occupancies where hold_until is null or hold_until > now()`,
  );
  const found = await rowsOf<{ id: string; listing: string; retired_from: Day | null }>(
    db,
    sql`select id, ${owner} as listing, retired_from::text as retired_from from units where ${owner} is not null`,
  );
  const listed = await rowsOf<StoredSeason>(
    db,
    sql`select ${owner} as listing, first_day::text as first_day, last_day::text as last_day, weekdays, min_nights from seasons where ${owner} is not null order by position`,
  );
  const all: Unit[] = found.map(({ id, ...unit }) => ({
    ...unit,
    taken: spans.filter(({ unit_id }) => unit_id === id),
  }));
  return { listings, units: all, seasons: listed };
}

/** Whether a unit is free in a night, by looking at every row. */
const isFree = ({ taken, retired_from }: Unit, night: Day) =>
  !(retired_from !== null && night >= retired_from) &&
  !taken.some(({ first_day, end_day }) => night >= first_day && night < end_day);

function exactly(
  { listings, units: all, seasons: listed }: Awaited<ReturnType<typeof readAll>>,
  { from, to, needed, fillsGaps }: { from: Day; to: Day; needed: number; fillsGaps: boolean },
): Listing[] {
  const nights = daysBetween(from, to);
  const weekday = (new Date(`${from}T12:00:00Z`).getUTCDay() + 6) % 7;
  return listings.filter((listing) => {
    const free = all.filter(
      (unit) =>
        unit.listing === listing.id &&
        Array.from({ length: nights }, (_, n) => addDays(from, n)).every((night) => isFree(unit, night)),
    );
    if (free.length < needed) return false;
    const season = listed.find(
      (one) =>
        one.listing === listing.id &&
        one.first_day <= from &&
        from <= one.last_day &&
        (one.weekdays === null || (one.weekdays & (1 << weekday)) !== 0),
    );
    if (nights >= (season?.min_nights ?? listing.min_nights)) return true;
    const gaps = free.filter((unit) => (from === TODAY || !isFree(unit, addDays(from, -1))) && !isFree(unit, to));
    return fillsGaps && gaps.length >= needed;
  });
}

const random = createSeededRandom(68);

async function fill(db: Db) {
  for (let n = 0; n < 30; n++) {
    const stay = await makeStay(db, random.between(1, 3));
    await db
      .update(stays)
      .set({
        price: random.between(20, 400) * 100,
        max_guests: random.between(1, 8),
        type: random.pick(["resort", "villa", "hotel", "apartment"]),
        min_nights: random.pick([1, 1, 2, 4]),
      })
      .where(sql`id = ${stay.id}`);
    await takeDays(db, stay.units);
    if (random.happens(40)) await makeSeasons(db, { stay_id: stay.id });
  }
  for (let n = 0; n < 12; n++) {
    const vehicle = await makeVehicle(db, random.between(1, 4));
    await db
      .update(transportation_rentals)
      .set({ min_days: random.pick([1, 1, 3]), available: random.happens(90), with_driver: random.happens(60) })
      .where(sql`id = ${vehicle.id}`);
    await takeDays(db, vehicle.units);
    if (random.happens(40)) await makeSeasons(db, { rental_id: vehicle.id });
  }
}

async function makeSeasons(db: Db, listing: { stay_id: string } | { rental_id: string }) {
  for (let position = 1; position <= 2; position++) {
    const first = random.between(-10, HORIZON);
    await db.insert(seasons).values({
      ...listing,
      name: `Season ${position}`,
      position,
      first_day: day(first),
      last_day: day(first + random.between(0, 30)),
      weekdays: random.happens(50) ? random.between(1, 127) : null,
      price: 5_000,
      min_nights: random.happens(70) ? random.between(1, 6) : null,
    });
  }
}

/** Blocks and out of service, one after the other, some touching; some units retire. */
async function takeDays(db: Db, ids: string[]) {
  for (const unit_id of ids) {
    let at = random.between(-5, 8);
    while (at < HORIZON + 10) {
      const length = random.between(1, 9);
      const kind = random.pick(["block", "out_of_service"] as const);
      await db
        .insert(occupancies)
        .values({ unit_id, kind, first_day: day(at), end_day: day(at + length), reason: "Taken" });
      at += length + random.pick([0, 1, 2, 3, 5, 9, 16]);
    }
    if (random.happens(10)) {
      const last = day(HORIZON + 40);
      await db
        .update(units)
        .set({ retired_from: last })
        .where(sql`id = ${unit_id}`);
    }
  }
}

const allPages = async (db: Db, filters: StayFilters, span: { from: Day; to: Day }, rules: typeof RULES) => {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const found = await searchStays(db, "en", { filters, span, page }, rules);
    ids.push(...found.rows.map(({ id }) => id));
    if (!found.isMore) return ids;
  }
};

describe.each([
  ["embedded", openEmbedded, 20],
  ["PostgreSQL", DATABASE_KINDS[1][1], 300],
] as const)("date search: %s", (_, open, searches) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await fill(db);
  });
  afterAll(() => database.close());

  it(`BK-068 BK-075 BK-078: ${searches} random searches find what a look at every night finds, in the order of the list`, async () => {
    const [allStays, allVehicles] = [await readAll(db, "stay"), await readAll(db, "vehicle")];
    let found = 0;
    for (let n = 0; n < searches; n++) {
      const start = random.between(0, HORIZON);
      const span = { from: day(start), to: day(start + random.pick([1, 1, 2, 3, 4, 5, 7, 12])) };
      const rules = { ...RULES, fillsGaps: random.happens(70) };
      if (random.happens(70)) {
        const filters: StayFilters = {
          type: random.happens(30) ? random.pick(["villa", "hotel"]) : "",
          maxPrice: random.happens(30) ? USD(random.between(50, 350) * 100) : null,
          guests: random.pick([1, 1, 2, 4]),
          sort: random.pick(["latest", "latest", "price_asc", "price_desc"]),
          view: "",
          area: null,
        };
        const wanted = exactly(allStays, { ...span, needed: 1, fillsGaps: rules.fillsGaps }).filter(
          (stay) =>
            (filters.type === "" || stay.type === filters.type) &&
            (filters.maxPrice === null || stay.price * 100 <= filters.maxPrice.cents) &&
            stay.max_guests >= filters.guests,
        );
        if (filters.sort !== "latest") {
          const sign = filters.sort === "price_asc" ? 1 : -1;
          wanted.sort((a, b) => sign * (a.price - b.price || (a.id < b.id ? -1 : 1)));
        }
        const ids = await allPages(db, filters, span, rules);
        expect(ids, JSON.stringify({ span, filters, rules })).toEqual(wanted.map(({ id }) => id));
        found += ids.length;
      } else {
        const vehicles = random.pick([1, 1, 2, 3]);
        const filters = { type: "", maxPrice: null, withDriver: false } as const;
        const { rows } = await searchVehicles(db, "en", { filters, span, vehicles }, rules);
        const wanted = exactly(allVehicles, { ...span, needed: vehicles, fillsGaps: rules.fillsGaps });
        expect(
          rows.map(({ id }) => id),
          JSON.stringify({ span, vehicles, rules }),
        ).toEqual(wanted.map(({ id }) => id));
        found += rows.length;
      }
    }
    // Searches that find nothing would prove nothing.
    expect(found).toBeGreaterThan(searches);
  }, 120_000);

  it("BK-072: the nearest spans are the nearest, and each has as many as a look at every night finds", async () => {
    const all = await readAll(db, "stay");
    const filters: StayFilters = { ...ANY, guests: 7 };
    const countIn = (span: { from: Day; to: Day }) =>
      exactly(all, { ...span, needed: 1, fillsGaps: true }).filter((stay) => stay.max_guests >= 7).length;
    const empty = Array.from({ length: HORIZON }, (_, n) => ({ from: day(n), to: day(n + 12) })).filter(
      (span) => countIn(span) === 0,
    );
    expect(empty.length).toBeGreaterThan(0);
    for (const span of empty.slice(0, 10)) {
      const { rows, nearest } = await searchStays(db, "en", { filters, span, page: 1 }, RULES);
      expect(rows).toEqual([]);
      const distances = Array.from({ length: 60 }, (_, n) => n + 1).flatMap((n) => [-n, n]);
      const wanted = distances
        .map((n) => ({ from: addDays(span.from, n), to: addDays(span.to, n) }))
        .filter(({ from }) => from >= TODAY)
        .map((other) => ({ ...other, count: countIn(other) }))
        .filter(({ count }) => count > 0)
        .slice(0, 3);
      expect(nearest.spans, JSON.stringify(span)).toEqual(wanted);
    }
  });
});

describe("what a search says besides", () => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await openEmbedded();
    db = database.db;
  });
  afterAll(() => database.close());
  const search = (from: number, to: number, filters: Partial<StayFilters> = {}, page = 1) =>
    searchStays(db, "en", { filters: { ...ANY, ...filters }, span: { from: day(from), to: day(to) }, page }, RULES);
  const namesOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

  it("BK-030 BK-071 BK-079: totals, the last one, holds, and what wants more nights", async () => {
    const one = await makeStay(db, 2);
    const long = await makeStay(db);
    const longTaken = await makeStay(db);
    await db
      .update(stays)
      .set({ cleaning_fee: 3_500 })
      .where(sql`id = ${one.id}`);
    await db
      .update(stays)
      .set({ min_nights: 5 })
      .where(sql`id in (${long.id}, ${longTaken.id})`);
    await db.insert(occupancies).values({
      unit_id: longTaken.units[0]!,
      kind: "block",
      first_day: day(14),
      end_day: day(15),
      reason: "Paint",
    });
    const before = await search(10, 12);
    expect(namesOf(before.rows)).toEqual([one.id]);
    expect(before.rows[0]?.offer).toMatchObject({
      total: 23_500,
      nights: 2,
      night: 10_000,
      isLowest: false,
      extras: "cleaning",
      isLast: false,
    });
    // Its five nights are not free for the third one.
    expect(before.withMoreNights.map(({ id, offer }) => [id, offer.from, offer.to, offer.total])).toEqual([
      [long.id, day(10), day(15), 50_000],
    ]);
    const booking = await makeStayBooking(db, { stay_id: one.id, check_in: day(10), check_out: day(12) });
    const hold = { kind: "hold" as const, first_day: day(10), end_day: day(12), stay_booking_id: booking };
    await db.insert(occupancies).values({ ...hold, unit_id: one.units[0]!, hold_until: new Date(Date.now() + 60_000) });
    expect((await search(10, 12)).rows[0]?.offer.isLast).toBe(true);
    await db.insert(occupancies).values({
      unit_id: one.units[1]!,
      kind: "block",
      first_day: day(11),
      end_day: day(13),
      reason: "Paint",
    });
    expect(namesOf((await search(10, 12)).rows)).toEqual([]);
    await db
      .update(occupancies)
      .set({ hold_until: new Date(Date.now() - 1_000) })
      .where(sql`kind = 'hold'`);
    expect(namesOf((await search(10, 12)).rows)).toEqual([one.id]);
  });

  it("BK-080 BK-247: pages without a count, no more than ten, and the last one for whoever asks for a later", async () => {
    await db.execute(sql`delete from stays`);
    for (let n = 0; n < PAGE_SIZE + 2; n++) await makeStay(db);
    const first = await search(1, 2);
    expect([first.rows.length, first.isMore, first.pages, first.isBounded]).toEqual([PAGE_SIZE, true, 2, false]);
    const second = await search(1, 2, {}, 2);
    expect([second.rows.length, second.isMore, second.page, second.pages]).toEqual([2, false, 2, 2]);
    const beyond = await search(1, 2, {}, 9);
    expect([namesOf(beyond.rows), beyond.page]).toEqual([namesOf(second.rows), 2]);
  });

  it("BK-076: experiences with seats in the days, by their first departure; those without a plan are on request", async () => {
    const [sail, dive, walk] = [await makeExperience(db), await makeExperience(db), await makeExperience(db)];
    const every = { first_day: day(0), last_day: null, weekdays: 127, cutoff_hours: 0 };
    await db.insert(departure_patterns).values([
      { ...every, experience_id: sail, start_time: "09:00", seats: 4 },
      { ...every, experience_id: dive, start_time: "08:00", seats: 2, last_day: day(20) },
    ]);
    const [full] = await db
      .insert(departures)
      .values({ experience_id: sail, day: day(5), start_time: "09:00", capacity: 4 })
      .returning({ id: departures.id });
    const inquiry = await makeInquiry(db, { experience_id: sail, date: day(5), start_time: "09:00", participants: 3 });
    const seats = { departure_id: full!.id, inquiry_id: inquiry, seats: 3 };
    await db.execute(
      sql`insert into departure_seats (departure_id, inquiry_id, seats, hold_until) values (${seats.departure_id}, ${seats.inquiry_id}, 3, now() + interval '1 hour')`,
    );
    const asked = (from: number, to: number, people: number) =>
      searchExperiences(db, [sail, dive, walk], { span: { from: day(from), to: day(to) }, people }, RULES);
    expect(await asked(5, 5, 2)).toEqual({
      offers: { [dive]: { day: day(5), start_time: "08:00", people: 2, total: 13_000, seatsLeft: 2 } },
      onRequest: [walk],
      nearest: [],
    });
    expect((await asked(5, 6, 2)).offers[sail]).toMatchObject({ day: day(6), start_time: "09:00", seatsLeft: 4 });
    const none = await asked(5, 5, 4);
    expect(none.offers).toEqual({});
    expect(none.nearest).toEqual([
      { from: day(4), to: day(4), count: 1 },
      { from: day(6), to: day(6), count: 1 },
      { from: day(3), to: day(3), count: 1 },
    ]);
    await db.execute(sql`update departure_seats set hold_until = now() - interval '1 second'`);
    expect(Object.keys((await asked(5, 5, 4)).offers)).toEqual([sail]);
  });
});
