import { MISSED_POLLS, ERASED_SUMMARY, SUMMARY_DAYS } from "#app/features/availability/channels/schema";
import type { FeedEvent } from "#app/features/availability/feeds/feed-events";
import { addDays, type Day } from "#app/platform/dates/dates";

export interface StoredEvent extends FeedEvent {
  id: string;
  is_closed: boolean;
  missed_polls: number;
}

type KeptEvent = FeedEvent & { is_closed: boolean };

export interface EventChanges {
  added: KeptEvent[];
  changed: (KeptEvent & { id: string })[];
  /** Known and missing this time: still taken. */
  missed: string[];
  /** Missing too often: their days are free. */
  gone: string[];
}

const keyOf = ({ uid, recurrence_id }: Pick<FeedEvent, "uid" | "recurrence_id">) => `${recurrence_id}\n${uid}`;
const looksOf = ({ first_day, end_day, summary }: FeedEvent) => `${first_day} ${end_day} ${summary}`;
const fold = (text: string) => text.trim().toLowerCase();

/** Two events of one file under one UID are two all the same. */
function withOwnKeys(events: readonly FeedEvent[]): FeedEvent[] {
  const seen = new Map<string, number>();
  return events.map((event) => {
    const count = (seen.get(keyOf(event)) ?? 0) + 1;
    seen.set(keyOf(event), count);
    return count === 1 ? event : { ...event, recurrence_id: `${event.recurrence_id}#${count}` };
  });
}

/**
 * What a calendar that was read changes of what is known of it. Past events that are no longer in it stay. Some
 * calendars make new UIDs each time they are read: an unknown event that looks like a missing one is that one.
 */
export function changesOf(
  stored: readonly StoredEvent[],
  read: readonly FeedEvent[],
  { closedSummaries, today }: { closedSummaries: readonly string[]; today: Day },
): EventChanges {
  const closed = new Set(closedSummaries.map(fold));
  const summariesFrom = addDays(today, -SUMMARY_DAYS);
  const fresh = withOwnKeys(read).map((event) => ({
    ...event,
    is_closed: closed.has(fold(event.summary)),
    summary: event.end_day < summariesFrom ? "" : event.summary,
  }));
  const inFeed = new Set(fresh.map(keyOf));
  const known = new Map(stored.map((event) => [keyOf(event), event]));
  const unclaimed = new Map<string, StoredEvent[]>();
  for (const event of stored.filter((candidate) => !inFeed.has(keyOf(candidate))))
    unclaimed.set(looksOf(event), [...(unclaimed.get(looksOf(event)) ?? []), event]);
  const changes: EventChanges = { added: [], changed: [], missed: [], gone: [] };
  const found = new Set<string>();
  for (const event of fresh) {
    const before = known.get(keyOf(event)) ?? unclaimed.get(looksOf(event))?.shift();
    if (!before) {
      changes.added.push(event);
      continue;
    }
    found.add(before.id);
    // Whether an erased one was closed cannot be seen any more.
    const after =
      before.summary === ERASED_SUMMARY ? { ...event, summary: ERASED_SUMMARY, is_closed: before.is_closed } : event;
    const isSame =
      looksOf(before) === looksOf(after) &&
      keyOf(before) === keyOf(after) &&
      before.is_closed === after.is_closed &&
      before.missed_polls === 0;
    if (!isSame) changes.changed.push({ ...after, id: before.id });
  }
  for (const { id, end_day, missed_polls } of stored) {
    if (found.has(id) || end_day <= today) continue;
    if (missed_polls + 1 >= MISSED_POLLS) changes.gone.push(id);
    else changes.missed.push(id);
  }
  return changes;
}

/** The file is the same as last time: what was missing from it is missing once more. */
export function changesOfUnchanged(stored: readonly StoredEvent[], today: Day): EventChanges {
  const gone = stored.filter(({ missed_polls, end_day }) => missed_polls > 0 && end_day > today).map(({ id }) => id);
  return { added: [], changed: [], missed: [], gone };
}
