/** N-4, GU-139: the demo catalogue brings reviews of its own, true to themselves and marked. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { experiences } from "#app/features/experiences/tables.server";
import { findPersonalData } from "#app/features/reviews/personal-data";
import { withRatings } from "#app/features/reviews/queries.server";
import { reviews } from "#app/features/reviews/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { openEmbedded } from "#tests/support/databases";
import { countedReviews } from "#tests/support/reviews";

describe("reviews of the demo catalogue", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded();
    await seed(database.db, "demo");
  });
  afterAll(() => database.close());

  it("are 4 to 12 for every listing but two, in nine languages, no two alike, once", async () => {
    const { db } = database;
    await seed(db, "demo");
    const rows = await db.select().from(reviews);
    expect(new Set(rows.map(({ body }) => body)).size).toBe(rows.length);
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(rows.every(({ origin, state }) => origin === "demo" && state === "approved")).toBe(true);
    const kinds = [
      ["experience", await db.select({ id: experiences.id }).from(experiences)],
      ["stay", await db.select({ id: stays.id }).from(stays)],
      ["vehicle", await db.select({ id: transportation_rentals.id }).from(transportation_rentals)],
    ] as const;
    const rated = (await Promise.all(kinds.map(([kind, ids]) => withRatings(db, kind, ids)))).flat();
    expect(rated.filter(({ rating }) => rating === null)).toHaveLength(2);
    for (const { rating } of rated) {
      if (!rating) continue;
      expect(rating.count).toBeGreaterThanOrEqual(4);
      expect(rating.count).toBeLessThanOrEqual(12);
    }
    const { stats, counted } = await countedReviews(db);
    expect(stats).toEqual(counted);
  });

  it("hold nothing that a guest's could not", async () => {
    for (const row of await database.db.select().from(reviews))
      for (const text of [row.body, row.author, row.place, row.reply])
        expect(text && findPersonalData(text), text ?? "").toBeFalsy();
  });
});
