import type { PricedListing } from "#app/features/availability/prices/queries.server";
import type { UnitListing } from "#app/features/availability/schema";
import { EXPERIENCE, STAY, VEHICLE, type ContentKind } from "#app/features/history/office/content-kinds";

/** How the office speaks of the kinds of listings. */
export const LISTING_KINDS: Record<PricedListing["kind"], ContentKind> = {
  stay: STAY,
  vehicle: VEHICLE,
  experience: EXPERIENCE,
};

/** What one unit of a listing is called. */
export const UNIT_NOUNS: Record<UnitListing["kind"], { one: string; many: string }> = {
  stay: { one: "room", many: "rooms" },
  vehicle: { one: "vehicle", many: "vehicles" },
};

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Stays and vehicles share their screens: the address says which it is. */
export function unitListingAt({ pathname }: URL, id: string): UnitListing {
  return { kind: pathname.startsWith(`${STAY.listPath}/`) ? "stay" : "vehicle", id };
}
