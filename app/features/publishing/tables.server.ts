import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { REDIRECT_SOURCES } from "#app/features/publishing/schema";
import { RECORDED_ROOMS } from "#app/features/history/schema";
import { atLeast, createdAt, id, oneOf } from "#app/platform/db/columns.server";

/**
 * Old addresses that still lead somewhere. A row names the item and not its new address, so that no chains form. Looked
 * up only where no page answers.
 */
export const redirects = pgTable(
  "redirects",
  {
    id: id(),
    /** Without its language, in Unicode's composed form, without a slash at the end. */
    from_path: text().notNull().unique(),
    kind: text({ enum: RECORDED_ROOMS }),
    item_id: uuid(),
    to_path: text(),
    source: text({ enum: REDIRECT_SOURCES }).notNull(),
    made_by: text().notNull(),
    hits: integer().notNull().default(0),
    last_hit_on: date({ mode: "string" }),
    created_at: createdAt(),
  },
  (table) => [
    check(
      "redirects_one_target",
      sql`(${table.item_id} is null) <> (${table.to_path} is null) and (${table.kind} is null) = (${table.item_id} is null)`,
    ),
    check(
      "redirects_from_path",
      sql`${table.from_path} ~ '^/' and ${table.from_path} !~ '^/(1324admin|api|media|preview)(/|$)'`,
    ),
    oneOf("redirects_kind", table.kind, RECORDED_ROOMS),
    oneOf("redirects_source", table.source, REDIRECT_SOURCES),
    atLeast("redirects_hits", table.hits, 0),
    index("redirects_of_item").on(table.kind, table.item_id),
  ],
);
