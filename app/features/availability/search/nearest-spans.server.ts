import {
  countBookable,
  NEAREST_RANGE_DAYS,
  pickSpans,
  spansAround,
  type FreeSpan,
} from "#app/features/availability/search/nearest-spans";
import {
  listUnitsInWindow,
  type FreeSearch,
  type SearchedListings,
} from "#app/features/availability/search/queries.server";
import type { Season } from "#app/features/availability/seasons";
import { addDays, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

type RatesOf = (
  db: Db,
  ids: readonly string[],
) => Promise<Map<string, { min_nights: number; seasons: readonly Season[] }>>;

/**
 * Other days of the same length in which something is free, counted among the first listings; whether there are more
 * listings than were counted.
 */
export async function findNearestSpans(
  db: Db,
  listings: SearchedListings,
  search: FreeSearch,
  { latest, ratesOf }: { latest: Day; ratesOf: RatesOf },
): Promise<{ spans: FreeSpan[]; isMore: boolean }> {
  // A day more on each side: a gap is filled when the night before and the one after are taken.
  const window = {
    first: addDays(search.from, -NEAREST_RANGE_DAYS - 1),
    end: addDays(search.to, NEAREST_RANGE_DAYS + 1),
  };
  const { units, isMore } = await listUnitsInWindow(db, listings, window);
  const ofListing = Map.groupBy(units, ({ listing }) => listing);
  const rates = await ratesOf(db, [...ofListing.keys()]);
  const found = [...ofListing].flatMap(([id, own]) => {
    const prices = rates.get(id);
    return prices ? [{ units: own, rates: prices }] : [];
  });
  const spans = spansAround(search, { earliest: search.today, latest });
  return { spans: pickSpans(spans, (span) => countBookable(found, span, search)), isMore };
}
