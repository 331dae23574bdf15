/** N-3: reviews of the first releases become reviews of origin "imported", those of deleted experiences too. */
import { sql } from "drizzle-orm";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { applyMigrations, readMigrations } from "#app/platform/db/migrations.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openBlankEmbedded, openBlankPostgres } from "#tests/support/databases";
import { countedReviews } from "#tests/support/reviews";

const migrations = readMigrations(join(import.meta.dirname, "../../db/migrations"));
const IMPORT = migrations.findIndex(({ name }) => name.endsWith("_reviews_import"));
const SLOW = 300_000;
const [HERE, GONE] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];

describe.each([
  ["embedded", openBlankEmbedded],
  ["PostgreSQL", openBlankPostgres],
] as const)("old reviews on %s", (_, open) => {
  it(
    "keep words, stars and approval; texts that are too long are cut; what is in the bin comes along",
    async () => {
      const { db, close } = await open();
      try {
        await applyMigrations(db, migrations.slice(0, IMPORT));
        await db.execute(
          sql`insert into experiences (id, title, description, category, duration, price) values (${HERE}, 'Sail', 'D', 'Nature', '2 hours', 10)`,
        );
        await db.execute(
          sql`insert into stays (slug, name, description, location, type, price, rating, max_guests) values ('s', 'Stay', 'D', 'Wete', 'villa', 100, 4.5, 2)`,
        );
        await db.execute(sql`insert into experience_reviews (experience_id, author, place, rating, body, approved_at, created_at) values
          (${HERE}, 'Lukas', 'Hamburg', 5, 'Good', '2026-03-02T10:00:00Z', '2026-02-28T22:30:00Z'),
          (${HERE}, ' ', null, 1, 'Плохо', null, '2026-02-01'),
          (${HERE}, ${"x".repeat(50)}, ${"y".repeat(70)}, 3, ${"z".repeat(4_000)}, '2026-03-02', '2026-02-01'),
          (${HERE}, 'ليلى', null, 4, 'رحلة جميلة', '2026-03-02', '2026-02-01'),
          (${HERE}, '王', null, 4, '很好', '2026-03-02', '2026-02-01')`);
        const binned = {
          id: GONE,
          experience_id: GONE,
          author: "Amina",
          place: null,
          rating: 2,
          body: "Late",
          approved_at: "2026-01-02T00:00:00Z",
          created_at: "2026-01-01T00:00:00Z",
        };
        const dependents = [
          { table: "experience_reviews", column: "experience_id", rows: [binned] },
          { table: "seasons", column: "experience_id", rows: [] },
        ];
        await db.execute(sql`insert into bin (room, table_name, item_id, item_name, row, dependents, deleted_by) values
          ('experiences', 'experiences', ${GONE}, 'Gone', '{}', ${JSON.stringify(dependents)}::jsonb, 'Salma')`);
        await applyMigrations(db, migrations);
        const rows = await rowsOf<Record<string, unknown>>(db, sql`select * from reviews order by language, rating`);
        expect(rows).toHaveLength(6);
        expect(rows.every(({ origin, item_id }) => origin === "imported" && item_id === null)).toBe(true);
        const of = (body: string) => rows.find((row) => row.body === body);
        // Half past ten in London is March on the island.
        expect(of("Good")).toMatchObject({
          listing_kind: "experience",
          listing_id: HERE,
          listing_name: "Sail",
          author: "Lukas",
          place: "Hamburg",
          rating: 5,
          language: "en",
          month: "2026-03",
          state: "approved",
        });
        expect(of("Плохо")).toMatchObject({ author: null, state: "pending", decided_at: null, language: "ru" });
        expect(of("z".repeat(3_000))).toMatchObject({ author: "x".repeat(40), place: "y".repeat(60) });
        expect([of("رحلة جميلة")!.language, of("很好")!.language]).toEqual(["ar", "zh"]);
        expect(of("Late")).toMatchObject({ listing_id: GONE, listing_name: "Gone", state: "approved" });
        const { stats, counted } = await countedReviews(db);
        expect(stats).toEqual(counted);
        expect(stats).toHaveLength(2);
        const [bin] = await rowsOf<{ dependents: unknown }>(db, sql`select dependents from bin`);
        expect(bin!.dependents).toEqual([dependents[1]]);
        expect(await rowsOf(db, sql`select to_regclass('experience_reviews') as table`)).toEqual([{ table: null }]);
        expect(await rowsOf(db, sql`select name from stays where not to_jsonb(stays) ? 'rating'`)).toHaveLength(1);
      } finally {
        await close();
      }
    },
    SLOW,
  );
});
