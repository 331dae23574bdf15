import { data } from "react-router";
import type { StatusOutcome } from "#app/features/bookings/schema";

export type Outcome = StatusOutcome | { ok: boolean };

/** An outcome that needs confirmation: overlapping bookings, or a concurrent change. */
export type StatusConflict = Extract<StatusOutcome, { reason: "clash" | "changed" }>;

export function needsConfirmation(outcome: Outcome): outcome is StatusConflict {
  return "reason" in outcome && (outcome.reason === "clash" || outcome.reason === "changed");
}

/**
 * The answer of an action, with the form itself, so that it can be sent once more without scripts. It is a success to
 * HTTP even when the request was gone already, so that the lists are read anew. Null is a form nobody understands.
 */
export function outcomeResponse(outcome: Outcome | null, form: Record<string, string>) {
  if (!outcome) return data({ ok: false, form }, { status: 400 });
  return data({ ...outcome, form }, { status: needsConfirmation(outcome) ? 409 : 200 });
}
