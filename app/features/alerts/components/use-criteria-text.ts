import { useTranslations } from "use-intl";
import type { AlertCriteria } from "#app/features/alerts/criteria";
import { describeCriteria } from "#app/features/alerts/criteria-text";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { useMoney } from "#app/platform/money/currency";

/** What an alert asks for, in one line. Needs the texts alertCriteria, listingType, propertyType and place. */
export function useCriteriaText(): (criteria: AlertCriteria) => string {
  // Its own type is that of every text: comparing it with another takes minutes.
  const say: unknown = useTranslations();
  const place = usePlaceName();
  const money = useMoney();
  return (criteria) =>
    describeCriteria(criteria, {
      // The keys and their values come from the same catalogue, which types them one by one.
      say: say as (key: string, values?: Record<string, string | number>) => string,
      price: (cents) => money.round(cents),
      place,
      typed: (words) => words,
    }).join(" · ");
}
