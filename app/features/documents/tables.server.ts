import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { DOCUMENT_KINDS, DOCUMENT_STATES } from "#app/features/documents/schema";
import { createdAt, instant, oneOf } from "#app/platform/db/columns.server";
import { users } from "#app/features/auth/tables.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

const PATH = sql.raw("'^documents/[0-9a-f]{24}\\.pdf$'");

/** Documents that were made, until what they show changes. The files are in the storage. */
export const documents = pgTable(
  "documents",
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** Empty, or the id of the property. */
    subject: text().notNull().default(""),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Of what the kept file shows. */
    content_hash: text().notNull(),
    /** Null while none was ever made. */
    path: text().unique(),
    pages: integer(),
    bytes: integer(),
    took_ms: integer(),
    state: text({ enum: DOCUMENT_STATES }).notNull(),
    /** Why the last try failed. The file of the try before is still there. */
    reason: text(),
    made_at: instant().notNull().defaultNow(),
    used_on: date()
      .notNull()
      .default(sql`current_date`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.language] }),
    oneOf("documents_kind", table.kind, DOCUMENT_KINDS),
    oneOf("documents_language", table.language, LANGUAGES),
    oneOf("documents_state", table.state, DOCUMENT_STATES),
    check("documents_subject", sql`(${table.kind} = 'brochure') = (${table.subject} <> '')`),
    check("documents_content_hash", sql`${table.content_hash} ~ '^[0-9a-f]{64}$'`),
    check("documents_path", sql`${table.path} ~ ${PATH}`),
    check(
      "documents_kept",
      sql`${table.state} <> 'kept' or (${table.path} is not null and ${table.pages} >= 1 and ${table.bytes} >= 1 and ${table.reason} is null)`,
    ),
    check("documents_failed", sql`${table.state} <> 'failed' or ${table.reason} is not null`),
  ],
);

/** Files of staff that are sent instead of the made ones. */
export const own_documents = pgTable(
  "own_documents",
  {
    kind: text({ enum: ["guide", "deck"] }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    path: text().notNull().unique(),
    pages: integer().notNull(),
    bytes: integer().notNull(),
    uploaded_by: text().references(() => users.id, { onDelete: "set null" }),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.language] }),
    oneOf("own_documents_kind", table.kind, ["guide", "deck"]),
    oneOf("own_documents_language", table.language, LANGUAGES),
    check("own_documents_path", sql`${table.path} ~ ${PATH}`),
    check("own_documents_size", sql`${table.pages} >= 1 and ${table.bytes} >= 1`),
  ],
);
