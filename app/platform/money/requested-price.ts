import {
  BASE_CURRENCY,
  decimalsOf,
  isCurrencyCode,
  type Cents,
  type Currency,
  type CurrencyCode,
} from "#app/platform/money/money";

/**
 * A price somebody filters by, as it stands in an address: a link means the same to everybody, whatever currency he has
 * chosen.
 */
export interface RequestedPrice {
  /** In hundredths of its currency. */
  amount: number;
  currency: CurrencyCode;
  /** The last price in dollars that is shown as this one: the highest for a limit above, the lowest for one below. */
  cents: Cents;
}

export type PriceBound = "atMost" | "atLeast";

/** The name that says what currency the prices of an address are in; without it they are dollars. */
export const PRICE_CURRENCY = "currency";

/** A price of an address; null when it is none, or in a currency that is not offered. */
export function parseRequestedPrice(
  search: URLSearchParams,
  name: string,
  bound: PriceBound,
  currencies: readonly Currency[],
): RequestedPrice | null {
  const amount = parseHundredths(search.get(name) ?? "");
  // A form without scripts sends its empty fields too.
  const code = search.get(PRICE_CURRENCY) || BASE_CURRENCY;
  const currency =
    currencies.find((offered) => offered.code === code) ??
    (code === BASE_CURRENCY ? { code: BASE_CURRENCY, rate: 1 } : null);
  if (amount === null || !currency || !isCurrencyCode(code)) return null;
  return {
    amount,
    currency: code,
    cents: bound === "atMost" ? highestShown(amount, currency) : lowestShown(amount, currency),
  };
}

/** How prices and their currency stand in the address: no price, no currency; and dollars are not named. */
export function priceQuery(prices: Record<string, RequestedPrice | null>): Record<string, string> {
  const currency = Object.values(prices).find((price) => price !== null)?.currency ?? BASE_CURRENCY;
  const numbers = Object.entries(prices).map(([name, price]) => [name, price ? amountText(price.amount) : ""]);
  return { ...Object.fromEntries(numbers), [PRICE_CURRENCY]: currency === BASE_CURRENCY ? "" : currency };
}

/** What stands in a box that is typed in one currency: the number of the address, or what it comes to. */
export function requestedPriceText(price: RequestedPrice | null, currency: Currency): string {
  if (!price) return "";
  return amountText(price.currency === currency.code ? price.amount : displayedAmount(price.cents, currency));
}

function parseHundredths(typed: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}

function amountText(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

/** A price in dollars as it is shown in a currency, in hundredths of it. */
function displayedAmount(cents: Cents, { code, rate }: Currency): number {
  const unit = 10 ** (2 - decimalsOf(code));
  return Math.round((cents * rate) / unit) * unit;
}

function highestShown(amount: number, currency: Currency): Cents {
  const unit = 10 ** (2 - decimalsOf(currency.code));
  let cents = Math.floor((amount + unit / 2) / currency.rate);
  while (cents > 0 && displayedAmount(cents, currency) > amount) cents--;
  return cents;
}

function lowestShown(amount: number, currency: Currency): Cents {
  const unit = 10 ** (2 - decimalsOf(currency.code));
  let cents = Math.max(0, Math.ceil((amount - unit / 2) / currency.rate));
  while (displayedAmount(cents, currency) < amount) cents++;
  return cents;
}
