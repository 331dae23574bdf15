import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  formatDay,
  formatInstant,
  isDay,
  localToday,
  stampOf,
  withoutWeekdayComma,
} from "#app/platform/dates/dates";

describe("a day", () => {
  it("exists in the calendar", () => {
    expect(isDay("2028-02-29")).toBe(true);
    expect(isDay("2027-02-29")).toBe(false);
    expect(isDay("2026-13-01")).toBe(false);
    expect(isDay("1.2.2026")).toBe(false);
  });

  it("is so many days from another, over months, leap days and changes of the clock, and never less than none", () => {
    expect(daysBetween("2027-08-20", "2027-08-23")).toBe(3);
    expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
    expect(daysBetween("2027-03-27", "2027-03-29")).toBe(2);
    for (const [from, to] of [
      ["2027-08-20", "2027-08-20"],
      ["2027-08-23", "2027-08-20"],
      ["", "2027-08-20"],
      ["2027-02-30", "2027-03-05"],
    ]) {
      expect(daysBetween(from!, to!)).toBe(0);
    }
  });

  it("counts over months, years and clock changes", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  });

  it("is the visitor's own, from UTC-10 to UTC+14", () => {
    const noon = new Date("2026-11-15T11:30:00Z");
    expect(inZone("Pacific/Honolulu", () => localToday(noon))).toBe("2026-11-15");
    expect(inZone("Pacific/Kiritimati", () => localToday(noon))).toBe("2026-11-16");
    const early = new Date("2026-11-15T05:00:00Z");
    expect(inZone("Pacific/Honolulu", () => localToday(early))).toBe("2026-11-14");
  });

  it("reads naturally in each language, with Latin digits", () => {
    expect(formatDay("2026-03-03", "en")).toBe("3 March 2026");
    // BK-057: the same on every machine, whatever its data say of a comma.
    expect(formatDay("2028-03-03", "en", "full")).toBe("Friday 3 March 2028");
    expect(withoutWeekdayComma("Fri, 3 Mar, 08:00", "en")).toBe("Fri 3 Mar, 08:00");
    expect(withoutWeekdayComma("Freitag, 3. März 2028", "de")).toBe("Freitag, 3. März 2028");
    expect(formatDay("2026-03-03", "fr")).toBe("3 mars 2026");
    expect(formatDay("2026-03-03", "zh")).toBe("2026年3月3日");
    expect(formatDay("2026-03-03", "ar")).toBe("3 مارس 2026");
  });
});

function inZone<T>(zone: string, work: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return work();
  } finally {
    process.env.TZ = before;
  }
}

describe("a moment", () => {
  const island = { hoursAheadOfUtc: 3, clock: "island time" };

  it("is told on the clock that is named beside it, wherever it is read", () => {
    expect(formatInstant(new Date("2026-11-16T22:05:09Z"), "en", island)).toBe(
      "17 Nov 2026, 01:05 island time (UTC+3)",
    );
    expect(formatInstant("2026-11-16T11:05:09Z", "en", { hoursAheadOfUtc: -4, clock: "their time" })).toBe(
      "16 Nov 2026, 07:05 their time (UTC-4)",
    );
  });

  it("is written as spreadsheets read it", () =>
    expect(stampOf(new Date("2026-11-16T22:05:09Z"), island)).toBe("2026-11-17 01:05:09"));
});
