import { distanceKm, type Coordinates } from "#app/features/maps/island/projection";
import type { Cents } from "#app/platform/money/money";

/** The island in squares, about 5.5 km wide: what is near is looked for in the square of a property and those around it. */
export const SQUARE_DEGREES = 0.05;
const MAX_SIMILAR = 3;

/** Further away, or two and a half times as dear or as cheap, nothing is similar. */
const MAX_KM = 45;
const MAX_PRICE_RATIO = 2.5;
/** So many kilometres weigh as much as so much of the price. */
const KM_UNIT = 5;
const PRICE_UNIT = Math.log(1.2);
/** Of what says nothing of its place or its price. */
const UNKNOWN = 2;

/** What two properties are compared by. A price on request is none: nothing of it can be learnt from the order. */
export interface Comparable {
  id: string;
  point: Coordinates | null;
  price: Cents | null;
}

/** How far away one is, and how much dearer, where both are known. */
export interface Likeness {
  /** Whole kilometres by the straight line. */
  km: number | null;
  /** Whole percent; below zero it is cheaper. */
  percent: number | null;
}

/** The most similar ones, nearest in place and price first. */
export function rankSimilar(
  { id, point, price }: Comparable,
  others: readonly Comparable[],
): (Likeness & { id: string })[] {
  const seen = new Set([id]);
  return others
    .flatMap((other) => {
      if (seen.has(other.id)) return [];
      seen.add(other.id);
      const km = point && other.point ? distanceKm(point, other.point) : null;
      const ratio = price && other.price ? other.price / price : null;
      if (km !== null && km > MAX_KM) return [];
      if (ratio !== null && Math.abs(Math.log(ratio)) > Math.log(MAX_PRICE_RATIO)) return [];
      const away = km === null ? UNKNOWN : km / KM_UNIT;
      const dearer = ratio === null ? UNKNOWN : Math.abs(Math.log(ratio)) / PRICE_UNIT;
      return [{ id: other.id, km, ratio, score: away + dearer }];
    })
    .toSorted((one, other) => one.score - other.score || (one.id < other.id ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(({ id: similar, km, ratio }) => ({
      id: similar,
      km: km === null ? null : Math.round(km),
      percent: ratio === null ? null : Math.round((ratio - 1) * 100),
    }));
}
