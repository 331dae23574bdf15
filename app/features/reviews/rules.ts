import type { Rating } from "#app/features/page/rating";
import { STARS } from "#app/features/reviews/schema";

/** How many reviews there are of one star, of two, up to five. */
export type StarCounts = readonly [number, number, number, number, number];

export const totalCount = (counts: StarCounts) => counts.reduce((sum, count) => sum + count, 0);

/** One decimal, rounded half up, in whole numbers; never 5.0 unless all are five. Null: nobody has said anything. */
export function ratingOf(counts: StarCounts): Rating | null {
  const count = totalCount(counts);
  if (count === 0) return null;
  const sum = STARS.reduce((total, stars, index) => total + stars * (counts[index] ?? 0), 0);
  const tenths = Math.floor((sum * 20 + count) / (count * 2));
  return { average: (sum < count * 5 ? Math.min(tenths, 49) : 50) / 10, count };
}
