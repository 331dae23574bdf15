import { TriangleAlert } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { closeClashQuestion, currentClashQuestion, subscribeToClashQuestion, type ClashQuestion } from "#app/features/bookings/admin/ask-about-clash";
import { describeClash, inSpiteOf } from "#app/features/bookings/admin/clash-words";
import { closeModalAround, focusOnOpening, Modal } from "#app/ui/office/modal";

/** Shows which booking is in the way, and lets staff go on or leave it. */
export function ClashDialog() {
  const question = useSyncExternalStore(subscribeToClashQuestion, currentClashQuestion, () => null);
  if (!question) return null;
  return (
    <Modal role="alertdialog" label="These days are taken" className="clash-dialog" onClose={closeClashQuestion}>
      <Question question={question} />
    </Modal>
  );
}

function Question({ question: { clashes, to, fields } }: { question: ClashQuestion }) {
  // The same as the menu's, so that the row shows what is being saved.
  const fetcher = useFetcher({ key: `status-${fields.id}` });
  return (
    <fetcher.Form method="post" action={to} onSubmit={closeModalAround}>
      {Object.entries(inSpiteOf(clashes, fields)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ClashText clashes={clashes} />
      <div className="clash-actions">
        <button ref={focusOnOpening} type="button" className="button button-secondary" onClick={closeModalAround}>
          Leave as it is
        </button>
        <button type="submit" className="button button-primary">
          Confirm anyway
        </button>
      </div>
    </fetcher.Form>
  );
}

export function ClashText({ clashes }: { clashes: ClashQuestion["clashes"] }) {
  return (
    <>
      <h2>
        <TriangleAlert aria-hidden />
        These days are taken
      </h2>
      <p>{clashes.length === 1 ? "This booking overlaps one that is confirmed already:" : "This booking overlaps others that are confirmed already:"}</p>
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
