import { useEffect } from "react";
import { useFetcher } from "react-router";
import { bookingPath, deskKindOf } from "#app/features/bookings/booking-address";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { closeStatusConfirmation, type PostedForm } from "#app/features/bookings/office/status-confirmation";
import { isBlocked, STATUS_TITLES, statusAction, StatusFields } from "#app/features/bookings/office/status-fields";
import { isBookingStatus } from "#app/features/bookings/schema";
import { formatDay } from "#app/platform/dates/dates";
import { closeParentModal, Modal } from "#app/ui/office/modal";

/**
 * Asks before a booking is confirmed or cancelled from a list, with what the booking screen asks: it is read from there.
 */
export function AskingDialog({ to, fields }: PostedForm) {
  const kind = deskKindOf(fields.kind ?? "");
  const status = isBookingStatus(fields.status) ? fields.status : "confirmed";
  const reading = useFetcher<{ booking: DeskBooking; screen: DeskScreen }>();
  const { load } = reading;
  const path =
    kind &&
    `${bookingPath({ kind, id: fields.id ?? "" })}?${new URLSearchParams({ edit: "status", to_status: status })}`;
  useEffect(() => {
    if (path) void load(path);
  }, [load, path]);
  // The same as the menu's, so that the row shows what is being saved.
  const saving = useFetcher({ key: `status-${fields.id}` });
  const set = reading.data && { ...reading.data, status };
  const action = set && statusAction(set);
  return (
    <Modal label={STATUS_TITLES[status]} className="clash-dialog status-dialog" onClose={closeStatusConfirmation}>
      <saving.Form method="post" action={to} onSubmit={closeParentModal} aria-busy={!set}>
        <h2>{STATUS_TITLES[status]}</h2>
        {["kind", "id", "shown"].map((name) => (
          <input key={name} type="hidden" name={name} value={fields[name] ?? ""} />
        ))}
        {set ? (
          <>
            <p dir="auto">{summaryOf(set.booking)}</p>
            <StatusFields {...set} />
          </>
        ) : (
          <p role="status">Reading what is free...</p>
        )}
        <div className="clash-actions">
          <button type="button" className="button button-secondary" onClick={closeParentModal}>
            Leave as it is
          </button>
          {set && isBlocked(set) && (
            <PanelLink booking={set.booking} panel="days" className="button button-secondary">
              Other days
            </PanelLink>
          )}
          {action && (
            <button type="submit" className={`button ${action.isDangerous ? "button-danger" : "button-primary"}`}>
              {action.label}
            </button>
          )}
        </div>
      </saving.Form>
    </Modal>
  );
}

function summaryOf({ full_name, reference, listing, from, to }: DeskBooking): string {
  const day = (value: string) => formatDay(value, "en", "short");
  return `${full_name}, ${reference}. ${listing.name}, ${from === to ? day(from) : `${day(from)} to ${day(to)}`}.`;
}
