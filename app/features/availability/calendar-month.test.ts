import { describe, expect, it } from "vitest";
import { placeInWeek, weekdayNames, weeksOf } from "#app/features/availability/calendar-month";
import { LANGUAGES } from "#app/platform/i18n/languages";

const SATURDAY = "2028-03-04";
const MONDAY = "2028-03-06";

describe("BK-060 TR-48: the week of a calendar", () => {
  it("begins on Monday, in Arabic on Saturday", () => {
    for (const language of LANGUAGES) {
      const first = language === "ar" ? SATURDAY : MONDAY;
      expect([language, placeInWeek(first, language)]).toEqual([language, 0]);
      // The first whole week of March 2028.
      expect([language, weeksOf("2028-03", language)[1]?.[0]]).toEqual([language, first]);
    }
  });

  it("has the names of the language, whole for those who listen", () => {
    const first = (language: (typeof LANGUAGES)[number]) => weekdayNames(language)[0];
    expect(Object.fromEntries(LANGUAGES.map((language) => [language, first(language)?.long]))).toEqual({
      en: "Monday",
      fr: "lundi",
      es: "lunes",
      it: "lunedì",
      de: "Montag",
      ru: "понедельник",
      zh: "星期一",
      ar: "السبت",
      sw: "Jumatatu",
    });
    for (const language of LANGUAGES)
      expect([language, new Set(weekdayNames(language).map(({ long }) => long)).size]).toEqual([language, 7]);
  });
});

it("BK-056: a month has its own days and no others", () => {
  for (const language of LANGUAGES) {
    const weeks = weeksOf("2028-02", language);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => day !== null)).toEqual(
      Array.from({ length: 29 }, (_, n) => `2028-02-${String(n + 1).padStart(2, "0")}`),
    );
  }
});
