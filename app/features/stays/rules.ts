import { isDay, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

const DAY_MS = 86_400_000;

/** The nights between two days; none when the second is not after the first. */
export function nightsBetween(checkIn: Day, checkOut: Day): number {
  if (!isDay(checkIn) || !isDay(checkOut)) return 0;
  return Math.max(0, (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS);
}

export function stayTotal(price: Cents, nights: number): Cents {
  return price * nights;
}
