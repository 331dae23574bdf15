import { expect, it } from "vitest";
import { formatShortMoney } from "#app/platform/money/short-money";

it("PL-023: a pin carries the short price, as each language and currency writes it", () => {
  const usd = { code: "USD", rate: 1 } as const;
  const tzs = { code: "TZS", rate: 2600 } as const;
  // ICU puts a no-break space before a unit or a sign.
  const short = (...args: Parameters<typeof formatShortMoney>) => formatShortMoney(...args).replaceAll(/\s/g, " ");
  expect(short(18_500_000, usd, "en")).toBe("$185K");
  expect(short(115_000_000, usd, "ar")).toBe("$1.15M");
  expect(short(18_500_000, usd, "ru")).toBe("185 тыс. $");
  expect(short(18_500_000, usd, "zh")).toMatch(/^\$?18\.5万/);
  expect(short(18_500_000, tzs, "en")).toBe("TZS 481M");
  expect(short(26_500, usd, "en")).toBe("$265");
  expect(short(132_500, usd, "en")).toBe("$1,325");
});
