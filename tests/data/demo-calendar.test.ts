/** M-9: the demo brings units, prices, departures and a month of bookings in every state; the ledger's rules hold. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { brokenInvariants } from "#tests/support/ledger";

describe.each(DATABASE_KINDS)("the calendar of the demo: %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await seed(db, "demo");
  }, 120_000);
  afterAll(() => database.close());

  const numbers = async (statement: ReturnType<typeof sql>) =>
    (await rowsOf<Record<string, unknown>>(db, statement))[0];

  it("has what the screens of the office need", async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    expect(
      await numbers(sql`select
        (select count(*)::int from units u join stays s on s.id = u.stay_id where s.slug = 'tumbe-tide-hotel') as hotel,
        (select count(*)::int from units u join stays s on s.id = u.stay_id where s.slug = 'kigomasha-water-rooms') as water,
        (select min(n)::int from (select count(*) as n from units where rental_id is not null group by rental_id) each) as fewest_vehicles,
        (select max(n)::int from (select count(*) as n from units where rental_id is not null group by rental_id) each) as most_vehicles,
        (select count(distinct stay_id)::int from seasons) as with_seasons,
        (select count(distinct experience_id)::int from departure_patterns) as with_departures,
        (select count(*)::int from channels where last_error is not null) as channels_in_error,
        (select count(*)::int from channel_events where clash) as clashes`),
    ).toEqual({
      hotel: 6,
      water: 4,
      fewest_vehicles: 2,
      most_vehicles: 3,
      with_seasons: 2,
      with_departures: 3,
      channels_in_error: 1,
      clashes: 1,
    });
    const states = await numbers(sql`select
      count(*) filter (where status = 'completed' and left_at is not null) > 0 as completed,
      count(*) filter (where status = 'confirmed' and arrived_at is not null) > 0 as in_house,
      count(*) filter (where status = 'confirmed' and arrived_at is null and not overbooked) > 0 as confirmed,
      count(*) filter (where status = 'pending' and hold_until > now()) > 0 as held,
      count(*) filter (where is_wish) > 0 as wishes,
      count(*) filter (where status = 'cancelled') > 0 as cancelled from stay_bookings`);
    expect(Object.values(states ?? {})).toEqual(Array.from({ length: 6 }, () => true));
    // Those that were meant to be, and no others: two bars on one unit would show here.
    expect(
      await rowsOf(
        db,
        sql`select full_name from stay_bookings where overbooked union all select full_name from transportation_bookings where overbooked
          union all select full_name from experience_inquiries where overbooked order by 1`,
      ),
    ).toEqual([{ full_name: "Olivier Marchand" }, { full_name: "王磊" }]);
  });

  it("is written once", async () => {
    const before = await numbers(sql`select count(*)::int as n from occupancies`);
    await seed(db, "demo");
    expect(await numbers(sql`select count(*)::int as n from occupancies`)).toEqual(before);
  });
});
