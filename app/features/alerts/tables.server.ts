import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { SUBSCRIPTION_STATES } from "#app/features/alerts/schema";
import { subscribers } from "#app/features/cases/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { atLeast, createdAt, id, instant, oneOf, usd } from "#app/platform/db/columns.server";

const subscription = () => ({
  id: id(),
  subscriber_id: uuid()
    .notNull()
    .references(() => subscribers.id, { onDelete: "cascade" }),
  state: text({ enum: SUBSCRIPTION_STATES }).notNull().default("waiting"),
  created_at: createdAt(),
  confirmed_at: instant(),
});

/** Searches whose new properties a mailbox is told of. */
export const alerts = pgTable(
  "alerts",
  {
    ...subscription(),
    criteria: jsonb().$type<AlertCriteria>().notNull(),
    /** The hash of the criteria: what means the same is one alert. */
    criteria_key: text().notNull(),
    /** What was first published until then has been looked at. */
    told_until: instant().notNull().defaultNow(),
  },
  (table) => [
    unique("alerts_once").on(table.subscriber_id, table.criteria_key),
    oneOf("alerts_state", table.state, SUBSCRIPTION_STATES),
    check("alerts_confirmed", sql`(${table.confirmed_at} is not null) = (${table.state} = 'on')`),
    check("alerts_criteria_key", sql`${table.criteria_key} ~ '^[0-9a-f]{64}$'`),
    check("alerts_criteria", sql`jsonb_typeof(${table.criteria}) = 'object'`),
    index("alerts_waiting")
      .on(table.created_at)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Properties of which a mailbox is told when they get cheaper. */
export const watched_properties = pgTable(
  "watched_properties",
  {
    ...subscription(),
    property_id: uuid()
      .notNull()
      // A trigger deletes it with its property. By the foreign key itself the bin would keep it, and bring it back.
      .references(() => properties.id),
    /** The lowest price the mailbox knows of. A trigger sets it anew when a sale becomes a rent, or a rent a sale. */
    lowest_told: usd().notNull(),
    /** What it was before the last notice. */
    told_before: usd(),
    /** The message that had the last notice. */
    mailing: uuid(),
  },
  (table) => [
    unique("watched_properties_once").on(table.subscriber_id, table.property_id),
    oneOf("watched_properties_state", table.state, SUBSCRIPTION_STATES),
    check("watched_properties_confirmed", sql`(${table.confirmed_at} is not null) = (${table.state} = 'on')`),
    atLeast("watched_properties_lowest_told", table.lowest_told, 0),
    index("watched_properties_property").on(table.property_id),
    index("watched_properties_mailing")
      .on(table.mailing)
      .where(sql`${table.mailing} is not null`),
    index("watched_properties_waiting")
      .on(table.created_at)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** What a mailbox was told of as new. The insert is what makes it once. */
export const told_properties = pgTable(
  "told_properties",
  {
    subscriber_id: uuid()
      .notNull()
      .references(() => subscribers.id, { onDelete: "cascade" }),
    /**
     * No foreign key: whoever is told of thousands of matches would have each of them checked. The insert locks the few
     * properties it names, and a trigger deletes these rows with their property.
     */
    property_id: uuid().notNull(),
    /** The message that names it. */
    mailing: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriber_id, table.property_id] }),
    index("told_properties_property").on(table.property_id),
    index("told_properties_mailing").on(table.mailing),
  ],
);
