import { isBookingStatus, type BookingStatus } from "#app/features/bookings/schema";
import { isDay, type Day } from "#app/platform/dates/dates";

const EXPORTED_KINDS = ["stay", "vehicle", "experience"] as const;
export type ExportedKind = (typeof EXPORTED_KINDS)[number];

/** Which bookings a file has: by the day they begin on, or by the island day they came in on. Both days are included. */
export interface ExportFilters {
  kinds: readonly ExportedKind[];
  status: BookingStatus | null;
  by: "stay" | "received";
  from: Day | null;
  to: Day | null;
}

/** What makes no sense counts as not set. */
export function readExportFilters(params: URLSearchParams): ExportFilters {
  const kind = EXPORTED_KINDS.find((each) => each === params.get("kind"));
  const status = params.get("status");
  const dayOf = (name: string) => {
    const day = params.get(name);
    return day !== null && isDay(day) ? day : null;
  };
  return {
    kinds: kind ? [kind] : EXPORTED_KINDS,
    status: isBookingStatus(status) ? status : null,
    by: params.get("by") === "received" ? "received" : "stay",
    from: dayOf("from"),
    to: dayOf("to"),
  };
}
