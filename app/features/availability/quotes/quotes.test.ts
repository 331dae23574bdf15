import { describe, expect, it } from "vitest";
import { quoteExperience } from "#app/features/availability/quotes/experience";
import { totalOf, type Quote } from "#app/features/availability/quotes/price-lines";
import { quoteStay, type StayRates } from "#app/features/availability/quotes/stay";
import { quoteVehicles, type VehicleRates } from "#app/features/availability/quotes/vehicles";
import { minimumNights, seasonOf, weekdayOf, type Season } from "#app/features/availability/seasons";
import { totalFor } from "#app/features/experiences/rules";
import { stayTotal } from "#app/features/stays/rules";
import { rentalTotal } from "#app/features/transportation/rules";
import { addDays } from "#app/platform/dates/dates";
import { createSeededRandom } from "#tests/support/seeded-random";

const season = (more: Partial<Season> = {}): Season => ({
  name: "High season",
  first_day: "2027-07-01",
  last_day: "2027-08-31",
  weekdays: null,
  price: 20_000,
  price_per_week: null,
  child_price: null,
  min_nights: null,
  ...more,
});
const stay = (more: Partial<StayRates> = {}): StayRates => ({
  price: 12_000,
  seasons: [],
  long_stay_discounts: [],
  included_guests: null,
  extra_guest_price: 0,
  cleaning_fee: 0,
  ...more,
});
const vehicle = (more: Partial<VehicleRates> = {}): VehicleRates => ({
  price_per_day: 6_000,
  price_per_week: 35_000,
  driver_price_per_day: 2_500,
  seasons: [],
  ...more,
});
const nights = (rates: StayRates, check_in: string, count: number, guests = 1) =>
  quoteStay(rates, { check_in, check_out: addDays(check_in, count), guests });
const days = (rates: VehicleRates, pickup_date: string, count: number, vehicles = 1, with_driver = false) =>
  quoteVehicles(rates, { pickup_date, return_date: addDays(pickup_date, count), with_driver, vehicles });
const written = ({ lines }: Quote) =>
  lines.map(({ kind, count, times, unit_price, amount, season: name }) =>
    [kind, count, times, unit_price, amount, ...(name === null ? [] : [name])].join(" "),
  );

describe("a quote", () => {
  it("is what the totals were before, without seasons, fees and discounts (BK-013)", () => {
    const { between } = createSeededRandom(13);
    const different: unknown[] = [];
    for (let index = 0; index < 10_000; index++) {
      const [count, price, people] = [between(1, 30), between(0, 99_999), between(1, 12)];
      const rates = {
        price_per_day: price,
        price_per_week: between(0, 700_000),
        driver_price_per_day: between(0, 9_999),
      };
      const withDriver = between(0, 1) === 1;
      const visit = { date: "2027-06-20", participants: people, children: 0 };
      const now = [
        nights(stay({ price }), "2027-06-20", count, people).total,
        quoteExperience({ price, child_price: null, seasons: [] }, visit).total,
        days({ ...rates, seasons: [] }, "2027-06-20", count, 1, withDriver).total,
      ];
      const before = [stayTotal(price, count), totalFor(price, people), rentalTotal(rates, count, withDriver).total];
      if (String(now) !== String(before)) different.push({ now, before });
    }
    expect(different).toEqual([]);
  });

  it("prices each night by the first season that covers its day and weekday (BK-014, TR-22)", () => {
    const weekend = season({ name: "Weekends", weekdays: 0b1110000, price: 25_000 });
    const rates = stay({ seasons: [weekend, season(), season({ name: "Never", price: 1 })] });
    // 8 July 2027 is a Thursday.
    expect(written(nights(rates, "2027-07-08", 5))).toEqual([
      "nights 1 1 20000 20000 High season",
      "nights 3 1 25000 75000 Weekends",
      "nights 1 1 20000 20000 High season",
    ]);
  });

  it("prices a stay over a season's edge night by night, and never the day of check-out (BK-015, BK-016)", () => {
    const rates = stay({ seasons: [season()] });
    expect(written(nights(rates, "2027-06-29", 2))).toEqual(["nights 2 1 12000 24000"]);
    expect(written(nights(rates, "2027-06-29", 3))).toEqual([
      "nights 2 1 12000 24000",
      "nights 1 1 20000 20000 High season",
    ]);
    expect(written(nights(rates, "2027-08-31", 2))).toEqual([
      "nights 1 1 20000 20000 High season",
      "nights 1 1 12000 12000",
    ]);
  });

  it("takes the highest discount reached, off the nights alone, as a line of its own (BK-017)", () => {
    const rates = stay({
      long_stay_discounts: [
        { from_nights: 28, percent: 25 },
        { from_nights: 7, percent: 10 },
      ],
      cleaning_fee: 3_000,
      included_guests: 1,
      extra_guest_price: 1_000,
    });
    const discountOf = (count: number) =>
      nights(rates, "2027-03-01", count, 2).lines.find(({ kind }) => kind === "discount");
    expect(discountOf(6)).toBeUndefined();
    expect(discountOf(7)).toMatchObject({ count: 10, amount: -8_400 });
    expect(discountOf(27)).toMatchObject({ count: 10, amount: -32_400 });
    expect(discountOf(28)).toMatchObject({ count: 25, amount: -84_000 });
  });

  it("rounds a discount half up, to the cent", () => {
    const rates = stay({ price: 105, long_stay_discounts: [{ from_nights: 2, percent: 5 }] });
    expect(nights(rates, "2027-03-01", 2).lines.at(-1)).toMatchObject({ amount: -11 });
  });

  it("charges guests above the included number for each night (BK-018)", () => {
    const rates = stay({ included_guests: 2, extra_guest_price: 1_500 });
    const extra = (guests: number) => nights(rates, "2027-03-01", 3, guests).total - 36_000;
    expect([1, 2, 3, 4].map(extra)).toEqual([0, 0, 4_500, 9_000]);
    expect(written(nights(rates, "2027-03-01", 3, 4)).at(-1)).toBe("extra_guests 3 2 1500 9000");
  });

  it("has the cleaning fee once, never discounted (BK-019)", () => {
    const rates = stay({ cleaning_fee: 3_000, long_stay_discounts: [{ from_nights: 2, percent: 50 }] });
    expect(written(nights(rates, "2027-03-01", 4))).toEqual([
      "nights 4 1 12000 48000",
      "discount 50 1 -24000 -24000",
      "cleaning 1 1 3000 3000",
    ]);
  });

  it("uses a week's price for seven days with the same prices only (BK-020)", () => {
    const dear = season({ first_day: "2027-07-04", price: 8_000, price_per_week: 49_000 });
    expect(written(days(vehicle(), "2027-06-01", 6))).toEqual(["weeks 1 1 35000 35000"]);
    expect(written(days(vehicle({ seasons: [dear] }), "2027-06-28", 12))).toEqual([
      "days 6 1 6000 36000",
      "days 6 1 8000 48000 High season",
    ]);
    expect(written(days(vehicle({ seasons: [dear] }), "2027-06-27", 15))).toEqual([
      "weeks 1 1 35000 35000",
      "weeks 1 1 49000 49000 High season",
      "days 1 1 8000 8000 High season",
    ]);
    expect(written(days(vehicle({ seasons: [season({ price: 8_000 })] }), "2027-07-01", 7))).toEqual([
      "days 7 1 8000 56000 High season",
    ]);
  });

  it("charges a driver for each day, and every line for each vehicle (BK-021)", () => {
    expect(written(days(vehicle(), "2027-06-01", 3, 4, true))).toEqual([
      "days 3 4 6000 72000",
      "driver 3 4 2500 30000",
    ]);
  });

  it("has adults and children in two lines, and one line where children pay the same (BK-022)", () => {
    const visit = { date: "2027-07-10", participants: 5, children: 2 };
    expect(written(quoteExperience({ price: 4_500, child_price: 2_000, seasons: [] }, visit))).toEqual([
      "adults 3 1 4500 13500",
      "children 2 1 2000 4000",
    ]);
    expect(written(quoteExperience({ price: 4_500, child_price: null, seasons: [] }, visit))).toEqual([
      "people 5 1 4500 22500",
    ]);
    const low = season({ name: "Low", price: 1_500 });
    expect(written(quoteExperience({ price: 4_500, child_price: 2_000, seasons: [low] }, visit))).toEqual([
      "adults 3 1 1500 4500 Low",
      "children 2 1 1500 3000 Low",
    ]);
  });

  it("is the sum of its lines, in whole cents, never below zero (BK-023)", () => {
    const { between, pick } = createSeededRandom(23);
    const randomSeason = (): Season => {
      const first_day = addDays("2027-01-01", between(0, 400));
      return {
        name: `Season ${between(1, 3)}`,
        first_day,
        last_day: addDays(first_day, between(0, 60)),
        weekdays: pick([null, between(1, 127)]),
        price: between(0, 99_999),
        price_per_week: pick([null, between(0, 600_000)]),
        child_price: pick([null, between(0, 99_999)]),
        min_nights: null,
      };
    };
    let problems = 0;
    for (let index = 0; index < 100_000; index++) {
      const seasons = Array.from({ length: between(0, 3) }, randomSeason);
      const from = addDays("2027-01-01", between(0, 420));
      const people = between(1, 12);
      const quote = pick([
        () =>
          nights(
            {
              price: between(0, 99_999),
              seasons,
              long_stay_discounts: [{ from_nights: between(2, 30), percent: between(1, 90) }],
              included_guests: pick([null, between(1, 6)]),
              extra_guest_price: between(0, 5_000),
              cleaning_fee: between(0, 9_999),
            },
            from,
            between(1, 9),
            people,
          ),
        () =>
          days(
            {
              price_per_day: between(0, 99_999),
              price_per_week: between(0, 600_000),
              driver_price_per_day: pick([null, between(0, 9_999)]),
              seasons,
            },
            from,
            between(1, 16),
            between(1, 20),
            true,
          ),
        () =>
          quoteExperience(
            { price: between(0, 99_999), child_price: pick([null, between(0, 99_999)]), seasons },
            { date: from, participants: people, children: between(0, people - 1) },
          ),
      ])();
      const isWhole = quote.lines.every(({ amount }) => Number.isInteger(amount));
      if (!isWhole || quote.total !== totalOf(quote.lines) || quote.total < 0 || quote.lines.length === 0) problems++;
    }
    expect(problems).toBe(0);
  });
});

describe("seasons", () => {
  it("count the week from Monday", () => {
    expect(["2027-07-05", "2027-07-11", "2028-02-29"].map(weekdayOf)).toEqual([0, 6, 1]);
  });

  it("hold their first and their last day", () => {
    const at = (day: string) => seasonOf([season()], day)?.name;
    expect(["2027-06-30", "2027-07-01", "2027-08-31", "2027-09-01"].map(at)).toEqual([
      undefined,
      "High season",
      "High season",
      undefined,
    ]);
  });

  it("set the minimum of the day of arrival, or leave the listing's (D-18)", () => {
    const listing = { min_nights: 2, seasons: [season({ min_nights: 5, first_day: "2027-08-01" }), season()] };
    expect(["2027-08-01", "2027-07-31", "2027-06-30"].map((day) => minimumNights(listing, day))).toEqual([5, 2, 2]);
  });
});
