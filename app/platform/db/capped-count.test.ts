import { expect, it } from "vitest";
import { formatCappedCount, MAX_STORED_COUNT } from "#app/platform/db/capped-count";

it("says a count as far as it was counted", () => {
  expect([0, 7, 999, 1_000, 2_500].map((n) => formatCappedCount(n))).toEqual(["0", "7", "999", "999+", "999+"]);
  expect([1_000, 10_000, 10_001].map((n) => formatCappedCount(n, MAX_STORED_COUNT))).toEqual([
    "1,000",
    "10,000",
    "10,000+",
  ]);
});
