import { findExperienceRates, findStayRates, findVehicleRates } from "#app/features/availability/prices/queries.server";
import { hasChildPrice } from "#app/features/availability/quotes/experience";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import { seatsLeft } from "#app/features/availability/departure-plan";
import { askingRules } from "#app/features/bookings/asking-rules";
import { quoteFor } from "#app/features/bookings/desk/quote.server";
import { findRoom } from "#app/features/bookings/desk/read-screen.server";
import { isSeatedOn } from "#app/features/bookings/placement/queries.server";
import { listFreeSpans } from "#app/features/bookings/requests/mutations.server";
import { freeDepartures, listAskableDepartures } from "#app/features/bookings/requests/seats/mutations.server";
import type { AskedChange } from "#app/features/cases/schema";
import type { FieldErrors, FormValues, OfferedDays } from "#app/features/forms/schema";
import { isSameChange, LEAST, readChange, valuesOf, type ChangeField } from "#app/features/guests/asks/change-form";
import { findListingRules } from "#app/features/guests/asks/queries.server";
import type { GuestBooking } from "#app/features/guests/page/queries.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import type { Cents } from "#app/platform/money/money";
import { textFields } from "#app/platform/http/form";

/** What a guest wants instead of what he has, and what that would mean. */
export interface CheckedChange {
  wanted: AskedChange;
  /** It is what he has already. */
  isSame: boolean;
  isFree: boolean;
  /** The nearest that are free, where these are not. */
  offers: OfferedDays[];
  oldTotal: Cents | null;
  newTotal: Cents;
  lines: PriceLine[];
}

/** The form of a change: what stands in it, what is wrong with it, what it would mean. */
export interface ChangeView {
  reference: string;
  kind: AskedChange["kind"];
  values: FormValues;
  errors: FieldErrors<ChangeField>;
  /** The starts that can be chosen; null: it has none. */
  times: string[] | null;
  /** Adults and children are counted apart. */
  areApart: boolean;
  maxGuests: number;
  hasDriver: boolean;
  check: Omit<CheckedChange, "wanted" | "lines"> | null;
}

function changeOf({ kind, from, to, start_time, people, children, vehicles, with_driver }: GuestBooking) {
  return { kind, from, to, start_time, people, children, vehicles, with_driver } satisfies AskedChange;
}

export type ChangeCheck = { ok: true; checked: CheckedChange } | { ok: false; errors: FieldErrors<ChangeField> };

/** Checks what a guest wants by the rules of the request form. Taken days can be asked for; what breaks a rule cannot. */
export async function checkChange(db: Db, booking: GuestBooking, form: FormData): Promise<ChangeCheck | null> {
  const { kind, id, listing_id: listing } = booking;
  const rules = listing && (await findListingRules(db, kind, listing));
  if (!rules) return null;
  const settings = await findBookingSettings(db);
  const read = readChange(kind, form, rules, askingRules(settings));
  if ("errors" in read) return { ok: false, errors: read.errors };
  const { wanted } = read;
  const now = changeOf(booking);
  const hasSameDays = wanted.from === now.from && wanted.to === now.to && wanted.start_time === now.start_time;
  const quote = await quoteFor(db, kind, listing, wanted);
  if (!quote) return null;
  // What he has may fill a gap that is shorter than the minimum: only other days are held to it.
  if (kind !== "experience" && quote.underMinimum !== null && !hasSameDays) {
    const { field, code } = LEAST[kind];
    return { ok: false, errors: { [field]: { code, n: quote.underMinimum } } };
  }
  const { isFree, offers } =
    kind === "experience"
      ? await checkSeats(db, listing, { booking, wanted, settings })
      : { isFree: (await findRoom(db, kind, listing, wanted, id)).isFree, offers: null };
  if (isFree === null) return { ok: false, errors: { start_time: "departure" } };
  return {
    ok: true,
    checked: {
      wanted,
      isSame: isSameChange(wanted, now),
      isFree,
      offers: isFree ? [] : (offers ?? (await listOffers(db, listing, { booking, wanted, settings }))),
      oldTotal: booking.total,
      newTotal: quote.total,
      lines: quote.lines,
    },
  };
}

interface Wish {
  booking: GuestBooking;
  wanted: AskedChange;
  settings: Awaited<ReturnType<typeof findBookingSettings>>;
}

async function listOffers(db: Db, listing: string, { booking, wanted, settings }: Wish): Promise<OfferedDays[]> {
  const kind = wanted.kind === "stay" ? "stay" : "vehicle";
  const rates = await (kind === "stay" ? findStayRates(db, listing) : findVehicleRates(db, listing));
  if (!rates) return [];
  const span = { from: wanted.from, to: wanted.to };
  const except = { kind, id: booking.id } as const;
  return listFreeSpans(db, { listing: { kind, id: listing }, span, units: wanted.vehicles, rates, settings, except });
}

/** Whether a departure has room; null when there is no such departure, or it can no longer be asked for. */
async function checkSeats(db: Db, experience: string, { booking, wanted, settings }: Wish) {
  const askable = await listAskableDepartures(db, { experience, settings });
  // On request: nothing is counted.
  if (!askable) return { isFree: true, offers: [] };
  const { from: day, start_time: time, people } = wanted;
  const departure = askable.find((each) => each.day === day && each.start_time === time);
  const isOwn = day === booking.from && time === booking.start_time;
  if (!departure && !isOwn) return { isFree: null, offers: [] };
  const seats = { from: day, start_time: time, people: booking.people };
  // Seats that are his own are free for him.
  const own = isOwn && time !== null && (await isSeatedOn(db, booking.id, seats)) ? booking.people : 0;
  const left = (departure ? seatsLeft(departure) : 0) + own;
  return { isFree: left >= people, offers: freeDepartures(askable, { day, time, people }) };
}

/** The form of a change as it stands; null where the booking's listing is no longer offered. */
export async function readChangeView(db: Db, booking: GuestBooking, sent: FormData | null): Promise<ChangeView | null> {
  const { kind, listing_id: listing } = booking;
  const rules = listing && (await findListingRules(db, kind, listing));
  if (!rules) return null;
  const settings = await findBookingSettings(db);
  const askable = kind === "experience" ? await listAskableDepartures(db, { experience: listing, settings }) : null;
  const rates = kind === "experience" ? await findExperienceRates(db, listing) : null;
  const areApart = booking.children > 0 || (rates !== null && hasChildPrice(rates));
  const check = sent && (await checkChange(db, booking, sent));
  const times = new Set([
    ...(booking.start_time ? [booking.start_time] : []),
    ...(askable ?? []).map((d) => d.start_time),
  ]);
  const typed = sent ? pickFields(textFields(sent)) : {};
  return {
    reference: booking.reference,
    kind,
    values: { ...valuesOf(changeOf(booking), areApart), ...typed },
    errors: check && !check.ok ? check.errors : {},
    times: times.size > 0 ? [...times].toSorted() : null,
    areApart,
    maxGuests: rules.max_guests,
    hasDriver: rules.with_driver || booking.with_driver,
    check: check?.ok ? shownCheck(check.checked) : null,
  };
}

const shownCheck = ({ isSame, isFree, offers, oldTotal, newTotal }: CheckedChange) => ({
  isSame,
  isFree,
  offers,
  oldTotal,
  newTotal,
});

const FIELDS = [
  "check_in",
  "check_out",
  "guests",
  "pickup_date",
  "return_date",
  "vehicles",
  "with_driver",
  "date",
  "start_time",
  "participants",
  "adults",
  "children",
  "reason",
] as const satisfies readonly ChangeField[];

/** What was typed into the fields of a change, of all that an address or a form may hold. */
export function pickFields(typed: FormValues): FormValues {
  return Object.fromEntries(FIELDS.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]]])));
}
