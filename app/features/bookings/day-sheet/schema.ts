import type { DeparturePattern, StoredDeparture } from "#app/features/availability/departure-plan";
import type { BookingStatus } from "#app/features/bookings/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Cents } from "#app/platform/money/money";

/** A booking that begins, goes on or ends on a day. */
export interface SheetBooking {
  kind: "stay" | "vehicle" | "experience";
  id: string;
  reference: string;
  name: string;
  phone: string | null;
  status: BookingStatus;
  version: number;
  from: Day;
  to: Day;
  people: number;
  children: number;
  withDriver: boolean;
  overbooked: boolean;
  arrivedAt: string | null;
  leftAt: string | null;
  holdUntil: string | null;
  total: Cents | null;
  paid: Cents;
  words: string | null;
  note: string | null;
  listing: string | null;
  listingName: string;
  units: { id: string; name: string | null; position: number }[];
  /** The next pick-up of its vehicle, where it was due back before. */
  next: { name: string; from: Day } | null;
  startTime: string | null;
  accommodation: string | null;
}

/** What another channel sold. */
export interface SheetImport {
  id: string;
  channel: string;
  from: Day;
  to: Day;
  unit: { id: string; name: string | null; position: number };
  kind: "stay" | "vehicle";
  listingName: string;
}

export interface DaySheetRead {
  bookings: SheetBooking[];
  imports: SheetImport[];
  guests: SheetBooking[];
  experiences: {
    id: string;
    title: string;
    patterns: DeparturePattern[];
    stored: (StoredDeparture & { guide_note: string | null })[];
  }[];
}

/** What is read, as JSON. */
export interface DaySheetTexts {
  movements: string;
  trips: string;
}

export function parseDaySheet({ movements, trips }: DaySheetTexts): DaySheetRead {
  return {
    ...(JSON.parse(movements) as Pick<DaySheetRead, "bookings" | "imports">),
    ...(JSON.parse(trips) as Pick<DaySheetRead, "guests" | "experiences">),
  };
}
