import { priceLine, quoteOf, type Quote } from "#app/features/availability/quotes/price-lines";
import { seasonOf, type Season } from "#app/features/availability/seasons";
import type { Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

export interface ExperienceRates {
  price: Cents;
  /** Null: children pay what adults pay. */
  child_price: Cents | null;
  seasons: readonly Season[];
}

/** Whether children pay another price than adults, at least in a season. */
export function hasChildPrice({ child_price, seasons }: ExperienceRates): boolean {
  return child_price !== null || seasons.some((season) => season.child_price !== null);
}

/** A season without a child price keeps the listing's, and no child pays more than an adult. */
export function quoteExperience(
  rates: ExperienceRates,
  visit: { date: Day; participants: number; children: number },
): Quote {
  const season = seasonOf(rates.seasons, visit.date);
  const price = season?.price ?? rates.price;
  const childPrice = season?.child_price ?? rates.child_price;
  const more = { season: season?.name ?? null };
  if (childPrice === null) return quoteOf([priceLine("people", visit.participants, price, more)]);
  return quoteOf([
    priceLine("adults", visit.participants - visit.children, price, more),
    priceLine("children", visit.children, Math.min(childPrice, price), more),
  ]);
}
