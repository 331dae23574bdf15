import type { CalendarResponse, DateWithTimeZone, VEvent } from "node-ical";
import { OFFICE } from "#app/brand";
import { addDays, dayAt, type Day } from "#app/platform/dates/dates";

/** What another calendar says of days on which a unit is taken. */
export interface FeedEvent {
  uid: string;
  /** Empty but for one date of a series that was changed by itself. */
  recurrence_id: string;
  first_day: Day;
  /** Free again. */
  end_day: Day;
  summary: string;
}

const LEFT_OUT_REASONS = ["recurring", "too long", "unreadable"] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export type ParsedFeed =
  | {
      kind: "events";
      events: FeedEvent[];
      /** Events that take days and that cannot be stored, by their summaries. */
      leftOut: { reason: LeftOutReason; summary: string }[];
    }
  | { kind: "not a calendar" }
  | { kind: "too many events" };

const MAX_EVENTS = 5_000;
const MAX_UID_LENGTH = 500;
const MAX_SUMMARY_LENGTH = 200;
/** As the ledger's check has it. */
const MAX_DAYS = 1_100;
/** A guest who leaves before this hour does not take the night that follows. */
const NOON = 12;

/** The events of a calendar that take days. Cancelled ones and those that say that one is free take none. */
export function eventsOf(calendar: CalendarResponse): ParsedFeed {
  if (!calendar.vcalendar) return { kind: "not a calendar" };
  const found = Object.values(calendar)
    .filter((entry): entry is VEvent => entry?.type === "VEVENT")
    .flatMap((event) => [event, ...overridesOf(event)])
    .filter(({ status, transparency }) => status !== "CANCELLED" && transparency !== "TRANSPARENT");
  if (found.length > MAX_EVENTS) return { kind: "too many events" };
  const parsed: Extract<ParsedFeed, { kind: "events" }> = { kind: "events", events: [], leftOut: [] };
  for (const event of found) {
    const summary = textOf(event.summary);
    const days = event.rrule ? "recurring" : daysOf(event);
    if (typeof days === "string") parsed.leftOut.push({ reason: days, summary });
    else
      parsed.events.push({
        uid: event.uid.slice(0, MAX_UID_LENGTH),
        recurrence_id: recurrenceOf(event),
        ...days,
        summary,
      });
  }
  return parsed;
}

/** Dates of a series that were changed by themselves. The library lists each under two keys. */
function overridesOf(event: VEvent): VEvent[] {
  return event.rrule ? [] : [...new Set(Object.values(event.recurrences ?? {}) as VEvent[])];
}

function recurrenceOf({ recurrenceid: moment }: Pick<VEvent, "recurrenceid">): string {
  if (!isMoment(moment)) return "";
  return moment.dateOnly ? islandTime(moment).day : moment.toISOString();
}

function daysOf({
  start,
  end,
}: Pick<VEvent, "start" | "end">): { first_day: Day; end_day: Day } | "too long" | "unreadable" {
  if (!isMoment(start)) return "unreadable";
  const first_day = islandTime(start).day;
  const atLeast = addDays(first_day, 1);
  const end_day = isMoment(end) ? endDayOf(end) : atLeast;
  if (end_day > addDays(first_day, MAX_DAYS)) return "too long";
  return { first_day, end_day: end_day > atLeast ? end_day : atLeast };
}

/** A day is its own end; of a moment in the afternoon the day still counts. */
function endDayOf(end: DateWithTimeZone): Day {
  const { day, hour } = islandTime(end);
  return hour < NOON ? day : addDays(day, 1);
}

function isMoment(value: unknown): value is DateWithTimeZone {
  return value instanceof Date && !Number.isNaN(value.getTime());
}

/**
 * The library gives a day, and a time without a zone, as that time on the clock of the process, whatever its zone. Such
 * a time is meant as the island's.
 */
function islandTime(moment: DateWithTimeZone): { day: Day; hour: number } {
  if (moment.dateOnly || moment.tz === undefined) {
    const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, "0"));
    return { day: `${moment.getFullYear()}-${month}-${day}`, hour: moment.getHours() };
  }
  const onIsland = new Date(moment.getTime() + OFFICE.hoursAheadOfUtc * 3_600_000);
  return { day: dayAt(moment, OFFICE.hoursAheadOfUtc), hour: onIsland.getUTCHours() };
}

function textOf(summary: unknown): string {
  const text = typeof summary === "object" && summary !== null && "val" in summary ? summary.val : summary;
  return typeof text === "string" ? text.replaceAll(/\s+/g, " ").trim().slice(0, MAX_SUMMARY_LENGTH) : "";
}
