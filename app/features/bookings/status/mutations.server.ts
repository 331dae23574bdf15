import { eq } from "drizzle-orm";
import { holdEnd, inLedger, type LedgerRefusal, lockCaseOf } from "#app/features/availability/ledger/mutations.server";
import type { AlsoDo } from "#app/features/bookings/moves/mutations.server";
import {
  EXPERIENCES,
  forgetNetwork,
  STAYS,
  VEHICLES,
  type BookingTable,
  type PlacedKind,
} from "#app/features/bookings/placement/mutations.server";
import type { BookingStatus, Clash, StatusOutcome } from "#app/features/bookings/schema";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import { findLastEditor } from "#app/features/history/queries.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

export interface SetStatusOptions {
  /** The status somebody was shown when setting this one; another that is stored by now is asked about first. */
  expectedStatus?: string;
  /** The same of days, unit and status together. */
  version?: number;
  /** What was in the way when somebody chose to overbook; anything else that is there now is asked about first. */
  acknowledgedClashes?: readonly string[];
  /** The unit staff chose. */
  unit?: string;
  /** Whose wish it was, when it is cancelled. */
  cancelledBy?: "guest" | "staff";
  first?: AlsoDo;
  also?: AlsoDo;
}

/** What of a booking follows from its status. */
interface PlacementColumns {
  hold_until: Date | null;
  is_wish: boolean;
  overbooked: boolean;
}

type Consequence = { columns: Partial<PlacementColumns>; clashes: Clash[] } | { blockedBy: Clash[] };

const SETTLED: PlacementColumns = { hold_until: null, is_wish: false, overbooked: false };
const takesPlace = (status: BookingStatus) => status === "confirmed" || status === "completed";

/** Takes and gives back days or seats as a status asks for. */
async function followStatus<Row extends { id: string; status: BookingStatus }>(
  tx: Db,
  kind: PlacedKind<Row>,
  row: Row,
  status: BookingStatus,
  { acknowledgedClashes, unit }: SetStatusOptions,
): Promise<Consequence> {
  if (status === "cancelled") {
    await kind.release(tx, row);
    return { columns: { hold_until: null, overbooked: false }, clashes: [] };
  }
  if (status === "pending") return { columns: await holdAnew(tx, kind, row), clashes: [] };
  if (takesPlace(row.status)) return { columns: {}, clashes: [] };
  if ((await kind.claim(tx, row, { kind: "booking" }, { unit })) !== "taken") return { columns: SETTLED, clashes: [] };
  const clashes = await kind.listClashes(tx, row);
  if (!acknowledgedClashes || clashes.some(({ id }) => !acknowledgedClashes.includes(id)))
    return { blockedBy: clashes };
  await kind.release(tx, row);
  return { columns: { ...SETTLED, overbooked: true }, clashes };
}

/** Set back to pending: it holds for the full time if there is room, else it is a wish. */
async function holdAnew<Row extends { id: string }>(
  tx: Db,
  kind: PlacedKind<Row>,
  row: Row,
): Promise<PlacementColumns> {
  const hours = (await findBookingSettings(tx)).hold_hours;
  if (hours === 0) {
    await kind.release(tx, row);
    return SETTLED;
  }
  const until = await holdEnd(tx, hours);
  const claimed = await kind.claim(tx, row, { kind: "hold", until });
  if (claimed === "placed") return { ...SETTLED, hold_until: until };
  return { ...SETTLED, is_wish: claimed === "taken" };
}

/** Somebody who takes the same days at the same moment is seen at the second try. */
const MAX_TRIES = 3;

/** Any status can follow any other. Who set it is written down with it, and over which clash. */
async function setStatus<T extends BookingTable>(
  db: Db,
  staff: Actor,
  table: T,
  kind: PlacedKind<T["$inferSelect"]>,
  id: string,
  status: BookingStatus,
  options: SetStatusOptions = {},
): Promise<StatusOutcome> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const outcome = await inLedger(db, (tx) => setStatusIn(tx, staff, table, kind, id, status, options));
    if (!isTaken(outcome)) return outcome;
  }
  return { ok: false, reason: "busy" };
}

function isTaken(outcome: StatusOutcome | LedgerRefusal): outcome is LedgerRefusal & { reason: "taken" } {
  return !outcome.ok && outcome.reason === "taken";
}

async function setStatusIn<T extends BookingTable>(
  tx: Db,
  staff: Actor,
  table: T,
  kind: PlacedKind<T["$inferSelect"]>,
  id: string,
  status: BookingStatus,
  options: SetStatusOptions,
): Promise<StatusOutcome> {
  const requests: BookingTable = table;
  await options.first?.(tx);
  // Lock order: case, listing, booking, as guests do who cancel, and as deleting a listing does. Prevents deadlocks.
  await lockCaseOf(tx, requests, id);
  await kind.lock(tx, id);
  const [row] = (await tx.select().from(requests).where(eq(table.id, id)).for("update")) as T["$inferSelect"][];
  // The sender's personal data was erased: the booking counts as missing.
  if (!row || row.erased_at) return { ok: false, reason: "missing" };
  if (row.status === status) return { ok: true };
  const isOther = options.expectedStatus !== undefined && options.expectedStatus !== row.status;
  if (isOther || (options.version !== undefined && options.version !== row.version)) {
    return { ok: false, reason: "changed", now: row.status, by: await findLastEditor(tx, "customers", id, "status") };
  }
  if (options.unit !== undefined && !(await kind.hasUnit(tx, row, options.unit)))
    return { ok: false, reason: "unknown-unit" };
  const consequence = await followStatus(tx, kind, row, status, options);
  if ("blockedBy" in consequence) return { ok: false, reason: "clash", clashes: consequence.blockedBy };
  const { columns, clashes } = consequence;
  await tx
    .update(requests)
    .set({
      status,
      ...columns,
      version: row.version + 1,
      ...(status === "cancelled" && { cancelled_by: options.cancelledBy ?? "staff" }),
    })
    .where(eq(table.id, id));
  if (status !== "pending") await forgetNetwork(tx, id);
  await recordChange(tx, staff, {
    room: "customers",
    action: "changed",
    item: { id, name: row.full_name },
    fields: {
      status: { from: row.status, to: status },
      ...(columns.overbooked !== undefined &&
        columns.overbooked !== row.overbooked && { overbooked: { from: row.overbooked, to: columns.overbooked } }),
      ...(clashes.length > 0 && {
        clash: {
          from: null,
          to: clashes.map(({ full_name, start, end }) => `${full_name}, ${start} to ${end}`).join("\n"),
        },
      }),
    },
  });
  await options.also?.(tx);
  return { ok: true };
}

export function setExperienceInquiryStatus(
  db: Db,
  staff: Actor,
  id: string,
  status: BookingStatus,
  options?: SetStatusOptions,
): Promise<StatusOutcome> {
  return setStatus(db, staff, experience_inquiries, EXPERIENCES, id, status, options);
}

export function setStayBookingStatus(
  db: Db,
  staff: Actor,
  id: string,
  status: BookingStatus,
  options?: SetStatusOptions,
): Promise<StatusOutcome> {
  return setStatus(db, staff, stay_bookings, STAYS, id, status, options);
}

export function setTransportationBookingStatus(
  db: Db,
  staff: Actor,
  id: string,
  status: BookingStatus,
  options?: SetStatusOptions,
): Promise<StatusOutcome> {
  return setStatus(db, staff, transportation_bookings, VEHICLES, id, status, options);
}
