import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { Cents } from "#app/platform/money/money";

/** What a line of a quote is called: a text, and what stands in it. Prices are still to be written. */
interface LineLabel {
  text: (typeof LINE_TEXTS)[keyof typeof LINE_TEXTS];
  values: { n: number; price: Cents; percent: number; guests: number };
  /** How many vehicles it is for, where it is not one. */
  vehicles: number | null;
}

const LINE_TEXTS = {
  nights: "stayBooking.sum",
  discount: "quote.discount",
  extra_guests: "quote.extraGuests",
  cleaning: "quote.cleaning",
  days: "vehicleBooking.days",
  weeks: "vehicleBooking.weeks",
  driver: "vehicleBooking.driverDays",
  people: "booking.sum",
  adults: "quote.adults",
  children: "quote.children",
} as const;

const VEHICLE_LINES: ReadonlySet<PriceLine["kind"]> = new Set(["days", "weeks", "driver"]);

/** Null for what staff have written themselves: it has its own words. */
export function lineLabel({ kind, count, times, unit_price }: PriceLine): LineLabel | null {
  if (kind === "other") return null;
  return {
    text: LINE_TEXTS[kind],
    values: { n: count, price: unit_price, percent: count, guests: times },
    vehicles: VEHICLE_LINES.has(kind) && times > 1 ? times : null,
  };
}
