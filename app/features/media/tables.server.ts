import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, instant, oneOf } from "#app/platform/db/columns.server";
import { ALL_BUCKETS, STORED_TYPES } from "#app/features/media/schema";
import { users } from "#app/features/auth/tables.server";

/** Every stored file: what it is, who brought it. The bytes are in the storage. */
export const media_objects = pgTable(
  "media_objects",
  {
    bucket: text({ enum: ALL_BUCKETS }).notNull(),
    name: text().notNull(),
    content_type: text({ enum: STORED_TYPES }).notNull(),
    size: bigint({ mode: "number" }).notNull(),
    width: integer(),
    height: integer(),
    uploaded_by: text().references(() => users.id, { onDelete: "set null" }),
    created_at: createdAt(),
    /** Set when what it was kept for is gone: the file follows at once. */
    discarded_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.name] }),
    oneOf("media_objects_bucket", table.bucket, ALL_BUCKETS),
    oneOf("media_objects_content_type", table.content_type, STORED_TYPES),
    index("media_objects_created_at").on(table.created_at),
    index("media_objects_discarded")
      .on(table.discarded_at)
      .where(sql`${table.discarded_at} is not null`),
  ],
);
