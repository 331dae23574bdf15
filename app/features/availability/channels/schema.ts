import type { LeftOutReason } from "#app/features/availability/feeds/feed-events";

/** Events of another calendar that take days and that cannot be stored: how many, and the first of them by name. */
export interface LeftOutEvents {
  count: number;
  events: { reason: LeftOutReason; summary: string }[];
}

export const MAX_LEFT_OUT_NAMED = 20;
export const MAX_CHANNEL_NAME = 80;
export const MAX_CLOSED_SUMMARIES = 20;

/** Missing from so many good readings in a row, an event is over. */
export const MISSED_POLLS = 2;

/** Without success for so long a channel is red, and staff are told once. */
export const ALARM_HOURS = 24;

/** Summaries may name guests: those of events that ended so long ago are erased. */
export const SUMMARY_DAYS = 90;

/** Stands for a summary that was erased; reading the calendar again does not bring it back. */
export const ERASED_SUMMARY = "(erased)";

/** What marks days in the ledger that a channel only has closed: they give way to everything else. */
export const CLOSED_REASON = "Closed";

/** What a channel calls days on which it sells nothing, where that is known. */
export function closedSummariesOf(url: string): string[] {
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return /(^|\.)airbnb\.[a-z.]+$/.test(host) ? ["Airbnb (Not available)"] : [];
}
