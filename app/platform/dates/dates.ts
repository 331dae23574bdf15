import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** A calendar day as YYYY-MM-DD, never a timestamp: a booking for 3 March is for 3 March wherever it is read. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

export function isDay(value: string): boolean {
  const match = DAY.exec(value);
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The days (or nights) from one day to another; none when the second is not after the first. */
export function daysBetween(from: Day, to: Day): number {
  if (!isDay(from) || !isDay(to)) return 0;
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Today where the reader is: in the browser, the visitor's own calendar. */
export function localToday(now = new Date()): Day {
  const pad = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The day it is at a moment where the clocks are some hours ahead of UTC. */
export function dayAt(moment: Date, hoursAheadOfUtc: number): Day {
  return new Date(moment.getTime() + hoursAheadOfUtc * HOUR_MS).toISOString().slice(0, 10);
}

/** The moment a day begins there. */
export function startOfDay(day: Day, hoursAheadOfUtc: number): Date {
  return new Date(Date.parse(day) - hoursAheadOfUtc * HOUR_MS);
}

/**
 * English has no comma after a weekday here: the data of some machines have one and those of others do not, and what
 * the server wrote must be what the browser writes.
 */
export function withoutWeekdayComma(text: string, language: Language): string {
  return language === "en" ? text.replace(/^(\w+), /, "$1 ") : text;
}

/** A list writes many days alike: making a format takes far longer than using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** In full with the day of the week: "Friday 3 March 2028". */
export function formatDay(day: Day, language: Language, style: "full" | "long" | "short" = "long"): string {
  const key = `${language} ${style}`;
  const format =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(LOCALE_TAGS[language], {
      ...(style === "full" && { weekday: "long" }),
      day: "numeric",
      month: style === "short" ? "short" : "long",
      year: "numeric",
      timeZone: "UTC",
      numberingSystem: "latn",
    });
  dayFormats.set(key, format);
  return withoutWeekdayComma(format.format(new Date(`${day}T00:00:00Z`)), language);
}

/**
 * Two days to be said in one sentence, "9" and "14 January": what they share is said once, and the year where it is not
 * the present one. Not `formatRange`: its Chinese has slashes, its Italian leading zeros, its Swahili lacks months.
 */
export function formatDayPair({ from, to }: { from: Day; to: Day }, language: Language, today: Day) {
  const isThisYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4));
  const write = (day: Day, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...parts, timeZone: "UTC", numberingSystem: "latn" })
      .format(new Date(`${day}T00:00:00Z`))
      // In prose a Russian year has no abbreviation after it.
      .replace(/\sг\.$/, "");
  const month = { day: "numeric", month: "long" } as const;
  const whole = isThisYear ? month : ({ ...month, year: "numeric" } as const);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  if (from === to) return { from: write(from, whole), to: write(to, whole) };
  // Chinese goes from the year to the day: what is shared stands with the first.
  if (language === "zh")
    return { from: write(from, whole), to: write(to, isSameMonth ? { day: "numeric" } : isSameYear ? month : whole) };
  if (!isSameMonth) return { from: write(from, isSameYear ? month : whole), to: write(to, whole) };
  return { from: `${Number(from.slice(8))}${language === "de" ? "." : ""}`, to: write(to, whole) };
}

/** A time of day as "08:00". */
export const isTime = (value: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

const timeFormats = new Map<Language, Intl.DateTimeFormat>();

/** A time of day, such as "14:00", as the language writes it. */
export function formatTime(time: string, language: Language): string {
  const format =
    timeFormats.get(language) ??
    new Intl.DateTimeFormat(LOCALE_TAGS[language], {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: "UTC",
      numberingSystem: "latn",
    });
  timeFormats.set(language, format);
  return format.format(new Date(`1970-01-01T${time}:00Z`));
}

/** The twelve months, from January, as the language calls them. */
export function monthNames(language: Language, style: "long" | "short" | "narrow"): string[] {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[language], { month: style, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1)));
}

/** Where the clocks are some hours ahead of UTC all year, and what those who read them call that clock. */
export interface Zone {
  hoursAheadOfUtc: number;
  clock: string;
}

/** A moment on that clock, said beside it: the reader may be in another zone. */
export function formatInstant(instant: Date | string, language: Language, zone: Zone): string {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[language], {
    dateStyle: "medium",
    timeStyle: "short",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  return `${format.format(new Date(instant).getTime() + zone.hoursAheadOfUtc * HOUR_MS)} ${zone.clock} (${offsetOf(zone)})`;
}

/** A moment on a clock that is some hours ahead of UTC, without saying which. */
export function formatMoment(
  instant: Date | string,
  language: Language,
  hoursAheadOfUtc: number,
  style: "long" | "short" = "short",
): string {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[language], {
    weekday: style,
    day: "numeric",
    month: style,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    numberingSystem: "latn",
    timeZone: "UTC",
  });
  const text = format.format(new Date(instant).getTime() + hoursAheadOfUtc * HOUR_MS);
  // Some machines write "at" before the time, others a comma.
  return withoutWeekdayComma(language === "en" ? text.replace(" at ", ", ") : text, language);
}

/** The same as spreadsheets read it; what clock it is stands in the head of the column. */
export function stampOf(instant: Date, { hoursAheadOfUtc }: Zone): string {
  return new Date(instant.getTime() + hoursAheadOfUtc * HOUR_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** "UTC+3" */
export function offsetOf({ hoursAheadOfUtc }: Zone): string {
  return `UTC${hoursAheadOfUtc < 0 ? "-" : "+"}${Math.abs(hoursAheadOfUtc)}`;
}

/** "9 minutes ago", for screens that are read while things happen. */
export function formatAge(instant: Date | string, now: Date, language: Language): string {
  const seconds = Math.round((new Date(instant).getTime() - now.getTime()) / 1000);
  const format = new Intl.RelativeTimeFormat(LOCALE_TAGS[language], { numeric: "auto" });
  const steps = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const;
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "minute");
}
