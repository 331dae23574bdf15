import { data } from "react-router";
import { attempt } from "#app/ui/office/attempt";
import { showToast } from "#app/ui/toasts";

/** Sends a write and says how it went. The answer of a failed one leaves the screen as it is. */
export async function sayOutcome(write: () => Promise<{ ok: boolean }>, { success, failure }: { success: string; failure: string }) {
  const result = await attempt(write);
  if (result?.ok) showToast("success", success);
  else showToast("error", failure);
  return result ?? data({ ok: false }, { status: 503 });
}
