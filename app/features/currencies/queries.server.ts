import { asc, eq } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { currencies } from "#app/features/currencies/tables.server";

export function listActiveCurrencies(db: Db) {
  return db
    .select({
      code: currencies.code,
      name: currencies.name,
      symbol: currencies.symbol,
      rate: currencies.exchange_rate,
    })
    .from(currencies)
    .where(eq(currencies.is_active, true))
    .orderBy(asc(currencies.code));
}

/** All of them, as staff see them. */
export function listCurrencies(db: Db) {
  return db
    .select({
      code: currencies.code,
      name: currencies.name,
      symbol: currencies.symbol,
      rate: currencies.exchange_rate,
      isActive: currencies.is_active,
      lastUpdated: currencies.last_updated,
    })
    .from(currencies)
    .orderBy(asc(currencies.code));
}
