import type { CriteriaWords } from "#app/features/alerts/criteria-text";
import { safeTypedText } from "#app/features/mail/rules";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";
import type { Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** What messages about alerts are said with, in dollars. */
export interface MailWords extends CriteriaWords {
  say: Translate;
}

export function mailWords(texts: MailServices["texts"], language: Language): MailWords {
  const groups = ["mail", "alertCriteria", "listingType", "propertyType", "propertyMarket"] as const;
  const say = createTranslate(texts.pick(language, groups), language);
  return {
    say,
    price: (cents) => formatMoney(cents, { code: BASE_CURRENCY, rate: 1 }, language),
    place: (location) => texts.namePlaces(language, location),
    // Anybody can have typed them, and the address.
    typed: safeTypedText,
  };
}
