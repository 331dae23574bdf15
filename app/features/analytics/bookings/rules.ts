import type { DateRange } from "#app/features/analytics/schema";
import type { Occupancy } from "#app/features/analytics/bookings/schema";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** How many nights of a stay lie within a range; that of the day of departure is none. */
export function nightsWithin(
  { first_day, end_day }: { first_day: Day; end_day: Day },
  { from, to }: DateRange,
): number {
  const end = addDays(to, 1);
  return daysBetween(first_day > from ? first_day : from, end_day < end ? end_day : end);
}

/**
 * How much of a total falls within a range: it is spread evenly over the nights in whole cents, with what is left over
 * on the first; fees fall on the day of arrival. Ranges side by side add up to the total.
 */
export function revenueWithin(
  { first_day, end_day, total, fees }: { first_day: Day; end_day: Day; total: Cents; fees: Cents },
  range: DateRange,
): Cents {
  const nights = daysBetween(first_day, end_day);
  const spread = total - fees;
  const each = Math.floor(spread / nights);
  const onArrival = first_day >= range.from && first_day <= range.to ? spread - each * nights + fees : 0;
  return each * nightsWithin({ first_day, end_day }, range) + onArrival;
}

/** The share of nights that could be sold and were; null when there were none. */
export function occupancyOf({ booked, imported, possible, outOfService }: Occupancy): number | null {
  const sellable = possible - outOfService;
  return sellable <= 0 ? null : (booked + imported) / sellable;
}
