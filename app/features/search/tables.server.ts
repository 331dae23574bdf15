import { customType, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { SEARCH_KINDS } from "#app/features/search/schema";
import { instant, oneOf, GIN_OPTIONS, usd } from "#app/platform/db/columns.server";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Everything staff can find, one row an item. Triggers of the items' own tables keep it (0010_search_triggers); nothing
 * else writes here. The last three columns are the row as it is searched, made by a trigger of this table.
 */
export const search_entries = pgTable(
  "search_entries",
  {
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    item_id: text().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    /** What else it is found by, a line each: its title in other languages, addresses, what was written. */
    aliases: text().notNull(),
    picture: text(),
    amount: usd(),
    /** Of a request. */
    status: text(),
    sorted_at: instant().notNull(),
    folded_title: text().notNull(),
    folded: text().notNull(),
    grams: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id] }),
    oneOf("search_entries_kind", table.kind, SEARCH_KINDS),
    index("search_entries_title").on(table.kind, table.folded_title.op("text_pattern_ops")),
    index("search_entries_newest").on(table.kind, table.sorted_at.desc()),
    // Small GIN pending list: every search has to scan it.
    index("search_entries_grams").using("gin", table.grams).with(GIN_OPTIONS),
  ],
);
