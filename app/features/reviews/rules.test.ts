import { describe, expect, it } from "vitest";
import { ratingOf, type StarCounts } from "#app/features/reviews/rules";

describe("GU-138: the average of reviews", () => {
  it.each<[StarCounts, number | null]>([
    [[0, 0, 0, 0, 0], null],
    [[1, 0, 0, 0, 0], 1],
    [[0, 0, 0, 0, 1], 5],
    // 4.96, 4.99 and 4.9999 are not five.
    [[0, 0, 0, 1, 24], 4.9],
    [[0, 0, 0, 1, 99], 4.9],
    [[0, 0, 0, 1, 9_999], 4.9],
    [[0, 0, 0, 0, 10_000], 5],
    // Half up: 4.25, 4.75, 1.05, 4.85.
    [[0, 0, 0, 3, 1], 4.3],
    [[0, 0, 0, 1, 3], 4.8],
    [[19, 1, 0, 0, 0], 1.1],
    [[0, 0, 0, 3, 17], 4.9],
    // 4.3333, 3.6667, 2.
    [[0, 0, 0, 2, 1], 4.3],
    [[0, 0, 1, 2, 0], 3.7],
    [[1, 1, 1, 0, 0], 2],
  ])("of %j is %s", (counts, average) => {
    expect(ratingOf(counts)?.average ?? null).toBe(average);
  });

  it("is never five unless all are, and its count is of all", () => {
    for (let fives = 0; fives <= 400; fives++) {
      const rating = ratingOf([0, 0, 0, 1, fives])!;
      expect(rating.count).toBe(fives + 1);
      expect(rating.average).toBeLessThan(5);
    }
  });
});
