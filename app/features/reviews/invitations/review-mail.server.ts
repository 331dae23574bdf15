import { islandToday } from "#app/features/availability/rules";
import type { EmailContent } from "#app/features/mail/email-content";
import { renderEmail, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { isMailStopped } from "#app/features/mail/stops/queries.server";
import type { MailedLink } from "#app/features/mail/schema";
import type { ComposeMail } from "#app/features/mail/worker.server";
import { skipInvitation } from "#app/features/reviews/invitations/mutations.server";
import { listMailedItems, type FoundItem } from "#app/features/reviews/invitations/queries.server";
import { skipReason, type SkipReason } from "#app/features/reviews/invitations/rules";
import { siteName } from "#app/features/settings/identity";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";

/**
 * Composes the question how it was, when it leaves: what was reviewed, erased or changed meanwhile is left out. Nothing
 * when nothing is left.
 */
export function createReviewMailComposer({ db, texts, settings }: MailServices): ComposeMail {
  return async ({ about_id, recipient, language }) => {
    const isStopped = await isMailStopped(db, recipient, "reviews");
    const asked: FoundItem[] = [];
    for (const item of await listMailedItems(db, about_id)) {
      const why = changedAddress(item, recipient) ?? skipReason(item, { today: islandToday(), isStopped });
      if (why) await skipInvitation(db, item, why);
      else asked.push(item);
    }
    const [first] = asked;
    if (!first) return null;
    const say = createTranslate(texts.pick(language, ["mail"]), language);
    const links: MailedLink[] = [
      ...perCase(asked).map(({ caseId, names }) => ({ caseId, name: say("mail.writeReview", { item: names }) })),
      { caseId: first.caseId, name: say("mail.stopReviews"), opens: "stop" },
    ];
    const brand = siteName(settings.value);
    return { links, ...renderEmail(texts, language, (translate) => reviewEmail(translate, brand)) };
  };
}

function changedAddress({ email }: FoundItem, recipient: string): SkipReason | null {
  return email && email.toLowerCase() !== recipient.toLowerCase() ? "address_changed" : null;
}

/** One way to each page: what was booked together is written about on one. */
function perCase(items: readonly FoundItem[]): { caseId: string; names: string }[] {
  const byCase = Map.groupBy(items, ({ caseId }) => caseId);
  return [...byCase].map(([caseId, group]) => ({
    caseId,
    names: group.map(({ listingName }) => listingName).join(" · "),
  }));
}

function reviewEmail(translate: Translate, brand: string): EmailContent {
  return {
    subject: translate("mail.subjectReview"),
    opening: [translate("mail.greetingNameless"), translate("mail.introReview")],
    heading: null,
    lines: [],
    quote: null,
    closing: [`${translate("mail.closing")}\n${translate("mail.team", { brand })}`],
    smallPrint: translate("mail.reasonBooking"),
  };
}
