import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, localised, updatedAt } from "#app/platform/db/columns.server";
import { KEEP_MONTHS, type SeoDefaults, type SocialLinks } from "#app/features/settings/schema";

/** One row: what staff set for the whole site. */
export const site_settings = pgTable(
  "site_settings",
  {
    id: id(),
    homepage_hero_title: text(),
    homepage_hero_video: text(),
    seo_defaults: jsonb().$type<SeoDefaults>().notNull().default({ title: "", description: "" }),
    footer_text: text(),
    ...localised("footer_text"),
    social_links: jsonb().$type<SocialLinks>().notNull().default({ instagram: "", facebook: "", twitter: "" }),
    /** After these months a request says no longer who sent it. */
    keep_requests_months: integer().notNull().default(KEEP_MONTHS.standard),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("site_settings_single_row").on(sql`(true)`),
    check("site_settings_keep_requests_months", sql`${table.keep_requests_months} between ${sql.raw(String(KEEP_MONTHS.least))} and ${sql.raw(String(KEEP_MONTHS.most))}`),
  ],
);
