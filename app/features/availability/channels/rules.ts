import type { Span } from "#app/features/availability/calendar-days";
import { ALARM_HOURS } from "#app/features/availability/channels/schema";
import { MAX_OCCUPANCY_DAYS } from "#app/features/availability/schema";
import { addDays, type Day } from "#app/platform/dates/dates";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const FIRST_BACK_OFF = 30 * MINUTE;
const LONGEST_BACK_OFF = 6 * HOUR;
/** Nobody is obeyed for longer. */
const LONGEST_RETRY_AFTER = 24 * HOUR;
/** So that many channels are not read at the same moment: up to a tenth earlier or later. */
const JITTER = 0.1;

/** Seconds until a calendar is read again after it could be read. `random` is from 0 to 1. */
export function nextPollSeconds(minutes: number, random: number): number {
  return Math.round(minutes * MINUTE * (1 - JITTER + 2 * JITTER * random));
}

/** The same after so many failures in a row: 30 minutes, 1, 2, 4, then every 6 hours; later where the other side says so. */
export function backOffSeconds(failures: number, retryAfterSeconds = 0): number {
  const own = Math.min(FIRST_BACK_OFF * 2 ** Math.max(0, failures - 1), LONGEST_BACK_OFF);
  return Math.max(own, Math.min(retryAfterSeconds, LONGEST_RETRY_AFTER));
}

/** Red: it was not read for a day, whatever the reason. */
export function isOverdue(
  {
    is_active,
    last_success_at,
    failing_since,
  }: { is_active: boolean; last_success_at: Date | null; failing_since: Date | null },
  now: Date,
): boolean {
  const since = last_success_at ?? failing_since;
  return is_active && since !== null && now.getTime() - since.getTime() > ALARM_HOURS * HOUR * 1000;
}

const overlap = (a: Span, b: Span) => a.first_day < b.end_day && b.first_day < a.end_day;
const later = (a: Day, b: Day) => (a > b ? a : b);
const byFirstDay = (a: Span, b: Span) => (a.first_day < b.first_day ? -1 : a.first_day > b.first_day ? 1 : 0);

/** Spans that share a day become one. Those that only touch stay two: one guest leaves, the next arrives. */
function unite(spans: readonly Span[]): Span[] {
  const united: Span[] = [];
  for (const { first_day, end_day } of spans.toSorted(byFirstDay)) {
    const last = united.at(-1);
    if (last && first_day < last.end_day) last.end_day = later(last.end_day, end_day);
    else united.push({ first_day, end_day });
  }
  return united;
}

/** What is left of a span when the days of others are taken out. `others` come in order and do not overlap. */
function without(span: Span, others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = span.first_day;
  for (const other of others.filter((candidate) => overlap(candidate, span))) {
    if (other.first_day > from) left.push({ first_day: from, end_day: other.first_day });
    from = later(from, other.end_day);
  }
  if (from < span.end_day) left.push({ first_day: from, end_day: span.end_day });
  return left;
}

/** The ledger has no longer rows. */
function inParts({ first_day, end_day }: Span): Span[] {
  const longest = addDays(first_day, MAX_OCCUPANCY_DAYS);
  if (end_day <= longest) return [{ first_day, end_day }];
  return [{ first_day, end_day: longest }, ...inParts({ first_day: longest, end_day })];
}

export interface ImportedEvent extends Span {
  id: string;
  channel_id: string;
  is_closed: boolean;
}

export interface ImportedSpan extends Span {
  channel_id: string;
  is_closed: boolean;
}

/**
 * Which days of a unit other channels take, and which of their events clash. What happened elsewhere cannot be refused:
 * it takes the days that are free, and where something of ours or of another channel stands both are shown. Days that
 * are only closed elsewhere fill what is left, and never clash. `ours` are the rows that are not imports.
 */
export function placeImported(
  events: readonly ImportedEvent[],
  ours: readonly Span[],
): { spans: ImportedSpan[]; clashes: string[] } {
  const booked = events.filter(({ is_closed }) => !is_closed);
  const channels = [...new Set(events.map(({ channel_id }) => channel_id))].toSorted();
  const daysOf = (channel_id: string, is_closed: boolean) =>
    unite(events.filter((event) => event.channel_id === channel_id && event.is_closed === is_closed));
  const bookedDays = new Map(channels.map((channel_id) => [channel_id, daysOf(channel_id, false)]));
  let taken = ours.toSorted(byFirstDay);
  const spans: ImportedSpan[] = [];
  for (const is_closed of [false, true]) {
    for (const channel_id of channels) {
      const wanted = is_closed ? daysOf(channel_id, true) : (bookedDays.get(channel_id) ?? []);
      const placed = wanted.flatMap((span) => without(span, taken)).flatMap(inParts);
      spans.push(...placed.map((span) => ({ ...span, channel_id, is_closed })));
      taken = [...taken, ...placed].toSorted(byFirstDay);
    }
  }
  const clashes = booked.filter(
    (event) =>
      ours.some((row) => overlap(row, event)) ||
      channels.some(
        (other) => other !== event.channel_id && bookedDays.get(other)?.some((span) => overlap(span, event)),
      ),
  );
  return { spans, clashes: clashes.map(({ id }) => id) };
}
