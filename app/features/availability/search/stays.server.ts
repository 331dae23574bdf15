import type { StayPrices } from "#app/features/availability/prices/queries.server";
import { listStayRates } from "#app/features/availability/prices/queries.server";
import { quoteStay } from "#app/features/availability/quotes/stay";
import { MAX_NIGHTS } from "#app/features/availability/rules";
import { findNearestSpans } from "#app/features/availability/search/nearest-spans.server";
import type { FreeSpan } from "#app/features/availability/search/nearest-spans";
import {
  hasMoreUnits,
  listFreeListings,
  listWithMoreNights,
  searchedStays,
  type FreeListing,
  type FreeSearch,
} from "#app/features/availability/search/queries.server";
import { searchPage, type SearchRules } from "#app/features/availability/search/rules";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import type { StayFilters } from "#app/features/stays/filters";
import { listStayCardsOf, type StayCard } from "#app/features/stays/queries.server";
import { addDays, daysBetween } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

/** What a stay costs for the days that were searched for. */
interface StayOffer extends SearchSpan {
  nights: number;
  total: Cents;
  /** The price of a night; the lowest where nights differ. */
  night: Cents;
  isLowest: boolean;
  /** What is in the total besides the nights. */
  extras: "none" | "cleaning" | "more";
  /** One of several units is left. */
  isLast: boolean;
}

export interface OfferedStay extends StayCard {
  offer: StayOffer;
}

export interface FoundStays {
  rows: OfferedStay[];
  page: number;
  /** As far as is known: nothing is counted beyond the page. */
  pages: number;
  isMore: boolean;
  /** More stays than are looked at for one search. */
  isBounded: boolean;
  withMoreNights: OfferedStay[];
  nearest: { spans: FreeSpan[]; isMore: boolean };
}

export async function searchStays(
  db: Db,
  language: Language,
  { filters, span, page: asked }: { filters: StayFilters; span: SearchSpan; page: number },
  rules: SearchRules,
): Promise<FoundStays> {
  const listings = searchedStays(filters);
  const search: FreeSearch = { ...span, needed: 1, today: rules.today, fillsGaps: rules.fillsGaps };
  const { free, page, pages, isMore } = await searchPage(asked, (range) =>
    listFreeListings(db, listings, search, range),
  );
  const isBounded = !isMore && (await hasMoreUnits(db, listings));
  const latest = addDays(rules.today, rules.furthestDays);
  const longer = page === 1 ? await listWithMoreNights(db, listings, search, { latest, maxNights: MAX_NIGHTS }) : [];
  const nearest =
    free.length === 0
      ? await findNearestSpans(db, listings, search, { latest, ratesOf: listStayRates })
      : { spans: [], isMore: false };
  const ids = [...free.map(({ id }) => id), ...longer.map(({ id }) => id)];
  const [cards, rates] = [await listStayCardsOf(db, language, ids), await listStayRates(db, ids)];
  const offered = (found: readonly (SearchSpan & Pick<FreeListing, "id"> & { isLast: boolean })[]) =>
    found.flatMap(({ id, from, to, isLast }) => {
      const [card, prices] = [cards.find((stay) => stay.id === id), rates.get(id)];
      return card && prices ? [{ ...card, offer: { ...offerOf(prices, { from, to }, filters.guests), isLast } }] : [];
    });
  return {
    rows: offered(free.map(({ id, free: left, units }) => ({ id, ...span, isLast: left === 1 && units > 1 }))),
    page,
    pages,
    isMore,
    isBounded,
    withMoreNights: offered(
      longer.filter(({ id }) => !free.some((found) => found.id === id)).map((stay) => ({ ...stay, isLast: false })),
    ),
    nearest,
  };
}

function offerOf(prices: StayPrices, { from, to }: SearchSpan, guests: number): Omit<StayOffer, "isLast"> {
  const { lines, total } = quoteStay(prices, { check_in: from, check_out: to, guests });
  const nightly = lines.filter(({ kind }) => kind === "nights").map(({ unit_price }) => unit_price);
  const others = lines.filter(({ kind }) => kind !== "nights");
  const onlyCleaning = others.every(({ kind }) => kind === "cleaning");
  return {
    from,
    to,
    nights: daysBetween(from, to),
    total,
    night: Math.min(...nightly),
    isLowest: new Set(nightly).size > 1,
    extras: others.length === 0 ? "none" : onlyCleaning ? "cleaning" : "more",
  };
}
