import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, notBlank, updatedAt } from "#app/platform/db/columns.server";

/** Who can sign in. The four tables are better-auth's; their column names are what its adapter expects. */
export const users = pgTable("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

export const accounts = pgTable(
  "accounts",
  {
    id: text().primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text(),
    password: text(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("accounts_user_id").on(table.userId)],
);

export const verifications = pgTable("verifications", {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant("expires_at").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** A row here, and nothing else, makes a signed-in person staff. */
export const admin_users = pgTable(
  "admin_users",
  {
    user_id: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text().notNull().default("admin"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [notBlank("admin_users_role", table.role)],
);

/** How often something was tried from one address or on one account. In the database, so that every process counts together. */
export const rate_limits = pgTable("rate_limits", {
  key: text().primaryKey(),
  window_start: instant().notNull(),
  count: integer().notNull(),
});

/** Keys the server makes for itself on its first start, shared by every process on the same database. */
export const app_secrets = pgTable("app_secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});
