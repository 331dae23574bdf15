import { TriangleAlert } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import {
  closeStatusConfirmation,
  currentStatusConfirmation,
  registerFormSender,
  subscribeToStatusConfirmation,
  type StatusConfirmation,
} from "#app/features/bookings/office/status-confirmation";
import type { StatusConflict } from "#app/features/bookings/office/outcome";
import { describeClash, withOverride, confirmationTexts } from "#app/features/bookings/office/status-conflicts";
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
  const { title } = confirmationTexts(question.problem, question.fields);
  return (
    <Modal role="alertdialog" label={title} className="clash-dialog" onClose={closeStatusConfirmation}>
      <ConfirmationForm question={question} />
    </Modal>
  );
}

function ConfirmationForm({ question: { problem, to, fields } }: { question: StatusConfirmation }) {
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

export function ConfirmationText({
  problem,
  fields,
}: {
  problem: StatusConflict;
  fields: StatusConfirmation["fields"];
}) {
  return (
    <>
      <h2>
        <TriangleAlert aria-hidden />
        {confirmationTexts(problem, fields).title}
      </h2>
      {problem.reason === "clash" ? (
        <Clashes clashes={problem.clashes} />
      ) : (
        <Changed {...problem} field={fields.intent ?? "status"} />
      )}
    </>
  );
}

function Clashes({ clashes }: { clashes: Extract<StatusConflict, { reason: "clash" }>["clashes"] }) {
  return (
    <>
      <p>
        {clashes.length === 1
          ? "This booking overlaps one that is confirmed already:"
          : "This booking overlaps others that are confirmed already:"}
      </p>
      <ul>
        {clashes.map((clash) => (
          <li key={clash.id} dir="auto">
            {describeClash(clash)}
          </li>
        ))}
      </ul>
      <p>You can confirm it all the same. Both stay marked as a clash.</p>
    </>
  );
}

function Changed({ by, now, field }: { by: string | null; now: string; field: string }) {
  return (
    <p>
      <bdi>{by ?? "Somebody else"}</bdi>
      {` has set the ${field} to "${now}" since you saw it. Yours has not been saved.`}
    </p>
  );
}
