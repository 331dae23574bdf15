import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listFeaturedPropertyCards } from "#app/features/properties/queries.server";
import { properties } from "#app/features/properties/tables.server";
import { findSettings } from "#app/features/settings/queries.server";
import { site_settings } from "#app/features/settings/tables.server";
import { listStayCards } from "#app/features/stays/queries.server";
import { stays } from "#app/features/stays/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const SHOWN = 3;
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

describe.each(DATABASE_KINDS)("the lists of the home page on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(properties);
    await db.delete(stays);
    await db.delete(site_settings);
  });

  const property = (title: string, made: number, values: Partial<typeof properties.$inferInsert> = {}) => ({
    slug: title.toLowerCase(),
    title,
    description: "D",
    type: "house" as const,
    location: "Wete",
    price: 10_000_000,
    published: true,
    is_featured: true,
    created_at: day(made),
    ...values,
  });

  it("hold the newest featured properties, and never an unpublished one", async () => {
    await db
      .insert(properties)
      .values([
        property("One", 1),
        property("Two", 2),
        property("Three", 3, { title_fr: "Trois", title_de: " " }),
        property("Four", 4),
        property("Hidden", 5, { published: false }),
        property("Plain", 6, { is_featured: false }),
      ]);
    const titles = async (language: "en" | "fr" | "de") =>
      (await listFeaturedPropertyCards(db, language, SHOWN)).map(({ title }) => title);
    expect(await titles("en")).toEqual(["Four", "Three", "Two"]);
    expect(await titles("fr")).toEqual(["Four", "Trois", "Two"]);
    expect(await titles("de")).toEqual(["Four", "Three", "Two"]);
    await db.update(properties).set({ is_featured: false });
    expect(await titles("en")).toEqual([]);
  });

  it("hold the newest stays", async () => {
    const stay = (name: string, made: number) => ({
      slug: name.toLowerCase(),
      name,
      description: "D",
      location: "Tumbe",
      type: "villa" as const,
      price: 10_000,
      max_guests: 2,
      created_at: day(made),
    });
    await db.insert(stays).values([stay("One", 1), stay("Two", 2)]);
    expect(await listStayCards(db, "en", { limit: SHOWN })).toHaveLength(2);
    await db.insert(stays).values([stay("Three", 3), stay("Four", 4), stay("Five", 5)]);
    expect((await listStayCards(db, "en", { limit: SHOWN })).map(({ name }) => name)).toEqual([
      "Five",
      "Four",
      "Three",
    ]);
  });

  it("stand under the one row of settings, or none", async () => {
    expect(await findSettings(db)).toBeNull();
    await db.insert(site_settings).values({ homepage_hero_title: "Come slowly" });
    expect((await findSettings(db))?.homepage_hero_title).toBe("Come slowly");
  });
});
