import { expect, it } from "vitest";
import { daysOf, hoursLines, groupHours, officeStatusAt } from "#app/features/settings/opening-hours";
import { DEFAULT_HOURS, WEEKDAYS, type OpeningHours } from "#app/features/settings/schema";
import { catalogues } from "#app/features/translations/catalogues.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";

const say =
  (language: Language) =>
  (key: string, values: Record<string, string> = {}) => {
    const text = catalogues[language].hours[key.split(".")[1] as "days"];
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  };
const linesIn = (language: Language, hours: OpeningHours = DEFAULT_HOURS) => hoursLines(hours, say(language), language);

it("puts days with the same hours into one row", () => {
  expect(groupHours(DEFAULT_HOURS).map(({ from, to }) => [from, to])).toEqual([
    ["monday", "friday"],
    ["saturday", "saturday"],
    ["sunday", "sunday"],
  ]);
  expect(daysOf({ from: "friday", to: "sunday" })).toEqual(["friday", "saturday", "sunday"]);
  const never = Object.fromEntries(WEEKDAYS.map((day) => [day, null])) as OpeningHours;
  expect(groupHours(never)).toEqual([{ from: "monday", to: "sunday", span: null }]);
});

it("says them in nine languages", () => {
  expect(linesIn("en")).toEqual([
    { days: "Mon–Fri", opens: "8:00", closes: "18:00", text: "Mon–Fri, 8:00 to 18:00" },
    { days: "Sat", opens: "9:00", closes: "16:00", text: "Sat, 9:00 to 16:00" },
    { days: "Sun", opens: null, closes: null, text: null },
  ]);
  const first = Object.fromEntries(LANGUAGES.map((language) => [language, linesIn(language)[0]?.text]));
  expect(first).toMatchObject({
    fr: "Lun.–ven., de 8\u00A0h à 18\u00A0h",
    es: "Lun–vie, 8:00–18:00",
    de: "Mo–Fr, 8:00–18:00\u00A0Uhr",
    ru: "Пн–пт, 8:00–18:00",
    zh: "周一至周五，8:00–18:00",
    ar: "من الاثنين إلى الجمعة، من 8:00 إلى 18:00",
    sw: "Jumatatu–Ijumaa, 08:00–18:00",
  });
  expect(linesIn("fr", { ...DEFAULT_HOURS, sunday: { opens: "08:30", closes: "12:05" } }).at(-1)?.text).toBe(
    "Dim., de 8\u00A0h\u00A030 à 12\u00A0h\u00A005",
  );
});

it("tells the island's time, today and whether somebody is there", () => {
  const at = (moment: string) => officeStatusAt(new Date(moment), DEFAULT_HOURS);
  // 13 July 2026 is a Monday; the island is three hours ahead of UTC.
  expect(at("2026-07-13T04:59:59Z")).toEqual({ time: "7:59", today: "monday", isOpen: false });
  expect(at("2026-07-13T05:00:00Z")).toEqual({ time: "8:00", today: "monday", isOpen: true });
  expect(at("2026-07-13T14:59:00Z")).toEqual({ time: "17:59", today: "monday", isOpen: true });
  expect(at("2026-07-13T15:00:00Z")).toEqual({ time: "18:00", today: "monday", isOpen: false });
  expect(at("2026-07-17T21:30:00Z")).toEqual({ time: "0:30", today: "saturday", isOpen: false });
  expect(at("2026-07-18T06:00:00Z")).toEqual({ time: "9:00", today: "saturday", isOpen: true });
  expect(at("2026-07-18T13:00:00Z")).toEqual({ time: "16:00", today: "saturday", isOpen: false });
  expect(at("2026-07-19T09:00:00Z")).toEqual({ time: "12:00", today: "sunday", isOpen: false });
});
