import { ArrowRight, Calendar } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import type { StayRequestField } from "#app/features/bookings/stay-request";
import { DateField, earliestDay } from "#app/features/forms/components/date-field";
import { FormSuccess, useDayFormatter, useReplyToItem } from "#app/features/forms/components/form-success";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult, FormValues } from "#app/features/forms/schema";
import { stayTotal } from "#app/features/stays/rules";
import { addDays, daysBetween, isDay, type Day } from "#app/platform/dates/dates";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";
import { TextArea, TextField } from "#app/ui/form-field";
import { clampNumber, Stepper } from "#app/ui/stepper";

interface StayFormProps {
  id: string;
  name: string;
  price: Cents;
  maxGuests: number;
  stamp: string;
  /** The server's day: what the dates begin with until the browser says what day it is where the visitor is. */
  today: Day;
}

/** Needs the texts form, booking, stayBooking and invalid. Posts to the page it stands on. */
export function StayRequestForm(props: StayFormProps) {
  const result = useActionData<FormResult<StayRequestField>>();
  const tab = useFormDraft(`stay ${props.id}`, result);
  if (tab.sent) return <Sent {...props} sent={tab.sent} onAgain={tab.startOver} />;
  return (
    <Fields key={tab.restored ? "kept" : "new"} {...props} draftState={tab} failure={result?.ok ? undefined : result} />
  );
}

function Sent({ name, price, sent, onAgain }: StayFormProps & { sent: FormValues; onAgain: () => void }) {
  const booking = useTranslations("booking");
  const t = useTranslations("stayBooking");
  const money = useMoney();
  const inWords = useDayFormatter();
  const replyTo = useReplyToItem();
  const nights = daysBetween(sent.check_in ?? "", sent.check_out ?? "");
  const facts = [
    { label: t("checkIn"), value: inWords(sent.check_in) },
    { label: t("checkOut"), value: inWords(sent.check_out) },
    { label: t("guests"), value: sent.guests },
    { label: booking("total"), value: nights > 0 && <bdi dir="ltr">{money.exact(stayTotal(price, nights))}</bdi> },
    replyTo(sent.email),
  ];
  return (
    <FormSuccess title={booking("sent")} body={booking("sentBody")} item={name} facts={facts} onStartOver={onAgain} />
  );
}

interface FieldsProps extends StayFormProps {
  draftState: FormDraftState;
  failure: FormFailure<StayRequestField> | undefined;
}

function Fields({ price, maxGuests, stamp, today, draftState, failure }: FieldsProps) {
  const booking = useTranslations("booking");
  const t = useTranslations("stayBooking");
  const label = useTranslations("form");
  const [guests, setGuests] = useState(failure?.values?.guests ?? draftState.restored?.values.guests ?? "1");
  const form = useVisitorForm<StayRequestField>({
    failure,
    draftState,
    labels: {
      check_in: t("checkIn"),
      check_out: t("checkOut"),
      guests: t("guests"),
      full_name: label("fullName"),
      phone: label("phone"),
      email: label("email"),
      special_requests: label("requests"),
    },
    // Enter may come before the field is left: what is sent is what the field will show.
    commitInputs: () => flushSync(() => setGuests(String(clampNumber(guests, 1, maxGuests)))),
    loadValidator: async () => {
      const { checkStayRequest } = await import("#app/features/bookings/stay-request");
      return (data, localToday) => checkStayRequest(data, localToday, maxGuests);
    },
  });
  const { field } = form;
  const earliest = form.today ?? earliestDay(stamp);
  const dates = useDates(form.typed.check_in, form.typed.check_out, today, form.today);
  return (
    <VisitorForm form={form} stamp={stamp}>
      <div className="stay-dates">
        <DateField
          {...controlled(field("check_in"))}
          required
          icon={<Calendar aria-hidden />}
          min={earliest}
          isHydrated={form.isHydrated}
          value={dates.checkIn}
          onChange={(event) => dates.arrive(event.target.value)}
        />
        <ArrowRight aria-hidden className="flip-rtl" />
        <DateField
          {...controlled(field("check_out"))}
          required
          // Before scripts are there nothing could follow another day of arrival.
          min={form.isHydrated && isDay(dates.checkIn) ? addDays(dates.checkIn, 1) : earliest}
          isHydrated={form.isHydrated}
          value={dates.checkOut}
          onChange={(event) => dates.setDeparture(event.target.value)}
        />
      </div>
      <div className="stay-guests">
        <Stepper
          id={field("guests").id}
          name="guests"
          label={field("guests").label}
          hint={t("atMost", { n: maxGuests })}
          value={guests}
          max={maxGuests}
          error={field("guests").error}
          decreaseLabel={t("fewer")}
          increaseLabel={t("more")}
          onChange={setGuests}
        />
      </div>
      <div className="form-row">
        <TextField {...field("full_name")} required autoComplete="name" maxLength={120} />
        <TextField
          {...field("phone")}
          required
          type="tel"
          autoComplete="tel"
          placeholder="+971 50 000 0000"
          maxLength={40}
          dir="ltr"
        />
      </div>
      <TextField {...field("email")} required type="email" autoComplete="email" maxLength={254} dir="ltr" />
      <TextArea {...field("special_requests")} placeholder={t("requestsHint")} rows={2} maxLength={5000} />
      <Total price={price} nights={daysBetween(dates.checkIn, dates.checkOut)} />
      <SubmitArea
        form={form}
        failure={booking("failedBooking")}
        label={booking("submit")}
        busy={booking("processing")}
      />
      <p className="form-fine">{t("reassurance")}</p>
    </VisitorForm>
  );
}

/** For a field whose value React holds. */
function controlled<Props extends { defaultValue: unknown }>({
  defaultValue: _held,
  ...rest
}: Props): Omit<Props, "defaultValue"> {
  return rest;
}

/**
 * From today until tomorrow, unless the visitor says otherwise. A new day of arrival brings its own day of departure.
 */
function useDates(
  typedIn: string | undefined,
  typedOut: string | undefined,
  serverToday: Day,
  localToday: Day | undefined,
) {
  const [checkIn, setCheckIn] = useState(typedIn ?? serverToday);
  const [checkOut, setCheckOut] = useState(typedOut ?? addDays(serverToday, 1));
  const arrive = (day: string) => {
    setCheckIn(day);
    if (isDay(day)) setCheckOut(addDays(day, 1));
  };
  useEffect(() => {
    if (localToday && typedIn === undefined) arrive(localToday);
    // Only once, when the browser has said its day: what was typed in a first attempt stays.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [localToday]);
  return { checkIn, checkOut, arrive, setDeparture: setCheckOut };
}

function Total({ price, nights }: { price: Cents; nights: number }) {
  const t = useTranslations("stayBooking");
  const booking = useTranslations("booking");
  const money = useMoney();
  const total = <bdi dir="ltr">{money.exact(stayTotal(price, nights))}</bdi>;
  return (
    <div className="stay-total" aria-live="polite">
      {nights > 0 ? (
        <dl>
          <div>
            <dt>{t("sum", { price: money.exact(price), n: nights })}</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt>{booking("total")}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
      ) : (
        <p>{t("chooseDates")}</p>
      )}
    </div>
  );
}
