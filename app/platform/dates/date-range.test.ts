import { expect, it } from "vitest";
import { formatDateRange, shortDay } from "#app/platform/dates/date-range";

it("names days briefly, with the year where it is another", () => {
  const today = "2026-08-01";
  expect(shortDay("2026-08-12", today)).toBe("12 Aug");
  expect(shortDay("2026-08-12")).toBe("12 Aug 2026");
  expect(shortDay("2027-08-12", today)).toBe("12 Aug 2027");
});

it("says once what two days share", () => {
  const today = "2026-08-01";
  expect(formatDateRange({ from: "2026-08-20", to: "2026-08-23" }, today)).toBe("20 to 23 Aug");
  expect(formatDateRange({ from: "2026-08-20", to: "2026-08-23" })).toBe("20 to 23 Aug 2026");
  expect(formatDateRange({ from: "2026-08-20", to: "2026-08-20" }, today)).toBe("20 Aug");
  expect(formatDateRange({ from: "2026-08-30", to: "2026-09-02" }, today)).toBe("30 Aug to 2 Sept");
  expect(formatDateRange({ from: "2027-08-30", to: "2027-09-02" }, today)).toBe("30 Aug to 2 Sept 2027");
  expect(formatDateRange({ from: "2026-12-30", to: "2027-01-02" }, today)).toBe("30 Dec 2026 to 2 Jan 2027");
});
