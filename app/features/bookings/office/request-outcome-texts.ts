import { isBookingKind, KIND_NAMES } from "#app/features/bookings/office/booking-kinds";

/** How the answer to something that waits is told. */
export function requestOutcomeTexts({ intent, kind, status }: Readonly<Record<string, string>>): {
  success: string;
  failure: string;
} {
  if (intent === "publish")
    return { success: "Property published successfully", failure: "Failed to publish property" };
  if (intent === "reject") return { success: "Property rejected", failure: "Failed to reject property" };
  return {
    success: isBookingKind(kind) ? `${KIND_NAMES[kind]} booking ${status}` : "",
    failure: "Failed to update status",
  };
}
