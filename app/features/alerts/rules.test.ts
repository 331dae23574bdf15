import { expect, it } from "vitest";
import { isPriceDrop, nextMailAt } from "#app/features/alerts/rules";

it("GU-183: a drop is told once, from one per cent below the lowest told on", () => {
  const told: number[] = [];
  let lowest = 100_00;
  for (const price of [100_00, 90_00, 95_00, 90_00, 89_00]) {
    if (!isPriceDrop(lowest, price)) continue;
    told.push(price);
    lowest = price;
  }
  expect(told).toEqual([90_00, 89_00]);
});

it("GT-37: less than one per cent is no drop, however often", () => {
  expect(isPriceDrop(100_00, 99_01)).toBe(false);
  expect(isPriceDrop(100_00, 99_00)).toBe(true);
  expect(isPriceDrop(0, 0)).toBe(false);
});

it("GU-177: the next message leaves at the hour of the island, on another day than the last", () => {
  const next = (now: string, hour: number, lastAt: string | null = null) =>
    nextMailAt({ now: new Date(now), hour, lastAt: lastAt === null ? null : new Date(lastAt) }).toISOString();
  // The island is three hours ahead.
  expect(next("2026-11-17T01:00:00Z", 7)).toBe("2026-11-17T04:00:00.000Z");
  expect(next("2026-11-17T04:00:00Z", 7)).toBe("2026-11-18T04:00:00.000Z");
  expect(next("2026-11-17T22:00:00Z", 7)).toBe("2026-11-18T04:00:00.000Z");
  // The hour was changed after the message of today.
  expect(next("2026-11-17T05:00:00Z", 20, "2026-11-17T04:05:00Z")).toBe("2026-11-18T17:00:00.000Z");
  expect(next("2026-11-17T05:00:00Z", 20, "2026-11-16T04:05:00Z")).toBe("2026-11-17T17:00:00.000Z");
});
