import { inArray, sql } from "drizzle-orm";
import { placeImported, type ImportedEvent, type ImportedSpan } from "#app/features/availability/channels/rules";
import { CLOSED_REASON } from "#app/features/availability/channels/schema";
import { channel_events, channels, occupancies } from "#app/features/availability/tables.server";
import type { Span } from "#app/features/availability/calendar-days";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

interface StoredEvent extends ImportedEvent {
  unit_id: string;
  clash: boolean;
}
interface StoredRow extends Span {
  id: string;
  unit_id: string;
  kind: string;
  channel_id: string | null;
  reason: string | null;
}

/** A statement takes no more than some ten thousand values. */
const BATCH = 1_000;

/**
 * Lets what other channels have sold take the free days of units, and marks where it clashes. Call it, under the lock of
 * the listing, after anything that gives days of a unit back: so an import has them in the same transaction, before
 * anybody else. A unit without channels costs one look.
 */
export async function placeImports(tx: Db, unitIds: readonly string[]): Promise<void> {
  const units = [...new Set(unitIds)];
  if (units.length === 0) return;
  const listed = sql`(select jsonb_array_elements_text(${JSON.stringify(units)}::jsonb)::uuid)`;
  const found = await rowsOf<{ unit_id: string }>(
    tx,
    sql`select distinct ${channels.unit_id} as unit_id from ${channels} where ${channels.unit_id} in ${listed}`,
  );
  if (found.length === 0) return;
  const events = await rowsOf<StoredEvent>(
    tx,
    sql`select c.unit_id, e.id, e.channel_id, e.first_day::text as first_day, e.end_day::text as end_day, e.is_closed, e.clash
      from ${channels} c join ${channel_events} e on e.channel_id = c.id where c.unit_id in ${listed}`,
  );
  // A hold that ended is nobody's, but the constraint does not know the clock: whoever takes the days deletes it.
  const rows = await rowsOf<StoredRow & { ended: boolean }>(
    tx,
    sql`select o.id, o.unit_id, o.kind, o.channel_id, o.reason, o.first_day::text as first_day, o.end_day::text as end_day,
        o.hold_until is not null and o.hold_until <= clock_timestamp() as ended
      from ${occupancies} o where o.unit_id in ${listed}`,
  );
  const ended = rows.filter((row) => row.ended).map(({ id }) => id);
  const gone: string[] = [...ended];
  const made: (typeof occupancies.$inferInsert)[] = [];
  const [begun, over]: [string[], string[]] = [[], []];
  for (const { unit_id } of found) {
    const ofUnit = rows.filter((row) => row.unit_id === unit_id && !row.ended);
    const own = events.filter((event) => event.unit_id === unit_id);
    const { spans, clashes } = placeImported(
      own,
      ofUnit.filter(({ kind }) => kind !== "import"),
    );
    const change = changeOf(
      ofUnit.filter(({ kind }) => kind === "import"),
      spans,
    );
    gone.push(...change.gone);
    made.push(
      ...change.made.map(({ channel_id, first_day, end_day, is_closed }) => ({
        unit_id,
        kind: "import" as const,
        channel_id,
        first_day,
        end_day,
        reason: is_closed ? CLOSED_REASON : null,
      })),
    );
    const clashing = new Set(clashes);
    begun.push(...own.filter(({ id, clash }) => !clash && clashing.has(id)).map(({ id }) => id));
    over.push(...own.filter(({ id, clash }) => clash && !clashing.has(id)).map(({ id }) => id));
  }
  if (gone.length > 0) await tx.delete(occupancies).where(inArray(occupancies.id, gone));
  for (let from = 0; from < made.length; from += BATCH)
    await tx.insert(occupancies).values(made.slice(from, from + BATCH));
  if (begun.length > 0) await tx.update(channel_events).set({ clash: true }).where(inArray(channel_events.id, begun));
  if (over.length > 0) await tx.update(channel_events).set({ clash: false }).where(inArray(channel_events.id, over));
}

/** Rows that are right already stay as they are, so that nothing is announced that did not change. */
function changeOf(rows: readonly StoredRow[], wanted: readonly ImportedSpan[]) {
  const keyOf = (channel: string | null, isClosed: boolean, { first_day, end_day }: Span) =>
    `${channel} ${isClosed} ${first_day} ${end_day}`;
  const there = new Set(rows.map((row) => keyOf(row.channel_id, row.reason === CLOSED_REASON, row)));
  const right = new Set(wanted.map((span) => keyOf(span.channel_id, span.is_closed, span)));
  return {
    gone: rows
      .filter((row) => !right.has(keyOf(row.channel_id, row.reason === CLOSED_REASON, row)))
      .map(({ id }) => id),
    made: wanted.filter((span) => !there.has(keyOf(span.channel_id, span.is_closed, span))),
  };
}
