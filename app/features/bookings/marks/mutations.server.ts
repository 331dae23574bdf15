import { and, eq, sql } from "drizzle-orm";
import { inLedger } from "#app/features/availability/ledger/mutations.server";
import { lockExperience } from "#app/features/availability/departures/mutations.server";
import {
  changeBooking,
  Refused,
  type ChangeableRow,
  type ChangeOutcome,
} from "#app/features/bookings/moves/mutations.server";
import type { PlacedKind } from "#app/features/bookings/placement/mutations.server";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

interface MarkedRow extends ChangeableRow {
  arrived_at: Date | null;
  left_at: Date | null;
}

interface Mark {
  id: string;
  /** Arrived or handed out; left or returned. */
  mark: "arrived" | "left";
  /** False takes it back. */
  isSet: boolean;
  /** Leaving sets the booking completed as well; completed is not set by a clock. */
  complete: boolean;
}

/** Marks that somebody came or left, or takes the mark back. A mark that is there already stays as it is. */
export function markBooking<Row extends MarkedRow>(
  db: Db,
  staff: Actor,
  kind: PlacedKind<Row>,
  { id, mark, isSet, complete }: Mark,
): Promise<ChangeOutcome> {
  return changeBooking(db, staff, kind, { id }, async (_, row) => {
    if (row.status !== "confirmed" && row.status !== "completed") throw new Refused({ ok: false, reason: "unfit" });
    const column = mark === "arrived" ? "arrived_at" : "left_at";
    const isThere = row[column] !== null;
    const status =
      mark !== "left"
        ? row.status
        : isSet
          ? complete
            ? "completed"
            : row.status
          : complete
            ? "confirmed"
            : row.status;
    return {
      columns: { ...(isThere !== isSet && { [column]: isSet ? sql`now()` : null }), status },
      fields: {
        [column]: { from: row[column]?.toISOString() ?? null, to: isSet ? "now" : null },
        ...(status !== row.status && { status: { from: row.status, to: status } }),
      },
    };
  });
}

/** A departure is back: everybody on it who is confirmed has left, and is completed where the box is ticked. */
export async function markDepartureBack(
  db: Db,
  staff: Actor,
  { experience, day, time, complete }: { experience: string; day: Day; time: string | null; complete: boolean },
): Promise<ChangeOutcome> {
  if (!isUuid(experience)) return { ok: false, reason: "missing" };
  const outcome = await inLedger(db, async (tx): Promise<ChangeOutcome> => {
    await lockExperience(tx, experience);
    const returned = await tx
      .update(experience_inquiries)
      .set({
        left_at: sql`now()`,
        ...(complete && { status: "completed" as const }),
        version: sql`${experience_inquiries.version} + 1`,
      })
      .where(
        and(
          eq(experience_inquiries.experience_id, experience),
          eq(experience_inquiries.date, day),
          sql`${experience_inquiries.start_time} is not distinct from ${time}::time`,
          eq(experience_inquiries.status, "confirmed"),
          sql`${experience_inquiries.left_at} is null`,
        ),
      )
      .returning({ id: experience_inquiries.id, name: experience_inquiries.full_name });
    for (const item of returned)
      await recordChange(tx, staff, {
        room: "customers",
        action: "changed",
        item,
        fields: {
          left_at: { from: null, to: "now" },
          ...(complete && { status: { from: "confirmed", to: "completed" } }),
        },
      });
    return { ok: true };
  });
  return !outcome.ok && outcome.reason === "taken" ? { ok: false, reason: "busy" } : outcome;
}
