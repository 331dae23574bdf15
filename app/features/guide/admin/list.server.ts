import { needsCheck } from "#app/features/guide/rules";
import { listGuideItems, type GuideItem } from "#app/features/guide/queries.server";
import { FINDING_LIMITS } from "#app/features/settings/schema";
import { islandToday } from "#app/features/availability/rules";
import { findSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";

export interface GuideListRow extends Pick<
  GuideItem,
  | "id"
  | "section"
  | "kind"
  | "title"
  | "url"
  | "starts_on"
  | "ends_on"
  | "is_about"
  | "repeats_yearly"
  | "checked_on"
  | "published"
> {
  /** It should be looked at: visitors read it, and nobody has checked it lately. */
  isDue: boolean;
}

export async function readGuideList(db: Db): Promise<GuideListRow[]> {
  const [items, settings] = await Promise.all([listGuideItems(db), findSettings(db)]);
  const warningDays = settings?.guide_check_days ?? FINDING_LIMITS.guide_check_days.default;
  const today = islandToday();
  return items.map((item) => ({
    id: item.id,
    section: item.section,
    kind: item.kind,
    title: item.title,
    url: item.url,
    starts_on: item.starts_on,
    ends_on: item.ends_on,
    is_about: item.is_about,
    repeats_yearly: item.repeats_yearly,
    checked_on: item.checked_on,
    published: item.published,
    isDue: needsCheck(item, today, warningDays),
  }));
}
