import { CLASH_SEEN } from "#app/features/bookings/admin/clash-words";
import type { BookingStatus } from "#app/features/bookings/schema";

/** What can be done about something that waits, and how that is told. */
export type Answer =
  | { kind: "experience" | "stay" | "transportation"; id: string; status: Extract<BookingStatus, "confirmed" | "cancelled">; isClashSeen: boolean }
  | { kind: "property"; id: string; decision: "publish" | "reject" };

export function readAnswer({ kind, id = "", answer, [CLASH_SEEN]: seen }: Record<string, string>): Answer | null {
  if (kind === "property") return answer === "publish" || answer === "reject" ? { kind, id, decision: answer } : null;
  const isBooking = kind === "experience" || kind === "stay" || kind === "transportation";
  return isBooking && (answer === "confirmed" || answer === "cancelled") ? { kind, id, status: answer, isClashSeen: seen === "true" } : null;
}

const KIND_NAMES = { experience: "Experience", stay: "Stay", transportation: "Transportation" };

export function outcomeOf(answer: Answer | null): { success: string; failure: string } {
  if (answer?.kind === "property") {
    return answer.decision === "publish"
      ? { success: "Property published successfully", failure: "Failed to publish property" }
      : { success: "Property rejected", failure: "Failed to reject property" };
  }
  return { success: answer ? `${KIND_NAMES[answer.kind]} booking ${answer.status}` : "", failure: "Failed to update status" };
}
