import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { LinkPurpose } from "#app/features/auth/links/mutations.server";
import { recordMailLimited } from "#app/features/cases/mutations.server";
import { renderHtml, renderText, type EmailContent } from "#app/features/mail/email-content";
import {
  type Mail,
  queueMail,
  type MailServices,
  countMailTo,
  canMailPages,
  pageLink,
  renderEmail,
} from "#app/features/mail/outbox/mutations.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import { oneLine } from "#app/features/mail/rules";
import type { Submission } from "#app/features/mail/submission";
import { confirmationEmail, noticeEmail } from "#app/features/mail/submission-emails.server";
import { outbox } from "#app/features/mail/tables.server";
import { siteName } from "#app/features/settings/identity";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";

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
      ...renderEmail(texts, submission.language, (say) =>
        confirmationEmail(submission, say, { siteName: name, hasPage: env.PUBLIC_URL !== undefined }),
      ),
    });
  await queueMail(tx, mails);
  if (isTooMuch) await recordMailLimited(tx, caseId);
  return isConfirmed && canMailPages(env);
}

/** Deletes unsent mail about a submission that was corrected since. Mail being sent right now is kept. */
async function dropOutdatedMail(tx: Db, { table, id }: Submission["about"]): Promise<void> {
  const isIdle = or(eq(outbox.attempts, 0), isNotNull(outbox.last_error));
  await tx
    .delete(outbox)
    .where(and(eq(outbox.about_table, table), eq(outbox.about_id, id), isNull(outbox.sent_at), isIdle));
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
