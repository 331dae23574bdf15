import { listActiveCurrencies } from "#app/features/currencies/queries.server";
import { fetchRates, standardCurrencies, type SiteCurrency } from "#app/features/currencies/rates.server";
import { CachedValue } from "#app/platform/cache/cached-value.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import { CURRENCY_CODES } from "#app/platform/money/money";

/**
 * The currencies a visitor may choose: from the table; failing that from the rate service; failing that the defaults.
 */
export function cachedCurrencies(db: Db, rateUrl: string, log: Logger): CachedValue<SiteCurrency[]> {
  let everRead = false;
  return new CachedValue<SiteCurrency[]>({
    name: "currencies",
    fallback: standardCurrencies(),
    log,
    read: async () => {
      const rows = await listActiveCurrencies(db).catch((error: unknown) => {
        // Keep the cached value: the service does not know which currencies staff disabled.
        if (everRead) throw error;
        log.error({ err: error }, "could not read currencies");
        return [];
      });
      if (rows.length === 0) return standardCurrencies(await fetchRates(rateUrl));
      everRead = true;
      return rows.toSorted((a, b) => CURRENCY_CODES.indexOf(a.code) - CURRENCY_CODES.indexOf(b.code));
    },
  });
}
