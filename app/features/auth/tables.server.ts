import { WEEK_STARTS } from "#app/features/auth/schema";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, notBlank, oneOf, updatedAt } from "#app/platform/db/columns.server";

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
    /** Since when this person may not come in. The row stays, so that she can be let in again. */
    disabled_at: instant(),
    /** The day weeks begin with in the calendars this person is shown. */
    week_start: text({ enum: WEEK_STARTS }).notNull().default("monday"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [notBlank("admin_users_role", table.role), oneOf("admin_users_week_start", table.week_start, WEEK_STARTS)],
);

/** A link by which somebody becomes staff. Used or revoked, it is gone. */
export const invitations = pgTable(
  "invitations",
  {
    id: id(),
    email: text().notNull().unique(),
    name: text().notNull(),
    /** Of the token in the link; the link itself is shown once and kept nowhere. */
    token_hash: text().notNull().unique(),
    /** Of the token in the link that was mailed: it is another one, made when the message is sent. */
    mailed_token_hash: text().unique(),
    /** Whoever is let go takes her invitations with her. */
    invited_by: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("invitations_invited_by").on(table.invited_by), notBlank("invitations_name", table.name)],
);

/** A link by which somebody sets a new password. With the first one that is used all of that person are gone. */
export const password_resets = pgTable(
  "password_resets",
  {
    id: id(),
    user_id: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the token in the link; made when the message is sent, and stored nowhere else. */
    token_hash: text().unique(),
    expires_at: instant().notNull(),
    created_at: createdAt(),
  },
  (table) => [index("password_resets_user_id").on(table.user_id)],
);

/** The second step of somebody's sign-in. Without `enabled_at` it is being set up and asks nobody for anything. */
export const two_factors = pgTable("two_factors", {
  user_id: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What the person's app counts its codes from, encrypted. */
  secret: text().notNull(),
  enabled_at: instant(),
  /** The half minute of the last code that was accepted: none may be used twice. */
  last_step: integer(),
  /** Hashes of the backup codes that are left. */
  backup_codes: text().array().notNull().default([]),
  created_at: createdAt(),
});

/**
 * How often something was tried from one address or on one account. In the database, so that every process counts
 * together.
 */
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
