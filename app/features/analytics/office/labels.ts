import type { DateRange, BucketSize } from "#app/features/analytics/schema";
import { formatDay, type Day } from "#app/platform/dates/dates";
import { formatDateRange } from "#app/platform/dates/date-range";
import { LOCALE_TAGS } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";
import type { ChartPoint } from "#app/ui/office/charts/chart";

function format(day: Day, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(LOCALE_TAGS.en, { timeZone: "UTC", ...options }).format(new Date(`${day}T00:00:00Z`));
}

const A_WEEK = 7;

/** How a step of a chart is called below it and in full. */
export function bucketLabels({ from, to }: DateRange, step: BucketSize, steps: number): Omit<ChartPoint, "value"> {
  const dayOfMonth = String(Number(from.slice(8)));
  const short = format(from, { day: "numeric", month: "short" });
  switch (step) {
    case "day":
      return steps > A_WEEK
        ? { label: short, short: dayOfMonth, name: formatDay(from, "en", "short") }
        : {
            label: format(from, { weekday: "short" }),
            short: format(from, { weekday: "short" }),
            name: format(from, { weekday: "long", day: "numeric", month: "short" }),
          };
    case "week":
      return { label: short, short: dayOfMonth, name: formatDateRange({ from, to }) };
    case "month":
      return {
        label: format(from, { month: "short" }),
        short: format(from, { month: "narrow" }),
        name: isWholeMonth({ from, to })
          ? format(from, { month: "long", year: "numeric" })
          : formatDateRange({ from, to }),
      };
  }
}

function isWholeMonth({ from, to }: DateRange): boolean {
  const next = new Date(Date.parse(to) + 86_400_000);
  return from.endsWith("-01") && next.getUTCDate() === 1;
}

export const BUCKET_NAMES: Record<BucketSize, string> = { day: "Per day", week: "Per week", month: "Per month" };

/** A round amount in few letters: "$6k". */
export function shortDollars(amount: Cents): string {
  const whole = amount / 100;
  if (whole >= 1_000_000) return `$${whole / 1_000_000}m`;
  return whole >= 1_000 ? `$${whole / 1_000}k` : `$${whole}`;
}
