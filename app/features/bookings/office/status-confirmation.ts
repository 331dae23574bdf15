import { data } from "react-router";
import { needsConfirmation, type Outcome, type StatusConflict } from "#app/features/bookings/office/outcome";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { toastResult, type OutcomeTexts } from "#app/ui/office/outcome-toast";
import { showToast } from "#app/ui/toasts";

/** Where a form goes, and what it holds. */
export interface PostedForm {
  to: string;
  fields: Readonly<Record<string, string>>;
}

/** A status that was to be set and is asked about first, with the form that sets it all the same. */
export interface StatusConfirmation extends PostedForm {
  problem: StatusConflict;
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

/** Submits a status and shows a toast with Undo; on a conflict it opens the confirmation dialog instead. */
export async function showOutcomeOrConfirm<Result extends Outcome>(
  write: () => Promise<Result>,
  form: PostedForm,
  texts: OutcomeTexts,
) {
  const result = await attemptWrite(write);
  if (result && needsConfirmation(result)) {
    setConfirmation({ ...form, problem: result });
    return data(result, { status: 409 });
  }
  if (result?.ok && form.fields[UNDO])
    return toastResult(result, { ...texts, success: `Undone: ${form.fields.status} again` });
  const inverse = result?.ok ? undoForm(form) : null;
  if (!result || !inverse) return toastResult(result, texts);
  showToast("success", texts.success, { ms: UNDO_MS, action: { label: "Undo", run: () => sendForm?.(inverse) } });
  return result;
}

/** The form that sets the status that was shown before. */
function undoForm({ to, fields }: PostedForm): PostedForm | null {
  const { intent, status, shown } = fields;
  if (intent !== "status" || !status || !shown || status === shown) return null;
  return { to, fields: { ...fields, status: shown, shown: status, [UNDO]: "true" } };
}
