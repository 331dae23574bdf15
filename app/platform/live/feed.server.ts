import type { Database } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

/** What the database announces: the table, the row when it is about one, and what became of it where that is told. */
export interface Announcement {
  table: string;
  id?: string;
  change?: "insert" | "update" | "delete";
}

type Listener = (announcement: Announcement) => void;

export interface Feed {
  subscribe(listener: Listener, onGap?: () => void): () => void;
  /** How many listen. */
  listenerCount(): number;
}

/** One database channel, handed on to any number of listeners in this process. */
export async function openFeed(database: Database, channel: string, log: Logger): Promise<Feed> {
  const subscribers = new Set<{ listener: Listener; onGap?: () => void }>();
  await database.listen(
    channel,
    (payload) => {
      const announcement = JSON.parse(payload) as Announcement;
      for (const { listener } of subscribers) {
        try {
          listener(announcement);
        } catch (error) {
          log.error({ err: error, channel }, "a listener failed");
        }
      }
    },
    () => {
      for (const { onGap } of subscribers) onGap?.();
    },
  );
  return {
    subscribe(listener, onGap) {
      const subscriber = { listener, onGap };
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    listenerCount: () => subscribers.size,
  };
}
