import * as v from "valibot";
import { childCount } from "#app/features/bookings/desk/input";
import { EMAIL, looksLikePhone } from "#app/features/forms/schema";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { optionalText, requiredText } from "#app/ui/office/form/input";

/** How staff store what somebody asked for. */
const STORED_AS = ["confirmed", "held", "pending"] as const;
/** How it came to staff. */
export const STAFF_ORIGINS = ["phone", "walk_in", "staff", "channel"] as const;

/** The days a walk-in may lie back. */
export const MAX_DAYS_BACK = 365;
const MAX_HOLD_HOURS = 24 * 90;

/** Who it is for and how it is stored; a name is enough. */
export const newBookingInput = v.pipe(
  v.object({
    full_name: requiredText(120),
    email: v.pipe(
      optionalText(254),
      v.check((typed) => typed === null || EMAIL.test(typed), "An email address, such as name@example.com"),
    ),
    phone: optionalText(40),
    keep_phone: v.optional(v.string(), ""),
    language: v.picklist(LANGUAGES, "Choose a language"),
    requests: optionalText(5_000),
    stored_as: v.picklist(STORED_AS, "Choose how it is stored"),
    hold_hours: childCount(MAX_HOLD_HOURS),
    origin: v.picklist(STAFF_ORIGINS, "Choose how it came"),
  }),
  v.forward(
    v.partialCheck(
      [["phone"], ["keep_phone"]],
      ({ phone, keep_phone }) => phone === null || keep_phone === "on" || looksLikePhone(phone),
      "This does not look like a phone number",
    ),
    ["phone"],
  ),
);
export type NewBookingInput = v.InferOutput<typeof newBookingInput>;
