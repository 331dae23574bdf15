import type { Staff } from "#app/features/auth/schema";
import { MAX_OCCUPANCY_DAYS } from "#app/features/availability/schema";
import { readMailChoice, tellOfChange, tellOfUndo } from "#app/features/bookings/desk/guest-emails.server";
import { setBookingStatus } from "#app/features/bookings/office/handle-request.server";
import {
  moveBooking,
  parkBooking,
  swapBookings,
  type ChangeOutcome,
} from "#app/features/bookings/moves/mutations.server";
import { undoMove } from "#app/features/bookings/moves/undo/mutations.server";
import { STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import type { StatusOutcome } from "#app/features/bookings/schema";
import { blockUnit, unblock, type UnitOutcome } from "#app/features/bookings/units/mutations.server";
import { daysBetween, isDay, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { isUuid } from "#app/platform/db/uuid";

export type CalendarOutcome =
  | ChangeOutcome
  | UnitOutcome
  | StatusOutcome
  | { ok: false; reason: "invalid"; field: "days" | "reason" | "unit" };

type Fields = Readonly<Record<string, string>>;

const MAX_REASON = 200;

/** Days as a form names them; null when they are none, or too many for one row. */
export function readSpan({ from = "", to = "" }: Fields): { from: Day; to: Day } | null {
  if (!isDay(from) || !isDay(to) || from < "2000" || to >= "2200" || to <= from) return null;
  return daysBetween(from, to) <= MAX_OCCUPANCY_DAYS ? { from, to } : null;
}

const readVersion = ({ version = "" }: Fields) => (/^\d{1,9}$/.test(version) ? Number(version) : undefined);

/** Does what a form of the calendar asks for; null when it asks for nothing we know. */
export async function changeCalendar(
  services: MailServices,
  staff: Staff,
  form: Fields,
): Promise<CalendarOutcome | null> {
  const { db } = services;
  const { intent, id = "" } = form;
  if (intent === "status") return setBookingStatus(services, staff, { ...form });
  if (intent === "block") return block(db, staff, form);
  if (intent === "unblock") return unblock(db, staff, id);
  const { kind } = form;
  if (kind !== "stay" && kind !== "vehicle") return null;
  const told = tellOfChange(services, { kind, id }, "moved", readMailChoice(form));
  const takenBack = tellOfUndo(services, { kind, id });
  // Each kind has rows of its own: they are named one by one.
  if (kind === "stay")
    return change(form, {
      move: (move) => moveBooking(db, staff, STAYS, { ...move, also: told }),
      park: (key) => parkBooking(db, staff, STAYS, key),
      swap: (pair) => swapBookings(db, staff, STAYS, pair),
      undo: (key) => undoMove(db, staff, STAYS, { ...key, also: takenBack }),
    });
  return change(form, {
    move: (move) => moveBooking(db, staff, VEHICLES, { ...move, also: told }),
    park: (key) => parkBooking(db, staff, VEHICLES, key),
    swap: (pair) => swapBookings(db, staff, VEHICLES, pair),
    undo: (key) => undoMove(db, staff, VEHICLES, { ...key, also: takenBack }),
  });
}

async function block(db: Db, staff: Staff, form: Fields): Promise<CalendarOutcome> {
  const span = readSpan(form);
  const reason = (form.reason ?? "").trim();
  if (!span) return { ok: false, reason: "invalid", field: "days" };
  if (!isUuid(form.unit ?? "")) return { ok: false, reason: "invalid", field: "unit" };
  if (!reason || reason.length > MAX_REASON) return { ok: false, reason: "invalid", field: "reason" };
  const kind = form.block_kind === "out_of_service" ? "out_of_service" : "block";
  return blockUnit(db, staff, { unit: form.unit ?? "", kind, span, reason });
}

interface Changes {
  move: (move: {
    id: string;
    version?: number;
    unit?: string;
    span?: { from: Day; to: Day };
    price: "keep" | "new";
  }) => Promise<ChangeOutcome>;
  park: (key: { id: string; version?: number }) => Promise<ChangeOutcome>;
  swap: (pair: readonly [string, string]) => Promise<ChangeOutcome>;
  undo: (key: { id: string; version: number }) => Promise<ChangeOutcome>;
}

async function change(form: Fields, { move, park, swap, undo }: Changes): Promise<CalendarOutcome | null> {
  const { id = "", intent, unit = "" } = form;
  const version = readVersion(form);
  if (intent === "park" || (intent === "move" && unit === "park")) return park({ id, version });
  if (intent === "swap") return swap([id, form.other ?? ""]);
  if (intent === "undo") return version === undefined ? null : undo({ id, version });
  if (intent !== "move") return null;
  const span = readSpan(form);
  if (!span) return { ok: false, reason: "invalid", field: "days" };
  if (unit && !isUuid(unit)) return { ok: false, reason: "invalid", field: "unit" };
  return move({ id, version, unit: unit || undefined, span, price: form.price === "new" ? "new" : "keep" });
}
