import { ChevronDown, CircleAlert, CircleCheck } from "lucide-react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import { MAX_VEHICLES } from "#app/features/availability/schema";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import type { FieldProblem, FormValues } from "#app/features/forms/schema";
import type { ChangeField } from "#app/features/guests/asks/change-form";
import type { ChangeView } from "#app/features/guests/asks/change.server";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { AskPost } from "#app/features/guests/site/ask-cards";
import { useDaysText } from "#app/features/guests/site/use-days-text";
import { formatTime } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";
import { FieldFrame, TextArea, TextField } from "#app/ui/form-field";

interface ChangePanelProps {
  item: GuestItem;
  change: ChangeView;
  stamp: string;
  failure: string | null;
}

/** Other days or people: first what they would mean, then the button that asks for them. */
export function ChangePanel({ item, change, stamp, failure }: ChangePanelProps) {
  const t = useTranslations("ask");
  const { pathname } = useLocation();
  const { check } = change;
  return (
    <section className="card-white ask-panel" id="change" aria-labelledby="change-title">
      <h2 id="change-title" className="display display-small">
        {t("change")}
      </h2>
      <Form method="get" action={`${pathname}#change`} reloadDocument className="ask-form">
        <input type="hidden" name="change" value={change.reference} />
        <Fields change={change} />
        <div className="ask-send">
          <button type="submit" className={`btn ${check ? "btn-secondary" : "btn-primary"}`}>
            {t("check")}
          </button>
          <a className="link" href={pathname}>
            {t("keep")}
          </a>
        </div>
      </Form>
      {check?.isSame && <p role="status">{t("same")}</p>}
      {check && !check.isSame && (
        <>
          <Meaning item={item} change={change} check={check} />
          <AskPost intent="change" item={change.reference}>
            {Object.entries(change.values).map(
              ([name, value]) => name !== "reason" && <input key={name} type="hidden" name={name} value={value} />,
            )}
            <TextArea
              name="reason"
              label={t("reason")}
              rows={2}
              maxLength={MAX_ASK_WORDS}
              dir="auto"
              defaultValue={change.values.reason}
            />
            <SpamGuards stamp={stamp} submissionKey="" />
            <button type="submit" className="btn btn-primary">
              {t("send")}
            </button>
          </AskPost>
        </>
      )}
      {failure && (
        <p className="form-failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

function Fields({ change: { kind, values, errors, times, areApart, maxGuests, hasDriver } }: { change: ChangeView }) {
  const text = useTranslations();
  const guest = useTranslations("guest");
  const language = useLanguage();
  const invalid = useTranslations("invalid");
  const messageOf = (problem: FieldProblem | undefined) =>
    problem &&
    (typeof problem === "string"
      ? invalid(problem, { n: 0, name: "" })
      : invalid(problem.code, { n: problem.n, name: "" }));
  const field = (name: ChangeField, label: string) => ({
    id: `change-${name}`,
    name,
    label,
    error: messageOf(errors[name]),
    defaultValue: values[name],
    required: true,
  });
  const count = (name: ChangeField, label: string, [min, max]: [number, number]) => (
    <TextField {...field(name, label)} type="number" inputMode="numeric" min={min} max={max} />
  );
  if (kind === "stay")
    return (
      <div className="ask-fields">
        <TextField {...field("check_in", text("stayBooking.checkIn"))} type="date" />
        <TextField {...field("check_out", text("stayBooking.checkOut"))} type="date" />
        {count("guests", text("stayBooking.guests"), [1, maxGuests])}
      </div>
    );
  if (kind === "vehicle")
    return (
      <div className="ask-fields">
        <TextField {...field("pickup_date", text("vehicleBooking.pickupDate"))} type="date" />
        <TextField {...field("return_date", text("vehicleBooking.returnDate"))} type="date" />
        {count("vehicles", text("quote.vehicles"), [1, MAX_VEHICLES])}
        <SelectField {...field("with_driver", text("vehicleBooking.driverLine"))}>
          <option value="false">{guest("withoutDriver")}</option>
          {hasDriver && <option value="true">{guest("withDriver")}</option>}
        </SelectField>
      </div>
    );
  return (
    <div className="ask-fields">
      <TextField {...field("date", text("booking.date"))} type="date" />
      {times && (
        <SelectField {...field("start_time", text("departures.startTime"))}>
          {times.map((time) => (
            <option key={time} value={time}>
              {formatTime(time, language)}
            </option>
          ))}
        </SelectField>
      )}
      {areApart ? (
        <>
          {count("adults", text("departures.adults"), [1, MAX_PARTICIPANTS])}
          {count("children", text("departures.children"), [0, MAX_PARTICIPANTS])}
        </>
      ) : (
        count("participants", text("booking.participants"), [1, MAX_PARTICIPANTS])
      )}
    </div>
  );
}

function SelectField({
  defaultValue,
  children,
  ...frame
}: {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  defaultValue: string | undefined;
  required: boolean;
  children: React.ReactNode;
}) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <select {...control} required defaultValue={defaultValue}>
            {children}
          </select>
          <ChevronDown aria-hidden />
        </>
      )}
    </FieldFrame>
  );
}

/** Free or taken, what is free instead, and both prices. */
function Meaning({
  item,
  change,
  check,
}: {
  item: GuestItem;
  change: ChangeView;
  check: NonNullable<ChangeView["check"]>;
}) {
  const t = useTranslations("ask");
  const language = useLanguage();
  const daysText = useDaysText();
  const ofSeats = item.kind === "experience" ? "Seats" : "Days";
  const price = (amount: number) => (
    <bdi dir="ltr">{formatMoney(amount, { code: BASE_CURRENCY, rate: 1 }, language)}</bdi>
  );
  return (
    <div className="ask-meaning" role="status">
      <p className={check.isFree ? "is-free" : "is-taken"}>
        {check.isFree ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
        {t(check.isFree ? `free${ofSeats}` : `taken${ofSeats}`)}
      </p>
      {check.offers.length > 0 && (
        <>
          <p>{t(`nearest${ofSeats}`)}</p>
          <ul className="ask-offers">
            {check.offers.map(({ from, to, time }) => (
              <li key={`${from} ${time ?? ""}`}>
                <a href={`?${offerQuery(change, { from, to, time })}#change`}>
                  {daysText({ kind: item.kind, from, to, start_time: time ?? null })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className="quote">
        {check.oldTotal !== null && (
          <div>
            <dt>{t("oldTotal")}</dt>
            <dd>{price(check.oldTotal)}</dd>
          </div>
        )}
        <div className="sum">
          <dt>{t("newTotal")}</dt>
          <dd>{price(check.newTotal)}</dd>
        </div>
      </dl>
      <p className="fine">{t("nothingYet")}</p>
    </div>
  );
}

/** The same form with days that are free. */
function offerQuery(
  { reference, kind, values }: ChangeView,
  { from, to, time }: { from: string; to: string; time?: string },
): string {
  const days: FormValues =
    kind === "stay"
      ? { check_in: from, check_out: to }
      : kind === "vehicle"
        ? { pickup_date: from, return_date: to }
        : { date: from, start_time: time ?? "" };
  const { reason: _reason, ...typed } = values;
  return new URLSearchParams({ change: reference, ...typed, ...days }).toString();
}
