import { fetchFailureWords, parseFailureWords } from "#app/features/availability/channels/failure-words";
import { importFeed, recordFeedFailure, type ReadFeed } from "#app/features/availability/channels/mutations.server";
import type { PolledChannel } from "#app/features/availability/channels/queries.server";
import {
  fetchFeed,
  type FeedNetwork,
  type FeedVersion,
  type FetchedFeed,
} from "#app/features/availability/feeds/fetch-feed.server";
import { parseFeed } from "#app/features/availability/feeds/parse-feed.server";
import { createConcurrencyLimit } from "#app/platform/concurrency-limit";
import type { Db } from "#app/platform/db/db.server";

export type FeedReading = ReadFeed | { kind: "failed"; error: string; retryAfterSeconds?: number };

const NOTHING_KNOWN: FeedVersion = { etag: null, lastModified: null };

/** Fetches and parses another calendar; what went wrong comes in words. */
export async function readFeed(url: string, network?: FeedNetwork): Promise<FeedReading> {
  return understand(await fetchFeed(url, NOTHING_KNOWN, { network }));
}

async function understand(fetched: FetchedFeed): Promise<FeedReading> {
  if (fetched.kind === "unchanged") return fetched;
  if (fetched.kind === "failed") {
    const { problem, status, retryAfterSeconds } = fetched;
    return { kind: "failed", error: fetchFailureWords(problem, status), retryAfterSeconds };
  }
  const parsed = await parseFeed(fetched.body);
  if (parsed.kind !== "events") return { kind: "failed", error: parseFailureWords(parsed.kind) };
  return { ...parsed, etag: fetched.etag, lastModified: fetched.lastModified };
}

/** What came is parsed and stored a few at a time: each takes a thread and a connection to the database. */
const limitStoring = createConcurrencyLimit(4);

/** Reads a channel's calendar and stores what it says, or what went wrong. */
export async function pollChannel(
  db: Db,
  { id, url, etag, last_modified }: PolledChannel,
  network?: FeedNetwork,
): Promise<FeedReading> {
  const fetched = await fetchFeed(url, { etag, lastModified: last_modified }, { network });
  return limitStoring(async () => {
    const reading = await understand(fetched);
    if (reading.kind === "failed") await recordFeedFailure(db, id, reading);
    else await importFeed(db, id, reading);
    return reading;
  });
}
