import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type ExtraConfigColumn,
} from "drizzle-orm/pg-core";
import { cases } from "#app/features/cases/tables.server";
import { submissionColumns } from "#app/features/forms/tables.server";
import {
  LISTING_TYPES,
  MARKETS,
  PROPERTY_FILE_KINDS,
  PROPERTY_FILE_TYPES,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  type PropertyAmenity,
} from "#app/features/properties/schema";
import { hasPoint, mapCell } from "#app/features/maps/tables.server";
import { SQUARE_DEGREES } from "#app/features/properties/similar/rules";
import { RESERVED_SLUGS } from "#app/features/properties/slug";
import type { AltTexts } from "#app/features/media/schema";
import {
  atLeast,
  createdAt,
  id,
  instant,
  localised,
  nameIndex,
  notBlank,
  oneOf,
  searchIndex,
  searchText,
  updatedAt,
  usd,
} from "#app/platform/db/columns.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

type PublicColumn = "created_at" | "id" | "shown_price" | "type" | "bedrooms" | "location" | "land_m2" | "sold_at";

/**
 * The public list by day and by price, upwards and downwards: what has no price comes last in both. What it is filtered
 * by besides stands behind its order, so that the index alone tells what is on a page.
 */
function publicListIndexes(
  name: string,
  table: Record<PublicColumn, ExtraConfigColumn>,
  fixed: [ExtraConfigColumn, ...ExtraConfigColumn[]],
) {
  const filtered = [table.type, table.bedrooms, table.location, table.land_m2, table.sold_at].filter(
    (column) => !fixed.includes(column),
  );
  // Made anew for each: an index takes the direction out of its column.
  const newest = () => [table.created_at.desc(), table.id] as const;
  return [
    index(`${name}_newest`).on(...fixed, ...newest(), table.shown_price, ...filtered),
    index(`${name}_price`).on(...fixed, table.shown_price, ...newest(), ...filtered),
    index(`${name}_price_down`).on(...fixed, table.shown_price.desc(), ...newest(), ...filtered),
  ];
}

export const properties = pgTable(
  "properties",
  {
    id: id(),
    slug: text().notNull().unique(),
    ...localised("slug"),
    title: text().notNull(),
    ...localised("title"),
    description: text().notNull(),
    ...localised("description"),
    type: text({ enum: PROPERTY_TYPES }).notNull(),
    listing_type: text({ enum: LISTING_TYPES }).notNull().default("sale"),
    location: text().notNull(),
    full_address: text(),
    neighborhood: text(),
    /** The whole price for a sale, a month for a rent. */
    price: usd().notNull(),
    price_on_request: boolean().notNull().default(false),
    /** The price as visitors may know it: what they read, filter and order by. */
    shown_price: usd().generatedAlwaysAs(sql`case when "price_on_request" then null else "price" end`),
    market: text({ enum: MARKETS }).notNull().default("available"),
    /** Set by a trigger. Null while it is available. */
    market_since: instant(),
    sold_at: instant().generatedAlwaysAs(sql`case when "market" = 'sold' then "market_since" end`),
    status: text({ enum: PROPERTY_STATUSES }).notNull().default("ready"),
    bedrooms: integer(),
    bathrooms: integer(),
    square_footage: numeric({ precision: 12, scale: 2, mode: "number" }),
    /** A number and its unit, such as "500 m²". */
    land_size: text(),
    /** The number of it, to compare. The check below says what it can be. */
    land_m2: numeric({ mode: "number" }).generatedAlwaysAs(
      sql`substring("land_size" from '^[0-9]+(?:[.][0-9]+)?')::numeric`,
    ),
    year_built: integer(),
    parking_spaces: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Visitors are shown another point, some hundred metres from it. */
    blurred: boolean().notNull().default(false),
    /** What visitors are shown. A trigger keeps it. */
    public_latitude: doublePrecision(),
    public_longitude: doublePrecision(),
    map_cell: mapCell("public_latitude", "public_longitude"),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    image_texts: jsonb().$type<AltTexts>().notNull().default({}),
    amenities: jsonb().$type<Partial<Record<PropertyAmenity, boolean>>>().notNull().default({}),
    video_url: text(),
    published: boolean().notNull().default(false),
    /** Set once, by a trigger: what is published again is not new. */
    first_published_at: instant(),
    is_featured: boolean().notNull().default(false),
    /** Who offers it. Never leaves the office. */
    owner_name: text(),
    owner_email: text(),
    owner_phone: text(),
    contact_email: text(),
    /** Of one that a visitor offered; a trigger makes it. It stays when the property goes. */
    case_id: uuid().references(() => cases.id, { onDelete: "set null" }),
    ...submissionColumns(),
    search_text: searchText("title", "location"),
    /** What visitors find it by, in any language. */
    words_text: searchText(
      "title",
      "description",
      "location",
      "neighborhood",
      ...TRANSLATED_LANGUAGES.flatMap((language) => [`title_${language}`, `description_${language}`]),
    ),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    notBlank("properties_title", table.title),
    notBlank("properties_slug", table.slug),
    check(
      "properties_slug_not_a_route",
      sql`not ${sql.raw(
        `array['${RESERVED_SLUGS.join("', '")}'] && array[${[
          "slug",
          ...TRANSLATED_LANGUAGES.map((language) => `slug_${language}`),
        ]
          .map((column) => `lower("${column}")`)
          .join(", ")}]`,
      )}`,
    ),
    oneOf("properties_market", table.market, MARKETS),
    check("properties_market_since", sql`(${table.market_since} is not null) = (${table.market} <> 'available')`),
    oneOf("properties_type", table.type, PROPERTY_TYPES),
    oneOf("properties_listing_type", table.listing_type, LISTING_TYPES),
    oneOf("properties_status", table.status, PROPERTY_STATUSES),
    atLeast("properties_price", table.price, 0),
    atLeast("properties_bedrooms", table.bedrooms, 0),
    atLeast("properties_bathrooms", table.bathrooms, 0),
    atLeast("properties_square_footage", table.square_footage, 0),
    atLeast("properties_parking_spaces", table.parking_spaces, 0),
    atLeast("properties_year_built", table.year_built, 1900),
    check("properties_land_size", sql`${table.land_size} ~ '^[0-9]+([.][0-9]+)? m²$'`),
    ...hasPoint("properties", table),
    check(
      "properties_public_point",
      sql`num_nulls(${table.latitude}, ${table.longitude}, ${table.public_latitude}, ${table.public_longitude}) in (0, 4)`,
    ),
    check(
      "properties_public_point_is_true",
      sql`${table.blurred} or (${table.public_latitude} is not distinct from ${table.latitude} and ${table.public_longitude} is not distinct from ${table.longitude})`,
    ),
    ...TRANSLATED_LANGUAGES.map((language) => uniqueIndex(`properties_slug_${language}`).on(table[`slug_${language}`])),
    index("properties_case")
      .on(table.case_id)
      .where(sql`${table.case_id} is not null`),
    index("properties_first_published").on(table.first_published_at, table.id),
    index("properties_newest").on(table.created_at.desc(), table.id),
    ...publicListIndexes("properties_public", table, [table.published, table.listing_type]),
    ...publicListIndexes("properties_public_type", table, [table.published, table.listing_type, table.type]),
    ...publicListIndexes("properties_public_place", table, [table.published, table.listing_type, table.location]),
    // All that a map shows, and the order of a list within an area: the index alone answers both.
    index("properties_on_map")
      .on(
        table.published,
        table.listing_type,
        table.map_cell,
        table.type,
        table.shown_price,
        table.bedrooms,
        table.location,
        table.land_m2,
        table.sold_at,
        table.id,
        table.public_latitude,
        table.public_longitude,
        table.market,
        table.created_at,
      )
      .where(sql`${table.map_cell} is not null`),
    // Similar ones, by price alone, and by price within a square of the island: see similar/queries.server.ts.
    index("properties_similar_price")
      .on(table.type, table.listing_type, table.shown_price, table.id)
      .where(sql`${table.published} and ${table.market} = 'available'`),
    index("properties_similar_place")
      .on(
        table.type,
        table.listing_type,
        sql`floor(${table.public_latitude} / ${sql.raw(String(SQUARE_DEGREES))})`,
        sql`floor(${table.public_longitude} / ${sql.raw(String(SQUARE_DEGREES))})`,
        table.shown_price,
        table.id,
      )
      .where(sql`${table.published} and ${table.market} = 'available' and ${table.public_latitude} is not null`),
    index("properties_type_newest").on(table.type, table.created_at.desc(), table.id, table.status, table.listing_type),
    index("properties_status_newest").on(table.status, table.created_at.desc(), table.id, table.listing_type),
    index("properties_market_newest").on(table.market, table.created_at.desc(), table.id, table.listing_type),
    index("properties_listing_newest").on(table.listing_type, table.created_at.desc(), table.id),
    index("properties_title").on(sql`lower(${table.title})`),
    index("properties_price").on(table.price),
    searchIndex("properties_search", table.search_text),
    searchIndex("properties_words", table.words_text),
    nameIndex("properties_named", table.title),
    index("properties_featured")
      .on(table.created_at.desc())
      .where(sql`${table.is_featured} and ${table.published}`),
  ],
);

export const property_notifications = pgTable(
  "property_notifications",
  {
    id: id(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    type: text().notNull(),
    message: text().notNull(),
    read: boolean().notNull().default(false),
    /** When it was read, or decided on last. */
    handled_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    notBlank("property_notifications_type", table.type),
    index("property_notifications_newest").on(table.created_at.desc(), table.id),
    index("property_notifications_unread")
      .on(table.created_at.desc())
      .where(sql`not ${table.read}`),
    index("property_notifications_handled")
      .on(table.handled_at.desc(), table.id)
      .where(sql`${table.read}`),
    uniqueIndex("property_notifications_one_submission")
      .on(table.property_id)
      .where(sql`${table.type} = 'new_submission'`),
  ],
);

/** Plans and papers of a property. Never at /media: a route of their own looks who may have them. */
export const property_files = pgTable(
  "property_files",
  {
    id: id(),
    property_id: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    kind: text({ enum: PROPERTY_FILE_KINDS }).notNull(),
    title: text().notNull(),
    ...localised("title"),
    /** In the storage. */
    path: text().notNull().unique(),
    type: text({ enum: PROPERTY_FILE_TYPES }).notNull(),
    bytes: integer().notNull(),
    /** Of a PDF, where they could be counted. */
    pages: integer(),
    /** Of a picture. */
    width: integer(),
    height: integer(),
    /** Others are given on request. */
    is_public: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    notBlank("property_files_title", table.title),
    oneOf("property_files_kind", table.kind, PROPERTY_FILE_KINDS),
    oneOf("property_files_type", table.type, PROPERTY_FILE_TYPES),
    check("property_files_path", sql`${table.path} ~ '^property-files/[0-9a-f]{24}\\.(pdf|jpg|png|webp)$'`),
    atLeast("property_files_bytes", table.bytes, 1),
    atLeast("property_files_pages", table.pages, 1),
    atLeast("property_files_position", table.position, 0),
    check(
      "property_files_size",
      sql`(${table.type} = 'application/pdf') = (${table.width} is null) and (${table.width} is null) = (${table.height} is null)`,
    ),
    index("property_files_of_property").on(table.property_id, table.position, table.id),
  ],
);

/**
 * Every price a property has had, and whether visitors saw it from then on: it was published, and its price not on
 * request. Written by a trigger alone.
 */
export const property_prices = pgTable(
  "property_prices",
  {
    property_id: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    changed_at: instant().notNull(),
    price: usd().notNull(),
    published: boolean().notNull(),
    /** The price of a sale and a month's rent are not compared. */
    listing_type: text({ enum: LISTING_TYPES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.property_id, table.changed_at] }),
    atLeast("property_prices_price", table.price, 0),
    oneOf("property_prices_listing_type", table.listing_type, LISTING_TYPES),
  ],
);
