import type { Day } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

export const PERIODS = ["7d", "30d", "90d", "1y"] as const;
export type Period = (typeof PERIODS)[number];

export function isPeriod(value: unknown): value is Period {
  return typeof value === "string" && (PERIODS as readonly string[]).includes(value);
}

/** What visitors can ask for, and how the office calls it. */
export const DOMAIN_NAMES = {
  experiences: "Experiences",
  stays: "Stays",
  transportation: "Transportation",
  properties: "Real estate",
  contact: "Contact",
} as const;
export type Domain = keyof typeof DOMAIN_NAMES;
export const DOMAINS = Object.keys(DOMAIN_NAMES) as Domain[];

/** A run of days, both ends included. */
export interface DateRange {
  from: Day;
  to: Day;
}

/** How long the steps of a chart are. */
export type BucketSize = "day" | "week" | "month";

/** What came in and what became of it. */
export interface Totals {
  /** What visitors asked to book, whatever became of it. */
  requests: number;
  /** How many of those were confirmed or completed. */
  won: number;
  /** Messages and questions. */
  inquiries: number;
  /** Property bookings that staff recorded. */
  recorded: number;
  /** The quoted totals of what was won, and what was recorded. */
  revenue: Cents;
}

export interface Figures {
  range: DateRange;
  previousRange: DateRange;
  bucketSize: BucketSize;
  current: Totals;
  /** The same for the period before. */
  previous: Totals;
  /** Published properties, at this moment. */
  listings: number;
  buckets: (Totals & DateRange)[];
  domains: (Totals & { domain: Domain })[];
  languages: (Totals & { language: Language })[];
  /**
   * Most first. What came in before its page was kept stands under null. The page of an experience is known by its
   * title.
   */
  pages: (Totals & { page: string | null; title: string | null })[];
  /** Requests for experiences by category, most first. Those of experiences that are gone stand under null. */
  categories: { category: string | null; requests: number }[];
}
