import { describe, expect, it } from "vitest";
import { formatMoney, parseUsd, usdInputValue } from "#app/platform/money/money";

/** Some languages put no-break spaces into prices; the eye does not tell them apart. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a price", () => {
  it("is the dollar price times the rate, with two decimals", () => {
    expect(plain(formatMoney(10_000, { code: "AED", rate: 3.67 }, "en"))).toBe("AED 367.00");
    expect(formatMoney(1_000, { code: "EUR", rate: 0.92 }, "en")).toBe("€9.20");
    expect(formatMoney(1_000, { code: "EUR", rate: 2 }, "en")).toBe("€20.00");
  });

  it("has no decimals in shillings", () => {
    expect(plain(formatMoney(1_000, { code: "TZS", rate: 2500 }, "en"))).toBe("TZS 25,000");
  });

  it("follows the language, with Latin digits in Arabic", () => {
    const usd = { code: "USD", rate: 1 } as const;
    expect(plain(formatMoney(125_000, usd, "fr"))).toBe("1 250,00 $");
    expect(plain(formatMoney(125_000, usd, "de"))).toBe("1.250,00 $");
    expect(formatMoney(125_000, usd, "ar")).toBe("$1,250.00");
    expect(formatMoney(125_000, usd, "zh")).toBe("$1,250.00");
  });
});

describe("a typed price", () => {
  it("is read in cents, without floats", () => {
    expect(parseUsd("19.99")).toBe(1_999);
    expect(parseUsd("0.1")).toBe(10);
    expect(parseUsd("65")).toBe(6_500);
  });

  it("is refused when it is no price", () => {
    for (const typed of ["-1", "1.001", "abc", "", "1e9", "NaN", "9999999999"]) expect(parseUsd(typed)).toBeNull();
  });

  it("comes back as it was", () => {
    expect(usdInputValue(6_500)).toBe("65");
    expect(usdInputValue(1_990)).toBe("19.90");
  });
});
