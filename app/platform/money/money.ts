import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** US dollars as whole cents. */
export type Cents = number;

export const CURRENCY_CODES = ["USD", "EUR", "GBP", "AED", "TZS"] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];
export const BASE_CURRENCY = "USD" satisfies CurrencyCode;

export interface Currency {
  code: CurrencyCode;
  /** 1 USD = rate of this currency. */
  rate: number;
}

/**
 * Arabic prices are written as English ones and set left to right: CLDR's own form hides direction marks in the text.
 */
export const MONEY_LOCALES: Record<Language, string> = { ...LOCALE_TAGS, ar: "en-GB" };

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, code: CurrencyCode, decimals: number): Intl.NumberFormat {
  const key = `${language} ${code} ${decimals}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(MONEY_LOCALES[language], {
      style: "currency",
      currency: code,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      numberingSystem: "latn",
    });
    formatters.set(key, found);
  }
  return found;
}

/** How many decimals prices of a currency have. */
export function decimalsOf(code: CurrencyCode): number {
  return code === "TZS" ? 0 : 2;
}

/** The sign of a currency, for a box that amounts of it are typed in. */
export function currencySymbol(code: CurrencyCode): string {
  return (
    formatter("en", code, 0)
      .formatToParts(0)
      .find(({ type }) => type === "currency")?.value ?? code
  );
}

/**
 * An amount in the visitor's currency, as its language writes it. Shillings have no cents; the others always show two.
 */
export function formatMoney(amount: Cents, currency: Currency, language: Language): string {
  return formatter(language, currency.code, decimalsOf(currency.code)).format((amount * currency.rate) / 100);
}

/** An amount in dollars, as the office reads it. */
export function formatUsd(amount: Cents): string {
  return formatMoney(amount, { code: BASE_CURRENCY, rate: 1 }, "en");
}

/** A round bound in a filter ("Under $100"): no decimals in any currency. */
export function formatRoundMoney(amount: Cents, currency: Currency, language: Language): string {
  return formatter(language, currency.code, 0).format((amount * currency.rate) / 100);
}

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === "string" && (CURRENCY_CODES as readonly string[]).includes(value);
}

/** What a person typed as a price in dollars, in cents; null when it is not an amount of at most two decimals. */
export function parseUsd(typed: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

export function usdInputValue(amount: Cents): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
