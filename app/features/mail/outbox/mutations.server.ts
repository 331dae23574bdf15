import { sql } from "drizzle-orm";
import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import { renderHtml, renderText, type EmailContent } from "#app/features/mail/email-content";
import { canonicalMailbox } from "#app/features/mail/rules";
import { MAIL_CHANNEL, type GuestNews, type MailedLink, type MailPurpose } from "#app/features/mail/schema";
import { EMAIL_TEXT_GROUPS } from "#app/features/mail/submission-emails.server";
import { outbox } from "#app/features/mail/tables.server";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Texts } from "#app/features/translations/texts.server";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";
import type { Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import type { Language } from "#app/platform/i18n/languages";

export interface Mail {
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
export async function queueMail(tx: Db, mails: Mail[]): Promise<void> {
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
  texts: Pick<Texts, "pick" | "namePlaces">;
  settings: { value: Pick<SiteSettings, "site_name"> | null };
}

/** Rate limit per mailbox, across all IPs: visitors can enter somebody else's address. */
export const CONFIRMATION_LIMIT: RateLimit = { attempts: 10, seconds: 24 * 60 * 60 };

/** Counts a message that somebody else's typing sends to a mailbox. Over the limit: how many seconds to wait. */
export function countMailTo(tx: Db, email: string): Promise<number | null> {
  return countAttempt(tx, `mail ${canonicalMailbox(email)}`, CONFIRMATION_LIMIT);
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

/** Heard by every process once the transaction is committed. */
export async function notifySenders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, ${NOTIFY_PAYLOAD})`);
}
