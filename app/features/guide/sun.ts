import { OFFICE, SITE_POSITION } from "#app/brand";
import type { SunTimes } from "#app/features/guide/schema";
import type { Day } from "#app/platform/dates/dates";

const RADIANS = Math.PI / 180;
/** The centre of the sun is this far from straight up when its upper edge meets the horizon. */
const ZENITH = 90.833;

/**
 * Sunrise and sunset on Pemba, by the formula of NOAA's solar calculator (gml.noaa.gov/grad/solcalc/solareqns.PDF):
 * right to within two minutes, from the day of the year alone.
 */
export function sunTimes(day: Day): SunTimes {
  const year = Number(day.slice(0, 4));
  const dayOfYear = Math.round((Date.parse(day) - Date.UTC(year, 0, 1)) / 86_400_000) + 1;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  // Noon of the day, as part of the year's circle.
  const angle = ((2 * Math.PI) / (isLeap ? 366 : 365)) * (dayOfYear - 1);
  /** Minutes by which a sundial is ahead of the clock. */
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle));
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle) -
    0.002697 * Math.cos(3 * angle) +
    0.00148 * Math.sin(3 * angle);
  const latitude = SITE_POSITION.latitude * RADIANS;
  const halfDay =
    Math.acos(
      Math.cos(ZENITH * RADIANS) / (Math.cos(latitude) * Math.cos(declination)) -
        Math.tan(latitude) * Math.tan(declination),
    ) / RADIANS;
  const noon = 720 - 4 * SITE_POSITION.longitude - equationOfTime + 60 * OFFICE.hoursAheadOfUtc;
  return { rise: clockTime(noon - 4 * halfDay), set: clockTime(noon + 4 * halfDay) };
}

function clockTime(minutes: number): string {
  const whole = Math.round(minutes);
  return [Math.floor(whole / 60), whole % 60].map((n) => String(n).padStart(2, "0")).join(":");
}
