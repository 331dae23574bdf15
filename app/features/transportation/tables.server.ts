import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { VEHICLE_TYPES, type VehicleFeature } from "#app/features/transportation/schema";
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

export const transportation_rentals = pgTable(
  "transportation_rentals",
  {
    id: id(),
    name: text().notNull(),
    ...localised("name"),
    type: text({ enum: VEHICLE_TYPES }).notNull(),
    description: text().notNull(),
    ...localised("description"),
    images: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    image_texts: jsonb().$type<AltTexts>().notNull().default({}),
    price_per_day: usd().notNull(),
    price_per_week: usd().notNull(),
    features: jsonb().$type<Partial<Record<VehicleFeature, boolean>>>().notNull().default({}),
    available: boolean().notNull().default(true),
    with_driver: boolean().notNull().default(false),
    driver_price_per_day: usd(),
    /** Fewest days, outside of seasons that say otherwise. */
    min_days: integer().notNull().default(1),
    pickup_place: text(),
    ...localised("pickup_place"),
    /** The island's time of day. */
    pickup_from: timeOfDay(),
    pickup_until: timeOfDay(),
    terms: text(),
    ...localised("terms"),
    cancel_text: text(),
    ...localised("cancel_text"),
    /** Cancelling is free until so many hours before the start. Null: never without asking. */
    cancel_free_hours: integer(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    notBlank("transportation_rentals_name", table.name),
    oneOf("transportation_rentals_type", table.type, VEHICLE_TYPES),
    atLeast("transportation_rentals_price_per_day", table.price_per_day, 0),
    atLeast("transportation_rentals_price_per_week", table.price_per_week, 0),
    check("transportation_rentals_driver_price", sql`${table.driver_price_per_day} >= 0`),
    check("transportation_rentals_min_days", sql`${table.min_days} between 1 and 60`),
    check("transportation_rentals_pickup", sql`${table.pickup_until} > ${table.pickup_from}`),
    check(
      "transportation_rentals_cancel_free_hours",
      sql`${table.cancel_free_hours} between ${sql.raw(String(CANCEL_FREE_HOURS.min))} and ${sql.raw(String(CANCEL_FREE_HOURS.max))}`,
    ),
    index("transportation_rentals_newest").on(table.available, table.created_at.desc(), table.id),
    index("transportation_rentals_type").on(table.available, table.type, table.created_at.desc()),
    index("transportation_rentals_price").on(table.price_per_day),
    index("transportation_rentals_by_name").on(sql`lower(${table.name})`),
    nameIndex("transportation_rentals_named", table.name),
  ],
);
