/** Which documents a change makes anew, as staff make it, and which stay: each asks for its own and for no other. */
import { eq, sql } from "drizzle-orm";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brochureContent } from "#app/features/documents/brochure/brochure.server";
import { findLastChange } from "#app/features/documents/brochure/queries.server";
import type { DocumentContent } from "#app/features/documents/content";
import { deckContent } from "#app/features/documents/deck/deck.server";
import { guideContent } from "#app/features/documents/guide/guide.server";
import { readDocument } from "#app/features/documents/kept/keep.server";
import { findDocument } from "#app/features/documents/kept/queries.server";
import { contentHash, readPrintFiles } from "#app/features/documents/press/make.server";
import type { Press } from "#app/features/documents/press/press.server";
import { FONT_FOLDER, SCENE_FOLDER, TEMPLATE_FOLDER } from "#app/features/documents/project-files.server";
import type { DocumentKey } from "#app/features/documents/schema";
import { GUIDE_RECORDS } from "#app/features/guide/mutations.server";
import { listGuideItems } from "#app/features/guide/queries.server";
import { createRecord, deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { PLACE_RECORDS } from "#app/features/places/mutations.server";
import { findPlaces } from "#app/features/places/queries.server";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { findPropertyPage } from "#app/features/properties/page/queries.server";
import { SETTINGS_RECORDS } from "#app/features/settings/mutations.server";
import { findSettings } from "#app/features/settings/queries.server";
import { updateText } from "#app/features/translations/mutations.server";
import { translations } from "#app/features/translations/tables.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Database } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { seed } from "#db/seed/seed.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const LANGUAGES = ["de", "zh", "ar"] as const;
const NOW = new Date("2026-11-18T09:00:00Z");
const ALL_GUIDES = LANGUAGES.map((language) => `guide ${language}`);
const ALL_DECKS = LANGUAGES.map((language) => `deck ${language}`);
const HOUSE = LANGUAGES.map((language) => `house ${language}`);
const VILLA = LANGUAGES.map((language) => `villa ${language}`);
const ALL = [...ALL_GUIDES, ...ALL_DECKS, ...HOUSE, ...VILLA];

const folder = mkdtempSync(join(tmpdir(), "pemba-changes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is tested here is what is made, not what it looks like. */
const press: Press = {
  set: () => Promise.resolve({ ok: true, pdf: Buffer.from("%PDF-1.7"), pages: 2, tookMs: 5 }),
  pid: () => undefined,
  close: () => undefined,
};

describe.each(DATABASE_KINDS)("changes of what documents show on the %s database", (name, open) => {
  let database: Database;
  let texts: Texts;
  const ids = { house: "", villa: "" };
  const storage = openFolderStorage(join(folder, name));

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await seed(db, "base");
    await db.execute(sql`insert into users (id, name, email) values (${staff.id}, ${staff.name}, ${staff.email})`);
    for (const which of ["house", "villa"] as const) {
      const values = {
        title: which,
        description: "By the sea",
        slug: which,
        type: which,
        price: 100_000_00,
        location: "Wete",
        published: true,
        images: ["/media/property-images/a.jpg"],
        latitude: -5.05,
        longitude: 39.72,
        public_latitude: -5.05,
        public_longitude: 39.72,
      };
      const made = await createRecord(db, staff, PROPERTY_RECORDS, values);
      if (made.ok) ids[which] = made.id;
    }
    texts = new Texts(db, silentLog);
    await askForAll();
  });
  afterAll(() => database.close());

  /** Asks for every document as visitors do, and gives the names of those that were made. */
  async function askForAll(): Promise<string[]> {
    const { db } = database;
    await texts.refresh();
    const settings = { value: await findSettings(db) };
    const site = {
      texts,
      settings,
      places: { value: await findPlaces(db) },
      guideItems: { value: await listGuideItems(db) },
    };
    const brochureOf = async (which: "house" | "villa", language: Language) => {
      const property = await findPropertyPage(db, which, language, marketRulesOf(settings.value));
      const changedOn = await findLastChange(db, ids[which]);
      if (!property || !changedOn) throw new Error(`${which} is gone`);
      return brochureContent(site, { property, changedOn, address: `https://pemba.example/${which}` }, language);
    };
    const made: string[] = [];
    const ask = async (called: string, key: DocumentKey, content: DocumentContent) => {
      const before = (await findDocument(db, key))?.path;
      const answer = await readDocument({ db, storage, press, log: silentLog }, key, content, () =>
        Promise.resolve(null),
      );
      expect(answer.kind).toBe("ready");
      if ((await findDocument(db, key))?.path !== before) made.push(`${called} ${key.language}`);
    };
    for (const language of LANGUAGES) {
      await ask("guide", { kind: "guide", subject: "", language }, guideContent(site, language, NOW));
      await ask("deck", { kind: "deck", subject: "", language }, deckContent(site, language));
      for (const which of ["house", "villa"] as const)
        await ask(which, { kind: "brochure", subject: ids[which], language }, await brochureOf(which, language));
    }
    return made;
  }

  const setText = async (key: string, language: Language, text: string) => {
    const { db } = database;
    const [row] = await db.select().from(translations).where(eq(translations.key, key));
    expect(
      await updateText(db, staff, { id: row?.id ?? "", language, before: row?.[language] ?? null, text }),
    ).toMatchObject({ ok: true });
  };
  const setProperty = async (values: Record<string, unknown>, which: "house" | "villa" = "house") =>
    updateRecord(database.db, staff, PROPERTY_RECORDS, ids[which], () => ({ values }));
  const setItem = async (key: string, values: Record<string, unknown>) => {
    const item = (await listGuideItems(database.db)).find((each) => each.key === key);
    return updateRecord(database.db, staff, GUIDE_RECORDS, item?.id ?? "", () => ({ values }));
  };
  const setPlace = async (key: string, values: Record<string, unknown>) => {
    const place = (await findPlaces(database.db)).find((each) => each.key === key);
    return updateRecord(database.db, staff, PLACE_RECORDS, place?.id ?? "", () => ({ values }));
  };
  const setSetting = async (values: Record<string, unknown>) => {
    const settings = await findSettings(database.db);
    if (settings) return updateRecord(database.db, staff, SETTINGS_RECORDS, settings.id, () => ({ values }));
    return createRecord(database.db, staff, SETTINGS_RECORDS, { site_name: "Pemba", ...values } as never);
  };

  it("PL-082 PT-27: each change makes anew what shows it, and nothing else", async () => {
    expect(await askForAll(), "nothing has changed").toEqual([]);
    const town = (await findPlaces(database.db)).find(({ name: called }) => called === "Wete");
    if (!town) throw new Error("there is no Wete");
    const changes: [what: string, change: () => Promise<unknown>, anew: readonly string[]][] = [
      ["a text of the guide in Chinese", () => setText("travelVisa.lead", "zh", "新的一句。"), ["guide zh"]],
      ["a text of the deck in Arabic", () => setText("invest.lead", "ar", "جملة جديدة."), ["deck ar"]],
      [
        "a text of brochures in German",
        () => setText("property.amenities", "de", "Was es gibt"),
        ["house de", "villa de"],
      ],
      ["a text of no document", () => setText("about.title", "de", "Über uns"), []],
      ["an item's title in German", () => setItem("ferry", { title_de: "Die Fähre" }), ["guide de"]],
      ["an item is checked", () => setItem("health", { checked_on: "2026-11-17" }), ALL_GUIDES],
      ["an item is taken off", () => setItem("customs", { published: false }), ALL_GUIDES],
      ["an item that is off", () => setItem("customs", { title: "Nobody sees this" }), []],
      ["a price", () => setProperty({ price: 90_000_00 }), HOUSE],
      ["a description in German", () => setProperty({ description_de: "Am Meer" }), ["house de"]],
      ["pictures", () => setProperty({ images: ["/media/property-images/b.jpg"] }), HOUSE],
      [
        "what a picture shows",
        () => setProperty({ image_texts: { "/media/property-images/b.jpg": { ar: "بيت" } } }),
        ["house ar"],
      ],
      ["a state", () => setProperty({ market: "under_offer" }), HOUSE],
      ["its owner", () => setProperty({ owner_name: "Omar", owner_phone: "+255777123456" }), []],
      ["its title", () => setProperty({ title: "Villa on the hill" }, "villa"), VILLA],
      // Named beside the house and on all maps, and in Arabic alone.
      [
        "a place's Arabic name",
        () => setPlace(town.key, { name_ar: "ويته الجديدة" }),
        ["guide ar", "deck ar", "house ar", "villa ar"],
      ],
      ["where a place is", () => setPlace(town.key, { latitude: town.latitude + 0.004 }), ALL],
      ["the phone", () => setSetting({ contact_phone: "+255 777 000 111" }), ALL],
      ["the hour of alerts", () => setSetting({ alert_hour: 9 }), []],
      ["the name of the site", () => setSetting({ site_name: "Pemba Anew" }), ALL],
    ];
    for (const [what, change, anew] of changes) {
      expect(await change(), what).not.toMatchObject({ ok: false });
      expect((await askForAll()).toSorted(), what).toEqual(anew.toSorted());
      expect(await askForAll(), `${what}, asked again`).toEqual([]);
    }
    const { db } = database;
    const item = (await listGuideItems(db)).find(({ key }) => key === "ferry");
    expect(await deleteRecord(db, staff, GUIDE_RECORDS, item?.id ?? "")).toMatchObject({ ok: true });
    expect((await askForAll()).toSorted(), "an item is deleted").toEqual(ALL_GUIDES.toSorted());
  });
});

it("PL-082: another template, font or picture of ours makes it another document; nothing else in their folders does", () => {
  const folders = {
    templates: join(folder, "templates"),
    fonts: join(folder, "fonts"),
    scenes: join(folder, "scenes"),
  };
  cpSync(TEMPLATE_FOLDER, folders.templates, { recursive: true });
  cpSync(FONT_FOLDER, folders.fonts, { recursive: true });
  cpSync(SCENE_FOLDER, folders.scenes, { recursive: true });
  const content: DocumentContent = {
    template: "deck",
    pictures: {
      cover: { scene: "aerial", cut: { width: 1920, height: 1080, from: "centre" } },
      side: { scene: "reef" },
    },
    data: { language: "de", documentTitle: "Pemba", site: "Pemba" },
  };
  const hash = () => contentHash(content, readPrintFiles(folders));
  const before = hash();
  expect(before).toBe(contentHash(content));
  for (const file of [
    "templates/notes.md",
    "fonts/OFL-onest.txt",
    "scenes/airstrip-960.webp",
    "scenes/aerial-480.webp",
  ]) {
    appendFileSync(join(folder, file), " ");
    expect(hash(), file).toBe(before);
  }
  const seen = new Set([before]);
  for (const file of [
    "templates/base.typ",
    "templates/deck.typ",
    "fonts/print-onest-latin-400.ttf",
    "scenes/aerial-1920.webp",
    "scenes/reef-960.webp",
  ]) {
    appendFileSync(join(folder, file), " ");
    expect(seen.has(hash()), file).toBe(false);
    seen.add(hash());
  }
});
