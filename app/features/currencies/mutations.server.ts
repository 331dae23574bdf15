import { asc, eq } from "drizzle-orm";
import type { Staff } from "#app/features/auth/schema";
import type { RejectedRate, ServiceRates } from "#app/features/currencies/rates.server";
import { isBase } from "#app/features/currencies/rules";
import { currencies } from "#app/features/currencies/tables.server";
import { recordChange } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import type { CurrencyCode } from "#app/platform/money/money";

type Values = Partial<Pick<typeof currencies.$inferInsert, "exchange_rate" | "is_active" | "last_updated">>;

export function setRate(db: Db, staff: Staff, code: CurrencyCode, rate: number): Promise<{ ok: boolean }> {
  return change(db, staff, code, { exchange_rate: rate, last_updated: new Date() });
}

export function setActive(db: Db, staff: Staff, code: CurrencyCode, isActive: boolean): Promise<{ ok: boolean }> {
  return change(db, staff, code, { is_active: isActive });
}

async function change(db: Db, staff: Staff, code: CurrencyCode, values: Values): Promise<{ ok: boolean }> {
  if (isBase(code)) return { ok: false };
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(currencies).where(eq(currencies.code, code)).for("update");
    if (!before) return { ok: false };
    await tx.update(currencies).set(values).where(eq(currencies.code, code));
    const changed = (["exchange_rate", "is_active"] as const).filter(
      (field) => field in values && values[field] !== before[field],
    );
    await recordChange(tx, staff, {
      room: "currencies",
      action: "changed",
      item: { id: code, name: before.name },
      fields: Object.fromEntries(changed.map((field) => [field, { from: before[field], to: values[field] }])),
    });
    return { ok: true };
  });
}

export interface RatesRefresh {
  changed: { code: CurrencyCode; from: number; to: number }[];
  /** The service does not name them: they keep the rate they had, and its age. */
  missing: CurrencyCode[];
  /** It names them with a value that is no rate: they are kept as well. */
  rejected: RejectedRate[];
}

/** Takes over what the rate service said, all of it that is a rate or nothing. */
export async function refreshRates(db: Db, staff: Staff, { rates, rejected }: ServiceRates): Promise<RatesRefresh> {
  return db.transaction(async (tx) => {
    const rows = (await tx.select().from(currencies).orderBy(asc(currencies.code)).for("update")).filter(
      ({ code }) => !isBase(code),
    );
    const refresh: RatesRefresh = { changed: [], missing: [], rejected };
    const last_updated = new Date();
    for (const { code, name, exchange_rate: from } of rows) {
      const to = rates[code];
      if (to === undefined) {
        if (!rejected.some((value) => value.code === code)) refresh.missing.push(code);
        continue;
      }
      await tx.update(currencies).set({ exchange_rate: to, last_updated }).where(eq(currencies.code, code));
      if (to === from) continue;
      refresh.changed.push({ code, from, to });
      await recordChange(tx, staff, {
        room: "currencies",
        action: "refreshed",
        item: { id: code, name },
        fields: { exchange_rate: { from, to } },
      });
    }
    if (refresh.changed.length === 0) await recordChange(tx, staff, { room: "currencies", action: "refreshed" });
    return refresh;
  });
}
