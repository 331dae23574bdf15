import { describe, expect, it } from "vitest";
import { canBeAsked, islandToday, MAX_NIGHTS } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";

const bounds = { today: "2027-03-01", furthestDays: 730 };

describe("TR-50: the days a visitor can ask for", () => {
  it("D-30, BK-164: today is the island's, three hours ahead of UTC", () => {
    expect(islandToday(new Date("2027-02-28T20:59:59Z"))).toBe("2027-02-28");
    expect(islandToday(new Date("2027-02-28T21:00:00Z"))).toBe("2027-03-01");
  });

  it.each([
    ["from today on", { from: "2027-03-01", to: "2027-03-02" }, null],
    ["not yesterday", { from: "2027-02-28", to: "2027-03-02" }, "past"],
    ["not backwards", { from: "2027-03-02", to: "2027-03-02" }, "order"],
    ["as far as the last day", { from: addDays("2027-03-01", 729), to: addDays("2027-03-01", 730) }, null],
    ["no further", { from: addDays("2027-03-01", 729), to: addDays("2027-03-01", 731) }, "far"],
    ["up to 90 nights", { from: "2027-03-01", to: addDays("2027-03-01", MAX_NIGHTS) }, null],
    ["not more", { from: "2027-03-01", to: addDays("2027-03-01", MAX_NIGHTS + 1) }, "long"],
    ["a day that exists", { from: "2027-02-29" }, "date"],
    ["a day in plain digits", { from: "٢٠٢٧-٠٣-٠١" }, "date"],
    ["one day", { from: "2027-03-01" }, null],
    ["no day too far", { from: addDays("2027-03-01", 731) }, "far"],
  ] as const)("%s", (_, days, problem) => {
    expect(canBeAsked(days, bounds)).toBe(problem);
  });
});
