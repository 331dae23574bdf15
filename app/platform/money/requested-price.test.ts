import { describe, expect, it } from "vitest";
import { requestedPriceText, priceQuery, parseRequestedPrice } from "#app/platform/money/requested-price";
import type { Currency } from "#app/platform/money/money";

const CURRENCIES: Currency[] = [
  { code: "USD", rate: 1 },
  { code: "EUR", rate: 0.92 },
  { code: "GBP", rate: 0.79 },
  { code: "AED", rate: 3.67 },
  { code: "TZS", rate: 2500 },
];
const read = (query: string, bound: "atMost" | "atLeast" = "atMost", currencies = CURRENCIES) =>
  parseRequestedPrice(new URLSearchParams(query), "price", bound, currencies);
const [usd, eur, , , tzs] = CURRENCIES as [Currency, Currency, Currency, Currency, Currency];

describe("a price in an address", () => {
  it("is dollars unless the address names another currency", () => {
    expect(read("price=200")).toEqual({ amount: 20_000, currency: "USD", cents: 20_000 });
    expect(read("price=128.01")).toMatchObject({ cents: 12_801 });
    expect(read("price=200&currency=")).toEqual(read("price=200"));
    expect(read("price=200&currency=EUR")).toMatchObject({ amount: 20_000, currency: "EUR", cents: 21_739 });
    expect(read("price=2500&currency=TZS")).toMatchObject({ cents: 100 });
    expect(read("price=367&currency=AED")).toMatchObject({ cents: 10_000 });
  });

  it("counts as not set when it is no price, or its currency is not offered", () => {
    for (const query of [
      "",
      "price=",
      "price=abc",
      "price=-1",
      "price=1e3",
      "price=1.234",
      "price=200&currency=XYZ",
      "price=200&currency=eur",
    ])
      expect(read(query), query).toBeNull();
    expect(read("price=200&currency=EUR", "atMost", [usd])).toBeNull();
    expect(read("price=200", "atMost", [])).toMatchObject({ cents: 20_000 });
  });

  it("holds every price that is shown as the one that was typed, in any currency", () => {
    for (const currency of CURRENCIES) {
      const unit = currency.code === "TZS" ? 100 : 1;
      for (let cents = 1; cents < 3_000; cents += 7) {
        const typed = Math.round((cents * currency.rate) / unit) * unit;
        const query = `price=${typed / 100}&currency=${currency.code}`;
        expect(read(query)!.cents, query).toBeGreaterThanOrEqual(cents);
        expect(read(query, "atLeast")!.cents, query).toBeLessThanOrEqual(cents);
        const next = Math.round(((read(query)!.cents + 1) * currency.rate) / unit) * unit;
        expect(next, query).toBeGreaterThan(typed);
      }
    }
  });

  it("stands in a box as it was typed, or as what it comes to, and is written back with its currency", () => {
    const euros = read("price=200&currency=EUR");
    expect(requestedPriceText(euros, eur)).toBe("200");
    expect(requestedPriceText(euros, usd)).toBe("217.39");
    expect(requestedPriceText(euros, tzs)).toBe("543475");
    expect(requestedPriceText(null, eur)).toBe("");
    expect(priceQuery({ min: null, max: euros })).toEqual({ min: "", max: "200", currency: "EUR" });
    expect(priceQuery({ price: read("price=12.50") })).toEqual({ price: "12.50", currency: "" });
    expect(priceQuery({ price: null })).toEqual({ price: "", currency: "" });
  });
});
