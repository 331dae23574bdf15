import * as v from "valibot";
import { addDays, earliestToday, isDay } from "#app/platform/dates/dates";

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export function isBookingStatus(value: unknown): value is BookingStatus {
  return typeof value === "string" && (BOOKING_STATUSES as readonly string[]).includes(value);
}

const required = (max: number) => v.pipe(v.string("required"), v.trim(), v.nonEmpty("required"), v.maxLength(max, "long"));

const optionalText = (max: number) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(max, "long"),
    v.transform((text) => text || null),
  );

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_DAYS_AHEAD = 731;
export const MAX_PARTICIPANTS = 100;

/** What a visitor enters to book an experience. The messages are keys of the texts in the group "invalid". */
export const experienceRequest = v.object({
  full_name: required(120),
  email: v.pipe(required(254), v.regex(EMAIL, "email")),
  country_code: v.pipe(required(5), v.regex(/^\+\d{1,4}$/, "countryCode")),
  phone: required(40),
  date: v.pipe(
    required(10),
    v.check(isDay, "date"),
    v.check((day) => day >= earliestToday(), "past"),
    v.check((day) => day <= addDays(earliestToday(), MAX_DAYS_AHEAD), "far"),
  ),
  accommodation: required(200),
  participants: v.pipe(
    required(3),
    v.regex(/^\d+$/, "participants"),
    v.transform(Number),
    v.minValue(1, "participants"),
    v.maxValue(MAX_PARTICIPANTS, "participants"),
  ),
  message: optionalText(5_000),
});
export type ExperienceRequest = v.InferOutput<typeof experienceRequest>;
export type ExperienceRequestField = keyof typeof experienceRequest.entries;

/** A number of people that makes sense, whatever was typed. */
export function coerceParticipants(typed: string): number {
  const number = Math.trunc(Number(typed));
  if (!Number.isFinite(number) || number < 1) return 1;
  return Math.min(number, MAX_PARTICIPANTS);
}
