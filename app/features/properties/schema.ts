import { textParam } from "#app/platform/http/form";
import { knownValue, numberWithin, type FilterQuery } from "#app/platform/http/filters";
import { priceQuery, parseRequestedPrice, type RequestedPrice } from "#app/platform/money/requested-price";
import type { Currency } from "#app/platform/money/money";

/** What stands before the slug in the public address. */
export const PROPERTY_PATH_PREFIX = "/real-estate";

export const PROPERTY_TYPES = ["house", "apartment", "villa", "land", "commercial"] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const LISTING_TYPES = ["sale", "rent"] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const PROPERTY_STATUSES = ["ready", "off_plan"] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

export const PROPERTY_AMENITIES = [
  "Air Conditioning",
  "Swimming Pool",
  "Garden",
  "Gym",
  "Security System",
  "Parking",
  "Ocean View",
  "Balcony",
  "Smart Home",
  "Solar Power",
  "Furnished",
  "Pet Friendly",
] as const;
export type PropertyAmenity = (typeof PROPERTY_AMENITIES)[number];

/** The specification's own defaults, not Pemba's: a point in Dar es Salaam and a Gulf dialling code. */
export const DEFAULT_MAP_POINT = { latitude: -6.79, longitude: 39.29, zoom: 12 } as const;
export const DEFAULT_PHONE_PREFIX = "+971";

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
export const PROPERTY_SORTS = ["latest", "price_asc", "price_desc"] as const;
export type PropertySort = (typeof PROPERTY_SORTS)[number];

export const PROPERTY_VIEWS = ["list", "map"] as const;
export type PropertyView = (typeof PROPERTY_VIEWS)[number];

/** The choices of "so many bedrooms or more". */
export const BEDROOM_CHOICES = [1, 2, 3, 4, 5] as const;

const MAX_LAND_M2 = 999_999_999;

/** What the public list was asked for, as it stands in the address. Anything unknown counts as not set. */
export interface PropertyFilters {
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
  view: PropertyView;
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
    view: knownValue(search, "view", PROPERTY_VIEWS) || PROPERTY_VIEWS[0],
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
    view: filters.view === PROPERTY_VIEWS[0] ? "" : filters.view,
  };
}

/** Whether anything but the kind, the order and the view was asked for. */
export function isFiltered(filters: PropertyFilters): boolean {
  const { listing: _listing, sort: _sort, view: _view, ...narrowing } = propertyQuery(filters);
  return Object.values(narrowing).some(Boolean);
}

export const OFFICE_PAGE_SIZE = 8;

/** What the office's list can be sorted by, beside its own order: newest first. */
export const OFFICE_SORT_KEYS = ["title", "price"] as const;
export type OfficeSortKey = (typeof OFFICE_SORT_KEYS)[number];

/** What the office's list was asked for. Empty counts as not set. */
export interface OfficeFilters {
  type: PropertyType | "";
  status: PropertyStatus | "";
  listing: ListingType | "";
}

/** Anything unknown in the address counts as not set. */
export function readOfficeFilters(address: URLSearchParams): OfficeFilters {
  const asked = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === address.get(name)) ?? "";
  return {
    type: asked("type", PROPERTY_TYPES),
    status: asked("status", PROPERTY_STATUSES),
    listing: asked("listing", LISTING_TYPES),
  };
}
