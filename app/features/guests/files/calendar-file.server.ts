import { createHmac } from "node:crypto";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { OFFICE } from "#app/brand";
import type { GuestBooking } from "#app/features/guests/page/queries.server";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

const STATUSES = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<GuestBooking["status"], ICalEventStatus>;

const HOUR_MS = 3_600_000;

/** Midnight in UTC: the library writes the day of that, wherever the server is. */
const dayInUtc = (day: Day) => new Date(`${day}T00:00:00Z`);
/** A time of the island's clock. */
const momentOf = (day: Day, time: string) =>
  new Date(Date.parse(`${day}T${time}:00Z`) - OFFICE.hoursAheadOfUtc * HOUR_MS);

/** When it is: an experience with a start at that moment, all else on its days, the day of leaving included. */
function timesOf({ kind, from, to, start_time }: GuestBooking) {
  if (kind === "experience" && start_time) return { start: momentOf(from, start_time) };
  return { start: dayInUtc(from), end: dayInUtc(addDays(to, 1)), allDay: true };
}

interface CalendarFacts {
  language: Language;
  siteName: string;
  /** Reference and phone, in words of that language. */
  lines: readonly string[];
  secret: string;
}

/** A viewing as a calendar has it. */
export interface ViewingEvent {
  id: string;
  name: string;
  place: string | null;
  at: Date;
  isCancelled: boolean;
  /** Rises with each change. */
  version: number;
}

/** An agreed viewing for the guest's own calendar: timed, an hour long, and without the full address. */
export function writeViewingCalendar(
  { id, name, place, at, isCancelled, version }: ViewingEvent,
  { language, siteName, lines, secret }: CalendarFacts,
): string {
  const calendar = ical({
    prodId: { company: siteName, product: "Requests", language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    start: at,
    end: new Date(at.getTime() + HOUR_MS),
    id: createHmac("sha256", secret).update(`guest viewing ${id}`).digest("hex").slice(0, 32),
    summary: name,
    description: lines.join("\n"),
    ...(place && { location: place }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(),
    sequence: version,
  });
  return `${calendar.toString()}\r\n`;
}

/**
 * The bookings of a case for the guest's own calendar. Calendars are shared: no link, address or price stands in it. A
 * file loaded again changes what the first one made: identifiers stay, and the number of the change rises.
 */
export function writeGuestCalendar(bookings: readonly GuestBooking[], facts: CalendarFacts): string {
  const calendar = ical({
    prodId: { company: facts.siteName, product: "Requests", language: facts.language.toUpperCase() },
    method: bookings.every(({ status }) => status === "cancelled")
      ? ICalCalendarMethod.CANCEL
      : ICalCalendarMethod.PUBLISH,
  });
  for (const booking of bookings)
    calendar.createEvent({
      ...timesOf(booking),
      // One of ours would lead somewhere else.
      id: createHmac("sha256", facts.secret).update(`guest ${booking.kind} ${booking.id}`).digest("hex").slice(0, 32),
      summary: booking.name,
      description: facts.lines.join("\n"),
      ...(booking.place && { location: booking.place }),
      status: STATUSES[booking.status],
      stamp: new Date(booking.changed_at),
      sequence: booking.version,
    });
  return `${calendar.toString()}\r\n`;
}
