import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { FOUND_KINDS, MAX_MISSED } from "#app/features/finding/schema";
import { atLeast, GIN_OPTIONS, instant, oneOf, usd } from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const language = () => text({ enum: LANGUAGES }).notNull();

/**
 * Everything visitors can find: one item in one language. Triggers of the items' own tables write it
 * (0052_site_search); nothing else does. The last three columns are the row as it is searched, made by a trigger of
 * this table.
 */
export const site_search_entries = pgTable(
  "site_search_entries",
  {
    kind: text({ enum: FOUND_KINDS }).notNull(),
    item_id: text().notNull(),
    language: language(),
    title: text().notNull(),
    /** The beginning of its text. */
    detail: text().notNull(),
    /** What else it is found by, a line each. */
    aliases: text().notNull(),
    /** False: it has no title in this language, and English stands in. */
    own_language: boolean().notNull(),
    /** As its table has it, in Latin letters. */
    location: text(),
    picture: text(),
    /** Null: it has no price, or one that is told on request. */
    amount: usd(),
    /** The point visitors may see. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Path without language. */
    address: text().notNull(),
    /** Greater comes first where words are found in the same way. */
    weight: smallint().notNull(),
    sorted_at: instant().notNull(),
    folded_title: text().notNull(),
    folded: text().notNull(),
    grams: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.language] }),
    oneOf("site_search_entries_kind", table.kind, FOUND_KINDS),
    oneOf("site_search_entries_language", table.language, LANGUAGES),
    atLeast("site_search_entries_amount", table.amount, 0),
    check("site_search_entries_point", sql`num_nonnulls(${table.latitude}, ${table.longitude}) in (0, 2)`),
    check("site_search_entries_address", sql`${table.address} ~ '^/[^/]'`),
    index("site_search_entries_title").on(table.language, table.kind, table.folded_title.op("text_pattern_ops")),
    index("site_search_entries_weight").on(table.language, table.kind, table.weight.desc(), table.sorted_at.desc()),
    // Small GIN pending list: every search has to scan it.
    index("site_search_entries_grams").using("gin", table.grams).with(GIN_OPTIONS),
  ],
);

/** The words of the entries of each language, by which typing errors are mended. Kept by a trigger of the entries. */
export const site_search_words = pgTable(
  "site_search_words",
  {
    language: language(),
    word: text().notNull(),
    /** In how many entries it stands. */
    entries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    oneOf("site_search_words_language", table.language, LANGUAGES),
    atLeast("site_search_words_entries", table.entries, 1),
    check("site_search_words_word", sql`length(${table.word}) >= 4 and ${table.word} !~ '[0-9]'`),
  ],
);

/** What was searched and not found. Says nothing of who searched, nor when, but for the day of the last time. */
export const search_misses = pgTable(
  "search_misses",
  {
    language: language(),
    /** Folded. */
    words: text().notNull(),
    /** As "2027-03". */
    month: text().notNull(),
    searches: integer().notNull().default(1),
    last_on: date({ mode: "string" }).notNull(),
    /** The words whose results were shown instead. */
    mended_to: text(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.words, table.month] }),
    oneOf("search_misses_language", table.language, LANGUAGES),
    atLeast("search_misses_searches", table.searches, 1),
    check("search_misses_month", sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check("search_misses_words", sql`length(${table.words}) between 1 and ${sql.raw(String(MAX_MISSED))}`),
    // Neither an address nor a phone number.
    check(
      "search_misses_nobody",
      sql`strpos(${table.words}, '@') = 0 and length(regexp_replace(${table.words}, '[^0-9]', '', 'g')) < 6`,
    ),
    index("search_misses_most").on(table.searches.desc(), table.last_on.desc()),
    index("search_misses_last").on(table.last_on),
  ],
);
