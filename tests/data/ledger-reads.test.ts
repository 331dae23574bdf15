/** What calendars, quotes and departures are read from. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDays } from "#app/features/availability/calendar-days";
import { listPatterns, listStoredDepartures } from "#app/features/availability/departures/queries.server";
import { findNextHoldEnd, listUnitDays } from "#app/features/availability/ledger/queries.server";
import { findExperienceRates, findStayRates, findVehicleRates } from "#app/features/availability/prices/queries.server";
import {
  departure_patterns,
  departures,
  long_stay_discounts,
  occupancies,
  seasons,
} from "#app/features/availability/tables.server";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { findBookingSettings } from "#app/features/settings/queries.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { makeExperience, makeStay, makeVehicle } from "#tests/support/ledger";

describe.each(DATABASE_KINDS)("reading the ledger: %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  it("gives the units of a listing with what is taken, without what lies outside", async () => {
    const stay = await makeStay(db, 2);
    const other = await makeStay(db);
    const block = (unit_id: string, first_day: string, end_day: string) => ({
      unit_id,
      kind: "block" as const,
      first_day,
      end_day,
      reason: "Paint",
    });
    await db
      .insert(occupancies)
      .values([
        block(stay.units[0]!, "2028-03-05", "2028-03-08"),
        block(stay.units[0]!, "2028-03-01", "2028-03-03"),
        block(stay.units[0]!, "2028-05-01", "2028-05-03"),
        block(stay.units[1]!, "2028-03-06", "2028-03-07"),
        block(other.units[0]!, "2028-03-01", "2028-04-01"),
      ]);
    const listed = await listUnitDays(db, { kind: "stay", id: stay.id }, { first: "2028-03-02", end: "2028-04-01" });
    expect(listed.map(({ id, taken }) => ({ id, taken }))).toEqual([
      {
        id: stay.units[0],
        taken: [
          { first_day: "2028-03-01", end_day: "2028-03-03" },
          { first_day: "2028-03-05", end_day: "2028-03-08" },
        ],
      },
      { id: stay.units[1], taken: [{ first_day: "2028-03-06", end_day: "2028-03-07" }] },
    ]);
    const days = calendarDays(listed, { first: "2028-03-05", end: "2028-03-08", today: "2028-03-01" });
    expect(days.map(({ state }) => state)).toEqual(["free", "departure", "arrival"]);
    expect(await findNextHoldEnd(db, { kind: "stay", id: stay.id })).toBeNull();
  });

  it("gives all that a quote is made from", async () => {
    const stay = await makeStay(db);
    const season = { first_day: "2028-07-01", last_day: "2028-07-31", weekdays: null, price: 20_000 };
    await db.insert(seasons).values([
      { ...season, stay_id: stay.id, name: "Second", position: 2, price: 30_000 },
      { ...season, stay_id: stay.id, name: "First", position: 1, min_nights: 3 },
    ]);
    await db.insert(long_stay_discounts).values({ stay_id: stay.id, from_nights: 2, percent: 10 });
    const rates = await findStayRates(db, stay.id);
    expect(rates?.seasons.map(({ name }) => name)).toEqual(["First", "Second"]);
    expect(rates && quoteStay(rates, { check_in: "2028-06-30", check_out: "2028-07-02", guests: 1 }).total).toBe(
      27_000,
    );
    const vehicle = await makeVehicle(db);
    expect(await findVehicleRates(db, vehicle.id)).toMatchObject({ price_per_day: 5_000, min_nights: 1, seasons: [] });
    expect(await findExperienceRates(db, await makeExperience(db))).toMatchObject({ child_price: null, seasons: [] });
    expect(await findStayRates(db, vehicle.id)).toBeNull();
  });

  it("gives patterns in the order in which they count, and what is remembered of departures", async () => {
    const experience_id = await makeExperience(db);
    const pattern = { experience_id, weekdays: 127, start_time: "08:00", seats: 8 };
    await db.insert(departure_patterns).values([
      { ...pattern, first_day: "2028-02-01" },
      { ...pattern, first_day: "2028-01-01", seats: 6 },
    ]);
    await db
      .insert(departures)
      .values({ experience_id, day: "2028-02-03", start_time: "08:00", capacity: 5, state: "closed" });
    expect((await listPatterns(db, experience_id)).map(({ seats, start_time }) => [seats, start_time])).toEqual([
      [6, "08:00"],
      [8, "08:00"],
    ]);
    const stored = await listStoredDepartures(db, experience_id, { first: "2028-02-01", end: "2028-02-04" });
    expect(stored).toMatchObject([{ capacity: 5, seats_taken: 0, state: "closed" }]);
    expect(await listStoredDepartures(db, experience_id, { first: "2028-02-04", end: "2028-03-01" })).toEqual([]);
    expect((await findBookingSettings(db)).hold_hours).toBe(24);
  });
});
