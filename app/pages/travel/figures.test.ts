import { describe, expect, it } from "vitest";
import { catalogues } from "#app/features/translations/catalogues.server";
import { CLIMATE } from "#app/features/documents/guide/climate";
import { EMERGENCY_NUMBERS, VISA_FEES } from "#app/features/guide/facts";
import { GUIDE_TEXTS } from "#app/features/guide/schema";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { HOLIDAYS } from "#db/seed/guide/holidays";
import { NOTES } from "#db/seed/guide/notes";

/** Where each figure of the guide comes from: the specification, or the facts about Pemba by section. */
const SOURCES: Record<string, string> = {
  "3": "specification: UTC+3; tourist visa, 3 months",
  "5": "specification: 5 hours from Dubai",
  "7": "specification: transit visa, up to 7 days",
  "8": "specification: shops 8:00 to 18:00; banks 8:30",
  "00": "specification: business hours",
  "9": "specification: business hours",
  "12": "specification: business visa, 12 months; facts 11: Friday midday is quiet",
  "14": "facts 11: Friday midday is quiet; the design: until 14:00",
  "15": "facts 4: luggage about 15 kg; the design: banks until 15:00; the 15th, for which sun times are computed",
  "18": "specification: business hours",
  "21": "specification: lows 21 to 24 °C",
  "24": "specification: lows 21 to 24 °C",
  "28": "specification: highs 28 to 31 °C",
  "30": "the design: banks 8:30 to 15:00, which no other source confirms",
  "31": "specification: highs 28 to 31 °C",
  "100": "specification: rainy above 100 mm",
  "230": "facts 13: 230 V",
  "300": "specification: rain in April",
};

const numbersIn = (texts: unknown) =>
  [
    ...JSON.stringify(texts)
      .replaceAll(/\{\w+\}|=0|\\u\w{4}|\d+月/g, " ")
      .matchAll(/(?<![A-Za-z])\d+/g),
  ].map(([n]) => n.replace(/^0(?=[1-9])/, ""));

describe("PL-148: every figure of the guide has a source", () => {
  it.each(LANGUAGES)("in the texts of %s", (language) => {
    for (const group of GUIDE_TEXTS) {
      for (const figure of numbersIn(Object.values(catalogues[language][group])))
        expect(SOURCES, `${language} ${group}: ${figure}`).toHaveProperty([figure]);
    }
  });

  it("in items that come with the site: only holidays have some, and they name their source", () => {
    for (const { key, title, body } of [...NOTES, ...HOLIDAYS]) expect(numbersIn([title, body ?? ""]), key).toEqual([]);
    expect(HOLIDAYS.filter(({ source }) => !source)).toEqual([]);
  });

  it("in the chart: the highs, lows and rain of the specification", () => {
    expect(CLIMATE.map(({ rain }) => rain)).toEqual([50, 50, 130, 300, 190, 50, 40, 40, 40, 50, 110, 120]);
    expect(CLIMATE.map(({ high, low }) => [high, low].join("/"))).toEqual(
      "31/24 31/24 31/24 30/24 29/23 28/22 28/21 28/21 29/21 29/22 30/23 31/24".split(" "),
    );
  });

  it("in fees and emergency numbers", () => {
    expect(VISA_FEES.map(({ dollars }) => String(dollars))).toEqual(["50", "250", "30"]);
    expect(EMERGENCY_NUMBERS.map(({ number }) => number)).toEqual(["999", "115", "114"]);
  });
});
