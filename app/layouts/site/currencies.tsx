import { createContext, use } from "react";
import type { Currency } from "#app/platform/money/money";

interface OfferedCurrency extends Currency {
  symbol: string;
}

const OfferedCurrencies = createContext<OfferedCurrency[]>([]);
export const OfferedCurrenciesProvider = OfferedCurrencies.Provider;

/** The currencies a visitor may choose from. */
export function useSiteCurrencies(): OfferedCurrency[] {
  return use(OfferedCurrencies);
}
