import { priceLine, quoteOf, totalOf, type Quote } from "#app/features/availability/quotes/price-lines";
import { runsOf } from "#app/features/availability/quotes/runs";
import { seasonOf, type Season } from "#app/features/availability/seasons";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

export interface StayRates {
  price: Cents;
  seasons: readonly Season[];
  /** The highest tier reached counts, alone. */
  long_stay_discounts: readonly { from_nights: number; percent: number }[];
  /** How many guests the price includes; null: all of them. */
  included_guests: number | null;
  extra_guest_price: Cents;
  cleaning_fee: Cents;
}

/** The night of the day of check-out is not priced. Guests are all people, children included. */
export function quoteStay(rates: StayRates, stay: { check_in: Day; check_out: Day; guests: number }): Quote {
  const nights = daysBetween(stay.check_in, stay.check_out);
  const nightLines = runsOf(nights, (index) => {
    const season = seasonOf(rates.seasons, addDays(stay.check_in, index));
    return { price: season?.price ?? rates.price, season: season?.name ?? null };
  }).map(({ length, value }) => priceLine("nights", length, value.price, { season: value.season }));
  const percent = rates.long_stay_discounts
    .filter(({ from_nights }) => from_nights <= nights)
    .reduce((highest, tier) => (tier.from_nights > highest.from_nights ? tier : highest), {
      from_nights: 0,
      percent: 0,
    }).percent;
  const discount = roundHalfUp((totalOf(nightLines) * percent) / 100);
  const extraGuests = rates.included_guests === null ? 0 : Math.max(0, stay.guests - rates.included_guests);
  return quoteOf([
    ...nightLines,
    { kind: "discount", count: percent, times: 1, unit_price: -discount, amount: -discount, season: null },
    priceLine("extra_guests", nights, rates.extra_guest_price, { times: extraGuests }),
    priceLine("cleaning", nights > 0 ? 1 : 0, rates.cleaning_fee),
  ]);
}

/** Of an amount that is not negative. */
function roundHalfUp(amount: number): Cents {
  return Math.floor(amount + 0.5);
}
