import type { AlertCriteria } from "#app/features/alerts/criteria";
import type { TextKey } from "#app/features/translations/translate.server";
import type { Cents } from "#app/platform/money/money";

/** How criteria are said: on a page and in a message. Needs the texts alertCriteria, listingType and propertyType. */
export interface CriteriaWords {
  say: (key: TextKey, values?: Record<string, string | number>) => string;
  price: (cents: Cents) => string;
  place: (location: string) => string;
  /** Words somebody typed; null when they are not to be repeated. */
  typed: (words: string) => string | null;
}

/** What an alert asks for, one fact after the other: "For sale", "Villa", "up to $500,000". */
export function describeCriteria(criteria: AlertCriteria, { say, price, place, typed }: CriteriaWords): string[] {
  const { listing, type, min, max, bedrooms, minLand, maxLand } = criteria;
  const words = criteria.search === null ? null : typed(criteria.search);
  const facts = [
    say(`listingType.${listing}`),
    type && say(`propertyType.${type}`),
    priceFact(min, max, { say, price }),
    bedrooms && say("alertCriteria.bedrooms", { n: bedrooms }),
    criteria.place && place(criteria.place),
    landFact(minLand, maxLand, say),
    words && say("alertCriteria.words", { words }),
  ];
  return facts.filter((fact): fact is string => Boolean(fact));
}

function priceFact(min: Cents | null, max: Cents | null, { say, price }: Pick<CriteriaWords, "say" | "price">) {
  if (min !== null && max !== null) return say("alertCriteria.priceBetween", { from: price(min), to: price(max) });
  if (min !== null) return say("alertCriteria.priceFrom", { price: price(min) });
  return max === null ? null : say("alertCriteria.priceUpTo", { price: price(max) });
}

function landFact(min: number | null, max: number | null, say: CriteriaWords["say"]): string | null {
  if (min !== null && max !== null) return say("alertCriteria.landBetween", { from: min, to: max });
  if (min !== null) return say("alertCriteria.landFrom", { n: min });
  return max === null ? null : say("alertCriteria.landUpTo", { n: max });
}
