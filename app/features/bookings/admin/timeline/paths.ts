import type { BarBooking } from "#app/features/bookings/timeline/schema";
import { timelineParams, type TimelineFilters } from "#app/features/bookings/timeline/filters";
import type { Day } from "#app/platform/dates/dates";
import { ADMIN_PREFIX } from "#app/urls";

const CALENDAR = `${ADMIN_PREFIX}/calendar`;

export function calendarPath(filters: Partial<TimelineFilters> = {}): string {
  const params = timelineParams(filters);
  return params ? `${CALENDAR}?${params}` : CALENDAR;
}

export const dayPath = (day: Day) => `${ADMIN_PREFIX}/day/${day}`;

export function manifestPath(day: Day, experience: string, time: string | null): string {
  return `${dayPath(day)}?${new URLSearchParams({ departure: experience, time: time ?? "" })}#manifest`;
}

/** The address of the booking's own screen. */
export const bookingPath = ({ kind, id }: Pick<BarBooking, "kind" | "id">) => `${ADMIN_PREFIX}/bookings/${kind}/${id}`;

interface Target {
  unit?: string | null;
  from: Day;
  to: Day;
}

export function movePath(booking: Pick<BarBooking, "kind" | "id">, target?: Target): string {
  const params = new URLSearchParams({ kind: booking.kind, id: booking.id });
  for (const [name, value] of Object.entries(target ?? {})) if (value) params.set(name, value);
  return `${CALENDAR}/move?${params}`;
}

export function blockPath(target: Partial<Target> & { kind?: "block" | "out_of_service" }): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(target)) if (value) params.set(name, value);
  return `${CALENDAR}/block?${params}`;
}

export function newBookingPath(target: Partial<Target> & { kind?: string; listing?: string }): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(target)) if (value) params.set(name, value);
  return `${ADMIN_PREFIX}/bookings/new?${params}`;
}
