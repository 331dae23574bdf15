import { mapQuery, readMapQuery, type MapQuery } from "#app/features/maps/area";
import { STAY_TYPES, type StayType } from "#app/features/stays/schema";
import { knownValue, numberWithin, type FilterQuery } from "#app/platform/http/filters";
import type { Currency } from "#app/platform/money/money";
import { parseRequestedPrice, priceQuery, type RequestedPrice } from "#app/platform/money/requested-price";

/** The order of the public filter. */
export const FILTER_TYPES = ["resort", "villa", "hotel", "apartment"] as const satisfies readonly StayType[];

export const MAX_GUESTS = 99;

/** The first is the standard. */
const STAY_SORTS = ["latest", "price_asc", "price_desc"] as const;
export type StaySort = (typeof STAY_SORTS)[number];

/** The filters of the public list. */
export interface StayFilters extends MapQuery {
  type: StayType | "";
  /** Per night, this price included. */
  maxPrice: RequestedPrice | null;
  guests: number;
  sort: StaySort;
}

/** The filters as they stand in the address. Anything that makes no sense counts as not set. */
export function readFilters(search: URLSearchParams, currencies: readonly Currency[]): StayFilters {
  return {
    type: knownValue(search, "type", STAY_TYPES),
    maxPrice: parseRequestedPrice(search, "price", "atMost", currencies),
    guests: numberWithin(search, "guests", 1, MAX_GUESTS) ?? 1,
    sort: knownValue(search, "sort", STAY_SORTS) || STAY_SORTS[0],
    ...readMapQuery(search),
  };
}

/** One guest is the default and left out. */
export function stayQuery({ type, maxPrice, guests, sort, ...map }: StayFilters): FilterQuery {
  return {
    type,
    ...priceQuery({ price: maxPrice }),
    guests: guests > 1 ? String(guests) : "",
    sort: sort === STAY_SORTS[0] ? "" : sort,
    ...mapQuery(map),
  };
}

export function isFiltered({ type, maxPrice, guests }: StayFilters): boolean {
  return type !== "" || maxPrice !== null || guests > 1;
}
