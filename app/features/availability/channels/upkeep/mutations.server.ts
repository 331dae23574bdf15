import { inArray, sql, type SQL } from "drizzle-orm";
import { placeImports } from "#app/features/availability/channels/imports/mutations.server";
import { ALARM_HOURS, ERASED_SUMMARY, SUMMARY_DAYS } from "#app/features/availability/channels/schema";
import { deleteEndedHolds, inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { islandToday } from "#app/features/availability/rules";
import type { UnitListing } from "#app/features/availability/schema";
import { channel_events, channels } from "#app/features/availability/tables.server";
import { queueStaffNotice } from "#app/features/mail/mutations.server";
import { addDays } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

interface OverdueChannel {
  id: string;
  name: string;
  listing: string;
  last_error: string | null;
}

/** Tells staff, once for each time, that a calendar has not been read for a day. */
export async function warnOfOverdueChannels(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const overdue = await rowsOf<OverdueChannel>(
      tx,
      sql`update channels c set warned_at = now() from units u left join stays s on s.id = u.stay_id left join transportation_rentals r on r.id = u.rental_id
        where u.id = c.unit_id and c.is_active and c.warned_at is null and coalesce(c.last_success_at, c.failing_since) < now() - make_interval(hours => ${ALARM_HOURS})
        returning c.id, c.name, coalesce(s.name, r.name) as listing, c.last_error`,
    );
    for (const { id, name, listing, last_error } of overdue)
      await queueStaffNotice(tx, {
        about: { table: "channels", id },
        letter: {
          subject: `The calendar of ${name} has not been read for a day`,
          opening: [
            `The calendar of ${name} could not be read for ${ALARM_HOURS} hours. What was sold there since then is not known here, so days may be sold twice.`,
          ],
          heading: listing,
          lines: last_error ? [{ label: "What went wrong", value: last_error }] : [],
          quote: null,
          closing: ["In the office, under Channels, you can read it again or give it a new address."],
          smallPrint: null,
        },
      });
    return overdue.length;
  });
}

/** Holds end by themselves. Where an import waits for their days, it gets them without anybody asking for them. */
export async function placeWaitingImports(db: Db): Promise<void> {
  const waiting = await rowsOf<{ unit_id: string; kind: UnitListing["kind"]; listing: string }>(
    db,
    sql`select distinct c.unit_id, case when u.stay_id is null then 'vehicle' else 'stay' end as kind, coalesce(u.stay_id, u.rental_id) as listing
      from channel_events e join channels c on c.id = e.channel_id join units u on u.id = c.unit_id join occupancies o on o.unit_id = c.unit_id
      where e.clash and o.kind = 'hold' and o.hold_until <= clock_timestamp() and o.first_day < e.end_day and o.end_day > e.first_day`,
  );
  // Each listing in a transaction of its own: locks are held for a moment.
  for (const { unit_id, kind, listing } of waiting)
    await inLedger(db, async (tx) => {
      if (!(await lockListing(tx, { kind, id: listing }))) return;
      await deleteEndedHolds(tx, { kind, id: listing });
      await placeImports(tx, [unit_id]);
    });
}

/** Summaries may name guests: those of events that ended long ago are erased. */
export async function eraseOldSummaries(db: Db): Promise<void> {
  await db.execute(
    sql`update channel_events set summary = '' where summary <> '' and end_day < ${addDays(islandToday(), -SUMMARY_DAYS)}::date`,
  );
}

const SWEEP_BATCH = 1_000;

/** Holds that ended a day ago and whose days nobody needed, with the networks they were counted for. */
export async function deleteOldHolds(db: Db, stopping?: AbortSignal): Promise<number> {
  const old = sql`hold_until < clock_timestamp() - interval '1 day'`;
  const statements = [
    sql`delete from occupancies where id in (select id from occupancies where kind = 'hold' and ${old} order by hold_until limit ${SWEEP_BATCH} for update skip locked) returning id`,
    sql`delete from departure_seats where id in (select id from departure_seats where ${old} order by hold_until limit ${SWEEP_BATCH} for update skip locked) returning id`,
    sql`delete from hold_networks where item_id in (select item_id from hold_networks where ${old} limit ${SWEEP_BATCH} for update skip locked) returning item_id`,
  ];
  let deleted = 0;
  for (const statement of statements) {
    for (let taken = SWEEP_BATCH; taken === SWEEP_BATCH; deleted += taken) {
      if (stopping?.aborted) return deleted;
      taken = (await rowsOf(db, statement)).length;
    }
  }
  return deleted;
}

/** Takes summaries out of what other calendars said. Reading them again does not bring them back. */
export async function eraseSummariesWhere(tx: Db, where: SQL): Promise<number> {
  const erased = await tx
    .update(channel_events)
    .set({ summary: ERASED_SUMMARY })
    .where(where)
    .returning({ channel: channel_events.channel_id });
  // Events that were left out are named, too; the next reading says how many there are.
  const named = [...new Set(erased.map(({ channel }) => channel))];
  if (named.length > 0)
    await tx
      .update(channels)
      .set({ left_out: sql`jsonb_set(${channels.left_out}, '{events}', '[]')` })
      .where(inArray(channels.id, named));
  return erased.length;
}
