import { textParam } from "#app/platform/http/form";
import { knownValue, numberWithin, type FilterQuery } from "#app/platform/http/filters";
import { priceQuery, parseRequestedPrice, type RequestedPrice } from "#app/platform/money/requested-price";
import type { Currency } from "#app/platform/money/money";

export const VEHICLE_TYPES = ["car", "motorbike", "scooter", "quad_bike", "bicycle"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export const VEHICLE_FEATURES = [
  "air_conditioning",
  "bluetooth",
  "gps",
  "usb",
  "insurance",
  "helmet",
  "rack",
  "child_seat",
] as const;
export type VehicleFeature = (typeof VEHICLE_FEATURES)[number];

/** A booking is for no more. */
export const MAX_VEHICLES_WANTED = 20;

/** The first is the standard. */
const VEHICLE_SORTS = ["latest", "price_asc", "price_desc"] as const;
export type VehicleSort = (typeof VEHICLE_SORTS)[number];

/** The filters of the public list, as they stand in the address. Anything unknown counts as not set. */
export interface VehicleFilters {
  /** Looked for in the browser, in what is already on the page. */
  search: string;
  type: VehicleType | "";
  maxPrice: RequestedPrice | null;
  withDriver: boolean;
  /** By the day's price; done in the browser as well. */
  sort: VehicleSort;
  /** How many are wanted at a time, for days. */
  vehicles: number;
}

export function readFilters(search: URLSearchParams, currencies: readonly Currency[]): VehicleFilters {
  return {
    search: textParam(search, "search"),
    type: vehicleType(search.get("type") ?? ""),
    maxPrice: parseRequestedPrice(search, "max_price", "atMost", currencies),
    withDriver: search.get("with_driver") === "true",
    sort: knownValue(search, "sort", VEHICLE_SORTS) || VEHICLE_SORTS[0],
    vehicles: numberWithin(search, "vehicles", 1, MAX_VEHICLES_WANTED) ?? 1,
  };
}

/** A type by the value it is stored with or by its English name. */
function vehicleType(given: string): VehicleType | "" {
  const value = given.toLowerCase().replace(" ", "_");
  return VEHICLE_TYPES.find((type) => type === value) ?? "";
}

export function vehicleQuery({ search, type, maxPrice, withDriver, sort, vehicles }: VehicleFilters): FilterQuery {
  return {
    search,
    type,
    ...priceQuery({ max_price: maxPrice }),
    with_driver: withDriver ? "true" : "",
    sort: sort === VEHICLE_SORTS[0] ? "" : sort,
    vehicles: vehicles > 1 ? String(vehicles) : "",
  };
}

/** What the browser does by itself. */
const CLIENT_ONLY_PARAMS = ["search", "sort", "book"];

/** Whether two addresses ask the server for the same vehicles. */
export function isSameServerQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const asked = (search: URLSearchParams) => {
    const copy = new URLSearchParams(
      [...search].filter(([name, value]) => value && !CLIENT_ONLY_PARAMS.includes(name)),
    );
    copy.sort();
    return copy.toString();
  };
  return asked(one) === asked(other);
}
