import { totalOf, type PriceLine, type PriceLineKind } from "#app/features/availability/quotes/price-lines";
import { parseSignedAmount } from "#app/features/bookings/desk/money";
import { visibleText } from "#app/platform/i18n/visible-text";
import { formatUsd, type Cents } from "#app/platform/money/money";
import { plural } from "#app/ui/office/plural";

const NAMES: Readonly<Record<PriceLineKind, string>> = {
  nights: "Nights",
  discount: "Long stay",
  extra_guests: "Extra guests",
  cleaning: "Cleaning",
  days: "Days",
  weeks: "Weeks",
  driver: "Driver",
  people: "People",
  adults: "Adults",
  children: "Children",
  other: "Other",
};

/** What a line is called in the office. */
export function lineName({ kind, text }: Pick<PriceLine, "kind" | "text">): string {
  return text ?? NAMES[kind];
}

/** How the amount of a line came about. */
export function lineCount({ kind, count, times, unit_price }: PriceLine): string {
  if (kind === "discount") return `${count} %`;
  if (kind === "other") return "";
  const each = `${count} x ${formatUsd(unit_price)}`;
  if (times === 1) return each;
  return `${each}, ${kind === "extra_guests" ? plural(times, "guest") : plural(times, "vehicle")}`;
}

const MAX_LINES = 40;
const MAX_TEXT = 120;
/** 9,999,999.99: no booking is dearer, and sums stay far below what the column holds. */
const MAX_TOTAL: Cents = 999_999_999;

type LineErrors = Record<string, string>;
export type ReadLines = { ok: true; lines: PriceLine[] } | { ok: false; errors: LineErrors };

/** The fields of a line in the form: its text, its amount, and a tick that takes it away. */
export const lineFields = (index: number | "new") => ({
  text: `line_${index}_text`,
  amount: `line_${index}_amount`,
  remove: `line_${index}_remove`,
});

const own = (text: string, amount: Cents): PriceLine => ({
  kind: "other",
  count: 1,
  times: 1,
  unit_price: amount,
  amount,
  season: null,
  text,
});

/** What staff made of the lines of a booking. A line whose words or amount they changed is their own from then on. */
export function readPriceLines(current: readonly PriceLine[], form: Readonly<Record<string, string>>): ReadLines {
  const errors: LineErrors = {};
  const lines: PriceLine[] = [];
  const read = (index: number | "new", before: PriceLine | null) => {
    const names = lineFields(index);
    if (form[names.remove] === "on") return;
    const text = visibleText(form[names.text] ?? (before ? lineName(before) : ""));
    const typed = (form[names.amount] ?? (before ? String(before.amount / 100) : "")).trim();
    if (!before && text === "" && typed === "") return;
    const amount = parseSignedAmount(typed);
    if (text === "") errors[names.text] = "Required";
    if (text.length > MAX_TEXT) errors[names.text] = `At most ${MAX_TEXT} characters`;
    if (amount === null) errors[names.amount] = "An amount with at most two decimals, below 0 for a discount";
    if (amount === null) return;
    if (before && amount === before.amount && text === lineName(before)) lines.push(before);
    else lines.push(own(text, amount));
  };
  current.forEach((line, index) => read(index, line));
  read("new", null);
  if (lines.length > MAX_LINES) errors.lines = `At most ${MAX_LINES} lines`;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const total = totalOf(lines);
  if (total < 0) return { ok: false, errors: { lines: "The total cannot be below 0" } };
  if (total > MAX_TOTAL) return { ok: false, errors: { lines: `The total cannot be above ${formatUsd(MAX_TOTAL)}` } };
  return { ok: true, lines };
}

/** A booking from before lines were kept begins with one for its total. */
export function linesToEdit(lines: readonly PriceLine[] | null, total: Cents | null): readonly PriceLine[] {
  if (lines) return lines;
  return total === null ? [] : [own("Agreed price", total)];
}
