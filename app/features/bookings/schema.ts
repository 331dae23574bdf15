import * as v from "valibot";
import type { Day } from "#app/platform/dates/dates";
import { email, name, optionalText, phone, required, upcomingDay, type FieldOf } from "#app/features/forms/schema";

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled", "completed"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export function isBookingStatus(value: unknown): value is BookingStatus {
  return typeof value === "string" && (BOOKING_STATUSES as readonly string[]).includes(value);
}

/** A confirmed booking whose days overlap those of another. */
export interface Clash {
  id: string;
  full_name: string;
  start: Day;
  end: Day;
}

/** What came of setting a status. A booking that would overlap a confirmed one is confirmed once somebody has seen which. */
export type StatusOutcome = { ok: true } | { ok: false; reason: "missing" } | { ok: false; reason: "clash"; clashes: Clash[] };

export const MAX_PARTICIPANTS = 100;

/** What a visitor enters to book an experience. */
export const experienceRequest = v.object({
  full_name: name,
  email,
  country_code: v.pipe(required(5), v.regex(/^\+\d{1,4}$/, "countryCode")),
  phone,
  date: upcomingDay,
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
export type ExperienceRequestField = FieldOf<typeof experienceRequest>;
