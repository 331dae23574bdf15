import { createHmac } from "node:crypto";
import ical from "ical-generator";
import type { Span } from "#app/features/availability/calendar-days";

/** Days of a calendar that others may read. Whose they are, and why, stays here. */
export interface TakenSpan extends Span {
  /** What it comes from: the same for as long as that exists, wherever its days move. */
  source: string;
  /** Rises with each change. */
  sequence: number;
  changed_at: Date;
}

/** The calendar as other channels read it. The identifiers are hashed: one of ours would open something else. */
export function writeFeed(spans: readonly TakenSpan[], secret: string): string {
  const calendar = ical({ prodId: { company: "Pemba Paradise", product: "Availability", language: "EN" } });
  for (const { source, first_day, end_day, sequence, changed_at } of spans)
    calendar.createEvent({
      id: createHmac("sha256", secret).update(source).digest("hex").slice(0, 32),
      // Midnight in UTC: the library writes the day of that, wherever the server is.
      start: new Date(`${first_day}T00:00:00Z`),
      end: new Date(`${end_day}T00:00:00Z`),
      allDay: true,
      summary: "Not available",
      stamp: changed_at,
      sequence,
    });
  return `${calendar.toString()}\r\n`;
}
