import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { hasPoint, mapCell } from "#app/features/maps/tables.server";
import { STAY_TYPES, type StayAmenity, type StayFeature } from "#app/features/stays/schema";
import type { AltTexts } from "#app/features/media/schema";
import { CANCEL_FREE_HOURS } from "#app/features/settings/schema";
import {
  atLeast,
  createdAt,
  id,
  localised,
  nameIndex,
  notBlank,
  oneOf,
  timeOfDay,
  updatedAt,
  usd,
} from "#app/platform/db/columns.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

export const stays = pgTable(
  "stays",
  {
    id: id(),
    slug: text().notNull().unique(),
    ...localised("slug"),
    name: text().notNull(),
    ...localised("name"),
    description: text().notNull(),
    ...localised("description"),
    location: text().notNull(),
    type: text({ enum: STAY_TYPES }).notNull(),
    /** Per night. */
    price: usd().notNull(),
    max_guests: integer().notNull(),
    /** Fewest nights, outside of seasons that say otherwise. */
    min_nights: integer().notNull().default(1),
    /** Guests the price of a night is for; each above pays extra. Null: all of them. */
    included_guests: integer(),
    /** Per guest and night. */
    extra_guest_price: usd().notNull().default(0),
    /** Once per booking. */
    cleaning_fee: usd().notNull().default(0),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    image_texts: jsonb().$type<AltTexts>().notNull().default({}),
    features: jsonb().$type<Partial<Record<StayFeature, boolean>>>().notNull().default({}),
    amenities: jsonb().$type<Partial<Record<StayAmenity, boolean>>>().notNull().default({}),
    /** The island's time of day. Null: nothing is said about it. */
    check_in_from: timeOfDay(),
    check_out_until: timeOfDay(),
    beds: text(),
    ...localised("beds"),
    house_rules: text(),
    ...localised("house_rules"),
    cancel_text: text(),
    ...localised("cancel_text"),
    /** Cancelling is free until so many hours before the start. Null: never without asking. */
    cancel_free_hours: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    map_cell: mapCell("latitude", "longitude"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    notBlank("stays_name", table.name),
    notBlank("stays_slug", table.slug),
    oneOf("stays_type", table.type, STAY_TYPES),
    atLeast("stays_price", table.price, 0),
    atLeast("stays_max_guests", table.max_guests, 1),
    check("stays_min_nights", sql`${table.min_nights} between 1 and 60`),
    atLeast("stays_included_guests", table.included_guests, 1),
    atLeast("stays_extra_guest_price", table.extra_guest_price, 0),
    atLeast("stays_cleaning_fee", table.cleaning_fee, 0),
    check(
      "stays_cancel_free_hours",
      sql`${table.cancel_free_hours} between ${sql.raw(String(CANCEL_FREE_HOURS.min))} and ${sql.raw(String(CANCEL_FREE_HOURS.max))}`,
    ),
    ...hasPoint("stays", table),
    ...TRANSLATED_LANGUAGES.map((language) => uniqueIndex(`stays_slug_${language}`).on(table[`slug_${language}`])),
    // What the list is filtered by stands behind its order, so that the index alone tells what is on a page.
    index("stays_newest").on(table.created_at.desc(), table.id, table.price, table.max_guests),
    index("stays_type").on(table.type, table.created_at.desc(), table.id, table.price, table.max_guests),
    nameIndex("stays_named", table.name),
    index("stays_price").on(table.price, table.id, table.max_guests),
    index("stays_type_price").on(table.type, table.price, table.id, table.max_guests),
    index("stays_guests").on(table.max_guests),
    index("stays_on_map")
      .on(
        table.map_cell,
        table.type,
        table.price,
        table.max_guests,
        table.id,
        table.latitude,
        table.longitude,
        table.created_at,
      )
      .where(sql`${table.map_cell} is not null`),
  ],
);
