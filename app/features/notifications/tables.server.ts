import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt } from "#app/platform/db/columns.server";
import { users } from "#app/features/auth/tables.server";

export const admin_notification_preferences = pgTable("admin_notification_preferences", {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sound_enabled: boolean().notNull().default(true),
  browser_notifications: boolean().notNull().default(false),
  email_notifications: boolean().notNull().default(false),
  updated_at: updatedAt(),
});
