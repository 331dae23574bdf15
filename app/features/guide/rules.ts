import { addDays, daysBetween, isDay, type Day } from "#app/platform/dates/dates";

interface HolidayDays {
  starts_on: Day | null;
  ends_on: Day | null;
  repeats_yearly: boolean;
}

export interface Occurrence {
  from: Day;
  to: Day;
}

/** How many single days are shown, and how long before a longer time, such as Ramadan, begins it is told. */
const SHOWN_HOLIDAYS = 3;
const TOLD_AHEAD_DAYS = 60;

/** When a holiday is next, or is now; null when it is over for good or has no day yet. */
export function nextOccurrence({ starts_on, ends_on, repeats_yearly }: HolidayDays, today: Day): Occurrence | null {
  if (!starts_on) return null;
  const length = ends_on ? daysBetween(starts_on, ends_on) : 0;
  const thisYear = Number(today.slice(0, 4));
  // One that began last year may not be over yet.
  const first = repeats_yearly
    ? [thisYear - 1, thisYear, thisYear + 1].map((year) => inYear(starts_on, year))
    : [starts_on];
  const from = first.find((day) => addDays(day, length) >= today);
  return from === undefined ? null : { from, to: addDays(from, length) };
}

function inYear(day: Day, year: number): Day {
  const moved = `${year}${day.slice(4)}`;
  return isDay(moved) ? moved : `${year}-02-28`;
}

/** What of the holidays a reader needs today: longer times that are near, the next days, and those without a day. */
export function upcomingHolidays<Holiday extends HolidayDays>(holidays: readonly Holiday[], today: Day) {
  const dated = holidays
    .flatMap((holiday) => {
      const when = nextOccurrence(holiday, today);
      return when ? [{ holiday, when }] : [];
    })
    .toSorted((one, other) => one.when.from.localeCompare(other.when.from));
  const isSpan = ({ when }: { when: Occurrence }) => when.to > when.from;
  return {
    spans: dated.filter((each) => isSpan(each) && each.when.from <= addDays(today, TOLD_AHEAD_DAYS)),
    days: dated.filter((each) => !isSpan(each)).slice(0, SHOWN_HOLIDAYS),
    undated: holidays.filter(({ starts_on }) => starts_on === null),
  };
}

/** Whether something was last checked so long ago that readers are told to check themselves. */
export function isCheckOld(checkedOn: Day, today: Day, warningDays: number): boolean {
  return daysBetween(checkedOn, today) > warningDays;
}

interface CheckedItem extends HolidayDays {
  published: boolean;
  checked_on: Day | null;
}

/** Whether staff should look at an item: visitors read it, and it was not checked lately. What is over needs nobody. */
export function needsCheck(item: CheckedItem, today: Day, warningDays: number): boolean {
  if (!item.published || (item.starts_on !== null && nextOccurrence(item, today) === null)) return false;
  return item.checked_on === null || isCheckOld(item.checked_on, today, warningDays);
}

/** An https address without a name and password in it. */
export function isGuideUrl(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname, hash } = new URL(text);
  const isPlain = username === "" && password === "" && !/[<>"'`]|javascript:|data:/i.test(decoded(hash));
  return protocol === "https:" && hostname.includes(".") && isPlain;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    // A broken escape is no fragment anybody links to.
    return "<";
  }
}
