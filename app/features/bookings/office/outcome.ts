import { data, redirect } from "react-router";
import { bookingPath, deskKindOf } from "#app/features/bookings/booking-address";
import { asksFirst } from "#app/features/bookings/office/status-conflicts";
import type { StatusOutcome } from "#app/features/bookings/schema";

export type Outcome = StatusOutcome | { ok: boolean };

/** An outcome that needs confirmation: overlapping bookings, or a concurrent change. */
export type StatusConflict = Extract<StatusOutcome, { reason: "clash" | "changed" }>;

export function needsConfirmation(outcome: Outcome): outcome is StatusConflict {
  return "reason" in outcome && (outcome.reason === "clash" || outcome.reason === "changed");
}

/** Another person held the same listing for too long: nothing is stored, and the same form can be sent again. */
export function isBusy(outcome: Outcome): boolean {
  return "reason" in outcome && outcome.reason === "busy";
}

/** Where a status is asked about that a form without scripts was to set; null when it is set at once. */
export function askingScreen(form: Readonly<Record<string, string>>) {
  const kind = deskKindOf(form.kind ?? "");
  if (!kind || !asksFirst(form)) return null;
  const search = new URLSearchParams({ edit: "status", to_status: form.status ?? "" });
  return redirect(`${bookingPath({ kind, id: form.id ?? "" })}?${search}#edit`, { status: 303 });
}

/**
 * The answer of an action, with the form itself, so that it can be sent once more without scripts. It is a success to
 * HTTP even when the request was gone already, so that the lists are read anew. Null is a form nobody understands.
 */
export function outcomeResponse(outcome: Outcome | null, form: Record<string, string>) {
  if (!outcome) return data({ ok: false, form }, { status: 400 });
  if ("reason" in outcome && outcome.reason === "unknown-unit") return data({ ...outcome, form }, { status: 404 });
  return data({ ...outcome, form }, { status: needsConfirmation(outcome) || isBusy(outcome) ? 409 : 200 });
}
