import { expect, it } from "vitest";
import { countText, MOST_STORED } from "#app/platform/db/bounded";

it("says a count as far as it was counted", () => {
  expect([0, 7, 999, 1_000, 2_500].map((n) => countText(n))).toEqual(["0", "7", "999", "999+", "999+"]);
  expect([1_000, 10_000, 10_001].map((n) => countText(n, MOST_STORED))).toEqual(["1,000", "10,000", "10,000+"]);
});
