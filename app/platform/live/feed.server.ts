import type { Database } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

/** What the database announces: the table, the row when it is about one, and what became of it where that is told. */
export interface Announcement {
  table: string;
  id?: string;
  change?: "insert" | "update" | "delete";
}

/** Days of a listing changed: in which month; null when it concerns all of them. */
export interface CalendarAnnouncement {
  listing: string;
  month: string | null;
}

type Listener<Payload> = (announcement: Payload) => void;

export interface Feed<Payload = Announcement> {
  subscribe(listener: Listener<Payload>, onGap?: () => void): () => void;
  /** How many listen. */
  listenerCount(): number;
}

/** One database channel, handed on to any number of listeners in this process. */
export async function openFeed<Payload = Announcement>(
  database: Database,
  channel: string,
  log: Logger,
): Promise<Feed<Payload>> {
  const subscribers = new Set<{ listener: Listener<Payload>; onGap?: () => void }>();
  await database.listen(
    channel,
    (payload) => {
      const announcement = JSON.parse(payload) as Payload;
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
