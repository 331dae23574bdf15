import { CircleAlert } from "lucide-react";
import { Form, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { PriceNoticeField } from "#app/features/alerts/alert-form";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import type { FormResult } from "#app/features/forms/schema";
import { usePath } from "#app/platform/i18n/paths";
import { TextField } from "#app/ui/form-field";

/**
 * Asks to be told when a saved property gets cheaper. Many stand on one page, so each is a plain form that knows its
 * own answer. Needs the texts alertForm, form and invalid.
 */
export function PriceNoticeForm({ id, stamp }: { id: string; stamp: string }) {
  const t = useTranslations("alertForm");
  const label = useTranslations("form");
  const invalid = useTranslations("invalid");
  const answer = useActionData<FormResult<PriceNoticeField> | { problem: string }>();
  const address = usePath()("/:lang?/saved");
  const isSending = useNavigation().formMethod === "POST";
  const result = answer && "ok" in answer && isAbout(answer, id) ? answer : undefined;
  const problem = result && !result.ok && result.reason === "invalid" ? result.errors.email : undefined;
  return (
    <details className="watch-price" open={result !== undefined || undefined} id={`watch-${id}`}>
      <summary>{t("cheaper")}</summary>
      {result?.ok ? (
        <p role="status">
          <b>{t("sent")}</b> {t("sentBody")}
        </p>
      ) : (
        <Form method="post" action={`${address}#watch-${id}`} preventScrollReset>
          <input type="hidden" name="intent" value="watch" />
          <input type="hidden" name="property" value={id} />
          <TextField
            id={`watch-email-${id}`}
            name="email"
            label={label("email")}
            hint={t("cheaperHint")}
            error={problem && invalid(typeof problem === "string" ? problem : problem.code, { n: 0, name: "" })}
            defaultValue={result?.values?.email}
            required
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
          />
          {result && !problem && (
            <p className="form-failure" role="alert">
              <CircleAlert aria-hidden />
              {t("failed")}
            </p>
          )}
          <button type="submit" className="btn btn-small btn-ink" disabled={isSending}>
            {t("cheaperSubmit")}
          </button>
          <SpamGuards stamp={stamp} submissionKey="" />
        </Form>
      )}
    </details>
  );
}

/** Whether an answer is to the form of this property. */
function isAbout(answer: FormResult<PriceNoticeField>, id: string): boolean {
  return answer.values?.intent === "watch" && answer.values.property === id;
}
