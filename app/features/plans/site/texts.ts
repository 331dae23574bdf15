import type { TextGroup } from "#app/features/translations/texts.server";

/** What the page of a trip plan says. */
export const PLAN_TEXTS: TextGroup[] = [
  "plan",
  "heart",
  "planSent",
  "quote",
  "calendar",
  "booking",
  "stayBooking",
  "vehicleBooking",
  "departures",
  "sentLink",
  "form",
  "invalid",
];
