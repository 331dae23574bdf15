import { TriangleAlert } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import {
  closeStatusConfirmation,
  currentStatusConfirmation,
  registerFormSender,
  subscribeToStatusConfirmation,
  type PostedForm,
} from "#app/features/bookings/office/status-confirmation";
import { AskingDialog } from "#app/features/bookings/office/asking-dialog";
import { isBookingKind, type BookingKind } from "#app/features/bookings/office/booking-kinds";
import type { StatusConflict } from "#app/features/bookings/office/outcome";
import { describeClash, withOverride, confirmationTexts } from "#app/features/bookings/office/status-conflicts";
import type { Clash } from "#app/features/bookings/schema";
import { closeParentModal, autoFocusRef, Modal } from "#app/ui/office/modal";

/** Shows what is in the way of a status, and lets staff go on or leave it. */
export function StatusDialog() {
  const question = useSyncExternalStore(subscribeToStatusConfirmation, currentStatusConfirmation, () => null);
  const { submit } = useFetcher({ key: "undo-status" });
  useEffect(
    () => registerFormSender(({ to, fields }) => void submit({ ...fields }, { method: "post", action: to })),
    [submit],
  );
  if (!question) return null;
  const { problem, ...form } = question;
  if (!problem) return <AskingDialog key={form.fields.id} {...form} />;
  const { title } = confirmationTexts(problem, form.fields);
  return (
    <Modal role="alertdialog" label={title} className="clash-dialog" onClose={closeStatusConfirmation}>
      <ConfirmationForm problem={problem} {...form} />
    </Modal>
  );
}

function ConfirmationForm({ problem, to, fields }: PostedForm & { problem: StatusConflict }) {
  // The same as the menu's, so that the row shows what is being saved.
  const fetcher = useFetcher({ key: `${fields.intent ?? "status"}-${fields.id}` });
  return (
    <fetcher.Form method="post" action={to} onSubmit={closeParentModal}>
      {Object.entries(withOverride(problem, fields)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConfirmationText problem={problem} fields={fields} />
      <div className="clash-actions">
        <button ref={autoFocusRef} type="button" className="button button-secondary" onClick={closeParentModal}>
          Leave as it is
        </button>
        <button type="submit" className="button button-primary">
          {confirmationTexts(problem, fields).confirmLabel}
        </button>
      </div>
    </fetcher.Form>
  );
}

export function ConfirmationText({ problem, fields }: { problem: StatusConflict; fields: PostedForm["fields"] }) {
  return (
    <>
      <h2>
        <TriangleAlert aria-hidden />
        {confirmationTexts(problem, fields).title}
      </h2>
      {problem.reason === "clash" ? (
        <Clashes clashes={problem.clashes} kind={fields.kind} />
      ) : (
        <Changed {...problem} field={fields.intent ?? "status"} />
      )}
    </>
  );
}

function Clashes({ clashes, kind }: { clashes: readonly Clash[]; kind: string | undefined }) {
  const place = isBookingKind(kind) ? MISSING_PLACE[kind] : "a place";
  return (
    <>
      <p>{clashes.length > 0 ? "This is in the way:" : "Nothing of this listing can be taken for these days."}</p>
      {clashes.length > 0 && (
        <ul>
          {clashes.map((clash) => (
            <li key={clash.id} dir="auto">
              {describeClash(clash)}
            </li>
          ))}
        </ul>
      )}
      <p>{`Overbook confirms it all the same. It stays without ${place}, and is marked, until that is solved.`}</p>
    </>
  );
}

const MISSING_PLACE: Record<BookingKind, string> = {
  experience: "seats",
  stay: "a room",
  transportation: "a vehicle",
};

function Changed({ by, now, field }: { by: string | null; now: string; field: string }) {
  return (
    <p>
      <bdi>{by ?? "Somebody else"}</bdi>
      {` has set the ${field} to "${now}" since you saw it. Yours has not been saved.`}
    </p>
  );
}
