import { data, type RouterContextProvider } from "react-router";
import { visitOf } from "#app/features/bookings/visit.server";
import { receiveForm } from "#app/features/forms/receive.server";
import type { PlanProblem } from "#app/features/plans/plan-changes";
import { planCookie } from "#app/features/plans/plan-cookie";
import { planKey, type PlanItem } from "#app/features/plans/plan-item";
import { sendPlan } from "#app/features/plans/sending/mutations.server";
import { planForm } from "#app/features/plans/sending/plan-form";
import { clientContext } from "#app/platform/http/client.server";
import type { Language } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";

interface SentForm {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  form: FormData;
  language: Language;
  items: readonly PlanItem[];
}

/** Sends the plan of the cookie, and deletes the cookie once it is stored. */
export async function receivePlan({ request, url, context, form, language, items }: SentForm) {
  const services = context.get(servicesContext);
  const client = context.get(clientContext);
  let problem: PlanProblem | undefined;
  let isStored = false;
  const answer = await receiveForm(
    request,
    { ...services, ...client, url },
    {
      name: "trip plan",
      schema: planForm,
      limit: "booking",
      subject: items.map(planKey).join(""),
      store: async (fields, sending) => {
        const visit = visitOf(request, client, services);
        const outcome = await sendPlan(services, { ...fields, ...sending, ...visit, items, language });
        isStored = outcome.ok;
        if (outcome.ok) return outcome;
        problem = "unsendable";
        return { ok: false, reason: "invalid", errors: {} };
      },
    },
    form,
  );
  const headers = new Headers(answer.init?.headers);
  if (isStored) headers.append("Set-Cookie", planCookie([]));
  const status = problem ? 409 : answer.init?.status;
  return data({ ...answer.data, ...(problem && { problem }) }, { ...answer.init, status, headers });
}
