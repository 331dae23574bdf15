import { BedDouble } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import type { ExperienceRequestField } from "#app/features/bookings/experience-request";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { totalFor } from "#app/features/experiences/rules";
import { CountryCodeField } from "#app/features/forms/components/country-code-field";
import { DateField, earliestDay } from "#app/features/forms/components/date-field";
import { FormSuccess, useDayFormatter, useReplyToItem } from "#app/features/forms/components/form-success";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult, FormValues } from "#app/features/forms/schema";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";
import { TextArea, TextField } from "#app/ui/form-field";
import { clampNumber, Stepper } from "#app/ui/stepper";

interface ExperienceFormProps {
  id: string;
  title: string;
  price: Cents;
  /** How many people it takes at least. */
  minParticipants: number;
  stamp: string;
}

/** Needs the texts form, booking and invalid. Posts to the page it stands on. */
export function ExperienceRequestForm(props: ExperienceFormProps) {
  const result = useActionData<FormResult<ExperienceRequestField>>();
  const tab = useFormDraft(`experience ${props.id}`, result);
  if (tab.sent) return <Sent {...props} sent={tab.sent} onAgain={tab.startOver} />;
  return (
    <Fields key={tab.restored ? "kept" : "new"} {...props} draftState={tab} failure={result?.ok ? undefined : result} />
  );
}

function Sent({
  title,
  price,
  minParticipants,
  sent,
  onAgain,
}: ExperienceFormProps & { sent: FormValues; onAgain: () => void }) {
  const t = useTranslations("booking");
  const money = useMoney();
  const inWords = useDayFormatter();
  const replyTo = useReplyToItem();
  const people = clampNumber(sent.participants ?? "", minParticipants, MAX_PARTICIPANTS);
  const facts = [
    { label: t("date"), value: inWords(sent.date) },
    { label: t("participants"), value: people },
    { label: t("total"), value: <bdi dir="ltr">{money.exact(totalFor(price, people))}</bdi> },
    replyTo(sent.email),
  ];
  return <FormSuccess title={t("sent")} body={t("sentBody")} item={title} facts={facts} onStartOver={onAgain} />;
}

interface FieldsProps extends ExperienceFormProps {
  draftState: FormDraftState;
  failure: FormFailure<ExperienceRequestField> | undefined;
}

function Fields({ price, minParticipants, stamp, draftState, failure }: FieldsProps) {
  const t = useTranslations("booking");
  const label = useTranslations("form");
  const [participants, setParticipants] = useState(
    failure?.values?.participants ?? draftState.restored?.values.participants ?? String(minParticipants),
  );
  const people = clampNumber(participants, minParticipants, MAX_PARTICIPANTS);
  const form = useVisitorForm<ExperienceRequestField>({
    failure,
    draftState,
    labels: {
      full_name: label("fullName"),
      email: label("email"),
      country_code: label("countryCode"),
      phone: label("phone"),
      date: t("date"),
      participants: t("participants"),
      accommodation: t("accommodation"),
      message: label("requests"),
    },
    // Enter may come before the field is left: what is sent is what the field will show.
    commitInputs: () => flushSync(() => setParticipants(String(people))),
    loadValidator: async () => {
      const { checkExperienceRequest } = await import("#app/features/bookings/experience-request");
      return (data, localToday) => checkExperienceRequest(data, localToday, minParticipants);
    },
  });
  const { field } = form;
  const [date, setDate] = useState(form.typed.date ?? "");
  const { defaultValue: _date, ...dateField } = field("date");
  const { id, error, label: participantsLabel } = field("participants");
  return (
    <VisitorForm form={form} stamp={stamp}>
      <TextField {...field("full_name")} required autoComplete="name" maxLength={120} />
      <TextField {...field("email")} required type="email" autoComplete="email" maxLength={254} dir="ltr" />
      <div className="form-row is-phone">
        <CountryCodeField {...field("country_code")} required />
        <TextField
          {...field("phone")}
          required
          type="tel"
          autoComplete="tel-national"
          placeholder="50 000 0000"
          maxLength={40}
          dir="ltr"
        />
      </div>
      <div className="form-row">
        <DateField
          {...dateField}
          required
          min={form.today ?? earliestDay(stamp)}
          isHydrated={form.isHydrated}
          value={date}
          onChange={(event) => setDate(event.target.value)}
        />
        <Stepper
          id={id}
          name="participants"
          label={participantsLabel}
          hint={minParticipants > 1 ? t("atLeast", { n: minParticipants }) : undefined}
          value={participants}
          min={minParticipants}
          max={MAX_PARTICIPANTS}
          error={error && t("participantsRange", { fewest: minParticipants, most: MAX_PARTICIPANTS })}
          decreaseLabel={t("fewer")}
          increaseLabel={t("more")}
          onChange={setParticipants}
        />
      </div>
      <TextField
        {...field("accommodation")}
        required
        placeholder={t("accommodationHint")}
        maxLength={200}
        icon={<BedDouble aria-hidden />}
      />
      <TextArea {...field("message")} placeholder={label("requestsHint")} rows={3} maxLength={5000} />
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
