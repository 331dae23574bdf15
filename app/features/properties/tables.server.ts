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
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  type PropertyAmenity,
} from "#app/features/properties/schema";
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

type PublicColumn = "created_at" | "id" | "price" | "type" | "bedrooms" | "location" | "land_m2";

/**
 * The public list by day and by price. What it is filtered by besides stands behind its order, so that the index alone
 * tells what is on a page.
 */
function publicListIndexes(
  name: string,
  table: Record<PublicColumn, ExtraConfigColumn>,
  fixed: [ExtraConfigColumn, ...ExtraConfigColumn[]],
) {
  const filtered = [table.type, table.bedrooms, table.location, table.land_m2].filter(
    (column) => !fixed.includes(column),
  );
  return [
    index(`${name}_newest`).on(...fixed, table.created_at.desc(), table.id, table.price, ...filtered),
    index(`${name}_price`).on(...fixed, table.price, table.id, ...filtered),
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
    check("properties_slug_not_a_route", sql`${table.slug} <> 'submit'`),
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
    check("properties_latitude", sql`${table.latitude} between -90 and 90`),
    check("properties_longitude", sql`${table.longitude} between -180 and 180`),
    ...TRANSLATED_LANGUAGES.map((language) => uniqueIndex(`properties_slug_${language}`).on(table[`slug_${language}`])),
    index("properties_case")
      .on(table.case_id)
      .where(sql`${table.case_id} is not null`),
    index("properties_first_published").on(table.first_published_at, table.id),
    index("properties_newest").on(table.created_at.desc(), table.id),
    ...publicListIndexes("properties_public", table, [table.published, table.listing_type]),
    ...publicListIndexes("properties_public_type", table, [table.published, table.listing_type, table.type]),
    ...publicListIndexes("properties_public_place", table, [table.published, table.listing_type, table.location]),
    // Similar ones are of the same type, whether they are for sale or for rent.
    index("properties_similar").on(table.published, table.type, table.created_at.desc(), table.id),
    index("properties_type_newest").on(table.type, table.created_at.desc(), table.id, table.status, table.listing_type),
    index("properties_status_newest").on(table.status, table.created_at.desc(), table.id, table.listing_type),
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

/** Every price a property has had, and whether visitors saw it from then on. Written by a trigger alone. */
export const property_prices = pgTable(
  "property_prices",
  {
    property_id: uuid()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    changed_at: instant().notNull(),
    price: usd().notNull(),
    published: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.property_id, table.changed_at] }),
    atLeast("property_prices_price", table.price, 0),
  ],
);
