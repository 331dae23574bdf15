/** What is under offer, sold or has its price on request: what visitors read of it, and what the database keeps. */
import { eq, sql } from "drizzle-orm";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { askForPriceNotice, startSubscriptions } from "#app/features/alerts/mutations.server";
import { sendAlerts } from "#app/features/alerts/mailing/mutations.server";
import { createAlertMailComposer } from "#app/features/alerts/mailing/alert-mail.server";
import { alerts, watched_properties } from "#app/features/alerts/tables.server";
import { subscribers } from "#app/features/cases/tables.server";
import { savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { readPropertyFilters } from "#app/features/properties/filters";
import { DEFAULT_MARKET_RULES } from "#app/features/properties/market/rules";
import { findPropertyPage } from "#app/features/properties/page/queries.server";
import {
  listFeaturedPropertyCards,
  listPropertyCards,
  listPropertyCardsOf,
  listPropertyPlaces,
} from "#app/features/properties/queries.server";
import { properties, property_prices } from "#app/features/properties/tables.server";
import { listSitemapEntries } from "#app/pages/sitemap/queries.server";
import { SINGLE_PARTITION } from "#app/pages/sitemap/rules";
import type { Database, Db } from "#app/platform/db/db.server";
import { applyMigrations, readMigrations } from "#app/platform/db/migrations.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, openBlankEmbedded } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";

const PLACES = ["Konde", "Wete"];
const SETTINGS = { value: { alert_hour: 7 } };
const asked = (search = "") => readPropertyFilters(new URLSearchParams(search), [], PLACES);

describe.each(DATABASE_KINDS)("the market of properties on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let made = 0;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [property_inquiries, subscribers, outbox, properties]) await db.delete(table);
  });

  /** Each is newer than the one before. */
  const add = async (title: string, values: Partial<typeof properties.$inferInsert> = {}) => {
    made++;
    const [row] = await db
      .insert(properties)
      .values({
        slug: `house-${made}`,
        title,
        description: "By the sea",
        type: "house",
        location: "Wete",
        price: 90_000_00,
        published: true,
        created_at: new Date(Date.UTC(2026, 0, 1) + made * 1000),
        ...values,
      })
      .returning();
    return row!;
  };
  const update = (id: string, values: Partial<typeof properties.$inferInsert>) =>
    db.update(properties).set(values).where(eq(properties.id, id));
  const titles = async (search = "") =>
    (await listPropertyCards(db, "en", asked(search), 1)).rows.map(({ title }) => title);
  const sellDaysAgo = async (id: string, days: number) => {
    await update(id, { market: "sold" });
    await db.execute(sql`update properties set market_since = now() - make_interval(days => ${days}) where id = ${id}`);
  };
  const page = async (slug: string) => (await findPropertyPage(db, slug, "en"))!;

  it("PT-28: is known since when, and never while it is available; a slug is no page of ours (PT-33)", async () => {
    const { id } = await add("House");
    const since = async () => (await db.select().from(properties).where(eq(properties.id, id)))[0]!.market_since;
    await update(id, { market: "under_offer" });
    const first = await since();
    expect(first).not.toBeNull();
    await update(id, { title: "Villa" });
    expect(await since()).toEqual(first);
    await update(id, { market: "available" });
    expect(await since()).toBeNull();
    for (const broken of [
      sql`update properties set market_since = now()`,
      sql`update properties set market = 'gone'`,
      sql`update properties set slug = 'compare'`,
      sql`update properties set slug_ar = 'Compare'`,
      sql`update properties set slug = 'submit'`,
    ])
      await expect(db.execute(broken)).rejects.toThrow();
  });

  it("PL-151: shows what is sold for a while, then no longer in lists and sitemap; its page stays", async () => {
    const house = await add("Old", { location: "Konde" });
    await add("New");
    await sellDaysAgo(house.id, 59);
    expect(await titles()).toEqual(["New", "Old"]);
    expect(await listPropertyPlaces(db, "sale")).toEqual(PLACES);
    expect(await page(house.slug)).toMatchObject({ market: "sold", isDelisted: false });
    await sellDaysAgo(house.id, 61);
    expect(await titles()).toEqual(["New"]);
    expect(await titles("search=Old")).toEqual([]);
    expect(await listPropertyPlaces(db, "sale")).toEqual(["Wete"]);
    expect((await listSitemapEntries(db, "real-estate", SINGLE_PARTITION)).map(({ name }) => name)).not.toContain(
      house.slug,
    );
    expect(await page(house.slug)).toMatchObject({ market: "sold", isDelisted: true });
    // Whoever has saved it still sees what became of it.
    expect(await listPropertyCardsOf(db, "en", [house.id])).toMatchObject([{ market: "sold" }]);
    const longer = { ...DEFAULT_MARKET_RULES, soldDays: 90 };
    expect((await listPropertyCards(db, "en", asked(), 1, longer)).rows).toHaveLength(2);
    expect(await listSitemapEntries(db, "real-estate", SINGLE_PARTITION, longer)).toHaveLength(2);
  });

  it("PL-151: is neither featured nor similar once it is sold; the wish to see it is a question", async () => {
    const [one, other] = [await add("One", { is_featured: true }), await add("Other", { is_featured: true })];
    expect((await page(one.slug)).similar.map(({ id }) => id)).toEqual([other.id]);
    await update(other.id, { market: "under_offer" });
    expect((await page(one.slug)).similar).toEqual([]);
    expect(await listFeaturedPropertyCards(db, "en", 3)).toHaveLength(2);
    await update(other.id, { market: "sold" });
    expect((await listFeaturedPropertyCards(db, "en", 3)).map(({ id }) => id)).toEqual([one.id]);
    const wish = { name: "Amina", email: "amina@example.com", phone: null, message: "May I see it?" };
    await savePropertyInquiry(createMailContext(db), {
      ...wish,
      kind: "viewing",
      day_1: "2030-01-02",
      slug: other.slug,
      language: "en",
      submissionKey: "k1",
    });
    expect((await db.select().from(property_inquiries)).map(({ kind }) => kind)).toEqual(["question"]);
  });

  it("PL-154 PL-155 PT-28: finds no price on request by filter or order; it comes last in both, newest first", async () => {
    await add("Hidden 1", { price: 1_00, price_on_request: true });
    await add("Cheap", { price: 50_000_00 });
    await add("Hidden 2", { price: 70_000_00, price_on_request: true });
    await add("Dear", { price: 400_000_00 });
    expect(await titles("sort=price_asc")).toEqual(["Cheap", "Dear", "Hidden 2", "Hidden 1"]);
    expect(await titles("sort=price_desc")).toEqual(["Dear", "Cheap", "Hidden 2", "Hidden 1"]);
    expect(await titles("sort=price_desc&search=e")).toEqual(["Dear", "Cheap", "Hidden 2", "Hidden 1"]);
    for (const search of ["price=0-100000", "min=1", "max=900000", "price=0-100000&search=e"])
      expect(await titles(`${search}&sort=price_asc`), search).not.toContain("Hidden 2");
    const rows = (await listPropertyCards(db, "en", asked(), 1)).rows.filter(({ title }) => title.startsWith("Hidden"));
    expect(rows.map(({ price }) => price)).toEqual([null, null]);
    expect(JSON.stringify(rows)).not.toMatch(/70000|7000000/);
  });

  it("PL-152: writes down which prices were shown, and for which kind of offer", async () => {
    const { id, slug } = await add("House", { price: 100_000_00 });
    await update(id, { price_on_request: true });
    await update(id, { price: 90_000_00 });
    await update(id, { price_on_request: false });
    await update(id, { listing_type: "rent" });
    const noted = await db.select().from(property_prices).where(eq(property_prices.property_id, id));
    expect(
      noted
        .toSorted((a, b) => a.changed_at.getTime() - b.changed_at.getTime())
        .map(({ price, published, listing_type }) => [price, published, listing_type]),
    ).toEqual([
      [100_000_00, true, "sale"],
      [100_000_00, false, "sale"],
      [90_000_00, false, "sale"],
      [90_000_00, true, "sale"],
      [90_000_00, true, "rent"],
    ]);
    expect((await page(slug)).reduced).toBeNull();
  });

  it("PL-152: tells a lower price on cards and page, with the day of the earlier one", async () => {
    const { id, slug } = await add("House", { price: 100_000_00 });
    await db.execute(sql`update property_prices set changed_at = now() - interval '30 days'`);
    await update(id, { price: 80_000_00 });
    const { reduced } = await page(slug);
    expect(reduced).toMatchObject({ before: 100_000_00 });
    expect((await listPropertyCards(db, "en", asked(), 1)).rows[0]).toMatchObject({ reduced });
    const never = { ...DEFAULT_MARKET_RULES, reducedDays: 0 };
    expect((await findPropertyPage(db, slug, "en", never))!.reduced).toBeNull();
    await update(id, { price_on_request: true });
    expect((await page(slug)).reduced).toBeNull();
  });

  const askToWatch = (id: string) =>
    askForPriceNotice(createMailContext(db), { email: "anna@example.com", language: "en", currency: "USD" }, id);
  const start = async () => startSubscriptions(db, (await db.select().from(subscribers))[0]!.id, SETTINGS);
  const watches = () => db.select().from(watched_properties);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

  it("GU-184: nobody watches what is sold, and no mail tells of it", async () => {
    const { id } = await add("House");
    await askToWatch(id);
    await start();
    await update(id, { price: 50_000_00, market: "sold" });
    expect(await watches()).toEqual([]);
    expect(await sendAlerts({ ...createMailContext(db), settings: SETTINGS }, undefined, inDays(2))).toBe(0);
    await askToWatch(id);
    expect(await watches()).toEqual([]);
  });

  it("PL-154: what is on request cannot be watched, and is not compared with what nobody saw", async () => {
    const { id } = await add("House", { price: 100_000_00 });
    await askToWatch(id);
    await start();
    await update(id, { price_on_request: true });
    await update(id, { price: 10_000_00 });
    const run = (days: number) => sendAlerts({ ...createMailContext(db), settings: SETTINGS }, undefined, inDays(days));
    expect(await run(2)).toBe(0);
    await update(id, { price_on_request: false });
    expect(await run(4)).toBe(0);
    await update(id, { price: 9_000_00 });
    expect(await run(6)).toBe(1);
    const hidden = await add("Hidden", { price_on_request: true });
    await askToWatch(hidden.id);
    expect(await watches()).toHaveLength(1);
  });

  it("PL-151 PL-154: an alert leaves out what is sold, matches no price band on request, and tells no number", async () => {
    const sold = await add("Sold one");
    await add("On request", { price: 77_777_00, price_on_request: true });
    await update(sold.id, { market: "sold" });
    const [subscriber] = await db
      .insert(subscribers)
      .values({ email: "anna@example.com", language: "en", shown_currency: "USD", next_at: new Date() })
      .returning();
    const alert = async (criteria: object, key: string) =>
      db.insert(alerts).values({
        subscriber_id: subscriber!.id,
        criteria: criteria as never,
        criteria_key: key.repeat(64),
        state: "on",
        confirmed_at: new Date(),
        told_until: inDays(-3),
      });
    await db.execute(sql`alter table properties disable trigger keep_first_published`);
    await db.execute(sql`update properties set first_published_at = now() - interval '1 day'`);
    await db.execute(sql`alter table properties enable trigger keep_first_published`);
    await alert({ listing: "sale", max: 90_000_00 }, "a");
    const run = (days: number) => sendAlerts({ ...createMailContext(db), settings: SETTINGS }, undefined, inDays(days));
    expect(await run(1)).toBe(0);
    await alert({ listing: "sale" }, "b");
    expect(await run(3)).toBe(1);
    const [mail] = await db.select().from(outbox);
    const compose = createAlertMailComposer(createMailContext(db));
    const composed = JSON.stringify(await compose(mail as never));
    expect(composed).toContain("Price on request");
    expect(composed).not.toMatch(/77[,. ]?777|Sold one/);
  });
});

describe("the migration to markets", () => {
  it("PT-33: renames a property that is called as a page of ours, in the list and in the bin", async () => {
    const migrations = readMigrations(join(import.meta.dirname, "../../db/migrations"));
    const at = migrations.findIndex(({ name }) => name.endsWith("_property_market"));
    const database = await openBlankEmbedded();
    try {
      const { db } = database;
      await applyMigrations(db, migrations.slice(0, at));
      await db.execute(
        sql`insert into properties (slug, slug_fr, title, description, type, location, price) values ('compare', 'Compare', 'C', 'D', 'house', 'Wete', 5)`,
      );
      await applyMigrations(db, migrations);
      const [row] = await rowsOf<{ slug: string; slug_fr: string; market: string; listing: string }>(
        db,
        sql`select slug, slug_fr, market, (select listing_type from property_prices where property_id = properties.id) as listing from properties`,
      );
      expect(row).toMatchObject({ market: "available", listing: "sale" });
      for (const slug of [row!.slug, row!.slug_fr]) expect(slug).toMatch(/^compare-[0-9a-f]{8}$/);
    } finally {
      await database.close();
    }
  });
});
