import { useTranslations } from "use-intl";
import { shortDay } from "#app/features/availability/calendar-month";
import type { ChosenDays } from "#app/features/availability/components/use-chosen-days";
import { OfferList } from "#app/features/bookings/components/request-extras";
import type { OfferedDays } from "#app/features/forms/schema";
import { useLanguage } from "#app/platform/i18n/paths";

/** The days were taken meanwhile: the nearest that are not. */
export function OfferedSpans({ offers, days }: { offers: readonly OfferedDays[]; days: ChosenDays }) {
  const t = useTranslations("calendar");
  const language = useLanguage();
  return (
    <OfferList
      offers={offers.map(({ from, to }) => ({
        text: t("chosen", { from: shortDay(from, language), to: shortDay(to, language) }),
        changes: { from, to },
        choose: () => days.set({ from, to }),
      }))}
    />
  );
}
