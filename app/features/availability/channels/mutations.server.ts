import { eq, inArray, sql } from "drizzle-orm";
import {
  changesOf,
  changesOfUnchanged,
  type EventChanges,
  type StoredEvent,
} from "#app/features/availability/channels/event-changes";
import { placeImports } from "#app/features/availability/channels/imports/mutations.server";
import { backOffSeconds, nextPollSeconds } from "#app/features/availability/channels/rules";
import { MAX_LEFT_OUT_NAMED } from "#app/features/availability/channels/schema";
import type { ParsedFeed } from "#app/features/availability/feeds/feed-events";
import type { FeedVersion } from "#app/features/availability/feeds/fetch-feed.server";
import {
  deleteEndedHolds,
  inLedger,
  lockListing,
  type LedgerRefusal,
} from "#app/features/availability/ledger/mutations.server";
import { islandToday } from "#app/features/availability/rules";
import { unitName, type UnitListing } from "#app/features/availability/schema";
import { calendar_links, channel_events, channels, occupancies, units } from "#app/features/availability/tables.server";
import { newLinkToken } from "#app/features/availability/channels/links/token.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import { findBookingSettings } from "#app/features/settings/queries.server";
import { findViolatedConstraint, type Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

type Channel = typeof channels.$inferSelect;
type Unit = typeof units.$inferSelect;

const listingOf = ({ stay_id, rental_id }: Unit): UnitListing =>
  stay_id ? { kind: "stay", id: stay_id } : { kind: "vehicle", id: rental_id ?? "" };

/** Works on one channel under the lock of its listing. Null when there is none any more. */
function withChannel<T>(
  db: Db,
  id: string,
  work: (tx: Db, channel: Channel, unit: Unit) => Promise<T>,
): Promise<T | null | LedgerRefusal> {
  return inLedger(db, async (tx) => {
    const [found] = await tx
      .select({ unit: units })
      .from(channels)
      .innerJoin(units, eq(units.id, channels.unit_id))
      .where(eq(channels.id, id));
    if (!found || !(await lockListing(tx, listingOf(found.unit)))) return null;
    const [channel] = await tx.select().from(channels).where(eq(channels.id, id)).for("update");
    return channel ? work(tx, channel, found.unit) : null;
  });
}

function recordChannel(tx: Db, staff: Actor, unit: Unit, fields: FieldChanges): Promise<void> {
  const { kind, id } = listingOf(unit);
  // The address is a secret: only the channel's name is written down.
  const item = { id, name: unitName(unit, kind) };
  return recordChange(tx, staff, {
    room: kind === "stay" ? "stays" : "transportation",
    action: "changed",
    item,
    fields,
  });
}

export type ReadFeed =
  | ({ kind: "events" } & Omit<Extract<ParsedFeed, { kind: "events" }>, "kind"> & FeedVersion)
  | { kind: "unchanged" };

/** Stores what a calendar says. Nothing is written that is known already but the moment it was read. */
export async function importFeed(db: Db, id: string, read: ReadFeed): Promise<{ ok: boolean }> {
  const { channel_minutes } = await findBookingSettings(db);
  const stored = await withChannel(db, id, async (tx, channel, unit) => {
    await deleteEndedHolds(tx, listingOf(unit));
    const known: StoredEvent[] = await tx.select().from(channel_events).where(eq(channel_events.channel_id, id));
    const today = islandToday();
    const changes =
      read.kind === "events"
        ? changesOf(known, read.events, { closedSummaries: channel.closed_summaries, today })
        : changesOfUnchanged(known, today);
    await writeEvents(tx, id, changes);
    await placeImports(tx, [channel.unit_id]);
    const seconds = nextPollSeconds(channel_minutes, Math.random());
    await tx
      .update(channels)
      .set({
        last_tried_at: sql`now()`,
        last_success_at: sql`now()`,
        last_error: null,
        failures: 0,
        failing_since: null,
        warned_at: null,
        next_poll_at: sql`now() + make_interval(secs => ${seconds})`,
        ...(read.kind === "events" && {
          etag: read.etag,
          last_modified: read.lastModified,
          events_seen: read.events.length,
          left_out: { count: read.leftOut.length, events: read.leftOut.slice(0, MAX_LEFT_OUT_NAMED) },
        }),
      })
      .where(eq(channels.id, id));
    return { ok: true };
  });
  return stored ?? { ok: false };
}

const BATCH = 1_000;

async function writeEvents(tx: Db, channel_id: string, { added, changed, missed, gone }: EventChanges): Promise<void> {
  if (gone.length > 0) await tx.delete(channel_events).where(inArray(channel_events.id, gone));
  if (missed.length > 0)
    await tx
      .update(channel_events)
      .set({ missed_polls: sql`${channel_events.missed_polls} + 1` })
      .where(inArray(channel_events.id, missed));
  // All in one statement: two events may change UIDs.
  if (changed.length > 0)
    await tx.execute(
      sql`update channel_events e set uid = x.uid, recurrence_id = x.recurrence_id, first_day = x.first_day, end_day = x.end_day, summary = x.summary,
          is_closed = x.is_closed, missed_polls = 0, changed_at = now()
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x (id uuid, uid text, recurrence_id text, first_day date, end_day date, summary text, is_closed boolean)
        where e.id = x.id`,
    );
  for (let from = 0; from < added.length; from += BATCH)
    await tx.insert(channel_events).values(added.slice(from, from + BATCH).map((event) => ({ ...event, channel_id })));
}

/** Its days stay as they are; it is tried again later and later. */
export async function recordFeedFailure(
  db: Db,
  id: string,
  { error, retryAfterSeconds }: { error: string; retryAfterSeconds?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [channel] = await tx
      .select({ failures: channels.failures })
      .from(channels)
      .where(eq(channels.id, id))
      .for("update");
    if (!channel) return;
    const failures = channel.failures + 1;
    const seconds = backOffSeconds(failures, retryAfterSeconds);
    await tx
      .update(channels)
      .set({
        last_tried_at: sql`now()`,
        last_error: error,
        failures,
        failing_since: sql`coalesce(${channels.failing_since}, now())`,
        next_poll_at: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where(eq(channels.id, id));
  });
}

export interface NewChannel {
  unit: string;
  name: string;
  url: string;
  closed_summaries: string[];
}

/** Keeps another calendar, with an address of ours for it that leaves out what came from it. */
export async function addChannel(
  db: Db,
  staff: Actor,
  { unit: unit_id, name, url, closed_summaries }: NewChannel,
): Promise<{ ok: true; id: string } | { ok: false; reason: "missing" | "known" }> {
  if (!isUuid(unit_id)) return { ok: false, reason: "missing" };
  try {
    return await db.transaction(async (tx) => {
      const [unit] = await tx.select().from(units).where(eq(units.id, unit_id));
      if (!unit) return { ok: false, reason: "missing" };
      const [channel] = await tx
        .insert(channels)
        .values({ unit_id, name, url, closed_summaries })
        .returning({ id: channels.id });
      if (!channel) return { ok: false, reason: "missing" };
      await tx.insert(calendar_links).values({ unit_id, channel_id: channel.id, token: newLinkToken() });
      await recordChannel(tx, staff, unit, { channel: { from: null, to: name } });
      return { ok: true, id: channel.id };
    });
  } catch (error) {
    if (findViolatedConstraint(error) === "channels_unit_url") return { ok: false, reason: "known" };
    throw error;
  }
}

/** Switched off, it is not read; its days stay taken until staff free them. */
export async function setChannelActive(db: Db, staff: Actor, id: string, is_active: boolean): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const done = await withChannel(db, id, async (tx, channel, unit) => {
    if (channel.is_active === is_active) return { ok: true };
    await tx
      .update(channels)
      .set({ is_active, ...(is_active && { next_poll_at: sql`now()` }) })
      .where(eq(channels.id, id));
    const name = (active: boolean) => `${channel.name}: ${active ? "on" : "off"}`;
    await recordChannel(tx, staff, unit, { channel: { from: name(channel.is_active), to: name(is_active) } });
    return { ok: true };
  });
  return done ?? { ok: false };
}

/** Which summaries mean "closed" takes effect at once on what is known. */
export async function setClosedSummaries(
  db: Db,
  staff: Actor,
  id: string,
  closed_summaries: string[],
): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const done = await withChannel(db, id, async (tx, channel, unit) => {
    const folded = closed_summaries.map((summary) => summary.trim().toLowerCase());
    await tx.update(channels).set({ closed_summaries }).where(eq(channels.id, id));
    await tx.execute(
      sql`update channel_events set is_closed = x.is_closed from (select id, lower(btrim(summary)) in (select jsonb_array_elements_text(${JSON.stringify(folded)}::jsonb)) as is_closed
        from channel_events where channel_id = ${id}) x where x.id = channel_events.id and channel_events.is_closed <> x.is_closed`,
    );
    await deleteEndedHolds(tx, listingOf(unit));
    await placeImports(tx, [unit.id]);
    const words = (summaries: readonly string[]) => `${channel.name}: ${summaries.join("; ") || "none"}`;
    await recordChannel(tx, staff, unit, {
      closed_summaries: { from: words(channel.closed_summaries), to: words(closed_summaries) },
    });
    return { ok: true };
  });
  return done ?? { ok: false };
}

/** Only of one that is switched off: otherwise the next reading would take them again. */
export async function freeChannelDays(db: Db, staff: Actor, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const done = await withChannel(db, id, async (tx, channel, unit) => {
    if (channel.is_active) return { ok: false };
    const freed = await tx
      .delete(channel_events)
      .where(eq(channel_events.channel_id, id))
      .returning({ id: channel_events.id });
    // Whatever it says when it is read again is new.
    await tx.update(channels).set({ etag: null, last_modified: null, events_seen: 0 }).where(eq(channels.id, id));
    await placeImports(tx, [unit.id]);
    await recordChannel(tx, staff, unit, { channel_events: { from: `${channel.name}: ${freed.length}`, to: 0 } });
    return { ok: true };
  });
  return done ?? { ok: false };
}

/** Its days are free at once; what it is given to read ends with it. */
export async function deleteChannel(db: Db, staff: Actor, id: string): Promise<{ ok: boolean }> {
  if (!isUuid(id)) return { ok: false };
  const done = await withChannel(db, id, async (tx, channel, unit) => {
    await tx.delete(occupancies).where(eq(occupancies.channel_id, id));
    await tx.delete(channels).where(eq(channels.id, id));
    // Days that another channel wants as well.
    await placeImports(tx, [unit.id]);
    await recordChannel(tx, staff, unit, { channel: { from: channel.name, to: null } });
    return { ok: true };
  });
  return done ?? { ok: false };
}
