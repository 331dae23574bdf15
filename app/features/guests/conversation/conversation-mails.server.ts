import {
  findConversationCase,
  listActsSince,
  listMessagesSince,
} from "#app/features/guests/conversation/queries.server";
import { describeAct } from "#app/features/guests/conversation/act-text";
import { pictureCountText } from "#app/features/guests/pictures/count-text";
import type { EmailContent } from "#app/features/mail/email-content";
import { pageLink, renderEmail, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { greetingName } from "#app/features/mail/rules";
import { withReference } from "#app/features/mail/submission-emails.server";
import type { ComposeMail } from "#app/features/mail/worker.server";
import { siteName } from "#app/features/settings/identity";
import { BASE_LANGUAGE, ENDONYMS } from "#app/platform/i18n/languages";

/** What staff wrote since the message was queued, unless the guest has read all of it on his page. */
export function createReplyMailComposer({ db, texts, settings }: MailServices): ComposeMail {
  return async ({ case_id, created_at, language }) => {
    const found = case_id ? await findConversationCase(db, case_id) : null;
    if (!found) return null;
    const messages = await listMessagesSince(db, found.id, "staff", created_at);
    if (messages.length === 0) return null;
    const name = greetingName(found.name);
    const brand = siteName(settings.value);
    return {
      links: [pageLink({ texts, language, caseId: found.id })],
      ...renderEmail(texts, language, (translate): EmailContent => ({
        subject: withReference(translate("mail.subjectReply", { item: found.title }), found.reference),
        opening: [
          name === null ? translate("mail.greetingNameless") : translate("mail.greeting", { name }),
          // Pictures are named and never attached: they are seen by who has the link, as long as it opens the page.
          ...messages.flatMap(({ body, pictures: { length: n } }) => [
            ...(body?.split(/\n{2,}/) ?? []),
            ...(n > 0 ? [translate("mail.pictures", { n })] : []),
          ]),
        ],
        heading: null,
        lines: [],
        quote: null,
        closing: [translate("mail.answerOnPage"), `${translate("mail.closing")}\n${translate("mail.team", { brand })}`],
        smallPrint: translate("mail.reasonBooking"),
      })),
    };
  };
}

/** The same for staff: what the guest wrote, in his words, unless somebody has read it. */
export function createNoticeMailComposer({ db, texts }: MailServices): ComposeMail {
  return async ({ case_id, created_at }) => {
    const found = case_id ? await findConversationCase(db, case_id) : null;
    if (!found) return null;
    const messages = await listMessagesSince(db, found.id, "guest", created_at);
    const acts = await listActsSince(db, found.id, created_at);
    const [first] = messages;
    if (!first && acts.length === 0) return null;
    const words = messages.flatMap(({ body }) => body ?? []).join("\n\n");
    const pictures = messages.reduce((sum, message) => sum + message.pictures.length, 0);
    return {
      links: [],
      ...renderEmail(texts, BASE_LANGUAGE, (): EmailContent => ({
        subject: withReference(`${found.name}: ${found.title}`, found.reference),
        opening: [
          ...(first ? [`${found.name} wrote in ${ENDONYMS[first.language]}.`] : []),
          ...acts.map((act) => `${found.name} ${describeAct(act)}.`),
        ],
        heading: found.title,
        lines: pictures > 0 ? [{ label: "Sent along", value: pictureCountText(pictures) }] : [],
        quote: words === "" || !first ? null : { text: words, language: first.language },
        closing: ["You get this because email notifications are on for your account."],
        smallPrint: null,
      })),
    };
  };
}
