import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { DEFAULT_SITE_NAME } from "#app/brand";
import { createdAt, id, localised, notBlank, timeOfDay, updatedAt } from "#app/platform/db/columns.server";
import {
  BOOKING_LIMITS,
  CANCEL_FREE_HOURS,
  FINDING_LIMITS,
  GUEST_LIMITS,
  RETENTION_MONTHS,
  NO_SOCIAL_LINKS,
  DEFAULT_HOURS,
  type OpeningHours,
  type SeoDefaults,
  type SetupStep,
  type SocialLinks,
} from "#app/features/settings/schema";

/** One row: what staff set for the whole site. */
export const site_settings = pgTable(
  "site_settings",
  {
    id: id(),
    site_name: text().notNull().default(DEFAULT_SITE_NAME),
    contact_email: text(),
    contact_phone: text(),
    /** Answered day and night, for guests on the island. */
    emergency_phone: text(),
    /** Where answers to our mails go; null: to contact_email. */
    reply_to_email: text(),
    /** Who answers for the site before the law; null: nobody but the site's name. */
    operator_name: text(),
    /** ISO code of the country the data is kept in. */
    data_country: text(),
    /** Null: the address shipped with the texts. */
    address: text(),
    ...localised("address"),
    /** How to find the door. */
    address_note: text(),
    ...localised("address_note"),
    office_latitude: doublePrecision(),
    office_longitude: doublePrecision(),
    opening_hours: jsonb().$type<OpeningHours>().notNull().default(DEFAULT_HOURS),
    /** In each language by itself; null: the title among the texts of that language. */
    homepage_hero_title: text(),
    ...localised("homepage_hero_title"),
    /** In every language; null: the picture shipped with the site. */
    homepage_hero_image: text(),
    homepage_hero_video: text(),
    seo_defaults: jsonb().$type<SeoDefaults>().notNull().default({ title: "", description: "" }),
    footer_text: text(),
    ...localised("footer_text"),
    social_links: jsonb().$type<SocialLinks>().notNull().default(NO_SOCIAL_LINKS),
    /** After these months a request says no longer who sent it. */
    keep_requests_months: integer().notNull().default(RETENTION_MONTHS.default),
    /** How long a pending request keeps its days; 0: not at all. */
    hold_hours: integer().notNull().default(BOOKING_LIMITS.hold_hours.default),
    deposit_percent: integer().notNull().default(BOOKING_LIMITS.deposit_percent.default),
    /** Days before arrival on which the rest is due. */
    balance_due_days: integer().notNull().default(BOOKING_LIMITS.balance_due_days.default),
    /** Days ahead that visitors can ask for. */
    furthest_days: integer().notNull().default(BOOKING_LIMITS.furthest_days.default),
    /** A stay that fills a free gap exactly may be shorter than the fewest nights. */
    short_gaps: boolean().notNull().default(true),
    /** For stays without their own. */
    check_in_from: timeOfDay().notNull().default("14:00"),
    check_out_until: timeOfDay().notNull().default("10:00"),
    /** How often calendars of other channels are read. */
    channel_minutes: integer().notNull().default(BOOKING_LIMITS.channel_minutes.default),
    /** Within these hours guests are promised an answer; later ones are overdue. */
    answer_hours: integer().notNull().default(GUEST_LIMITS.answer_hours.default),
    /** So many days after the last one of what was asked for a guest's page can be written on. */
    guest_page_days: integer().notNull().default(GUEST_LIMITS.guest_page_days.default),
    /** So many days after the last one a guest is asked how it was. Null: nobody is. */
    review_invite_days: integer().default(GUEST_LIMITS.review_invite_days.default),
    /** The hour of the island at which alerts about properties are sent. */
    alert_hour: integer().notNull().default(GUEST_LIMITS.alert_hour.default),
    /** So long a sold property stays in lists. */
    sold_visible_days: integer().notNull().default(FINDING_LIMITS.sold_visible_days.default),
    /** So long a lower price is told as reduced, from so many percent on. 0 days: never. */
    reduced_days: integer().notNull().default(FINDING_LIMITS.reduced_days.default),
    reduced_percent: integer().notNull().default(FINDING_LIMITS.reduced_percent.default),
    /** What holds for cancelling listings without words or hours of their own. Null text: that one may ask us. */
    cancel_text: text(),
    ...localised("cancel_text"),
    /** Null: never without asking. */
    cancel_free_hours: integer(),
    /** Whether what visitors search and do not find is counted. */
    count_misses: boolean().notNull().default(true),
    /** Properties that visitors offer are told roughly until staff decide otherwise. */
    blur_submissions: boolean().notNull().default(true),
    /** Whether visitors' devices may keep pages for use without a network. Off: they remove what they kept. */
    offline: boolean().notNull().default(true),
    /** What was last checked longer ago than these days asks readers of the guide to check for themselves. */
    guide_check_days: integer().notNull().default(FINDING_LIMITS.guide_check_days.default),
    /** Steps of the checklist that were done and that nobody needs to see any more. */
    setup_dismissed: jsonb().$type<SetupStep[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("site_settings_single_row").on(sql`(true)`),
    notBlank("site_settings_site_name", table.site_name),
    ...Object.entries({
      ...BOOKING_LIMITS,
      ...GUEST_LIMITS,
      ...FINDING_LIMITS,
      keep_requests_months: RETENTION_MONTHS,
      cancel_free_hours: CANCEL_FREE_HOURS,
    }).map(([name, { min, max }]) =>
      check(
        `site_settings_${name}`,
        sql`${table[name as "hold_hours"]} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`,
      ),
    ),
  ],
);
