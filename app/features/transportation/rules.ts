import type { VehicleSort } from "#app/features/transportation/schema";
import { foldText } from "#app/platform/i18n/fold-text";
import type { Cents } from "#app/platform/money/money";

const DAYS_IN_WEEK = 7;

export interface Rates {
  price_per_day: Cents;
  price_per_week: Cents;
  driver_price_per_day: Cents | null;
}

/** What a rental costs, and how that comes about. */
export interface RentalTotal {
  /** Charged at the price per week. */
  weeks: number;
  /** Charged at the price per day. */
  days: number;
  driver: Cents;
  total: Cents;
}

/**
 * The cheapest way to cover the days: by the day, in weeks and days, or in one more whole week. A driver is paid for
 * each day.
 */
export function rentalTotal(
  { price_per_day, price_per_week, driver_price_per_day }: Rates,
  days: number,
  withDriver: boolean,
): RentalTotal {
  const wholeWeeks = Math.floor(days / DAYS_IN_WEEK);
  const ways = [
    { weeks: 0, days },
    { weeks: wholeWeeks, days: days % DAYS_IN_WEEK },
    { weeks: Math.ceil(days / DAYS_IN_WEEK), days: 0 },
  ];
  const cost = (way: { weeks: number; days: number }) => way.weeks * price_per_week + way.days * price_per_day;
  const cheapest = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
  const driver = withDriver ? days * (driver_price_per_day ?? 0) : 0;
  return { ...cheapest, driver, total: cost(cheapest) + driver };
}

/** Whether the name or the description holds what was typed, whatever its case and accents. */
export function matchesSearch({ name, description }: { name: string; description: string }, typed: string): boolean {
  const wanted = foldText(typed.trim());
  return foldText(name).includes(wanted) || foldText(description).includes(wanted);
}

/** Vehicles that are read newest first, in the order asked for. */
export function sortVehicles<Vehicle extends { price_per_day: Cents }>(
  vehicles: readonly Vehicle[],
  sort: VehicleSort,
): Vehicle[] {
  if (sort === "latest") return [...vehicles];
  const direction = sort === "price_asc" ? 1 : -1;
  return vehicles.toSorted((a, b) => direction * (a.price_per_day - b.price_per_day));
}
