import { describe, expect, it } from "vitest";
import { nightsWithin, occupancyOf, revenueWithin } from "#app/features/analytics/bookings/rules";
import { addDays } from "#app/platform/dates/dates";
import { createSeededRandom } from "#tests/support/seeded-random";

const MARCH = { from: "2028-03-01", to: "2028-03-31" };
const APRIL = { from: "2028-04-01", to: "2028-04-30" };

describe("figures of bookings", () => {
  it("BK-221: counts nights by stay date, the day of departure excluded, and splits a stay over a month's edge", () => {
    const stay = { first_day: "2028-03-29", end_day: "2028-04-02" };
    expect(nightsWithin(stay, MARCH)).toBe(3);
    expect(nightsWithin(stay, APRIL)).toBe(1);
    expect(nightsWithin({ first_day: "2028-03-29", end_day: "2028-04-01" }, APRIL)).toBe(0);
    expect(nightsWithin({ first_day: "2028-01-01", end_day: "2028-12-31" }, MARCH)).toBe(31);
    expect(nightsWithin({ first_day: "2028-05-01", end_day: "2028-05-02" }, MARCH)).toBe(0);
  });

  it("BK-222: spreads the total over the nights, the remainder on the first, fees on arrival", () => {
    const stay = { first_day: "2028-03-30", end_day: "2028-04-02", total: 10_000 + 2_500, fees: 2_500 };
    expect(revenueWithin(stay, MARCH)).toBe(3_334 + 3_333 + 2_500);
    expect(revenueWithin(stay, APRIL)).toBe(3_333);
  });

  it("BK-222: months side by side add up to the total, to the cent", () => {
    const random = createSeededRandom(7);
    for (let index = 0; index < 300; index++) {
      const first_day = addDays("2028-01-01", random.integerBelow(300));
      const end_day = addDays(first_day, 1 + random.integerBelow(90));
      const fees = random.integerBelow(5_000);
      const total = fees + random.integerBelow(1_000_000);
      let sum = 0;
      for (let from = "2027-12-31"; from < "2029-06-01"; from = addDays(from, 17))
        sum += revenueWithin({ first_day, end_day, total, fees }, { from, to: addDays(from, 16) });
      expect(sum).toBe(total);
    }
  });

  it("BK-220: nights booked and imported of those that could be sold; blocks stand apart", () => {
    const occupancy = { kind: "stay", booked: 12, imported: 3, blocked: 9, outOfService: 10, possible: 60 } as const;
    expect(occupancyOf(occupancy)).toBe(0.3);
    expect(occupancyOf({ ...occupancy, possible: 10 })).toBeNull();
    expect(occupancyOf({ ...occupancy, booked: 0, imported: 0 })).toBe(0);
  });
});
