import {
  DURATIONS,
  EXPERIENCE_CATEGORIES,
  PRICE_BANDS,
  type CategoryKey,
  type DurationKey,
  type ExperienceFilters,
} from "#app/features/experiences/schema";
import type { Cents } from "#app/platform/money/money";

export function categoryKey(category: string): CategoryKey | null {
  return EXPERIENCE_CATEGORIES.find(({ name }) => name === category)?.key ?? null;
}

/** The short option also stands for "1 hour", "2 hours" and "1.5 hours": their text does not hold its own. */
const SHORT_SPANS = /\b(1|1\.5|2) hours?\b/i;

export function matchesDuration(duration: string, key: DurationKey): boolean {
  const option = DURATIONS.find((entry) => entry.key === key);
  if (option && duration.toLowerCase().includes(option.name.toLowerCase())) return true;
  return key === "short" && SHORT_SPANS.test(duration);
}

export function matchesPrice(price: Cents, bandKey: string): boolean {
  const band = PRICE_BANDS.find(({ key }) => key === bandKey);
  if (!band) return true;
  return price >= band.min * 100 && (band.max === null || price <= band.max * 100);
}

export function matchesFilters(
  experience: { category: string; price: Cents; duration: string },
  { category, price, duration }: ExperienceFilters,
): boolean {
  return (
    (!category || experience.category === category) &&
    matchesPrice(experience.price, price) &&
    (!duration || matchesDuration(experience.duration, duration as DurationKey))
  );
}

/** The categories in use: the six known ones in their order, then any others by name. */
export function categoriesInUse(categories: string[]): string[] {
  const rank = (category: string) => {
    const at = EXPERIENCE_CATEGORIES.findIndex(({ name }) => name === category);
    return at < 0 ? EXPERIENCE_CATEGORIES.length : at;
  };
  return [...new Set(categories)].toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** A stored duration in parts the page can translate: "3 hours, Half-day" is three hours and a known span. */
export type DurationPart =
  | { kind: "known"; key: DurationKey }
  | { kind: "hours" | "days"; n: number }
  | { kind: "free"; text: string };

export function durationParts(duration: string): DurationPart[] {
  return duration
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const known = DURATIONS.find(({ name }) => name.toLowerCase() === part.toLowerCase());
      if (known) return { kind: "known", key: known.key };
      const counted = /^(\d+(?:\.\d+)?) (hour|day)s?$/i.exec(part);
      if (counted) return { kind: counted[2]?.toLowerCase() === "hour" ? "hours" : "days", n: Number(counted[1]) };
      return { kind: "free", text: part };
    });
}

export function totalFor(price: Cents, participants: number): Cents {
  return price * participants;
}
