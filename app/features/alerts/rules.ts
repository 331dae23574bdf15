import { OFFICE } from "#app/brand";
import { addDays, dayAt, startOfDay } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** A drop is told from one per cent on: less is wobbling. */
export const DROP_PERCENT = 1;

/** Whether a price is enough below the lowest one told before. In dollars: a changed rate is no drop. */
export function isPriceDrop(lowestTold: Cents, price: Cents): boolean {
  return price < lowestTold && price * 100 <= lowestTold * (100 - DROP_PERCENT);
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The next time a mailbox is written to: at the hour of the island, and on another day than the last message. A changed
 * hour makes no second message on one day.
 */
export function nextMailAt({ now, hour, lastAt }: { now: Date; hour: number; lastAt: Date | null }): Date {
  const today = dayAt(now, OFFICE.hoursAheadOfUtc);
  const atHour = (day: string) => new Date(startOfDay(day, OFFICE.hoursAheadOfUtc).getTime() + hour * HOUR_MS);
  const hasHadToday = lastAt !== null && dayAt(lastAt, OFFICE.hoursAheadOfUtc) === today;
  return !hasHadToday && atHour(today) > now ? atHour(today) : atHour(addDays(today, 1));
}
