import { BellRing } from "lucide-react";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import type { AlertField } from "#app/features/alerts/alert-form";
import { useCriteriaText } from "#app/features/alerts/components/use-criteria-text";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { FormSuccess } from "#app/features/forms/components/form-success";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import { TextField } from "#app/ui/form-field";

/**
 * Asks to be told of new properties with the filters of the list. Posts to the page it stands on, whose address has
 * them. Needs the texts alertForm, those of useCriteriaText, form, sentLink and invalid.
 */
export function AlertPanel({ criteria, stamp }: { criteria: AlertCriteria; stamp: string }) {
  const t = useTranslations("alertForm");
  const describe = useCriteriaText();
  const result = useActionData<FormResult<AlertField>>();
  const tab = useFormDraft(`alert ${JSON.stringify(criteria)}`, result);
  return (
    <section className="alert-panel" aria-labelledby="alert-title">
      <span className="alert-icon">
        <BellRing aria-hidden />
      </span>
      <div className="alert-words">
        <h2 id="alert-title" className="display display-small">
          {t("title")}
        </h2>
        <p>{describe(criteria)}</p>
        <p className="alert-small">{t("smallPrint")}</p>
      </div>
      <div className="alert-fields">
        {tab.sent ? (
          <FormSuccess sent={{}} title={t("sent")} body={t("sentBody")} onStartOver={tab.startOver} />
        ) : (
          <Fields
            key={tab.restored ? "kept" : "new"}
            stamp={stamp}
            draftState={tab}
            failure={result?.ok ? undefined : result}
          />
        )}
      </div>
    </section>
  );
}

function Fields({
  stamp,
  draftState,
  failure,
}: {
  stamp: string;
  draftState: FormDraftState;
  failure: FormFailure<AlertField> | undefined;
}) {
  const t = useTranslations("alertForm");
  const label = useTranslations("form");
  const form = useVisitorForm<AlertField>({
    failure,
    draftState,
    labels: { email: label("email") },
    loadValidator: async () => (await import("#app/features/alerts/alert-form")).checkAlertForm,
  });
  return (
    <VisitorForm form={form} stamp={stamp}>
      <TextField
        {...form.field("email")}
        required
        type="email"
        placeholder="name@example.com"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <SubmitArea form={form} failure={t("failed")} label={t("submit")} busy={t("sending")} />
    </VisitorForm>
  );
}
