import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { OFFICE } from "#app/brand";
import { shortDay, type Month } from "#app/features/availability/calendar-month";
import { addressWith } from "#app/features/availability/components/day-query";
import { CalendarLegend, DayCell, MonthGrid, type GridDay } from "#app/features/availability/components/month-grid";
import type { ChosenDeparture } from "#app/features/availability/components/use-chosen-departure";
import {
  bestOn,
  departuresOn,
  firstDeparture,
  hasRoom,
  type DepartureOffer,
  type DepartureOffers,
} from "#app/features/availability/departure-offers";
import { cutoffOf } from "#app/features/availability/departure-cutoff";
import { formatDay, formatMoment, formatTime, isDay, type Day } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { useCompactMoney } from "#app/features/availability/components/compact-money";
import { Price, useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";

interface PickerProps {
  /** "away" while they cannot be read. */
  offers: DepartureOffers | "away";
  departure: ChosenDeparture;
  priceOf: (day: Day) => Cents;
  month: Month | null;
}

const PICKER_ID = "departures";

/** The days on which an experience leaves, and the departures of the chosen one. Needs the texts calendar and departures. */
export function DeparturePicker({ offers, ...props }: PickerProps) {
  const t = useTranslations("departures");
  if (offers === "away") return <p className="calendar-away">{t("away")}</p>;
  if (!offers.starts.some(({ states }) => /[^-]/.test(states))) return <p>{t("noneAhead")}</p>;
  return (
    <>
      <DepartureCalendar {...props} offers={offers} />
      <DepartureList {...props} offers={offers} />
    </>
  );
}

type OffersProps = PickerProps & { offers: DepartureOffers };

function DepartureCalendar({ offers, departure, priceOf, month }: OffersProps) {
  const t = useTranslations("departures");
  const { day, offer, people } = departure;
  const needsAnother = !offer || !hasRoom(offer, people);
  const suggested = needsAnother ? firstDeparture(offers, people)?.day : undefined;
  return (
    <MonthGrid
      id={PICKER_ID}
      label={t("label")}
      first={offers.first}
      last={offers.last}
      month={month}
      chosen={day}
      said={<Said departure={departure} />}
      legend={<Legend />}
      renderDay={(cell) => (
        <DepartureDay
          cell={cell}
          best={cell.day > offers.last ? null : bestOn(offers, cell.day)}
          departure={departure}
          priceOf={priceOf}
          isPast={cell.day < offers.first}
          isSuggested={cell.day === suggested}
        />
      )}
    />
  );
}

function Said({ departure: { day, time } }: { departure: ChosenDeparture }) {
  const t = useTranslations("departures");
  const language = useLanguage();
  if (!isDay(day) || time === "") return <p role="status">{t("choose")}</p>;
  const said = t("at", { day: shortDay(day, language), time: formatTime(time, language) });
  return (
    <p role="status">
      <b>{said}</b>
    </p>
  );
}

interface DepartureDayProps {
  cell: GridDay;
  /** Its departure with the most room. */
  best: DepartureOffer | null;
  departure: ChosenDeparture;
  priceOf: (day: Day) => Cents;
  isPast: boolean;
  isSuggested: boolean;
}

function DepartureDay({ cell, best, departure, priceOf, isPast, isSuggested }: DepartureDayProps) {
  const t = useTranslations("departures");
  const calendar = useTranslations("calendar");
  const language = useLanguage();
  const money = useMoney();
  const inShort = useCompactMoney();
  const stateWord = useStateWord();
  const { day } = cell;
  const dayName = formatDay(day, language, "full");
  const isPossible = best !== null && hasRoom(best);
  const state = best ? stateWord(best) : isPast ? calendar("past") : t("none");
  const isChosen = day === departure.day;
  return (
    <DayCell
      {...cell}
      classes={[
        isPossible ? `is-${best.state}` : best ? "is-taken" : "is-none",
        isChosen && "is-from",
        isSuggested && "is-suggested",
      ]}
      isSelected={isChosen}
      isPossible={isPossible}
      changes={{ day, time: null }}
      label={
        isPossible
          ? calendar("dayPriced", { day: dayName, state, price: money.exact(priceOf(day)) })
          : calendar("day", { day: dayName, state })
      }
      note={isPossible && (best.left === null ? inShort(priceOf(day)) : t("seats", { n: best.left }))}
      onChoose={() => departure.chooseDay(day)}
    />
  );
}

/** "Free", "3 seats left", "Full" */
export function useStateWord(): (offer: DepartureOffer) => string {
  const t = useTranslations("departures");
  return ({ state, left }) => (state === "few" ? t("left", { n: left ?? 0 }) : t(state));
}

function Legend() {
  const t = useTranslations("departures");
  return (
    <CalendarLegend
      entries={{ free: t("legendFree"), taken: t("legendFull"), none: t("legendNone"), yours: t("yours") }}
    />
  );
}

function DepartureList({ offers, departure, priceOf }: Omit<OffersProps, "month">) {
  const t = useTranslations("departures");
  const language = useLanguage();
  const { day, offer } = departure;
  if (!isDay(day)) return null;
  const found = departuresOn(offers, day);
  if (found.length === 0) return <p className="departures-none">{t("noneOn")}</p>;
  return (
    <>
      <ul className="departures" aria-label={formatDay(day, language, "full")}>
        {found.map((each) => (
          <li key={each.time}>
            <DepartureRow offer={each} departure={departure} price={priceOf(day)} />
          </li>
        ))}
      </ul>
      {offer && hasRoom(offer) && (
        <p className="departures-until">
          {t("until", {
            moment: formatMoment(
              cutoffOf({ ...offer, start_time: offer.time }, OFFICE.hoursAheadOfUtc),
              language,
              OFFICE.hoursAheadOfUtc,
            ),
          })}
        </p>
      )}
    </>
  );
}

const PILLS = { free: "is-free", few: "is-few", full: "", closed: "", cancelled: "is-cancelled" } as const;

/** A departure of the chosen day: a link that fills in the form. What cannot be had only says so. */
function DepartureRow({
  offer,
  departure,
  price,
}: {
  offer: DepartureOffer;
  departure: ChosenDeparture;
  price: Cents;
}) {
  const language = useLanguage();
  const stateWord = useStateWord();
  const [query] = useSearchParams();
  const { day, time, state } = offer;
  const isChosen = day === departure.day && time === departure.time;
  const said = (
    <>
      <i aria-hidden />
      <time dateTime={`${day}T${time}`} dir="ltr">
        {formatTime(time, language)}
      </time>
      <span className="departure-day">{shortDay(day, language)}</span>
      <span className="departure-price">
        <Price amount={price} />
      </span>
      <span className={`departure-state ${PILLS[state]}`}>{stateWord(offer)}</span>
    </>
  );
  if (!hasRoom(offer)) return <div className={`departure is-full ${isChosen ? "is-on" : ""}`}>{said}</div>;
  return (
    <a
      className={`departure ${isChosen ? "is-on" : ""}`}
      href={`${addressWith(query, { day, time, month: null })}#send`}
      data-button
      aria-current={isChosen ? "true" : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        departure.set({ day, time });
      }}
    >
      {said}
    </a>
  );
}
