import type { CriteriaWords } from "#app/features/alerts/criteria-text";
import { safeTypedText } from "#app/features/mail/rules";
import type { MailServices } from "#app/features/mail/mutations.server";
import { namePlaces } from "#app/features/translations/place-names";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";
import type { Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";

/** What messages about alerts are said with, in dollars. */
export interface MailWords extends CriteriaWords {
  say: Translate;
}

export function mailWords(texts: MailServices["texts"], language: Language): MailWords {
  const groups = ["mail", "alertCriteria", "listingType", "propertyType", "place"] as const;
  const say = createTranslate(texts.pick(language, groups), language);
  return {
    say,
    price: (cents) => formatMoney(cents, { code: BASE_CURRENCY, rate: 1 }, language),
    place: (location) => namePlaces(location, (place) => say(`place.${place}`)),
    // Anybody can have typed them, and the address.
    typed: safeTypedText,
  };
}
