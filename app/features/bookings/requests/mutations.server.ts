import { eq } from "drizzle-orm";
import { checkDays } from "#app/features/availability/calendar-days";
import { inLedger } from "#app/features/availability/ledger/mutations.server";
import {
  listNearestSpans,
  listUnitDays,
  type BookingKey,
  type Span,
} from "#app/features/availability/ledger/queries.server";
import type { Quote } from "#app/features/availability/quotes/price-lines";
import { islandToday } from "#app/features/availability/rules";
import type { UnitListing } from "#app/features/availability/schema";
import { minimumNights, type Season } from "#app/features/availability/seasons";
import { holdForRequest, type RequestHold } from "#app/features/bookings/holds/mutations.server";
import type { BookingTable, UnitKind } from "#app/features/bookings/placement/mutations.server";
import { lineFact } from "#app/features/bookings/price-facts";
import type { BookingStatus } from "#app/features/bookings/schema";
import {
  hashContent,
  lockVersions,
  type SubmissionAttempt,
  type SubmissionKind,
} from "#app/features/forms/mutations.server";
import { linkReceipt } from "#app/features/cases/links/receipt.server";
import type { FieldErrors, FormValues, OfferedDays } from "#app/features/forms/schema";
import type { Fact, Submission } from "#app/features/mail/submission";
import { findBookingSettings, type BookingSettings } from "#app/features/settings/queries.server";
import { addDays, daysBetween, stampOf } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { BASE_CURRENCY, type Currency } from "#app/platform/money/money";
import { OFFICE } from "#app/brand";

/** Who asks, besides what he typed: from which network (hashed), and in which currency he saw the price. */
export interface Visit {
  network: string;
  shown: Currency;
}

/** Stored, or the listing is gone, or something is wrong with it, or others have the days. */
export type RequestOutcome<Field extends string> =
  | { ok: true; receipt: FormValues }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "invalid"; errors: FieldErrors<Field> }
  | { ok: false; reason: "taken"; errors: FieldErrors<Field>; offers: OfferedDays[] };

interface PlacedRow {
  id: string;
  full_name: string;
  email: string | null;
  status: BookingStatus;
  version: number;
  reference: string;
  case_id: string;
  submission_key: string | null;
  quoted_total: number | null;
  hold_until: Date | null;
  is_wish: boolean;
  overbooked: boolean;
  erased_at: Date | null;
}

/** The days of a request as its form knows them, and what they must keep to. */
export interface WantedDays<Field extends string> {
  listing: UnitListing;
  span: Span;
  units: number;
  /** Send it though the days are taken. */
  wish: boolean;
  rates: { min_nights: number; seasons: readonly Season[] };
  settings: BookingSettings;
  /** Where it is said that they are taken, or too few. */
  fields: { from: Field; to: Field; least: "nightsLeast" | "daysLeast" };
}

type Refusal = "taken" | "minimum";

/** Takes back what the transaction has done, and says why. */
export class RequestRefused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Says what is wrong with a request that was refused, and what can be had instead; nothing of it is stored by then. */
type Refuse<Field extends string> = (reason: Refusal) => Promise<RequestOutcome<Field>>;

/**
 * Runs the storing of a request in one transaction. Whoever loses a race for the days gets the same answer as who asks
 * for days that are taken: the nearest that are not.
 */
export async function storeRequest<Field extends string>(
  db: Db,
  work: (tx: Db, settings: BookingSettings, expect: (refuse: Refuse<Field>) => void) => Promise<RequestOutcome<Field>>,
): Promise<RequestOutcome<Field>> {
  let refuse: Refuse<Field> | undefined;
  let refusal: Refusal = "taken";
  const stored = await inLedger(db, async (tx) => {
    const settings = await findBookingSettings(tx);
    return work(tx, settings, (answer) => {
      refuse = answer;
    });
  }).catch((error: unknown) => {
    if (!(error instanceof RequestRefused)) throw error;
    refusal = error.reason;
    return null;
  });
  if (stored && (stored.ok || "errors" in stored || stored.reason === "gone")) return stored;
  if (stored?.reason === "busy" || !refuse) throw new Error("the listing was locked for too long");
  return refuse(refusal);
}

/** The answer to a request for days of units. */
export function refuseDays<Field extends string>(db: Db, wanted: WantedDays<Field>): Refuse<Field> {
  return async (reason) => {
    const errors: FieldErrors<Field> = {};
    if (reason === "minimum") {
      errors[wanted.fields.to] = { code: wanted.fields.least, n: minimumNights(wanted.rates, wanted.span.from) };
      return { ok: false, reason: "invalid", errors };
    }
    errors[wanted.fields.from] = "taken";
    return { ok: false, reason: "taken", errors, offers: await listFreeSpans(db, wanted) };
  };
}

type SpanSearch = Pick<WantedDays<never>, "listing" | "span" | "units" | "rates"> & {
  settings: Pick<BookingSettings, "furthest_days">;
  /** Whose own days stand in nobody's way. */
  except?: BookingKey;
};

/** The nearest days that can be had instead. */
export async function listFreeSpans(db: Db, wanted: SpanSearch): Promise<OfferedDays[]> {
  const { listing, span, units, settings, rates, except } = wanted;
  const today = islandToday();
  const spans = await listNearestSpans(db, listing, span, {
    earliest: today,
    latest: addDays(today, settings.furthest_days),
    units,
    except,
  });
  // Another season may ask for more nights.
  return spans.filter(({ from, to }) => daysBetween(from, to) >= minimumNights(rates, from));
}

/**
 * Holds the days of a request that was just stored, under the lock of its listing; or stores it as a wish, or takes
 * everything back. What it had before it was corrected stands in nobody's way.
 */
export async function placeRequest<Row extends PlacedRow, Field extends string>(
  tx: Db,
  kind: UnitKind<Row>,
  row: Row,
  wanted: WantedDays<Field>,
  network: string,
): Promise<RequestHold> {
  await kind.release(tx, row);
  const { span, units: needed, rates, settings } = wanted;
  const units = await listUnitDays(tx, wanted.listing, {
    first: addDays(span.from, -1_100),
    end: addDays(span.to, 1_100),
  });
  const minimum = minimumNights(rates, span.from);
  const check = checkDays(
    units,
    { check_in: span.from, check_out: span.to },
    { today: islandToday(), minimum, fillsGaps: settings.short_gaps, needed },
  );
  if (check === "minimum" || (check === "taken" && daysBetween(span.from, span.to) < minimum))
    throw new RequestRefused("minimum");
  const hold = await holdForRequest(tx, kind, row, network);
  if (hold.state !== "taken") {
    if (row.is_wish) await tx.update(kind.table).set({ is_wish: false }).where(eq(kind.table.id, row.id));
    return hold;
  }
  // What somebody sends once more after staff have answered is kept, though his own booking has the days.
  if (!wanted.wish && !isSentAgain(row)) throw new RequestRefused("taken");
  await tx.update(kind.table).set({ is_wish: true }).where(eq(kind.table.id, row.id));
  return hold;
}

/** Whether it is a further row of a form whose first staff have worked with: see storeSubmission. */
export const isSentAgain = ({ submission_key }: Pick<PlacedRow, "submission_key">) =>
  /\.\d+$/.test(submission_key ?? "");

/** What the visitor is told besides his own words; a hold that ended promises nothing. */
function receiptOf(
  row: Pick<PlacedRow, "reference" | "quoted_total" | "hold_until" | "is_wish"> & { start_time?: string | null },
  now = new Date(),
): FormValues {
  return {
    reference: row.reference,
    // Of an experience: nothing where it is on request, whatever was sent.
    ...(row.start_time !== undefined && { start_time: row.start_time ?? "" }),
    total: String(row.quoted_total ?? ""),
    ...(row.hold_until && row.hold_until > now && { hold_until: row.hold_until.toISOString() }),
    ...(row.is_wish && { is_wish: "true" }),
  };
}

/** A request that was stored just now, with the way to its page. */
export async function answerTo(
  tx: Db,
  row: PlacedRow & { start_time?: string | null },
  isMailed: boolean,
): Promise<{ ok: true; receipt: FormValues }> {
  const link = await linkReceipt(tx, { caseId: row.case_id, email: row.email, isMailed });
  return { ok: true, receipt: { ...receiptOf(row), ...link } };
}

/** The row as it is after its days were held, or not. */
export function heldRow<Row extends PlacedRow>(row: Row, hold: RequestHold): Row {
  return { ...row, hold_until: hold.state === "held" ? hold.until : null, is_wish: hold.state === "taken" };
}

/** What a request keeps of its price. */
export function priceColumns({ total, lines }: Quote, { deposit_percent }: BookingSettings, { shown }: Visit) {
  return {
    quoted_total: total,
    price_lines: lines,
    deposit_asked: deposit_percent > 0 ? Math.floor((total * deposit_percent) / 100 + 0.5) : null,
    shown_currency: shown.code,
    shown_rate: shown.rate,
  };
}

/** The price in a message: every line, the total in dollars and as it was seen, and the deposit. */
export function priceFacts(columns: ReturnType<typeof priceColumns>, { shown }: Visit): Fact[] {
  const { quoted_total: total, deposit_asked: deposit } = columns;
  return [
    ...columns.price_lines.flatMap((line) => lineFact(line) ?? []),
    { label: shown.code === BASE_CURRENCY ? "booking.total" : "quote.totalInDollars", dollars: total },
    ...(shown.code === BASE_CURRENCY ? [] : [{ label: "booking.total" as const, shown: total, currency: shown }]),
    ...(deposit === null ? [] : [{ label: "quote.deposit" as const, dollars: deposit }]),
  ];
}

/** What visitor and staff read about the days, or the seats. */
export function holdNote(hold: RequestHold, group: "quote" | "departures"): NonNullable<Submission["days"]> {
  if (hold.state === "held")
    return {
      visitor: { text: `${group}.heldUntil`, until: hold.until },
      staff: `held until ${stampOf(hold.until, OFFICE)} ${OFFICE.clock}`,
    };
  if (hold.state === "taken")
    return { visitor: { text: `${group}.wishSent` }, staff: "wish: they are taken, nothing is held" };
  const staff = hold.state === "limited" ? "free, not held: over the limit of holds" : "free, not held";
  return { visitor: { text: `${group}.notHeld` }, staff };
}

export const requestsIn = <T extends BookingTable>(table: T): SubmissionKind<T> => ({
  table,
  room: "customers",
  nameOf: ({ full_name }) => full_name,
  isPending: ({ status }) => status === "pending",
});

/** The same answer as the first time; the link only to the browser that sent it. */
export async function sentBefore(
  tx: Db,
  table: BookingTable,
  { submissionKey, hasOwnKey, canMail }: SubmissionAttempt & { canMail: boolean },
  content: unknown,
): Promise<{ ok: true; receipt: FormValues }> {
  const versions: BookingTable["$inferSelect"][] = await lockVersions(tx, table, submissionKey);
  const hash = hashContent(content);
  const row = versions.find(({ submission_hash }) => submission_hash === hash) ?? versions.at(-1);
  if (!row) return { ok: true, receipt: {} };
  const { case_id: caseId, email } = row;
  const link = await linkReceipt(tx, {
    caseId,
    email,
    isMailed: email !== null && canMail,
    isRepeated: true,
    hasOwnKey,
  });
  return { ok: true, receipt: { ...receiptOf(row), ...link } };
}
