import { mapQuery, readMapQuery, type MapQuery } from "#app/features/maps/area";
import { PROPERTY_TYPES, type ListingType, type PropertyType } from "#app/features/properties/schema";
import { knownValue, numberWithin, type FilterQuery } from "#app/platform/http/filters";
import { textParam } from "#app/platform/http/form";
import type { Cents, Currency } from "#app/platform/money/money";
import { parseRequestedPrice, priceQuery, type RequestedPrice } from "#app/platform/money/requested-price";

/**
 * Price bands in whole dollars, both ends included: a price on a bound is in both bands. Rents are those of a month.
 */
export const PROPERTY_PRICE_BANDS = {
  sale: [
    { key: "0-100000", min: 0, max: 100_000 },
    { key: "100000-500000", min: 100_000, max: 500_000 },
    { key: "500000-1000000", min: 500_000, max: 1_000_000 },
    { key: "1000000", min: 1_000_000, max: null },
  ],
  rent: [
    { key: "0-500", min: 0, max: 500 },
    { key: "500-1000", min: 500, max: 1_000 },
    { key: "1000-2000", min: 1_000, max: 2_000 },
    { key: "2000", min: 2_000, max: null },
  ],
} as const satisfies Record<ListingType, readonly { key: string; min: number; max: number | null }[]>;
export type PropertyPriceBand = (typeof PROPERTY_PRICE_BANDS)[ListingType][number];

/** The first is the standard. */
const PROPERTY_SORTS = ["latest", "price_asc", "price_desc"] as const;
export type PropertySort = (typeof PROPERTY_SORTS)[number];

/** The choices of "so many bedrooms or more". */
export const BEDROOM_CHOICES = [1, 2, 3, 4, 5] as const;

const MAX_LAND_M2 = 999_999_999;

/** What the public list was asked for, as it stands in the address. Anything unknown counts as not set. */
export interface PropertyFilters extends MapQuery {
  /** Never both: a month's rent and a price to buy are not compared. */
  listing: ListingType;
  type: PropertyType | "";
  price: PropertyPriceBand["key"] | "";
  /** A range of one's own takes the place of a band. */
  min: RequestedPrice | null;
  max: RequestedPrice | null;
  /** At least so many; 0 when it does not matter. */
  bedrooms: number;
  place: string;
  search: string;
  /** In m². */
  minLand: number | null;
  maxLand: number | null;
  sort: PropertySort;
}

export function readPropertyFilters(
  search: URLSearchParams,
  currencies: readonly Currency[],
  places: readonly string[],
): PropertyFilters {
  const listing = listingFrom(search);
  const min = parseRequestedPrice(search, "min", "atLeast", currencies);
  const max = parseRequestedPrice(search, "max", "atMost", currencies);
  return {
    listing,
    type: knownValue(search, "type", PROPERTY_TYPES),
    price:
      min || max
        ? ""
        : knownValue(
            search,
            "price",
            PROPERTY_PRICE_BANDS[listing].map(({ key }) => key),
          ),
    min,
    max,
    bedrooms: BEDROOM_CHOICES.find((choice) => String(choice) === search.get("bedrooms")) ?? 0,
    place: knownValue(search, "place", places),
    search: textParam(search, "search"),
    minLand: numberWithin(search, "land_min", 1, MAX_LAND_M2),
    maxLand: numberWithin(search, "land_max", 1, MAX_LAND_M2),
    sort: knownValue(search, "sort", PROPERTY_SORTS) || PROPERTY_SORTS[0],
    ...readMapQuery(search),
  };
}

/** What is for sale, unless the address asks for what is for rent. */
export function listingFrom(search: URLSearchParams): ListingType {
  return search.get("listing") === "rent" ? "rent" : "sale";
}

/** The filters as they stand in the address. */
export function propertyQuery(filters: PropertyFilters): FilterQuery {
  return {
    listing: filters.listing === "rent" ? "rent" : "",
    type: filters.type,
    price: filters.price,
    ...priceQuery({ min: filters.min, max: filters.max }),
    bedrooms: filters.bedrooms ? String(filters.bedrooms) : "",
    place: filters.place,
    search: filters.search,
    land_min: filters.minLand === null ? "" : String(filters.minLand),
    land_max: filters.maxLand === null ? "" : String(filters.maxLand),
    sort: filters.sort === PROPERTY_SORTS[0] ? "" : filters.sort,
    ...mapQuery(filters),
  };
}

/** Whether anything but the kind, the order and the map was asked for. */
export function isFiltered(filters: PropertyFilters): boolean {
  const { listing: _listing, sort: _sort, view: _view, area: _area, ...narrowing } = propertyQuery(filters);
  return Object.values(narrowing).some(Boolean);
}

/** In cents: the visitor's own range, or the band's. No band begins at nothing. */
export function priceBounds({ listing, price, min, max }: PropertyFilters): { min: Cents | null; max: Cents | null } {
  const bands: readonly PropertyPriceBand[] = PROPERTY_PRICE_BANDS[listing];
  const band = bands.find(({ key }) => key === price);
  if (!band) return { min: min?.cents ?? null, max: max?.cents ?? null };
  return { min: band.min > 0 ? band.min * 100 : null, max: band.max === null ? null : band.max * 100 };
}
