import { useTranslations } from "use-intl";
import { shortDay, type Month } from "#app/features/availability/calendar-month";
import { CalendarLegend, DayCell, MonthGrid, type GridDay } from "#app/features/availability/components/month-grid";
import type { ChosenDays, MinimumRates } from "#app/features/availability/components/use-chosen-days";
import { canStay, fewestNights, mostNights, stateOn, type DayOffers } from "#app/features/availability/day-offers";
import { MAX_NIGHTS } from "#app/features/availability/rules";
import { minimumNights } from "#app/features/availability/seasons";
import { addDays, daysBetween, formatDay, isDay, type Day } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { useCompactMoney } from "#app/features/availability/components/compact-money";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";

interface CalendarProps {
  /** Null while the days cannot be read. */
  offers: DayOffers | null;
  kind: "stay" | "vehicle";
  rates: MinimumRates;
  priceOf: (day: Day) => Cents;
  days: ChosenDays;
  /** How many units are asked for. */
  needed?: number;
  month: Month | null;
  /** Where links of days and months lead: another one where two calendars stand on a page. */
  id?: string;
}

const CALENDAR_ID = "calendar";

/** Needs the texts calendar and invalid. */
export function Calendar(props: CalendarProps) {
  const t = useTranslations("calendar");
  if (!props.offers) return <p className="calendar-away">{t("away")}</p>;
  return <Months {...props} offers={props.offers} />;
}

type MonthsProps = CalendarProps & { offers: DayOffers };

function Months(props: MonthsProps) {
  const { offers, days, kind, month, id = CALENDAR_ID } = props;
  const t = useTranslations("calendar");
  const last = addDays(offers.first, (offers.states[0]?.length ?? 1) - 1);
  return (
    <MonthGrid
      id={id}
      label={t("label")}
      first={offers.first}
      last={last}
      month={month}
      chosen={days.from}
      said={<Said {...props} last={last} />}
      legend={<Legend kind={kind} />}
      renderDay={(cell) => <OfferedDay {...props} cell={cell} last={last} />}
      onEscape={days.isOpen ? () => days.leave(days.to) : undefined}
    />
  );
}

/** What is chosen, and why some days cannot be the departure. */
function Said({ days, kind, offers, needed = 1, last }: MonthsProps & { last: Day }) {
  const t = useTranslations("calendar");
  const invalid = useTranslations("invalid");
  const language = useLanguage();
  const isStay = kind === "stay";
  if (!isDay(days.from) || (!days.isOpen && !isDay(days.to)))
    return <p role="status">{isStay ? t("chooseArrival") : t("choosePickup")}</p>;
  const least = days.minimum > 1 ? invalid(isStay ? "nightsLeast" : "daysLeast", { n: days.minimum }) : null;
  if (days.isOpen) {
    const most = mostNights(offers, days.from, needed);
    const end = addDays(days.from, most);
    return (
      <p role="status">
        <b>{isStay ? t("chooseDeparture") : t("chooseReturn")}</b>{" "}
        <span className="quiet">
          {least && `${least}. `}
          {most < MAX_NIGHTS && end < last && t("until", { day: shortDay(end, language) })}
        </span>
      </p>
    );
  }
  return (
    <p role="status">
      <b>{t("chosen", { from: shortDay(days.from, language), to: shortDay(days.to, language) })}</b>{" "}
      <span className="quiet">
        {isStay ? t("nights", { n: days.nights }) : t("days", { n: days.nights })}
        {least && ` (${least})`}
      </span>
    </p>
  );
}

const ARRIVAL_WORDS = {
  stay: { arrival: "arrival", departure: "departure" },
  vehicle: { arrival: "pickup", departure: "return" },
} as const;

function OfferedDay(props: MonthsProps & { cell: GridDay; last: Day }) {
  const { cell, days, offers, kind, needed = 1, rates, priceOf, last } = props;
  const { day } = cell;
  const t = useTranslations("calendar");
  const invalid = useTranslations("invalid");
  const language = useLanguage();
  const money = useMoney();
  const inShort = useCompactMoney();
  const state = day > last ? "taken" : stateOn(offers, day, needed);
  const canArrive = state === "free" || state === "arrival";
  const minimum = minimumNights(rates, day);
  const isArrival = canArrive && fewestNights(offers, day, minimum, needed) !== null;
  const isAfter = days.isOpen && isDay(days.from) && day > days.from;
  const isDeparture = isAfter && canStay(offers, days.from, daysBetween(days.from, day), days.minimum, needed);
  const isPossible = isAfter ? isDeparture : isArrival;
  const isFrom = day === days.from;
  const isTo = !days.isOpen && day === days.to;
  const isBetween = !days.isOpen && days.from < day && day < days.to;
  const word = state === "arrival" || state === "departure" ? t(ARRIVAL_WORDS[kind][state]) : t(state);
  const least = invalid(kind === "stay" ? "nightsLeast" : "daysLeast", { n: isAfter ? days.minimum : minimum });
  // A free day that cannot be chosen says why in place of its price.
  const isTooShort =
    canArrive && !isPossible && !(isAfter && day > addDays(days.from, mostNights(offers, days.from, needed)));
  const price = canArrive ? (isTooShort ? least : money.exact(priceOf(day))) : null;
  const dayName = formatDay(day, language, "full");
  const label =
    price === null ? t("day", { day: dayName, state: word }) : t("dayPriced", { day: dayName, state: word, price });
  const changes = isAfter ? { from: days.from, to: day } : { from: day, to: null };
  return (
    <DayCell
      {...cell}
      classes={[`is-${state}`, isFrom && "is-from", isTo && "is-to", isBetween && "is-between"]}
      isSelected={isFrom || isTo || isBetween}
      isPossible={isPossible}
      changes={changes}
      label={label}
      note={canArrive && !isTooShort && inShort(priceOf(day))}
      onChoose={() => days.choose(day)}
    />
  );
}

function Legend({ kind }: { kind: "stay" | "vehicle" }) {
  const t = useTranslations("calendar");
  const isStay = kind === "stay";
  return (
    <CalendarLegend
      entries={{
        free: t(isStay ? "legendNight" : "legendDay"),
        taken: t("legendTaken"),
        arrival: t(isStay ? "legendArrival" : "legendPickup"),
        departure: t(isStay ? "legendDeparture" : "legendReturn"),
        yours: t("yours"),
      }}
    />
  );
}
