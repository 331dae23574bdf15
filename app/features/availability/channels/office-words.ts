import { isOverdue } from "#app/features/availability/channels/rules";
import { formatDay } from "#app/platform/dates/dates";

/** A path of this length stays secret without its end. */
const LONG_PATH = 24;

/** So much of a secret address that staff know which it is. */
export function shortAddress(url: string): string {
  if (!URL.canParse(url)) return "…";
  const { host, pathname, search } = new URL(url);
  const path = (pathname + search).replace(/\.ics$/, "");
  return `${host}/…${path.length < LONG_PATH ? "" : path.slice(-4)}`;
}

export type ChannelState = "good" | "attention" | "bad" | "off";

interface StateFacts {
  is_active: boolean;
  last_success_at: Date | null;
  failing_since: Date | null;
  last_error: string | null;
  clashes: readonly unknown[];
}

/** How a channel is, in two words. */
export function channelState(channel: StateFacts, now: Date): { state: ChannelState; words: string } {
  if (!channel.is_active) return { state: "off", words: "Switched off" };
  if (isOverdue(channel, now)) return { state: "bad", words: "Not read for a day" };
  if (channel.clashes.length > 0) return { state: "bad", words: "Clash" };
  if (channel.last_error) return { state: "attention", words: "Cannot be read" };
  return channel.last_success_at ? { state: "good", words: "Read" } : { state: "attention", words: "Not read yet" };
}

/** "3 March to 7 March 2027": from the first night to the morning after the last. */
export function spanWords({ first_day, end_day }: { first_day: string; end_day: string }): string {
  return `${formatDay(first_day, "en", "short")} to ${formatDay(end_day, "en", "short")}`;
}

export const LEFT_OUT_WORDS = {
  recurring: "repeats",
  "too long": "longer than 1,100 days",
  unreadable: "its days cannot be read",
} as const;

/** What staff are told when something could not be done. */
export const FAILURES = {
  unknown: "That did not work. Please try again.",
  missing: "That channel is not there any more.",
  off: "Its days can be freed when it is switched off.",
} as const;
