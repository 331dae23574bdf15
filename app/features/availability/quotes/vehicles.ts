import { priceLine, quoteOf, totalOf, type Quote } from "#app/features/availability/quotes/price-lines";
import { runsOf } from "#app/features/availability/quotes/runs";
import { seasonOf, type Season } from "#app/features/availability/seasons";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

export interface VehicleRates {
  price_per_day: Cents;
  price_per_week: Cents;
  driver_price_per_day: Cents | null;
  seasons: readonly Season[];
}

const DAYS_IN_WEEK = 7;

/**
 * Each run of days with the same prices in the cheapest mix of weeks and days. Where all days have the same prices, one
 * more whole week may be the cheapest; beside a season's edge it may not, since not all its days would have that price.
 */
export function quoteVehicles(
  rates: VehicleRates,
  rental: { pickup_date: Day; return_date: Day; with_driver: boolean; vehicles: number },
): Quote {
  const days = daysBetween(rental.pickup_date, rental.return_date);
  const runs = runsOf(days, (index) => {
    const season = seasonOf(rates.seasons, addDays(rental.pickup_date, index));
    return season
      ? { perDay: season.price, perWeek: season.price_per_week, season: season.name }
      : { perDay: rates.price_per_day, perWeek: rates.price_per_week, season: null };
  });
  const vehicleLines = runs.flatMap(({ length, value: { perDay, perWeek, season } }) => {
    const more = { times: rental.vehicles, season };
    const byDay = [priceLine("days", length, perDay, more)];
    if (perWeek === null) return byDay;
    const inWeeks = (weeks: number, rest: number) => [
      priceLine("weeks", weeks, perWeek, more),
      priceLine("days", rest, perDay, more),
    ];
    const ways = [byDay, inWeeks(Math.floor(length / DAYS_IN_WEEK), length % DAYS_IN_WEEK)];
    if (runs.length === 1) ways.push(inWeeks(Math.ceil(length / DAYS_IN_WEEK), 0));
    return ways.reduce((best, way) => (totalOf(way) < totalOf(best) ? way : best));
  });
  const driver = rental.with_driver ? (rates.driver_price_per_day ?? 0) : 0;
  return quoteOf([...vehicleLines, priceLine("driver", days, driver, { times: rental.vehicles })]);
}
