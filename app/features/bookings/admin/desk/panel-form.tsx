import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { bookingPath, type DeskKey } from "#app/features/bookings/booking-address";

/** A form in a card of the screen, with what is wrong in it as a whole. */
export function PanelForm(props: {
  booking: DeskKey;
  intent: string;
  title: string;
  answer: DeskRefusal | null;
  version?: number;
  submitLabel: string;
  isDangerous?: boolean;
  children: ReactNode;
}) {
  const { booking, answer } = props;
  const isSaving = useNavigation().formData?.get("intent") === props.intent;
  return (
    <Form
      method="post"
      id="edit"
      className="office-card form-card desk-panel"
      aria-labelledby="edit-title"
      preventScrollReset
    >
      <h2 id="edit-title">{props.title}</h2>
      {answer?.message && (
        <p className="error-box" role="alert">
          <CircleAlert aria-hidden />
          {answer.message}
        </p>
      )}
      {props.version !== undefined && <input type="hidden" name="version" value={props.version} />}
      {props.children}
      <div className="desk-panel-actions">
        <Link className="button button-secondary" to={bookingPath(booking)} preventScrollReset>
          Leave as it is
        </Link>
        <button
          type="submit"
          name="intent"
          value={props.intent}
          className={`button ${props.isDangerous ? "button-danger" : "button-primary"}`}
          aria-disabled={isSaving}
          onClick={(event) => isSaving && event.preventDefault()}
        >
          {isSaving ? "Saving..." : props.submitLabel}
        </button>
      </div>
    </Form>
  );
}
