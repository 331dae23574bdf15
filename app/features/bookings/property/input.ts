import * as v from "valibot";
import { OFFICE } from "#app/brand";
import { dayAt, isDay } from "#app/platform/dates/dates";
import { defined } from "#app/platform/defined";
import { isUuid } from "#app/platform/db/uuid";
import { parseUsd } from "#app/platform/money/money";

const text = v.pipe(v.optional(v.string(), ""), v.trim(), v.nonEmpty("Required"));

export const PROPERTY_BOOKINGS_PAGE_SIZE = 10;
export const EARLIEST_BOOKING = "2000-01-01";

/** What staff enter when a property was sold or let. */
export const propertyBooking = v.object({
  property: v.pipe(text, v.check(isUuid, "Choose a property")),
  amount: v.pipe(
    text,
    v.check((typed) => (parseUsd(typed) ?? 0) > 0, "An amount above 0, with at most two decimals"),
    v.transform((typed) => defined(parseUsd(typed), "the checked amount")),
  ),
  date: v.pipe(
    text,
    v.check(isDay, "A date"),
    v.check((day) => day >= EARLIEST_BOOKING, "A date from the year 2000 on"),
    v.check((day) => day <= dayAt(new Date(), OFFICE.hoursAheadOfUtc), "A date that is not in the future"),
  ),
});
export type PropertyBooking = v.InferOutput<typeof propertyBooking>;
export type PropertyBookingErrors = Partial<Record<keyof PropertyBooking, string>>;
