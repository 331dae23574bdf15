import { afterEach, describe, expect, it } from "vitest";
import { sunTimes } from "#app/features/guide/sun";

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Computed apart from the product, with the same formula at the same point. */
const KNOWN = [
  ["2027-01-15", "06:19", "18:42"],
  ["2027-03-20", "06:25", "18:32"],
  ["2027-06-21", "06:28", "18:18"],
  ["2027-09-23", "06:10", "18:17"],
  ["2027-11-03", "05:56", "18:14"],
  ["2027-12-21", "06:06", "18:32"],
] as const;

describe("PL-146 PL-147: sunrise and sunset", () => {
  const zone = process.env.TZ;
  afterEach(() => void (process.env.TZ = zone));

  it.each(KNOWN)("on %s are within two minutes of %s and %s", (day, rise, set) => {
    const times = sunTimes(day);
    expect(Math.abs(minutes(times.rise) - minutes(rise)), times.rise).toBeLessThanOrEqual(2);
    expect(Math.abs(minutes(times.set) - minutes(set)), times.set).toBeLessThanOrEqual(2);
  });

  it("are the same wherever the server stands", () => {
    const here = sunTimes("2027-03-20");
    for (const elsewhere of ["Pacific/Honolulu", "Pacific/Kiritimati", "Africa/Dar_es_Salaam"]) {
      process.env.TZ = elsewhere;
      expect(sunTimes("2027-03-20")).toEqual(here);
    }
  });

  it("never differ by more than two minutes from one day to the next, over the end of a leap year too", () => {
    let before = sunTimes("2027-12-31");
    for (let n = 0; n < 400; n += 1) {
      const day = new Date(Date.UTC(2028, 0, 1 + n)).toISOString().slice(0, 10);
      const now = sunTimes(day);
      expect(Math.abs(minutes(now.rise) - minutes(before.rise)), day).toBeLessThanOrEqual(2);
      before = now;
    }
  });
});
