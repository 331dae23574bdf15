import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { LAST_POSITION, MAX_REPLY_NAME, MAX_REPLY_TEXT } from "#app/features/guests/replies/schema";
import { atLeast, createdAt, id, instant, localised, notBlank, updatedAt } from "#app/platform/db/columns.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

/** Answers that staff give often, in nine languages. */
export const canned_replies = pgTable(
  "canned_replies",
  {
    id: id(),
    /** What staff choose it by. */
    name: text().notNull(),
    text: text().notNull(),
    ...localised("text"),
    /** New ones share the last place, where the older is first; moving one gives all of them places of their own. */
    position: integer().notNull().default(LAST_POSITION),
    /** How many replies that were sent began with it. */
    used: integer().notNull().default(0),
    last_used_at: instant(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("canned_replies_name").on(sql`lower(${table.name})`),
    index("canned_replies_order").on(table.position, table.created_at, table.id),
    notBlank("canned_replies_name_not_blank", table.name),
    check("canned_replies_name_length", sql`length(${table.name}) <= ${sql.raw(String(MAX_REPLY_NAME))}`),
    notBlank("canned_replies_text_not_blank", table.text),
    check(
      "canned_replies_text_length",
      sql`greatest(length(${table.text}), ${sql.join(
        TRANSLATED_LANGUAGES.map((language) => sql`length(${table[`text_${language}`]})`),
        sql`, `,
      )}) <= ${sql.raw(String(MAX_REPLY_TEXT))}`,
    ),
    atLeast("canned_replies_position", table.position, 1),
    atLeast("canned_replies_used", table.used, 0),
    check("canned_replies_last_used", sql`(${table.used} > 0) = (${table.last_used_at} is not null)`),
  ],
);
