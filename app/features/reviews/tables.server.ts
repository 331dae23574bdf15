import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { cases } from "#app/features/cases/tables.server";
import { SKIP_REASONS } from "#app/features/reviews/invitations/rules";
import {
  INVITATION_STATES,
  LISTING_KINDS,
  MAX_AUTHOR_LENGTH,
  MAX_PLACE_LENGTH,
  MAX_REPLY_LENGTH,
  MAX_REVIEW_LENGTH,
  MAX_WRITINGS,
  REJECTION_REASONS,
  REVIEW_ORIGINS,
  REVIEW_STATES,
} from "#app/features/reviews/schema";
import { atLeast, createdAt, id, instant, notBlank, oneOf, updatedAt } from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

const upTo = (length: number) => sql.raw(String(length));

/**
 * What guests said about a listing. It names the listing without a foreign key: one that comes back from the bin has
 * the same id, and its reviews again. A trigger on the bin deletes them with it.
 */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    listing_kind: text({ enum: LISTING_KINDS }).notNull(),
    listing_id: uuid().notNull(),
    /** In English, as it was called then. */
    listing_name: text().notNull(),
    origin: text({ enum: REVIEW_ORIGINS }).notNull(),
    /** The booking it is about: its table and row. */
    item_table: text(),
    item_id: uuid(),
    case_id: uuid().references(() => cases.id, { onDelete: "set null" }),
    /** It stays published, but nothing leads to whoever wrote it. */
    detached: boolean().notNull().default(false),
    rating: smallint().notNull(),
    body: text().notNull(),
    author: text(),
    place: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Of the visit, as 2026-11. */
    month: text().notNull(),
    state: text({ enum: REVIEW_STATES }).notNull().default("pending"),
    reason: text({ enum: REJECTION_REASONS }),
    /** The words that go with the reason "other". */
    reason_words: text(),
    /** Names as they were then: the accounts may be gone. */
    decided_by: text(),
    decided_at: instant(),
    /** It was published, and its booking is no longer completed: a trigger put it back. */
    is_reopened: boolean().notNull().default(false),
    reply: text(),
    reply_language: text({ enum: LANGUAGES }),
    replied_by: text(),
    replied_at: instant(),
    writings: smallint().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique("reviews_item").on(table.item_table, table.item_id),
    oneOf("reviews_listing_kind", table.listing_kind, LISTING_KINDS),
    notBlank("reviews_listing_name", table.listing_name),
    oneOf("reviews_origin", table.origin, REVIEW_ORIGINS),
    oneOf("reviews_state", table.state, REVIEW_STATES),
    oneOf("reviews_language", table.language, LANGUAGES),
    oneOf("reviews_reply_language", table.reply_language, LANGUAGES),
    check(
      "reviews_item_named",
      sql`(${table.item_id} is not null) = (${table.origin} = 'guest' and not ${table.detached}) and (${table.item_id} is null) = (${table.item_table} is null)`,
    ),
    check(
      "reviews_item_table",
      sql`${table.item_table} in ('experience_inquiries', 'stay_bookings', 'transportation_bookings')`,
    ),
    check("reviews_rating", sql`${table.rating} between 1 and 5`),
    notBlank("reviews_body", table.body),
    check("reviews_body_length", sql`char_length(${table.body}) <= ${upTo(MAX_REVIEW_LENGTH)}`),
    check("reviews_author", sql`char_length(btrim(${table.author})) between 1 and ${upTo(MAX_AUTHOR_LENGTH)}`),
    check("reviews_place", sql`char_length(btrim(${table.place})) between 1 and ${upTo(MAX_PLACE_LENGTH)}`),
    check("reviews_month", sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    oneOf("reviews_reason", table.reason, REJECTION_REASONS),
    check("reviews_rejected", sql`(${table.reason} is not null) = (${table.state} = 'rejected')`),
    check("reviews_decided", sql`(${table.decided_at} is not null) = (${table.state} in ('approved', 'rejected'))`),
    check("reviews_reply", sql`char_length(btrim(${table.reply})) between 1 and ${upTo(MAX_REPLY_LENGTH)}`),
    check(
      "reviews_reply_whole",
      sql`num_nonnulls(${table.reply}, ${table.reply_language}, ${table.replied_at}) in (0, 3)`,
    ),
    check("reviews_writings", sql`${table.writings} between 1 and ${upTo(MAX_WRITINGS)}`),
    // The orders of the public list. Each also goes backwards.
    index("reviews_newest")
      .on(table.listing_kind, table.listing_id, sql`${table.decided_at} desc`, table.id)
      .where(sql`${table.state} = 'approved'`),
    index("reviews_by_rating")
      .on(table.listing_kind, table.listing_id, table.rating, sql`${table.decided_at} desc`, table.id)
      .where(sql`${table.state} = 'approved'`),
    index("reviews_by_language")
      .on(table.listing_kind, table.listing_id, table.language, sql`${table.decided_at} desc`, table.id)
      .where(sql`${table.state} = 'approved'`),
    index("reviews_pending")
      .on(table.created_at, table.id)
      .where(sql`${table.state} = 'pending'`),
    index("reviews_case")
      .on(table.case_id)
      .where(sql`${table.case_id} is not null`),
    index("reviews_decided_at")
      .on(sql`${table.decided_at} desc`, table.id)
      .where(sql`${table.decided_at} is not null`),
  ],
);

/** How many approved reviews a listing has, by stars. The trigger of `reviews` writes it, and nobody else can. */
export const review_stats = pgTable(
  "review_stats",
  {
    listing_kind: text({ enum: LISTING_KINDS }).notNull(),
    listing_id: uuid().notNull(),
    ones: integer().notNull().default(0),
    twos: integer().notNull().default(0),
    threes: integer().notNull().default(0),
    fours: integer().notNull().default(0),
    fives: integer().notNull().default(0),
    demo_ones: integer().notNull().default(0),
    demo_twos: integer().notNull().default(0),
    demo_threes: integer().notNull().default(0),
    demo_fours: integer().notNull().default(0),
    demo_fives: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.listing_kind, table.listing_id] }),
    oneOf("review_stats_listing_kind", table.listing_kind, LISTING_KINDS),
    atLeast("review_stats_ones", table.ones, 0),
    atLeast("review_stats_twos", table.twos, 0),
    atLeast("review_stats_threes", table.threes, 0),
    atLeast("review_stats_fours", table.fours, 0),
    atLeast("review_stats_fives", table.fives, 0),
    atLeast("review_stats_demo_ones", table.demo_ones, 0),
    atLeast("review_stats_demo_twos", table.demo_twos, 0),
    atLeast("review_stats_demo_threes", table.demo_threes, 0),
    atLeast("review_stats_demo_fours", table.demo_fours, 0),
    atLeast("review_stats_demo_fives", table.demo_fives, 0),
  ],
);

/** Which bookings were asked about, once in their life: whoever inserts the row sends the message. */
export const review_invitations = pgTable(
  "review_invitations",
  {
    item_table: text().notNull(),
    item_id: uuid().notNull(),
    /** Those that one message asks about share it. */
    mailing: uuid().notNull(),
    state: text({ enum: INVITATION_STATES }).notNull(),
    why: text({ enum: SKIP_REASONS }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.item_table, table.item_id] }),
    index("review_invitations_mailing").on(table.mailing),
    oneOf("review_invitations_state", table.state, INVITATION_STATES),
    oneOf("review_invitations_why", table.why, SKIP_REASONS),
    check("review_invitations_skipped", sql`(${table.state} = 'skipped') = (${table.why} is not null)`),
  ],
);
