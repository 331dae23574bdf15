import { eq, sql } from "drizzle-orm";
import { holdEnd } from "#app/features/availability/ledger/mutations.server";
import { hold_networks } from "#app/features/availability/tables.server";
import { changeBooking, Refused, type ChangeOutcome } from "#app/features/bookings/moves/mutations.server";
import { forgetNetwork, type PlacedKind } from "#app/features/bookings/placement/mutations.server";
import type { BookingStatus } from "#app/features/bookings/schema";
import type { Actor } from "#app/features/history/mutations.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

interface HeldRow {
  id: string;
  full_name: string;
  status: BookingStatus;
  version: number;
  hold_until: Date | null;
  overbooked: boolean;
  erased_at: Date | null;
}

interface HoldKey {
  id: string;
  version?: number;
}

/** How long: so many hours from now, until a moment, or as long as the settings say. */
export type HoldLength = { hours: number } | { until: Date } | "standard";

async function endOf(tx: Db, length: HoldLength): Promise<Date> {
  if (length === "standard") return holdEnd(tx, (await findBookingSettings(tx)).hold_hours);
  if ("hours" in length) return holdEnd(tx, length.hours);
  const [now] = await rowsOf<{ is_past: boolean }>(
    tx,
    sql`select ${length.until.toISOString()}::timestamptz <= clock_timestamp() as is_past`,
  );
  if (now?.is_past) throw new Refused({ ok: false, reason: "unfit" });
  return length.until;
}

/**
 * Lets a pending request hold its days or seats until then: it lengthens a hold, or begins anew one that ended or a
 * wish, if there is room.
 */
export function holdBooking<Row extends HeldRow>(
  db: Db,
  staff: Actor,
  kind: PlacedKind<Row>,
  key: HoldKey,
  length: HoldLength,
): Promise<ChangeOutcome> {
  return changeBooking(db, staff, kind, key, async (tx, row) => {
    if (row.status !== "pending") throw new Refused({ ok: false, reason: "unfit" });
    const until = await endOf(tx, length);
    const claimed = await kind.claim(tx, row, { kind: "hold", until });
    if (claimed === "taken")
      throw new Refused({ ok: false, reason: "clash", clashes: await kind.listClashes(tx, row) });
    // There is nothing to hold: no listing, or an experience on request.
    if (claimed === "free") throw new Refused({ ok: false, reason: "unfit" });
    return {
      columns: { hold_until: until, is_wish: false },
      fields: { hold_until: { from: row.hold_until, to: until } },
    };
  });
}

/** Ends a hold before its time: the days are free at once, the request stays. */
export function endHold<Row extends HeldRow>(
  db: Db,
  staff: Actor,
  kind: PlacedKind<Row>,
  key: HoldKey,
): Promise<ChangeOutcome> {
  return changeBooking(db, staff, kind, key, async (tx, row) => {
    if (row.status !== "pending" || !row.hold_until) throw new Refused({ ok: false, reason: "unfit" });
    await kind.release(tx, row);
    await forgetNetwork(tx, row.id);
    return { columns: { hold_until: null }, fields: { hold_until: { from: row.hold_until, to: null } } };
  });
}

/** Against hoarding: so many live holds for an address, and for a network. */
const HOLD_LIMITS = { email: 3, network: 6 } as const;

/** What became of a request's days: held, asked for beyond the limits, nothing to hold, not held by the settings. */
export type RequestHold = { state: "held"; until: Date } | { state: "limited" | "none" | "off" | "taken" };

/**
 * Holds what a new or corrected request asks for, in the transaction that stores it and under the lock of its listing.
 * Taken: the caller stores it as a wish, or takes everything back. `network` is a keyed hash.
 */
export async function holdForRequest<Row extends HeldRow & { email: string | null; case_id: string }>(
  tx: Db,
  kind: PlacedKind<Row>,
  row: Row,
  network: string,
): Promise<RequestHold> {
  const hours = (await findBookingSettings(tx)).hold_hours;
  const until = await holdEnd(tx, Math.max(hours, 1));
  const claimed = await kind.claim(tx, row, { kind: "hold", until }, { anew: true });
  if (claimed === "placed" && hours > 0 && (await isWithinLimits(tx, row, network))) {
    await tx
      .insert(hold_networks)
      .values({ item_id: row.id, network, hold_until: until })
      .onConflictDoUpdate({ target: hold_networks.item_id, set: { network, hold_until: until } });
    await tx.update(kind.table).set({ hold_until: until, is_wish: false }).where(eq(kind.table.id, row.id));
    return { state: "held", until };
  }
  // What it had for other days before it was corrected goes as well.
  await kind.release(tx, row);
  await forgetNetwork(tx, row.id);
  if (row.hold_until) await tx.update(kind.table).set({ hold_until: null }).where(eq(kind.table.id, row.id));
  if (claimed !== "placed") return { state: claimed === "free" ? "none" : "taken" };
  return { state: hours > 0 ? "limited" : "off" };
}

/**
 * Two requests of one address, or of one network, wait for each other here: neither overlooks the other. Cases are
 * counted: a trip plan is one, however much of it is held.
 */
async function isWithinLimits(tx: Db, row: { case_id: string; email: string | null }, network: string) {
  const address = (row.email ?? "").toLowerCase();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`hold email ${address}`}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`hold network ${network}`}))`);
  const heldIn = (table: string) =>
    sql`select case_id from ${sql.identifier(table)} where lower(email) = ${address} and hold_until > clock_timestamp() and status = 'pending' and case_id <> ${row.case_id}`;
  const caseIn = (table: string) => sql`(select b.case_id from ${sql.identifier(table)} b where b.id = held.item_id)`;
  const [held] = await rowsOf<{ by_email: number; by_network: number }>(
    tx,
    sql`select (select count(distinct case_id)::int from (${heldIn("stay_bookings")} union all ${heldIn("transportation_bookings")} union all ${heldIn("experience_inquiries")}) mine) as by_email,
      (select count(distinct of_case)::int from (
        select coalesce(${caseIn("stay_bookings")}, ${caseIn("transportation_bookings")}, ${caseIn("experience_inquiries")}, held.item_id) as of_case
          from hold_networks held where held.network = ${network} and held.hold_until > clock_timestamp()
      ) theirs where of_case <> ${row.case_id}) as by_network`,
  );
  return (held?.by_email ?? 0) < HOLD_LIMITS.email && (held?.by_network ?? 0) < HOLD_LIMITS.network;
}
