import { weekdayOf } from "#app/features/availability/seasons";
import { addDays, isDay, withoutWeekdayComma, type Day } from "#app/platform/dates/dates";
import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** A month as YYYY-MM. */
export type Month = string;

/** The day a week begins with, 0 is Monday: Saturday in Arabic, Monday elsewhere (CLDR for the tags in use). */
const WEEK_STARTS: Readonly<Record<Language, number>> = {
  en: 0,
  fr: 0,
  es: 0,
  it: 0,
  de: 0,
  ru: 0,
  zh: 0,
  ar: 5,
  sw: 0,
};

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstOf = (month: Month): Day => `${month}-01`;
export const isMonth = (value: string): boolean => /^\d{4}-\d{2}$/.test(value) && isDay(firstOf(value));

export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${firstOf(month)}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The same day some months later, or the last of that month. */
export function addMonthsToDay(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const wanted = `${month}-${day.slice(8)}`;
  return isDay(wanted) ? wanted : addDays(firstOf(addMonths(month, 1)), -1);
}

/** The number of a day in its week. */
export function placeInWeek(day: Day, language: Language): number {
  return (weekdayOf(day) - WEEK_STARTS[language] + 7) % 7;
}

/** The days of a month in weeks of seven; null for those of other months. */
export function weeksOf(month: Month, language: Language): (Day | null)[][] {
  const first = firstOf(month);
  const cells: (Day | null)[] = Array.from({ length: placeInWeek(first, language) }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** A Monday. */
const SOME_MONDAY = "2024-01-01";
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: Day, language: Language, name: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${name}`;
  const found =
    formats.get(key) ??
    new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...options, timeZone: "UTC", numberingSystem: "latn" });
  formats.set(key, found);
  return withoutWeekdayComma(found.format(new Date(`${day}T00:00:00Z`)), language);
}

/** The names of the weekdays in the order of the language's week. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = addDays(SOME_MONDAY, (WEEK_STARTS[language] + place) % 7);
    return {
      // Arabic has no shorter form than the whole name but one letter.
      short: format(day, language, "weekday", { weekday: language === "ar" ? "narrow" : "short" }),
      long: format(day, language, "weekday in full", { weekday: "long" }),
    };
  });
}

/** "January 2027" */
export const monthName = (month: Month, language: Language) =>
  format(firstOf(month), language, "month", { month: "long", year: "numeric" });

/** "Thu 28 Jan": where the year is plain. */
export const shortDay = (day: Day, language: Language) =>
  format(day, language, "short day", { weekday: "short", day: "numeric", month: "short" });
