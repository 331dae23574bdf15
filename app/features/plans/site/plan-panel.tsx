import { useTranslations } from "use-intl";
import { DollarTotal, QuoteLines } from "#app/features/availability/components/quote-lines";
import { useDaysNotes } from "#app/features/bookings/components/request-extras";
import type { FormDraftState } from "#app/features/forms/components/form-draft";
import { FormSuccess, useReplyToItem } from "#app/features/forms/components/form-success";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormValues } from "#app/features/forms/schema";
import type { PlanField } from "#app/features/plans/sending/plan-form";
import { readSentThings, type SentThing } from "#app/features/plans/sending/sent-things";
import type { PlanPageProps } from "#app/features/plans/site/plan-page";
import { formatDay, formatTime } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";
import { TextField } from "#app/ui/form-field";

interface PanelProps extends PlanPageProps {
  draft: FormDraftState;
  failure: FormFailure<PlanField> | undefined;
}

/** One total, what it is made of, and the form that sends all of it. */
export function PlanPanel({ things, stamp, draft, failure }: PanelProps) {
  const t = useTranslations("plan");
  const booking = useTranslations("booking");
  const total = things.reduce((sum, { quote }) => sum + quote.total, 0);
  const people = Math.max(...things.map((thing) => thing.people));
  return (
    <aside className="plan-panel" aria-labelledby="plan-total">
      <h2 className="plan-total" id="plan-total" aria-live="polite">
        <span className="visually-hidden">{booking("total")} </span>
        <Price amount={total} />
        <small>{t("forPeople", { n: people })}</small>
      </h2>
      <div className="plan-lines">
        {things.map(({ key, name, quote }) => (
          <details key={key}>
            <summary>
              <span>{name}</span>
              <Price amount={quote.total} />
            </summary>
            <QuoteLines quote={quote} />
          </details>
        ))}
      </div>
      <DollarTotal total={total} />
      <p className="plan-fine">{t("setInDollars")}</p>
      <SendForm stamp={stamp} draft={draft} failure={failure} />
      <p className="plan-fine">{t("sendBody")}</p>
    </aside>
  );
}

type SendFormProps = Pick<PanelProps, "stamp" | "draft" | "failure">;

export function SendForm(props: SendFormProps) {
  // What is found again in the browser is filled in by new fields.
  return <SendFields key={props.draft.restored ? "kept" : "new"} {...props} />;
}

function SendFields({ stamp, draft, failure }: SendFormProps) {
  const t = useTranslations("plan");
  const booking = useTranslations("booking");
  const label = useTranslations("form");
  const form = useVisitorForm<PlanField>({
    failure,
    draftState: draft,
    labels: { full_name: label("fullName"), email: label("email"), phone: label("phone") },
    loadValidator: async () => (await import("#app/features/plans/sending/plan-form")).checkPlanForm,
  });
  const { field } = form;
  return (
    <VisitorForm form={form} stamp={stamp}>
      <input type="hidden" name="intent" value="send" />
      <TextField {...field("full_name")} required autoComplete="name" maxLength={120} />
      <TextField {...field("email")} required type="email" autoComplete="email" maxLength={254} dir="ltr" />
      <TextField {...field("phone")} required type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
      <SubmitArea form={form} failure={booking("failedBooking")} label={t("send")} busy={booking("processing")} />
    </VisitorForm>
  );
}

/** What was sent, thing by thing: what is kept, and what is a wish. */
export function PlanSent({ sent, onStartOver }: { sent: FormValues; onStartOver: () => void }) {
  const t = useTranslations("planSent");
  const quote = useTranslations("quote");
  const booking = useTranslations("booking");
  const replyTo = useReplyToItem();
  const valueOf = useThingText();
  const things = readSentThings(sent.things);
  const { hold_until, reference } = sent;
  const notes = useDaysNotes(hold_until && reference ? { hold_until, reference } : {});
  return (
    <section className="plan-sent">
      <FormSuccess
        sent={sent}
        level={2}
        title={t("title")}
        body={t("body")}
        notes={notes}
        facts={[
          { label: quote("reference"), value: reference && <bdi dir="ltr">{reference}</bdi> },
          { label: booking("total"), value: sent.total && <Price amount={Number(sent.total)} /> },
          replyTo(sent.email),
        ]}
        onStartOver={onStartOver}
      />
      <ul className="plan-sent-things">
        {things.map((thing) => (
          <li key={`${thing.name} ${thing.from} ${thing.time}`} data-state={thing.state}>
            <b>{thing.name}</b> <span>{valueOf(thing)}</span> <em>{t(thing.state)}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useThingText(): (thing: SentThing) => string {
  const language = useLanguage();
  return ({ from, to, time }) => {
    const days = [...new Set([from, to])].map((day) => formatDay(day, language)).join(" – ");
    return time ? `${days}, ${formatTime(time, language)}` : days;
  };
}
