import { describe, expect, it } from "vitest";
import { isCheckOld, isGuideUrl, needsCheck, nextOccurrence, upcomingHolidays } from "#app/features/guide/rules";
import { addDays } from "#app/platform/dates/dates";

const yearly = (starts_on: string) => ({ starts_on, ends_on: null, repeats_yearly: true });
const once = (starts_on: string, ends_on: string | null = null) => ({ starts_on, ends_on, repeats_yearly: false });

describe("PL-144 PT-29: holidays", () => {
  it("are next on their day of this year or the coming one, and still on the day itself", () => {
    expect(nextOccurrence(yearly("2026-12-09"), "2026-12-09")?.from).toBe("2026-12-09");
    expect(nextOccurrence(yearly("2026-12-09"), "2026-12-10")?.from).toBe("2027-12-09");
    expect(nextOccurrence(yearly("2026-01-12"), "2030-06-01")?.from).toBe("2031-01-12");
    expect(nextOccurrence(yearly("2024-02-29"), "2027-01-01")?.from).toBe("2027-02-28");
    expect(nextOccurrence({ ...yearly("2026-12-30"), ends_on: "2027-01-02" }, "2028-01-01")).toEqual({
      from: "2027-12-30",
      to: "2028-01-02",
    });
  });

  it("are over after their last day, and unknown without one", () => {
    expect(nextOccurrence(once("2026-02-18", "2026-03-19"), "2026-03-19")).toEqual({
      from: "2026-02-18",
      to: "2026-03-19",
    });
    expect(nextOccurrence(once("2026-02-18", "2026-03-19"), "2026-03-20")).toBeNull();
    expect(nextOccurrence({ starts_on: null, ends_on: null, repeats_yearly: false }, "2026-03-20")).toBeNull();
  });

  it("of a day are shown by threes; longer times from 60 days ahead until their end", () => {
    const days = ["2026-12-09", "2026-01-12", "2026-04-07", "2026-04-26"].map(yearly);
    const ramadan = once("2027-02-08", "2027-03-09");
    const eid = { starts_on: null, ends_on: null, repeats_yearly: false };
    const on = (today: string) => upcomingHolidays([...days, ramadan, eid], today);
    expect(on("2026-11-18").days.map(({ when }) => when.from)).toEqual(["2026-12-09", "2027-01-12", "2027-04-07"]);
    expect(on("2026-11-18").undated).toEqual([eid]);
    expect(on(addDays("2027-02-08", -61)).spans).toEqual([]);
    for (const today of [addDays("2027-02-08", -60), "2027-02-08", "2027-03-09"])
      expect(on(today).spans, today).toHaveLength(1);
    expect(on("2027-03-10").spans).toEqual([]);
  });
});

describe("PL-142: checking", () => {
  const item = { ...once("2026-12-09"), published: true, checked_on: "2026-01-01" };

  it("is old after the days of the setting, not on the last of them", () => {
    expect(isCheckOld("2026-01-01", addDays("2026-01-01", 180), 180)).toBe(false);
    expect(isCheckOld("2026-01-01", addDays("2026-01-01", 181), 180)).toBe(true);
  });

  it("is asked of what visitors read and nobody has checked lately", () => {
    expect(needsCheck(item, "2026-03-01", 180)).toBe(false);
    expect(needsCheck(item, "2026-11-01", 180)).toBe(true);
    expect(needsCheck({ ...item, checked_on: null }, "2026-03-01", 180)).toBe(true);
    expect(needsCheck({ ...item, published: false }, "2026-11-01", 180)).toBe(false);
    expect(needsCheck(item, "2026-12-10", 180)).toBe(false);
  });
});

describe("PL-141: the address of a link", () => {
  it.each(["https://example.org", "https://www.example.org/visa?lang=en#fees", "https://пример.рф/визы"])(
    "may be %s",
    (url) => expect(isGuideUrl(url)).toBe(true),
  );

  it.each([
    "http://example.org",
    "javascript:alert(1)",
    "data:text/html,<b>",
    "//example.org",
    "example.org",
    "https://",
    "https://localhost",
    "https://user:secret@example.org",
    "https://user@example.org",
    "https://example.org/a b",
    String.raw`https://example.org\@evil.example`,
    "https://example.org/#javascript:alert(1)",
    "https://example.org/#%3Cscript%3E",
    "https://example.org/#%",
    "https://example.org\nhttps://evil.example",
  ])("is refused as %s", (url) => expect(isGuideUrl(url)).toBe(false));
});
