import type { BookingOrigin, PaymentMethod } from "#app/features/bookings/schema";
import type { Language } from "#app/platform/i18n/languages";
import type { ExperienceKey } from "#db/seed/demo/experiences/en";
import type { StayKey } from "#db/seed/demo/stays/en";
import type { VehicleKey } from "#db/seed/demo/vehicles/en";

/**
 * What stands in the calendar of the demo: rooms and vehicles with a month of bookings of invented people around the day
 * of seeding, in every state. Days count from that day; the last one is the day of departure.
 */
type SampleState = "completed" | "in_house" | "confirmed" | "overbooked" | { heldHours: number } | "wish";

export interface SampleBar {
  /** The position of its unit. Left out: it has none. */
  unit?: number;
  from: number;
  to: number;
  name: string;
  state: SampleState;
  people?: number;
  language?: Language;
  origin?: BookingOrigin;
  words?: string;
  /** Dollars that were paid. */
  paid?: { dollars: number; method: PaymentMethod };
}

interface SampleBlock {
  unit: number;
  from: number;
  to: number;
  kind: "block" | "out_of_service";
  reason: string;
}

/** Days another place has sold; the channel's calendar said so. */
interface SampleImport {
  unit: number;
  from: number;
  to: number;
  /** The first of its days that none of our bookings has. */
  freeFrom?: number;
}

interface SampleChannel {
  name: string;
  unit: number;
  /** Null: it was switched off, and its days were kept. */
  error: string | null;
  events: Omit<SampleImport, "unit">[];
}

export interface SampleInventory {
  /** The names of its units; null: by position. */
  units: (string | null)[];
  bars: SampleBar[];
  blocks?: SampleBlock[];
  channels?: SampleChannel[];
}

export const STAY_INVENTORY: Partial<Record<StayKey, SampleInventory>> = {
  "tumbe-tide-hotel": {
    units: ["Jahazi", "Ngalawa", "Mtepe", "Dau", "Mashua", null],
    bars: [
      {
        unit: 1,
        from: -9,
        to: -4,
        name: "Katrin Vogel",
        state: "completed",
        people: 2,
        language: "de",
        paid: { dollars: 640, method: "card" },
      },
      {
        unit: 1,
        from: -2,
        to: 3,
        name: "Said Omar",
        state: "in_house",
        people: 1,
        language: "sw",
        paid: { dollars: 192, method: "mobile_money" },
      },
      { unit: 1, from: 4, to: 10, name: "Надежда Петрова", state: "confirmed", people: 2, language: "ru" },
      { unit: 1, from: 18, to: 22, name: "Tom Hale", state: "confirmed", people: 1 },
      {
        unit: 2,
        from: -3,
        to: 2,
        name: "Ingrid Dahl",
        state: "in_house",
        people: 2,
        paid: { dollars: 640, method: "cash" },
      },
      {
        unit: 2,
        from: 2,
        to: 6,
        name: "Marco Bianchi",
        state: "confirmed",
        people: 2,
        language: "it",
        paid: { dollars: 154, method: "bank" },
      },
      {
        unit: 2,
        from: 8,
        to: 13,
        name: "Giulia Conti",
        state: { heldHours: 4 },
        people: 2,
        language: "it",
        words: "È possibile arrivare dopo le 22? Il traghetto parte tardi.",
      },
      { unit: 2, from: 15, to: 20, name: "Aisha Al Harthy", state: "confirmed", people: 2, language: "ar" },
      {
        unit: 3,
        from: -8,
        to: -2,
        name: "Pierre Lambert",
        state: "completed",
        people: 2,
        language: "fr",
        paid: { dollars: 768, method: "card" },
      },
      { unit: 3, from: 5, to: 9, name: "李静", state: "confirmed", people: 2, language: "zh" },
      { unit: 3, from: 10, to: 14, name: "Jean Prosper", state: "confirmed", people: 1, language: "fr" },
      { unit: 3, from: 17, to: 23, name: "Elif Demir", state: "confirmed", people: 2 },
      { unit: 4, from: 4, to: 11, name: "Lucía Ferrer", state: "confirmed", people: 2, language: "es" },
      { unit: 4, from: 14, to: 18, name: "Lukas Kern", state: { heldHours: 19 }, people: 2, language: "de" },
      {
        unit: 5,
        from: -7,
        to: -3,
        name: "Rosa Lima",
        state: "completed",
        people: 2,
        language: "es",
        paid: { dollars: 512, method: "cash" },
      },
      {
        unit: 5,
        from: -1,
        to: 1,
        name: "Neema Joseph",
        state: "in_house",
        people: 2,
        language: "sw",
        origin: "walk_in",
      },
      { unit: 5, from: 1, to: 8, name: "Carlos Medina", state: "confirmed", people: 2, language: "es" },
      {
        unit: 6,
        from: -6,
        to: 0,
        name: "Sofie Lindqvist",
        state: "in_house",
        people: 2,
        paid: { dollars: 768, method: "card" },
      },
      { unit: 6, from: 0, to: 5, name: "Fatma Said", state: "confirmed", people: 2, language: "sw", origin: "phone" },
      { unit: 6, from: 11, to: 17, name: "Алексей Морозов", state: "confirmed", people: 2, language: "ru" },
      { from: 4, to: 7, name: "Olivier Marchand", state: "overbooked", people: 2, language: "fr", origin: "phone" },
      { from: 5, to: 8, name: "Hanna Berg", state: "wish", people: 2, language: "de" },
    ],
    blocks: [
      { unit: 4, from: -4, to: 3, kind: "out_of_service", reason: "Shower pump" },
      { unit: 5, from: 10, to: 13, kind: "block", reason: "Owner’s family" },
    ],
    channels: [
      { name: "Booking.com", unit: 6, error: null, events: [{ from: 6, to: 9 }] },
      { name: "Airbnb", unit: 5, error: null, events: [{ from: 17, to: 24 }] },
    ],
  },
  "kigomasha-water-rooms": {
    units: ["Kasa", "Pweza", "Pomboo", "Nguva"],
    bars: [
      {
        unit: 1,
        from: -4,
        to: 2,
        name: "Hélène Marchand",
        state: "in_house",
        people: 2,
        language: "fr",
        paid: { dollars: 2_040, method: "card" },
      },
      {
        unit: 1,
        from: 5,
        to: 9,
        name: "Daniel Okafor",
        state: "confirmed",
        people: 2,
        paid: { dollars: 408, method: "bank" },
      },
      { unit: 1, from: 12, to: 18, name: "Mariam Hassan", state: "confirmed", people: 2, language: "sw" },
      { unit: 2, from: 1, to: 8, name: "Jane Pratt", state: "confirmed", people: 2 },
      { unit: 2, from: 10, to: 15, name: "خالد الحارثي", state: { heldHours: 1 }, people: 2, language: "ar" },
      {
        unit: 3,
        from: -6,
        to: 1,
        name: "Camille Roy",
        state: "in_house",
        people: 2,
        language: "fr",
        paid: { dollars: 714, method: "card" },
      },
      { unit: 3, from: 13, to: 21, name: "Anna Schmidt", state: "confirmed", people: 2, language: "de" },
      {
        unit: 4,
        from: -6,
        to: -2,
        name: "Paul Mbeki",
        state: "completed",
        people: 2,
        paid: { dollars: 1_360, method: "bank" },
      },
      { unit: 4, from: 2, to: 7, name: "Ben Turner", state: "confirmed", people: 2 },
      { unit: 4, from: 15, to: 20, name: "Elena Rossi", state: "confirmed", people: 2, language: "it" },
      { from: 15, to: 19, name: "王磊", state: "overbooked", people: 2, language: "zh", origin: "phone" },
    ],
    blocks: [{ unit: 4, from: 0, to: 2, kind: "block", reason: "Cleaning" }],
    channels: [{ name: "Booking.com", unit: 4, error: null, events: [{ from: 7, to: 12 }] }],
  },
  "nyumba-ya-kusi": {
    units: ["Whole house"],
    bars: [
      {
        unit: 1,
        from: -5,
        to: 2,
        name: "Familie Weber",
        state: "in_house",
        people: 7,
        language: "de",
        paid: { dollars: 3_640, method: "bank" },
      },
      {
        unit: 1,
        from: 4,
        to: 10,
        name: "Nadia Karim",
        state: "confirmed",
        people: 6,
        paid: { dollars: 936, method: "bank" },
      },
    ],
    channels: [
      {
        name: "Airbnb",
        unit: 1,
        error: "The address answered 404 (Not Found).",
        events: [
          { from: 9, to: 12, freeFrom: 10 },
          { from: 17, to: 22 },
        ],
      },
    ],
  },
};

export const VEHICLE_INVENTORY: Partial<Record<VehicleKey, SampleInventory>> = {
  "teal-scooter-125": {
    units: ["Z 214 KC", "Z 377 KC", null],
    bars: [
      {
        unit: 1,
        from: -2,
        to: 1,
        name: "Jean Prosper",
        state: "in_house",
        language: "fr",
        paid: { dollars: 54, method: "cash" },
      },
      { unit: 1, from: 5, to: 9, name: "Lucía Ferrer", state: "confirmed", language: "es" },
      { unit: 1, from: 12, to: 16, name: "Hassan Juma", state: "confirmed", language: "sw", origin: "phone" },
      { unit: 2, from: -4, to: -1, name: "Tom Hale", state: "in_house", paid: { dollars: 54, method: "cash" } },
      { unit: 2, from: 8, to: 11, name: "Ingrid Dahl", state: "confirmed" },
      { unit: 2, from: 14, to: 18, name: "Lukas Kern", state: "confirmed", language: "de" },
      { unit: 3, from: 6, to: 10, name: "Marco Bianchi", state: { heldHours: 7 }, language: "it" },
    ],
    blocks: [{ unit: 3, from: -7, to: 4, kind: "out_of_service", reason: "Brake parts from Tanga" }],
  },
  "suzuki-jimny": {
    units: ["Jimny 1", "Jimny 2", null],
    bars: [
      {
        unit: 1,
        from: -1,
        to: 6,
        name: "Katrin Vogel",
        state: "in_house",
        language: "de",
        paid: { dollars: 360, method: "card" },
      },
      {
        unit: 2,
        from: -5,
        to: 2,
        name: "Familie Weber",
        state: "in_house",
        language: "de",
        paid: { dollars: 360, method: "bank" },
      },
      { unit: 2, from: 4, to: 10, name: "Nadia Karim", state: "confirmed" },
      { unit: 2, from: 13, to: 19, name: "Anna Schmidt", state: "confirmed", language: "de" },
      { unit: 3, from: 1, to: 4, name: "Said Omar", state: "confirmed", language: "sw", origin: "phone" },
      { unit: 3, from: 15, to: 22, name: "Mariam Hassan", state: "confirmed", language: "sw" },
    ],
    blocks: [{ unit: 3, from: -7, to: -4, kind: "block", reason: "Yearly check" }],
  },
  "basket-bicycle": { units: [null, null, null], bars: [] },
  "ridge-mountain-bicycle": { units: [null, null, null], bars: [] },
  "coast-motorbike-150": { units: [null, null], bars: [] },
  "farm-track-quad": { units: [null, null], bars: [] },
  "town-hatch-with-driver": { units: [null, null], bars: [] },
  "island-4x4": { units: [null, null, null], bars: [] },
  "honda-dio-110": { units: [null, null, null], bars: [] },
  "honda-xl-200": { units: [null, null], bars: [] },
  "two-seat-quad-400": { units: [null, null], bars: [] },
  "toyota-noah": { units: [null, null], bars: [] },
};

/** Months of the year as MM-DD, from this year's on; the second year's end may lie in the next. */
interface SampleSeason {
  name: string;
  first: string;
  last: string;
  dollars: number;
  minNights: number | null;
}

export interface SampleRates {
  minNights: number;
  cleaningDollars: number;
  /** Nights and percent. */
  longStays: [nights: number, percent: number][];
  seasons: SampleSeason[];
}

export const STAY_RATES: Partial<Record<StayKey, SampleRates>> = {
  "tumbe-tide-hotel": {
    minNights: 1,
    cleaningDollars: 25,
    longStays: [[7, 10]],
    seasons: [
      { name: "Dry season", first: "12-01", last: "02-28", dollars: 148, minNights: 2 },
      { name: "Green season", first: "04-01", last: "05-31", dollars: 104, minNights: null },
    ],
  },
  "kigomasha-water-rooms": {
    minNights: 2,
    cleaningDollars: 0,
    longStays: [
      [7, 8],
      [14, 15],
    ],
    seasons: [
      { name: "Christmas and New Year", first: "12-20", last: "01-05", dollars: 460, minNights: 5 },
      { name: "Dry season", first: "12-01", last: "02-28", dollars: 380, minNights: 3 },
    ],
  },
};

export interface SamplePattern {
  /** Bit 0 is Monday. */
  weekdays: number;
  time: string;
  seats: number;
  cutoffHours: number;
  /** What children pay, and up to which age somebody is one; left out: what adults pay. */
  child?: { dollars: number; maxAge: number };
  /** People on its departures from three days ago on, in groups. */
  groups: number[][];
}

const MON = 1;
const TUE = 2;
const WED = 4;
const THU = 8;
const FRI = 16;
const SAT = 32;
const SUN = 64;

export const EXPERIENCE_PATTERNS: Partial<Record<ExperienceKey, SamplePattern>> = {
  "dolphins-dawn": {
    weekdays: MON | WED | FRI | SAT,
    time: "05:45",
    seats: 12,
    cutoffHours: 12,
    groups: [[4, 3, 2], [4, 4, 4], [2, 3], [4]],
  },
  "misali-snorkel": {
    weekdays: MON | TUE | WED | THU | SAT | SUN,
    time: "08:30",
    seats: 16,
    cutoffHours: 14,
    child: { dollars: 60, maxAge: 15 },
    groups: [[4, 6, 4], [2, 4], [4, 4, 3], [3], [6, 4, 6]],
  },
  "dhow-sunset": {
    weekdays: TUE | THU | SAT | SUN,
    time: "16:30",
    seats: 10,
    cutoffHours: 3,
    groups: [[3], [4, 4], [5, 5], [2, 3, 2]],
  },
};

/** Who comes along, group by group. */
export const EXPERIENCE_GUESTS: { name: string; language: Language }[] = [
  { name: "Ingrid Dahl", language: "en" },
  { name: "Familie Weber", language: "de" },
  { name: "陈伟", language: "zh" },
  { name: "Camille Roy", language: "fr" },
  { name: "Aisha Al Harthy", language: "ar" },
  { name: "Marco Bianchi", language: "it" },
  { name: "Lucía Ferrer", language: "es" },
  { name: "Neema Joseph", language: "sw" },
  { name: "Алексей Морозов", language: "ru" },
];
