import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { admin_users, users } from "#app/features/auth/tables.server";
import { blog_articles } from "#app/features/blog/tables.server";
import {
  experience_inquiries,
  pemba_property_bookings,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { experiences } from "#app/features/experiences/tables.server";
import { createRecord, deleteRecord, restoreRecord, updateRecord } from "#app/features/history/mutations.server";
import { listBin } from "#app/features/history/queries.server";
import { bin } from "#app/features/history/tables.server";
import { guide_items } from "#app/features/guide/tables.server";
import { places } from "#app/features/places/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { findResults } from "#app/features/search/admin/results.server";
import { foldText } from "#app/features/search/fold";
import { searchEverything } from "#app/features/search/queries.server";
import { SEARCH_KINDS } from "#app/features/search/schema";
import { search_entries } from "#app/features/search/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { translations } from "#app/features/translations/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS, openPostgres } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const sail = {
  title: "Dhow sail",
  description: "Into the light",
  category: "Nature",
  duration: "2 hours",
  price: 6_550,
};
const sent = { full_name: "Zoë Müller", email: "zoe@example.com", phone: "+255 777-123 456" };
const stay = {
  slug: "makuti",
  name: "Makuti House",
  description: "D",
  location: "Wete",
  type: "villa",
  price: 14_500,
  max_guests: 4,
} as const;

describe.each(DATABASE_KINDS)("staff search on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const all = [
      bin,
      experience_inquiries,
      stay_bookings,
      transportation_bookings,
      pemba_property_bookings,
      inquiries,
      property_inquiries,
    ];
    for (const table of [
      ...all,
      guide_items,
      places,
      experiences,
      stays,
      transportation_rentals,
      properties,
      blog_articles,
      translations,
      users,
    ])
      await db.delete(table);
    // Nothing is left of what was deleted: only then do the tests begin.
    expect(await db.select().from(search_entries)).toEqual([]);
  });

  const titles = async (text: string, limit = 5) =>
    (await searchEverything(db, text, limit)).entries.map(({ title }) => title);

  it("finds every kind of thing, each by a trigger of its own table", async () => {
    await db.insert(experiences).values({ ...sail, title: "Mkondo sail" });
    await db.insert(stays).values({ ...stay, name: "Mkondo House" });
    await db.insert(transportation_rentals).values({
      name: "Mkondo car",
      type: "quad_bike",
      description: "D",
      price_per_day: 4_000,
      price_per_week: 20_000,
      with_driver: true,
    });
    await db.insert(properties).values({
      slug: "mkondo",
      title: "Mkondo plot",
      description: "D",
      type: "land",
      location: "Wete",
      price: 9_600_000,
    });
    await db.insert(blog_articles).values({
      title: "Mkondo market",
      slug: "market",
      description: "D",
      content: "C",
      category: "Discover",
      published_date: "2026-10-02",
    });
    await db.insert(guide_items).values({ section: "visa", kind: "link", title: "Visa page", title_sw: "Mkondo" });
    await db
      .insert(places)
      .values({ key: "mkondo", kind: "cape", name: "Mkondo", latitude: -5, longitude: 39.7, accuracy: "c" });
    await db.insert(experience_inquiries).values({
      ...sent,
      full_name: "Mkondo One",
      experience_title: "Sail",
      country_code: "+255",
      accommodation: "x",
      participants: 1,
      date: "2027-01-02",
    });
    await db.insert(stay_bookings).values({
      ...sent,
      full_name: "Mkondo Two",
      stay_name: "Makuti",
      check_in: "2027-01-02",
      check_out: "2027-01-04",
      guests: 2,
    });
    await db.insert(transportation_bookings).values({
      ...sent,
      full_name: "Mkondo Three",
      rental_name: "Car",
      rental_type: "car",
      pickup_date: "2027-01-02",
      return_date: "2027-01-04",
    });
    await db.insert(inquiries).values({
      name: "Mkondo Four",
      email: "four@example.com",
      message: "Hello",
      topic: "Partnership",
      category: "General",
    });
    await db
      .insert(property_inquiries)
      .values({ name: "Mkondo Five", email: "five@example.com", message: "Hello", property_title: "Plot" });
    await db.insert(pemba_property_bookings).values({ property_title: "Mkondo sold", total_amount: 100 });
    await db.insert(translations).values({ key: "mkondo.title", en: "Current" });
    await db.insert(users).values({ id: "u", name: "Mkondo Staff", email: "staff@example.com" });
    await db.insert(admin_users).values({ user_id: "u" });
    const { entries } = await searchEverything(db, "mkondo", 5);
    expect(entries.map(({ kind }) => kind)).toEqual([...SEARCH_KINDS]);
    const shown = Object.fromEntries(
      entries.map(({ kind, detail, amount, status }) => [kind, [detail, amount, status]]),
    );
    expect(shown).toMatchObject({
      stays: ["Villa, 4 guests, Wete", 14_500, null],
      transportation: ["Quad bike, with driver", 4_000, null],
      properties: ["Land, for sale, Wete", 9_600_000, null],
      blog: ["Discover, 2 Oct 2026", null, null],
      guide: ["Visa, link", null, null],
      places: ["Cape", null, null],
      stay_bookings: ["Makuti, 2 Jan 2027", null, "pending"],
      staff: ["staff@example.com", null, null],
    });
  });

  it("minds neither capitals nor accents, in any script", async () => {
    await db.insert(experiences).values([
      {
        ...sail,
        title: "Étoiles à Ŵeté",
        title_ru: "Ёлка на закате",
        title_ar: "رِحْلَة إلى جزيرة آمنة",
        title_zh: "彭巴岛潜水之旅",
        title_de: "Große Straße",
        title_sw: "Ng'ombe",
      },
      { ...sail, title: "Something else" },
    ]);
    for (const text of [
      "étoiles",
      "ETOILES",
      "wete",
      "Ёлка",
      "елка",
      "ЗАКАТ",
      "رحله",
      "امنة",
      "جزيرة الى",
      "潜水",
      "旅",
      "彭巴岛",
      "strasse",
      "GROSSE",
      "ng’ombe",
      "E\u0301toiles",
    ]) {
      expect(await titles(text), text).toEqual(["Étoiles à Ŵeté"]);
    }
  });

  it("asks for every word, anywhere from three letters on and at the beginning of a word before that", async () => {
    await db.insert(stay_bookings).values({
      ...sent,
      stay_name: "Makuti House",
      check_in: "2027-08-12",
      check_out: "2027-08-14",
      guests: 2,
      special_requests: "A cot, please",
    });
    for (const text of [
      "muller zoe",
      "uller",
      "zoe makuti",
      "mu",
      "z",
      "EXAMPLE.com",
      "zoe@example.com",
      "255777123456",
      "777-123",
      "cot please",
      "12 aug 2027",
    ]) {
      expect(await titles(text), text).toEqual(["Zoë Müller"]);
    }
    for (const text of ["muller juma", "ll", "xoe", "%", "_oe", "'", "\\", "zoe' | 'x", "   "])
      expect(await titles(text), text).toEqual([]);
    expect(await titles("x".repeat(5_000))).toEqual([]);
  });

  it("puts titles that begin with it first, then titles that hold it, then the newest", async () => {
    const at = (day: number) => ({ updated_at: new Date(Date.UTC(2026, 0, day)) });
    await db.insert(stays).values([
      { ...stay, slug: "a", name: "Old house of Wete", ...at(1) },
      { ...stay, slug: "b", name: "Wete Terraces", ...at(2) },
      { ...stay, slug: "c", name: "Makuti", ...at(3) },
      { ...stay, slug: "d", name: "Kigomasha", ...at(4) },
    ]);
    expect(await titles("wete")).toEqual(["Wete Terraces", "Old house of Wete", "Kigomasha", "Makuti"]);
    expect(await titles("wete", 2)).toEqual(["Wete Terraces", "Old house of Wete"]);
  });

  it("finds one row of thousands, old or new, and does not show one twice", async () => {
    await db.execute(sql`insert into search_entries (kind, item_id, title, detail, aliases, sorted_at)
      select 'inquiries', 'many ' || n, 'Guest ' || n, case when n = 1 then 'Kinyasini' else 'Wete' end, '', now() + n * interval '1 minute' from generate_series(1, 2000) n`);
    expect(await titles("kinyasini")).toEqual(["Guest 1"]);
    expect(await titles("guest 1999")).toEqual(["Guest 1999"]);
    const newest = await titles("wete");
    expect(newest).toEqual(["Guest 2000", "Guest 1999", "Guest 1998", "Guest 1997", "Guest 1996"]);
    expect(new Set(await titles("guest", 25)).size).toBe(25);
    await db.delete(search_entries);
  });

  it("puts whoever has exactly the address that was typed first, before others whose address holds the same words", async () => {
    const writer = { message: "Hello", topic: "Partnership", category: "General" } as const;
    await db
      .insert(inquiries)
      .values({ ...writer, name: "Zuwena", email: "Amina@Example.com", created_at: new Date("2020-01-01") });
    await db.insert(inquiries).values(
      Array.from({ length: 400 }, (_, n) => ({
        ...writer,
        name: `Amina Example Com ${n}`,
        email: `amina.${n}@example.com`,
        created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
      })),
    );
    expect((await titles("amina@example.com"))[0]).toBe("Zuwena");
    expect(await titles(" AMINA@example.COM ", 1)).toEqual(["Zuwena"]);
    expect(await titles("mina@example.com")).not.toContain("Zuwena");
    await db.insert(users).values({ id: "u", name: "Salma", email: "salma@example.com" });
    await db.insert(admin_users).values({ user_id: "u" });
    expect(await titles("salma@example.com")).toEqual(["Salma"]);
  });

  it("follows a change, a deletion and a restoration", async () => {
    const saved = await createRecord(db, staff, EXPERIENCE_RECORDS, sail);
    const id = saved.ok ? saved.id : "";
    await updateRecord(db, staff, EXPERIENCE_RECORDS, id, () => ({ values: { title: "Kayak trip", price: 100 } }));
    expect(await titles("dhow")).toEqual([]);
    expect((await searchEverything(db, "kayak", 5)).entries).toMatchObject([{ id, amount: 100 }]);
    await deleteRecord(db, staff, EXPERIENCE_RECORDS, id);
    expect(await titles("kayak")).toEqual([]);
    await restoreRecord(db, staff, (await listBin(db, 1)).rows[0]!.id);
    expect(await titles("kayak")).toEqual(["Kayak trip"]);
  });

  it("finds people while they are staff, under the name they have", async () => {
    await db.insert(users).values([
      { id: "a", name: "Salma", email: "salma@example.com" },
      { id: "b", name: "Visitor", email: "visitor@example.com" },
    ]);
    expect(await titles("example")).toEqual([]);
    await db.insert(admin_users).values({ user_id: "a" });
    await db.update(users).set({ name: "Salma Khamis" }).where(eq(users.id, "a"));
    await db.update(users).set({ name: "Somebody" }).where(eq(users.id, "b"));
    expect(await titles("example")).toEqual(["Salma Khamis"]);
    await db.delete(admin_users);
    expect(await titles("example")).toEqual([]);
  });

  it("does not write an entry anew that stays the same", async () => {
    await db.insert(inquiries).values({
      name: "Amina",
      email: "amina@example.com",
      message: "Hello",
      topic: "Partnership",
      category: "General",
    });
    const version = async () => (await db.execute(sql`select xmin::text from search_entries`)) as { rows: unknown[] };
    const before = await version();
    await db.update(inquiries).set({ read: true });
    expect((await version()).rows).toEqual(before.rows);
    await db.update(inquiries).set({ status: "resolved" });
    expect((await searchEverything(db, "amina", 5)).entries).toMatchObject([{ status: "resolved" }]);
  });

  it("BK-131: leads to the edit screen, to the booking or to the sender's messages, and shows where the words stand", async () => {
    const [house] = await db
      .insert(stays)
      .values({ ...stay, name_fr: "Maison de palmes" })
      .returning();
    const booking = randomUUID();
    await db.insert(stay_bookings).values({
      ...sent,
      id: booking,
      stay_name: "Makuti House",
      check_in: "2027-08-12",
      check_out: "2027-08-14",
      guests: 2,
      special_requests: `${"Long before. ".repeat(20)}A quiet cot please. ${"Long after. ".repeat(20)}`,
    });
    await db.insert(translations).values({ key: "nav.stays", en: "Stays" });
    const { groups, words } = await findResults(db, "makuti", 5);
    expect(words).toEqual(["makuti"]);
    expect(groups).toMatchObject([
      { kind: "stays", hits: [{ to: `/1324admin/stays/${house!.id}/edit`, excerpt: null }] },
      { kind: "stay_bookings", hits: [{ to: `/1324admin/bookings/stay/${booking}`, excerpt: null }] },
    ]);
    expect((await findResults(db, "palmes", 5)).groups).toMatchObject([{ hits: [{ excerpt: "Maison de palmes" }] }]);
    const [found] = (await findResults(db, "quiet", 5)).groups;
    expect(found!.hits[0]!.excerpt).toMatch(/^….*A quiet cot please.*…$/);
    await db.insert(pemba_property_bookings).values({ property_title: "Kigomasha plot", total_amount: 100 });
    expect((await findResults(db, "kigomasha", 5)).groups).toMatchObject([
      { kind: "property_bookings", hits: [{ to: "/1324admin/properties/bookings" }] },
    ]);
    expect((await findResults(db, "nav.stays", 5)).groups).toMatchObject([
      { kind: "translations", hits: [{ to: "/1324admin/translations?search=nav.stays" }] },
    ]);
  });

  it("folds in the browser as in the database", async () => {
    for (const text of [
      "Étoiles à Wété",
      "ЁЖИК Йод",
      "أَحْمَد ٱلهاشمي ٤٢",
      "Große Ærø Łódź Œuvre",
      "潜水，之旅",
      "o’Brien_x+1",
      "İstanbul ığ",
      "ΣΊΣΥΦΟΣ",
    ]) {
      const { rows } = (await db.execute(sql`select search_words(${text}) as folded`)) as {
        rows: { folded: string }[];
      };
      expect(foldText(text).replaceAll(/ +/g, " ").trim(), text).toBe(rows[0]!.folded);
    }
  });
});

describe("staff search while two write at once", () => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await openPostgres();
    db = database.db;
  });
  afterAll(() => database.close());

  /** Ends a transaction only when another one waits for it, or has not had to. */
  async function meet(first: (tx: Db) => Promise<unknown>, second: (tx: Db) => Promise<unknown>): Promise<void> {
    let later: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      await first(tx);
      let isDone = false;
      later = db.transaction(second).finally(() => (isDone = true));
      later.catch(() => {});
      const isWaiting = async () =>
        (
          (await db.execute(
            sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )) as { rows: unknown[] }
        ).rows.length > 0;
      await vi.waitUntil(async () => isDone || (await isWaiting()), { timeout: 100_000 });
    });
    await later;
  }
  const shown = async () =>
    (await db.select({ title: search_entries.title }).from(search_entries)).map(({ title }) => title);

  it("neither fails when both find that something has no entry yet", async () => {
    const put = (title: string) => (tx: Db) =>
      tx.execute(
        sql`select put_search_entry('staff', 'somebody', (${title}, '', '', null, null, null, now())::search_entry)`,
      );
    await meet(put("First"), put("Second"));
    expect(await shown()).toEqual(["Second"]);
    await db.delete(search_entries);
  });

  it("shows a person's new name who is made staff meanwhile", async () => {
    await db.insert(users).values({ id: "a", name: "Salma", email: "salma@example.com" });
    await meet(
      (tx) => tx.insert(admin_users).values({ user_id: "a" }),
      (tx) => tx.update(users).set({ name: "Salma Khamis" }).where(eq(users.id, "a")),
    );
    expect(await shown()).toEqual(["Salma Khamis"]);
    await db.delete(admin_users);
    await meet(
      (tx) => tx.update(users).set({ name: "Asha" }).where(eq(users.id, "a")),
      (tx) => tx.insert(admin_users).values({ user_id: "a" }),
    );
    expect(await shown()).toEqual(["Asha"]);
  });
});
