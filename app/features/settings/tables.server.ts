import { sql } from "drizzle-orm";
import { jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, localised, updatedAt } from "#app/platform/db/columns.server";
import type { SeoDefaults, SocialLinks } from "#app/features/settings/schema";

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
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  () => [uniqueIndex("site_settings_single_row").on(sql`(true)`)],
);
