import { data } from "react-router";
import { countAttemptUnsynced } from "#app/features/auth/mutations.server";
import { FORM_LIMITS, type FormServices } from "#app/features/forms/receive.server";
import { acceptViewing, cancelViewing } from "#app/features/inquiries/viewings/mutations.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";

export type ViewingAnswer = { form: "viewing"; ok: boolean };

export function isViewingIntent(intent: string | undefined): intent is "accept_viewing" | "cancel_viewing" {
  return intent === "accept_viewing" || intent === "cancel_viewing";
}

/** A guest takes the moment that was proposed, or calls the viewing off. */
export async function receiveViewing(
  services: MailServices,
  { db, env, network }: FormServices,
  { caseId, intent }: { caseId: string; intent: "accept_viewing" | "cancel_viewing" },
) {
  const wait = env.RATE_LIMIT ? await countAttemptUnsynced(db, `ask ${network}`, FORM_LIMITS.ask) : null;
  const answer = (ok: boolean, status: number, headers?: HeadersInit) =>
    data<ViewingAnswer>({ form: "viewing", ok }, { status, headers });
  if (wait !== null) return answer(false, 429, { "Retry-After": String(wait) });
  const { ok } = await (intent === "accept_viewing" ? acceptViewing : cancelViewing)(services, caseId);
  return answer(ok, ok ? 200 : 409);
}
