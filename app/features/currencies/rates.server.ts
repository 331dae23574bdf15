import * as v from "valibot";
import { CURRENCY_CODES, type Currency, type CurrencyCode } from "#app/platform/money/money";

/** What holds when neither the table nor the rate service answers. */
export const DEFAULT_RATES: Record<CurrencyCode, number> = { USD: 1, EUR: 0.92, GBP: 0.79, AED: 3.67, TZS: 2500 };

export const SYMBOLS: Record<CurrencyCode, string> = { USD: "$", EUR: "€", GBP: "£", AED: "د.إ", TZS: "TSh" };

export interface SiteCurrency extends Currency {
  symbol: string;
}

export function standardCurrencies(rates: Partial<Record<CurrencyCode, number>> = {}): SiteCurrency[] {
  return CURRENCY_CODES.map((code) => ({ code, symbol: SYMBOLS[code], rate: rates[code] ?? DEFAULT_RATES[code] }));
}

const answer = v.object({ rates: v.record(v.string(), v.number()) });
const MAX_ANSWER_BYTES = 100_000;

/** Asks the public rate service for dollars. Its answer is somebody else's data: checked before anything is believed. */
export async function fetchRates(url: string): Promise<Partial<Record<CurrencyCode, number>>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`the rate service answered ${response.status}`);
  const body = await response.text();
  if (body.length > MAX_ANSWER_BYTES) throw new Error("the rate service's answer is too large");
  const { rates } = v.parse(answer, JSON.parse(body));
  const known = CURRENCY_CODES.filter((code) => code !== "USD").flatMap((code) => {
    const rate = rates[code];
    return rate !== undefined && Number.isFinite(rate) && rate > 0 ? [[code, rate] as const] : [];
  });
  if (known.length === 0) throw new Error("the rate service names none of our currencies");
  return Object.fromEntries(known);
}
