import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import {
  countMiss,
  deleteOldMisses,
  fillSiteSearch,
  forgetPastHolidays,
  forgetSoldProperties,
} from "#app/features/finding/mutations.server";
import { findEntries, foldQuery } from "#app/features/finding/queries.server";
import { searchSite } from "#app/features/finding/search.server";
import { search_misses, site_search_entries, site_search_words } from "#app/features/finding/tables.server";
import { guide_items } from "#app/features/guide/tables.server";
import { places } from "#app/features/places/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { seeds, translations } from "#app/features/translations/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { DATABASE_KINDS, insertMany } from "#tests/support/databases";

const experience = { title: "Sail", description: "A day", category: "Nature", duration: "2 hours", price: 6_550 };
const stay = {
  slug: "s",
  name: "House",
  description: "D",
  location: "Wete",
  type: "villa",
  price: 1,
  max_guests: 4,
} as const;
const property = {
  slug: "p",
  title: "Villa",
  description: "D",
  type: "villa",
  location: "Konde",
  price: 100,
  published: true,
} as const;
const vehicle = {
  name: "Scooter",
  type: "scooter",
  description: "D",
  price_per_day: 100,
  price_per_week: 600,
} as const;
const article = {
  title: "Cloves",
  slug: "a",
  description: "D",
  content: "<p>Text</p>",
  category: "Travel",
  published_date: "2026-01-01",
};
const place = {
  key: "wete",
  kind: "town",
  name: "Wete",
  latitude: -5.06,
  longitude: 39.73,
  accuracy: "b",
  rank: 1,
} as const;

describe.each(DATABASE_KINDS)("visitors' search on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [experiences, stays, properties, transportation_rentals, blog_articles, places, guide_items])
      await db.delete(table);
  });

  const found = async (typed: string, language: Language = "en") => {
    const { entries } = await findEntries(db, language, await foldQuery(db, typed), {
      kind: null,
      offset: 0,
      limit: 50,
    });
    return entries.map(({ title }) => title);
  };
  const named = (title: string) => db.insert(experiences).values({ ...experience, title });
  const count = async (kind: string) => {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from site_search_entries where kind = ${kind}`,
    );
    return row!.n;
  };

  it("J-1: has nine entries of each item that is published, and none of any other", async () => {
    await db.insert(experiences).values(experience);
    await db.insert(stays).values(stay);
    await db.insert(blog_articles).values(article);
    await db.insert(properties).values([property, { ...property, slug: "draft", published: false }]);
    await db.insert(transportation_rentals).values([vehicle, { ...vehicle, available: false }]);
    await db.insert(places).values([place, { ...place, key: "hidden", published: false }]);
    for (const kind of ["experience", "stay", "article", "property", "vehicle", "place"])
      expect(await count(kind), kind).toBe(LANGUAGES.length);
    await db.update(properties).set({ published: sql`not published` });
    expect(await rowsOf(db, sql`select distinct address from site_search_entries where kind = 'property'`)).toEqual([
      { address: "/real-estate/draft" },
    ]);
    await db.update(transportation_rentals).set({ available: false });
    await db.update(places).set({ published: false });
    await db.delete(stays);
    for (const kind of ["vehicle", "place", "stay"]) expect(await count(kind), kind).toBe(0);
  });

  it("J-1: refuses entries of what is not on the site, and the loss of one of what is", async () => {
    const [draft] = await db
      .insert(properties)
      .values({ ...property, published: false })
      .returning({ id: properties.id });
    const row = {
      kind: "property",
      item_id: draft!.id,
      language: "en",
      title: "T",
      detail: "",
      aliases: "",
      own_language: true,
      address: "/real-estate/p",
      weight: 1,
      sorted_at: new Date(),
      folded_title: "",
      folded: "",
      grams: "",
    } as const;
    const refused = { cause: { constraint: "site_search_entries_on_site" } };
    await expect(db.insert(site_search_entries).values(row)).rejects.toMatchObject(refused);
    await db.insert(stays).values(stay);
    await expect(db.execute(sql`delete from site_search_entries where language = 'sw'`)).rejects.toMatchObject(refused);
    // What comes and goes again in one transaction is neither.
    await db.transaction(async (tx) => {
      await tx.insert(experiences).values(experience);
      await tx.delete(experiences);
    });
  });

  it("J-4: counts the words of each language up and down, and drops them at none", async () => {
    const wordsOf = async (language: Language) =>
      (
        await rowsOf<{ word: string; entries: number }>(
          db,
          sql`select word, entries from ${site_search_words} where language = ${language} order by word`,
        )
      ).map(({ word, entries }) => `${word} ${entries}`);
    await db.insert(stays).values([
      { ...stay, name: "Mango House", name_de: "Mangohaus", description: "Shade 2027" },
      { ...stay, slug: "t", name: "Mango tree", description: "Shade" },
    ]);
    expect(await wordsOf("en")).toEqual(["house 1", "mango 2", "shade 2", "tree 1", "villa 2", "wete 2"]);
    expect(await wordsOf("de")).toContain("mangohaus 1");
    await db
      .update(stays)
      .set({ name: "Clove" })
      .where(sql`slug = 't'`);
    expect(await wordsOf("en")).toEqual(["clove 1", "house 1", "mango 1", "shade 2", "villa 2", "wete 2"]);
    await db.delete(stays);
    for (const language of LANGUAGES) expect(await wordsOf(language)).toEqual([]);
    await expect(db.insert(site_search_words).values({ language: "en", word: "ghost", entries: 0 })).rejects.toThrow();
  });

  it("J-4: counts right when many save at once", async () => {
    const rows = await db
      .insert(stays)
      .values([1, 2, 3, 4, 5, 6].map((n) => ({ ...stay, slug: `s${n}`, description: "beta alpha gamma" })))
      .returning({ id: stays.id });
    const save = (ids: string[], words: string) =>
      db.transaction(async (tx) => {
        for (const id of ids)
          await tx
            .update(stays)
            .set({ description: words })
            .where(sql`id = ${id}`);
      });
    const ids = rows.map(({ id }) => id);
    await Promise.all([
      ...ids.map((id) => save([id], "alpha beta")),
      ...ids.map((id, n) => save([id], `zeta${"abcdef"[n]} gamma alpha`)),
      ...ids.map((id) => save([id], "delta beta")),
    ]);
    const counted = await rowsOf<{ language: string; word: string; entries: number }>(
      db,
      sql`select language, word, entries from ${site_search_words} order by 1, 2`,
    );
    const real = await rowsOf(
      db,
      sql`select language, word, count(*)::int as entries from ${site_search_entries}, unnest(site_search_vocabulary(folded)) as word group by 1, 2 order by 1, 2`,
    );
    expect(counted).toEqual(real);
  });

  it("PL-061: knows what changed at once, in the language it changed in", async () => {
    const [row] = await db
      .insert(experiences)
      .values({ ...experience, title: "Dhow", title_fr: "Boutre" })
      .returning();
    expect(await found("boutre", "fr")).toEqual(["Boutre"]);
    expect(await found("boutre")).toEqual([]);
    await db.update(experiences).set({ title_fr: "Voilier" });
    expect(await found("boutre", "fr")).toEqual([]);
    expect(await found("voilier", "fr")).toEqual(["Voilier"]);
    expect(await found("dhow")).toEqual(["Dhow"]);
    await db.delete(experiences);
    expect(await found("dhow")).toEqual([]);
    await db.insert(experiences).values(row!);
    expect(await found("dhow")).toEqual(["Dhow"]);
  });

  it("PL-064 PT-25: finds what has no text in a language by its English one, and says so", async () => {
    await db
      .insert(experiences)
      .values({ ...experience, title: "Snorkel trip", description: "Fins and masks", title_zh: " " });
    const { entries } = await searchSite(db, { typed: "masks", language: "zh" });
    expect(entries).toMatchObject([{ title: "Snorkel trip", detail: "Fins and masks", isOwnLanguage: false }]);
    await db.update(experiences).set({ title_zh: "浮潜之旅" });
    const { entries: own } = await searchSite(db, { typed: "masks", language: "zh" });
    expect(own).toMatchObject([{ title: "浮潜之旅", detail: "", isOwnLanguage: true }]);
  });

  it("PL-065: names that begin come first, then names that hold, then texts; places before listings of that name", async () => {
    await db.insert(places).values(place);
    await db.insert(stays).values([
      { ...stay, slug: "1", name: "Garden", description: "Near Wete market", location: "Konde" },
      { ...stay, slug: "2", name: "House above Wete", location: "Konde" },
      { ...stay, slug: "3", name: "Wete", location: "Konde", created_at: new Date("2026-01-01") },
      { ...stay, slug: "4", name: "Wete Inn", location: "Konde", created_at: new Date("2026-02-01") },
    ]);
    const { entries } = await searchSite(db, { typed: "Wete", language: "en" });
    expect(entries.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      "place Wete",
      "stay Wete Inn",
      "stay Wete",
      "stay House above Wete",
      "stay Garden",
    ]);
  });

  it("PL-059: counts by kind, narrows to one, and gives 24 a page", async () => {
    await db.insert(places).values(place);
    await db
      .insert(stays)
      .values(Array.from({ length: 30 }, (_none, n) => ({ ...stay, slug: `s${n}`, name: `Wete ${n}` })));
    const first = await searchSite(db, { typed: "wete", language: "en" });
    expect(first).toMatchObject({ total: 31, counts: { place: 1, stay: 30 }, isMore: false });
    expect(first.entries).toHaveLength(24);
    const second = await searchSite(db, { typed: "wete", language: "en", page: 2 });
    expect(second.entries).toHaveLength(7);
    const all = new Set([...first.entries, ...second.entries].map(({ id }) => id));
    expect(all.size).toBe(31);
    const narrowed = await searchSite(db, { typed: "wete", language: "en", kind: "place" });
    expect(narrowed).toMatchObject({ total: 1, counts: { place: 1, stay: 30 } });
    expect(narrowed.entries.map(({ kind }) => kind)).toEqual(["place"]);
  });

  it("gives the best of a word that is everywhere", async () => {
    await insertMany(
      db,
      1_000,
      (rows) => sql`insert into stays (slug, name, description, location, type, price, max_guests, created_at)
        select 'many-' || n, 'Lodge ' || n, 'Near the mango trees', 'Konde', 'villa', 1, 2, '2026-01-01'::timestamptz from ${rows} as n`,
    );
    await db.insert(stays).values([
      { ...stay, slug: "x", name: "Mango camp", created_at: new Date("2025-01-01") },
      { ...stay, slug: "y", name: "Under the mango", created_at: new Date("2026-02-01") },
    ]);
    await db.delete(seeds);
    await fillSiteSearch(db, new AbortController().signal);
    const { entries, isMore, total } = await searchSite(db, { typed: "mango", language: "en" });
    expect(entries.slice(0, 2).map(({ title }) => title)).toEqual(["Mango camp", "Under the mango"]);
    expect({ isMore, enough: total >= 1_000 }).toEqual({ isMore: true, enough: true });
    const narrowed = await searchSite(db, { typed: "mango", language: "en", kind: "stay", page: 2 });
    expect(narrowed.entries).toHaveLength(24);
    await db.execute(sql`truncate stays, site_search_entries, site_search_words cascade`);
  });

  it("N-3: fills in what was there before, batch by batch, and goes on after it was killed", async () => {
    await insertMany(
      db,
      120,
      (rows) =>
        sql`insert into experiences (title, description, category, duration, price) select 'Old ' || n, 'D', 'C', '1 hour', 1 from ${rows} as n`,
    );
    await insertMany(
      db,
      3,
      (rows) =>
        sql`insert into properties (slug, title, description, type, location, price, published) select 'o' || n, 'Old', 'D', 'villa', 'Wete', 1, n > 1 from ${rows} as n`,
    );
    await db.delete(seeds);
    // Killed after the first batch.
    let looks = 0;
    const stopping = {
      get aborted() {
        return ++looks > 2;
      },
    } as AbortSignal;
    await fillSiteSearch(db, stopping);
    expect(await count("experience")).toBe(50 * LANGUAGES.length);
    expect(await db.select().from(seeds)).toEqual([]);
    // The site is up meanwhile.
    await db
      .update(experiences)
      .set({ title: "Changed" })
      .where(sql`title = 'Old 7'`);
    await fillSiteSearch(db, new AbortController().signal);
    expect(await count("experience")).toBe(120 * LANGUAGES.length);
    expect(await count("property")).toBe(2 * LANGUAGES.length);
    expect(await found("changed")).toEqual(["Changed"]);
    expect(await db.select().from(seeds)).toMatchObject([{ name: "site-search" }]);
    const [words] = await rowsOf<{ entries: number }>(
      db,
      sql`select entries from site_search_words where language = 'sw' and word = 'hour'`,
    );
    expect(words).toBeUndefined();
    await db.delete(seeds);
  });

  it("J-5, PL-076, PL-079: counts misses by month, refuses mailboxes and numbers, and forgets", async () => {
    const miss = { language: "fr", words: "voilier rouge", mendedTo: null, day: "2027-03-05" } as const;
    await countMiss(db, miss);
    await countMiss(db, { ...miss, day: "2027-03-07", mendedTo: "voilier" });
    await countMiss(db, { ...miss, day: "2027-04-01" });
    await countMiss(db, { ...miss, words: "x".repeat(61) });
    await countMiss(db, { ...miss, words: "" });
    expect(await db.select().from(search_misses).orderBy(search_misses.month)).toEqual([
      {
        language: "fr",
        words: "voilier rouge",
        month: "2027-03",
        searches: 2,
        last_on: "2027-03-07",
        mended_to: "voilier",
      },
      { language: "fr", words: "voilier rouge", month: "2027-04", searches: 1, last_on: "2027-04-01", mended_to: null },
    ]);
    for (const words of ["me@example.com", "123456", "call 12 34 56"])
      await expect(countMiss(db, { ...miss, words }), words).rejects.toThrow();
    // Rare ones after 30 days, all after 180.
    await deleteOldMisses(db, true, "2027-04-30");
    expect(await db.select().from(search_misses)).toMatchObject([{ month: "2027-04" }]);
    await countMiss(db, { ...miss, day: "2027-04-02" });
    await countMiss(db, { ...miss, day: "2027-04-02" });
    await deleteOldMisses(db, true, "2027-09-29");
    expect(await db.select().from(search_misses)).toMatchObject([{ searches: 3 }]);
    await deleteOldMisses(db, true, "2027-09-30");
    expect(await db.select().from(search_misses)).toEqual([]);
    await insertMany(
      db,
      10_000,
      (rows) =>
        sql`insert into search_misses (language, words, month, searches, last_on) select 'en', 'word ' || n, '2027-03', n, '2027-03-05' from ${rows} as n`,
    );
    await deleteOldMisses(db, true, "2027-03-06");
    const [left] = await rowsOf(db, sql`select count(*)::int as n, min(searches) as rarest from search_misses`);
    expect(left).toEqual({ n: 5_000, rarest: 5_001 });
    await deleteOldMisses(db, false, "2027-03-06");
    expect(await db.select().from(search_misses)).toEqual([]);
  });

  it("PL-068 PT-23: capitals, accents and letters with strokes do not matter", async () => {
    const pairs: [string, string][] = [
      ["Récif de corail", "recif"],
      ["Recif", "récif"],
      ["Playa Norte", "playa"],
      ["playa", "PLAYA"],
      ["Küste", "kueste"],
      ["Küste", "kuste"],
      ["Küste", "küste"],
      ["Kueste", "küste"],
      ["Straße", "strasse"],
      ["Strasse", "straße"],
      ["Gewürz", "gewuerz"],
      ["Dörfer", "doerfer"],
      ["Dörfer", "dorfer"],
      ["Häuser", "haeuser"],
      ["Ng’ombe", "ngombe"],
      ["Ng'ombe", "ng’ombe"],
      ["ngombe", "ng'ombe"],
      ["Ng’ambo", "NGAMBO"],
      ["ёж", "еж"],
      ["еж", "ёж"],
      ["Ещё", "еще"],
      ["Йога", "иога"],
      ["Cœur", "coeur"],
      ["Coeur", "cœur"],
      ["Ærø", "aero"],
      ["Łódź", "lodz"],
      ["Đà Nẵng", "da nang"],
      ["São Tomé", "sao tome"],
      ["Niño", "nino"],
      ["Ibañez", "ibanez"],
      ["naïve", "naive"],
      ["Zürich", "zurich"],
      ["Zürich", "zuerich"],
      ["È notte", "notte"],
      ["L’île verte", "ile"],
      ["L’île verte", "l'ile"],
      ["ﬁnest ﬂight", "finest"],
      ["İstanbul", "istanbul"],
      ["Ħal", "hal"],
      ["ＡＢＣ", "abc"],
    ];
    expect(pairs).toHaveLength(40);
    const missed: string[] = [];
    for (const [title, typed] of pairs) {
      await db.delete(experiences);
      await named(title);
      if ((await found(typed)).length === 0) missed.push(`${title}: ${typed}`);
    }
    expect(missed).toEqual([]);
  });

  it("PL-069 PT-22: Arabic letter forms, marks, tatweel, digits, Persian letters, the article and 'and'", async () => {
    const pairs: [string, string][] = [
      ["أرض", "ارض"],
      ["ارض", "أرض"],
      ["إقامة", "اقامة"],
      ["آثار", "اثار"],
      ["ٱلجزيرة", "الجزيرة"],
      ["أنغوجا", "آنغوجا"],
      ["مبنى", "مبني"],
      ["مبني", "مبنى"],
      ["جزيرة", "جزيره"],
      ["جزيره", "جزيرة"],
      ["لؤلؤة", "لولوه"],
      ["شاطئ", "شاطي"],
      ["شاطيء", "شاطيء"],
      ["مُحَمِيَّة", "محمية"],
      ["محمية", "مُحَمِيَّة"],
      ["شـــاطئ", "شاطئ"],
      ["فيلا ٢٥٠", "250"],
      ["فيلا 250", "٢٥٠"],
      ["فيلا ۲۵۰", "250"],
      ["کشتی", "كشتي"],
      ["كشتي", "کشتی"],
      ["القرنفل", "قرنفل"],
      ["قرنفل", "القرنفل"],
      ["والقرنفل", "القرنفل"],
      ["قرنفل", "والقرنفل"],
      ["قرنفل", "وقرنفل"],
      ["القرنفل", "وقرنفل"],
      ["وادي", "وادي"],
      ["ويتي", "ويتي"],
      ["ﷲ", "الله"],
    ];
    expect(pairs).toHaveLength(30);
    const missed: string[] = [];
    for (const [title, typed] of pairs) {
      await db.delete(experiences);
      await db.insert(experiences).values({ ...experience, title_ar: title });
      if ((await found(typed, "ar")).length === 0) missed.push(`${title}: ${typed}`);
    }
    expect(missed).toEqual([]);
    // "And" is taken away at the beginning of a word alone: a valley is no habit.
    await db.delete(experiences);
    await db.insert(experiences).values({ ...experience, title_ar: "عادي" });
    expect(await found("وادي", "ar")).toEqual([]);
  });

  it("PL-070: Chinese by any of its signs, full-width letters, punctuation ignored", async () => {
    await db.insert(experiences).values({ ...experience, title: "Reef", title_zh: "米萨利岛（Misali）的浮潜，之旅" });
    for (const typed of [
      "浮潜",
      "潜",
      "浮",
      "旅",
      "米萨利岛",
      "的浮潜",
      "ＭＩＳＡＬＩ",
      "浮潜 米萨利",
      "浮潜，",
      "潜之",
    ].slice(0, 9))
      expect(await found(typed, "zh"), typed).toHaveLength(1);
    expect(await found("潜浮", "zh")).toEqual([]);
    expect(await found("浮潜", "en")).toEqual([]);
  });

  it("PL-071: words in any order, anywhere in a word from three letters on, shorter ones at its beginning", async () => {
    await db.insert(experiences).values({ ...experience, title: "Strandhaus am Riff" });
    for (const typed of ["haus", "riff strand", "am", "rif", "ri haus"])
      expect(await found(typed), typed).toHaveLength(1);
    for (const typed of ["us", "riff berg", "m"]) expect(await found(typed), typed).toEqual([]);
  });

  it("PL-072: a Latin name and the one of the page's script find a place in every language", async () => {
    await db.insert(places).values([
      {
        ...place,
        key: "vumawimbi",
        name: "Vumawimbi",
        name_ar: "فوماويمبي",
        name_zh: "武马维姆比",
        name_ru: "Вумавимби",
      },
      { ...place, key: "misali", name: "Misali", name_ar: "ميسالي", name_zh: "米萨利岛", name_ru: "Мисали" },
    ]);
    for (const language of LANGUAGES) {
      for (const typed of ["Vumawimbi", "vuma", "فوماويمبي", "武马维姆比", "Вумавимби"])
        expect(await found(typed, language), `${language} ${typed}`).toHaveLength(1);
    }
  });

  it("PL-062: leads to pages, headings of the guide and places of the map", async () => {
    await db.insert(places).values(place);
    await db.insert(stays).values({ ...stay, slug: "wete-inn", name: "Wete Inn", slug_fr: "auberge" });
    const text = { context: "travel", en: "Visa", fr: "Visas" };
    await db.insert(translations).values([
      { key: "travel.visa", ...text },
      { key: "travelVisa.lead", context: "travelVisa", en: "Wete has an <b>office</b>.", fr: "Wete a un bureau." },
      { key: "travelVisa.fees", context: "travelVisa", en: "{n, plural, other {#}} office" },
    ]);
    const { entries } = await searchSite(db, { typed: "wete", language: "fr" });
    expect(entries.map(({ address }) => address)).toEqual(["/map?place=wete", "/stays/wete-inn", "/travel#visa"]);
    expect((await searchSite(db, { typed: "office", language: "en" })).entries).toMatchObject([
      { kind: "guide", title: "Visa", detail: "Wete has an office.", isOwnLanguage: true },
    ]);
    await db
      .update(translations)
      .set({ en: "Konde has one." })
      .where(sql`key = 'travelVisa.lead'`);
    expect(await found("office")).toEqual([]);
    await db.execute(sql`delete from translations`);
  });

  it("PL-149: finds items of the guide by title and text in nine languages, and none that is hidden, gone or over", async () => {
    const item = {
      section: "visa",
      kind: "notice",
      title: "Yellow fever card",
      title_de: "Gelbfieberausweis",
    } as const;
    // Those of the guide's sections stay.
    const before = await count("guide");
    await db.insert(guide_items).values([
      { ...item, body: "Shown at the harbour.", body_de: "Am Hafen vorzeigen." },
      { ...item, title: "Unpublished card", published: false },
      { ...item, kind: "holiday", title: "Card day", starts_on: "2020-01-02" },
      { ...item, kind: "holiday", title: "Yearly card day", starts_on: "2020-01-02", repeats_yearly: true },
    ]);
    expect((await count("guide")) - before).toBe(2 * LANGUAGES.length);
    for (const language of LANGUAGES)
      expect(await found("yellow fever", language), language).toEqual([
        language === "de" ? "Gelbfieberausweis" : "Yellow fever card",
      ]);
    expect((await searchSite(db, { typed: "hafen", language: "de" })).entries).toMatchObject([
      { kind: "guide", address: "/travel#visa", detail: "Am Hafen vorzeigen.", isOwnLanguage: true },
    ]);
    expect(await found("card")).toEqual(["Yearly card day", "Yellow fever card"]);

    await db.update(guide_items).set({ title: "Health card", body: null }).where(eq(guide_items.title, item.title));
    expect(await found("harbour")).toEqual([]);
    expect(await found("health card")).toEqual(["Health card"]);
    await db.update(guide_items).set({ published: false }).where(eq(guide_items.title, "Health card"));
    expect(await found("health card")).toEqual([]);

    // A day that passes while its entries are there: the hourly job takes them away.
    await db.execute(sql`alter table guide_items disable trigger put_site_search`);
    await db.update(guide_items).set({ repeats_yearly: false }).where(eq(guide_items.title, "Yearly card day"));
    await db.execute(sql`alter table guide_items enable trigger put_site_search`);
    expect(await found("yearly card")).toEqual(["Yearly card day"]);
    await forgetPastHolidays(db);
    expect(await found("yearly card")).toEqual([]);
  });

  it("PL-073, PL-074: mends words that nothing holds, and says to what", async () => {
    // Words are read again after a minute.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
    onTestFinished(() => void vi.useRealTimers());
    await db.insert(experiences).values([
      {
        ...experience,
        title: "Snorkeling at Vumawimbi",
        title_de: "Tauchen am Riff",
        title_ru: "Погружение на рифе",
        title_ar: "القرنفل",
        title_zh: "浮潜之旅",
      },
      { ...experience, title: "Villages" },
    ]);
    const mended = async (typed: string, language: Language = "en") =>
      (await searchSite(db, { typed, language })).mendedTo;
    expect(await mended("snorkling")).toBe("snorkeling");
    expect(await mended("vumawimbe")).toBe("vumawimbi");
    expect(await mended("tauchne", "de")).toBe("tauchen");
    expect(await mended("погруженее", "ru")).toBe("погружение");
    expect(await mended("القرنفول", "ar")).toBe("القرنفل");
    expect(await mended("vumawimbe snorkling")).toBe("vumawimbi snorkeling");
    for (const [typed, language] of [
      ["ville", "en"],
      ["sax", "en"],
      ["2o27", "en"],
      ["浮前", "zh"],
      ["xyzzyxyz", "en"],
      ["village", "en"],
    ] as const)
      expect(await mended(typed, language), typed).toBeNull();
    const results = await searchSite(db, { typed: "snorkling", language: "en" });
    expect(results).toMatchObject({ isMiss: true, total: 1, folded: "snorkling" });
    const exact = await searchSite(db, { typed: "snorkling", language: "en", isExact: true });
    expect(exact).toMatchObject({ isMiss: true, total: 0, mendedTo: null });
  });

  it("finds nothing for what is no word", async () => {
    await named("Sail");
    for (const typed of ["", " ", "!!!", "a", "%", "_", "\\", "':*", "&!()", "\u0301\u0302", "\u202e"]) {
      expect(await searchSite(db, { typed, language: "en" }), typed).toMatchObject({ total: 0, isMiss: false });
    }
    expect(await found("sail %")).toEqual(["Sail"]);
  });

  it("J-1 PL-061 PL-151: what is sold is found until it leaves the lists", async () => {
    const [sold] = await db
      .insert(properties)
      .values({ ...property, slug: "soon-sold" })
      .returning();
    const entries = async () => {
      const rows = await rowsOf(db, sql`select from site_search_entries where item_id = ${sold!.id}`);
      return rows.length;
    };
    await db.update(properties).set({ market: "sold" }).where(eq(properties.id, sold!.id));
    await forgetSoldProperties(db);
    expect(await entries()).toBe(9);
    // Time goes by, and nobody saves it.
    await db.execute(sql`alter table properties disable trigger put_site_search`);
    await db.execute(sql`update properties set market_since = now() - interval '61 days' where id = ${sold!.id}`);
    await db.execute(sql`alter table properties enable trigger put_site_search`);
    expect(await entries()).toBe(9);
    await forgetSoldProperties(db);
    expect(await entries()).toBe(0);
    await db.delete(properties).where(eq(properties.id, sold!.id));
  });

  it("PL-060 PL-197: holds nothing but what visitors may see of an item", async () => {
    await db.insert(properties).values({
      ...property,
      owner_name: "Ownername",
      owner_email: "owner@plant.example",
      owner_phone: "+255777",
      contact_email: "contact@plant.example",
      full_address: "Plantstreet",
      neighborhood: "Plantneighbourhood",
      blurred: true,
      latitude: -5.123456,
      longitude: 39.654321,
    });
    const [row] = await rowsOf<{ all: string }>(
      db,
      sql`select string_agg(entry::text, ' ') as all from site_search_entries entry`,
    );
    expect(row!.all).toContain("Konde");
    for (const secret of ["ownername", "plant", "255777", "5.123456", "39.654321"])
      expect(row!.all.toLowerCase()).not.toContain(secret);
  });
});
