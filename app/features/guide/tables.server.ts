import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { OFFICE } from "#app/brand";
import { users } from "#app/features/auth/tables.server";
import { GUIDE_KINDS, GUIDE_SECTIONS, GUIDE_URL_MAX } from "#app/features/guide/schema";
import { atLeast, createdAt, id, localised, notBlank, oneOf, updatedAt } from "#app/platform/db/columns.server";

const ISLAND_TODAY = sql.raw(`(now() at time zone 'UTC' + interval '${OFFICE.hoursAheadOfUtc} hours')::date`);

/** What the travel guide says that may change from one month to the next. */
export const guide_items = pgTable(
  "guide_items",
  {
    id: id(),
    section: text({ enum: GUIDE_SECTIONS }).notNull(),
    kind: text({ enum: GUIDE_KINDS }).notNull(),
    /** Of those that came with the site. */
    key: text(),
    title: text().notNull(),
    ...localised("title"),
    body: text(),
    ...localised("body"),
    url: text(),
    starts_on: date({ mode: "string" }),
    /** The last day. Null: one day. */
    ends_on: date({ mode: "string" }),
    /** By the sighting of the moon. */
    is_about: boolean().notNull().default(false),
    repeats_yearly: boolean().notNull().default(false),
    /** Where staff have it from. Visitors do not see it. */
    source: text(),
    checked_on: date({ mode: "string" }),
    checked_by: text().references(() => users.id, { onDelete: "set null" }),
    position: integer().notNull().default(1_000_000),
    published: boolean().notNull().default(true),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique("guide_items_key").on(table.key),
    oneOf("guide_items_section", table.section, GUIDE_SECTIONS),
    oneOf("guide_items_kind", table.kind, GUIDE_KINDS),
    notBlank("guide_items_title", table.title),
    check(
      "guide_items_url",
      sql`${table.url} ~ '^https://' and length(${table.url}) <= ${sql.raw(String(GUIDE_URL_MAX))}`,
    ),
    check("guide_items_days", sql`${table.ends_on} >= ${table.starts_on}`),
    check("guide_items_last_day", sql`${table.ends_on} is null or ${table.starts_on} is not null`),
    // Without a day a holiday is one that follows the moon: the page says that its date follows.
    check(
      "guide_items_holiday",
      sql`${table.kind} <> 'holiday' or ${table.starts_on} is not null or ${table.is_about}`,
    ),
    check(
      "guide_items_yearly",
      sql`not ${table.repeats_yearly} or (${table.starts_on} is not null and not ${table.is_about})`,
    ),
    check("guide_items_checked", sql`${table.checked_on} <= ${ISLAND_TODAY}`),
    atLeast("guide_items_position", table.position, 1),
    index("guide_items_order").on(table.section, table.position, table.created_at, table.id),
    index("guide_items_checked_by").on(table.checked_by),
  ],
);
