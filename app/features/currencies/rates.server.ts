import * as v from "valibot";
import { storedRate, rateProblem } from "#app/features/currencies/rules";
import { BASE_CURRENCY, CURRENCY_CODES, type Currency, type CurrencyCode } from "#app/platform/money/money";

/** What holds when neither the table nor the rate service answers. */
export const DEFAULT_RATES: Record<CurrencyCode, number> = { USD: 1, EUR: 0.92, GBP: 0.79, AED: 3.67, TZS: 2500 };

export const SYMBOLS: Record<CurrencyCode, string> = { USD: "$", EUR: "€", GBP: "£", AED: "د.إ", TZS: "TSh" };

export interface SiteCurrency extends Currency {
  symbol: string;
}

export function standardCurrencies(rates: Partial<Record<CurrencyCode, number>> = {}): SiteCurrency[] {
  return CURRENCY_CODES.map((code) => ({ code, symbol: SYMBOLS[code], rate: rates[code] ?? DEFAULT_RATES[code] }));
}

const answer = v.object({ rates: v.record(v.string(), v.unknown()) });
const MAX_RESPONSE_BYTES = 100_000;
const TIME_OUT_MS = 5_000;

/** A value of one of our currencies that cannot be a rate. */
export interface RejectedRate {
  code: CurrencyCode;
  value: string;
  reason: string;
}

export interface ServiceRates {
  rates: Partial<Record<CurrencyCode, number>>;
  rejected: RejectedRate[];
}

/** What the service says of our currencies, without those whose value is none. */
export async function fetchRates(url: string): Promise<ServiceRates["rates"]> {
  return (await fetchServiceRates(url)).rates;
}

const MAX_VALUE_LENGTH = 20;

/** Fetches USD rates from the public service. Its response is untrusted: every value is validated. */
export async function fetchServiceRates(url: string): Promise<ServiceRates> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIME_OUT_MS) });
  if (!response.ok) throw new Error(`the rate service answered ${response.status}`);
  const { rates } = v.parse(answer, JSON.parse(await readLimited(response)));
  if (rates[BASE_CURRENCY] !== undefined && rates[BASE_CURRENCY] !== 1)
    throw new Error("the rate service does not count from dollars");
  const found: ServiceRates = { rates: {}, rejected: [] };
  for (const code of CURRENCY_CODES.filter((known) => known !== BASE_CURRENCY && rates[known] !== undefined)) {
    const value = rates[code];
    const reason = rateProblem(value);
    if (reason === null) found.rates[code] = storedRate(value as number) ?? undefined;
    else found.rejected.push({ code, value: JSON.stringify(value).slice(0, MAX_VALUE_LENGTH), reason });
  }
  if (Object.keys(found.rates).length === 0) throw new Error("the rate service names none of our currencies");
  return found;
}

/** Reads the body up to MAX_RESPONSE_BYTES, so that an endless response is aborted early. */
async function readLimited({ body }: Response): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > MAX_RESPONSE_BYTES) throw new Error("the rate service's answer is too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
