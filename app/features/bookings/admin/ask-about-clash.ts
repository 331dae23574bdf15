import { data } from "react-router";
import type { Clash, StatusOutcome } from "#app/features/bookings/schema";
import { attempt } from "#app/ui/office/attempt";
import { sayOutcome } from "#app/ui/office/say-outcome";

/** A booking that was to be confirmed for days that are taken, and the form that does it all the same. */
export interface ClashQuestion {
  clashes: readonly Clash[];
  /** Where the form goes, and what it holds. */
  action: string;
  fields: Readonly<Record<string, string>>;
}

let question: ClashQuestion | null = null;
const listeners = new Set<() => void>();

function change(next: ClashQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** For the client action of a screen whose server answered "clash": the dialog in the frame of the office asks. */
export function askAboutClash(asked: ClashQuestion): void {
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
export async function sayOutcomeOrAsk(
  write: () => Promise<StatusOutcome | { ok: boolean }>,
  form: Omit<ClashQuestion, "clashes">,
  texts: { success: string; failure: string },
) {
  const result = await attempt(write);
  if (result && "reason" in result && result.reason === "clash") {
    askAboutClash({ ...form, clashes: result.clashes });
    return data(result, { status: 409 });
  }
  return sayOutcome(async () => result ?? { ok: false }, texts);
}
