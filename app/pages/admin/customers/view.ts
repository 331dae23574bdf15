import type { Reply } from "#app/features/bookings/office/reply";
import type { BookingStatus, Clash } from "#app/features/bookings/schema";
import type { PlanOfItem } from "#app/features/cases/plan-progress";
import type { InquiryStatus } from "#app/features/inquiries/schema";
import type { SectionName } from "#app/pages/admin/customers/filters";
import type { Language } from "#app/platform/i18n/languages";

/** What a visitor sent, in the words of the screen: the same for every kind. */
export interface RequestView {
  id: string;
  section: SectionName;
  /** What kind of thing it is, above the name in the details. */
  kind: string;
  person: string;
  email: string;
  phone: { countryCode: string; number: string } | null;
  language: Language;
  received: Date;
  status: BookingStatus | InquiryStatus | null;
  /** What it is about; null for a message. */
  listing: { name: string; image: string | null; line: string; total: string | null } | null;
  /** The cells between the listing and the time it came in, by the names of their columns. */
  cells: readonly { name: string; text: string }[];
  /** The same in one line, for a phone. */
  summary: string;
  facts: readonly { name: string; text: string }[];
  message: string | null;
  clashes: readonly Clash[];
  /** Confirmed without a unit or seats. */
  isOverbooked: boolean;
  /** Whom of the staff it is given to; null for what is given to nobody. */
  assignee: string | null;
  /** The case it stands in, and how much of it nobody has read. */
  conversation: { id: string; unread: number; /** The trip plan it is part of. */ plan: PlanOfItem | null };
  reply: Reply;
}
