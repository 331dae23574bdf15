import { data } from "react-router";
import { isClash, type Outcome } from "#app/features/bookings/admin/outcome";
import type { Clash } from "#app/features/bookings/schema";
import { attempt } from "#app/ui/office/attempt";
import { sayResult, type OutcomeTexts } from "#app/ui/office/say-outcome";

/** A booking that was to be confirmed for days that are taken, and the form that does it all the same. */
export interface ClashQuestion {
  clashes: readonly Clash[];
  /** Where the form goes, and what it holds. */
  to: string;
  fields: Readonly<Record<string, string>>;
}

let question: ClashQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: ClashQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** The dialog in the frame of the office asks. */
function askAboutClash(asked: ClashQuestion): void {
  change(asked);
}

export function closeClashQuestion(): void {
  change(null);
}

export function currentClashQuestion(): ClashQuestion | null {
  return question;
}

export function subscribeToClashQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a status and says how it went; where other bookings are in the way, the dialog asks instead. */
export async function sayOutcomeOrAsk<Result extends Outcome>(write: () => Promise<Result>, form: Omit<ClashQuestion, "clashes">, texts: OutcomeTexts) {
  const result = await attempt(write);
  if (!result || !isClash(result)) return sayResult(result, texts);
  askAboutClash({ ...form, clashes: result.clashes });
  return data(result, { status: 409 });
}
