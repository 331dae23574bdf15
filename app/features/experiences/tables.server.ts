import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { hasPoint, mapCell } from "#app/features/maps/tables.server";
import type { AltTexts } from "#app/features/media/schema";
import { CANCEL_FREE_HOURS } from "#app/features/settings/schema";
import {
  atLeast,
  createdAt,
  id,
  localised,
  localisedLists,
  nameIndex,
  notBlank,
  searchIndex,
  searchText,
  updatedAt,
  usd,
} from "#app/platform/db/columns.server";

export const experiences = pgTable(
  "experiences",
  {
    id: id(),
    title: text().notNull(),
    ...localised("title"),
    description: text().notNull(),
    ...localised("description"),
    /** Free text: the office offers six, and the public filter shows whatever is in use. */
    category: text().notNull(),
    duration: text().notNull(),
    /** Per person. */
    price: usd().notNull(),
    /** Of whoever is not older than child_max_age. Both null: everybody pays the same. */
    child_price: usd(),
    child_max_age: integer(),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    image_texts: jsonb().$type<AltTexts>().notNull().default({}),
    video_url: text(),
    video_thumbnail: text(),
    /** Lists of short lines. Null: nothing is said about it. */
    included: text().array(),
    ...localisedLists("included"),
    not_included: text().array(),
    ...localisedLists("not_included"),
    bring: text().array(),
    ...localisedLists("bring"),
    /** Null: the standard minimum age. */
    min_age: integer(),
    /** How many people it takes at least. */
    min_participants: integer().notNull().default(1),
    cancel_text: text(),
    ...localised("cancel_text"),
    /** Cancelling is free until so many hours before the start. Null: never without asking. */
    cancel_free_hours: integer(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    map_cell: mapCell("latitude", "longitude"),
    search_text: searchText("title", "description"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    notBlank("experiences_title", table.title),
    notBlank("experiences_description", table.description),
    notBlank("experiences_category", table.category),
    notBlank("experiences_duration", table.duration),
    atLeast("experiences_price", table.price, 0),
    check("experiences_child_price", sql`${table.child_price} >= 0`),
    check("experiences_child_max_age", sql`${table.child_max_age} between 0 and 17`),
    check("experiences_children", sql`num_nonnulls(${table.child_price}, ${table.child_max_age}) in (0, 2)`),
    check("experiences_min_age", sql`${table.min_age} between 0 and 120`),
    check(
      "experiences_min_participants",
      sql`${table.min_participants} between 1 and ${sql.raw(String(MAX_PARTICIPANTS))}`,
    ),
    ...hasPoint("experiences", table),
    check(
      "experiences_cancel_free_hours",
      sql`${table.cancel_free_hours} between ${sql.raw(String(CANCEL_FREE_HOURS.min))} and ${sql.raw(String(CANCEL_FREE_HOURS.max))}`,
    ),
    index("experiences_newest").on(table.created_at.desc(), table.id),
    index("experiences_category").on(table.category, table.created_at.desc(), table.id),
    index("experiences_title").on(sql`lower(${table.title})`),
    index("experiences_by_category").on(sql`lower(${table.category})`),
    index("experiences_price").on(table.price),
    searchIndex("experiences_search", table.search_text),
    nameIndex("experiences_named", table.title),
  ],
);
