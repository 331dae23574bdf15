import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "#app/features/auth/tables.server";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { AskedChange } from "#app/features/cases/schema";
import { cases } from "#app/features/cases/tables.server";
import { ASK_KINDS, ASK_STATES, ASK_TABLES, MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import { LAST_POSITION, MAX_REPLY_NAME, MAX_REPLY_TEXT } from "#app/features/guests/replies/schema";
import {
  atLeast,
  createdAt,
  id,
  instant,
  localised,
  notBlank,
  oneOf,
  updatedAt,
} from "#app/platform/db/columns.server";
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

/**
 * What guests ask for that staff decide. It holds and changes nothing before. Triggers close what is open when its
 * booking is over, and take the words out when its guest is erased.
 */
export const asks = pgTable(
  "asks",
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    item_table: text({ enum: ASK_TABLES }).notNull(),
    item_id: uuid().notNull(),
    kind: text({ enum: ASK_KINDS }).notNull(),
    state: text({ enum: ASK_STATES }).notNull().default("open"),
    /** Null: to cancel. */
    wanted: jsonb().$type<AskedChange>(),
    /** What it would cost, as the guest was shown it. */
    price_lines: jsonb().$type<PriceLine[]>(),
    /** Whether it was free when it was asked for. */
    was_free: boolean(),
    /** Words of the guest. */
    reason: text(),
    /** Words of staff, where it was declined. */
    answer: text(),
    decided_by: text().references(() => users.id, { onDelete: "set null" }),
    decided_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    oneOf("asks_item_table", table.item_table, ASK_TABLES),
    oneOf("asks_kind", table.kind, ASK_KINDS),
    oneOf("asks_state", table.state, ASK_STATES),
    check(
      "asks_wanted",
      sql`num_nonnulls(${table.wanted}, ${table.was_free}) = case ${table.kind} when 'change' then 2 else 0 end`,
    ),
    check("asks_reason", sql`length(${table.reason}) <= ${sql.raw(String(MAX_ASK_WORDS))}`),
    check("asks_answer_length", sql`length(${table.answer}) <= ${sql.raw(String(MAX_ASK_WORDS))}`),
    check("asks_answer", sql`(${table.state} = 'declined') = (length(btrim(coalesce(${table.answer}, ''))) > 0)`),
    check("asks_decided", sql`(${table.decided_at} is not null) = (${table.state} in ('accepted', 'declined'))`),
    uniqueIndex("asks_open")
      .on(table.item_table, table.item_id)
      .where(sql`${table.state} = 'open'`),
    index("asks_case").on(table.case_id),
    index("asks_decided_by")
      .on(table.decided_by)
      .where(sql`${table.decided_by} is not null`),
  ],
);
