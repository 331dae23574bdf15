import { useEffect } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { CaseScreen } from "#app/features/guests/case/queries.server";

/** Who has the case, and whether it is done. */
export function CaseActions({ found, reader }: { found: CaseScreen; reader: string }) {
  const isBusy = useNavigation().state !== "idle";
  const button = (intent: string, name: string) => (
    <button className="small-button" name="intent" value={intent} disabled={isBusy}>
      {name}
    </button>
  );
  return (
    <div className="case-doing">
      <Form method="post" className="case-assign" preventScrollReset>
        <input type="hidden" name="intent" value="assign" />
        <label>
          <span className="visually-hidden">Assigned to</span>
          <select
            className="input"
            id="assignee"
            name="assignee"
            defaultValue={found.assignee_id ?? ""}
            key={found.assignee_id}
          >
            <option value="">Nobody</option>
            {found.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === reader ? `${name} (you)` : name}
              </option>
            ))}
          </select>
        </label>
        <button className="small-button" disabled={isBusy}>
          Assign
        </button>
      </Form>
      <Form method="post" id="case-actions" preventScrollReset>
        {found.waiting_for === "us" && found.state === "open" && button("no_answer_needed", "No answer needed")}
        {button("unread", "Mark unread")}
        {found.state === "open" ? button("closed", "Close") : button("opened", "Open again")}
      </Form>
    </div>
  );
}

/** R answers, I writes a note, E closes, A assigns: as in the list of keys. */
export function useCaseKeys(id: string): void {
  const submit = useSubmit();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]");
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = { r: "answer", i: "note", a: "assignee" }[event.key];
      if (target) {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }
      if (event.key === "e") void submit({ intent: "closed" }, { method: "post", preventScrollReset: true });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [id, submit]);
}
