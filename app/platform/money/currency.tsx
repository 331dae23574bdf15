import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { CURRENCY_KEY, readCookie, readStoredChoice, storeChoice } from "#app/platform/http/cookies";
import { useLanguage } from "#app/platform/i18n/paths";
import {
  BASE_CURRENCY,
  formatMoney,
  formatRoundMoney,
  type Cents,
  type Currency,
  type CurrencyCode,
} from "#app/platform/money/money";

interface CurrencyChoice {
  current: Currency;
  offered: readonly Currency[];
  choose: (code: CurrencyCode) => void;
}

const CurrencyContext = createContext<CurrencyChoice>({
  current: { code: BASE_CURRENCY, rate: 1 },
  offered: [],
  choose: () => {},
});

/**
 * The currency prices are shown in. The server begins with the visitor's cookie; choosing another one redraws every
 * price.
 */
export function CurrencyProvider({
  currencies,
  initial,
  children,
}: {
  currencies: Currency[];
  initial: CurrencyCode;
  children: ReactNode;
}) {
  const [code, setCode] = useState(initial);
  const current = currencies.find((currency) => currency.code === code) ?? { code: BASE_CURRENCY, rate: 1 };
  useEffect(() => {
    // A choice made before scripts had loaded stands in the cookie alone: it is the newer one.
    const stored = readCookie(document.cookie, CURRENCY_KEY) ?? readStoredChoice(CURRENCY_KEY);
    if (!currencies.some(({ code: offered }) => offered === stored)) return;
    // oxlint-disable-next-line typescript/no-non-null-assertion -- it is a code that is offered; every page loads this
    storeChoice(CURRENCY_KEY, stored!);
    setCode(stored as CurrencyCode);
    // Only what was kept before this visit counts; later changes go through `choose`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const choose = (next: CurrencyCode) => {
    storeChoice(CURRENCY_KEY, next);
    setCode(next);
  };
  return <CurrencyContext value={{ current, offered: currencies, choose }}>{children}</CurrencyContext>;
}

/** Prices that were agreed in a currency, at the rate of then, whatever the reader has chosen since. */
export function FixedCurrency({ value, children }: { value: Currency; children: ReactNode }) {
  return <CurrencyContext value={{ current: value, offered: [], choose: () => {} }}>{children}</CurrencyContext>;
}

export function useCurrency(): CurrencyChoice {
  return use(CurrencyContext);
}

/** Formats dollars in the visitor's currency and language. */
export function useMoney(): Record<"exact" | "round", (amount: Cents) => string> {
  const language = useLanguage();
  const { current } = useCurrency();
  return {
    exact: (amount) => formatMoney(amount, current, language),
    round: (amount) => formatRoundMoney(amount, current, language),
  };
}

/** A price in running text: never broken by the direction of the words around it. */
export function Price({ amount }: { amount: Cents }) {
  return <bdi dir="ltr">{useMoney().exact(amount)}</bdi>;
}
