import { TriangleAlert } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import {
  closeStatusQuestion,
  currentStatusQuestion,
  provideSender,
  subscribeToStatusQuestion,
  type StatusQuestion,
} from "#app/features/bookings/admin/ask-about-status";
import type { StatusProblem } from "#app/features/bookings/admin/outcome";
import { describeClash, inSpiteOf, questionWords } from "#app/features/bookings/admin/status-questions";
import { closeModalAround, focusOnOpening, Modal } from "#app/ui/office/modal";

/** Shows what is in the way of a status, and lets staff go on or leave it. */
export function StatusDialog() {
  const question = useSyncExternalStore(subscribeToStatusQuestion, currentStatusQuestion, () => null);
  const { submit } = useFetcher({ key: "undo-status" });
  useEffect(() => provideSender(({ to, fields }) => void submit({ ...fields }, { method: "post", action: to })), [submit]);
  if (!question) return null;
  const { title } = questionWords(question.problem, question.fields);
  return (
    <Modal role="alertdialog" label={title} className="clash-dialog" onClose={closeStatusQuestion}>
      <Question question={question} />
    </Modal>
  );
}

function Question({ question: { problem, to, fields } }: { question: StatusQuestion }) {
  // The same as the menu's, so that the row shows what is being saved.
  const fetcher = useFetcher({ key: `${fields.intent ?? "status"}-${fields.id}` });
  return (
    <fetcher.Form method="post" action={to} onSubmit={closeModalAround}>
      {Object.entries(inSpiteOf(problem, fields)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <QuestionText problem={problem} fields={fields} />
      <div className="clash-actions">
        <button ref={focusOnOpening} type="button" className="button button-secondary" onClick={closeModalAround}>
          Leave as it is
        </button>
        <button type="submit" className="button button-primary">
          {questionWords(problem, fields).goOn}
        </button>
      </div>
    </fetcher.Form>
  );
}

export function QuestionText({ problem, fields }: { problem: StatusProblem; fields: StatusQuestion["fields"] }) {
  return (
    <>
      <h2>
        <TriangleAlert aria-hidden />
        {questionWords(problem, fields).title}
      </h2>
      {problem.reason === "clash" ? <Clashes clashes={problem.clashes} /> : <Changed {...problem} field={fields.intent ?? "status"} />}
    </>
  );
}

function Clashes({ clashes }: { clashes: Extract<StatusProblem, { reason: "clash" }>["clashes"] }) {
  return (
    <>
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

function Changed({ by, now, field }: { by: string | null; now: string; field: string }) {
  return (
    <p>
      <bdi>{by ?? "Somebody else"}</bdi>
      {` has set the ${field} to "${now}" since you saw it. Yours has not been saved.`}
    </p>
  );
}
