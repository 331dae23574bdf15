import { and, asc, eq, gte, inArray, isNull } from "drizzle-orm";
import { givesDeparture } from "#app/features/availability/departure-plan";
import {
  deleteEndedSeats,
  findOrMakeDeparture,
  forgetDeparture,
  lockExperience,
  type DepartureKey,
} from "#app/features/availability/departures/mutations.server";
import { listPatterns } from "#app/features/availability/departures/queries.server";
import type { PatternInput } from "#app/features/availability/input";
import { inLedger } from "#app/features/availability/ledger/mutations.server";
import { islandToday } from "#app/features/availability/rules";
import { MAX_PATTERNS, MAX_SEATS } from "#app/features/availability/schema";
import { departure_patterns, departures } from "#app/features/availability/tables.server";
import { Refused, type AlsoDo } from "#app/features/bookings/moves/mutations.server";
import { EXPERIENCES } from "#app/features/bookings/placement/mutations.server";
import { listSeated } from "#app/features/bookings/placement/queries.server";
import type { Clash } from "#app/features/bookings/schema";
import { moveInquiry, setCapacity, unseat, type CapacityOutcome } from "#app/features/bookings/seats/mutations.server";
import { experience_inquiries } from "#app/features/bookings/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

/** What came of changing the plan or a departure. */
export type PlanOutcome =
  | { ok: true }
  /** Full: no more patterns. Taken: there is one at that time. */
  | { ok: false; reason: "missing" | "busy" | "full" | "taken" }
  /** Who is on board; nothing was changed. */
  | { ok: false; reason: "clash"; clashes: Clash[] };

const MISSING: PlanOutcome = { ok: false, reason: "missing" };

/** Works on the departures of an experience while nobody takes seats of them. */
async function withExperience(
  db: Db,
  experience: string,
  work: (tx: Db) => Promise<PlanOutcome>,
): Promise<PlanOutcome> {
  if (!isUuid(experience)) return MISSING;
  const outcome = await inLedger(db, async (tx): Promise<PlanOutcome> => {
    if (!(await lockExperience(tx, experience))) return MISSING;
    await deleteEndedSeats(tx, experience);
    return work(tx);
  });
  return !outcome.ok && outcome.reason === "taken" ? { ok: false, reason: "taken" } : outcome;
}

function record(tx: Db, staff: Actor, experience: string, name: string, fields: FieldChanges): Promise<void> {
  return recordChange(tx, staff, { room: "experiences", action: "changed", item: { id: experience, name }, fields });
}

const describe = ({ first_day, last_day, start_time, seats }: Omit<PatternInput, "weekdays" | "cutoff_hours">) =>
  `${start_time}, ${seats} seats, ${first_day} to ${last_day ?? "open"}`;

/**
 * Writes a pattern down: over the one of this id, or as a new one whose id its form brought. Departures of which
 * something is remembered stay as they are. With the first one, bookings that have only a day get their time.
 */
export function savePattern(
  db: Db,
  staff: Actor,
  experience: string,
  { id, isNew, values }: { id: string; isNew: boolean; values: PatternInput },
): Promise<PlanOutcome> {
  return withExperience(db, experience, async (tx) => {
    const stored = await listPatterns(tx, experience);
    const before = stored.find((pattern) => pattern.id === id);
    if (before) await tx.update(departure_patterns).set(values).where(eq(departure_patterns.id, id));
    else {
      if (!isNew || !isUuid(id)) return MISSING;
      if (stored.length >= MAX_PATTERNS) return { ok: false, reason: "full" };
      const made = await tx
        .insert(departure_patterns)
        .values({ ...values, id, experience_id: experience })
        .onConflictDoNothing({ target: departure_patterns.id })
        .returning({ id: departure_patterns.id });
      // The id is that of another experience's pattern.
      if (made.length === 0) return MISSING;
      if (stored.length === 0) await matchBookings(tx, staff, experience, values);
    }
    await record(tx, staff, experience, "Weekly plan", {
      departures: { from: before ? describe(before) : null, to: describe(values) },
    });
    return { ok: true };
  });
}

/** Takes a pattern away. What is remembered of its departures stays, marked as not in the plan. */
export function deletePattern(db: Db, staff: Actor, experience: string, id: string): Promise<PlanOutcome> {
  return withExperience(db, experience, async (tx) => {
    const before = (await listPatterns(tx, experience)).find((pattern) => pattern.id === id);
    if (!before) return MISSING;
    await tx.delete(departure_patterns).where(eq(departure_patterns.id, id));
    await record(tx, staff, experience, "Weekly plan", { departures: { from: describe(before), to: null } });
    return { ok: true };
  });
}

/**
 * Bookings to come that have a day and no time, from before there was a plan: they start with the one departure of
 * their day. Confirmed ones take seats, the oldest first, and are overbooked where there are none left; pending ones
 * were promised nothing and hold nothing.
 */
async function matchBookings(tx: Db, staff: Actor, experience: string, pattern: PatternInput): Promise<void> {
  const waiting = await tx
    .select()
    .from(experience_inquiries)
    .where(
      and(
        eq(experience_inquiries.experience_id, experience),
        isNull(experience_inquiries.start_time),
        isNull(experience_inquiries.erased_at),
        gte(experience_inquiries.date, islandToday()),
        inArray(experience_inquiries.status, ["pending", "confirmed", "completed"]),
      ),
    )
    .orderBy(asc(experience_inquiries.created_at), asc(experience_inquiries.id))
    .for("update");
  const extras = new Set(
    (
      await tx
        .select({ day: departures.day, start_time: departures.start_time })
        .from(departures)
        .where(and(eq(departures.experience_id, experience), gte(departures.day, islandToday())))
    )
      .filter(({ start_time }) => start_time !== pattern.start_time)
      .map(({ day }) => day),
  );
  // One after the other: who came first takes the seats.
  for (const row of waiting.filter(({ date }) => givesDeparture(pattern, date) && !extras.has(date))) {
    const timed = { ...row, start_time: pattern.start_time };
    const isOverbooked =
      row.status !== "pending" && (await EXPERIENCES.claim(tx, timed, { kind: "booking" })) !== "placed";
    await tx
      .update(experience_inquiries)
      .set({ start_time: pattern.start_time, overbooked: isOverbooked, version: row.version + 1 })
      .where(eq(experience_inquiries.id, row.id));
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id: row.id, name: row.full_name },
      fields: {
        start_time: { from: null, to: pattern.start_time },
        ...(isOverbooked && { overbooked: { from: false, to: true } }),
      },
    });
  }
}

/** A single departure besides the plan. */
export function addExtraDeparture(
  db: Db,
  staff: Actor,
  { experience, day, time }: DepartureKey,
  { seats, cutoff_hours }: { seats: number; cutoff_hours: number },
): Promise<PlanOutcome> {
  return withExperience(db, experience, async (tx) => {
    const planned = await findOrMakeDeparture(tx, { experience, day, time });
    if (planned) {
      await forgetDeparture(tx, planned.id);
      return { ok: false, reason: "taken" };
    }
    await tx
      .insert(departures)
      .values({ experience_id: experience, day, start_time: time, capacity: seats, cutoff_hours, is_extra: true });
    await record(tx, staff, experience, `${day} ${time}`, { departure: { from: null, to: `${seats} seats` } });
    return { ok: true };
  });
}

/** Closes a departure for visitors, or opens it again. Who is on board stays. */
export function setDepartureState(
  db: Db,
  staff: Actor,
  key: DepartureKey,
  state: "open" | "closed",
): Promise<PlanOutcome> {
  return withExperience(db, key.experience, async (tx) => {
    const departure = await findOrMakeDeparture(tx, key);
    if (!departure) return MISSING;
    if (departure.state === state) return { ok: true };
    await tx.update(departures).set({ state }).where(eq(departures.id, departure.id));
    await record(tx, staff, key.experience, `${key.day} ${key.time}`, { state: { from: departure.state, to: state } });
    return { ok: true };
  });
}

/** What happens to those on board: not said yet, another departure for all, or they stand without seats. */
export type OnBoard = "ask" | { to: { day: Day; time: string } } | "unseat";

/** What is done about each of those on board, in the same transaction. */
interface TellOnBoard {
  moved: (id: string) => AlsoDo;
  unseated: (id: string) => AlsoDo;
}

/**
 * Cancels a departure. Who is on board is listed first; then all of them move to another one, or none does and nothing
 * is changed, or they lose their seats: confirmed ones are overbooked until somebody has moved or cancelled them.
 */
export async function cancelDeparture(
  db: Db,
  staff: Actor,
  key: DepartureKey,
  onBoard: OnBoard,
  tell?: TellOnBoard,
): Promise<PlanOutcome> {
  try {
    return await withExperience(db, key.experience, async (tx) => {
      const departure = await findOrMakeDeparture(tx, key);
      if (!departure) return MISSING;
      if (departure.state === "cancelled") return { ok: true };
      // All of them, also where more are on board than a question shows.
      const seated = await listSeated(tx, departure.id, undefined, MAX_SEATS);
      if (seated.length > 0 && onBoard === "ask") return { ok: false, reason: "clash", clashes: seated };
      // First of all: one that is open and empty would be forgotten as the last of them leaves it.
      await tx.update(departures).set({ state: "cancelled" }).where(eq(departures.id, departure.id));
      if (onBoard === "unseat") {
        await unseat(
          tx,
          staff,
          seated.map(({ id }) => id),
        );
        for (const { id } of seated) await tell?.unseated(id)(tx);
      } else if (onBoard !== "ask")
        // The oldest first: all of them find seats, or none is moved.
        for (const { id } of seated.toReversed()) {
          const moved = await moveInquiry(tx, staff, { id, ...onBoard.to, also: tell?.moved(id) });
          if (!moved.ok) throw new Refused({ ok: false, reason: "clash", clashes: seated });
        }
      await record(tx, staff, key.experience, `${key.day} ${key.time}`, {
        state: { from: departure.state, to: "cancelled" },
        ...(typeof onBoard === "object" &&
          seated.length > 0 && { moved: { from: seated.length, to: `${onBoard.to.day} ${onBoard.to.time}` } }),
      });
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof Refused && error.outcome.reason === "clash") return error.outcome;
    throw error;
  }
}

/** Sets the seats of one departure, planned or remembered. */
export async function changeSeats(
  db: Db,
  staff: Actor,
  key: DepartureKey,
  { capacity, overbook }: { capacity: number; overbook: boolean },
): Promise<CapacityOutcome> {
  if (!isUuid(key.experience)) return { ok: false, reason: "missing" };
  const found = await inLedger(db, async (tx) => {
    if (!(await lockExperience(tx, key.experience))) return { ok: true as const, departure: null };
    await deleteEndedSeats(tx, key.experience);
    return { ok: true as const, departure: await findOrMakeDeparture(tx, key) };
  });
  if (!found.ok) return { ok: false, reason: "busy" };
  if (!found.departure) return { ok: false, reason: "missing" };
  return setCapacity(db, staff, { id: found.departure.id, capacity, overbook });
}
