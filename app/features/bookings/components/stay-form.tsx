import { ArrowRight, Calendar } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { QuoteLines } from "#app/features/availability/components/quote-lines";
import type { ChosenDays } from "#app/features/availability/components/use-chosen-days";
import { quoteStay, type StayRates } from "#app/features/availability/quotes/stay";
import { islandDayOf, islandToday } from "#app/features/availability/rules";
import { AddToPlan } from "#app/features/bookings/components/add-to-plan";
import { OfferedSpans } from "#app/features/bookings/components/offered-spans";
import { KeptNote, WishButton, useDaysNotes } from "#app/features/bookings/components/request-extras";
import type { StayRequestField } from "#app/features/bookings/stay-request";
import { DateField } from "#app/features/forms/components/date-field";
import { FormSuccess, useDayFormatter, useReplyToItem } from "#app/features/forms/components/form-success";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult, FormValues } from "#app/features/forms/schema";
import { addDays, isDay } from "#app/platform/dates/dates";
import { Price } from "#app/platform/money/currency";
import { TextArea, TextField } from "#app/ui/form-field";
import { clampNumber } from "#app/platform/clamp-number";
import { Stepper } from "#app/ui/stepper";

interface StayFormProps {
  id: string;
  name: string;
  rates: StayRates;
  maxGuests: number;
  stamp: string;
  /** Shared with the calendar of the page. */
  days: ChosenDays;
  /** How many guests the address asks for. */
  guests: string;
  furthestDays: number;
  holdHours: number;
}

/** Needs the texts form, booking, stayBooking, quote, calendar and invalid. Posts to the page it stands on. */
export function StayRequestForm(props: StayFormProps) {
  const result = useActionData<FormResult<StayRequestField>>();
  const tab = useFormDraft(`stay ${props.id}`, result);
  if (tab.sent) return <Sent {...props} sent={tab.sent} onAgain={tab.startOver} />;
  return (
    <Fields key={tab.restored ? "kept" : "new"} {...props} draftState={tab} failure={result?.ok ? undefined : result} />
  );
}

function Sent({ name, sent, onAgain }: StayFormProps & { sent: FormValues; onAgain: () => void }) {
  const booking = useTranslations("booking");
  const t = useTranslations("stayBooking");
  const quote = useTranslations("quote");
  const inWords = useDayFormatter();
  const replyTo = useReplyToItem();
  const facts = [
    { label: quote("reference"), value: sent.reference && <bdi dir="ltr">{sent.reference}</bdi> },
    { label: t("checkIn"), value: inWords(sent.check_in) },
    { label: t("checkOut"), value: inWords(sent.check_out) },
    { label: t("guests"), value: sent.guests },
    { label: booking("total"), value: sent.total && <Price amount={Number(sent.total)} /> },
    replyTo(sent.email),
  ];
  return (
    <FormSuccess
      sent={sent}
      title={booking("sent")}
      body={booking("sentBody")}
      notes={useDaysNotes(sent)}
      item={name}
      facts={facts}
      onStartOver={onAgain}
    />
  );
}

interface FieldsProps extends StayFormProps {
  draftState: FormDraftState;
  failure: FormFailure<StayRequestField> | undefined;
}

function Fields({
  rates,
  maxGuests,
  stamp,
  days,
  furthestDays,
  holdHours,
  draftState,
  failure,
  ...props
}: FieldsProps) {
  const booking = useTranslations("booking");
  const t = useTranslations("stayBooking");
  const label = useTranslations("form");
  const [guests, setGuests] = useState(failure?.values?.guests ?? draftState.restored?.values.guests ?? props.guests);
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
      return (data) => checkStayRequest(data, { max_guests: maxGuests }, { today: islandToday(), furthestDays });
    },
  });
  const { field } = form;
  useRestoredDays(days, draftState.restored?.values);
  const earliest = islandDayOf(stamp);
  const isTaken = failure?.reason === "invalid" && failure.offers !== undefined;
  const isUnchanged = failure?.values?.check_in === days.from && failure.values.check_out === days.to;
  const isRefused = isTaken && isUnchanged;
  return (
    <VisitorForm form={form} stamp={stamp}>
      <div className="stay-dates">
        <DateField
          {...controlled(field("check_in"))}
          error={isTaken && !isUnchanged ? undefined : field("check_in").error}
          required
          icon={<Calendar aria-hidden />}
          min={earliest}
          isHydrated={form.isHydrated}
          value={days.from}
          onChange={(event) => days.arrive(event.target.value)}
        />
        <ArrowRight aria-hidden className="flip-rtl" />
        <DateField
          {...controlled(field("check_out"))}
          required
          // Before scripts are there nothing could follow another day of arrival.
          min={form.isHydrated && isDay(days.from) ? addDays(days.from, 1) : earliest}
          isHydrated={form.isHydrated}
          value={days.to}
          onChange={(event) => days.leave(event.target.value)}
        />
      </div>
      {isRefused && <OfferedSpans offers={failure.offers ?? []} days={days} />}
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
      <div className="stay-total" aria-live="polite">
        {days.nights > 0 ? (
          <QuoteLines
            quote={quoteStay(rates, {
              check_in: days.from,
              check_out: days.to,
              guests: clampNumber(guests, 1, maxGuests),
            })}
          />
        ) : (
          <p>{t("chooseDates")}</p>
        )}
      </div>
      {!isRefused && <KeptNote hours={holdHours} />}
      <SubmitArea
        form={form}
        failure={booking("failedBooking")}
        label={booking("submit")}
        busy={booking("processing")}
      />
      {isRefused && <WishButton />}
      <AddToPlan item={{ kind: "stay", id: props.id }} />
      <p className="form-fine">{t("reassurance")}</p>
    </VisitorForm>
  );
}

/** What the tab kept of the days goes into the calendar too. */
function useRestoredDays(days: ChosenDays, kept: FormValues | undefined): void {
  useEffect(() => {
    if (kept?.check_in !== undefined && kept.check_out !== undefined)
      days.set({ from: kept.check_in, to: kept.check_out });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the draft is there
  }, [kept]);
}

/** For a field whose value React holds. */
function controlled<Props extends { defaultValue: unknown }>({
  defaultValue: _held,
  ...rest
}: Props): Omit<Props, "defaultValue"> {
  return rest;
}
