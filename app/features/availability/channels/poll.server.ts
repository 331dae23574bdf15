import { listDueChannels } from "#app/features/availability/channels/queries.server";
import { pollChannel } from "#app/features/availability/channels/read-feed.server";
import {
  placeWaitingImports,
  warnOfOverdueChannels,
} from "#app/features/availability/channels/upkeep/mutations.server";
import type { FeedNetwork } from "#app/features/availability/feeds/fetch-feed.server";
import type { Database } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

interface PollContext {
  database: Database;
  log: Logger;
  stopping: AbortSignal;
  /** Tests replace the outside world. */
  network?: FeedNetwork;
}

/** How often it is looked whether a calendar is due. */
const LOOK_EVERY_MS = 60_000;
const FIRST_LOOK_MS = 20_000;
/** So many are waited for at once: slow calendars, some of them at a time too, keep no other waiting. */
const AT_ONCE = 32;

/** Reads other calendars when they are due, in one process of all. */
export function startPolling(site: PollContext, firstLookMs = FIRST_LOOK_MS): { finished(): Promise<void> } {
  let current: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = (ms: number) => {
    timer = setTimeout(() => {
      current = pollDueChannels(site)
        .catch((error: unknown) => site.log.error({ err: error }, "could not read other calendars"))
        .finally(() => {
          if (!site.stopping.aborted) schedule(LOOK_EVERY_MS);
        });
    }, ms).unref();
  };
  schedule(firstLookMs);
  site.stopping.addEventListener("abort", () => clearTimeout(timer));
  return { finished: async () => void (await current) };
}

/** How many were read. Which are due is asked under the lock: another process may have read them a moment before. */
export async function pollDueChannels({ database, log, stopping, network }: PollContext): Promise<number> {
  const lock = await database.tryLock("channels");
  if (!lock) return 0;
  try {
    const { db } = database;
    const due = await listDueChannels(db);
    const queue = [...due];
    const work = async () => {
      for (let next = queue.shift(); next && !stopping.aborted && !lock.lost.aborted; next = queue.shift()) {
        const { id } = next;
        // The address is a secret, and an error may quote it.
        await pollChannel(db, next, network).catch((error: unknown) =>
          log.error(
            { channel: id, reason: error instanceof Error ? error.name : "unknown" },
            "a calendar was not stored",
          ),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await placeWaitingImports(db);
    await warnOfOverdueChannels(db);
    return due.length;
  } finally {
    await lock.release();
  }
}
