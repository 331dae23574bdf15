import { formatDay, type Day } from "#app/platform/dates/dates";

/** "12 Aug 2026", in English; without its year when that is the present one. */
export function shortDay(day: Day, today?: Day): string {
  const text = formatDay(day, "en", "short");
  return today !== undefined && yearOf(day) === yearOf(today) ? withoutYear(text, day) : text;
}

/** "20 to 23 Aug 2026": what the two days share is said once. */
export function formatDateRange({ from, to }: { from: Day; to: Day }, today?: Day): string {
  const end = shortDay(to, today);
  if (from === to) return end;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${end}`;
  if (yearOf(from) === yearOf(to)) return `${withoutYear(shortDay(from), from)} to ${end}`;
  return `${shortDay(from)} to ${shortDay(to)}`;
}

function withoutYear(text: string, day: Day): string {
  return text.replace(` ${yearOf(day)}`, "");
}

function yearOf(day: Day): string {
  return day.slice(0, 4);
}
