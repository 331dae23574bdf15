import { expect, it } from "vitest";
import { canCancelViewing, fromIslandClock, toIslandClock, wantedDaysProblem } from "#app/features/inquiries/viewing";

const TODAY = "2026-11-17";

it("GU-185: one to three different days, from tomorrow to 90 days on", () => {
  expect(wantedDaysProblem([], TODAY)).toBe("required");
  expect(wantedDaysProblem(["2026-11-18"], TODAY)).toBeNull();
  expect(wantedDaysProblem(["2026-11-18", "2026-11-19", "2027-02-15"], TODAY)).toBeNull();
  expect(wantedDaysProblem([TODAY], TODAY)).toBe("tomorrow");
  expect(wantedDaysProblem(["2027-02-16"], TODAY)).toBe("within90");
  expect(wantedDaysProblem(["2026-11-18", "2026-11-18"], TODAY)).toBe("sameDay");
  expect(wantedDaysProblem(["2026-11-31"], TODAY)).toBe("date");
  expect(wantedDaysProblem(["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"], TODAY)).toBe("date");
});

it("GU-186: a viewing can be called off until it begins", () => {
  const at = new Date("2026-11-20T07:00:00Z");
  const before = new Date("2026-11-20T06:59:59Z");
  expect(canCancelViewing({ state: "asked", at: null }, before)).toBe(true);
  expect(canCancelViewing({ state: "agreed", at }, before)).toBe(true);
  expect(canCancelViewing({ state: "agreed", at }, at)).toBe(false);
  for (const state of ["done", "declined", "cancelled"] as const)
    expect(canCancelViewing({ state, at }, before)).toBe(false);
});

it("GU-186: moments are typed by the island’s clock", () => {
  const at = fromIslandClock("2026-11-20T10:00");
  expect(at?.toISOString()).toBe("2026-11-20T07:00:00.000Z");
  expect(toIslandClock(at!)).toBe("2026-11-20T10:00");
  for (const typed of ["", "2026-11-31T10:00", "2026-11-20T24:00", "2026-11-20", "tomorrow"])
    expect(fromIslandClock(typed)).toBeNull();
});
