import type { SiteSettings } from "#app/features/settings/queries.server";

/** Whether visitors' devices may keep pages. On unless staff switched it off. */
export function isOfflineOn(settings: Pick<SiteSettings, "offline"> | null): boolean {
  return settings?.offline ?? true;
}
