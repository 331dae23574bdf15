import type { LoaderFunctionArgs } from "react-router";
import { receiveForm } from "#app/features/forms/receive.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { inquiryForm } from "#app/features/inquiries/inquiry-form";
import { clientContext } from "#app/platform/http/client.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";

/** The action of every page with a contact form. */
export function receiveInquiry({
  request,
  url,
  params,
  context,
}: Pick<LoaderFunctionArgs, "request" | "url" | "params" | "context">) {
  const services = context.get(servicesContext);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "inquiry",
      schema: inquiryForm,
      limit: "inquiry",
      store: (fields, sending) => saveInquiry(services, { ...fields, ...sending, language: languageFrom(params) }),
    },
  );
}
