import { describe, expect, it } from "vitest";
import {
  percentChange,
  conversionOf,
  ZERO_TOTALS,
  percentShares,
  dateRangesOf,
  splitIntoBuckets,
} from "#app/features/analytics/rules";
import { PERIODS } from "#app/features/analytics/schema";
import { addDays, daysBetween } from "#app/platform/dates/dates";

describe("periods", () => {
  it("are as long as the one before, which ends the day before they begin", () => {
    for (const period of PERIODS) {
      const { span, before } = dateRangesOf(period, "2024-03-01");
      expect(span.to).toBe("2024-03-01");
      expect(addDays(before.to, 1)).toBe(span.from);
      expect(daysBetween(before.from, before.to)).toBe(daysBetween(span.from, span.to));
    }
  });

  it("are made of steps without a gap", () => {
    for (const period of PERIODS) {
      const { span, step } = dateRangesOf(period, "2024-03-31");
      const steps = splitIntoBuckets(span, step);
      expect(steps[0]!.from).toBe(span.from);
      expect(steps.at(-1)!.to).toBe(span.to);
      for (const [at, { from }] of steps.entries()) if (at > 0) expect(addDays(steps[at - 1]!.to, 1)).toBe(from);
    }
  });
});

describe("shares", () => {
  it("make a hundred together", () => {
    expect(percentShares([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentShares([34, 22, 16, 13, 10, 5])).toEqual([34, 22, 16, 13, 10, 5]);
    expect(percentShares([0, 0])).toEqual([0, 0]);
  });
});

describe("comparisons", () => {
  it("need something to compare with", () => {
    expect(percentChange(9, 8)).toBe(13);
    expect(percentChange(4, 8)).toBe(-50);
    expect(percentChange(4, 0)).toBeNull();
    expect(conversionOf({ ...ZERO_TOTALS, requests: 4, won: 1 })).toBe(0.25);
    expect(conversionOf({ ...ZERO_TOTALS, inquiries: 4, recorded: 1 })).toBeNull();
    expect(conversionOf({ ...ZERO_TOTALS, inquiries: 4, recorded: 1 }, "properties")).toBe(0.25);
  });
});
