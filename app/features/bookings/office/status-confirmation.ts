import { data } from "react-router";
import { isBusy, needsConfirmation, type Outcome, type StatusConflict } from "#app/features/bookings/office/outcome";
import { ASK_FIRST, asksFirst, BUSY_TEXT } from "#app/features/bookings/office/status-conflicts";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { toastResult, type OutcomeTexts } from "#app/ui/office/outcome-toast";
import { showToast } from "#app/ui/toasts";

/** Where a form goes, and what it holds. */
export interface PostedForm {
  to: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * A status that was to be set and is asked about first, with the form that sets it: which unit it takes and whether the
 * guest is told, or, with a problem, whether it is set all the same.
 */
export interface StatusConfirmation extends PostedForm {
  problem: StatusConflict | null;
}

let pendingConfirmation: StatusConfirmation | null = null;
const listeners = new Set<() => void>();

function setConfirmation(next: StatusConfirmation | null): void {
  pendingConfirmation = next;
  for (const listener of listeners) listener();
}

export function closeStatusConfirmation(): void {
  setConfirmation(null);
}

export function currentStatusConfirmation(): StatusConfirmation | null {
  return pendingConfirmation;
}

export function subscribeToStatusConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Time enough to see a mistake. */
const UNDO_MS = 10_000;
const UNDO = "undo";

let sendForm: ((form: PostedForm) => void) | null = null;

/** The office layout submits the undo form, because the original screen may be unmounted by then. */
export function registerFormSender(send: (form: PostedForm) => void): () => void {
  sendForm = send;
  return () => {
    sendForm = null;
  };
}

/** Submits a form through the office layout, wherever somebody is by then. */
export function sendOfficeForm(form: PostedForm): void {
  sendForm?.(form);
}

/** Submits a status and shows a toast with Undo; on a conflict it opens the confirmation dialog instead. */
export async function showOutcomeOrConfirm<Result extends Outcome>(
  write: () => Promise<Result>,
  form: PostedForm,
  texts: OutcomeTexts,
) {
  if (asksFirst(form.fields)) {
    const { [ASK_FIRST]: _, ...fields } = form.fields;
    setConfirmation({ ...form, fields, problem: null });
    return data({ ok: false }, { status: 409 });
  }
  const result = await attemptWrite(write);
  if (result && needsConfirmation(result)) {
    setConfirmation({ ...form, problem: result });
    return data(result, { status: 409 });
  }
  if (result && isBusy(result)) return toastResult(result, { ...texts, failure: BUSY_TEXT });
  if (result?.ok && form.fields[UNDO])
    return toastResult(result, { ...texts, success: `Undone: ${form.fields.status} again` });
  const inverse = result?.ok ? undoForm(form) : null;
  if (!result || !inverse) return toastResult(result, texts);
  showToast("success", texts.success, { ms: UNDO_MS, action: { label: "Undo", run: () => sendForm?.(inverse) } });
  return result;
}

/** The form that sets the status that was shown before. It tells nobody: what waits to be sent is taken back by it. */
function undoForm({ to, fields }: PostedForm): PostedForm | null {
  const { intent, kind = "", id = "", status, shown } = fields;
  if (intent !== "status" || !status || !shown || status === shown) return null;
  return { to, fields: { intent, kind, id, status: shown, shown: status, [UNDO]: "true" } };
}
