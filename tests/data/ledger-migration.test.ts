/** BK-267, BK-268: what a site of the version before holds gets units, ledger, references and cases; nothing is lost. */
import { sql } from "drizzle-orm";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REFERENCE_PATTERN } from "#app/features/cases/schema";
import type { Db } from "#app/platform/db/db.server";
import {
  applyMigrations,
  applyMigrationsInSteps,
  listApplied,
  readMigrations,
  type Migration,
} from "#app/platform/db/migrations.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openBlankEmbedded, openBlankPostgres } from "#tests/support/databases";
import { brokenInvariants } from "#tests/support/ledger";

const migrations = readMigrations(join(import.meta.dirname, "../../db/migrations"));
const LEDGER = migrations.findIndex(({ name }) => name.endsWith("_bookings_ledger"));
const [ledger, backfill, rules] = migrations.slice(LEDGER) as [Migration, Migration, Migration];
const before = migrations.slice(0, LEDGER);
const after = migrations.slice(0, LEDGER + 3);
const SLOW = 300_000;

/** Listings with bookings in every status, four of twenty in the way of others. */
async function fill(db: Db): Promise<void> {
  await db.execute(sql`insert into stays (slug, name, description, location, type, price, rating, max_guests)
    select 's' || n, 'Stay ' || n, 'D', 'Wete', 'villa', 100, 4.5, 2 from generate_series(1, 7) n`);
  await db.execute(sql`insert into transportation_rentals (name, type, description, price_per_day, price_per_week)
    select 'Car ' || n, 'car', 'D', 40, 200 from generate_series(1, 3) n`);
  await db.execute(
    sql`insert into experiences (title, description, category, duration, price) values ('Sail', 'D', 'Nature', 'Half-day', 10)`,
  );
  const status = sql`(array['confirmed', 'confirmed', 'completed', 'pending', 'cancelled'])[1 + n % 5]`;
  const days = sql`date '2026-10-01' + n * 3 - case when n in (7, 11, 17) then 2 else 0 end, date '2026-10-01' + n * 3 + case n when 12 then 10 else 3 end`;
  const guest = sql`'Guest ' || n, 'g' || n || '@example.com', '+255 777 000 ' || n, case when n % 2 = 0 then 'Words ' || n end, ${status}, timestamptz '2026-11-01' - n * interval '1 day'`;
  await db.execute(sql`insert into stay_bookings (stay_id, stay_name, check_in, check_out, guests, full_name, email, phone, special_requests, status, created_at)
    select s.id, s.name, ${days}, 2, ${guest} from stays s, generate_series(1, 20) n`);
  await db.execute(sql`insert into stay_bookings (stay_name, check_in, check_out, guests, full_name, email, phone, special_requests, status, created_at)
    select 'Gone', ${days}, 2, ${guest} from generate_series(1, 5) n`);
  await db.execute(sql`insert into transportation_bookings (rental_id, rental_name, rental_type, pickup_date, return_date, full_name, email, phone, special_requests, status, created_at)
    select r.id, r.name, 'car', ${days}, ${guest} from transportation_rentals r, generate_series(1, 20) n`);
  await db.execute(sql`insert into experience_inquiries (experience_id, experience_title, country_code, accommodation, participants, date, full_name, email, phone, message, status, created_at)
    select e.id, e.title, '+255', 'Hotel', 2, date '2026-10-01' + n, ${guest} from experiences e, generate_series(1, 20) n`);
  await db.execute(
    sql`update stay_bookings set full_name = '(erased)', email = '(erased)', phone = '(erased)', special_requests = null, erased_at = now() where full_name = 'Guest 7'`,
  );
}

const BOOKING_TABLES = ["stay_bookings", "transportation_bookings", "experience_inquiries"];

/** Every row of the bookings without what the migration adds. */
async function contents(db: Db): Promise<string[]> {
  const added =
    "{reference,origin,price_lines,deposit_asked,shown_currency,shown_rate,hold_until,is_wish,overbooked,case_id,created_by,arrived_at,left_at,version,vehicles,children,start_time}";
  const all: string[] = [];
  for (const table of BOOKING_TABLES) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select (to_jsonb(item) - ${added}::text[])::text as row from ${sql.identifier(table)} item order by id`,
    );
    all.push(...rows.map(({ row }) => row));
  }
  return all;
}

/** How each index of the bookings is made: the migration takes some away for a while. */
async function indexes(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ definition: string }>(
    db,
    sql`select indexdef as definition from pg_indexes where tablename = any(${`{${BOOKING_TABLES.join(",")}}`}::text[])`,
  );
  return rows.map(({ definition }) => definition);
}

/** What of the outcome does not depend on chance. */
async function outcome(db: Db) {
  const [counts] = await rowsOf<Record<string, number>>(
    db,
    sql`select (select count(*)::int from units) as units, (select count(*)::int from occupancies) as days, (select count(*)::int from cases) as cases,
      (select count(*)::int from case_messages) as messages, (select count(*)::int from reference_codes) as codes`,
  );
  const over = await rowsOf<{ name: string }>(
    db,
    sql`select stay_name || ' ' || full_name || ' ' || status as name from stay_bookings where overbooked
      union all select rental_name || ' ' || full_name || ' ' || status from transportation_bookings where overbooked order by 1`,
  );
  return { counts, over: over.map(({ name }) => name) };
}

async function check(db: Db, stored: string[]): Promise<void> {
  expect(await contents(db)).toEqual(stored);
  expect(await brokenInvariants(db)).toEqual([]);
  const { counts, over } = await outcome(db);
  // Guests 7, 11 and 17 arrive before those before them leave. Guest 12 was there first, but guest 15 is confirmed.
  const overbooked = (name: string, guest7: string) =>
    [`${guest7} completed`, "Guest 11 confirmed", "Guest 12 completed", "Guest 17 completed"].map(
      (guest) => `${name} ${guest}`,
    );
  expect(over.toSorted()).toEqual(
    [
      ...[1, 2, 3, 4, 5, 6, 7].flatMap((n) => overbooked(`Stay ${n}`, "(erased)")),
      ...[1, 2, 3].flatMap((n) => overbooked(`Car ${n}`, "Guest 7")),
    ].toSorted(),
  );
  const bookings = 7 * 20 + 5 + 3 * 20 + 20;
  // Of twenty, twelve are confirmed or completed, and four of those overbooked.
  expect(counts).toMatchObject({ units: 10, days: 10 * 8, cases: bookings, codes: bookings });
  const [cases] = await rowsOf<Record<string, number>>(
    db,
    sql`select count(*) filter (where b.reference = c.reference)::int as named, count(*) filter (where c.name = b.full_name)::int as owned, count(*) filter (where b.erased_at is not null and c.email is null and c.erased_at is not null)::int as erased
      from stay_bookings b join cases c on c.id = b.case_id`,
  );
  expect(cases).toEqual({ named: 145, owned: 145, erased: 7 });
  const references = await rowsOf<{ reference: string }>(db, sql`select reference from transportation_bookings`);
  for (const { reference } of references) expect(reference).toMatch(REFERENCE_PATTERN);
  // Counts of a case equal its messages (J-2); nobody holds anything (M-4).
  expect(
    await rowsOf(
      db,
      sql`select id from cases c where messages <> (select count(*) from case_messages m where m.case_id = c.id) or unread_by_staff <> (select count(*) from case_messages m where m.case_id = c.id and read_at is null)
        union all select id from stay_bookings where hold_until is not null or is_wish or price_lines is not null`,
    ),
  ).toEqual([]);
  expect(
    await rowsOf(
      db,
      sql`select proname from pg_proc where proname like 'migration\\_%' union all select relname from pg_class where relname like 'migration\\_%'`,
    ),
  ).toEqual([]);
}

describe.each([
  ["embedded", openBlankEmbedded, applyMigrations],
  ["PostgreSQL, in steps", openBlankPostgres, applyMigrationsInSteps],
] as const)("bookings of the version before on %s", (_, open, apply) => {
  it(
    "are all kept and placed: the first that fits has the unit, others are overbooked; twice is once",
    async () => {
      const database = await open();
      try {
        await database.withoutQueryTimeout(async (db) => {
          await applyMigrations(db, before);
          await fill(db);
          const stored = await contents(db);
          const indexed = await indexes(db);
          await apply(db, after);
          await check(db, stored);
          expect(await indexes(db)).toEqual(expect.arrayContaining(indexed));
          const once = await outcome(db);
          await apply(db, after);
          expect(await outcome(db)).toEqual(once);
        });
      } finally {
        await database.close();
      }
    },
    SLOW,
  );
});

/** Steps of the backfill, after each of which a server may be killed. */
const STOPS = backfill.statements.flatMap((statement, n) =>
  /-- repeat|CREATE UNIQUE|SET NOT NULL|occupancies_free/.test(statement) ? [n] : [],
);

describe("a migration that is stopped", () => {
  it(
    "goes on where it was, wherever that is, and ends the same",
    async () => {
      const database = await openBlankPostgres();
      try {
        await database.withoutQueryTimeout(async (db) => {
          await applyMigrations(db, before);
          await fill(db);
          const stored = await contents(db);
          const indexed = await indexes(db);
          expect(STOPS.length).toBeGreaterThan(6);
          for (const stop of STOPS) {
            // The connection is lost in the middle of this step: what it did is rolled back, what was before it stays.
            const statements = [
              ...backfill.statements.slice(0, stop),
              `do $$ begin ${inBlock(backfill.statements[stop]!)} raise exception 'killed'; end $$`,
            ];
            const stopped = { ...backfill, hash: "stopped", statements };
            await expect(applyMigrationsInSteps(db, [...before, ledger, stopped])).rejects.toMatchObject({
              cause: { message: "killed" },
            });
            expect((await listApplied(db)).map(({ hash }) => hash)).not.toContain("stopped");
          }
          await applyMigrationsInSteps(db, [...before, ledger, backfill, rules]);
          await check(db, stored);
          expect(await indexes(db)).toEqual(expect.arrayContaining(indexed));
        });
      } finally {
        await database.close();
      }
    },
    SLOW,
  );
});

/** The statement as a part of a block that fails afterwards. */
function inBlock(statement: string): string {
  return statement
    .replace(/^\s*(?:--.*\n\s*)*SELECT/, "perform")
    .replaceAll("$$", "$body$")
    .replace(/ AS looked_at/, "");
}
