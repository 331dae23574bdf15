import { and, eq, sql } from "drizzle-orm";
import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { freeUntil, startOf } from "#app/features/bookings/cancellation/policy";
import { rebook } from "#app/features/bookings/desk/changes.server";
import {
  AS_WRITTEN,
  tellOfChange,
  tellOfOwnCancellation,
  tellOfStatus,
} from "#app/features/bookings/desk/guest-emails.server";
import { DESK_TABLES } from "#app/features/bookings/desk/kinds";
import { setStatusOfAny } from "#app/features/bookings/desk/placed-kinds.server";
import type { AlsoDo, ChangeOutcome } from "#app/features/bookings/moves/mutations.server";
import type { StatusOutcome } from "#app/features/bookings/schema";
import { lockCase, type OpenCase } from "#app/features/cases/mutations.server";
import type { CaseEvent } from "#app/features/cases/schema";
import { case_messages } from "#app/features/cases/tables.server";
import { VISITOR } from "#app/features/forms/mutations.server";
import type { CheckedChange } from "#app/features/guests/asks/change.server";
import { isSameChange } from "#app/features/guests/asks/change-form";
import { findAsk, isAhead } from "#app/features/guests/asks/queries.server";
import { MAX_ASK_WORDS } from "#app/features/guests/asks/schema";
import { markReadByStaff, queueCaseNotice, queueReplyMail } from "#app/features/guests/conversation/mutations.server";
import { listGuestBookings, type GuestBooking } from "#app/features/guests/page/queries.server";
import { asks } from "#app/features/guests/tables.server";
import { recordChange, type Actor } from "#app/features/history/mutations.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { findBookingSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";

/** Asks and cancellations of one case, from whatever networks. */
const CASE_ASKS: RateLimit = { attempts: 10, seconds: 24 * 60 * 60 };

type AskServices = Pick<MailServices, "db" | "env">;

export type AskOutcome =
  | { ok: true; did: "asked" | "cancelled" | "cancelled-all" | "withdrawn" }
  /** It is over: nothing can be asked for any more. */
  | { ok: false; reason: "gone" | "over" }
  | { ok: false; reason: "limit"; wait: number };

/** How many seconds to wait before anything else is asked for in a case; null: none. */
async function waitOf({ db, env }: AskServices, caseId: string): Promise<number | null> {
  return env.RATE_LIMIT ? countAttempt(db, `ask ${caseId}`, CASE_ASKS) : null;
}

/** A booking of a case, by its own reference. */
export async function findItem(db: Db, caseId: string, reference: string): Promise<GuestBooking | null> {
  const items = await listGuestBookings(db, caseId, BASE_LANGUAGE);
  return items.find((item) => item.reference === reference) ?? null;
}

/** When a booking begins, and until when it is cancelled free of charge. */
async function momentsOf(db: Db, item: GuestBooking) {
  const settings = await findBookingSettings(db);
  const start = { ...item, check_in_from: item.check_in_from ?? settings.check_in_from };
  return { start: startOf(start), freeUntil: freeUntil(start, item.cancel_free_hours) };
}

async function addEvent(tx: Db, caseId: string, event: CaseEvent, staff?: Staff): Promise<void> {
  await tx.insert(case_messages).values({
    case_id: caseId,
    kind: "event",
    event,
    ...(staff && { author: staff.id, author_name: staff.name }),
  });
}

/** Asks for other days or people. It takes the place of what was asked for before, and changes nothing else. */
export async function askForChange(
  services: AskServices,
  {
    caseId,
    item,
    checked,
    reason,
  }: { caseId: string; item: GuestBooking; checked: CheckedChange; reason: string | null },
): Promise<AskOutcome> {
  const { db } = services;
  const { wanted, lines, isFree } = checked;
  if (!isOpen(item) || !(await isAhead(db, (await momentsOf(db, item)).start))) return { ok: false, reason: "over" };
  // Sent twice: it waits already.
  if (item.ask?.wanted && isSameChange(item.ask.wanted, wanted)) return { ok: true, did: "asked" };
  const wait = await waitOf(services, caseId);
  if (wait !== null) return { ok: false, reason: "limit", wait };
  return storeAsk(db, { caseId, item, ask: { kind: "change", wanted, price_lines: lines, was_free: isFree, reason } });
}

const isOpen = ({ status }: { status: GuestBooking["status"] | undefined }) =>
  status === "pending" || status === "confirmed";

interface NewAsk {
  caseId: string;
  item: GuestBooking;
  ask: Pick<typeof asks.$inferInsert, "kind" | "wanted" | "price_lines" | "was_free" | "reason">;
}

async function storeAsk(db: Db, { caseId, item, ask }: NewAsk): Promise<AskOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) return { ok: false, reason: "gone" };
    // Whoever cancels it at this moment is waited for; who does later closes what is asked for now.
    if (!isOpen({ status: await lockStatus(tx, item) })) return { ok: false, reason: "over" };
    await closeAsk(tx, item);
    await tx.insert(asks).values({ ...ask, ...keyOf(item), case_id: caseId });
    await addEvent(tx, caseId, {
      type: ask.kind === "change" ? "change_asked" : "cancel_asked",
      ...(ask.wanted && { wanted: ask.wanted }),
    });
    await record(tx, VISITOR, found, { from: null, to: ask.kind });
    await queueCaseNotice(tx, found);
    return { ok: true, did: "asked" };
  });
}

async function lockStatus(tx: Db, item: GuestBooking): Promise<GuestBooking["status"] | undefined> {
  const { item_table, item_id } = keyOf(item);
  const [row] = await rowsOf<{ status: GuestBooking["status"] }>(
    tx,
    sql`select status from ${sql.identifier(item_table)} where id = ${item_id} for share`,
  );
  return row?.status;
}

const keyOf = ({ kind, id }: GuestBooking) => ({ item_table: DESK_TABLES[kind], item_id: id });

/** Whether there was one. */
async function closeAsk(tx: Db, item: GuestBooking): Promise<boolean> {
  const { item_table, item_id } = keyOf(item);
  const closed = await tx
    .update(asks)
    .set({ state: "withdrawn" })
    .where(and(eq(asks.item_table, item_table), eq(asks.item_id, item_id), eq(asks.state, "open")))
    .returning({ id: asks.id });
  return closed.length > 0;
}

/** That it happened stands in the history; what was said about it does not. */
function record(tx: Db, actor: Actor, { id, reference }: OpenCase, ask: { from: string | null; to: string }) {
  return recordChange(tx, actor, {
    room: "customers",
    action: "changed",
    item: { id, name: `Case ${reference}` },
    fields: { ask },
  });
}

/** Takes back what was asked for, until it is decided. Twice is once. */
export async function withdrawAsk(
  { db }: AskServices,
  { caseId, reference }: { caseId: string; reference: string },
): Promise<AskOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    const item = found && (await findItem(tx, caseId, reference));
    if (!item) return { ok: false, reason: "gone" };
    if (await closeAsk(tx, item)) {
      await addEvent(tx, caseId, { type: "ask_withdrawn" });
      await record(tx, VISITOR, found, { from: item.ask?.kind ?? null, to: "withdrawn" });
    }
    return { ok: true, did: "withdrawn" };
  });
}

/** Somebody who confirms or moves it at the same moment is seen at the next try. */
const MAX_TRIES = 3;

/**
 * Cancels a booking at once where its policy lets the guest, by the clock of the database; else asks staff to. What is
 * cancelled already stays so.
 */
export async function cancelAsGuest(services: MailServices, cancelling: Cancelling): Promise<AskOutcome> {
  const wait = await waitOf(services, cancelling.caseId);
  if (wait !== null) return { ok: false, reason: "limit", wait };
  return cancelItem(services, cancelling);
}

/**
 * Cancels whatever of a plan is not over yet, each by its own policy: at once, or by asking. It counts as one for the
 * limit; each booking is cancelled by itself, so that one that others change meanwhile does not keep the rest.
 */
export async function cancelAllAsGuest(
  services: MailServices,
  { caseId, reason }: Omit<Cancelling, "reference">,
): Promise<AskOutcome> {
  const items = (await listGuestBookings(services.db, caseId, BASE_LANGUAGE)).filter(isOpen);
  if (items.length === 0) return { ok: false, reason: "over" };
  const wait = await waitOf(services, caseId);
  if (wait !== null) return { ok: false, reason: "limit", wait };
  for (const { reference } of items) await cancelItem(services, { caseId, reference, reason });
  return { ok: true, did: "cancelled-all" };
}

interface Cancelling {
  caseId: string;
  reference: string;
  reason: string | null;
}

async function cancelItem(services: MailServices, { caseId, reference, reason }: Cancelling): Promise<AskOutcome> {
  const { db } = services;
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
    const item = await findItem(db, caseId, reference);
    if (!item) return { ok: false, reason: "gone" };
    if (item.status === "cancelled") return { ok: true, did: "cancelled" };
    if (!isOpen(item)) return { ok: false, reason: "over" };
    const { freeUntil: end } = await momentsOf(db, item);
    const isFree = item.status === "pending" || (end !== null && (await isAhead(db, end)));
    if (!isFree) {
      if (item.ask?.kind === "cancel") return { ok: true, did: "asked" };
      return storeAsk(db, { caseId, item, ask: { kind: "cancel", reason } });
    }
    const outcome = await setStatusOfAny(db, VISITOR, item, "cancelled", {
      version: item.version,
      cancelledBy: "guest",
      also: afterOwnCancellation(services, caseId, item),
    });
    if (outcome.ok) return { ok: true, did: "cancelled" };
    if (outcome.reason === "missing") return { ok: false, reason: "gone" };
  }
  throw new Error("a booking was changed by others each time its guest cancelled it");
}

function afterOwnCancellation(services: MailServices, caseId: string, item: GuestBooking): AlsoDo {
  const paid = item.payments.reduce((sum, { kind, dollars }) => sum + (kind === "refund" ? -dollars : dollars), 0);
  return async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) return;
    await addEvent(tx, caseId, { type: "cancelled_by_guest", ...(paid > 0 && { paid: true }) });
    await queueCaseNotice(tx, found);
    await tellOfOwnCancellation(services, item, found)(tx);
  };
}

/** What came of accepting an ask. "decided": somebody else was faster, or the guest took it back. */
export type DecisionOutcome =
  | ChangeOutcome
  | StatusOutcome
  | { ok: false; reason: "decided" }
  | { ok: false; reason: "no-answer" | "long-answer" };

/** Takes back what the transaction did so far. */
class AskDecided extends Error {}

interface Acceptance {
  caseId: string;
  askId: string;
  /** Of the booking, as it was shown. */
  version?: number;
  price: "keep" | "new";
  acknowledgedClashes?: readonly string[];
}

/** Does what a guest asked for, in one transaction with the mail that says so. */
export async function acceptAsk(
  services: MailServices,
  staff: Staff,
  { caseId, askId, version, price, acknowledgedClashes }: Acceptance,
): Promise<DecisionOutcome> {
  const { db } = services;
  const ask = await findAsk(db, caseId, askId);
  if (ask?.state !== "open") return { ok: false, reason: ask ? "decided" : "missing" };
  const { item, wanted, price_lines } = ask;
  const first: AlsoDo = async (tx) => {
    await lockOpenAsk(tx, caseId, askId);
  };
  const also =
    (tell: AlsoDo): AlsoDo =>
    async (tx) => {
      const found = await lockCase(tx, caseId);
      if (!found) throw new AskDecided();
      await tx
        .update(asks)
        .set({ state: "accepted", decided_by: staff.id, decided_at: sql`now()` })
        .where(eq(asks.id, askId));
      await addEvent(tx, caseId, { type: "ask_accepted" }, staff);
      await record(tx, staff, found, { from: "open", to: "accepted" });
      await tell(tx);
    };
  try {
    if (!wanted)
      return await setStatusOfAny(db, staff, item, "cancelled", {
        version,
        cancelledBy: "guest",
        first,
        also: also(tellOfStatus(services, item, "cancelled", AS_WRITTEN)),
      });
    return await rebook(
      db,
      staff,
      { ...item, version, first, also: also(tellOfChange(services, item, "moved", AS_WRITTEN)) },
      // What the guest was shown is what he pays, whatever the catalogue says by now.
      { ...wanted, price: price === "new" ? (price_lines ?? "new") : "keep", acknowledgedClashes },
    );
  } catch (error) {
    if (error instanceof AskDecided) return { ok: false, reason: "decided" };
    throw error;
  }
}

async function lockOpenAsk(tx: Db, caseId: string, askId: string): Promise<OpenCase> {
  const found = await lockCase(tx, caseId);
  const [ask] = await tx.select({ state: asks.state }).from(asks).where(eq(asks.id, askId)).for("update");
  if (!found || ask?.state !== "open") throw new AskDecided();
  return found;
}

/** Declines with a sentence, which stands in the conversation and is mailed to the guest. */
export async function declineAsk(
  { db }: AskServices,
  staff: Staff,
  { caseId, askId, answer }: { caseId: string; askId: string; answer: string },
): Promise<DecisionOutcome> {
  const words = answer.replaceAll("\r\n", "\n").trim();
  if (words === "") return { ok: false, reason: "no-answer" };
  if (words.length > MAX_ASK_WORDS) return { ok: false, reason: "long-answer" };
  const ask = await findAsk(db, caseId, askId);
  if (!ask) return { ok: false, reason: "missing" };
  try {
    await db.transaction(async (tx) => {
      const found = await lockOpenAsk(tx, caseId, askId);
      await tx
        .update(asks)
        .set({ state: "declined", answer: words, decided_by: staff.id, decided_at: sql`now()` })
        .where(eq(asks.id, askId));
      await addEvent(tx, caseId, { type: "ask_declined" }, staff);
      await tx.insert(case_messages).values({
        case_id: caseId,
        kind: "staff",
        author: staff.id,
        author_name: staff.name,
        language: found.language,
        body: words,
      });
      await markReadByStaff(tx, caseId);
      await record(tx, staff, found, { from: "open", to: "declined" });
      await queueReplyMail(tx, found);
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof AskDecided) return { ok: false, reason: "decided" };
    throw error;
  }
}
