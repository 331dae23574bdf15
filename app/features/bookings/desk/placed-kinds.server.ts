import type { DeskKey, DeskKind } from "#app/features/bookings/booking-address";
import { changeBooking, type ChangeOutcome, type ChangeTarget } from "#app/features/bookings/moves/mutations.server";
import { endHold, holdBooking, type HoldLength } from "#app/features/bookings/holds/mutations.server";
import { EXPERIENCES, STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import type { BookingStatus, StatusOutcome } from "#app/features/bookings/schema";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
  type SetStatusOptions,
} from "#app/features/bookings/status/mutations.server";
import type { Actor } from "#app/features/history/mutations.server";
import type { FieldChanges } from "#app/features/history/schema";
import type { Db } from "#app/platform/db/db.server";
import type { Cents } from "#app/platform/money/money";

/** The same of any kind. */
export interface SeenBooking extends ChangeTarget {
  kind: DeskKind;
}

/** What every kind of booking has. */
export interface AnyRow {
  id: string;
  full_name: string;
  quoted_total: Cents | null;
  price_lines: unknown;
  deposit_asked: Cents | null;
}

/** Changes columns all kinds share, under the locks of the listing and the booking. */
export function changeAny(
  db: Db,
  staff: Actor,
  { kind, ...seen }: SeenBooking,
  work: (tx: Db, row: AnyRow) => Promise<{ columns: Record<string, unknown>; fields: FieldChanges }>,
): Promise<ChangeOutcome> {
  if (kind === "stay") return changeBooking(db, staff, STAYS, seen, work);
  if (kind === "vehicle") return changeBooking(db, staff, VEHICLES, seen, work);
  return changeBooking(db, staff, EXPERIENCES, seen, work);
}

export function holdAny(db: Db, staff: Actor, { kind, ...seen }: SeenBooking, length: HoldLength) {
  if (kind === "stay") return holdBooking(db, staff, STAYS, seen, length);
  if (kind === "vehicle") return holdBooking(db, staff, VEHICLES, seen, length);
  return holdBooking(db, staff, EXPERIENCES, seen, length);
}

export function endHoldOfAny(db: Db, staff: Actor, { kind, ...seen }: SeenBooking) {
  if (kind === "stay") return endHold(db, staff, STAYS, seen);
  if (kind === "vehicle") return endHold(db, staff, VEHICLES, seen);
  return endHold(db, staff, EXPERIENCES, seen);
}

export function setStatusOfAny(
  db: Db,
  actor: Actor,
  { kind, id }: DeskKey,
  status: BookingStatus,
  options: SetStatusOptions,
): Promise<StatusOutcome> {
  if (kind === "stay") return setStayBookingStatus(db, actor, id, status, options);
  if (kind === "vehicle") return setTransportationBookingStatus(db, actor, id, status, options);
  return setExperienceInquiryStatus(db, actor, id, status, options);
}
