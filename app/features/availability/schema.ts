/** Who takes days of a unit. A hold that ended stays in the ledger until somebody needs its days. */
export const OCCUPANCY_KINDS = ["booking", "hold", "block", "out_of_service", "import"] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

/** The database announces changed days here, by listing and month; pages that show them name their listing after it. */
export const CALENDAR_CHANNEL = "calendar";

export const DEPARTURE_STATES = ["open", "closed", "cancelled"] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

/** What has units: a stay or a vehicle. */
export type UnitListing = { kind: "stay"; id: string } | { kind: "vehicle"; id: string };

/** No row of the ledger is longer. */
export const MAX_OCCUPANCY_DAYS = 1_100;
export const MAX_VEHICLES = 20;
export const MAX_SEATS = 500;
export const MAX_GROUP = 100;
export const MAX_CUTOFF_HOURS = 720;
export const MAX_MIN_NIGHTS = 60;
/** More of them are a mistake of whoever types: every list of a listing is read whole. */
export const MAX_UNITS = 200;
export const MAX_SEASONS = 100;
export const MAX_PATTERNS = 100;
/** Tiers of a discount for long stays. */
export const MAX_TIERS = 4;

/** What a unit without a name is called in the office. */
export function unitName(unit: { name: string | null; position: number }, kind: UnitListing["kind"]): string {
  return unit.name ?? `${kind === "stay" ? "Room" : "Vehicle"} ${unit.position}`;
}
