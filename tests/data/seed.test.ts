import { count, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { blog_articles } from "#app/features/blog/tables.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { translations } from "#app/features/translations/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const TABLES = {
  experiences,
  stays,
  transportation_rentals,
  properties,
  blog_articles,
  experience_inquiries,
  stay_bookings,
  transportation_bookings,
  inquiries,
  property_inquiries,
};

describe.each(DATABASE_KINDS)("seeding (%s)", (_kind, open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  async function sizes(): Promise<Record<string, number>> {
    const entries = Object.entries(TABLES).map(
      async ([name, table]) => [name, (await database.db.select({ n: count() }).from(table))[0]!.n] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  it("fills a new site with a catalogue, once; what staff change or delete stays as they left it", async () => {
    const { db } = database;
    await seed(db, "demo");
    const first = await sizes();
    expect(first).toMatchObject({
      experiences: 14,
      stays: 10,
      transportation_rentals: 12,
      properties: 20,
      blog_articles: 10,
    });
    for (const requests of [
      "experience_inquiries",
      "stay_bookings",
      "transportation_bookings",
      "inquiries",
      "property_inquiries",
    ])
      expect(first[requests]).toBeGreaterThanOrEqual(3);
    expect(await db.select().from(properties).where(eq(properties.published, false))).toHaveLength(2);

    await db.update(stays).set({ name: "Ours now" }).where(eq(stays.slug, "makuti-house-vumawimbi"));
    await db.delete(blog_articles).where(eq(blog_articles.slug, "a-season-of-cloves"));
    await db.update(translations).set({ fr: "À nous" }).where(eq(translations.key, "nav.stays"));
    await seed(db, "demo");
    expect(await sizes()).toEqual({ ...first, blog_articles: 9 });
    expect(await db.select().from(stays).where(eq(stays.name, "Ours now"))).toHaveLength(1);
    const [text] = await db.select().from(translations).where(eq(translations.key, "nav.stays"));
    expect(text?.fr).toBe("À nous");
  });

  it("offers every type, and prices in every band", async () => {
    const { db } = database;
    await seed(db, "demo");
    const kinds = async (table: typeof stays | typeof transportation_rentals | typeof properties) =>
      (await db.selectDistinct({ type: table.type }).from(table)).map(({ type }) => type).toSorted();
    expect(await kinds(stays)).toEqual(["apartment", "hotel", "resort", "villa"]);
    expect(await kinds(transportation_rentals)).toEqual(["bicycle", "car", "motorbike", "quad_bike", "scooter"]);
    expect(await kinds(properties)).toEqual(["apartment", "commercial", "house", "land", "villa"]);
    const bands = await db
      .select({
        band: sql<number>`width_bucket(${properties.price}, array[100000, 500000, 1000000]::numeric[])`.as("band"),
        n: count(),
      })
      .from(properties)
      .where(eq(properties.published, true))
      .groupBy(sql`band`);
    expect(bands.map(({ band }) => band).toSorted()).toEqual([0, 1, 2, 3]);
  });

  it("with only the base has texts and settings, and no content", async () => {
    const { db } = database;
    await seed(db, "base");
    expect(Object.values(await sizes()).every((n) => n === 0)).toBe(true);
    expect((await db.select({ n: count() }).from(translations))[0]!.n).toBeGreaterThan(500);
  });
});
