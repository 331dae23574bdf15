import type { InquiryStatus } from "#app/features/inquiries/schema";

const NAMES: Record<InquiryStatus, string> = {
  pending: "Pending",
  in_progress: "In progress",
  resolved: "Resolved",
  closed: "Closed",
};

export function statusName(status: InquiryStatus): string {
  return NAMES[status];
}
