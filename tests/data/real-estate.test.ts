import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import { findPropertyPage, findPublishedProperty } from "#app/features/properties/page/queries.server";
import {
  listFeaturedPropertyCards,
  listPropertyCards,
  listPropertyPlaces,
  propertyIds,
} from "#app/features/properties/queries.server";
import { readPropertyFilters } from "#app/features/properties/filters";
import { properties } from "#app/features/properties/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS, insertMany } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";

const OWNER = {
  owner_name: "Hamad Omar",
  owner_email: "hamad@example.com",
  owner_phone: "+255 111",
  contact_email: "desk@example.com",
  full_address: "Plot 7",
};
const inquiry = {
  name: "Amina Mbarouk",
  email: "amina@example.com",
  phone: null,
  message: "May I see it?",
  language: "fr",
} as const;

const PLACES = ["Chake Chake", "Konde", "Wete"];
const RATES = [{ code: "EUR", rate: 0.5 }] as const;
const asked = (search = "") => readPropertyFilters(new URLSearchParams(search), RATES, PLACES);

describe.each(DATABASE_KINDS)("properties on %s", (_, open) => {
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
    const row = {
      slug: `house-${made}`,
      title: `House ${made}`,
      description: "By the sea",
      type: "house",
      location: "Wete",
      price: 9_000_000,
      published: true,
    } as const;
    const [property] = await db
      .insert(properties)
      .values({ ...row, ...OWNER, created_at: new Date(Date.UTC(2026, 0, 1) + made * 1000), ...values })
      .returning({ id: properties.id, slug: properties.slug, title: properties.title });
    return property!;
  };
  const titles = async (search = "", language: "en" | "fr" | "de" = "en") =>
    (await listPropertyCards(db, language, asked(search), 1)).rows.map(({ title }) => title);

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

  it("are for sale or for rent, never both, and their prices are compared within one kind", async () => {
    await add({ title: "Villa", price: 50_000_000 });
    await add({ title: "Flat", price: 40_000, listing_type: "rent" });
    await add({ title: "House", price: 185_000, listing_type: "rent" });
    for (const search of ["", "listing=sale", "listing=both", "sort=price_asc", "price=0-500"])
      expect(await titles(search), search).toEqual(["Villa"]);
    expect(await titles("price=0-100000")).toEqual([]);
    expect(await titles("listing=rent&sort=price_asc")).toEqual(["Flat", "House"]);
    expect(await titles("listing=rent&price=0-500")).toEqual(["Flat"]);
    expect(await titles("listing=rent&price=1000-2000")).toEqual(["House"]);
    // A band of the other kind is none.
    expect(await titles("listing=rent&price=0-100000&sort=price_asc")).toEqual(["Flat", "House"]);
  });

  it("are filtered by bedrooms, place, land and a price range of one's own, in any currency", async () => {
    await add({ title: "Small", bedrooms: 1, location: "Konde", land_size: "80 m²", price: 1_000_000 });
    await add({ title: "Large", bedrooms: 4, location: "Wete", land_size: "1240.5 m²", price: 5_000_000 });
    await add({ title: "Plot", type: "land", location: "Wete", land_size: "5000 m²", price: 3_000_000 });
    await add({ title: "Flat", bedrooms: 2, location: "Chake Chake", price: 2_000_000 });
    const found = (search: string) => titles(`${search}&sort=price_asc`);
    expect(await found("bedrooms=2")).toEqual(["Flat", "Large"]);
    expect(await found("bedrooms=9")).toHaveLength(4);
    expect(await found("place=Wete")).toEqual(["Plot", "Large"]);
    expect(await found("place=Nowhere")).toHaveLength(4);
    expect(await found("land_min=1240")).toEqual(["Plot", "Large"]);
    expect(await found("land_min=1241")).toEqual(["Plot"]);
    expect(await found("land_max=80")).toEqual(["Small"]);
    expect(await found("land_min=-5&land_max=x")).toHaveLength(4);
    expect(await found("min=20000&max=30000")).toEqual(["Flat", "Plot"]);
    expect(await found("min=10000&max=15000&currency=EUR")).toEqual(["Flat", "Plot"]);
    expect(await found("min=10000&currency=GBP")).toHaveLength(4);
    // One's own range takes the place of a band.
    expect(await found("min=20000&price=1000000")).toEqual(["Flat", "Plot", "Large"]);
    expect(await found("place=Wete&type=house&bedrooms=3&land_min=100&max=60000")).toEqual(["Large"]);
  });

  it("are found by words in the visitor's language and in English, in any order, whatever % and _ mean", async () => {
    await add({ title: "Reef house", title_fr: "Maison du récif", description: "With a pool", price: 300 });
    await add({ title: "Plot", description: "100% sun", neighborhood: "Vumawimbi", price: 100 });
    await add({ title: "Shop", location: "Konde", listing_type: "rent" });
    expect(await titles("search=REEF")).toEqual(["Reef house"]);
    expect(await titles("search=pool")).toEqual(["Reef house"]);
    expect(await titles("search=maison", "fr")).toEqual(["Maison du récif"]);
    expect(await titles("search=maison", "de")).toEqual([]);
    expect(await titles("search=vumawimbi")).toEqual(["Plot"]);
    expect(await titles("search=100%25")).toEqual(["Plot"]);
    expect(await titles("search=_")).toEqual([]);
    expect(await titles("search=konde")).toEqual([]);
    expect(await titles("search=konde&listing=rent")).toEqual(["Shop"]);
    expect(await titles("search=o&sort=price_asc")).toEqual(["Plot", "Reef house"]);
    expect(await titles("search=o&sort=price_desc")).toEqual(["Reef house", "Plot"]);
  });

  it("tell the places of one kind, each once, and never those of what is hidden", async () => {
    await add({ location: "Wete" });
    await add({ location: "Wete" });
    await add({ location: "Chake Chake" });
    await add({ location: "Konde", listing_type: "rent" });
    await add({ location: "Micheweni", published: false });
    expect(await listPropertyPlaces(db, "sale")).toEqual(["Chake Chake", "Wete"]);
    expect(await listPropertyPlaces(db, "rent")).toEqual(["Konde"]);
    await db.delete(properties);
    expect(await listPropertyPlaces(db, "sale")).toEqual([]);
  });

  it("come in pages of 24 with their full number, each property on one page", async () => {
    const sameMoment = new Date("2026-05-05");
    for (let n = 0; n < 50; n++) await add({ created_at: sameMoment });
    for (const sort of ["latest", "price_asc", "price_desc"]) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => listPropertyCards(db, "en", asked(`sort=${sort}`), page)),
      );
      expect(pages.map(({ rows, total, pages: n }) => [rows.length, total, n])).toEqual([
        [24, 50, 3],
        [24, 50, 3],
        [2, 50, 3],
      ]);
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(50);
    }
    expect(await listPropertyCards(db, "en", asked(), 9_999)).toMatchObject({ page: 3, pages: 3 });
    expect(await listPropertyCards(db, "en", asked("type=land"), 2)).toEqual({
      rows: [],
      total: 0,
      isMore: false,
      page: 1,
      pages: 1,
    });
  });

  it("use an index for every list and count", async () => {
    await insertMany(
      db,
      5_000,
      (
        rows,
      ) => sql`insert into properties (slug, title, description, type, listing_type, location, price, published, bedrooms, land_size, created_at)
        select 'p-' || n, 'P ' || n, repeat('Sea and sand. ', 4), (array['house','apartment','villa','land','commercial'])[1 + n % 5], case when n % 10 = 3 then 'rent' else 'sale' end,
          (array['Wete','Konde','Chake Chake'])[1 + n % 3], (n * 7919 % 20000) * 100, n % 10 > 0, n % 6, (100 + n % 2000) || ' m²', now() - n * interval '1 minute'
        from ${rows} n`,
    );
    await db.execute(sql`analyze properties`);
    const plan = async (query: SQL) => JSON.stringify(await db.execute(sql`explain ${query}`));
    for (const filter of [
      "",
      "type=villa",
      "price=100000-500000",
      "type=villa&price=100000-500000",
      "listing=rent",
      "place=Konde",
      "bedrooms=3",
      "land_min=300&land_max=900",
      "place=Konde&type=villa&bedrooms=2&land_min=300",
    ]) {
      for (const sort of ["latest", "price_asc", "price_desc"]) {
        const used = await plan(propertyIds(db, asked(`${filter}&sort=${sort}`), 0).getSQL());
        expect(used, `${filter} ${sort}`).not.toContain("Seq Scan");
        if ((!filter.includes("price") && !filter.includes("&")) || sort !== "latest")
          expect(used, `${filter} ${sort}`).not.toContain("Sort");
      }
    }
    expect(await listPropertyCards(db, "en", asked(), 9_999)).toMatchObject({
      total: 2_400,
      isMore: true,
      page: 100,
      pages: 100,
    });
    expect(await listPropertyCards(db, "en", asked("type=villa"), 1)).toMatchObject({
      total: 1_000,
      isMore: false,
      pages: 42,
    });
    expect(await listPropertyPlaces(db, "sale")).toEqual(PLACES);
    expect(
      await plan(
        sql`select min(location) from properties where published and listing_type = 'sale' and location > 'Konde'`,
      ),
    ).not.toContain("Seq Scan");
    expect(
      await plan(sql`select id from properties where search_grams(words_text) @@ search_query(search_folded('zzqqx'))`),
    ).toContain("properties_words");
    for (const words of ["sand", "p 4999", "zzqqx"])
      expect((await listPropertyCards(db, "en", asked(`search=${words}`), 1)).rows.length, words).toBeLessThanOrEqual(
        24,
      );
    expect(
      await plan(
        sql`select count(*) from properties where published and listing_type = 'sale' and type = 'villa' and shown_price >= 1000000`,
      ),
    ).not.toContain("Seq Scan");
    expect(
      await plan(
        sql`select id from properties where is_featured and published order by created_at desc nulls last, id limit 3`,
      ),
    ).toContain("properties_featured");
    expect(await plan(sql`select id from properties where slug = 'p-77' or slug_fr = 'p-77'`)).not.toContain(
      "Seq Scan",
    );
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
    const found = async (slug: string, language: "en" | "fr" | "de") =>
      (await findPropertyPage(db, slug, language))?.id;
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
    const everything = JSON.stringify([
      await findPropertyPage(db, slug, "ar"),
      await listPropertyCards(db, "en", asked(), 1),
      await listFeaturedPropertyCards(db, "fr", 3),
    ]);
    for (const secret of [...Object.values(OWNER), "owner_", "contact_email"]) expect(everything).not.toContain(secret);
  });

  it("show their sizes as numbers and the amenities they have", async () => {
    await add({
      slug: "sized",
      land_size: "1240.5 m²",
      square_footage: 410,
      amenities: { "Ocean View": true, Gym: false, Garden: true },
    });
    expect(await findPropertyPage(db, "sized", "en")).toMatchObject({
      land: 1240.5,
      area: 410,
      amenities: ["Garden", "Ocean View"],
    });
    await add({ slug: "flat", square_footage: 62 });
    expect((await listPropertyCards(db, "en", asked(), 1)).rows.map(({ area, land }) => [area, land])).toEqual([
      [62, null],
      [410, 1240.5],
    ]);
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
    const ask = (by: string, submissionKey: string) =>
      savePropertyInquiry(createMailContext(db), { ...inquiry, slug: by, submissionKey });
    expect(await Promise.all([ask(slug, "k1"), ask(slug, "k1"), ask("maison", "k2")])).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
    ]);
    const stored = await db.select().from(property_inquiries);
    expect(stored).toHaveLength(2);
    for (const row of stored) expect(row).toMatchObject({ ...inquiry, property_id: id, property_title: title });
  });

  it("cannot be asked about while they are not published, or gone", async () => {
    const { slug } = await add({ published: false });
    expect(await findPublishedProperty(db, slug, "en")).toBeNull();
    for (const asking of [slug, "gone"])
      expect(
        await savePropertyInquiry(createMailContext(db), { ...inquiry, slug: asking, submissionKey: asking }),
      ).toEqual({ ok: false, reason: "gone" });
    expect(await db.select().from(property_inquiries)).toEqual([]);
  });
});
