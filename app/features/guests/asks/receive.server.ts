import { data } from "react-router";
import { receiveForm, type FormServices, type StoreResult } from "#app/features/forms/receive.server";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import { cancelForm, changeForm, type ChangeField } from "#app/features/guests/asks/change-form";
import { checkChange, readChangeView, type ChangeView } from "#app/features/guests/asks/change.server";
import {
  askForChange,
  cancelAllAsGuest,
  cancelAsGuest,
  findItem,
  withdrawAsk,
  type AskOutcome,
} from "#app/features/guests/asks/mutations.server";
import { ALL_ITEMS } from "#app/features/guests/asks/schema";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { textFields } from "#app/platform/http/form";

const INTENTS = ["change", "cancel", "withdraw"] as const;
type AskIntent = (typeof INTENTS)[number];
export function isAskIntent(intent: string | undefined): intent is AskIntent {
  return (INTENTS as readonly (string | undefined)[]).includes(intent);
}

/** What the page says to a guest who asked for something, cancelled, or took it back. */
export type AskAnswer = { form: "ask"; intent: AskIntent; item: string } & (
  | { ok: true; did: Extract<AskOutcome, { ok: true }>["did"] }
  | { ok: false; reason: FormFailure["reason"] | "over"; change: ChangeView | null }
);

/** A guest asks for a change, cancels, or withdraws what he asked for. Which booking: by its own reference. */
export async function receiveAsk(
  request: Request,
  services: MailServices,
  formServices: FormServices,
  { caseId, form }: { caseId: string; form: FormData },
) {
  const { intent, item: reference = "" } = textFields(form);
  const tag = { form: "ask", intent: isAskIntent(intent) ? intent : "withdraw", item: reference } as const;
  const isAll = tag.intent === "cancel" && reference === ALL_ITEMS;
  const item = isAll ? null : await findItem(services.db, caseId, reference);
  if (!item && !isAll) return data<AskAnswer>({ ...tag, ok: false, reason: "over", change: null }, { status: 404 });
  let outcome: AskOutcome | undefined;
  const store = async (work: () => Promise<AskOutcome>): Promise<StoreResult<ChangeField>> => {
    outcome = await work();
    if (outcome.ok) return { ok: true };
    if (outcome.reason === "limit") return { ok: false, reason: "invalid", errors: {}, wait: outcome.wait };
    return { ok: false, reason: "gone" };
  };
  const shared = { limit: "ask", subject: `${caseId} ${reference}`, keepPageWhenGone: true } as const;
  const answer = await (item && tag.intent === "change"
    ? receiveForm(
        request,
        formServices,
        {
          ...shared,
          name: "change of a guest",
          schema: changeForm(item.kind),
          store: async ({ reason }): Promise<StoreResult<ChangeField>> => {
            const check = await checkChange(services.db, item, form);
            if (!check) return { ok: false, reason: "gone" };
            if (!check.ok) return { ok: false, reason: "invalid", errors: check.errors };
            // What he has already needs no answer.
            if (check.checked.isSame) return { ok: false, reason: "invalid", errors: {} };
            return store(() => askForChange(services, { caseId, item, checked: check.checked, reason }));
          },
        },
        form,
      )
    : receiveForm(
        request,
        formServices,
        {
          ...shared,
          name: "cancellation of a guest",
          schema: cancelForm,
          store: ({ reason }) =>
            store(() =>
              isAll
                ? cancelAllAsGuest(services, { caseId, reason })
                : tag.intent === "cancel"
                  ? cancelAsGuest(services, { caseId, reference, reason })
                  : withdrawAsk(services, { caseId, reference }),
            ),
        },
        form,
      ));
  const result: FormResult<ChangeField> = answer.data;
  const init = answer.init ?? undefined;
  if (result.ok) {
    // A robot is told success, though nothing was done.
    const did = outcome?.ok ? outcome.did : "asked";
    return data<AskAnswer>({ ...tag, ok: true, did }, init);
  }
  const change = item && tag.intent === "change" ? await readChangeView(services.db, item, form) : null;
  const isOver = outcome?.ok === false && outcome.reason === "over";
  return data<AskAnswer>({ ...tag, ok: false, reason: isOver ? "over" : result.reason, change }, init);
}
