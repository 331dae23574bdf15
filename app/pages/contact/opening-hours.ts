import { OFFICE } from "#app/brand";

export type OfficeHours = (typeof OFFICE.hours)[number];

export interface OfficeMoment {
  /** The time on the island, as its clocks show it. */
  time: string;
  /** Today's line of the opening hours. */
  today: OfficeHours["name"];
  open: boolean;
}

/** What the office's clock and door say at a moment. The island knows no summer time. */
export function officeAt(moment: Date): OfficeMoment {
  const local = new Date(moment.getTime() + OFFICE.hoursAheadOfUtc * 3_600_000);
  const time = `${local.getUTCHours()}:${String(local.getUTCMinutes()).padStart(2, "0")}`;
  const weekday = local.getUTCDay();
  const today = OFFICE.hours.find(({ days }) => (days as readonly number[]).includes(weekday))!;
  const now = minutes(time);
  return { time, today: today.name, open: today.opens !== null && now >= minutes(today.opens) && now < minutes(today.closes) };
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
