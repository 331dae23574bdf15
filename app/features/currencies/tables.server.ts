import { sql } from "drizzle-orm";
import { boolean, check, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { instant, oneOf } from "#app/platform/db/columns.server";
import { CURRENCY_CODES } from "#app/platform/money/money";

export const currencies = pgTable(
  "currencies",
  {
    code: text({ enum: CURRENCY_CODES }).primaryKey(),
    name: text().notNull(),
    symbol: text().notNull(),
    /** 1 USD = exchange_rate of this currency. */
    exchange_rate: numeric({ precision: 18, scale: 6, mode: "number" }).notNull(),
    is_active: boolean().notNull().default(true),
    last_updated: instant().notNull().defaultNow(),
  },
  (table) => [
    oneOf("currencies_code", table.code, CURRENCY_CODES),
    check("currencies_rate_positive", sql`${table.exchange_rate} > 0`),
    check("currencies_usd_is_base", sql`${table.code} <> 'USD' or (${table.exchange_rate} = 1 and ${table.is_active})`),
  ],
);
