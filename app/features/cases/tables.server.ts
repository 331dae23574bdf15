import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#app/features/auth/tables.server";
import {
  CASE_KINDS,
  CASE_STATES,
  LINK_PURPOSES,
  LINK_TARGETS,
  MAX_MESSAGE_LENGTH,
  MAX_MESSAGE_PICTURES,
  MESSAGE_KINDS,
  PICTURE_SIDES,
  WAITING_FOR,
  type CaseEvent,
} from "#app/features/cases/schema";
import {
  atLeast,
  createdAt,
  id,
  instant,
  notBlank,
  oneOf,
  searchIndex,
  searchText,
  updatedAt,
} from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { CURRENCY_CODES } from "#app/platform/money/money";

/** Every reference that was ever given, so that bookings and cases share none by chance. See new_reference(). */
export const reference_codes = pgTable("reference_codes", { code: text().primaryKey() }, (table) => [
  check("reference_codes_code", sql`${table.code} ~ '^[2-9A-HJKMNP-Z]{6}$'`),
]);

/**
 * One conversation with one sender. Triggers make the case of a booking and keep what can be told from the messages
 * (counts, whose turn it is): no program writes those columns.
 */
export const cases = pgTable(
  "cases",
  {
    id: id(),
    reference: text()
      .notNull()
      .default(sql`new_reference()`),
    kind: text({ enum: CASE_KINDS }).notNull(),
    /** What it is about, in English, as it was called then. */
    title: text().notNull(),
    name: text().notNull(),
    email: text(),
    language: text({ enum: LANGUAGES }).notNull().default("en"),
    shown_currency: text(),
    state: text({ enum: CASE_STATES }).notNull().default("open"),
    waiting_for: text({ enum: WAITING_FOR }).notNull().default("nobody"),
    waiting_since: instant(),
    last_message_at: instant(),
    messages: integer().notNull().default(0),
    unread_by_staff: integer().notNull().default(0),
    unread_by_guest: integer().notNull().default(0),
    assignee: text().references(() => users.id, { onDelete: "set null" }),
    /** The last day of what was asked for. */
    last_day: date({ mode: "string" }),
    mail_failed_at: instant(),
    /** The guest asks to see or delete his data. A trigger empties it once he no longer waits for us. */
    data_asked_at: instant(),
    erased_at: instant(),
    search_text: searchText("name", "email", "reference", "title"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    unique("cases_reference").on(table.reference),
    notBlank("cases_name", table.name),
    oneOf("cases_kind", table.kind, CASE_KINDS),
    oneOf("cases_state", table.state, CASE_STATES),
    oneOf("cases_waiting_for", table.waiting_for, WAITING_FOR),
    oneOf("cases_language", table.language, LANGUAGES),
    check("cases_waiting_since", sql`(${table.waiting_since} is not null) = (${table.waiting_for} <> 'nobody')`),
    atLeast("cases_messages", table.messages, 0),
    atLeast("cases_unread_by_staff", table.unread_by_staff, 0),
    atLeast("cases_unread_by_guest", table.unread_by_guest, 0),
    index("cases_waiting")
      .on(table.waiting_for, table.waiting_since, table.id)
      .where(sql`${table.state} = 'open'`),
    // What is asked about data comes first.
    index("cases_waiting_for_us")
      .on(table.data_asked_at, table.waiting_since, table.id)
      .where(sql`${table.state} = 'open' and ${table.waiting_for} = 'us'`),
    index("cases_of_assignee")
      .on(table.assignee, table.waiting_for, table.waiting_since, table.id)
      .where(sql`${table.state} = 'open'`),
    index("cases_assignee")
      .on(table.assignee)
      .where(sql`${table.assignee} is not null`),
    index("cases_last_message").on(sql`${table.last_message_at} desc`, table.id),
    index("cases_newest").on(sql`${table.created_at} desc`, table.id),
    index("cases_by_email")
      .on(sql`lower(${table.email})`, sql`${table.created_at} desc`)
      .where(sql`${table.erased_at} is null`),
    index("cases_unread")
      .on(table.id)
      .where(sql`${table.unread_by_staff} > 0`),
    index("cases_mail_failed")
      .on(table.mail_failed_at)
      .where(sql`${table.mail_failed_at} is not null`),
    index("cases_last_day")
      .on(table.last_day)
      .where(sql`${table.state} = 'open'`),
    searchIndex("cases_search", table.search_text),
  ],
);

/** An address without its tag: the mailbox it reaches. As canonicalMailbox has it, of an address in lower case. */
export const mailboxOf = (email: string) => sql.raw(`regexp_replace(${email}, '[+][^@]*@', '@')`);

/** Mailboxes that are told of properties: see features/alerts. They are here because they have secret addresses too. */
export const subscribers = pgTable(
  "subscribers",
  {
    id: id(),
    /** In lower case. */
    email: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** What prices were shown in when it was asked for. */
    shown_currency: text({ enum: CURRENCY_CODES }).notNull().default("USD"),
    /** When it is looked at next: for news, or to go when nothing was started. */
    next_at: instant().notNull(),
    last_sent_at: instant(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("subscribers_mailbox").on(mailboxOf('"email"')),
    check("subscribers_email", sql`${table.email} = lower(btrim(${table.email})) and ${table.email} <> ''`),
    oneOf("subscribers_language", table.language, LANGUAGES),
    oneOf("subscribers_shown_currency", table.shown_currency, CURRENCY_CODES),
    index("subscribers_next").on(table.next_at, table.id),
  ],
);

/** Secret addresses, each of one case or one subscriber: only their hash is kept, so nobody who reads it can open one. */
export const secret_links = pgTable(
  "secret_links",
  {
    token_hash: text().primaryKey(),
    case_id: uuid().references(() => cases.id, { onDelete: "cascade" }),
    subscriber_id: uuid().references(() => subscribers.id, { onDelete: "cascade" }),
    opens: text({ enum: LINK_TARGETS }).notNull().default("page"),
    made_for: text({ enum: LINK_PURPOSES }).notNull(),
    created_at: createdAt(),
    /** Written once a day at most. */
    last_used_on: date({ mode: "string" }),
    revoked_at: instant(),
  },
  (table) => [
    check("secret_links_token_hash", sql`${table.token_hash} ~ '^[0-9a-f]{64}$'`),
    oneOf("secret_links_opens", table.opens, LINK_TARGETS),
    oneOf("secret_links_made_for", table.made_for, LINK_PURPOSES),
    check("secret_links_owner", sql`num_nonnulls(${table.case_id}, ${table.subscriber_id}) = 1`),
    index("secret_links_case").on(table.case_id),
    index("secret_links_subscriber")
      .on(table.subscriber_id)
      .where(sql`${table.subscriber_id} is not null`),
  ],
);

export const case_messages = pgTable(
  "case_messages",
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    author: text().references(() => users.id, { onDelete: "set null" }),
    /** As it was then: the account may be gone. */
    author_name: text(),
    language: text({ enum: LANGUAGES }).notNull().default("en"),
    body: text(),
    event: jsonb().$type<CaseEvent>(),
    submission_key: text().unique(),
    pictures: smallint().notNull().default(0),
    /** By the other side. */
    read_at: instant(),
    // The moment of the row itself: two of one transaction keep their order.
    created_at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    index("case_messages_of_case").on(table.case_id, table.created_at, table.id),
    index("case_messages_author").on(table.author),
    oneOf("case_messages_kind", table.kind, MESSAGE_KINDS),
    oneOf("case_messages_language", table.language, LANGUAGES),
    check("case_messages_length", sql`length(${table.body}) <= ${sql.raw(String(MAX_MESSAGE_LENGTH))}`),
    check(
      "case_messages_content",
      sql`case when ${table.kind} = 'event' then ${table.body} is null and ${table.event} is not null else ${table.event} is null and (length(btrim(coalesce(${table.body}, ''))) > 0 or ${table.pictures} > 0) end`,
    ),
    check("case_messages_note_unread", sql`${table.kind} <> 'note' or ${table.read_at} is null`),
    check(
      "case_messages_author_name",
      sql`${table.kind} not in ('staff', 'note') or length(btrim(coalesce(${table.author_name}, ''))) > 0`,
    ),
    check("case_messages_pictures", sql`${table.pictures} between 0 and 6`),
  ],
);

/**
 * Pictures in conversations. One belongs to no message until it is sent; then it has its place there. Triggers discard
 * the file of a row that goes, and let all pictures of a case go when its sender is erased.
 */
export const case_pictures = pgTable(
  "case_pictures",
  {
    id: id(),
    case_id: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: "cascade" }),
    message_id: uuid().references(() => case_messages.id, { onDelete: "cascade" }),
    side: text({ enum: PICTURE_SIDES }).notNull(),
    /** In the storage. */
    path: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    position: smallint(),
    created_at: createdAt(),
  },
  (table) => [
    oneOf("case_pictures_side", table.side, PICTURE_SIDES),
    check("case_pictures_path", sql`${table.path} ~ '^guest-files/[0-9a-f]{24}\\.(jpg|png|webp)$'`),
    atLeast("case_pictures_width", table.width, 1),
    atLeast("case_pictures_height", table.height, 1),
    atLeast("case_pictures_bytes", table.bytes, 1),
    check(
      "case_pictures_position",
      sql`(${table.position} is null) = (${table.message_id} is null) and ${table.position} between 1 and ${sql.raw(String(MAX_MESSAGE_PICTURES))}`,
    ),
    index("case_pictures_of_case").on(table.case_id, table.side),
    unique("case_pictures_of_message").on(table.message_id, table.position),
    index("case_pictures_unsent")
      .on(table.created_at)
      .where(sql`${table.message_id} is null`),
  ],
);
