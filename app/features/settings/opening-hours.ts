import { OFFICE } from "#app/brand";
import { WEEKDAYS, type OpeningHours, type OpenSpan, type Weekday } from "#app/features/settings/schema";
import type { Language } from "#app/platform/i18n/languages";

/** Days in a row with the same hours. */
export interface HoursGroup {
  from: Weekday;
  to: Weekday;
  span: OpenSpan | null;
}

export function groupHours(hours: OpeningHours): HoursGroup[] {
  const rows: HoursGroup[] = [];
  for (const day of WEEKDAYS) {
    const span = hours[day];
    const last = rows.at(-1);
    if (last && last.span?.opens === span?.opens && last.span?.closes === span?.closes) last.to = day;
    else rows.push({ from: day, to: day, span });
  }
  return rows;
}

export function daysOf({ from, to }: Pick<HoursGroup, "from" | "to">): Weekday[] {
  return WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1);
}

/** A row as a page shows it. */
export interface HoursLine {
  days: string;
  /** As on a clock, "8:00"; null when closed. */
  opens: string | null;
  closes: string | null;
  /** The whole row in one sentence; null when closed. */
  text: string | null;
}

type TranslateHours = (key: `hours.${Weekday | "days" | "line"}`, values?: Record<string, string>) => string;

/** The opening hours in the words of a language, row by row. */
export function hoursLines(hours: OpeningHours, say: TranslateHours, language: Language): HoursLine[] {
  return groupHours(hours).map(({ from, to, span }) => {
    const [first, last] = [say(`hours.${from}`), say(`hours.${to}`)];
    const days = capitalised(from === to ? first : say("hours.days", { from: first, to: last }));
    if (!span) return { days, opens: null, closes: null, text: null };
    const [opens, closes] = [clockTime(span.opens), clockTime(span.closes)];
    const text = say("hours.line", {
      days,
      opens: localisedTime(opens, language),
      closes: localisedTime(closes, language),
    });
    return { days, opens, closes, text };
  });
}

/** "08:00" as clocks on the island show it: "8:00". */
function clockTime(time: string): string {
  return time.replace(/^0(?=\d)/, "");
}

/** French writes hours with an h: "8 h", "8 h 30". */
function localisedTime(time: string, language: Language): string {
  if (language !== "fr") return unambiguousTime(time, language);
  const [hour, minutes] = time.split(":");
  return minutes === "00" ? `${hour}\u00A0h` : `${hour}\u00A0h\u00A0${minutes}`;
}

/** Swahili counts the hours of the day from six: only "08:00" is sure to be read as eight in the morning. */
export function unambiguousTime(time: string, language: Language): string {
  return language === "sw" ? time.padStart(5, "0") : time;
}

/** Some languages write weekdays small; a line begins with a capital in all of them. */
function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export interface OfficeStatus {
  /** The time on the island, as its clocks show it. */
  time: string;
  today: Weekday;
  isOpen: boolean;
}

/** Local time, weekday and whether the office is open. The island has no daylight saving time. */
export function officeStatusAt(moment: Date, hours: OpeningHours): OfficeStatus {
  const local = new Date(moment.getTime() + OFFICE.hoursAheadOfUtc * 3_600_000);
  const time = local.toISOString().slice(11, 16);
  // The program's weeks begin with Sunday.
  const today = WEEKDAYS[(local.getUTCDay() + 6) % 7] ?? "monday";
  const span = hours[today];
  return { time: clockTime(time), today, isOpen: span !== null && time >= span.opens && time < span.closes };
}
