import { CircleAlert } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { bookingPath } from "#app/features/bookings/booking-address";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { isBlocked, STATUS_TITLES, statusAction, StatusFields } from "#app/features/bookings/office/status-fields";
import type { BookingStatus } from "#app/features/bookings/schema";

interface StatusFormProps {
  booking: DeskBooking;
  status: BookingStatus;
  screen: DeskScreen;
  answer: DeskRefusal | null;
}

/** Sets a status on the screen of a booking. */
export function StatusForm({ booking, status, screen, answer }: StatusFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === "status";
  const set = { booking, status, screen, found: answer?.clashes, typed: answer?.typed };
  const { label, isDangerous } = statusAction(set);
  return (
    <Form
      method="post"
      id="edit"
      className="office-card form-card desk-panel"
      aria-labelledby="edit-title"
      preventScrollReset
    >
      <h2 id="edit-title">{STATUS_TITLES[status]}</h2>
      {answer?.message && (
        <p className="error-box" role="alert">
          <CircleAlert aria-hidden />
          {answer.message}
        </p>
      )}
      <input type="hidden" name="version" value={booking.version} />
      <StatusFields {...set} />
      <div className="desk-panel-actions">
        <Link className="button button-secondary" to={bookingPath(booking)} preventScrollReset>
          Leave as it is
        </Link>
        {isBlocked(set) && (
          <PanelLink booking={booking} panel="days" className="button button-secondary">
            Other days
          </PanelLink>
        )}
        <button
          type="submit"
          className={`button ${isDangerous ? "button-danger" : "button-primary"}`}
          aria-disabled={isSaving}
          onClick={(event) => isSaving && event.preventDefault()}
        >
          {label}
        </button>
      </div>
    </Form>
  );
}
