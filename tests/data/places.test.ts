import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPlaces, toMapPlaces } from "#app/features/places/queries.server";
import { places } from "#app/features/places/tables.server";
import { aboutOf } from "#app/pages/map/read-map.server";
import { PLACE_ABOUT_MAX } from "#app/features/places/schema";
import { whereOf } from "#app/features/places/where.server";
import { seeds, translations } from "#app/features/translations/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { typographyFaults } from "#tests/support/typography";

describe.each(DATABASE_KINDS)("places on the %s database", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.db.insert(translations).values({ key: "place.wete", en: "Wete", fr: "Wété" });
    await seed(database.db, "base");
  });
  afterAll(() => database.close());

  it("N-1: the 18 that have a point, named in nine languages, with what staff had made of their names", async () => {
    const { db } = database;
    const rows = await findPlaces(db);
    expect(rows).toHaveLength(18);
    expect(rows.find(({ key }) => key === "wete")).toMatchObject({ name: "Wete", name_fr: "Wété", name_ru: "Вете" });
    for (const language of LANGUAGES)
      expect(toMapPlaces(rows, language).filter(({ lang }) => lang !== null)).toEqual([]);
    await db.delete(places).where(eq(places.key, "tumbe"));
    await seed(db, "base");
    expect(await findPlaces(db)).toHaveLength(17);
  });

  it("PL-029: each says what it is in nine languages, and keeps what staff have written", async () => {
    const { db } = database;
    const rows = await findPlaces(db);
    for (const row of rows)
      for (const language of LANGUAGES) {
        const text = aboutOf(row, language);
        expect(text?.lang, `${row.key} ${language}`).toBeNull();
        expect(typographyFaults(text!.text, language), `${row.key} ${language}`).toEqual([]);
        expect(text!.text.length).toBeLessThanOrEqual(PLACE_ABOUT_MAX);
      }
    await db.update(places).set({ about: "Ours", about_de: null }).where(eq(places.key, "konde"));
    await db.update(places).set({ about: null }).where(eq(places.key, "wete"));
    await db.delete(seeds).where(eq(seeds.name, "place-texts"));
    await seed(db, "base");
    const [konde, wete] = ["konde", "wete"].map((key) => rows.find((row) => row.key === key)!);
    const now = await findPlaces(db);
    expect(now.find(({ key }) => key === "konde")).toMatchObject({
      about: "Ours",
      about_de: null,
      about_fr: konde!.about_fr,
    });
    expect(now.find(({ key }) => key === "wete")).toMatchObject({ about: wete!.about });
  });

  it("PL-006: a name without translation is the Latin one, and says so", async () => {
    const { db } = database;
    await db.update(places).set({ name_ar: " " }).where(eq(places.key, "konde"));
    const [konde] = toMapPlaces(await findPlaces(db), "ar").filter(({ key }) => key === "konde");
    expect(konde).toMatchObject({ name: "Konde", lang: "en" });
  });

  it("PL-014 PL-015: where something is; nothing for what has no point, or one that is not on Pemba", async () => {
    const rows = await findPlaces(database.db);
    const where = whereOf(rows, { latitude: -4.91, longitude: 39.69 }, "ru");
    expect(where).toMatchObject({ near: "Вумавимби", town: { name: "Конде", km: 8 } });
    expect(where?.places.map(({ key }) => key)).toContain("konde");
    expect(where?.places.map(({ key }) => key)).not.toContain("mkoani");
    expect(whereOf(rows, null, "en")).toBeNull();
    expect(whereOf(rows, { latitude: -6.79, longitude: 39.29 }, "en")).toBeNull();
  });

  it.each([
    ["a point that is not on Pemba", sql`update places set latitude = -6.8`],
    ["no name", sql`update places set name = ' '`],
    ["a key that is no part of an address", sql`update places set key = 'Chake Chake'`],
    ["a kind nobody draws", sql`update places set kind = 'volcano'`],
    ["a rank nobody knows", sql`update places set rank = 4`],
  ])("refuses %s", async (_what, statement) => {
    await expect(database.db.execute(statement)).rejects.toThrow();
  });
});
