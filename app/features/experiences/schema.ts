import { knownValue, numberWithin } from "#app/platform/http/filters";

/** The office's categories. `key` names the translated text and the colour. */
export const EXPERIENCE_CATEGORIES = [
  { name: "Water Activities", key: "water" },
  { name: "Cultural Tours", key: "culture" },
  { name: "Adventure", key: "adventure" },
  { name: "Food & Dining", key: "food" },
  { name: "Wellness", key: "wellness" },
  { name: "Nature", key: "nature" },
] as const;
export type CategoryKey = (typeof EXPERIENCE_CATEGORIES)[number]["key"];

/** The durations of the public filter, as they are stored and suggested to staff. */
export const DURATIONS = [
  { name: "1-2 hours", key: "short" },
  { name: "Half-day", key: "halfDay" },
  { name: "Full-day", key: "fullDay" },
  { name: "Multi-day", key: "multiDay" },
] as const;
export type DurationKey = (typeof DURATIONS)[number]["key"];

/** Price bands in whole dollars, both ends included: a price on a bound is in both bands. */
export const PRICE_BANDS = [
  { key: "0-100", min: 0, max: 100 },
  { key: "100-200", min: 100, max: 200 },
  { key: "200-500", min: 200, max: 500 },
  { key: "500", min: 500, max: null },
] as const;

/** How many people a request may be for. */
export const MAX_PARTICIPANTS = 100;

/** What stands on the page of an experience without an age of its own. */
export const STANDARD_MIN_AGE = 12;

/** The filters of the public list, as they stand in the address. Anything unknown counts as not set. */
export interface ExperienceFilters {
  category: string;
  price: string;
  duration: string;
}

export function readFilters(search: URLSearchParams, categories: readonly string[]): ExperienceFilters {
  return {
    category: knownValue(search, "category", categories),
    price: knownValue(
      search,
      "price",
      PRICE_BANDS.map((band) => band.key),
    ),
    duration: knownValue(
      search,
      "duration",
      DURATIONS.map((duration) => duration.key),
    ),
  };
}

/** How many seats are searched for, with days. */
export function readPeople(search: URLSearchParams): number {
  return numberWithin(search, "people", 1, MAX_PARTICIPANTS) ?? 1;
}
