import { viewGuide, viewHolidays, type GuideItem } from "#app/features/guide/queries.server";
import type { GuideHoliday, GuideNote, GuideSection, SunTimes } from "#app/features/guide/schema";
import type { Translate } from "#app/features/translations/translate.server";
import type { Language } from "#app/platform/i18n/languages";

/** A link or note of the guide that staff keep current. */
interface PrintedItem {
  title: string;
  body: string | null;
  url: string | null;
  /** "Checked on 3 March 2027", or that it must be checked. */
  checked: string;
  isCurrent: boolean;
}

interface PrintedHoliday {
  title: string;
  day: string;
  note: string | null;
  checked: string;
  isCurrent: boolean;
}

/** What staff keep current, as it is printed: by section, and the holidays to come. */
export function readGuideItems(
  items: readonly GuideItem[],
  t: Translate,
  reading: { language: Language; warningDays: number; now: Date },
): { of: (section: GuideSection) => PrintedItem[]; holidays: PrintedHoliday[]; sun: SunTimes[] } {
  const { notes, sun } = viewGuide(items, reading);
  return {
    sun: sun.months,
    of: (section) => (notes[section] ?? []).map((note) => printed(note, t)),
    holidays: viewHolidays(items, reading).map((holiday) => ({
      title: holiday.title.text,
      day: dayOf(holiday, t),
      note: holiday.body?.text ?? null,
      ...whenChecked(holiday.checked, t),
    })),
  };
}

function printed({ title, body, link, checked }: GuideNote, t: Translate): PrintedItem {
  return { title: title.text, body: body?.text ?? null, url: link?.url ?? null, ...whenChecked(checked, t) };
}

function whenChecked(checked: GuideNote["checked"], t: Translate): Pick<PrintedItem, "checked" | "isCurrent"> {
  if (checked === null || checked.isOld) return { checked: t("documents.checkBefore"), isCurrent: false };
  return { checked: t("documents.checkedOn", { day: checked.day }), isCurrent: true };
}

function dayOf({ days, isAbout }: GuideHoliday, t: Translate): string {
  if (!days) return t("travelItems.dateFollows");
  const { from, to } = days;
  if (to === null) return isAbout ? t("travelItems.aboutDay", { day: from }) : from;
  return t(isAbout ? "travelItems.aboutDays" : "travelItems.days", { from, to });
}
