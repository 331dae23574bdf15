import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { isTripPlan } from "#app/features/cases/queries.server";
import {
  type Mail,
  queueMail,
  type MailServices,
  pageLink,
  renderEmail,
} from "#app/features/mail/outbox/mutations.server";
import { oneLine } from "#app/features/mail/rules";
import type { GuestNews } from "#app/features/mail/schema";
import { newLinkEmail, viewingEmail, type ViewingNews } from "#app/features/mail/submission-emails.server";
import { outbox } from "#app/features/mail/tables.server";
import { siteName } from "#app/features/settings/identity";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** How long a message to a guest waits, so that an undo can take it back. */
const UNDO_SECONDS = 60;

/** How long what is said of one booking of a trip plan waits for what is said of the others. */
const PLAN_GATHER_SECONDS = 5 * 60;

/** A message to the guest of a booking, as staff have read it or changed it. */
export interface GuestMailDraft {
  news: GuestNews;
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
}

/**
 * Queues a message to a guest. It leaves a minute later at the earliest: until then it can be taken back. Those about a
 * trip plan leave together.
 */
export async function queueGuestMail(
  tx: Db,
  texts: MailServices["texts"],
  { about, caseId }: { about: Mail["about"]; caseId: string },
  { recipient, ...said }: GuestMailDraft,
) {
  const links = [pageLink({ texts, language: said.language, caseId })];
  const delaySeconds = (await isTripPlan(tx, caseId)) ? PLAN_GATHER_SECONDS : UNDO_SECONDS;
  await queueMail(tx, [
    { purpose: "confirmation", recipients: [recipient], about, caseId, links, delaySeconds, ...said },
  ]);
}

interface LinkMail {
  caseId: string;
  recipient: string;
  language: Language;
  name: string;
  reference: string;
}

/** Queues a new address of a case to its guest, by itself. */
export async function queueLinkMail(
  tx: Db,
  { texts, settings }: Pick<MailServices, "texts" | "settings">,
  { caseId, recipient, language, name, reference }: LinkMail,
): Promise<void> {
  const brand = siteName(settings.value);
  await queueMail(tx, [
    {
      purpose: "link",
      recipients: [recipient],
      about: { table: "cases", id: caseId },
      caseId,
      links: [pageLink({ texts, language, caseId })],
      ...renderEmail(texts, language, (say) => newLinkEmail({ name, reference }, say, brand)),
    },
  ]);
}

/** Queues what staff said about a viewing. */
export async function queueViewingMail(
  tx: Db,
  { texts, settings }: Pick<MailServices, "texts" | "settings">,
  {
    id,
    ...viewing
  }: LinkMail & {
    /** Of the wish. */
    id: string;
    item: string;
    news: ViewingNews;
    at: Date | null;
  },
): Promise<void> {
  const { caseId, recipient, language } = viewing;
  const said = { siteName: siteName(settings.value), language };
  await queueMail(tx, [
    {
      purpose: "confirmation",
      recipients: [recipient],
      about: { table: "property_inquiries", id },
      caseId,
      links: [pageLink({ texts, language, caseId })],
      ...renderEmail(texts, language, (say) => viewingEmail(viewing, say, said)),
    },
  ]);
}

/** How long words wait for further ones of the same side. */
const GATHER_SECONDS = 60;

interface ConversationMail {
  purpose: "message" | "notice";
  caseId: string;
  recipients: string[];
  replyTo?: string | null;
  language: Language;
  subject: string;
}

/**
 * Queues that there is something to read in a case. What it says is composed when it leaves: several within a minute
 * are one message, and what was read meanwhile is not sent. Called under the lock of the case.
 */
export async function queueConversationMail(
  tx: Db,
  { purpose, caseId, recipients, replyTo = null, language, subject }: ConversationMail,
): Promise<void> {
  const waiting = await tx
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(
      and(
        eq(outbox.case_id, caseId),
        eq(outbox.purpose, purpose),
        eq(outbox.about_table, "cases"),
        isNull(outbox.sent_at),
        eq(outbox.attempts, 0),
      ),
    )
    // Until this is committed nobody sends it: a message composed before would leave out what is said now.
    .for("update");
  const told = new Set(waiting.map(({ recipient }) => recipient));
  await queueMail(tx, [
    {
      purpose,
      recipients: recipients.filter((recipient) => !told.has(recipient)),
      replyTo,
      language,
      subject: oneLine(subject),
      text: "",
      html: "",
      about: { table: "cases", id: caseId },
      caseId,
      delaySeconds: GATHER_SECONDS,
    },
  ]);
}

/**
 * Queues the answer to whoever asks for the requests of an address. The same row for every address: what it says, and
 * whether it leaves, is seen when it is sent.
 */
export async function queueFoundMail(tx: Db, recipient: string, language: Language): Promise<void> {
  const about = { table: "cases", id: "" };
  const unsaid = { subject: "Your requests", text: "", html: "" };
  await queueMail(tx, [{ purpose: "found", recipients: [recipient], language, about, ...unsaid }]);
}

/** Queues the question how it was. What it names, and whether it leaves, is seen when it is sent. */
export async function queueReviewMail(
  tx: Db,
  { recipient, language, mailing }: { recipient: string; language: Language; mailing: string },
): Promise<void> {
  const about = { table: "review_invitations", id: mailing };
  const unsaid = { subject: "How was it?", text: "", html: "" };
  await queueMail(tx, [{ purpose: "review", recipients: [recipient], language, about, ...unsaid }]);
}

/**
 * Queues the question whether somebody wants to be told of properties. What it names is seen when it is sent: several
 * that were asked for before are one message.
 */
export async function queueOptInMail(
  tx: Db,
  { subscriberId, recipient, language }: { subscriberId: string; recipient: string; language: Language },
): Promise<void> {
  const about = { table: "subscribers", id: subscriberId };
  const unsaid = { subject: "Start your alert", text: "", html: "" };
  await queueMail(tx, [{ purpose: "optin", recipients: [recipient], language, about, ...unsaid }]);
}

/** Whether such a message has not left yet. */
export async function isOptInQueued(tx: Db, subscriberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.about_id, subscriberId),
        eq(outbox.purpose, "optin"),
        isNull(outbox.sent_at),
        eq(outbox.attempts, 0),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Queues what is new or cheaper, one message for each mailbox. What it names is seen when it is sent. */
export async function queueAlertMails(
  tx: Db,
  mails: readonly { recipient: string; language: Language; mailing: string }[],
): Promise<void> {
  await queueMail(
    tx,
    mails.map(({ recipient, language, mailing }) => ({
      purpose: "alert",
      recipients: [recipient],
      language,
      about: { table: "told_properties", id: mailing },
      subject: "New on Pemba",
      text: "",
      html: "",
    })),
  );
}

/** Deletes what waits for its minute about a booking, and says what it was to tell; null when nothing waits. */
export async function takeBackGuestMail(tx: Db, { table, id }: Mail["about"]): Promise<GuestNews | null> {
  const [waiting] = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.about_table, table),
        eq(outbox.about_id, id),
        isNull(outbox.sent_at),
        eq(outbox.attempts, 0),
        gt(outbox.next_attempt_at, sql`now()`),
        isNotNull(outbox.guest_news),
      ),
    )
    .returning({ news: outbox.guest_news });
  return waiting?.news ?? null;
}
