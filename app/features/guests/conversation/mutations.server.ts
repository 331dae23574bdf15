import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { admin_users, users } from "#app/features/auth/tables.server";
import { lockCase, type OpenCase } from "#app/features/cases/mutations.server";
import { MAX_MESSAGE_LENGTH, type CaseEvent } from "#app/features/cases/schema";
import { case_messages, cases } from "#app/features/cases/tables.server";
import { countUnanswered, findLastReply, isSent, messageKey } from "#app/features/guests/conversation/queries.server";
import { attachPictures, lockUnsentPictures } from "#app/features/guests/pictures/mutations.server";
import { countUse } from "#app/features/guests/replies/mutations.server";
import { openPlaceholders } from "#app/features/guests/replies/rules";
import { recordChange } from "#app/features/history/mutations.server";
import { inquiries } from "#app/features/inquiries/tables.server";
import { queueConversationMail } from "#app/features/mail/guests/mutations.server";
import { type MailServices } from "#app/features/mail/outbox/mutations.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import { isUuid } from "#app/platform/db/uuid";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

/** Messages on one page, from whatever networks. */
const CASE_MESSAGES: RateLimit = { attempts: 20, seconds: 60 * 60 };
/** So many without an answer are enough. */
const MAX_UNANSWERED = 30;

/** Who of the staff hears of it: whoever has the case and wants mail, else all who want it. */
async function noticeRecipients(tx: Db, assignee: string | null): Promise<string[]> {
  const all = await listNoticeRecipients(tx);
  if (!assignee) return all;
  const [owner] = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(admin_users, eq(admin_users.user_id, users.id))
    .where(and(eq(users.id, assignee), isNull(admin_users.disabled_at)));
  return owner && all.includes(owner.email) ? [owner.email] : all;
}

/** Queues to whoever of the staff hears of it that the guest did something. */
export async function queueCaseNotice(tx: Db, found: OpenCase): Promise<void> {
  await queueConversationMail(tx, {
    purpose: "notice",
    caseId: found.id,
    recipients: await noticeRecipients(tx, found.assignee),
    replyTo: found.email,
    language: BASE_LANGUAGE,
    subject: `${found.name}: ${found.title} (${found.reference})`,
  });
}

/** Writes a message and gives it its pictures, in this order. */
async function insertMessage(
  tx: Db,
  { body, pictures = [], ...message }: Omit<typeof case_messages.$inferInsert, "body" | "pictures"> & MessageContent,
): Promise<void> {
  const rows = await tx
    .insert(case_messages)
    .values({ ...message, body: body === "" ? null : body.slice(0, MAX_MESSAGE_LENGTH), pictures: pictures.length })
    .returning({ id: case_messages.id });
  await attachPictures(tx, oneRow(rows).id, pictures);
}

/** Words, pictures by their ids, or both. */
interface MessageContent {
  body: string;
  pictures?: readonly string[];
}

interface GuestMessage extends MessageContent {
  caseId: string;
  language: Language;
  key: string;
  /** Whether he asks to see or delete his data. */
  asksForData?: boolean;
}

export type GuestMessageOutcome = { ok: true } | { ok: false; reason: "gone" | "wait" | "pictures" };

/** What the guest says. The same key again is the same message. */
export async function addGuestMessage(
  { db, env }: Pick<MailServices, "db" | "env">,
  { caseId, body, language, key, pictures = [], asksForData = false }: GuestMessage,
): Promise<GuestMessageOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) return { ok: false, reason: "gone" };
    if (await isSent(tx, "guest", caseId, key)) return { ok: true };
    if ((await countUnanswered(tx, caseId)) >= MAX_UNANSWERED) return { ok: false, reason: "wait" };
    if (env.RATE_LIMIT && (await countAttempt(tx, `case ${caseId}`, CASE_MESSAGES)) !== null)
      return { ok: false, reason: "wait" };
    if (!(await lockUnsentPictures(tx, { caseId, side: "guest", ids: pictures })))
      return { ok: false, reason: "pictures" };
    if (asksForData)
      await tx
        .update(cases)
        .set({ data_asked_at: sql`coalesce(${cases.data_asked_at}, now())` })
        .where(eq(cases.id, caseId));
    await insertMessage(tx, {
      case_id: caseId,
      kind: "guest",
      author_name: found.name,
      language,
      body,
      pictures,
      submission_key: messageKey("guest", caseId, key),
    });
    await queueCaseNotice(tx, found);
    return { ok: true };
  });
}

/** The guest has seen what staff wrote: by a gesture, never by opening the page alone. */
export async function markReadByGuest(db: Db, caseId: string): Promise<void> {
  await db.transaction((tx) => markRead(tx, caseId, "staff"));
}

/** Under the lock of the case: its counts are those of the moment, also when somebody writes at the same time. */
async function markRead(tx: Db, caseId: string, kind: "guest" | "staff"): Promise<void> {
  await lockCase(tx, caseId);
  await tx
    .update(case_messages)
    .set({ read_at: sql`now()` })
    .where(and(eq(case_messages.case_id, caseId), eq(case_messages.kind, kind), isNull(case_messages.read_at)));
}

export type ReplyOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" | "empty" | "too-long" | "placeholder" | "pictures" }
  // Somebody was faster: what he wrote.
  | { ok: false; reason: "answered"; reply: { id: string; author: string; body: string } };

interface Reply extends MessageContent {
  caseId: string;
  key: string;
  /** The last reply that whoever writes has read. */
  seen: string;
  /** The canned reply it began with, and the language that was in; else it is in the guest's. */
  canned?: string;
  language?: Language;
}

/** A reply of staff. What nobody has filled in is not sent. */
export async function addReply(
  { db }: Pick<MailServices, "db">,
  staff: Staff,
  { caseId, body, key, seen, canned, language, pictures = [] }: Reply,
): Promise<ReplyOutcome> {
  const text = body.replaceAll("\r\n", "\n").trim();
  if (text === "" && pictures.length === 0) return { ok: false, reason: "empty" };
  if (text.length > MAX_MESSAGE_LENGTH) return { ok: false, reason: "too-long" };
  if (openPlaceholders(text).length > 0) return { ok: false, reason: "placeholder" };
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) return { ok: false, reason: "missing" };
    if (await isSent(tx, "reply", caseId, key)) return { ok: true };
    const last = await findLastReply(tx, caseId);
    if (last && last.id !== seen)
      return {
        ok: false,
        reason: "answered",
        reply: { id: last.id, author: last.author_name ?? "", body: last.body ?? "" },
      };
    if (!(await lockUnsentPictures(tx, { caseId, side: "staff", ids: pictures })))
      return { ok: false, reason: "pictures" };
    await insertMessage(tx, {
      case_id: caseId,
      kind: "staff",
      author: staff.id,
      author_name: staff.name,
      language: language ?? found.language,
      body: text,
      pictures,
      submission_key: messageKey("reply", caseId, key),
    });
    if (canned) await countUse(tx, canned);
    await markReadByStaff(tx, caseId);
    await queueReplyMail(tx, found);
    return { ok: true };
  });
}

/** Queues to the guest, where he left an address, that staff wrote something. */
export async function queueReplyMail(tx: Db, { id, email, language, title, reference }: OpenCase): Promise<void> {
  if (!email) return;
  await queueConversationMail(tx, {
    purpose: "message",
    caseId: id,
    recipients: [email],
    language,
    subject: `${title} (${reference})`,
  });
}

/** Staff have read what the guest wrote; an inquiry is read for good. */
export async function markReadByStaff(db: Db, caseId: string): Promise<void> {
  if (!isUuid(caseId)) return;
  await db.transaction(async (tx) => {
    await markRead(tx, caseId, "guest");
    await tx
      .update(inquiries)
      .set({ read: true })
      .where(and(eq(inquiries.case_id, caseId), eq(inquiries.read, false)));
  });
}

/** Takes the last message of the guest as unread again, for this case. */
export async function markUnread(db: Db, caseId: string): Promise<void> {
  if (!isUuid(caseId)) return;
  await db.transaction(async (tx) => {
    await lockCase(tx, caseId);
    const last = tx
      .select({ id: case_messages.id })
      .from(case_messages)
      .where(and(eq(case_messages.case_id, caseId), eq(case_messages.kind, "guest")))
      .orderBy(desc(case_messages.created_at), desc(case_messages.id))
      .limit(1);
    await tx
      .update(case_messages)
      .set({ read_at: null })
      .where(eq(case_messages.id, sql`(${last})`));
  });
}

/** Closes a case, opens it again, or says that no answer is needed. Once each: the same twice is one. */
export async function addCaseEvent(
  db: Db,
  staff: Staff,
  caseId: string,
  type: Extract<CaseEvent["type"], "closed" | "opened" | "no_answer_needed">,
): Promise<{ ok: boolean }> {
  return db.transaction(async (tx) => {
    const found = await lockCase(tx, caseId);
    if (!found) return { ok: false };
    if ((type === "closed" && found.state === "closed") || (type === "opened" && found.state === "open"))
      return { ok: true };
    await tx
      .insert(case_messages)
      .values({ case_id: caseId, kind: "event", author: staff.id, author_name: staff.name, event: { type } });
    if (type !== "no_answer_needed")
      await recordChange(tx, staff, {
        room: "customers",
        action: "changed",
        item: { id: caseId, name: `Case ${found.reference}` },
        fields: { state: { from: found.state, to: type === "closed" ? "closed" : "open" } },
      });
    return { ok: true };
  });
}
