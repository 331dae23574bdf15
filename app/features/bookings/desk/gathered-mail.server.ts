import { typedEmail } from "#app/features/bookings/desk/guest-emails.server";
import { joinLetters } from "#app/features/bookings/desk/join-letters";
import { findReference } from "#app/features/cases/queries.server";
import { renderHtml } from "#app/features/mail/email-content";
import { saveComposed, takeOtherGuestMails } from "#app/features/mail/delivery/mutations.server";
import { type MailServices } from "#app/features/mail/outbox/mutations.server";
import { withReference } from "#app/features/mail/submission-emails.server";
import type { ComposeMail } from "#app/features/mail/worker.server";
import { createTranslate } from "#app/features/translations/translate.server";

/** What was said of several bookings of a trip plan within minutes, in one message. */
export function createGatheredMailComposer({ db, texts }: Pick<MailServices, "db" | "texts">): ComposeMail {
  return (mail) =>
    // What is taken and what it is put into are stored together: nothing of it is lost with a process.
    db.transaction(async (tx) => {
      const others = await takeOtherGuestMails(tx, mail);
      const { language, case_id, links } = mail;
      if (!case_id || others.length === 0) return { ...mail, links: links ?? [] };
      const translate = createTranslate(texts.pick(language, ["planSent"]), language);
      const text = joinLetters([mail, ...others].map((letter) => letter.text));
      const composed = {
        subject: withReference(translate("planSent.mailSubject"), await findReference(tx, case_id)),
        text,
        html: renderHtml(typedEmail(text)),
        links: links ?? [],
      };
      await saveComposed(tx, mail, composed);
      return composed;
    });
}
