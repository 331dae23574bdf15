import { describe, expect, it } from "vitest";
import {
  bestOn,
  departureOffers,
  departuresOn,
  firstDeparture,
  hasRoom,
  nearestDepartures,
} from "#app/features/availability/departure-offers";
import type { Departure } from "#app/features/availability/departure-plan";

const FIRST = "2027-01-11";
const LAST = "2027-01-31";
/** 12:00 on the island. */
const NOW = new Date("2027-01-11T09:00:00Z");

const departure = (day: string, start_time: string, values: Partial<Departure> = {}): Departure => ({
  id: null,
  day,
  start_time,
  capacity: 12,
  seats_taken: 0,
  state: "open",
  cutoff_hours: 12,
  is_extra: false,
  isPlanned: true,
  ...values,
});
const offersOf = (departures: Departure[], now = NOW) =>
  departureOffers(departures, { first: FIRST, last: LAST, now, hoursAheadOfUtc: 3 });

describe("what a page says of departures", () => {
  it("BK-042 BK-064: counts seats up to five and says no more of those that have more", () => {
    const offers = offersOf([
      departure("2027-01-13", "08:00", { seats_taken: 6 }),
      departure("2027-01-13", "10:30", { seats_taken: 9 }),
      departure("2027-01-14", "08:00", { seats_taken: 7 }),
      departure("2027-01-15", "08:00", { seats_taken: 12 }),
    ]);
    expect(departuresOn(offers, "2027-01-13")).toMatchObject([
      { time: "08:00", state: "free", left: null },
      { time: "10:30", state: "few", left: 3 },
    ]);
    expect(departuresOn(offers, "2027-01-14")).toMatchObject([{ state: "few", left: 5 }]);
    expect(departuresOn(offers, "2027-01-15")).toMatchObject([{ state: "full", left: 0 }]);
    expect(departuresOn(offers, "2027-01-16")).toEqual([]);
    expect(departuresOn(offers, "2027-01-10")).toEqual([]);
    expect(JSON.stringify(offers)).not.toMatch(/\b(?:6|7|9|12)\b(?!,)/);
  });

  it("BK-038 BK-041: has no room on what is closed, cancelled or past its cut-off, to the second", () => {
    const tomorrow = departure("2027-01-12", "08:00");
    const cutoff = new Date("2027-01-11T17:00:00Z");
    const before = offersOf([tomorrow], new Date(cutoff.getTime() - 1_000));
    expect(departuresOn(before, "2027-01-12")).toMatchObject([{ state: "free" }]);
    expect(departuresOn(offersOf([tomorrow], cutoff), "2027-01-12")).toMatchObject([{ state: "closed", left: 0 }]);
    const off = offersOf([
      departure("2027-01-20", "08:00", { state: "closed" }),
      departure("2027-01-21", "08:00", { state: "cancelled" }),
    ]);
    expect(departuresOn(off, "2027-01-20")).toMatchObject([{ state: "closed" }]);
    expect(departuresOn(off, "2027-01-21")).toMatchObject([{ state: "cancelled" }]);
    expect(firstDeparture(off)).toBeNull();
  });

  it("BK-042: a day says what the departure with the most room says", () => {
    const offers = offersOf([
      departure("2027-01-13", "06:30", { seats_taken: 12 }),
      departure("2027-01-13", "08:00", { seats_taken: 10 }),
      departure("2027-01-14", "06:30", { state: "cancelled" }),
      departure("2027-01-14", "08:00", { seats_taken: 12 }),
    ]);
    expect(bestOn(offers, "2027-01-13")).toMatchObject({ time: "08:00", left: 2 });
    expect(bestOn(offers, "2027-01-14")).toMatchObject({ state: "full" });
    expect(bestOn(offers, "2027-01-15")).toBeNull();
  });

  it("BK-043: the first with room for all, and the nearest by day, then by time", () => {
    const departures = [
      departure("2027-01-13", "08:00", { seats_taken: 9 }),
      departure("2027-01-14", "08:00"),
      departure("2027-01-14", "16:00"),
      departure("2027-01-16", "08:00"),
      departure("2027-01-17", "08:00"),
    ];
    const offers = offersOf(departures);
    expect(firstDeparture(offers, 3)).toMatchObject({ day: "2027-01-13" });
    expect(firstDeparture(offers, 4)).toMatchObject({ day: "2027-01-14", time: "08:00" });
    expect(hasRoom({ left: 3 }, 4)).toBe(false);
    const near = nearestDepartures(departures.slice(1), { day: "2027-01-15", time: "15:00" });
    expect(near.map(({ day, start_time }) => `${day} ${start_time}`)).toEqual([
      "2027-01-14 16:00",
      "2027-01-14 08:00",
      "2027-01-16 08:00",
    ]);
  });
});
