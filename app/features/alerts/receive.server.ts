import { alertForm, priceNoticeForm } from "#app/features/alerts/alert-form";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { askForAlert, askForPriceNotice, type Asker } from "#app/features/alerts/mutations.server";
import { receiveForm, type FormServices } from "#app/features/forms/receive.server";
import { CURRENCY_KEY, readCookie } from "#app/platform/http/cookies";
import type { Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, isCurrencyCode } from "#app/platform/money/money";

interface Sent {
  request: Request;
  language: Language;
}

/** Takes the wish to be told of new properties. The answer is the same for every address. */
export function receiveAlert(services: FormServices, sent: Sent, findCriteria: () => Promise<AlertCriteria>) {
  return receiveForm(sent.request, services, {
    name: "property alert",
    schema: alertForm,
    limit: "alert",
    store: async ({ email }) => {
      await askForAlert(services, askerOf(sent, email), await findCriteria());
      return { ok: true };
    },
  });
}

/** The same for a property that gets cheaper. */
export function receivePriceNotice(services: FormServices, sent: Sent, form: FormData) {
  return receiveForm(
    sent.request,
    services,
    {
      name: "price notice",
      schema: priceNoticeForm,
      limit: "alert",
      store: async ({ email, property }) => {
        await askForPriceNotice(services, askerOf(sent, email), property);
        return { ok: true, receipt: { intent: "watch" } };
      },
    },
    form,
  );
}

function askerOf({ request, language }: Sent, email: string): Asker {
  const chosen = readCookie(request.headers.get("cookie"), CURRENCY_KEY);
  return { email, language, currency: isCurrencyCode(chosen) ? chosen : BASE_CURRENCY };
}
