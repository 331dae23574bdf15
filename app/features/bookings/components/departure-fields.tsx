import { CalendarClock, ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { useStateWord } from "#app/features/availability/components/departure-picker";
import type { ChosenDeparture } from "#app/features/availability/components/use-chosen-departure";
import { departuresOn, hasRoom, type DepartureOffers } from "#app/features/availability/departure-offers";
import { DateField } from "#app/features/forms/components/date-field";
import { formatDay, formatTime, isDay } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { FieldFrame } from "#app/ui/form-field";

/** Which departure the form asks for, in words. Needs the texts departures. */
export function ChosenDepartureNote({ departure: { day, time, offer } }: { departure: ChosenDeparture }) {
  const t = useTranslations("departures");
  const language = useLanguage();
  const stateWord = useStateWord();
  if (!isDay(day) || time === "") return null;
  return (
    <p className="kept chosen-departure" aria-live="polite">
      <CalendarClock aria-hidden />
      <span>
        <b>{formatDay(day, language, "full")}</b>
        <span>{t("islandTime", { time: formatTime(time, language) })}</span>
        <span>{offer ? stateWord(offer) : t("noneOn")}</span>
      </span>
    </p>
  );
}

interface DepartureFieldsProps {
  offers: DepartureOffers;
  departure: ChosenDeparture;
  date: Omit<ComponentProps<typeof DateField>, "value" | "isHydrated">;
  time: { id: string; label: string; error: string | undefined };
  isHydrated: boolean;
}

/** The day and the start of a departure, side by side. */
export function DepartureFields({ offers, departure, date, time, isHydrated }: DepartureFieldsProps) {
  return (
    <div className="form-row">
      <DateField
        {...date}
        required
        isHydrated={false}
        value={departure.day}
        max={offers.last}
        onChange={(event) => departure.chooseDay(event.target.value)}
      />
      <FieldFrame {...time} name="start_time" required>
        {(control) => (
          <>
            <select
              {...control}
              required
              value={departure.time}
              onChange={(event) => departure.set({ day: departure.day, time: event.target.value })}
            >
              <TimeOptions offers={offers} departure={departure} isHydrated={isHydrated} />
            </select>
            <ChevronDown aria-hidden />
          </>
        )}
      </FieldFrame>
    </div>
  );
}

/** The starts of the chosen day; without scripts those of every day, since nothing could follow another day. */
function TimeOptions({
  offers,
  departure,
  isHydrated,
}: Pick<DepartureFieldsProps, "offers" | "departure" | "isHydrated">) {
  const t = useTranslations("departures");
  const language = useLanguage();
  const stateWord = useStateWord();
  const { day, time } = departure;
  const onDay = isDay(day) ? departuresOn(offers, day) : [];
  const times = isHydrated ? onDay.map((offer) => offer.time) : [...new Set(offers.starts.map((start) => start.time))];
  return (
    <>
      {!times.includes(time) && (
        <option value={time}>{time === "" ? t("chooseTime") : formatTime(time, language)}</option>
      )}
      {times.map((each) => {
        const offer = isHydrated ? onDay.find((found) => found.time === each) : undefined;
        const isOff = offer?.state === "closed" || offer?.state === "cancelled";
        const name = formatTime(each, language);
        // What is full can still be wished for.
        return (
          <option key={each} value={each} disabled={isOff}>
            {offer && !hasRoom(offer) ? t("at", { day: name, time: stateWord(offer) }) : name}
          </option>
        );
      })}
    </>
  );
}
