import { paidOf } from "#app/features/bookings/desk/money";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { InTheWay } from "#app/features/bookings/office/in-the-way";
import { MailFields } from "#app/features/bookings/office/mail-fields";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { CLASHES_SEEN } from "#app/features/bookings/office/status-conflicts";
import { statusName } from "#app/features/bookings/office/status-name";
import { UnitChoice } from "#app/features/bookings/office/unit-choice";
import type { BookingStatus, Clash } from "#app/features/bookings/schema";
import { formatUsd } from "#app/platform/money/money";

export const STATUS_TITLES: Readonly<Record<BookingStatus, string>> = {
  confirmed: "Confirm this booking",
  cancelled: "Cancel this booking",
  completed: "Set to completed",
  pending: "Set back to pending",
};

/** A status that is about to be set, with what the booking screen knows. */
export interface StatusToSet {
  booking: DeskBooking;
  status: BookingStatus;
  screen: Pick<DeskScreen, "room" | "mail" | "payments">;
  /** What the server found in the way, when it was asked. */
  found?: Clash[];
  typed?: Readonly<Record<string, string>>;
}

const takesPlace = ({ booking, status }: StatusToSet) =>
  (status === "confirmed" || status === "completed") &&
  (booking.status === "pending" || booking.status === "cancelled");

/** There is no unit or seat for it: it can only be overbooked. */
export function isBlocked(set: StatusToSet): boolean {
  return set.found !== undefined || (takesPlace(set) && !set.screen.room.isFree);
}

/** Which unit a booking takes, what is in its way, and the mail that tells the guest: on its screen and in every list. */
export function StatusFields(set: StatusToSet) {
  const { booking, status, screen, typed } = set;
  const { room, mail } = screen;
  const isOver = isBlocked(set);
  const clashes = set.found ?? (isOver ? room.clashes : []);
  const paid = paidOf(screen.payments);
  const { kind } = booking;
  return (
    <>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="status" value={status} />
      {status === "cancelled" && paid > 0 && (
        <p className="desk-warning">
          {`${formatUsd(paid)} was paid. `}
          <PanelLink booking={booking} panel="refund">
            Record a refund
          </PanelLink>
        </p>
      )}
      {isOver && <InTheWay booking={booking} clashes={clashes} />}
      {isOver && <input type="hidden" name={CLASHES_SEEN} value={clashes.map(({ id }) => id).join(",")} />}
      {takesPlace(set) && !isOver && kind !== "experience" && booking.vehicles === 1 && room.units.length > 0 && (
        <UnitChoice kind={kind} room={room} chosen={typed?.unit} wanted={booking} booking={booking.id} />
      )}
      {(status === "confirmed" || status === "cancelled") && <MailFields mail={mail} typed={typed} />}
    </>
  );
}

/** What the button says that sets it. */
export function statusAction(set: StatusToSet): { label: string; isDangerous: boolean } {
  if (isBlocked(set)) return { label: "Overbook", isDangerous: true };
  if (set.status === "cancelled") return { label: "Cancel booking", isDangerous: true };
  if (set.status === "confirmed") return { label: "Confirm booking", isDangerous: false };
  return { label: `Set to ${statusName(set.status).toLowerCase()}`, isDangerous: false };
}
