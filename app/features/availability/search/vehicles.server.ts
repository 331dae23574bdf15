import { listVehicleRates, type VehiclePrices } from "#app/features/availability/prices/queries.server";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { MAX_NIGHTS } from "#app/features/availability/rules";
import { findNearestSpans } from "#app/features/availability/search/nearest-spans.server";
import type { FreeSpan } from "#app/features/availability/search/nearest-spans";
import {
  listFreeListings,
  listWithMoreNights,
  searchedVehicles,
  type FreeSearch,
} from "#app/features/availability/search/queries.server";
import type { SearchRules } from "#app/features/availability/search/rules";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import {
  listVehicles,
  MAX_LISTED_VEHICLES,
  type Vehicle,
  type VehicleConditions,
} from "#app/features/transportation/queries.server";
import { addDays, daysBetween } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

/** What vehicles cost for the days that were searched for. */
export interface VehicleOffer extends SearchSpan {
  days: number;
  vehicles: number;
  total: Cents;
  isWithDriver: boolean;
  isLast: boolean;
}

export interface OfferedVehicle extends Vehicle {
  offer: VehicleOffer;
}

export interface FoundVehicles {
  rows: OfferedVehicle[];
  withMoreDays: OfferedVehicle[];
  nearest: { spans: FreeSpan[]; isMore: boolean };
}

export async function searchVehicles(
  db: Db,
  language: Language,
  { filters, span, vehicles }: { filters: VehicleConditions; span: SearchSpan; vehicles: number },
  rules: SearchRules,
): Promise<FoundVehicles> {
  const listings = searchedVehicles(filters);
  const search: FreeSearch = { ...span, needed: vehicles, today: rules.today, fillsGaps: rules.fillsGaps };
  const latest = addDays(rules.today, rules.furthestDays);
  const free = await listFreeListings(db, listings, search, { limit: MAX_LISTED_VEHICLES });
  const longer = await listWithMoreNights(db, listings, search, { latest, maxNights: MAX_NIGHTS });
  const nearest =
    free.length === 0
      ? await findNearestSpans(db, listings, search, { latest, ratesOf: listVehicleRates })
      : { spans: [], isMore: false };
  const ids = [...free.map(({ id }) => id), ...longer.map(({ id }) => id)];
  const cards = ids.length === 0 ? [] : await listVehicles(db, language, filters, ids);
  const rates = await listVehicleRates(db, ids);
  const offered = (found: readonly (SearchSpan & { id: string; isLast: boolean })[]) => {
    const byId = new Map(cards.map((vehicle) => [vehicle.id, vehicle]));
    return found.flatMap(({ id, from, to, isLast }) => {
      const [vehicle, prices] = [byId.get(id), rates.get(id)];
      if (!vehicle || !prices) return [];
      const isWithDriver = filters.withDriver && prices.driver_price_per_day !== null;
      return [{ ...vehicle, offer: { ...offerOf(prices, { from, to }, { vehicles, isWithDriver }), isLast } }];
    });
  };
  return {
    rows: offered(free.map(({ id, free: left, units }) => ({ id, ...span, isLast: left === 1 && units > 1 }))),
    withMoreDays: offered(
      longer.filter(({ id }) => !free.some((found) => found.id === id)).map((found) => ({ ...found, isLast: false })),
    ),
    nearest,
  };
}

function offerOf(
  prices: VehiclePrices,
  { from, to }: SearchSpan,
  { vehicles, isWithDriver }: { vehicles: number; isWithDriver: boolean },
): Omit<VehicleOffer, "isLast"> {
  const rental = { pickup_date: from, return_date: to, with_driver: isWithDriver, vehicles };
  return { from, to, days: daysBetween(from, to), vehicles, isWithDriver, total: quoteVehicles(prices, rental).total };
}
