import { count } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { BOOKING_LIMITS } from "#app/features/settings/schema";
import { site_settings } from "#app/features/settings/tables.server";

export type SiteSettings = typeof site_settings.$inferSelect;

/**
 * The one row of settings; null on a site that has none yet. Counting first tells an empty table from a failing one.
 */
export async function findSettings(db: Db): Promise<SiteSettings | null> {
  const [rows] = await db.select({ n: count() }).from(site_settings).limit(1);
  if (!rows?.n) return null;
  const [settings] = await db.select().from(site_settings).limit(1);
  return settings ?? null;
}

export type BookingSettings = Pick<
  SiteSettings,
  | "hold_hours"
  | "deposit_percent"
  | "balance_due_days"
  | "furthest_days"
  | "short_gaps"
  | "check_in_from"
  | "check_out_until"
  | "channel_minutes"
>;

/** What a site without settings of its own does. */
export const DEFAULT_BOOKING_SETTINGS: BookingSettings = {
  hold_hours: BOOKING_LIMITS.hold_hours.default,
  deposit_percent: BOOKING_LIMITS.deposit_percent.default,
  balance_due_days: BOOKING_LIMITS.balance_due_days.default,
  furthest_days: BOOKING_LIMITS.furthest_days.default,
  short_gaps: true,
  check_in_from: "14:00",
  check_out_until: "10:00",
  channel_minutes: BOOKING_LIMITS.channel_minutes.default,
};

export async function findBookingSettings(db: Db): Promise<BookingSettings> {
  const [row] = await db
    .select({
      hold_hours: site_settings.hold_hours,
      deposit_percent: site_settings.deposit_percent,
      balance_due_days: site_settings.balance_due_days,
      furthest_days: site_settings.furthest_days,
      short_gaps: site_settings.short_gaps,
      check_in_from: site_settings.check_in_from,
      check_out_until: site_settings.check_out_until,
      channel_minutes: site_settings.channel_minutes,
    })
    .from(site_settings)
    .limit(1);
  return row ?? DEFAULT_BOOKING_SETTINGS;
}
