import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { MAX_SAVED, SAVED_KINDS, type SavedItem } from "#app/features/page/saved-key";
import { createdAt } from "#app/platform/db/columns.server";

const KINDS = SAVED_KINDS.map((kind) => `@.kind == "${kind}"`).join(" || ");
const VALID_ITEMS = `$[*] ? ((${KINDS}) && @.id like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$")`;

/** Copies of saved lists under secret addresses, of which only the hash is kept. Nothing says whose they are. */
export const shared_lists = pgTable(
  "shared_lists",
  {
    token_hash: text().primaryKey(),
    items: jsonb().$type<SavedItem[]>().notNull(),
    created_at: createdAt(),
    /** Written once a day at most. */
    last_read_on: date({ mode: "string" })
      .notNull()
      .default(sql`current_date`),
  },
  (table) => [
    check("shared_lists_token_hash", sql`${table.token_hash} ~ '^[0-9a-f]{64}$'`),
    check(
      "shared_lists_items",
      sql`jsonb_typeof(${table.items}) = 'array' and jsonb_array_length(${table.items}) between 1 and ${sql.raw(String(MAX_SAVED))} and jsonb_array_length(jsonb_path_query_array(${table.items}, ${sql.raw(`'${VALID_ITEMS}'`)})) = jsonb_array_length(${table.items})`,
    ),
    index("shared_lists_last_read").on(table.last_read_on),
  ],
);
