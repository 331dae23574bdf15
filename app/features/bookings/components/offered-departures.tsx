import { useTranslations } from "use-intl";
import { shortDay } from "#app/features/availability/calendar-month";
import type { ChosenDeparture } from "#app/features/availability/components/use-chosen-departure";
import { OfferList } from "#app/features/bookings/components/request-extras";
import type { OfferedDays } from "#app/features/forms/schema";
import { formatTime } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

interface Props {
  offers: readonly OfferedDays[];
  departure: ChosenDeparture;
}

/** There are too few seats: the nearest departures that have room for all. */
export function OfferedDepartures({ offers, departure }: Props) {
  const t = useTranslations("departures");
  const language = useLanguage();
  return (
    <OfferList
      words="departures"
      offers={offers.map(({ from: day, time = "" }) => ({
        text: t("at", { day: shortDay(day, language), time: formatTime(time, language) }),
        changes: { day, time },
        choose: () => departure.set({ day, time }),
      }))}
    />
  );
}
