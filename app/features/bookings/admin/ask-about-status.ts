import { data } from "react-router";
import { asksFirst, type Outcome, type StatusProblem } from "#app/features/bookings/admin/outcome";
import { attempt } from "#app/ui/office/attempt";
import { sayResult, type OutcomeTexts } from "#app/ui/office/say-outcome";
import { showToast } from "#app/ui/toasts";

/** Where a form goes, and what it holds. */
export interface SentForm {
  to: string;
  fields: Readonly<Record<string, string>>;
}

/** A status that was to be set and is asked about first, with the form that sets it all the same. */
export interface StatusQuestion extends SentForm {
  problem: StatusProblem;
}

let question: StatusQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: StatusQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export function closeStatusQuestion(): void {
  change(null);
}

export function currentStatusQuestion(): StatusQuestion | null {
  return question;
}

export function subscribeToStatusQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Time enough to see a mistake. */
const UNDO_MS = 10_000;
const UNDO = "undo";

let sendForm: ((form: SentForm) => void) | null = null;

/** The frame of the office sends what is undone: the screen it was done on may be left by then. */
export function provideSender(send: (form: SentForm) => void): () => void {
  sendForm = send;
  return () => {
    sendForm = null;
  };
}

/** Sends a status and says how it went, with a way back; where something is in the way, the dialog asks instead. */
export async function sayOutcomeOrAsk<Result extends Outcome>(write: () => Promise<Result>, form: SentForm, texts: OutcomeTexts) {
  const result = await attempt(write);
  if (result && asksFirst(result)) {
    change({ ...form, problem: result });
    return data(result, { status: 409 });
  }
  if (result?.ok && form.fields[UNDO]) return sayResult(result, { ...texts, success: `Undone: ${form.fields.status} again` });
  const back = result?.ok ? wayBack(form) : null;
  if (!result || !back) return sayResult(result, texts);
  showToast("success", texts.success, { ms: UNDO_MS, action: { label: "Undo", run: () => sendForm?.(back) } });
  return result;
}

/** The form that sets the status that was shown before. */
function wayBack({ to, fields }: SentForm): SentForm | null {
  const { intent, status, shown } = fields;
  if (intent !== "status" || !status || !shown || status === shown) return null;
  return { to, fields: { ...fields, status: shown, shown: status, [UNDO]: "true" } };
}
