import { describe, expect, it } from "vitest";
import { calendarDays, checkDays, type UnitDays } from "#app/features/availability/calendar-days";
import {
  canStay,
  dayOffers,
  fewestNights,
  MAX_COUNTED,
  mostNights,
  stateOn,
} from "#app/features/availability/day-offers";
import { addDays, daysBetween } from "#app/platform/dates/dates";
import { createSeededRandom, type SeededRandom } from "#tests/support/seeded-random";

const today = "2027-01-10";
const day = (n: number) => addDays(today, n);
const rates = (min_nights: number) => ({ min_nights, seasons: [] });

/** Units with spans that do not overlap, some of which began before today. */
function randomUnits(random: SeededRandom): UnitDays[] {
  return Array.from({ length: 1 + random.integerBelow(6) }, () => {
    const taken: { first_day: string; end_day: string }[] = [];
    for (let at = -5; at < 40;) {
      const first = at + random.integerBelow(6);
      const end = first + 1 + random.integerBelow(5);
      taken.push({ first_day: day(first), end_day: day(end) });
      at = end;
    }
    return { taken, retired_from: random.happens(20) ? day(random.integerBelow(40)) : null };
  });
}

describe("what a visitor is told of days", () => {
  it("BK-050 BK-052 TR-21: is what the server decides by, for any number of units, 200 random calendars", () => {
    const random = createSeededRandom(50);
    for (let n = 0; n < 200; n++) {
      const units = randomUnits(random);
      const minimum = 1 + random.integerBelow(4);
      const fillsGaps = random.happens(50);
      const offers = dayOffers(units, {
        today,
        furthestDays: 45,
        fillsGaps,
        rates: rates(minimum),
        counted: MAX_COUNTED,
      });
      const needed = 1 + random.integerBelow(Math.min(units.length, MAX_COUNTED));
      for (const { day: of, state } of calendarDays(units, { first: today, end: day(45), today, needed }))
        expect(stateOn(offers, of, needed)).toBe(state);
      const check_in = day(random.integerBelow(35));
      const check_out = addDays(check_in, 1 + random.integerBelow(8));
      const decided = checkDays(units, { check_in, check_out }, { today, minimum, fillsGaps, needed });
      expect(canStay(offers, check_in, daysBetween(check_in, check_out), minimum, needed)).toBe(decided === "free");
    }
  });

  it("BK-064: counts no more than five units, and names nobody", () => {
    const units = Array.from({ length: 9 }, () => ({ taken: [], retired_from: null }));
    const offers = dayOffers(units, {
      today,
      furthestDays: 30,
      fillsGaps: true,
      rates: rates(1),
      counted: MAX_COUNTED,
    });
    expect(offers.states).toHaveLength(MAX_COUNTED);
    expect(mostNights(offers, today, 8)).toBe(30);
    expect(Object.keys(offers).toSorted()).toEqual(["first", "gaps", "nights", "states"]);
  });

  it("BK-029: offers a gap that is shorter than the minimum whole or not at all", () => {
    const units = [
      {
        taken: [
          { first_day: day(0), end_day: day(5) },
          { first_day: day(7), end_day: day(9) },
        ],
        retired_from: null,
      },
    ];
    const offers = (fillsGaps: boolean) => dayOffers(units, { today, furthestDays: 60, fillsGaps, rates: rates(3) });
    expect([fewestNights(offers(true), day(5), 3), fewestNights(offers(false), day(5), 3)]).toEqual([2, null]);
    expect(canStay(offers(true), day(5), 1, 3)).toBe(false);
    expect(fewestNights(offers(true), day(9), 3)).toBe(3);
  });
});
