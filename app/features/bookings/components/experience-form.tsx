import { BedDouble } from "lucide-react";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useActionData, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { DollarTotal, QuoteLines } from "#app/features/availability/components/quote-lines";
import type { ChosenDeparture } from "#app/features/availability/components/use-chosen-departure";
import type { DepartureOffers } from "#app/features/availability/departure-offers";
import { hasChildPrice, quoteExperience } from "#app/features/availability/quotes/experience";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import { islandDayOf, islandToday } from "#app/features/availability/rules";
import { seasonOf } from "#app/features/availability/seasons";
import { AddToPlan } from "#app/features/bookings/components/add-to-plan";
import { ChosenDepartureNote, DepartureFields } from "#app/features/bookings/components/departure-fields";
import { ExperienceSent } from "#app/features/bookings/components/experience-sent";
import {
  AdultsAndChildren,
  ParticipantsField,
  usePeople,
  type ExperiencePrices,
} from "#app/features/bookings/components/people-fields";
import { OfferedDepartures } from "#app/features/bookings/components/offered-departures";
import { KeptNote, WishButton } from "#app/features/bookings/components/request-extras";
import type { ExperienceRequestField } from "#app/features/bookings/experience-request";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { CountryCodeField } from "#app/features/forms/components/country-code-field";
import { DateField } from "#app/features/forms/components/date-field";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult, FormValues } from "#app/features/forms/schema";
import { isDay } from "#app/platform/dates/dates";
import { useMoney } from "#app/platform/money/currency";
import { TextArea, TextField } from "#app/ui/form-field";

interface ExperienceFormProps {
  id: string;
  title: string;
  rates: ExperiencePrices;
  /** How many people it takes at least. */
  minParticipants: number;
  stamp: string;
  /** Null: it is on request, or its departures cannot be read. */
  departures: DepartureOffers | null;
  /** Shared with the calendar of the page. */
  departure: ChosenDeparture;
  furthestDays: number;
  holdHours: number;
}

/** Needs the texts form, booking, quote, departures and invalid. Posts to the page it stands on. */
export function ExperienceRequestForm(props: ExperienceFormProps) {
  const result = useActionData<FormResult<ExperienceRequestField>>();
  const tab = useFormDraft(`experience ${props.id}`, result);
  if (tab.sent) return <ExperienceSent title={props.title} sent={tab.sent} onAgain={tab.startOver} />;
  return (
    <Fields key={tab.restored ? "kept" : "new"} {...props} draftState={tab} failure={result?.ok ? undefined : result} />
  );
}

interface FieldsProps extends ExperienceFormProps {
  draftState: FormDraftState;
  failure: FormFailure<ExperienceRequestField> | undefined;
}

function Fields({ rates, minParticipants, stamp, departures, departure, draftState, failure, ...props }: FieldsProps) {
  const t = useTranslations("booking");
  const words = useTranslations("departures");
  const label = useTranslations("form");
  const kept = failure?.values ?? draftState.restored?.values;
  const areApart = hasChildPrice(rates);
  const asked = usePeopleOfAddress();
  const people = usePeople({ kept: kept ?? asked, fewest: minParticipants, areApart });
  const contact = {
    full_name: label("fullName"),
    email: label("email"),
    country_code: label("countryCode"),
    phone: label("phone"),
  };
  const counts = areApart
    ? { adults: words("adults"), children: words("children") }
    : { participants: t("participants") };
  const more = { accommodation: t("accommodation"), message: label("requests") };
  const form = useVisitorForm<ExperienceRequestField>({
    failure,
    draftState,
    labels: departures
      ? { date: t("date"), start_time: words("startTime"), ...counts, ...contact, ...more }
      : { ...contact, date: t("date"), ...counts, ...more },
    // Enter may come before the field is left: what is sent is what the field will show.
    commitInputs: () => flushSync(people.commit),
    loadValidator: async () => {
      const { checkExperienceRequest } = await import("#app/features/bookings/experience-request");
      const experience = { min_participants: minParticipants, hasDepartures: departures !== null };
      return (data) =>
        checkExperienceRequest(data, experience, { today: islandToday(), furthestDays: props.furthestDays });
    },
  });
  const { field } = form;
  const [date, setDate] = useState(form.typed.date ?? "");
  useRestoredDeparture(departure, draftState.restored?.values);
  const { setPeople } = departure;
  useEffect(() => setPeople(people.participants), [setPeople, people.participants]);
  const day = departures ? departure.day : date;
  const pricedDay = isDay(day) ? day : islandDayOf(stamp);
  const quote = quoteExperience(rates, { ...people, date: pricedDay });
  const isTaken = departures !== null && failure?.reason === "invalid" && failure.offers !== undefined;
  const isUnchanged = failure?.values?.date === departure.day && (failure.values.start_time ?? "") === departure.time;
  const isRefused = isTaken && isUnchanged;
  // What was said of seats is no longer true of another departure.
  const seatError = (error: string | undefined) => (isTaken && !isUnchanged ? undefined : error);
  const range = t("participantsRange", { fewest: minParticipants, most: MAX_PARTICIPANTS });
  const countField = (name: "participants" | "adults" | "children") => {
    const { id, label: fieldLabel, error } = field(name);
    return { id, label: fieldLabel, error: seatError(error && (isTaken ? error : range)) };
  };
  const season = seasonOf(rates.seasons, pricedDay);
  const peopleFields = areApart ? (
    <AdultsAndChildren
      adultField={countField("adults")}
      childField={{ ...countField("children"), error: field("children").error }}
      people={people}
      prices={{
        adult: season?.price ?? rates.price,
        child: season?.child_price ?? rates.child_price,
        maxAge: rates.child_max_age,
      }}
    />
  ) : (
    <ParticipantsField field={countField("participants")} people={people} fewest={minParticipants} />
  );
  const { defaultValue: _date, ...dateField } = { ...field("date"), min: islandDayOf(stamp) };
  const { id: timeId, label: timeLabel, error: timeError } = field("start_time");
  return (
    <VisitorForm form={form} stamp={stamp}>
      {departures && (
        <>
          <ChosenDepartureNote departure={departure} />
          <DepartureFields
            offers={departures}
            departure={departure}
            date={dateField}
            time={{ id: timeId, label: timeLabel, error: seatError(timeError) }}
            isHydrated={form.isHydrated}
          />
          {isRefused && <OfferedDepartures offers={failure.offers ?? []} departure={departure} />}
          <div className="people-fields">{peopleFields}</div>
        </>
      )}
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
      {!departures && (
        <>
          <div className={areApart ? undefined : "form-row"}>
            <DateField
              {...dateField}
              required
              isHydrated={form.isHydrated}
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
            {!areApart && peopleFields}
          </div>
          {areApart && <div className="people-fields">{peopleFields}</div>}
        </>
      )}
      <TextField
        {...field("accommodation")}
        required
        placeholder={t("accommodationHint")}
        maxLength={200}
        icon={<BedDouble aria-hidden />}
      />
      <TextArea {...field("message")} placeholder={label("requestsHint")} rows={departures ? 2 : 3} maxLength={5000} />
      <Total quote={quote} isShort={!departures} />
      {departures && !isRefused && <KeptNote hours={props.holdHours} words="departures" />}
      <SubmitArea form={form} failure={t("failed")} label={t("submit")} busy={t("sending")} />
      {isRefused && canBeWished(failure) && <WishButton words="departures" />}
      <AddToPlan item={{ kind: "experience", id: props.id }} />
      <p className="form-fine">{t("reassurance")}</p>
    </VisitorForm>
  );
}

/** A wish is for seats that others have, not for what does not leave. */
function canBeWished(failure: FormFailure<ExperienceRequestField>): boolean {
  return failure.reason === "invalid" && failure.errors.start_time !== "departure";
}

/** Who asks again comes with the people of before. */
function usePeopleOfAddress(): FormValues | undefined {
  const [query] = useSearchParams();
  const [all, children] = [Number(query.get("people")), Number(query.get("children"))];
  if (!(all > 0)) return undefined;
  return { participants: String(all), adults: String(all - children), children: String(children) };
}

/** What the tab kept of the departure goes into the calendar too. */
function useRestoredDeparture(departure: ChosenDeparture, kept: FormValues | undefined): void {
  useEffect(() => {
    if (kept?.date !== undefined && kept.start_time !== undefined)
      departure.set({ day: kept.date, time: kept.start_time });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the draft is there
  }, [kept]);
}

/** One price for all is said in one line where nothing else stands there. */
function Total({ quote, isShort }: { quote: Quote; isShort: boolean }) {
  const t = useTranslations("booking");
  const money = useMoney();
  const [line] = quote.lines;
  if (isShort && quote.lines.length === 1 && line?.kind === "people" && line.season === null)
    return (
      <>
        <div className="form-total" aria-live="polite">
          <span>{t("sum", { price: money.exact(line.unit_price), n: line.count })}</span>
          <b>
            <span className="visually-hidden">{t("total")} </span>
            <bdi dir="ltr">{money.exact(quote.total)}</bdi>
          </b>
        </div>
        <DollarTotal total={quote.total} />
      </>
    );
  return (
    <div className="experience-quote" aria-live="polite">
      <QuoteLines quote={quote} />
    </div>
  );
}
