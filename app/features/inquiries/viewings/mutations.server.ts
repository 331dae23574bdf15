import { and, eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import { lockCase, type OpenCase } from "#app/features/cases/mutations.server";
import type { CaseEvent } from "#app/features/cases/schema";
import { case_messages } from "#app/features/cases/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import { canCancelViewing, type ViewingState } from "#app/features/inquiries/viewing";
import { queueConversationMail, queueViewingMail } from "#app/features/mail/guests/mutations.server";
import { type MailServices } from "#app/features/mail/outbox/mutations.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

type Viewing = typeof property_inquiries.$inferSelect & { viewing_state: ViewingState };

/** What staff say to somebody who wants to see a property. */
type ViewingDecision = { type: "propose" | "agree"; at: Date } | { type: "decline" | "done" };

export type ViewingOutcome = { ok: true } | { ok: false; reason: "missing" | "past" | "unfit" };

/** Runs under the lock of a case, as whatever else changes what belongs to it. */
async function onViewing(
  db: Db,
  caseId: string,
  work: (tx: Db, found: OpenCase, viewing: Viewing) => Promise<ViewingOutcome>,
): Promise<ViewingOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) return { ok: false, reason: "missing" };
    const [viewing] = await tx
      .select()
      .from(property_inquiries)
      .where(and(eq(property_inquiries.case_id, caseId), eq(property_inquiries.kind, "viewing")))
      .orderBy(property_inquiries.created_at)
      .limit(1)
      .for("update");
    if (!viewing?.viewing_state) return { ok: false, reason: "missing" };
    return work(tx, found, viewing as Viewing);
  });
}

async function addEvent(tx: Db, caseId: string, type: CaseEvent["type"], staff?: Staff): Promise<void> {
  const author = staff && { author: staff.id, author_name: staff.name };
  await tx.insert(case_messages).values({ case_id: caseId, kind: "event", event: { type }, ...author });
}

const NEWS = { propose: "proposed", agree: "agreed", decline: "declined" } as const;
const STATES = { propose: "asked", agree: "agreed", decline: "declined", done: "done" } as const satisfies Record<
  ViewingDecision["type"],
  ViewingState
>;

/** Whether staff may still say so: one that is over or called off is. */
function isFit({ viewing_state: state }: Viewing, { type }: ViewingDecision): boolean {
  if (type === "done") return state === "agreed";
  return state === "asked" || state === "agreed" || state === "declined";
}

/** Staff propose or set a moment, say that there is none, or that it has taken place. The guest is told by mail. */
export function decideViewing(
  services: MailServices,
  staff: Staff,
  caseId: string,
  decision: ViewingDecision,
  now = new Date(),
): Promise<ViewingOutcome> {
  const at = "at" in decision ? decision.at : null;
  if (at && at <= now) return Promise.resolve({ ok: false, reason: "past" });
  return onViewing(services.db, caseId, async (tx, found, viewing) => {
    if (!isFit(viewing, decision)) return { ok: false, reason: "unfit" };
    const { type } = decision;
    const values = { viewing_state: STATES[type], ...(type !== "done" && { viewing_at: at }) };
    await tx.update(property_inquiries).set(values).where(eq(property_inquiries.id, viewing.id));
    await recordChange(tx, staff, {
      room: "customers",
      action: "changed",
      item: { id: viewing.id, name: viewing.name },
      fields: {
        viewing: { from: viewing.viewing_state, to: type === "propose" ? "proposed" : STATES[type] },
        ...(at && { viewing_at: { from: viewing.viewing_at, to: at } }),
      },
    });
    if (type === "done") return { ok: true };
    await addEvent(tx, caseId, `viewing_${NEWS[type]}`, staff);
    // It is what the guest waits for.
    await addEvent(tx, caseId, "no_answer_needed", staff);
    if (found.email) {
      const item = await titleOf(tx, viewing);
      const { email: recipient, language, name, reference } = found;
      const mail = { id: viewing.id, caseId, recipient, language, name, reference, item, news: NEWS[type], at };
      await queueViewingMail(tx, services, mail);
    }
    return { ok: true };
  });
}

/** In the guest's language where the property is still called as it was. */
async function titleOf(tx: Db, { property_id, property_title, language }: Viewing): Promise<string> {
  if (!property_id) return property_title;
  const [property] = await tx.select().from(properties).where(eq(properties.id, property_id));
  return property?.title === property_title ? localisedText(property, "title", language) : property_title;
}

/** The guest takes the moment that was proposed to him. Twice is once. */
export function acceptViewing(services: MailServices, caseId: string, now = new Date()): Promise<ViewingOutcome> {
  return onViewing(services.db, caseId, async (tx, found, viewing) => {
    if (viewing.viewing_state === "agreed") return { ok: true };
    if (viewing.viewing_state !== "asked" || !viewing.viewing_at) return { ok: false, reason: "unfit" };
    if (viewing.viewing_at <= now) return { ok: false, reason: "past" };
    await tx.update(property_inquiries).set({ viewing_state: "agreed" }).where(eq(property_inquiries.id, viewing.id));
    await addEvent(tx, caseId, "viewing_accepted");
    await tellStaff(tx, found, viewing);
    return { ok: true };
  });
}

/** The guest calls it off, until it begins. Twice is once. */
export function cancelViewing(services: MailServices, caseId: string, now = new Date()): Promise<ViewingOutcome> {
  return onViewing(services.db, caseId, async (tx, found, viewing) => {
    if (viewing.viewing_state === "cancelled") return { ok: true };
    if (!canCancelViewing({ state: viewing.viewing_state, at: viewing.viewing_at }, now))
      return { ok: false, reason: "unfit" };
    await tx
      .update(property_inquiries)
      .set({ viewing_state: "cancelled" })
      .where(eq(property_inquiries.id, viewing.id));
    await addEvent(tx, caseId, "cancelled_by_guest");
    await tellStaff(tx, found, viewing);
    return { ok: true };
  });
}

/** Staff are mailed what the guest did: composed when it leaves, as all that is told of a conversation. */
async function tellStaff(tx: Db, { id, name, email }: OpenCase, { property_title }: Viewing): Promise<void> {
  await queueConversationMail(tx, {
    purpose: "notice",
    caseId: id,
    recipients: await listNoticeRecipients(tx),
    replyTo: email,
    language: BASE_LANGUAGE,
    subject: `${name}: ${property_title}`,
  });
}
