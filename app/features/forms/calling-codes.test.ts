import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { expect, it } from "vitest";
import { COUNTRY_CODES, namedCodes } from "#app/features/forms/calling-codes";
import { LANGUAGES } from "#app/platform/i18n/languages";

it("are those of libphonenumber", () => {
  expect(COUNTRY_CODES).toEqual(
    getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` })),
  );
});

it.each(LANGUAGES)("have names in %s", (language) => {
  const named = namedCodes(language);
  expect(named.filter(({ name, country }) => name === country)).toEqual([]);
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
});

it("are called and ordered as the language does", () => {
  const find = (language: "de" | "ar") => namedCodes(language).find(({ country }) => country === "AE");
  expect([find("de")?.name, find("ar")?.name]).toEqual(["Vereinigte Arabische Emirate", "الإمارات العربية المتحدة"]);
  const german = namedCodes("de").map(({ name }) => name);
  expect(german.indexOf("Österreich")).toBeLessThan(german.indexOf("Polen"));
});
