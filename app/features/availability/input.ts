import * as v from "valibot";
import {
  MAX_CUTOFF_HOURS,
  MAX_MIN_NIGHTS,
  MAX_OCCUPANCY_DAYS,
  MAX_SEATS,
  MAX_TIERS,
  MAX_UNITS,
} from "#app/features/availability/schema";
import { daysBetween, isDay, type Day } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { defined } from "#app/platform/defined";
import { parseUsd } from "#app/platform/money/money";
import { optionalNumber, optionalText, requiredNumber, requiredText, usdPrice } from "#app/ui/office/form/input";

/** What the office's forms of units, prices and departures accept. Each takes what was typed and gives what is stored. */

export type Typed = Readonly<Record<string, string>>;
export type FieldErrors = Record<string, string>;
type Read<Value> = { ok: true; value: Value } | { ok: false; errors: FieldErrors };

/** Nobody plans further back or ahead. */
const FIRST_DAY: Day = "2000-01-01";
const LAST_DAY: Day = "2100-12-31";
const isPlannable = (typed: string) => isDay(typed) && typed >= FIRST_DAY && typed <= LAST_DAY;
const DAY_PROBLEM = "A day from the year 2000 to 2100";

const text = v.optional(v.string(), "");
const day = v.pipe(text, v.trim(), v.nonEmpty("Required"), v.check(isPlannable, DAY_PROBLEM));
const optionalDay = v.pipe(
  text,
  v.trim(),
  v.check((typed) => typed === "" || isPlannable(typed), DAY_PROBLEM),
  v.transform((typed) => typed || null),
);
const time = v.pipe(
  text,
  v.trim(),
  v.nonEmpty("Required"),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time of day, such as 08:30"),
);
const required = (max: number) => v.pipe(text, requiredText(max));
const price = v.pipe(text, usdPrice);
const optionalPrice = v.pipe(
  text,
  v.trim(),
  v.check((typed) => typed === "" || parseUsd(typed) !== null, "A price of 0 or more, with at most two decimals"),
  v.transform((typed) => (typed === "" ? null : defined(parseUsd(typed), "the checked price"))),
);
const wholeNumber = (min: number, max: number) => v.pipe(text, requiredNumber({ min, max, decimals: 0 }));
const optionalWholeNumber = (min: number, max: number) => optionalNumber({ min, max, decimals: 0 });

/** Reads the fields of a form, and names besides those that do not fit together. */
function read<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  typed: Typed,
  together: (value: Typed) => FieldErrors = () => ({}),
): Read<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, typed);
  const alone: FieldErrors = Object.fromEntries(
    (result.issues ?? []).map((issue) => [String(issue.path?.[0]?.key), issue.message]).toReversed(),
  );
  const errors = { ...together(typed), ...alone };
  return result.success && Object.keys(errors).length === 0
    ? { ok: true, value: result.output }
    : { ok: false, errors };
}

const isReversed = ({ first_day = "", last_day = "" }: Typed) =>
  isDay(first_day) && isDay(last_day) && last_day < first_day;

const WEEKDAY_BITS = [0, 1, 2, 3, 4, 5, 6] as const;
export const weekdayField = (bit: number) => `weekday_${bit}`;
/** The set of ticked days of the week; bit 0 is Monday. */
const weekdaysOf = (typed: Typed) =>
  WEEKDAY_BITS.reduce<number>((set, bit) => (typed[weekdayField(bit)] === "on" ? set | (1 << bit) : set), 0);
const EVERY_DAY = 127;

const planErrors = (typed: Typed): FieldErrors => ({
  ...(isReversed(typed) && { last_day: "Not before the first day" }),
  ...(weekdaysOf(typed) === 0 && { weekdays: "Choose at least one day of the week" }),
});

const season = v.object({
  name: required(60),
  first_day: day,
  last_day: day,
  price,
  price_per_week: optionalPrice,
  child_price: optionalPrice,
  min_nights: optionalWholeNumber(1, MAX_MIN_NIGHTS),
});
export type SeasonInput = v.InferOutput<typeof season> & { weekdays: number | null };

export function readSeason(typed: Typed): Read<SeasonInput> {
  const found = read(season, typed, planErrors);
  if (!found.ok) return found;
  const weekdays = weekdaysOf(typed);
  return { ok: true, value: { ...found.value, weekdays: weekdays === EVERY_DAY ? null : weekdays } };
}

const pattern = v.object({
  first_day: day,
  last_day: optionalDay,
  start_time: time,
  seats: wholeNumber(1, MAX_SEATS),
  cutoff_hours: wholeNumber(0, MAX_CUTOFF_HOURS),
});
export type PatternInput = v.InferOutput<typeof pattern> & { weekdays: number };

export function readPattern(typed: Typed): Read<PatternInput> {
  const found = read(pattern, typed, planErrors);
  return found.ok ? { ok: true, value: { ...found.value, weekdays: weekdaysOf(typed) } } : found;
}

const extraDeparture = v.object({
  day,
  start_time: time,
  seats: wholeNumber(1, MAX_SEATS),
  cutoff_hours: wholeNumber(0, MAX_CUTOFF_HOURS),
});
export const readExtraDeparture = (typed: Typed) => read(extraDeparture, typed);
export const readSeats = (typed: Typed) => read(v.object({ capacity: wholeNumber(0, MAX_SEATS) }), typed);
export const readDeparture = (typed: Typed) => read(v.object({ day, time }), typed);

export const TIER_NUMBERS = Array.from({ length: MAX_TIERS }, (_, index) => index);
export const tierFields = (index: number) => ({ nights: `tier_nights_${index}`, percent: `tier_percent_${index}` });
const tier = v.object({ nights: wholeNumber(2, 365), percent: wholeNumber(1, 90) });

/** Each tier is whole or absent, and no number of nights stands twice. */
function readTiers(typed: Typed): Read<{ from_nights: number; percent: number }[]> {
  const errors: FieldErrors = {};
  const tiers = new Map<number, number>();
  for (const index of TIER_NUMBERS) {
    const names = tierFields(index);
    const [nights = "", percent = ""] = [typed[names.nights]?.trim(), typed[names.percent]?.trim()];
    if (nights === "" && percent === "") continue;
    const found = read(tier, { nights, percent });
    if (!found.ok) {
      if (found.errors.nights) errors[names.nights] = found.errors.nights;
      if (found.errors.percent) errors[names.percent] = found.errors.percent;
    } else if (tiers.has(found.value.nights)) errors[names.nights] = "This number of nights is there already";
    else tiers.set(found.value.nights, found.value.percent);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: [...tiers].map(([from_nights, percent]) => ({ from_nights, percent })) };
}

const stayRates = v.object({
  min_nights: wholeNumber(1, MAX_MIN_NIGHTS),
  included_guests: optionalWholeNumber(1, 100),
  extra_guest_price: price,
  cleaning_fee: price,
});
export interface StayRatesInput extends v.InferOutput<typeof stayRates> {
  tiers: { from_nights: number; percent: number }[];
}

export function readStayRates(typed: Typed): Read<StayRatesInput> {
  const [facts, tiers] = [read(stayRates, typed), readTiers(typed)];
  if (facts.ok && tiers.ok) return { ok: true, value: { ...facts.value, tiers: tiers.value } };
  return { ok: false, errors: { ...(!facts.ok && facts.errors), ...(!tiers.ok && tiers.errors) } };
}

export const readVehicleRates = (typed: Typed) => read(v.object({ min_days: wholeNumber(1, MAX_MIN_NIGHTS) }), typed);

const childPrice = v.object({ child_price: optionalPrice, child_max_age: optionalWholeNumber(0, 17) });
export const readChildPrice = (typed: Typed) =>
  read(childPrice, typed, ({ child_price = "", child_max_age = "" }) =>
    (child_price.trim() === "") === (child_max_age.trim() === "")
      ? {}
      : { [child_price.trim() === "" ? "child_price" : "child_max_age"]: "Give both price and age, or neither" },
  );

export const readUnitCount = (typed: Typed) => read(v.object({ count: wholeNumber(1, MAX_UNITS) }), typed);
export const readUnitName = (typed: Typed) => read(v.object({ name: optionalText(60) }), typed);
export const readRetirement = (typed: Typed) => read(v.object({ retired_from: day }), typed);

const block = v.object({
  unit: v.pipe(text, v.check(isUuid, "Choose one")),
  kind: v.picklist(["block", "out_of_service"], "Choose one"),
  from: day,
  to: day,
  reason: required(200),
});
export const readBlock = (typed: Typed) =>
  read(block, typed, ({ from = "", to = "" }): FieldErrors => {
    if (!isDay(from) || !isDay(to)) return {};
    if (to <= from) return { to: "After the first day" };
    return daysBetween(from, to) > MAX_OCCUPANCY_DAYS
      ? { to: `At most ${MAX_OCCUPANCY_DAYS.toLocaleString("en")} days` }
      : {};
  });
