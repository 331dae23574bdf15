import type { BookingStatus } from "#app/features/bookings/schema";

const NAMES: Record<BookingStatus, string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  cancelled: "Cancelled",
  completed: "Completed",
};

export function statusName(status: BookingStatus): string {
  return NAMES[status];
}
