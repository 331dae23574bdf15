import { eq, sql } from "drizzle-orm";
import {
  deleteEndedSeats,
  findOrMakeDeparture,
  forgetDeparture,
  lockExperience,
} from "#app/features/availability/departures/mutations.server";
import { inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { frozenPolicy } from "#app/features/bookings/cancellation/queries.server";
import { holdForRequest, type RequestHold } from "#app/features/bookings/holds/mutations.server";
import {
  EXPERIENCES,
  STAYS,
  VEHICLES,
  type BookingTable,
  type PlacedKind,
} from "#app/features/bookings/placement/mutations.server";
import { priceColumns, type Visit } from "#app/features/bookings/requests/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { linkReceipt } from "#app/features/cases/links/receipt.server";
import { cases } from "#app/features/cases/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { hashContent, type SubmissionAttempt } from "#app/features/forms/mutations.server";
import { e164Of } from "#app/features/forms/phone.server";
import type { FormValues } from "#app/features/forms/schema";
import { queueSubmissionMail } from "#app/features/mail/mutations.server";
import { canMailPages, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { findConflicts } from "#app/features/plans/conflicts/rules";
import { planKey, planSpan, type PlanItem } from "#app/features/plans/plan-item";
import { planTotal } from "#app/features/plans/plan-total";
import { readPlan, type Plan, type PlanThing } from "#app/features/plans/queries.server";
import type { PlanFields } from "#app/features/plans/sending/plan-form";
import { writeSentThings, type SentState, type SentThing } from "#app/features/plans/sending/sent-things";
import { plans } from "#app/features/plans/tables.server";
import { findBookingSettings, type BookingSettings } from "#app/features/settings/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { defined } from "#app/platform/defined";
import { addDays, daysBetween, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";

type SentPlan = PlanFields &
  SubmissionAttempt &
  Visit & { items: readonly PlanItem[]; language: Language; page?: string };

/** Unsendable: things that are no longer offered, or whose days have passed; nothing was stored. */
export type PlanOutcome = { ok: true; receipt: FormValues } | { ok: false; reason: "unsendable"; items: string[] };

const MAX_TRIES = 3;

/**
 * Sends a plan as one case with one booking for each thing, all or nothing. What is taken meanwhile, and what cannot be
 * kept beside another thing of the plan, is sent as a wish. The same key with the same plan again is the same case.
 */
export async function sendPlan(mailroom: MailServices, plan: SentPlan): Promise<PlanOutcome> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const outcome = await inLedger(mailroom.db, (tx) => storePlan(tx, mailroom, plan));
    if (outcome.ok || outcome.reason === "unsendable") return outcome;
    // Another channel took days that were free a moment ago: the second time they are not.
    if (outcome.reason === "busy") break;
  }
  throw new Error("the listings of a plan were locked for too long");
}

async function storePlan(tx: Db, mailroom: MailServices, sent: SentPlan): Promise<PlanOutcome> {
  const { items, language, shown, full_name, email, phone, hasOwnKey } = sent;
  const key = `plan ${sent.submissionKey} ${hashContent([items, full_name, email, phone]).slice(0, 16)}`;
  // Whoever presses twice waits here for himself.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
  const before = await findSentBefore(tx, key);
  if (before) {
    const isMailed = canMailPages(mailroom.env);
    const link = await linkReceipt(tx, { caseId: before.id, email, isMailed, isRepeated: true, hasOwnKey });
    return { ok: true, receipt: { reference: before.reference, ...link } };
  }
  await lockListings(tx, items);
  const settings = await findBookingSettings(tx);
  const plan = await readPlan(tx, language, items, settings);
  const unsendable = [...plan.gone.map(planKey), ...plan.things.filter((one) => one.isUnaskable).map((one) => one.key)];
  if (unsendable.length > 0 || plan.things.length === 0) return { ok: false, reason: "unsendable", items: unsendable };

  const names = await readNames(tx, plan.things);
  const opened = await openCase(tx, plan, sent, names);
  const storing = new PlanStoring(tx, { sent, settings, names, caseId: opened.id, key, things: plan.things });
  const stored: SentThing[] = [];
  for (const thing of plan.things) stored.push(await storing.store(thing));
  const total = planTotal(
    plan.things.map(({ quote }) => quote),
    shown,
  );
  const isMailed = await queueSubmissionMail(tx, mailroom, {
    kind: "plan",
    about: defined(storing.first, "the first booking of a plan"),
    caseId: opened.id,
    reference: opened.reference,
    language,
    visitor: { name: full_name, email, phone },
    item: null,
    facts: [{ label: "quote.reference", code: opened.reference }],
    things: stored.map((thing, index) => ({
      ...thing,
      english: names.get(plan.things[index]?.item.id ?? "") ?? thing.name,
    })),
    total: { dollars: total.total, currency: shown },
    message: null,
  });
  const link = await linkReceipt(tx, { caseId: opened.id, email, isMailed });
  const until = storing.heldUntil?.toISOString();
  return {
    ok: true,
    receipt: {
      reference: opened.reference,
      total: String(total.total),
      things: writeSentThings(stored),
      ...(until && { hold_until: until }),
      ...link,
    },
  };
}

const MAX_TITLE_LENGTH = 300;

/** The case, which waits for us from now on, and what the plan was when it was sent. */
async function openCase(tx: Db, { things }: Plan, sent: SentPlan, names: ReadonlyMap<string, string>) {
  const { first, last } = planSpan(things) ?? { first: "", last: "" };
  const { shown } = sent;
  const english = things.map((thing) => ({ ...thing, name: names.get(thing.item.id) ?? thing.name }));
  const inserted = await tx
    .insert(cases)
    .values({
      kind: "plan",
      // Staff find it by the names of its listings; its mails have them in the subject.
      title: [...new Set(english.map(({ name }) => name))].join(", ").slice(0, MAX_TITLE_LENGTH),
      name: sent.full_name,
      email: sent.email,
      language: sent.language,
      shown_currency: shown.code,
      waiting_for: "us",
      waiting_since: sql`now()`,
      last_day: last,
    })
    .returning({ id: cases.id, reference: cases.reference });
  const opened = oneRow(inserted);
  const { total, shownTotal } = planTotal(
    things.map(({ quote }) => quote),
    shown,
  );
  await tx.insert(plans).values({
    case_id: opened.id,
    first_day: first,
    last_day: last,
    people: Math.max(...things.map(({ people }) => people)),
    total,
    shown_currency: shown.code,
    shown_rate: shown.rate,
    shown_total: shownTotal,
    conflicts: findConflicts(english).map(({ kind, day, names: named }) => ({ kind, day, names: named })),
  });
  return opened;
}

/** Every listing of the plan, always in the same order: two plans wait for each other, and never both. */
async function lockListings(tx: Db, items: readonly PlanItem[]): Promise<void> {
  const listings = new Map(items.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }]));
  for (const [, { kind, id }] of [...listings].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (kind === "experience") await lockExperience(tx, id);
    else await lockListing(tx, { kind, id });
  }
}

/** What staff call the listings, by their ids. */
async function readNames(tx: Db, things: readonly PlanThing[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { kind, item } of things) {
    if (names.has(item.id)) continue;
    const [row] =
      kind === "stay"
        ? await tx.select({ name: stays.name }).from(stays).where(eq(stays.id, item.id))
        : kind === "vehicle"
          ? await tx
              .select({ name: transportation_rentals.name })
              .from(transportation_rentals)
              .where(eq(transportation_rentals.id, item.id))
          : await tx.select({ name: experiences.title }).from(experiences).where(eq(experiences.id, item.id));
    if (row) names.set(item.id, row.name);
  }
  return names;
}

/** The case that the same form made before, by the key of its first booking. */
async function findSentBefore(tx: Db, key: string): Promise<{ id: string; reference: string } | null> {
  for (const table of [stay_bookings, transportation_bookings, experience_inquiries] as const) {
    const [row] = await tx
      .select({ id: cases.id, reference: cases.reference })
      .from(table)
      .innerJoin(cases, eq(cases.id, table.case_id))
      .where(eq(table.submission_key, `${key} 1`))
      .limit(1);
    if (row) return row;
  }
  return null;
}

interface StoringContext {
  sent: SentPlan;
  settings: BookingSettings;
  names: ReadonlyMap<string, string>;
  caseId: string;
  key: string;
  things: readonly PlanThing[];
}

interface HeldBooking {
  id: string;
  full_name: string;
  email: string | null;
  case_id: string;
  status: "pending" | "confirmed" | "cancelled" | "completed";
  version: number;
  hold_until: Date | null;
  overbooked: boolean;
  erased_at: Date | null;
}

/** Stores the bookings of one plan, one after the other, and keeps what may be kept. */
class PlanStoring {
  readonly #tx: Db;
  readonly #context: StoringContext;
  readonly #firstDay: Day;
  /** Nights of stays and days of vehicles that the plan has already. */
  readonly #used = { stay: new Set<Day>(), vehicle: new Set<Day>() };
  #count = 0;
  /** The first booking: mails are about it. */
  first: { table: string; id: string } | null = null;
  /** Until when all that is held is. */
  heldUntil: Date | null = null;

  constructor(tx: Db, context: StoringContext) {
    this.#tx = tx;
    this.#context = context;
    this.#firstDay = planSpan(context.things)?.first ?? "";
  }

  async store(thing: PlanThing): Promise<SentThing> {
    const state = await this.#insert(thing);
    const { kind, name, from, to, time, quote } = thing;
    return { kind, name, from, to, time, total: quote.total, state };
  }

  async #insert(thing: PlanThing): Promise<SentState> {
    const { kind, item, time } = thing;
    const tx = this.#tx;
    const name = this.#context.names.get(item.id) ?? thing.name;
    const shared = await this.#sharedColumns(thing);
    if (kind === "stay") {
      const what = { stay_id: item.id, stay_name: name, check_in: item.from, check_out: item.to, guests: item.people };
      const row = oneRow(
        await tx
          .insert(stay_bookings)
          .values({ ...shared, ...what })
          .returning(),
      );
      this.first ??= { table: "stay_bookings", id: row.id };
      return this.#holdUnits(STAYS, row, thing);
    }
    if (kind === "vehicle") {
      const [rental] = await tx
        .select({ type: transportation_rentals.type })
        .from(transportation_rentals)
        .where(eq(transportation_rentals.id, item.id));
      const what = {
        rental_id: item.id,
        rental_name: name,
        rental_type: rental?.type ?? "",
        pickup_date: item.from,
        return_date: item.to,
        with_driver: item.withDriver,
        vehicles: item.vehicles,
      };
      const row = oneRow(
        await tx
          .insert(transportation_bookings)
          .values({ ...shared, ...what })
          .returning(),
      );
      this.first ??= { table: "transportation_bookings", id: row.id };
      return this.#holdUnits(VEHICLES, row, thing);
    }
    const what = {
      experience_id: item.id,
      experience_title: name,
      date: item.from,
      start_time: time,
      participants: item.people,
      children: item.children,
      accommodation: this.#stayOn(item.from),
    };
    const row = oneRow(
      await tx
        .insert(experience_inquiries)
        .values({ ...shared, ...what })
        .returning(),
    );
    this.first ??= { table: "experience_inquiries", id: row.id };
    if (thing.state === "request") return "request";
    return this.#holdSeats(row);
  }

  async #sharedColumns({ kind, item, quote }: PlanThing) {
    const { sent, settings, caseId, key } = this.#context;
    const { full_name, email, phone, language, page, attempt = 1 } = sent;
    this.#count++;
    return {
      full_name,
      email,
      phone,
      phone_e164: e164Of(phone),
      case_id: caseId,
      day_of_plan: daysBetween(this.#firstDay, item.from) + 1,
      ...priceColumns(quote, settings, sent),
      ...(await frozenPolicy(this.#tx, kind, item.id, language)),
      language,
      page,
      submission_key: `${key} ${this.#count}`,
      submission_attempt: attempt,
    };
  }

  /** Where one sleeps on a day, as far as the plan says. */
  #stayOn(day: Day): string | null {
    const { things, names } = this.#context;
    const stay = things.find(({ kind, from, to }) => kind === "stay" && from <= day && day <= to);
    return stay ? (names.get(stay.item.id) ?? null) : null;
  }

  /** Within a plan one stay a night and one vehicle a day are kept; what is too small or too short is a wish. */
  async #holdUnits<Row extends HeldBooking>(kind: PlacedKind<Row>, row: Row, thing: PlanThing): Promise<SentState> {
    const used = this.#used[thing.kind === "stay" ? "stay" : "vehicle"];
    const days = Array.from({ length: daysBetween(thing.from, thing.to) }, (_, index) => addDays(thing.from, index));
    const isTooMany = thing.most !== null && thing.people > thing.most;
    if (thing.state !== "free" || isTooMany || days.some((day) => used.has(day))) return this.#wish(kind.table, row.id);
    const state = await this.#hold(kind, row);
    if (state !== "wish") for (const day of days) used.add(day);
    return state;
  }

  /** For what does not leave any more, and for more people than there are seats, there is a wish. */
  async #holdSeats(row: typeof experience_inquiries.$inferSelect): Promise<SentState> {
    const tx = this.#tx;
    const { experience_id: experience, date: day, start_time: time } = row;
    if (!experience || !time) return this.#wish(experience_inquiries, row.id);
    await deleteEndedSeats(tx, experience);
    const departure = await findOrMakeDeparture(tx, { experience, day, time });
    if (departure?.is_askable) return this.#hold(EXPERIENCES, row);
    if (departure) await forgetDeparture(tx, departure.id);
    return this.#wish(experience_inquiries, row.id);
  }

  async #hold<Row extends HeldBooking>(kind: PlacedKind<Row>, row: Row): Promise<SentState> {
    const hold: RequestHold = await holdForRequest(this.#tx, kind, row, this.#context.sent.network);
    if (hold.state === "taken") return this.#wish(kind.table, row.id);
    if (hold.state !== "held") return "free";
    if (!this.heldUntil || hold.until < this.heldUntil) this.heldUntil = hold.until;
    return "held";
  }

  async #wish(table: BookingTable, id: string): Promise<SentState> {
    await this.#tx.update(table).set({ is_wish: true }).where(eq(table.id, id));
    return "wish";
  }
}
