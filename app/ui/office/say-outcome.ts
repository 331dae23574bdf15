import { data } from "react-router";
import { attempt } from "#app/ui/office/attempt";
import { showToast } from "#app/ui/toasts";

export interface OutcomeTexts {
  success: string;
  failure: string;
}

/** Sends a write and says how it went. The answer of a failed one leaves the screen as it is. */
export async function sayOutcome(write: () => Promise<{ ok: boolean }>, texts: OutcomeTexts) {
  return sayResult(await attempt(write), texts);
}

/** Says how a write went; null is one that failed. */
export function sayResult<Result extends { ok: boolean }>(result: Result | null, { success, failure }: OutcomeTexts) {
  if (result?.ok) showToast("success", success);
  else showToast("error", failure);
  return result ?? data({ ok: false }, { status: 503 });
}
