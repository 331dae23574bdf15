import { describe, expect, it } from "vitest";
import { cutoffOf } from "#app/features/availability/departure-cutoff";
import {
  departuresBetween,
  plannedSeats,
  seatsLeft,
  type DeparturePattern,
  type StoredDeparture,
} from "#app/features/availability/departure-plan";

const pattern = (more: Partial<DeparturePattern> = {}): DeparturePattern => ({
  first_day: "2028-02-28",
  last_day: "2028-03-03",
  weekdays: 0b1111111,
  start_time: "09:00",
  seats: 8,
  cutoff_hours: 12,
  ...more,
});
const stored = (more: Partial<StoredDeparture> = {}): StoredDeparture => ({
  id: "one",
  day: "2028-03-01",
  start_time: "09:00",
  capacity: 6,
  seats_taken: 2,
  state: "open",
  cutoff_hours: 12,
  is_extra: false,
  ...more,
});
const span = { first: "2028-02-01", end: "2028-04-01" };
const daysOf = (...patterns: DeparturePattern[]) => departuresBetween(patterns, [], span).map(({ day }) => day);

describe("departures of an experience", () => {
  it("stand on the weekdays between the days of the pattern, both included, over a leap day (BK-036)", () => {
    expect(daysOf(pattern())).toEqual(["2028-02-28", "2028-02-29", "2028-03-01", "2028-03-02", "2028-03-03"]);
    // 28 February 2028 is a Monday.
    expect(daysOf(pattern({ weekdays: 0b0000101 }))).toEqual(["2028-02-28", "2028-03-01"]);
    expect(
      departuresBetween([pattern({ first_day: "2027-12-01", last_day: null, weekdays: 0b1000000 })], [], {
        first: "2027-12-25",
        end: "2028-01-09",
      }).map(({ day }) => day),
    ).toEqual(["2027-12-26", "2028-01-02"]);
  });

  it("may be several on a day; the same day and time is one, of the first pattern (BK-037)", () => {
    const found = departuresBetween(
      [pattern({ weekdays: 1 }), pattern({ weekdays: 1, seats: 99 }), pattern({ weekdays: 1, start_time: "07:30" })],
      [],
      span,
    );
    expect(found.map(({ start_time, capacity }) => [start_time, capacity])).toEqual([
      ["07:30", 8],
      ["09:00", 8],
    ]);
  });

  it("that are stored stay as they are stored, whatever becomes of the pattern (BK-040)", () => {
    const kept = departuresBetween([pattern({ seats: 20 })], [stored()], span).filter(
      ({ day }) => day === "2028-03-01",
    );
    expect(kept).toEqual([expect.objectContaining({ id: "one", capacity: 6, seats_taken: 2, isPlanned: true })]);
    const [left] = departuresBetween([pattern({ start_time: "10:00", weekdays: 1 })], [stored()], span).filter(
      ({ id }) => id !== null,
    );
    expect(left).toMatchObject({ isPlanned: false });
    expect(departuresBetween([], [stored({ is_extra: true })], span)).toMatchObject([{ isPlanned: true }]);
    expect(departuresBetween([], [stored({ day: "2028-04-01" })], span)).toEqual([]);
  });

  it("cannot be asked for from the cut-off on, by the island's clock (BK-041)", () => {
    expect(cutoffOf({ day: "2028-03-01", start_time: "09:30", cutoff_hours: 12 }, 3).toISOString()).toBe(
      "2028-02-29T18:30:00.000Z",
    );
    expect(cutoffOf({ day: "2028-03-01", start_time: "00:00", cutoff_hours: 0 }, 3).toISOString()).toBe(
      "2028-02-29T21:00:00.000Z",
    );
  });

  it("have no seats left when they are closed or cancelled", () => {
    expect(
      (["open", "closed", "cancelled"] as const).map((state) => seatsLeft({ capacity: 8, seats_taken: 3, state })),
    ).toEqual([5, 0, 0]);
  });

  it("have the seats of the first pattern that gives them, and none by a plan without them", () => {
    const patterns = [pattern(), pattern({ seats: 3 })];
    expect(plannedSeats(patterns, { day: "2028-03-01", start_time: "09:00" })).toBe(8);
    expect(plannedSeats(patterns, { day: "2028-03-01", start_time: "10:00" })).toBeNull();
    expect(plannedSeats(patterns, { day: "2028-03-04", start_time: "09:00" })).toBeNull();
  });
});
