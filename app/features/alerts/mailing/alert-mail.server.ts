import { criteriaSearch } from "#app/features/alerts/criteria";
import { mailWords, type MailWords } from "#app/features/alerts/mailing/mail-words.server";
import { findSubscriber, listDropsIn, listNewIn, type ToldProperty } from "#app/features/alerts/mailing/queries.server";
import { listSubscriptions } from "#app/features/alerts/queries.server";
import { MAX_TOLD } from "#app/features/alerts/schema";
import type { EmailContent } from "#app/features/mail/email-content";
import { renderEmail, type MailServices } from "#app/features/mail/outbox/mutations.server";
import type { MailedLink } from "#app/features/mail/schema";
import { isMailStopped } from "#app/features/mail/stops/queries.server";
import type { ComposeMail } from "#app/features/mail/worker.server";
import { PROPERTY_PATH_PREFIX } from "#app/features/properties/schema";
import { siteName } from "#app/features/settings/identity";
import type { Translate } from "#app/features/translations/translate.server";
import type { Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney, type Cents, type Currency } from "#app/platform/money/money";

export type AlertMailServices = MailServices & { currencies?: { value: readonly Currency[] } };

/**
 * Composes what is new and what got cheaper, when it leaves: what visitors do not see any more is left out. Nothing when
 * nothing is left, or the mailbox wants no more.
 */
export function createAlertMailComposer({ db, texts, settings, currencies }: AlertMailServices): ComposeMail {
  return async ({ about_id: mailing, recipient, language }) => {
    const subscriber = await findSubscriber(db, { email: recipient });
    if (!subscriber || (await isMailStopped(db, recipient, "alerts"))) return null;
    const drops = await listDropsIn(db, mailing, language, MAX_TOLD);
    const { found, total } = await listNewIn(db, mailing, language, MAX_TOLD - drops.length);
    const named = [...drops, ...found];
    if (named.length + total === 0) return null;
    const words = mailWords(texts, language);
    const shown = currencies?.value.find(({ code }) => code === subscriber.shown_currency);
    const links: MailedLink[] = named.map((property) => ({
      name: property.title,
      path: `${PROPERTY_PATH_PREFIX}/${property.slug}`,
      image: property.image,
      facts: factsOf(property, words, { shown, language }),
    }));
    const more = total - found.length;
    if (more > 0) {
      const { alerts } = await listSubscriptions(db, subscriber.id, language);
      const [only] = alerts;
      const search = only && alerts.length === 1 ? criteriaSearch(only.criteria) : "";
      links.push({ name: words.say("mail.alertMore", { n: more }), path: `${PROPERTY_PATH_PREFIX}${search}` });
    }
    links.push(
      { name: words.say("mail.alertManage"), subscriberId: subscriber.id },
      { name: words.say("mail.stopAlerts"), subscriberId: subscriber.id, opens: "stop" },
    );
    const count = drops.length + total;
    return { links, ...renderEmail(texts, language, (say) => alertEmail(count, say, siteName(settings.value))) };
  };
}

/** Place and price: in dollars, and in the currency that was shown when it was asked for. */
function factsOf(
  { location, price, listing_type, before }: ToldProperty,
  { say, place }: MailWords,
  { shown, language }: { shown: Currency | undefined; language: Language },
): string[] {
  const money = (cents: Cents) => {
    const dollars = formatMoney(cents, { code: BASE_CURRENCY, rate: 1 }, language);
    return shown && shown.code !== BASE_CURRENCY ? `${dollars} (${formatMoney(cents, shown, language)})` : dollars;
  };
  if (price === null) return [place(location), say("propertyMarket.onRequest")];
  const now = listing_type === "rent" ? say("mail.perMonth", { price: money(price) }) : money(price);
  return [
    place(location),
    before === null ? now : say("mail.alertDrop", { price: money(price), before: money(before) }),
  ];
}

function alertEmail(count: number, say: Translate, brand: string): EmailContent {
  return {
    subject: say("mail.subjectAlert", { n: count }),
    opening: [say("mail.greetingNameless"), say("mail.introAlert")],
    heading: null,
    lines: [],
    quote: null,
    closing: [`${say("mail.closing")}\n${say("mail.team", { brand })}`],
    smallPrint: say("mail.reasonAlert"),
  };
}
