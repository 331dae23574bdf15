import { OFFICE } from "#app/brand";
import type { ListingType } from "#app/features/properties/schema";
import { FINDING_LIMITS } from "#app/features/settings/schema";
import { dayAt, type Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** What staff have set about sold and cheaper properties. */
export interface MarketRules {
  /** So long a sold one stays in lists. */
  soldDays: number;
  /** So long a lower price is told, from so many percent on. */
  reducedDays: number;
  reducedPercent: number;
}

export const DEFAULT_MARKET_RULES: MarketRules = {
  soldDays: FINDING_LIMITS.sold_visible_days.default,
  reducedDays: FINDING_LIMITS.reduced_days.default,
  reducedPercent: FINDING_LIMITS.reduced_percent.default,
};

export function marketRulesOf(
  settings: Record<"sold_visible_days" | "reduced_days" | "reduced_percent", number> | null,
): MarketRules {
  if (!settings) return DEFAULT_MARKET_RULES;
  return {
    soldDays: settings.sold_visible_days,
    reducedDays: settings.reduced_days,
    reducedPercent: settings.reduced_percent,
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether one that is sold has left the lists. Its page stays for whoever has the address. */
export function isDelisted(soldAt: Date | null, { soldDays }: MarketRules, now = new Date()): boolean {
  return soldAt !== null && now.getTime() - soldAt.getTime() >= soldDays * DAY_MS;
}

/** A price from a moment on, as the trigger noted it. */
export interface NotedPrice {
  at: Date;
  price: Cents;
  /** Whether visitors saw it. */
  isShown: boolean;
  listing_type: ListingType;
}

/** What it cost before, and the last day on which it did. */
export interface Reduction {
  before: Cents;
  until: Day;
}

/** A price counts once visitors could see it for a week: nobody raises it for a day to lower it. */
const COUNTS_FROM_MS = 7 * DAY_MS;

interface ShownPrice {
  price: Cents;
  until: number;
  /** How long it was seen. */
  length: number;
}

/** The prices visitors saw one after the other, as long as it was for sale, or for rent, as it is now. */
function shownPrices(noted: readonly NotedPrice[], now: number): ShownPrice[] {
  const listing = noted.at(-1)?.listing_type;
  const since = noted.findLastIndex(({ listing_type }) => listing_type !== listing) + 1;
  const shown: ShownPrice[] = [];
  for (const [index, { at, price, isShown }] of noted.entries()) {
    if (index < since || !isShown) continue;
    const until = noted[index + 1]?.at.getTime() ?? now;
    const length = until - at.getTime();
    const last = shown.at(-1);
    if (last?.price === price) Object.assign(last, { until, length: last.length + length });
    else shown.push({ price, until, length });
  }
  return shown;
}

/**
 * Whether the price of today is a reduction: enough below the highest price of the last days that counts. A rise ends
 * it, so only what was dearer and led down to today's price without one is looked at. The prices oldest first.
 */
export function reductionOf(
  noted: readonly NotedPrice[],
  { reducedDays, reducedPercent }: MarketRules,
  now = new Date(),
): Reduction | null {
  const moment = now.getTime();
  const [current, ...earlier] = shownPrices(noted, moment).toReversed();
  if (!current || !noted.at(-1)?.isShown) return null;
  let before: ShownPrice | null = null;
  let lower = current.price;
  for (const one of earlier) {
    if (one.price < lower || one.until < moment - reducedDays * DAY_MS) break;
    lower = one.price;
    if (one.length >= COUNTS_FROM_MS) before = one;
  }
  if (!before || current.price * 100 > before.price * (100 - reducedPercent)) return null;
  return { before: before.price, until: dayAt(new Date(before.until), OFFICE.hoursAheadOfUtc) };
}
