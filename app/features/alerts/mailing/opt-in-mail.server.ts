import { describeCriteria } from "#app/features/alerts/criteria-text";
import { mailWords } from "#app/features/alerts/mailing/mail-words.server";
import { countRecentOptIns, findSubscriber } from "#app/features/alerts/mailing/queries.server";
import { listSubscriptions } from "#app/features/alerts/queries.server";
import { MAX_OPT_INS_PER_HOUR } from "#app/features/alerts/schema";
import type { DetailRow, EmailContent } from "#app/features/mail/email-content";
import { renderEmail, type MailServices } from "#app/features/mail/outbox/mutations.server";
import type { ComposeOrPostpone } from "#app/features/mail/worker.server";
import { siteName } from "#app/features/settings/identity";
import type { Translate } from "#app/features/translations/translate.server";

const HOUR_SECONDS = 60 * 60;

/**
 * Composes the question whether a mailbox wants to be told of properties, with a way to start it. Nothing when nothing
 * waits any more. Beyond what may leave within an hour it waits.
 */
export function createOptInMailComposer({ db, env, texts, settings }: MailServices): ComposeOrPostpone {
  return async ({ about_id, language }) => {
    // Without an address of ours it would hold no link.
    if (!env.PUBLIC_URL) return null;
    const subscriber = await findSubscriber(db, { id: about_id });
    if (!subscriber) return null;
    const found = await listSubscriptions(db, subscriber.id, language);
    const isWaiting = ({ state }: { state: string }) => state === "waiting";
    const words = mailWords(texts, language);
    const lines: DetailRow[] = [
      ...found.alerts.filter(isWaiting).map(({ criteria }) => ({
        label: words.say("mail.alertNew"),
        value: describeCriteria(criteria, words).join(" · "),
      })),
      ...found.watched.filter(isWaiting).map(({ title }) => ({ label: words.say("mail.alertCheaper"), value: title })),
    ];
    if (lines.length === 0) return null;
    // This one is counted too.
    if (env.RATE_LIMIT && (await countRecentOptIns(db)) > MAX_OPT_INS_PER_HOUR)
      return { postponeSeconds: HOUR_SECONDS };
    return {
      links: [{ name: words.say("mail.openAlerts"), subscriberId: subscriber.id }],
      ...renderEmail(texts, language, (say) => optInEmail(lines, say, siteName(settings.value))),
    };
  };
}

function optInEmail(lines: DetailRow[], say: Translate, brand: string): EmailContent {
  return {
    subject: say("mail.subjectOptIn"),
    opening: [say("mail.greetingNameless"), say("mail.introOptIn")],
    heading: null,
    lines,
    quote: null,
    closing: [say("mail.optInNext"), `${say("mail.closing")}\n${say("mail.team", { brand })}`],
    smallPrint: say("mail.reason"),
  };
}
