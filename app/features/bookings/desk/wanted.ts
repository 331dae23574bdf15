import * as v from "valibot";
import { MAX_GROUP, MAX_OCCUPANCY_DAYS, MAX_VEHICLES } from "#app/features/availability/schema";
import {
  childCount,
  day,
  peopleCount,
  readInput,
  type FormErrors,
  type ReadInput,
} from "#app/features/bookings/desk/input";
import type { DeskKind } from "#app/features/bookings/booking-address";
import type { Wanted } from "#app/features/bookings/desk/quote.server";
import { daysBetween } from "#app/platform/dates/dates";

const time = v.pipe(
  v.optional(v.string(), ""),
  v.trim(),
  v.check((typed) => typed === "" || /^([01]\d|2[0-3]):[0-5]\d$/.test(typed), "A time such as 09:00"),
  v.transform((typed) => typed || null),
);

const SCHEMAS = {
  stay: v.object({ from: day, to: day, people: peopleCount(MAX_GROUP) }),
  vehicle: v.object({
    from: day,
    to: day,
    vehicles: peopleCount(MAX_VEHICLES),
    with_driver: v.optional(v.string(), ""),
  }),
  experience: v.object({
    from: day,
    start_time: time,
    people: peopleCount(MAX_GROUP),
    children: childCount(MAX_GROUP),
  }),
} as const;

const NOTHING = { start_time: null, people: 1, children: 0, vehicles: 1, with_driver: false };

/** Days and people as staff type them. Their days may be in the past, and shorter than the minimum. */
export function readWanted(kind: DeskKind, form: Readonly<Record<string, string>>): ReadInput<Wanted> {
  if (kind === "experience") {
    const read = readInput(SCHEMAS.experience, form);
    if (!read.ok) return read;
    const { from, start_time, people, children } = read.value;
    if (children >= people) return { ok: false, errors: { children: "At least one adult comes along" } };
    return { ok: true, value: { ...NOTHING, from, to: from, start_time, people, children } };
  }
  const read = kind === "stay" ? readInput(SCHEMAS.stay, form) : readInput(SCHEMAS.vehicle, form);
  if (!read.ok) return read;
  const errors = spanErrors(kind, read.value);
  if (errors) return { ok: false, errors };
  if ("people" in read.value) return { ok: true, value: { ...NOTHING, ...read.value } };
  return { ok: true, value: { ...NOTHING, ...read.value, with_driver: read.value.with_driver === "on" } };
}

function spanErrors(kind: DeskKind, { from, to }: { from: string; to: string }): FormErrors | null {
  if (to <= from) return { to: kind === "stay" ? "After the day of arrival" : "After the day of pick-up" };
  return daysBetween(from, to) > MAX_OCCUPANCY_DAYS ? { to: `At most ${MAX_OCCUPANCY_DAYS} days` } : null;
}
