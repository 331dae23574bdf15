import { Mail } from "lucide-react";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { FormSuccess } from "#app/features/forms/components/form-success";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import { receiveForm } from "#app/features/forms/receive.server";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import { findForm, type FindField } from "#app/features/guests/find/find-form";
import { queueFoundMail } from "#app/features/mail/guests/mutations.server";
import { PageHead } from "#app/features/page/components/page-head";
import type { TextGroup } from "#app/features/translations/texts.server";
import { clientContext } from "#app/platform/http/client.server";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { TextField } from "#app/ui/form-field";
import type { Route } from "./+types/find.route";
import "./my.page.css";

const TEXTS: TextGroup[] = ["findRequests", "form", "sentLink", "invalid"];

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts, formSecret } = context.get(servicesContext);
  return { stamp: signFormTimestamp(formSecret), texts: texts.pick(languageFrom(params), TEXTS) };
}

/** The same answer for every address: who is a guest of ours is nobody else's business. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "search for requests",
      schema: findForm,
      limit: "find",
      store: async ({ email }) => {
        await queueFoundMail(services.db, email, languageFrom(params));
        return { ok: true };
      },
    },
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function FindRequests({ loaderData: { stamp } }: Route.ComponentProps) {
  const t = useTranslations("findRequests");
  const result = useActionData<FormResult<FindField>>();
  const tab = useFormDraft("find", result);
  return (
    <div className="wrap below-header">
      <PageHead />
      <div className="find-requests">
        <h1 className="display">{t("title")}</h1>
        <p>{t("lead")}</p>
        {tab.sent ? (
          <FormSuccess sent={{}} level={2} title={t("sent")} body={t("sentBody")} onStartOver={tab.startOver} />
        ) : (
          <Fields
            key={tab.restored ? "kept" : "new"}
            stamp={stamp}
            draftState={tab}
            failure={result?.ok ? undefined : result}
          />
        )}
      </div>
    </div>
  );
}

function Fields({
  stamp,
  draftState,
  failure,
}: {
  stamp: string;
  draftState: FormDraftState;
  failure: FormFailure<FindField> | undefined;
}) {
  const t = useTranslations("findRequests");
  const label = useTranslations("form");
  const form = useVisitorForm<FindField>({
    failure,
    draftState,
    labels: { email: label("email") },
    loadValidator: async () => (await import("#app/features/guests/find/find-form")).checkFindForm,
  });
  return (
    <VisitorForm form={form} stamp={stamp}>
      <TextField
        {...form.field("email")}
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
        icon={<Mail aria-hidden />}
      />
      <SubmitArea form={form} failure={t("failed")} label={t("submit")} busy={t("sending")} />
    </VisitorForm>
  );
}
