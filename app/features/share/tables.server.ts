import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { SHARE_KINDS, SHARE_MAX_BYTES } from "#app/features/share/schema";
import { createdAt, oneOf } from "#app/platform/db/columns.server";
import { LANGUAGES } from "#app/platform/i18n/languages";

/** Share pictures that were made and are kept. The files can be made again; nothing but this names them. */
export const share_pictures = pgTable(
  "share_pictures",
  {
    kind: text({ enum: SHARE_KINDS }).notNull(),
    item_id: uuid().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Of its content. The one before stays for a while: those who have shared it name it. */
    hash: text().notNull(),
    /** In the storage of media. */
    path: text().notNull(),
    bytes: integer().notNull(),
    made_at: createdAt(),
    /** The island's day on which it was last asked for. */
    used_on: date({ mode: "string" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.item_id, table.language, table.hash] }),
    unique("share_pictures_path").on(table.path),
    oneOf("share_pictures_kind", table.kind, SHARE_KINDS),
    oneOf("share_pictures_language", table.language, LANGUAGES),
    check("share_pictures_hash", sql`${table.hash} ~ '^[0-9a-f]{16}$'`),
    check("share_pictures_bytes", sql`${table.bytes} between 1 and ${sql.raw(String(SHARE_MAX_BYTES))}`),
    index("share_pictures_unused").on(table.used_on, table.made_at),
  ],
);
