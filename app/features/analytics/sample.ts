import { EXPERIENCE_CATEGORIES, type CategoryKey } from "#app/features/experiences/schema";
import { monthNames } from "#app/platform/dates/dates";

/** The fixed figures of the specification, shown as what they are while the site has none of its own. */

const BOOKINGS = [18, 21, 26, 14, 12, 30, 42, 46, 38, 33, 20, 24];
const REVENUE = [2_400, 2_800, 3_200, 1_900, 1_600, 4_100, 5_600, 6_200, 5_100, 4_600, 3_300, 4_200];
const MONTHS = { label: monthNames("en", "short"), short: monthNames("en", "narrow"), name: monthNames("en", "long") };

const perMonth = (values: readonly number[]) =>
  MONTHS.name.map((name, at) => ({
    label: MONTHS.label[at] ?? name,
    short: MONTHS.short[at] ?? name,
    name,
    value: values[at] ?? 0,
  }));

/** Bookings and their share in per cent. */
const CATEGORIES = {
  water: [110, 34],
  culture: [71, 22],
  adventure: [52, 16],
  food: [42, 13],
  nature: [33, 10],
  wellness: [16, 5],
} as const satisfies Record<CategoryKey, readonly [number, number]>;

export const SAMPLE = {
  bookings: { value: 324, change: 12 },
  inquiries: { value: 126, change: 8 },
  revenue: { value: 45_000_00, change: 15 },
  listings: 48,
  bookingsPerMonth: perMonth(BOOKINGS),
  revenuePerMonth: perMonth(REVENUE.map((dollars) => dollars * 100)),
  categories: EXPERIENCE_CATEGORIES.map(({ key, name: category }) => {
    const [requests, share] = CATEGORIES[key];
    return { category, requests, share };
  }).toSorted((a, b) => b.requests - a.requests),
  activity: [
    { kind: "booking", title: "New booking", detail: "Dhow sail into the last light, 2 people", age: "9 min" },
    { kind: "submission", title: "Property submitted", detail: "Lime-washed house above Wete harbour", age: "2 h" },
    { kind: "inquiry", title: "New inquiry", detail: "Sales, plot no. 3", age: "3 h" },
    { kind: "change", title: "Booking confirmed", detail: "Clove farm lunch, 3 people", age: "5 h" },
  ],
} as const;
