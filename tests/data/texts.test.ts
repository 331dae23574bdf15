import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { experiences } from "#app/features/experiences/tables.server";
import { seeds, translations } from "#app/features/translations/tables.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";

describe.each(DATABASE_KINDS)("texts on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await open();
    db = database.db;
    await seed(db, "base");
  });
  afterEach(() => database.close());

  /** As a new release would: its catalogues differ from what was written last. */
  const release = async () => {
    await db.update(seeds).set({ fingerprint: "an older release" }).where(eq(seeds.name, "texts"));
    await seed(db, "base");
  };
  const text = async (key: string) => (await db.select().from(translations).where(eq(translations.key, key)))[0]!;

  it("are seeded once in nine languages", async () => {
    expect(await text("nav.stays")).toMatchObject({
      context: "nav",
      en: "Stays",
      fr: "Hébergements",
      ar: "الإقامات",
      sw: "Malazi",
    });
    const before = await db.select().from(translations);
    await seed(db, "base");
    expect(await db.select().from(translations)).toEqual(before);
  });

  it("keep what staff edited over releases, in each language by itself", async () => {
    await db.update(translations).set({ fr: "Où dormir" }).where(eq(translations.key, "nav.stays"));
    await release();
    expect(await text("nav.stays")).toMatchObject({ en: "Stays", fr: "Où dormir", de: "Unterkünfte" });
  });

  it("follow the release where nobody edited, and gain its new keys", async () => {
    await db
      .update(translations)
      .set({ de: "Alt", shipped: { ...(await text("nav.stays")).shipped, de: "Alt" } })
      .where(eq(translations.key, "nav.stays"));
    await db.delete(translations).where(eq(translations.key, "nav.blog"));
    await release();
    expect((await text("nav.stays")).de).toBe("Unterkünfte");
    expect((await text("nav.blog")).en).toBe("Blog");
  });

  it("fall back from the language to English, never to a blank or a key", async () => {
    await db.update(translations).set({ fr: "" }).where(eq(translations.key, "nav.stays"));
    await db.update(translations).set({ en: "Beds", it: null }).where(eq(translations.key, "nav.blog"));
    const texts = new Texts(db, silentLog);
    await texts.refresh();
    expect(texts.pick("fr", ["nav"]).nav!.stays).toBe("Stays");
    expect(texts.pick("it", ["nav"]).nav!.blog).toBe("Beds");
    expect(Object.keys(texts.pick("fr", ["nav", "ui"]))).toEqual(["nav", "ui"]);
  });

  it("N-1: places are called as the table has them, the others by their texts; a Latin name travels with no page", async () => {
    await db.update(translations).set({ ru: "Вете (текст)" }).where(eq(translations.key, "place.wete"));
    const place = {
      ...Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`name_${language}`, null])),
    } as Record<`name_${TranslatedLanguage}`, string | null>;
    const table: { value: ({ name: string } & typeof place)[] } = {
      value: [{ ...place, name: "Wete", name_ru: "Вете", name_fr: "Wété" }],
    };
    const texts = new Texts(db, silentLog, table);
    await texts.refresh();
    expect(texts.namePlaces("ru", "Wete, Chake Chake")).toBe("Вете, Чаке-Чаке");
    expect(texts.namePlaces("fr", "wete, Kipangani")).toBe("Wété, Kipangani");
    expect(texts.namePlaces("ar", "Ras Mkumbuu, constructor")).toBe("رأس مكومبو, constructor");
    expect(texts.pick("en", ["place"])).toEqual({ place: {} });
    expect(texts.pick("fr", ["place"])).toEqual({ place: { wete: "Wété" } });
    expect(texts.pick("ru", ["place"]).place).toBe(texts.pick("ru", ["place"]).place);
    table.value = [
      { ...place, name: "Wete", name_ru: "Веэте" },
      { ...place, name: "St. Mbuyuni", name_ru: "Мбуюни" },
    ];
    expect(texts.namePlaces("ru", "Wete, St. Mbuyuni")).toBe("Веэте, Мбуюни");
    table.value = [];
    expect(texts.namePlaces("ru", "Wete")).toBe("Вете (текст)");
  });

  it("give way to the shipped one when staff broke them", async () => {
    await db
      .update(translations)
      .set({ fr: "{price", de: "{prise} × {n}", it: "{price} × {n, plural, one {uno} other {#}}" })
      .where(eq(translations.key, "booking.sum"));
    const texts = new Texts(db, silentLog);
    await texts.refresh();
    const sum = (language: "fr" | "de" | "it") => JSON.stringify(texts.pick(language, ["booking"]).booking!.sum);
    expect(sum("fr")).toContain("personne");
    expect(sum("de")).toContain("Person");
    expect(sum("it")).toContain("uno");
  });

  it("are the shipped ones while the table cannot be read", async () => {
    const broken = {
      select: () => {
        throw new Error("the database is away");
      },
    } as unknown as Db;
    const texts = new Texts(broken, silentLog);
    await texts.refresh();
    expect(texts.pick("es", ["nav"]).nav!.stays).toBe("Alojamientos");
  });

  it("bring demo content once, which then belongs to staff", async () => {
    await seed(db, "demo");
    const made = await db.select().from(experiences);
    expect(made.length).toBeGreaterThanOrEqual(12);
    for (const row of made)
      for (const field of ["title_zh", "description_ar", "title_ru"] as const) expect(row[field]).toBeTruthy();
    await db.delete(experiences).where(eq(experiences.id, made[0]!.id));
    await seed(db, "demo");
    expect(await db.select().from(experiences)).toHaveLength(made.length - 1);
  });
});
