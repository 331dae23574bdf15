import { searchText } from "#app/platform/http/form";
import { parseUsd, type Cents } from "#app/platform/money/money";

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

/** The filters of the public list, as they stand in the address. Anything unknown counts as not set. */
export interface VehicleFilters {
  /** Looked for in the browser, in what is already on the page. */
  search: string;
  type: VehicleType | "";
  maxPrice: Cents | null;
  withDriver: boolean;
}

export function readFilters(search: URLSearchParams): VehicleFilters {
  return {
    search: searchText(search, "search"),
    type: vehicleType(search.get("type") ?? ""),
    maxPrice: parseUsd(search.get("max_price") ?? ""),
    withDriver: search.get("with_driver") === "true",
  };
}

/** A type by the value it is stored with or by its English name. */
function vehicleType(given: string): VehicleType | "" {
  const value = given.toLowerCase().replace(" ", "_");
  return VEHICLE_TYPES.find((type) => type === value) ?? "";
}

/** Whether two addresses ask the server for the same vehicles. */
export function sameVehicles(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [readFilters(one), readFilters(other)];
  return a.type === b.type && a.maxPrice === b.maxPrice && a.withDriver === b.withDriver;
}
