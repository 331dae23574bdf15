import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { cases } from "#app/features/cases/tables.server";
import { GUEST_NEWS, MAIL_PURPOSES, MAIL_STOP_KINDS, type MailedLink } from "#app/features/mail/schema";
import { atLeast, createdAt, id, instant, notBlank, oneOf } from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

/**
 * Messages to be sent, stored with what they are about or not at all. A process takes one, sends it and writes down how
 * it went.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    purpose: text({ enum: MAIL_PURPOSES }).notNull(),
    recipient: text().notNull(),
    /** Whom an answer goes to; when nobody is named, where Settings say. */
    reply_to: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    subject: text().notNull(),
    /**
     * What is said, as plain text and as HTML. The letterhead, and the address of the site, are added when it is sent.
     */
    text: text().notNull(),
    html: text().notNull(),
    about_table: text().notNull(),
    about_id: text().notNull(),
    /** The conversation it belongs to: a mailbox keeps its messages together. */
    case_id: uuid().references(() => cases.id, { onDelete: "set null" }),
    /** The ways it offers, each made when it is sent: no address that opens something is ever stored. */
    links: jsonb().$type<MailedLink[]>(),
    /** What of a booking a message tells its guest, so that what is told can follow what is changed meanwhile. */
    guest_news: text({ enum: GUEST_NEWS }),
    attempts: integer().notNull().default(0),
    /** Also how long a process that has taken it may need. Null when it is not to be tried any more. */
    next_attempt_at: instant().defaultNow(),
    sent_at: instant(),
    /** Why the last attempt failed. */
    last_error: text(),
    created_at: createdAt(),
  },
  (table) => [
    oneOf("outbox_purpose", table.purpose, MAIL_PURPOSES),
    oneOf("outbox_language", table.language, LANGUAGES),
    oneOf("outbox_guest_news", table.guest_news, GUEST_NEWS),
    notBlank("outbox_recipient", table.recipient),
    notBlank("outbox_subject", table.subject),
    atLeast("outbox_attempts", table.attempts, 0),
    index("outbox_due")
      .on(table.next_attempt_at)
      .where(sql`${table.sent_at} is null`),
    index("outbox_case")
      .on(table.case_id)
      .where(sql`${table.case_id} is not null`),
    index("outbox_optin_sent")
      .on(table.sent_at)
      .where(sql`${table.purpose} = 'optin'`),
    index("outbox_about").on(table.about_id),
    index("outbox_newest").on(table.created_at.desc(), table.id),
    index("outbox_failed")
      .on(table.created_at.desc(), table.id)
      .where(sql`${table.sent_at} is null and ${table.last_error} is not null`),
  ],
);

/** Mailboxes that want no more of a kind of mail. Nobody can read which: it can only be asked whether one is there. */
export const mail_stops = pgTable(
  "mail_stops",
  {
    mailbox_hash: text().notNull(),
    kind: text({ enum: MAIL_STOP_KINDS }).notNull(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.mailbox_hash, table.kind] }),
    check("mail_stops_mailbox_hash", sql`${table.mailbox_hash} ~ '^[0-9a-f]{64}$'`),
    oneOf("mail_stops_kind", table.kind, MAIL_STOP_KINDS),
  ],
);
