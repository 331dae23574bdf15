import { listStayRates, listVehicleRates } from "#app/features/availability/prices/queries.server";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { chosenListings, listFreeListings } from "#app/features/availability/search/queries.server";
import type { SearchRules } from "#app/features/availability/search/rules";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import type { Db } from "#app/platform/db/db.server";
import type { Cents } from "#app/platform/money/money";

type Totals = Map<string, Cents>;

function listFree(db: Db, kind: "stay" | "vehicle", ids: readonly string[], span: SearchSpan, rules: SearchRules) {
  const search = { ...span, needed: 1, today: rules.today, fillsGaps: rules.fillsGaps };
  return listFreeListings(db, chosenListings(kind, ids), search, { limit: ids.length });
}

/** What those of some stays that are free on the days cost for all nights. */
export async function quoteFreeStays(
  db: Db,
  ids: readonly string[],
  { span, guests }: { span: SearchSpan; guests: number },
  rules: SearchRules,
): Promise<Totals> {
  if (ids.length === 0) return new Map();
  const free = (await listFree(db, "stay", ids, span, rules)).map(({ id }) => id);
  const rates = await listStayRates(db, free);
  return new Map(
    [...rates].map(([id, prices]) => [
      id,
      quoteStay(prices, { check_in: span.from, check_out: span.to, guests }).total,
    ]),
  );
}

/** What those of some vehicles that are free on the days cost for all of them, one each, without a driver. */
export async function quoteFreeVehicles(
  db: Db,
  ids: readonly string[],
  span: SearchSpan,
  rules: SearchRules,
): Promise<Totals> {
  if (ids.length === 0) return new Map();
  const free = (await listFree(db, "vehicle", ids, span, rules)).map(({ id }) => id);
  const rates = await listVehicleRates(db, free);
  const rental = { pickup_date: span.from, return_date: span.to, with_driver: false, vehicles: 1 };
  return new Map([...rates].map(([id, prices]) => [id, quoteVehicles(prices, rental).total]));
}
