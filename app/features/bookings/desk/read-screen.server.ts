import { departuresBetween, seatsLeft } from "#app/features/availability/departure-plan";
import { listPatterns, listStoredDepartures } from "#app/features/availability/departures/queries.server";
import { listFreeUnits } from "#app/features/availability/ledger/queries.server";
import type { Panel } from "#app/features/bookings/desk/answer";
import { NEWS_OF_STATUS, previewGuestMail } from "#app/features/bookings/desk/guest-emails.server";
import type { GuestNews } from "#app/features/mail/schema";
import { quoteFor, type Wanted } from "#app/features/bookings/desk/quote.server";
import {
  findOriginalTotal,
  listGuestMails,
  listPayments,
  listUnitsAround,
  type DeskBooking,
  type UnitAround,
} from "#app/features/bookings/desk/queries.server";
import { readWanted } from "#app/features/bookings/desk/wanted";
import { isSeatedOn, listObstacles, listSeated } from "#app/features/bookings/placement/queries.server";
import type { Clash } from "#app/features/bookings/schema";
import { listAssignees, listNotes } from "#app/features/cases/queries.server";
import { listCurrencies } from "#app/features/currencies/queries.server";
import { listChanges } from "#app/features/history/queries.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import { addDays } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { DeskKey, DeskKind } from "#app/features/bookings/booking-address";

/** Days before and after that are shown of a unit. */
const AROUND_DAYS = 5;
const HISTORY_SHOWN = 6;
const MAX_FREE_UNITS = 60;

function wantedOf({ from, to, start_time, people, children, vehicles, with_driver }: DeskBooking): Wanted {
  return { from, to, start_time, people: people ?? 1, children, vehicles, with_driver };
}

export interface Room {
  units: UnitAround[];
  /** Ids of units, the best first. */
  free: string[];
  departures: { start_time: string; capacity: number; left: number; state: string }[];
  /** What is in the way where there is too little. */
  clashes: Clash[];
  isFree: boolean;
}

const NOTHING_TO_TAKE: Room = { units: [], free: [], departures: [], clashes: [], isFree: true };

/** What there is for somebody who wants this: units, or departures. */
export async function findRoom(
  db: Db,
  kind: DeskKind,
  listing: string | null,
  wanted: Wanted,
  booking?: string,
): Promise<Room> {
  if (!listing) return NOTHING_TO_TAKE;
  if (kind === "experience") {
    const span = { first: wanted.from, end: addDays(wanted.from, 1) };
    const [patterns, stored] = await Promise.all([listPatterns(db, listing), listStoredDepartures(db, listing, span)]);
    const departures = departuresBetween(patterns, stored, span).map((departure) => ({
      start_time: departure.start_time,
      capacity: departure.capacity,
      left: seatsLeft(departure),
      state: departure.state,
    }));
    const chosen = departures.find(({ start_time }) => start_time === wanted.start_time);
    // Seats that are its own are free for it.
    const isSeated = booking !== undefined && (await isSeatedOn(db, booking, wanted));
    const isFree = wanted.start_time === null || isSeated || (chosen?.left ?? 0) >= wanted.people;
    const known = stored.find(({ start_time }) => start_time === wanted.start_time);
    const clashes = isFree || !known?.id ? [] : await listSeated(db, known.id, booking);
    return { ...NOTHING_TO_TAKE, departures, isFree, clashes };
  }
  const of = { kind, id: listing };
  const own = booking ? { kind, id: booking } : undefined;
  const span = { from: wanted.from, to: wanted.to };
  const around = { first: addDays(wanted.from, -AROUND_DAYS), end: addDays(wanted.to, AROUND_DAYS) };
  const [units, free] = await Promise.all([
    listUnitsAround(db, of, around, booking),
    listFreeUnits(db, of, span, { except: own, limit: MAX_FREE_UNITS }),
  ]);
  const isFree = free.length >= wanted.vehicles;
  return {
    units,
    free,
    departures: [],
    isFree,
    clashes: isFree ? [] : await listObstacles(db, of, span, { except: own }),
  };
}

/** All that the screen of one booking shows. */
export async function readDesk(
  services: MailServices,
  booking: DeskBooking,
  { panel, query }: { panel: Panel | null; query: Record<string, string> },
) {
  const { db } = services;
  const key: DeskKey = booking;
  const [payments, notes, mails, history, people, settings, currencies, original, room] = await Promise.all([
    listPayments(db, key),
    listNotes(db, booking.case_id),
    listGuestMails(db, key),
    listChanges(db, { room: "customers", item: booking.id, user: "" }, 1),
    listAssignees(db),
    findBookingSettings(db),
    listCurrencies(db),
    findOriginalTotal(db, booking.id),
    findRoom(db, booking.kind, booking.listing.id, wantedOf(booking), booking.id),
  ]);
  return {
    payments,
    notes,
    mails,
    history: { rows: history.rows.slice(0, HISTORY_SHOWN), total: history.total },
    people,
    settings,
    currencies,
    original,
    room,
    preview: panel === "days" ? await previewDays(services, booking, query) : null,
    mail: await previewOf(services, booking, panel, query),
  };
}
export type DeskScreen = Awaited<ReturnType<typeof readDesk>>;

function previewOf(services: MailServices, booking: DeskBooking, panel: Panel | null, query: Record<string, string>) {
  const news: GuestNews | undefined =
    panel === "price"
      ? "repriced"
      : panel === "days"
        ? "moved"
        : panel === "status"
          ? NEWS_OF_STATUS[query.to_status ?? ""]
          : undefined;
  if (!news) return null;
  if (news !== "moved") return previewGuestMail(services, booking, news);
  const read = readWanted(booking.kind, query);
  const after = read.ok
    ? { ...booking, ...read.value, people: booking.people === null ? null : read.value.people }
    : booking;
  return previewGuestMail(services, after, news);
}

/** Other days as they are typed: what is free then, and what it would cost. Without any, the days it has. */
async function previewDays({ db }: MailServices, booking: DeskBooking, query: Record<string, string>) {
  const read = query.from === undefined ? null : readWanted(booking.kind, query);
  const wanted = read?.ok ? read.value : wantedOf(booking);
  const listing = booking.listing.id;
  const [room, quote] = await Promise.all([
    findRoom(db, booking.kind, listing, wanted, booking.id),
    listing ? quoteFor(db, booking.kind, listing, wanted) : null,
  ]);
  return { wanted, room, quote, errors: read && !read.ok ? read.errors : {} };
}
