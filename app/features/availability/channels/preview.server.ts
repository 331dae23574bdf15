import { changesOf } from "#app/features/availability/channels/event-changes";
import type { ReadFeed } from "#app/features/availability/channels/mutations.server";
import { findUnitDays } from "#app/features/availability/channels/queries.server";
import { placeImported } from "#app/features/availability/channels/rules";
import { MAX_LEFT_OUT_NAMED, type LeftOutEvents } from "#app/features/availability/channels/schema";
import { islandToday } from "#app/features/availability/rules";
import { daysBetween } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

export interface ChannelPreview {
  events: number;
  closed: number;
  /** Days from today on that it would take. */
  days: number;
  clashes: { summary: string; first_day: string; end_day: string }[];
  left_out: LeftOutEvents;
}

const MAX_CLASHES_NAMED = 20;

/** What a calendar would do to a unit, before it is kept. */
export async function previewChannel(
  db: Db,
  unit: string,
  { events, leftOut }: Extract<ReadFeed, { kind: "events" }>,
  closedSummaries: readonly string[],
): Promise<ChannelPreview> {
  const today = islandToday();
  const { added } = changesOf([], events, { closedSummaries, today });
  const { ours, others } = await findUnitDays(db, unit);
  const found = added.map((event, index) => ({ ...event, id: `new ${index}`, channel_id: "new" }));
  const { spans, clashes } = placeImported([...others, ...found], ours);
  const clashing = new Set(clashes);
  const days = spans
    .filter(({ channel_id, end_day }) => channel_id === "new" && end_day > today)
    .map(({ first_day, end_day }) => daysBetween(first_day > today ? first_day : today, end_day));
  return {
    events: events.length,
    closed: added.filter(({ is_closed }) => is_closed).length,
    days: days.reduce((sum, n) => sum + n, 0),
    clashes: found
      .filter(({ id, end_day }) => clashing.has(id) && end_day > today)
      .map(({ summary, first_day, end_day }) => ({ summary, first_day, end_day }))
      .slice(0, MAX_CLASHES_NAMED),
    left_out: { count: leftOut.length, events: leftOut.slice(0, MAX_LEFT_OUT_NAMED) },
  };
}
