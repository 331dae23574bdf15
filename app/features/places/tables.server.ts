import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { PEMBA } from "#app/features/maps/island/projection";
import { LABEL_SIDES, PLACE_KINDS } from "#app/features/maps/schema";
import { PLACE_ACCURACIES, PLACE_KEY } from "#app/features/places/schema";
import { createdAt, id, localised, notBlank, oneOf, updatedAt } from "#app/platform/db/columns.server";

const between = (low: number, high: number) => sql.raw(`between ${low} and ${high}`);

/** Named spots of the island. */
export const places = pgTable(
  "places",
  {
    id: id(),
    /** What the program and addresses call it. */
    key: text().notNull(),
    kind: text({ enum: PLACE_KINDS }).notNull(),
    name: text().notNull(),
    ...localised("name"),
    about: text(),
    ...localised("about"),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    accuracy: text({ enum: PLACE_ACCURACIES }).notNull(),
    label_side: text({ enum: LABEL_SIDES }).notNull().default("end"),
    /** 1: named wherever there is room; 3: gives way first. */
    rank: integer().notNull().default(2),
    published: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique("places_key").on(table.key),
    check("places_key_form", sql`${table.key} ~ '${sql.raw(PLACE_KEY.source)}'`),
    notBlank("places_name", table.name),
    oneOf("places_kind", table.kind, PLACE_KINDS),
    oneOf("places_accuracy", table.accuracy, PLACE_ACCURACIES),
    oneOf("places_label_side", table.label_side, LABEL_SIDES),
    check("places_rank", sql`${table.rank} between 1 and 3`),
    check("places_latitude", sql`${table.latitude} ${between(PEMBA.south, PEMBA.north)}`),
    check("places_longitude", sql`${table.longitude} ${between(PEMBA.west, PEMBA.east)}`),
  ],
);
