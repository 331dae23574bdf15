import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { LinkPurpose } from "#app/features/auth/links/mutations.server";
import { isTripPlan } from "#app/features/cases/queries.server";
import { renderHtml, renderText, type EmailContent } from "#app/features/mail/email-content";
import {
  confirmationEmail,
  EMAIL_TEXT_GROUPS,
  newLinkEmail,
  noticeEmail,
  viewingEmail,
  type ViewingNews,
} from "#app/features/mail/submission-emails.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import { canonicalMailbox, oneLine } from "#app/features/mail/rules";
import { MAIL_CHANNEL, type GuestNews, type MailedLink, type MailPurpose } from "#app/features/mail/schema";
import type { Submission } from "#app/features/mail/submission";
import { outbox } from "#app/features/mail/tables.server";
import { siteName } from "#app/features/settings/identity";
import type { SiteSettings } from "#app/features/settings/queries.server";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";
import type { Texts } from "#app/features/translations/texts.server";
import type { Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";

interface Mail {
  purpose: MailPurpose;
  recipients: readonly string[];
  replyTo?: string | null;
  language: Language;
  subject: string;
  text: string;
  html: string;
  about: { table: string; id: string };
  caseId?: string | null;
  links?: MailedLink[];
  news?: GuestNews;
  /** Not before so many seconds have passed. */
  delaySeconds?: number;
}

const NOTIFY_PAYLOAD = '{"table":"outbox"}';

/** Puts messages into the outbox. Called in the transaction of what they are about: all are stored, or none is. */
async function queueMail(tx: Db, mails: Mail[]): Promise<void> {
  const rows = mails.flatMap(({ recipients, replyTo = null, about, caseId = null, news, delaySeconds = 0, ...said }) =>
    recipients.map((recipient) => ({
      ...said,
      recipient,
      reply_to: replyTo,
      about_table: about.table,
      about_id: about.id,
      case_id: caseId,
      guest_news: news ?? null,
      ...(delaySeconds > 0 && { next_attempt_at: sql`now() + make_interval(secs => ${delaySeconds})` }),
    })),
  );
  if (rows.length === 0) return;
  // Every process hears of them once the transaction is committed.
  await tx
    .insert(outbox)
    .values(rows)
    .returning({ heard: sql`pg_notify(${MAIL_CHANNEL}, ${NOTIFY_PAYLOAD})` });
}

/** What storing a submission takes, since the messages about it are written with it. */
export interface MailServices {
  db: Db;
  env: Pick<Env, "RATE_LIMIT" | "SMTP_URL" | "PUBLIC_URL">;
  texts: Pick<Texts, "pick">;
  settings: { value: Pick<SiteSettings, "site_name"> | null };
}

/** Rate limit per mailbox, across all IPs: visitors can enter somebody else's address. */
export const CONFIRMATION_LIMIT: RateLimit = { attempts: 10, seconds: 24 * 60 * 60 };

/** Counts a message that somebody else's typing sends to a mailbox. Over the limit: how many seconds to wait. */
export function countMailTo(tx: Db, email: string): Promise<number | null> {
  return countAttempt(tx, `mail ${canonicalMailbox(email)}`, CONFIRMATION_LIMIT);
}

/**
 * Queues what a submission sets off: a notice to each of the staff who want one, and a confirmation to the visitor.
 * Whether a link is mailed to him: not without an address, beyond the limit, or where no mail with links can be sent.
 */
export async function queueSubmissionMail(
  tx: Db,
  { env, texts, settings }: MailServices,
  submission: Submission,
): Promise<boolean> {
  const { about, visitor, caseId } = submission;
  if (submission.isCorrection) await dropOutdatedMail(tx, about);
  const name = siteName(settings.value);
  const mails: Mail[] = [];
  const readers = await listNoticeRecipients(tx);
  if (readers.length > 0)
    mails.push({
      purpose: "notice",
      recipients: readers,
      replyTo: visitor.email,
      about,
      caseId,
      ...renderEmail(texts, BASE_LANGUAGE, (say) => noticeEmail(submission, say, name)),
    });
  const isTooMuch = visitor.email && env.RATE_LIMIT && (await countMailTo(tx, visitor.email)) !== null;
  const isConfirmed = Boolean(visitor.email) && !isTooMuch;
  if (visitor.email && isConfirmed)
    mails.push({
      purpose: "confirmation",
      recipients: [visitor.email],
      about,
      caseId,
      links: [pageLink({ texts, language: submission.language, caseId })],
      ...renderEmail(texts, submission.language, (say) => confirmationEmail(submission, say, name)),
    });
  await queueMail(tx, mails);
  return isConfirmed && canMailPages(env);
}

/** Whether messages leave, and can hold links of ours. */
export function canMailPages({ SMTP_URL, PUBLIC_URL }: MailServices["env"]): boolean {
  return SMTP_URL !== undefined && PUBLIC_URL !== undefined;
}

/** The way to the page of a case, in the reader's words. */
export function pageLink({
  texts,
  language,
  caseId,
}: {
  texts: MailServices["texts"];
  language: Language;
  caseId: string;
}): MailedLink {
  return { name: createTranslate(texts.pick(language, ["mail"]), language)("mail.seeRequest"), caseId };
}

/** Deletes unsent mail about a submission that was corrected since. Mail being sent right now is kept. */
async function dropOutdatedMail(tx: Db, { table, id }: Submission["about"]): Promise<void> {
  const isIdle = or(eq(outbox.attempts, 0), isNotNull(outbox.last_error));
  await tx
    .delete(outbox)
    .where(and(eq(outbox.about_table, table), eq(outbox.about_id, id), isNull(outbox.sent_at), isIdle));
}

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
interface LinkMail {
  caseId: string;
  recipient: string;
  language: Language;
  name: string;
  reference: string;
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
interface ConversationMail {
  purpose: "message" | "notice";
  caseId: string;
  recipients: string[];
  replyTo?: string | null;
  language: Language;
  subject: string;
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

export function renderEmail(
  texts: MailServices["texts"],
  language: Language,
  compose: (say: Translate) => EmailContent,
) {
  const say = createTranslate(texts.pick(language, EMAIL_TEXT_GROUPS), language);
  const letter = compose(say);
  return {
    language,
    subject: letter.subject,
    text: renderText(letter, language, (line) => say("mail.line", line)),
    html: renderHtml(letter),
  };
}

/** Queues a message to one of the staff about her account, in English. Its link is made when it is sent. */
export async function queueStaffEmail(
  tx: Db,
  {
    purpose,
    recipient,
    about,
    letter,
  }: { purpose: LinkPurpose; recipient: string; about: Mail["about"]; letter: EmailContent },
): Promise<void> {
  const text = renderText(letter, BASE_LANGUAGE, ({ label, value }) => `${label}: ${value}`);
  await queueMail(tx, [
    {
      purpose,
      recipients: [recipient],
      language: BASE_LANGUAGE,
      subject: oneLine(letter.subject),
      text,
      html: renderHtml(letter),
      about,
    },
  ]);
}

/** Queues a message to all of the staff who want to be told, in English: about us, not about a visitor. */
export async function queueStaffNotice(
  tx: Db,
  { about, letter }: { about: Mail["about"]; letter: EmailContent },
): Promise<void> {
  await queueMail(tx, [
    {
      purpose: "notice",
      recipients: await listNoticeRecipients(tx),
      language: BASE_LANGUAGE,
      subject: oneLine(letter.subject),
      text: renderText(letter, BASE_LANGUAGE, ({ label, value }) => `${label}: ${value}`),
      html: renderHtml(letter),
      about,
    },
  ]);
}

/** Heard by every process once the transaction is committed. */
export async function notifySenders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, ${NOTIFY_PAYLOAD})`);
}
