import { formatDay, type Day } from "#app/platform/dates/dates";
import { countText } from "#app/platform/db/bounded";

const NUMBERS = ["Nothing", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve"];

export function describeWaiting(waiting: number): string {
  if (waiting === 0) return "Nothing is waiting for an answer";
  return `${NUMBERS[waiting] ?? countText(waiting)} ${waiting === 1 ? "thing is" : "things are"} waiting for an answer`;
}

const MINUTE_MS = 60_000;

/** How long something waits: in few letters beside a row, in words on a card. */
export function waitOf(since: Date, now: Date): { short: string; words: string } {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  if (minutes < 1) return { short: "now", words: "less than a minute" };
  if (minutes < 60) return { short: `${minutes} min`, words: plural(minutes, "minute") };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { short: `${hours} h`, words: plural(hours, "hour") };
  const days = Math.floor(hours / 24);
  return { short: `${days} d`, words: plural(days, "day") };
}

export function plural(n: number, noun: string): string {
  return `${n.toLocaleString("en")} ${noun}${n === 1 ? "" : "s"}`;
}

/** "12 Aug", with its year when that is not the present one. */
export function shortDay(day: Day, today: Day): string {
  const text = formatDay(day, "en", "short");
  return yearOf(day) === yearOf(today) ? text.replace(` ${yearOf(day)}`, "") : text;
}

/** "20 to 23 Aug": what the two days share is said once. */
export function dayRange(from: Day, to: Day, today: Day): string {
  const end = shortDay(to, today);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${end}`;
  return yearOf(from) === yearOf(to) ? `${formatDay(from, "en", "short").replace(` ${yearOf(from)}`, "")} to ${end}` : `${formatDay(from, "en", "short")} to ${formatDay(to, "en", "short")}`;
}

function yearOf(day: Day): string {
  return day.slice(0, 4);
}
