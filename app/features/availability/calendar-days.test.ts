import { describe, expect, it } from "vitest";
import { calendarDays, checkDays, departuresAfter, type UnitDays } from "#app/features/availability/calendar-days";
import { addDays } from "#app/platform/dates/dates";
import { createSeededRandom } from "#tests/support/seeded-random";

const unit = (...spans: [string, string][]): UnitDays => ({
  taken: spans.map(([first_day, end_day]) => ({ first_day, end_day })),
  retired_from: null,
});
const march = { first: "2028-03-01", end: "2028-03-08", today: "2028-03-01" };
const statesOf = (units: UnitDays[], more = {}) =>
  calendarDays(units, { ...march, ...more }).map(({ state }) => state[0]);
const rules = { today: "2028-03-01", minimum: 1, fillsGaps: true };
const check = (units: UnitDays[], check_in: string, check_out: string, more = {}) =>
  checkDays(units, { check_in, check_out }, { ...rules, ...more });

describe("the calendar of a listing", () => {
  it("tells free, taken, arrival only, departure only and past days apart (D-23, TR-20, TR-21)", () => {
    expect(statesOf([unit(["2028-03-03", "2028-03-06"])])).toEqual(["f", "f", "d", "t", "t", "a", "f"]);
    expect(statesOf([unit()], { today: "2028-03-03" })).toEqual(["p", "p", "f", "f", "f", "f", "f"]);
  });

  it("offers a day that one unit allows", () => {
    const [first, second] = [unit(["2028-03-01", "2028-03-05"]), unit(["2028-03-03", "2028-03-09"])];
    expect(statesOf([first, second])).toEqual(["f", "f", "d", "t", "a", "f", "f"]);
    expect(statesOf([first, second], { needed: 2 })).toEqual(["d", "t", "t", "t", "t", "t", "t"]);
  });

  it("offers no night of a unit from the day it is retired on (BK-007)", () => {
    expect(statesOf([{ taken: [], retired_from: "2028-03-04" }])).toEqual(["f", "f", "f", "d", "t", "t", "t"]);
  });

  it("agrees with the exact check of every night, in random cases", () => {
    const { between } = createSeededRandom(50);
    for (let round = 0; round < 200; round++) {
      const units = Array.from({ length: between(1, 3) }, () => {
        const taken = new Set(Array.from({ length: between(0, 12) }, () => addDays("2028-03-01", between(-2, 9))));
        return unit(...[...taken].toSorted().map((day): [string, string] => [day, addDays(day, 1)]));
      });
      for (const { day, state } of calendarDays(units, march)) {
        const canArrive = check(units, day, addDays(day, 1)) === "free";
        const canLeave = check(units, addDays(day, -1), day) === "free";
        expect(state).toBe(canArrive ? (canLeave ? "free" : "arrival") : canLeave ? "departure" : "taken");
      }
    }
  });
});

describe("the days of a request", () => {
  it("are free when one unit is free throughout, not when each night is on another", () => {
    const units = [unit(["2028-03-03", "2028-03-05"]), unit(["2028-03-01", "2028-03-03"])];
    expect(check(units, "2028-03-01", "2028-03-03")).toBe("free");
    expect(check(units, "2028-03-01", "2028-03-04")).toBe("taken");
    expect(check(units, "2028-03-05", "2028-03-09", { needed: 2 })).toBe("free");
    expect(check(units, "2028-03-04", "2028-03-09", { needed: 2 })).toBe("taken");
  });

  it("may begin on the day another guest leaves and end on the day another arrives (TR-20, TR-24)", () => {
    const units = [unit(["2028-03-01", "2028-03-03"], ["2028-03-05", "2028-03-06"])];
    expect(check(units, "2028-03-03", "2028-03-05")).toBe("free");
  });

  it("may be fewer than the minimum only where they fill a gap (BK-029, TR-26)", () => {
    const gap = unit(["2028-03-02", "2028-03-04"], ["2028-03-06", "2028-03-09"]);
    const minimum = { minimum: 3 };
    expect(check([gap], "2028-03-04", "2028-03-06", minimum)).toBe("free");
    expect(check([gap], "2028-03-04", "2028-03-05", minimum)).toBe("minimum");
    expect(check([gap], "2028-03-04", "2028-03-06", { minimum: 3, fillsGaps: false })).toBe("minimum");
    expect(check([gap], "2028-03-01", "2028-03-02", minimum)).toBe("free");
    expect(check([gap, unit()], "2028-03-04", "2028-03-06", minimum)).toBe("free");
    expect(check([unit()], "2028-03-04", "2028-03-06", minimum)).toBe("minimum");
  });

  it("of departure reach up to the next taken night and begin at the minimum (BK-052)", () => {
    const units = [unit(["2028-03-06", "2028-03-09"])];
    const more = { ...rules, minimum: 2, furthest: "2028-03-20" };
    expect(departuresAfter(units, "2028-03-03", more)).toEqual({
      possible: ["2028-03-05", "2028-03-06"],
      lastFree: "2028-03-06",
    });
    expect(departuresAfter(units, "2028-03-07", more)).toBeNull();
    expect(departuresAfter(units, "2028-03-18", more)).toEqual({ possible: ["2028-03-20"], lastFree: "2028-03-20" });
  });
});
