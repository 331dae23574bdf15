import { describe, expect, it } from "vitest";
import { DEFAULT_MARKET_RULES, isDelisted, reductionOf, type NotedPrice } from "#app/features/properties/market/rules";
import { marketText } from "#app/features/properties/market/words";
import { pricePerSquareMetre } from "#app/features/properties/rules";

const NOW = new Date("2026-11-18T09:00:00Z");
const DAY_MS = 86_400_000;

/** Prices by how many days ago they began; "hidden" ones nobody saw. */
const noted = (...prices: [daysAgo: number, dollars: number, state?: "hidden" | "rent"][]): NotedPrice[] =>
  prices.map(([daysAgo, dollars, state]) => ({
    at: new Date(NOW.getTime() - daysAgo * DAY_MS),
    price: dollars * 100,
    isShown: state !== "hidden",
    listing_type: state === "rent" ? "rent" : "sale",
  }));
const reduced = (prices: NotedPrice[], rules = {}) => reductionOf(prices, { ...DEFAULT_MARKET_RULES, ...rules }, NOW);

describe("a reduced price (PL-152, PL-153)", () => {
  it("tells the highest price of the last days, and its last day", () => {
    expect(reduced(noted([90, 100], [20, 80]))).toEqual({ before: 10_000, until: "2026-10-29" });
    expect(reduced(noted([90, 100], [50, 90], [20, 80]))).toEqual({ before: 10_000, until: "2026-09-29" });
    // The first drop is too long ago; the second is not.
    expect(reduced(noted([90, 100], [70, 90], [20, 80]))).toEqual({ before: 9_000, until: "2026-10-29" });
    expect(reduced(noted([90, 100], [61, 80]))).toBeNull();
    expect(reduced(noted([90, 100]))).toBeNull();
    expect(reduced([])).toBeNull();
  });

  it("is at least so many percent lower, and never where the setting has no days", () => {
    expect(reduced(noted([90, 1000], [20, 991]))).toBeNull();
    expect(reduced(noted([90, 1000], [20, 990]))).not.toBeNull();
    expect(reduced(noted([90, 1000], [20, 960]), { reducedPercent: 5 })).toBeNull();
    expect(reduced(noted([90, 1000], [20, 950]), { reducedPercent: 5 })).not.toBeNull();
    expect(reduced(noted([90, 1000], [0.1, 500]), { reducedDays: 0 })).toBeNull();
  });

  it("ends with a rise", () => {
    expect(reduced(noted([90, 100], [30, 80], [10, 90]))).toBeNull();
    expect(reduced(noted([90, 100], [40, 80], [30, 90], [10, 85]))).toMatchObject({ before: 9_000 });
  });

  it("does not come from a price that was shown for less than a week, or to nobody", () => {
    expect(reduced(noted([90, 100], [12, 120], [10, 100]))).toBeNull();
    expect(reduced(noted([90, 100], [17, 120], [10, 100]))).toMatchObject({ before: 12_000 });
    expect(reduced(noted([90, 100], [30, 120, "hidden"], [12, 120], [10, 100]))).toBeNull();
    expect(reduced(noted([90, 120, "hidden"], [10, 100]))).toBeNull();
    // Taken off for a while, and back at the same price: it was shown for longer than a week in all.
    expect(reduced(noted([40, 120], [36, 120, "hidden"], [30, 120], [26, 100]))).toMatchObject({ before: 12_000 });
    // What is hidden now says nothing.
    expect(reduced(noted([90, 120], [10, 100, "hidden"]))).toBeNull();
  });

  it("does not compare a sale with a rent", () => {
    expect(reduced(noted([90, 100_000], [20, 900, "rent"]))).toBeNull();
    expect(reduced(noted([90, 100_000], [60, 900, "rent"], [20, 800, "rent"]))).toMatchObject({ before: 90_000 });
    expect(reduced(noted([90, 100_000], [60, 900, "rent"], [20, 90_000]))).toBeNull();
  });
});

describe("the market", () => {
  it("leaves the lists so many days after the sale (PL-151)", () => {
    const soldDaysAgo = (days: number, soldDays = 60) =>
      isDelisted(new Date(NOW.getTime() - days * DAY_MS), { ...DEFAULT_MARKET_RULES, soldDays }, NOW);
    expect([soldDaysAgo(59), soldDaysAgo(60), soldDaysAgo(0, 0)]).toEqual([false, true, true]);
    expect(isDelisted(null, DEFAULT_MARKET_RULES, NOW)).toBe(false);
  });

  it("is told as rented of what is for rent (PL-150)", () => {
    expect(marketText("available", "sale")).toBeNull();
    expect(marketText("under_offer", "rent")).toBe("underOffer");
    expect([marketText("sold", "sale"), marketText("sold", "rent")]).toEqual(["sold", "rented"]);
  });
});

describe("the price of a square metre (PL-156, PL-157)", () => {
  it("is that of the rooms where they have a size, else that of the land", () => {
    expect(pricePerSquareMetre({ price: 10_000_00, area: 100, land: 500 })).toEqual({ price: 100_00, of: "rooms" });
    expect(pricePerSquareMetre({ price: 10_000_00, area: null, land: 500 })).toEqual({ price: 20_00, of: "land" });
    expect(pricePerSquareMetre({ price: 10_000_00, area: 0.5, land: 500 })).toMatchObject({ of: "land" });
  });

  it("is nothing without a size, with one below 1, or without a price", () => {
    for (const sizes of [
      { area: null, land: null },
      { area: 0, land: 0.9 },
    ])
      expect(pricePerSquareMetre({ price: 10_000_00, ...sizes })).toBeNull();
    for (const price of [0, null]) expect(pricePerSquareMetre({ price, area: 100, land: null })).toBeNull();
  });
});
