import { count } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
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
