import {
  formatRoundMoney,
  MONEY_LOCALES,
  type Cents,
  type Currency,
  type CurrencyCode,
} from "#app/platform/money/money";
import type { Language } from "#app/platform/i18n/languages";

/** British English writes 185k and Arabic follows it; next to a capital sign the American 185K reads better. */
const SHORT_LOCALES: Record<Language, string> = { ...MONEY_LOCALES, en: "en-US", ar: "en-US" };

/** Below this an amount is short as it is. */
const COMPACT_FROM = 10_000;

const formatters = new Map<string, Intl.NumberFormat>();

/** Making one takes a hundred times as long as writing an amount with it. */
function formatter(language: Language, code: CurrencyCode): Intl.NumberFormat {
  const key = `${language} ${code}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(SHORT_LOCALES[language], {
      style: "currency",
      currency: code,
      currencyDisplay: "narrowSymbol",
      notation: "compact",
      maximumSignificantDigits: 3,
      numberingSystem: "latn",
    });
    formatters.set(key, found);
  }
  return found;
}

/** An amount for where there is hardly room: $185K. */
export function formatShortMoney(amount: Cents, currency: Currency, language: Language): string {
  const value = (amount * currency.rate) / 100;
  if (value < COMPACT_FROM) return formatRoundMoney(amount, currency, language);
  return formatter(language, currency.code).format(value);
}
