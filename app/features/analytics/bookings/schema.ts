import type { DateRange } from "#app/features/analytics/schema";
import type { PaymentMethod } from "#app/features/bookings/schema";
import type { Cents } from "#app/platform/money/money";

export const BOOKED_KINDS = ["stay", "vehicle", "experience"] as const;
export type BookedKind = (typeof BOOKED_KINDS)[number];
/** What has units, and so nights that can be taken. */
type UnitKind = Exclude<BookedKind, "experience">;

/** Nights (days of vehicles) within a range, the end of each booking excluded. */
export interface Occupancy {
  kind: UnitKind;
  /** Of confirmed and completed bookings, overbooked ones too. */
  booked: number;
  /** Sold by other channels. */
  imported: number;
  /** Taken off sale by staff: shown apart. */
  blocked: number;
  outOfService: number;
  /** Units times days. */
  possible: number;
}

/** Money and time by kind. */
export interface KindFigures {
  kind: BookedKind;
  /** Totals of confirmed and completed bookings, spread over their nights. */
  revenueByStay: Cents;
  /** The same totals on the day they were asked for. */
  revenueByReceipt: Cents;
  /** Days from request to arrival: the middle one, and the middle half. Null without requests. */
  leadTime: { median: number; lower: number; upper: number } | null;
  requests: number;
  confirmed: number;
  /** Cancelled while they waited. */
  declined: number;
  endedHolds: number;
  wishes: number;
  /** The middle one of hours to the first change of state; null when nothing was answered. */
  hoursToAnswer: number | null;
}

export interface MoneyFigures {
  paid: Cents;
  byMethod: { method: PaymentMethod; amount: Cents }[];
  /** Of bookings that are confirmed and not over yet, at this moment. */
  owed: Cents;
  /** Of these, what is due within seven days. */
  dueThisWeek: Cents;
}

export interface BookingFigures {
  range: DateRange;
  occupancy: Occupancy[];
  kinds: KindFigures[];
  money: MoneyFigures;
}
