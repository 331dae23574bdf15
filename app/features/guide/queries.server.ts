import { asc, sql } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { needsCheck, isCheckOld, nextOccurrence, upcomingHolidays, type Occurrence } from "#app/features/guide/rules";
import {
  GUIDE_SECTIONS,
  type GuideHoliday,
  type GuideNote,
  type GuideSection,
  type GuideText,
  type GuideView,
} from "#app/features/guide/schema";
import { sunTimes } from "#app/features/guide/sun";
import { guide_items } from "#app/features/guide/tables.server";
import { trackFreshUntil } from "#app/platform/cache/render-tracking.server";
import { addDays, dayAt, formatDay, formatDayPair, startOfDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

export type GuideItem = typeof guide_items.$inferSelect;

const SECTION_ORDER = sql`array_position(array[${sql.join(
  GUIDE_SECTIONS.map((section) => sql`${section}::text`),
  sql`, `,
)}], ${guide_items.section})`;
export const IN_ORDER = [asc(guide_items.position), asc(guide_items.created_at), asc(guide_items.id)] as const;

/** All of them, in the order of the guide: a few dozen. */
export function listGuideItems(db: Db): Promise<GuideItem[]> {
  return db
    .select()
    .from(guide_items)
    .orderBy(SECTION_ORDER, ...IN_ORDER);
}

/** How many of them staff should look at. */
export async function countToCheck(db: Db, today: Day, warningDays: number): Promise<number> {
  return (await listGuideItems(db)).filter((item) => needsCheck(item, today, warningDays)).length;
}

interface Reading {
  language: Language;
  warningDays: number;
  now?: Date;
}

/** What the guide says today, in one language. A page that shows it is made anew after the island's midnight. */
export function viewGuide(
  items: readonly GuideItem[],
  { language, warningDays, now = new Date() }: Reading,
): GuideView {
  const today = dayAt(now, OFFICE.hoursAheadOfUtc);
  trackFreshUntil(startOfDay(addDays(today, 1), OFFICE.hoursAheadOfUtc));
  const published = items.filter((item) => item.published);
  const view = (item: GuideItem) => toNote(item, { language, today, warningDays });
  const holiday = (item: GuideItem, when: Occurrence | null): GuideHoliday => ({
    ...view(item),
    days: when && toDays(when, language, today),
    isAbout: item.is_about,
  });
  const { spans, days, undated } = upcomingHolidays(
    published.filter(({ kind }) => kind === "holiday"),
    today,
  );
  const notes: Partial<Record<GuideSection, GuideNote[]>> = {};
  for (const item of published) if (item.kind !== "holiday") (notes[item.section] ??= []).push(view(item));
  return {
    notes,
    holidays: {
      spans: spans.map((each) => holiday(each.holiday, each.when)),
      days: days.map((each) => holiday(each.holiday, each.when)),
      undated: undated.map((item) => holiday(item, null)),
    },
    sun: {
      today: { ...sunTimes(today), day: writtenDay(today, language) },
      months: Array.from({ length: 12 }, (_, month) =>
        sunTimes(`${today.slice(0, 4)}-${String(month + 1).padStart(2, "0")}-15`),
      ),
    },
  };
}

/** Every holiday that is still to come, in the order of the guide; those without a day last. */
export function viewHolidays(
  items: readonly GuideItem[],
  { language, warningDays, now = new Date() }: Reading,
): GuideHoliday[] {
  const today = dayAt(now, OFFICE.hoursAheadOfUtc);
  return items
    .filter(({ published, kind }) => published && kind === "holiday")
    .flatMap((item) => {
      const when = nextOccurrence(item, today);
      if (item.starts_on && !when) return [];
      return [{ item, when }];
    })
    .toSorted((one, other) => (one.when?.from ?? "9999").localeCompare(other.when?.from ?? "9999"))
    .map(({ item, when }) => ({
      ...toNote(item, { language, today, warningDays }),
      days: when && toDays(when, language, today),
      isAbout: item.is_about,
    }));
}

function toNote(
  item: GuideItem,
  { language, today, warningDays }: { language: Language; today: Day; warningDays: number },
): GuideNote {
  return {
    id: item.id,
    kind: item.kind,
    title: textIn(item, "title", language) ?? { text: item.title, lang: null },
    body: textIn(item, "body", language),
    link: item.url ? { url: item.url, host: new URL(item.url).hostname.replace(/^www\./, "") } : null,
    checked: item.checked_on
      ? { day: writtenDay(item.checked_on, language), isOld: isCheckOld(item.checked_on, today, warningDays) }
      : null,
  };
}

function textIn(item: GuideItem, field: "title" | "body", language: Language): GuideText | null {
  const own = language === BASE_LANGUAGE ? item[field] : item[`${field}_${language}`];
  if (own?.trim()) return { text: own, lang: null };
  return item[field]?.trim() ? { text: item[field], lang: BASE_LANGUAGE } : null;
}

/** In a sentence a Russian year has no abbreviation after it. */
function writtenDay(day: Day, language: Language): string {
  return formatDay(day, language).replace(/\sг\.$/, "");
}

function toDays({ from, to }: Occurrence, language: Language, today: Day): GuideHoliday["days"] {
  if (from === to) return { from: writtenDay(from, language), to: null };
  return formatDayPair({ from, to }, language, today);
}
