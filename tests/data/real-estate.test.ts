import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import { findPropertyPage, findPublishedProperty, listFeaturedPropertyCards, listPropertyCards, propertyIds } from "#app/features/properties/queries.server";
import { readPropertyFilters } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { BOTH, insertMany } from "#tests/support/databases";
import { mailroomOf } from "#tests/support/mailroom";

const OWNER = { owner_name: "Hamad Omar", owner_email: "hamad@example.com", owner_phone: "+255 111", contact_email: "desk@example.com", full_address: "Plot 7" };
const inquiry = { name: "Amina Mbarouk", email: "amina@example.com", phone: null, message: "May I see it?", language: "fr" } as const;

const asked = (search = "") => readPropertyFilters(new URLSearchParams(search));

describe.each(BOTH)("properties on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let made = 0;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(property_inquiries);
    await db.delete(properties);
  });

  /** Each is newer than the one before. */
  const add = async (values: Partial<typeof properties.$inferInsert> = {}) => {
    made++;
    const row = { slug: `house-${made}`, title: `House ${made}`, description: "By the sea", type: "house", location: "Wete", price: 9_000_000, published: true } as const;
    const [property] = await db
      .insert(properties)
      .values({ ...row, ...OWNER, created_at: new Date(Date.UTC(2026, 0, 1) + made * 1000), ...values })
      .returning({ id: properties.id, slug: properties.slug, title: properties.title });
    return property!;
  };
  const titles = async (search = "", language: "en" | "fr" | "de" = "en") => (await listPropertyCards(db, language, asked(search), 1)).rows.map(({ title }) => title);

  it("are listed newest first, or by price, in the visitor's language, and only when published", async () => {
    await add({ title: "Old", price: 200 });
    await add({ title: "Dear", title_fr: "Cher", title_de: " ", price: 300 });
    await add({ title: "New", price: 100 });
    await add({ title: "Hidden", published: false });
    expect(await titles()).toEqual(["New", "Dear", "Old"]);
    expect(await titles("published=false&owner_name=Hamad")).toEqual(["New", "Dear", "Old"]);
    expect(await titles("sort=price_asc")).toEqual(["New", "Old", "Dear"]);
    expect(await titles("sort=price_desc")).toEqual(["Dear", "Old", "New"]);
    expect(await titles("", "fr")).toEqual(["New", "Cher", "Old"]);
    expect(await titles("", "de")).toEqual(["New", "Dear", "Old"]);
  });

  it("are filtered by type and by price, with both bounds of a band inside it", async () => {
    await add({ title: "99", price: 9_999_900, type: "villa" });
    await add({ title: "100", price: 10_000_000 });
    await add({ title: "500", price: 50_000_000 });
    await add({ title: "1000", price: 100_000_000 });
    expect(await titles("price=0-100000&sort=price_asc")).toEqual(["99", "100"]);
    expect(await titles("price=100000-500000&sort=price_asc")).toEqual(["100", "500"]);
    expect(await titles("price=500000-1000000&sort=price_asc")).toEqual(["500", "1000"]);
    expect(await titles("price=1000000")).toEqual(["1000"]);
    expect(await titles("type=villa")).toEqual(["99"]);
    expect(await titles("type=castle&price=1-2&sort=title")).toHaveLength(4);
  });

  it("come in pages of 24 with their full number, each property on one page", async () => {
    const sameMoment = new Date("2026-05-05");
    for (let n = 0; n < 50; n++) await add({ created_at: sameMoment });
    for (const sort of ["latest", "price_asc", "price_desc"]) {
      const pages = await Promise.all([1, 2, 3].map((page) => listPropertyCards(db, "en", asked(`sort=${sort}`), page)));
      expect(pages.map(({ rows, total, pages: n }) => [rows.length, total, n])).toEqual([[24, 50, 3], [24, 50, 3], [2, 50, 3]]);
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(50);
    }
    expect(await listPropertyCards(db, "en", asked(), 9_999)).toMatchObject({ page: 3, pages: 3 });
    expect(await listPropertyCards(db, "en", asked("type=land"), 2)).toEqual({ rows: [], total: 0, isMore: false, page: 1, pages: 1 });
  });

  it("use an index for every list and count", async () => {
    await insertMany(
      db,
      sql`insert into properties (slug, title, description, type, location, price, published, created_at)
        select 'p-' || n, 'P ' || n, repeat('Sea and sand. ', 40), (array['house','apartment','villa','land','commercial'])[1 + n % 5], 'Wete',
          (n * 7919 % 20000) * 100, n % 10 > 0, now() - n * interval '1 minute'
        from generate_series(1, 5000) n`,
    );
    await db.execute(sql`analyze properties`);
    const plan = async (query: SQL) => JSON.stringify(await db.execute(sql`explain ${query}`));
    for (const filter of ["", "type=villa", "price=100000-500000", "type=villa&price=100000-500000"]) {
      for (const sort of ["latest", "price_asc", "price_desc"]) {
        const used = await plan(propertyIds(db, asked(`${filter}&sort=${sort}`), 0).getSQL());
        expect(used, `${filter} ${sort}`).not.toContain("Seq Scan");
        if (!filter.includes("price") || sort !== "latest") expect(used, `${filter} ${sort}`).not.toContain("Sort");
      }
    }
    expect(await listPropertyCards(db, "en", asked(), 9_999)).toMatchObject({ total: 2_400, isMore: true, page: 100, pages: 100 });
    expect(await listPropertyCards(db, "en", asked("type=villa"), 1)).toMatchObject({ total: 1_000, isMore: false, pages: 42 });
    expect(await plan(sql`select count(*) from properties where published and type = 'villa' and price >= 1000000`)).not.toContain("Seq Scan");
    expect(await plan(sql`select id from properties where is_featured and published order by created_at desc nulls last, id limit 3`)).toContain("properties_featured");
    expect(await plan(sql`select id from properties where slug = 'p-77' or slug_fr = 'p-77'`)).not.toContain("Seq Scan");
  });

  it("are featured on the home page once published, newest first", async () => {
    await add({ title: "One", is_featured: true });
    await add({ title: "Two", is_featured: true });
    await add({ title: "Three", is_featured: true, published: false });
    await add({ title: "Four" });
    expect((await listFeaturedPropertyCards(db, "en", 3)).map(({ title }) => title)).toEqual(["Two", "One"]);
    expect(await listFeaturedPropertyCards(db, "en", 1)).toHaveLength(1);
  });

  it("are found by their slug, then by that of the language, then by any other", async () => {
    const base = await add({ slug: "sea-house" });
    const french = await add({ slug: "garden", slug_fr: "jardin" });
    const german = await add({ slug: "wood", slug_de: "jardin" });
    const found = async (slug: string, language: "en" | "fr" | "de") => (await findPropertyPage(db, slug, language))?.id;
    expect(await found("sea-house", "fr")).toBe(base.id);
    expect(await found("jardin", "fr")).toBe(french.id);
    expect(await found("jardin", "de")).toBe(german.id);
    expect([french.id, german.id]).toContain(await found("jardin", "en"));
    expect((await findPropertyPage(db, "jardin", "fr"))!.slug).toBe("garden");
    expect(await findPropertyPage(db, "nope", "en")).toBeNull();
  });

  it("never say whose they are", async () => {
    const { slug } = await add({ is_featured: true });
    await add();
    const everything = JSON.stringify([await findPropertyPage(db, slug, "ar"), await listPropertyCards(db, "en", asked(), 1), await listFeaturedPropertyCards(db, "fr", 3)]);
    for (const secret of [...Object.values(OWNER), "owner_", "contact_email"]) expect(everything).not.toContain(secret);
  });

  it("show their sizes as numbers and the amenities they have", async () => {
    await add({ slug: "sized", land_size: "1240.5 m²", square_footage: 410, amenities: { "Ocean View": true, Gym: false, Garden: true } });
    expect(await findPropertyPage(db, "sized", "en")).toMatchObject({ land: 1240.5, area: 410, amenities: ["Garden", "Ocean View"] });
    await add({ slug: "flat", square_footage: 62 });
    expect((await listPropertyCards(db, "en", asked(), 1)).rows.map(({ size }) => size)).toEqual([62, 1240.5]);
  });

  it("have up to three similar ones: of the same type, published, and not themselves", async () => {
    const { slug, id } = await add({ type: "villa" });
    for (let n = 0; n < 4; n++) await add({ type: "villa" });
    const hidden = await add({ type: "villa", published: false });
    await add({ type: "land" });
    const { similar } = (await findPropertyPage(db, slug, "en"))!;
    expect(similar).toHaveLength(3);
    for (const { id: other, type } of similar) {
      expect(type).toBe("villa");
      expect([id, hidden.id]).not.toContain(other);
    }
  });

  it("can be asked about, once for each key", async () => {
    const { id, slug, title } = await add({ slug_fr: "maison" });
    const ask = (by: string, submissionKey: string) => savePropertyInquiry(mailroomOf(db), { ...inquiry, slug: by, submissionKey });
    expect(await Promise.all([ask(slug, "k1"), ask(slug, "k1"), ask("maison", "k2")])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const stored = await db.select().from(property_inquiries);
    expect(stored).toHaveLength(2);
    for (const row of stored) expect(row).toMatchObject({ ...inquiry, property_id: id, property_title: title });
  });

  it("cannot be asked about while they are not published, or gone", async () => {
    const { slug } = await add({ published: false });
    expect(await findPublishedProperty(db, slug, "en")).toBeNull();
    for (const asking of [slug, "gone"]) expect(await savePropertyInquiry(mailroomOf(db), { ...inquiry, slug: asking, submissionKey: asking })).toEqual({ ok: false, reason: "gone" });
    expect(await db.select().from(property_inquiries)).toEqual([]);
  });
});
