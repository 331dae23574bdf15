import { BedDouble } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import type { ExperienceRequestField } from "#app/features/bookings/experience-request";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { totalFor } from "#app/features/experiences/rules";
import { FormSuccess, SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";
import { TextArea, TextField } from "#app/ui/form-field";
import { clampNumber, Stepper } from "#app/ui/stepper";

interface ExperienceFormProps {
  price: Cents;
  /** How many people it takes at least. */
  fewest: number;
  stamp: string;
}

/** Needs the texts form, booking and invalid. Posts to the page it stands on. */
export function ExperienceRequestForm(props: ExperienceFormProps) {
  const t = useTranslations("booking");
  const result = useActionData<FormResult<ExperienceRequestField>>();
  if (result?.ok) return <FormSuccess title={t("sent")} body={t("sentBody")} />;
  return <Fields {...props} failure={result} />;
}

function Fields({ price, fewest, stamp, failure }: ExperienceFormProps & { failure: FormFailure<ExperienceRequestField> | undefined }) {
  const t = useTranslations("booking");
  const label = useTranslations("form");
  const [participants, setParticipants] = useState(failure?.values?.participants ?? String(fewest));
  const people = clampNumber(participants, fewest, MAX_PARTICIPANTS);
  const form = useVisitorForm<ExperienceRequestField>({
    failure,
    // Enter may come before the field is left: what is sent is what the field will show.
    settle: () => flushSync(() => setParticipants(String(people))),
    loadCheck: async () => (await import("#app/features/bookings/experience-request")).checkExperienceRequest,
  });
  const { field } = form;
  return (
    <VisitorForm form={form} stamp={stamp}>
      <TextField {...field("full_name")} label={label("fullName")} required autoComplete="name" maxLength={120} />
      <TextField {...field("email")} label={label("email")} required type="email" autoComplete="email" maxLength={254} dir="ltr" />
      <div className="form-row is-phone">
        <TextField {...field("country_code")} label={label("countryCode")} required placeholder="+971" autoComplete="tel-country-code" inputMode="tel" maxLength={5} dir="ltr" />
        <TextField {...field("phone")} label={label("phone")} required type="tel" autoComplete="tel-national" placeholder="50 000 0000" maxLength={40} dir="ltr" />
      </div>
      <div className="form-row">
        <TextField {...field("date")} label={t("date")} required type="date" min={form.today} />
        <Stepper
          name="participants"
          label={t("participants")}
          hint={fewest > 1 ? t("atLeast", { n: fewest }) : undefined}
          value={participants}
          min={fewest}
          max={MAX_PARTICIPANTS}
          error={field("participants").error && t("participantsRange", { fewest, most: MAX_PARTICIPANTS })}
          fewer={t("fewer")}
          more={t("more")}
          onChange={setParticipants}
        />
      </div>
      <TextField {...field("accommodation")} label={t("accommodation")} required placeholder={t("accommodationHint")} maxLength={200} icon={<BedDouble aria-hidden />} />
      <TextArea {...field("message")} label={label("requests")} placeholder={label("requestsHint")} rows={3} maxLength={5000} />
      <Total price={price} participants={people} />
      <SubmitArea form={form} failure={t("failed")} label={t("submit")} busy={t("sending")} />
      <p className="form-fine">{t("reassurance")}</p>
    </VisitorForm>
  );
}

function Total({ price, participants }: { price: Cents; participants: number }) {
  const t = useTranslations("booking");
  const money = useMoney();
  return (
    <div className="form-total" aria-live="polite">
      <span>{t("sum", { price: money.exact(price), n: participants })}</span>
      <b>
        <span className="visually-hidden">{t("total")} </span>
        <bdi dir="ltr">{money.exact(totalFor(price, participants))}</bdi>
      </b>
    </div>
  );
}
