import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findRedirectSlug } from "#app/features/blog/queries.server";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { blog_articles } from "#app/features/blog/tables.server";
import {
  createRecord,
  deleteRecord,
  restoreRecord,
  updateRecord,
  type RecordKind,
  type RecordTable,
} from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { findRedirectedProperty } from "#app/features/properties/page/queries.server";
import { properties } from "#app/features/properties/tables.server";
import { redirects } from "#app/features/publishing/tables.server";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { findRedirectedStay } from "#app/features/stays/queries.server";
import { stays } from "#app/features/stays/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const stay = {
  name: "Makuti",
  description: "D",
  location: "Wete",
  type: "hotel",
  price: 10_000,
  max_guests: 2,
} as const;
const house = { title: "House", description: "D", type: "house", location: "Wete", price: 100_000 } as const;
const article = {
  title: "Cloves",
  description: "D",
  content: "<p>C</p>",
  category: "Travel",
  published_date: "2026-01-01",
} as const;

describe.each(DATABASE_KINDS)("old addresses on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [redirects, changes, bin, stays, properties, blog_articles]) await db.delete(table);
  });

  const make = async <T extends RecordTable>(kind: RecordKind<T>, values: T["$inferInsert"]) => {
    const saved = await createRecord(db, staff, kind, values);
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };
  const change = async <T extends RecordTable>(kind: RecordKind<T>, id: string, values: Record<string, unknown>) =>
    expect(await updateRecord(db, staff, kind, id, () => ({ values }))).toEqual({ ok: true, id });
  const paths = async () =>
    (await db.select({ path: redirects.from_path }).from(redirects)).map(({ path }) => path).toSorted();

  it("lead to where the item is now, in one step, however often it moved", async () => {
    const id = await make(STAY_RECORDS, { ...stay, slug: "a" });
    await change(STAY_RECORDS, id, { slug: "b" });
    await change(STAY_RECORDS, id, { slug: "c" });
    expect(await paths()).toEqual(["/stays/a", "/stays/b"]);
    for (const old of ["a", "b"]) expect(await findRedirectedStay(db, old, "en")).toBe("c");
    expect(await findRedirectedStay(db, "d", "en")).toBeNull();
    await change(STAY_RECORDS, id, { slug: "a" });
    expect(await paths()).toEqual(["/stays/b", "/stays/c"]);
    expect(await findRedirectedStay(db, "b", "en")).toBe("a");
  });

  it("of one language lead to the new slug of that language, and of the item elsewhere", async () => {
    const id = await make(STAY_RECORDS, { ...stay, slug: "house", slug_fr: "maison" });
    await change(STAY_RECORDS, id, { slug_fr: "villa-bleue" });
    expect(await findRedirectedStay(db, "maison", "fr")).toBe("villa-bleue");
    expect(await findRedirectedStay(db, "maison", "de")).toBe("house");
    expect(await findRedirectedStay(db, "maison", "en")).toBe("house");
    await change(STAY_RECORDS, id, { slug_fr: null });
    expect(await findRedirectedStay(db, "villa-bleue", "fr")).toBe("house");
  });

  it("are found in whatever Unicode form they are asked for", async () => {
    const id = await make(STAY_RECORDS, { ...stay, slug: "house", slug_fr: "été" });
    await change(STAY_RECORDS, id, { slug_fr: "hiver" });
    expect(await findRedirectedStay(db, "été".normalize("NFD"), "fr")).toBe("hiver");
  });

  it("end when another item takes the place, by a new item or by a changed one", async () => {
    const first = await make(STAY_RECORDS, { ...stay, slug: "a" });
    await change(STAY_RECORDS, first, { slug: "b" });
    const second = await make(STAY_RECORDS, { ...stay, slug: "a" });
    expect(await paths()).toEqual([]);
    await change(STAY_RECORDS, first, { slug: "c" });
    await change(STAY_RECORDS, second, { slug: "b" });
    expect(await paths()).toEqual(["/stays/a"]);
    expect(await findRedirectedStay(db, "a", "en")).toBe("b");
  });

  it("are kept only for what has been public, and lead only to what is", async () => {
    const id = await make(PROPERTY_RECORDS, { ...house, slug: "draft", published: false });
    await change(PROPERTY_RECORDS, id, { slug: "better-draft" });
    expect(await paths()).toEqual([]);
    await change(PROPERTY_RECORDS, id, { published: true });
    await change(PROPERTY_RECORDS, id, { slug: "house-by-the-sea" });
    expect(await findRedirectedProperty(db, "better-draft", "en")).toBe("house-by-the-sea");
    await change(PROPERTY_RECORDS, id, { published: false });
    expect(await findRedirectedProperty(db, "better-draft", "en")).toBeNull();
    // It was public once: other sites may still know that address.
    await change(PROPERTY_RECORDS, id, { slug: "quiet-house" });
    await change(PROPERTY_RECORDS, id, { published: true });
    expect(await findRedirectedProperty(db, "house-by-the-sea", "en")).toBe("quiet-house");
  });

  it("of a deleted item lead nowhere until it is restored; each kind has its own", async () => {
    const id = await make(ARTICLE_RECORDS, { ...article, slug: "cloves" });
    await change(ARTICLE_RECORDS, id, { slug: "a-season-of-cloves" });
    expect(await findRedirectSlug(db, "cloves", "ar")).toBe("a-season-of-cloves");
    expect(await findRedirectedStay(db, "cloves", "en")).toBeNull();
    await deleteRecord(db, staff, ARTICLE_RECORDS, id);
    expect(await findRedirectSlug(db, "cloves", "en")).toBeNull();
    const [kept] = await db.select().from(bin);
    await restoreRecord(db, staff, kept!.id);
    expect(await findRedirectSlug(db, "cloves", "en")).toBe("a-season-of-cloves");
  });
});
