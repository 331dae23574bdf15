import { useLanguage } from "#app/platform/i18n/paths";
import { useCurrency } from "#app/platform/money/currency";
import { currencySymbol, formatRoundMoney, MONEY_LOCALES, type Cents, type Currency } from "#app/platform/money/money";
import type { Language } from "#app/platform/i18n/languages";

/** A price in a small box, such as a day of a calendar: round, and without a sign that takes several letters. */
function formatCompactMoney(amount: Cents, currency: Currency, language: Language): string {
  if (currencySymbol(currency.code).length === 1) return formatRoundMoney(amount, currency, language);
  const value = (amount * currency.rate) / 100;
  return new Intl.NumberFormat(MONEY_LOCALES[language], {
    notation: value >= 10_000 ? "compact" : "standard",
    maximumFractionDigits: 0,
    numberingSystem: "latn",
  }).format(value);
}

/** Apart from `useMoney`, which every page loads. */
export function useCompactMoney(): (amount: Cents) => string {
  const { current } = useCurrency();
  const language = useLanguage();
  return (amount) => formatCompactMoney(amount, current, language);
}
