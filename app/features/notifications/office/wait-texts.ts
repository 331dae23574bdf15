import { formatCappedCount } from "#app/platform/db/capped-count";
import { plural } from "#app/ui/office/plural";

const NUMBERS = [
  "Nothing",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];

export function describeWaiting(waiting: number, noun: "thing" | "request"): string {
  if (waiting === 0) return "Nothing is waiting for an answer";
  return `${NUMBERS[waiting] ?? formatCappedCount(waiting)} ${waiting === 1 ? `${noun} is` : `${noun}s are`} waiting for an answer`;
}

export function describeUnread(messages: number): string {
  return messages === 1 ? "1 unread message" : `${formatCappedCount(messages)} unread messages`;
}

const MINUTE_MS = 60_000;

/** How long something waits: in few letters beside a row, in words on a card. */
export function formatWait(since: Date, now: Date): { short: string; words: string } {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS));
  if (minutes < 1) return { short: "now", words: "less than a minute" };
  if (minutes < 60) return { short: `${minutes} min`, words: plural(minutes, "minute") };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { short: `${hours} h`, words: plural(hours, "hour") };
  const days = Math.floor(hours / 24);
  return { short: `${days} d`, words: plural(days, "day") };
}

export const formatShortWait = (since: Date, now: Date): string => formatWait(since, now).short;
