import { eq } from "drizzle-orm";
import { holdEnd, inLedger, type Claim } from "#app/features/availability/ledger/mutations.server";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { frozenPolicy } from "#app/features/bookings/cancellation/queries.server";
import { depositOf } from "#app/features/bookings/desk/money";
import type { NewBookingInput } from "#app/features/bookings/desk/new-booking";
import { quoteFor, type Wanted } from "#app/features/bookings/desk/quote.server";
import { Refused, requireUnit, type AlsoDo, type ChangeOutcome } from "#app/features/bookings/moves/mutations.server";
import { EXPERIENCES, STAYS, VEHICLES, type PlacedKind } from "#app/features/bookings/placement/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { e164Of } from "#app/features/forms/phone.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

export interface NewBooking {
  kind: DeskKind;
  /** Made with the form: sent twice, it is one booking. */
  id: string;
  listing: string;
  wanted: Wanted;
  guest: NewBookingInput;
  /** A unit staff chose; "none": confirmed without one, red until it is solved. */
  unit?: string;
  /** What was in the way when somebody chose to overbook. */
  isOverbooked: boolean;
  also?: AlsoDo;
}

type Outcome = ChangeOutcome;
const DEFAULT_HOLD_HOURS = 24;
const MISSING = { ok: false, reason: "missing" } as const;

/** Stores a booking of staff: confirmed on a unit, held, or with nothing kept. Days may be past or under the minimum. */
export async function createBooking(db: Db, staff: Actor, booking: NewBooking): Promise<Outcome> {
  if (!isUuid(booking.id) || !isUuid(booking.listing)) return MISSING;
  try {
    const outcome = await inLedger(db, (tx) => createIn(tx, staff, booking));
    return !outcome.ok && outcome.reason === "taken" ? { ok: false, reason: "clash", clashes: [] } : outcome;
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}

async function createIn(tx: Db, staff: Actor, booking: NewBooking): Promise<Outcome> {
  const { kind, listing, wanted, guest } = booking;
  const quote = await quoteFor(tx, kind, listing, wanted);
  if (!quote) return MISSING;
  const { deposit_percent } = await findBookingSettings(tx);
  const status = guest.stored_as === "confirmed" ? ("confirmed" as const) : ("pending" as const);
  const shared = {
    id: booking.id,
    full_name: guest.full_name,
    email: guest.email,
    phone: guest.phone,
    phone_e164: guest.phone === null ? null : e164Of(guest.phone),
    language: guest.language,
    origin: guest.origin,
    status,
    // Set in the first place where nothing can be taken yet; the ledger decides at the end of the transaction.
    overbooked: false,
    price_lines: quote.lines,
    quoted_total: quote.total,
    deposit_asked: depositOf(quote.total, deposit_percent),
    created_by: staff.id,
    ...(await frozenPolicy(tx, booking.kind, booking.listing, guest.language)),
  };
  const stored = await insert(tx, booking, shared);
  if (stored === "missing") return MISSING;
  // Sent twice: the first one is there already.
  if (stored === "known") return { ok: true };
  await recordChange(tx, staff, {
    room: "customers",
    action: "created",
    item: { id: booking.id, name: guest.full_name },
    fields: { status: { from: null, to: status }, origin: { from: null, to: guest.origin } },
  });
  await booking.also?.(tx);
  return { ok: true };
}

type Shared = Pick<
  typeof stay_bookings.$inferInsert,
  | "full_name"
  | "email"
  | "phone"
  | "phone_e164"
  | "language"
  | "origin"
  | "status"
  | "overbooked"
  | "price_lines"
  | "quoted_total"
  | "deposit_asked"
  | "created_by"
  | "cancel_text"
  | "cancel_free_hours"
> & { id: string };

async function insert(tx: Db, booking: NewBooking, shared: Shared): Promise<"stored" | "known" | "missing"> {
  const { kind, listing, wanted, guest } = booking;
  if (kind === "stay") {
    const [stay] = await tx.select({ name: stays.name }).from(stays).where(eq(stays.id, listing)).for("no key update");
    if (!stay) return "missing";
    const days = { check_in: wanted.from, check_out: wanted.to, guests: wanted.people };
    const [row] = await tx
      .insert(stay_bookings)
      .values({ ...shared, ...days, stay_id: listing, stay_name: stay.name, special_requests: guest.requests })
      .onConflictDoNothing({ target: stay_bookings.id })
      .returning();
    return row ? place(tx, STAYS, row, booking) : "known";
  }
  if (kind === "vehicle") {
    const [rental] = await tx
      .select({ name: transportation_rentals.name, type: transportation_rentals.type })
      .from(transportation_rentals)
      .where(eq(transportation_rentals.id, listing))
      .for("no key update");
    if (!rental) return "missing";
    const { from: pickup_date, to: return_date, vehicles, with_driver } = wanted;
    const what = { rental_id: listing, rental_name: rental.name, rental_type: rental.type };
    const [row] = await tx
      .insert(transportation_bookings)
      .values({ ...shared, ...what, pickup_date, return_date, vehicles, with_driver, special_requests: guest.requests })
      .onConflictDoNothing({ target: transportation_bookings.id })
      .returning();
    return row ? place(tx, VEHICLES, row, booking) : "known";
  }
  const [experience] = await tx
    .select({ title: experiences.title })
    .from(experiences)
    .where(eq(experiences.id, listing))
    .for("no key update");
  if (!experience) return "missing";
  const { from: date, start_time, people: participants, children } = wanted;
  const what = { experience_id: listing, experience_title: experience.title, message: guest.requests };
  const [row] = await tx
    .insert(experience_inquiries)
    .values({ ...shared, ...what, date, start_time, participants, children })
    .onConflictDoNothing({ target: experience_inquiries.id })
    .returning();
  return row ? place(tx, EXPERIENCES, row, booking) : "known";
}

/** Takes the days or seats, or marks it as overbooked where staff chose that. */
async function place<Row extends { id: string }>(
  tx: Db,
  kind: PlacedKind<Row>,
  row: Row,
  { guest, unit, isOverbooked }: NewBooking,
): Promise<"stored"> {
  await requireUnit(tx, kind, row, unit);
  if (guest.stored_as === "pending") return "stored";
  if (guest.stored_as === "confirmed" && isOverbooked) {
    await tx.update(kind.table).set({ overbooked: true }).where(eq(kind.table.id, row.id));
    return "stored";
  }
  const until = guest.stored_as === "held" ? await holdEnd(tx, guest.hold_hours || DEFAULT_HOLD_HOURS) : null;
  const claim: Claim = until ? { kind: "hold", until } : { kind: "booking" };
  if ((await kind.claim(tx, row, claim, { unit })) === "taken")
    throw new Refused({ ok: false, reason: "clash", clashes: await kind.listClashes(tx, row) });
  if (until) await tx.update(kind.table).set({ hold_until: until }).where(eq(kind.table.id, row.id));
  return "stored";
}

const LISTED = 1_000;

/** What can be booked: the first thousand by name. */
export function listListings(db: Db, kind: DeskKind): Promise<{ id: string; name: string }[]> {
  if (kind === "stay")
    return db.select({ id: stays.id, name: stays.name }).from(stays).orderBy(stays.name).limit(LISTED);
  if (kind === "vehicle")
    return db
      .select({ id: transportation_rentals.id, name: transportation_rentals.name })
      .from(transportation_rentals)
      .orderBy(transportation_rentals.name)
      .limit(LISTED);
  return db
    .select({ id: experiences.id, name: experiences.title })
    .from(experiences)
    .orderBy(experiences.title)
    .limit(LISTED);
}
