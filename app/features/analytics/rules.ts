import type { Domain, Period, DateRange, BucketSize, Totals } from "#app/features/analytics/schema";
import { addDays, type Day } from "#app/platform/dates/dates";

const PERIOD_DAYS: Record<Period, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };
const BUCKET_SIZES: Record<Period, BucketSize> = { "7d": "day", "30d": "day", "90d": "week", "1y": "month" };

/** The days of a period that ends today, and as many before them. */
export function dateRangesOf(period: Period, today: Day): { span: DateRange; before: DateRange; step: BucketSize } {
  const days = PERIOD_DAYS[period];
  const from = addDays(today, 1 - days);
  return {
    span: { from, to: today },
    before: { from: addDays(from, -days), to: addDays(from, -1) },
    step: BUCKET_SIZES[period],
  };
}

/**
 * The steps of a span, in order. A week is seven days and the last one ends with the span, so that its weeks can be
 * compared; months are those of the calendar. The first step may be shorter than the others, and the last month is as
 * long as it has lasted.
 */
export function splitIntoBuckets({ from, to }: DateRange, step: BucketSize): DateRange[] {
  const steps: DateRange[] = [];
  for (let end = to; end >= from;) {
    const start = startOfBucket(end, step);
    const first = start < from ? from : start;
    steps.unshift({ from: first, to: end });
    end = addDays(first, -1);
  }
  return steps;
}

function startOfBucket(end: Day, step: BucketSize): Day {
  switch (step) {
    case "day":
      return end;
    case "week":
      return addDays(end, -6);
    case "month":
      return `${end.slice(0, 8)}01`;
  }
}

export const ZERO_TOTALS: Totals = { requests: 0, won: 0, inquiries: 0, recorded: 0, revenue: 0 };

export function sumOf(tallies: readonly Totals[]): Totals {
  return tallies.reduce(
    (sum, { requests, won, inquiries, recorded, revenue }) => ({
      requests: sum.requests + requests,
      won: sum.won + won,
      inquiries: sum.inquiries + inquiries,
      recorded: sum.recorded + recorded,
      revenue: sum.revenue + revenue,
    }),
    ZERO_TOTALS,
  );
}

export function bookingsOf({ requests, recorded }: Totals): number {
  return requests + recorded;
}

/**
 * The share of requests that became bookings; null where nothing can become one. Nobody books a property on the site:
 * there it is what staff recorded against what visitors asked.
 */
export function conversionOf(tally: Totals, domain?: Domain): number | null {
  const [won, asked] = domain === "properties" ? [tally.recorded, tally.inquiries] : [tally.won, tally.requests];
  return asked === 0 ? null : won / asked;
}

/** By how many per cent something grew or shrank; null when there was nothing before. */
export function percentChange(now: number, earlier: number): number | null {
  return earlier === 0 ? null : Math.round(((now - earlier) / earlier) * 100);
}

/** Whole percentages that add up to 100 (largest remainder method). */
export function percentShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, at) => ({ at, loss: share - Math.floor(share) }))
    .toSorted((a, b) => b.loss - a.loss);
  const raised = new Set(byLoss.slice(0, left).map(({ at }) => at));
  return shares.map((share, at) => share + (raised.has(at) ? 1 : 0));
}
