import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { currencies } from "#app/features/currencies/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { translations } from "#app/features/translations/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";
import { DATABASE_KINDS } from "#tests/support/databases";

const localised = (...fields: string[]) =>
  fields.flatMap((field) => TRANSLATED_LANGUAGES.map((language) => `${field}_${language}`));

/** The tables and columns of the specification, by its own names. */
const SPECIFIED: Record<string, string[]> = {
  translations: ["id", "key", "context", "en", ...TRANSLATED_LANGUAGES],
  currencies: ["code", "name", "symbol", "exchange_rate", "is_active", "last_updated"],
  site_settings: [
    "id",
    "homepage_hero_title",
    "homepage_hero_video",
    "seo_defaults",
    "footer_text",
    ...localised("footer_text"),
    "social_links",
  ],
  admin_users: ["user_id", "role"],
  admin_notification_preferences: ["user_id", "sound_enabled", "browser_notifications", "email_notifications"],
  properties: [
    ..."id slug title description type listing_type location full_address neighborhood price status bedrooms bathrooms square_footage".split(
      " ",
    ),
    ..."land_size year_built parking_spaces latitude longitude images amenities video_url published is_featured created_at".split(
      " ",
    ),
    ..."owner_name owner_email owner_phone contact_email".split(" "),
    ...localised("title", "description", "slug"),
  ],
  property_inquiries: ["property_id", "name", "email", "phone", "message"],
  property_notifications: ["id", "property_id", "type", "message", "read", "created_at"],
  experiences: [
    "id",
    "title",
    "description",
    "category",
    "duration",
    "price",
    "images",
    "video_url",
    "video_thumbnail",
    "created_at",
    ...localised("title", "description"),
  ],
  experience_inquiries:
    "id experience_id full_name email country_code phone accommodation participants date message status created_at".split(
      " ",
    ),
  stays: [
    ..."id name slug description location type price max_guests images features amenities created_at".split(" "),
    ...localised("name", "description", "slug"),
  ],
  stay_bookings: "id stay_id full_name email phone check_in check_out guests special_requests status created_at".split(
    " ",
  ),
  transportation_rentals:
    "id name type description images price_per_day price_per_week features available with_driver driver_price_per_day created_at".split(
      " ",
    ),
  transportation_bookings:
    "id rental_id full_name email phone pickup_date return_date with_driver special_requests status created_at".split(
      " ",
    ),
  blog_articles: [
    ..."id title slug description content category category_id published_date cover_image video_url video_thumbnail".split(
      " ",
    ),
    ..."seo_title seo_description seo_og_image file_size".split(" "),
    ...localised("title", "description", "content"),
  ],
  blog_categories: ["id", "name"],
  inquiries: ["id", "name", "email", "phone", "message", "topic", "category", "status", "read", "created_at"],
  customer_inquiries: ["id", "name", "email", "phone", "category", "message", "status", "read", "created_at"],
  pemba_property_bookings: ["id", "property_id", "total_amount", "created_at"],
  pemba_properties: ["id", "title", "created_at"],
  pemba_inquiries: ["id", "status", "created_at"],
};

const property = { slug: "a", title: "A", description: "D", type: "house", location: "Wete", price: 100 } as const;
const stay = {
  slug: "s",
  name: "S",
  description: "D",
  location: "Wete",
  type: "villa",
  price: 100,
  max_guests: 2,
} as const;
const experience = { title: "Sail", description: "D", category: "Nature", duration: "Half-day", price: 6_500 };
const guest = { full_name: "Amina", email: "a@example.com", phone: "1" };

describe.each(DATABASE_KINDS)("the schema on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  const select = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;
  const refused = (work: Promise<unknown>, constraint: RegExp) =>
    expect(
      work.then(
        () => "accepted",
        (error: Error) => `${error.message} ${String((error.cause as Error | undefined)?.message)}`,
      ),
    ).resolves.toMatch(constraint);

  it.each(Object.entries(SPECIFIED))("has %s with its columns", async (table, columns) => {
    const rows = await select<{ column_name: string }>(
      sql`select column_name from information_schema.columns where table_name = ${table} and table_schema = 'public'`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining(columns));
  });

  it("keeps money exact, dates as days and moments with their zone", async () => {
    const rows = await select<{ name: string; data_type: string }>(sql`
      select table_name || '.' || column_name as name, data_type from information_schema.columns
      where table_schema = 'public' and (column_name like '%price%' or column_name like '%date' or column_name in ('check_in', 'check_out', 'total_amount') or column_name like '%_at')
        and table_name not like 'pemba_properties'`);
    for (const { name, data_type } of rows) {
      if (name.endsWith("price_on_request")) continue;
      if (name.endsWith("price_lines")) expect([name, data_type]).toEqual([name, "jsonb"]);
      else if (/\.(.*price|total_amount)/.test(name)) expect([name, data_type]).toEqual([name, "numeric"]);
      else if (/_at$/.test(name)) expect([name, data_type]).toEqual([name, "timestamp with time zone"]);
      else expect([name, data_type]).toEqual([name, "date"]);
    }
  });

  it("refuses values outside its enumerations", async () => {
    await refused(db.insert(properties).values({ ...property, slug: "t", type: "castle" as never }), /properties_type/);
    await refused(
      db.insert(properties).values({ ...property, slug: "l", listing_type: "lend" as never }),
      /properties_listing_type/,
    );
    await refused(
      db.insert(properties).values({ ...property, slug: "st", status: "soon" as never }),
      /properties_status/,
    );
    await refused(db.insert(stays).values({ ...stay, slug: "x", type: "tent" as never }), /stays_type/);
    await refused(
      db
        .insert(inquiries)
        .values({ name: "A", email: "a@b.c", message: "m", topic: "Gossip" as never, category: "General" }),
      /inquiries_topic/,
    );
    await refused(
      db.insert(experience_inquiries).values({
        ...guest,
        experience_title: "x",
        country_code: "+1",
        accommodation: "a",
        participants: 1,
        date: "2027-01-01",
        status: "maybe" as never,
      }),
      /experience_inquiries_status/,
    );
  });

  it("refuses what is out of range", async () => {
    await refused(db.insert(properties).values({ ...property, slug: "p", price: -1 }), /properties_price/);
    await refused(db.insert(properties).values({ ...property, slug: "y", year_built: 1899 }), /properties_year_built/);
    await refused(db.insert(properties).values({ ...property, slug: "la", land_size: "big" }), /properties_land_size/);
    await refused(db.insert(experiences).values({ ...experience, price: -1 }), /experiences_price/);
    await refused(
      db.insert(experience_inquiries).values({
        ...guest,
        experience_title: "x",
        country_code: "+1",
        accommodation: "a",
        participants: 0,
        date: "2027-01-01",
      }),
      /participants/,
    );
    await refused(
      db.insert(currencies).values({ code: "EUR", name: "Euro", symbol: "€", exchange_rate: 0 }),
      /currencies_rate_positive/,
    );
    await refused(
      db.insert(currencies).values({ code: "USD", name: "Dollar", symbol: "$", exchange_rate: 2 }),
      /currencies_usd_is_base/,
    );
  });

  it("refuses dates in the wrong order, and days that do not exist", async () => {
    await refused(
      db
        .insert(stay_bookings)
        .values({ ...guest, stay_name: "s", check_in: "2027-01-02", check_out: "2027-01-02", guests: 1 }),
      /stay_bookings_dates/,
    );
    await refused(
      db.insert(transportation_bookings).values({
        ...guest,
        rental_name: "r",
        rental_type: "car",
        pickup_date: "2027-01-02",
        return_date: "2027-01-01",
      }),
      /transportation_bookings_dates/,
    );
    await refused(
      db
        .insert(stay_bookings)
        .values({ ...guest, stay_name: "s", check_in: "2027-02-30", check_out: "2027-03-02", guests: 1 }),
      /date/,
    );
  });

  it("keeps every slug unique, in each language by itself", async () => {
    await db.insert(properties).values({ ...property, slug: "villa", slug_fr: "villa-fr" });
    await refused(db.insert(properties).values({ ...property, slug: "villa" }), /slug/);
    await refused(db.insert(properties).values({ ...property, slug: "other", slug_fr: "villa-fr" }), /slug_fr/);
    await refused(db.insert(properties).values({ ...property, slug: "submit" }), /properties_slug_not_a_route/);
    await db.insert(stays).values({ ...stay, slug: "house", slug_sw: "nyumba" });
    await refused(db.insert(stays).values({ ...stay, slug: "house-2", slug_sw: "nyumba" }), /slug_sw/);
  });

  it("needs a key and an English text for every translation", async () => {
    await refused(db.insert(translations).values({ key: "x.y", en: " " }), /translations_en/);
    await refused(db.insert(translations).values({ key: "x.z", en: null as never }), /null/);
  });

  it("starts what visitors send as pending, unread and unpublished", async () => {
    const [message] = await db
      .insert(inquiries)
      .values({ name: "A", email: "a@b.c", message: "m", topic: "General Inquiry", category: "General" })
      .returning();
    const [house] = await db
      .insert(properties)
      .values({ ...property, slug: "new" })
      .returning();
    expect(message).toMatchObject({ status: "pending", read: false });
    expect(house).toMatchObject({ published: false, is_featured: false, status: "ready" });
  });

  it("never takes a read mark back", async () => {
    const [message] = await db
      .insert(inquiries)
      .values({ name: "A", email: "a@b.c", message: "m", topic: "General Inquiry", category: "General", read: true })
      .returning();
    await refused(
      db
        .update(inquiries)
        .set({ read: false })
        .where(sql`id = ${message!.id}`),
      /read cannot be taken back/,
    );
  });

  it("keeps requests when what they were for is deleted, and drops its notices", async () => {
    const [trip] = await db.insert(experiences).values(experience).returning();
    const [house] = await db
      .insert(properties)
      .values({ ...property, slug: "gone" })
      .returning();
    await db.insert(experience_inquiries).values({
      ...guest,
      experience_id: trip!.id,
      experience_title: "Sail",
      country_code: "+1",
      accommodation: "a",
      participants: 1,
      date: "2027-01-01",
    });
    await db
      .insert(property_inquiries)
      .values({ property_id: house!.id, property_title: "A", name: "A", email: "a@b.c", message: "m" });
    await db.insert(property_notifications).values({ property_id: house!.id, type: "new_submission", message: "m" });
    await db.delete(experiences).where(sql`id = ${trip!.id}`);
    await db.delete(properties).where(sql`id = ${house!.id}`);
    const [kept] = await db
      .select()
      .from(experience_inquiries)
      .where(sql`experience_title = 'Sail'`);
    expect(kept).toMatchObject({ experience_id: null, experience_title: "Sail" });
    expect(await db.select().from(property_inquiries)).toMatchObject([{ property_id: null, property_title: "A" }]);
    expect(await db.select().from(property_notifications)).toEqual([]);
  });

  it("shows the office the visitors' messages under its own name", async () => {
    const [first] = await select(sql`select name, status, read from customer_inquiries limit 1`);
    expect(first).toMatchObject({ name: "A" });
  });
});
