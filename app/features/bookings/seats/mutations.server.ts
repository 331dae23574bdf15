import { eq, sql } from "drizzle-orm";
import { freeSeats, lockExperience } from "#app/features/availability/departures/mutations.server";
import { inLedger } from "#app/features/availability/ledger/mutations.server";
import { departures } from "#app/features/availability/tables.server";
import {
  changeBooking,
  claimOf,
  Refused,
  type ChangeOutcome,
  type ChangeTarget,
} from "#app/features/bookings/moves/mutations.server";
import { EXPERIENCES } from "#app/features/bookings/placement/mutations.server";
import type { Clash } from "#app/features/bookings/schema";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";

/** Moves a booking of an experience to another departure: it gives back and takes seats at once, or stays. */
export function moveInquiry(
  db: Db,
  staff: Actor,
  { day, time, ...target }: ChangeTarget & { day: Day; time: string | null },
): Promise<ChangeOutcome> {
  return changeBooking(db, staff, EXPERIENCES, target, async (tx, row) => {
    const moved = { ...row, date: day, start_time: time };
    const claim = await claimOf(tx, row);
    if (!claim || !time) await EXPERIENCES.release(tx, row);
    if (claim && time) {
      if ((await EXPERIENCES.claim(tx, moved, claim)) === "taken")
        throw new Refused({ ok: false, reason: "clash", clashes: await EXPERIENCES.listClashes(tx, moved) });
    }
    return {
      columns: { date: day, start_time: time, ...(claim?.kind === "booking" && { overbooked: false }) },
      fields: {
        departure: { from: `${row.date} ${row.start_time ?? ""}`.trim(), to: `${day} ${time ?? ""}`.trim() },
      },
    };
  });
}

/** Takes seats away: confirmed bookings are overbooked, pending ones only lose their hold. */
export async function unseat(tx: Db, staff: Actor, ids: readonly string[]): Promise<void> {
  // A handful of bookings, each with a line of history of its own.
  for (const id of ids) {
    await freeSeats(tx, id);
    const [row] = await tx
      .update(experience_inquiries)
      .set({
        overbooked: sql`${experience_inquiries.status} <> 'pending'`,
        hold_until: null,
        version: sql`${experience_inquiries.version} + 1`,
      })
      .where(eq(experience_inquiries.id, id))
      .returning({ name: experience_inquiries.full_name, overbooked: experience_inquiries.overbooked });
    if (!row) continue;
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id, name: row.name },
      fields: row.overbooked ? { overbooked: { from: false, to: true } } : { hold_until: { from: "held", to: null } },
    });
  }
}

export type CapacityOutcome =
  | { ok: true; overbooked: string[] }
  | { ok: false; reason: "missing" | "busy" }
  /** Those who no longer fit, newest first. */
  | { ok: false; reason: "clash"; clashes: Clash[] };

/**
 * Sets how many seats a departure has. Below those taken it is refused with those who no longer fit; with `overbook`
 * the newest of them give their seats back: confirmed ones are overbooked, pending ones only lose their hold.
 */
export async function setCapacity(
  db: Db,
  staff: Actor,
  { id, capacity, overbook = false }: { id: string; capacity: number; overbook?: boolean },
): Promise<CapacityOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const outcome = await inLedger(db, async (tx): Promise<CapacityOutcome> => {
    const [found] = await tx.select().from(departures).where(eq(departures.id, id));
    if (!found || !(await lockExperience(tx, found.experience_id))) return { ok: false, reason: "missing" };
    const seated = await rowsOf<Clash & { seats: number; is_pending: boolean }>(
      tx,
      sql`select i.id, i.full_name, i.date::text as start, i.date::text as end, s.seats, i.status = 'pending' as is_pending
        from departure_seats s join experience_inquiries i on i.id = s.inquiry_id where s.departure_id = ${id} order by i.created_at desc, i.id for update of i, s`,
    );
    let taken = seated.reduce((sum, { seats }) => sum + seats, 0);
    const leaving: typeof seated = [];
    for (const each of seated) {
      if (taken <= capacity) break;
      leaving.push(each);
      taken -= each.seats;
    }
    if (leaving.length > 0 && !overbook)
      return {
        ok: false,
        reason: "clash",
        clashes: leaving.map(({ id, full_name, start, end }) => ({ id, full_name, start, end })),
      };
    await unseat(
      tx,
      staff,
      leaving.map(({ id }) => id),
    );
    await tx.update(departures).set({ capacity }).where(eq(departures.id, id));
    await recordChange(tx, staff, {
      room: "experiences",
      action: "changed",
      item: { id: found.experience_id, name: `${found.day} ${found.start_time}` },
      fields: { capacity: { from: found.capacity, to: capacity } },
    });
    return { ok: true, overbooked: leaving.filter(({ is_pending }) => !is_pending).map(({ id }) => id) };
  });
  return !outcome.ok && outcome.reason === "taken" ? { ok: false, reason: "busy" } : outcome;
}
