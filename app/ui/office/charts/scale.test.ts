import { describe, expect, it } from "vitest";
import { isLabelled, ticksFor } from "#app/ui/office/charts/scale";

describe("ticks", () => {
  it("are round and reach the highest value", () => {
    expect(ticksFor(46, { isColumns: true })).toEqual([0, 20, 40, 60]);
    expect(ticksFor(620_000)).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
    expect(ticksFor(1, { isColumns: true })).toEqual([0, 1, 2]);
    expect(ticksFor(2, { isColumns: true })).toEqual([0, 1, 2, 3]);
    expect(ticksFor(0)).toEqual([0]);
    for (const max of [1, 3, 7, 11, 99, 101, 12_345, 999_999]) {
      const ticks = ticksFor(max, { isColumns: true });
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

describe("labels", () => {
  it("thin out, and the last stays", () => {
    const labelled = Array.from({ length: 30 }, (_, at) => at).filter((at) => isLabelled(at, 30, 10));
    expect(labelled).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
    expect(isLabelled(0, 7, 10)).toBe(true);
  });
});
