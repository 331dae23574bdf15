import { listActiveCurrencies } from "#app/features/currencies/queries.server";
import { fetchRates, standardCurrencies, type SiteCurrency } from "#app/features/currencies/rates.server";
import { Standing } from "#app/platform/cache/standing.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import { CURRENCY_CODES } from "#app/platform/money/money";

/** The currencies a visitor may choose: from the table; failing that from the rate service; failing that the defaults. */
export function standingCurrencies(db: Db, rateUrl: string, log: Logger): Standing<SiteCurrency[]> {
  let everRead = false;
  return new Standing<SiteCurrency[]>({
    name: "currencies",
    fallback: standardCurrencies(),
    log,
    read: async () => {
      const rows = await listActiveCurrencies(db).catch((error: unknown) => {
        // What staff set last stays: the service knows nothing of currencies they switched off.
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
