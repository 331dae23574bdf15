import type { ParsedFeed } from "#app/features/availability/feeds/feed-events";
import type { FeedProblem } from "#app/features/availability/feeds/fetch-feed.server";

const FETCH_WORDS: Readonly<Record<FeedProblem, string>> = {
  "not https": "The address must begin with https://",
  "has credentials": "The address holds a user name or a password: use one without.",
  "not an address": "This is not an address.",
  "own network": "The address leads into a private network.",
  "unknown host": "There is no server of that name.",
  unreachable: "The server cannot be reached.",
  "no answer in time": "The server did not answer within 10 seconds.",
  "too large": "The file is larger than 2 MB.",
  "too many redirects": "The server redirects in circles.",
  refused: "The server refused.",
};

/** What staff read when a calendar could not be fetched. The address is never part of it. */
export function fetchFailureWords(problem: FeedProblem, status?: number): string {
  if (problem !== "refused" || status === undefined) return FETCH_WORDS[problem];
  if (status === 404 || status === 410) return `The calendar is not there any more (${status}).`;
  if (status === 401 || status === 403) return `The server does not let us read it (${status}).`;
  if (status === 429) return "The server asks us to come less often (429).";
  return status >= 500 ? `The server has a problem (${status}).` : `The server answered ${status}.`;
}

const PARSE_WORDS: Readonly<Record<Exclude<ParsedFeed["kind"], "events"> | "exhausted", string>> = {
  "not a calendar": "What came is not a calendar.",
  "too many events": "The calendar has more than 5,000 events.",
  exhausted: "The calendar takes too long to read.",
};

export function parseFailureWords(kind: keyof typeof PARSE_WORDS): string {
  return PARSE_WORDS[kind];
}
