import { data } from "react-router";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { showToast } from "#app/ui/toasts";

export interface OutcomeTexts {
  success: string;
  failure: string;
  /** For what somebody else has deleted already. */
  gone?: string;
}

/** Sends a write and says how it went. The answer of a failed one leaves the screen as it is. */
export async function toastOutcome(write: () => Promise<{ ok: boolean; reason?: string }>, texts: OutcomeTexts) {
  return toastResult(await attemptWrite(write), texts);
}

/** Says how a write went; null is one that failed. */
export function toastResult<Result extends { ok: boolean; reason?: string }>(
  result: Result | null,
  { success, failure, gone }: OutcomeTexts,
) {
  if (result?.ok) showToast("success", success);
  else if (result?.reason === "missing" && gone) showToast("info", gone);
  else showToast("error", failure);
  return result ?? data({ ok: false }, { status: 503 });
}
