import { asc, eq, inArray } from "drizzle-orm";
import type { ExperienceRates } from "#app/features/availability/quotes/experience";
import type { StayRates } from "#app/features/availability/quotes/stay";
import type { VehicleRates } from "#app/features/availability/quotes/vehicles";
import type { Season } from "#app/features/availability/seasons";
import { long_stay_discounts, seasons } from "#app/features/availability/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";

export interface StoredSeason extends Season {
  id: string;
}

export const SEASON_COLUMNS = {
  stay: seasons.stay_id,
  vehicle: seasons.rental_id,
  experience: seasons.experience_id,
} as const;
export type PricedListing = { kind: keyof typeof SEASON_COLUMNS; id: string };

const SEASON_FIELDS = {
  id: seasons.id,
  name: seasons.name,
  first_day: seasons.first_day,
  last_day: seasons.last_day,
  weekdays: seasons.weekdays,
  price: seasons.price,
  price_per_week: seasons.price_per_week,
  child_price: seasons.child_price,
  min_nights: seasons.min_nights,
} as const;

/** In their order: the first that matches a day prices it. */
export async function listSeasons(db: Db, { kind, id }: PricedListing): Promise<StoredSeason[]> {
  if (!isUuid(id)) return [];
  return db.select(SEASON_FIELDS).from(seasons).where(eq(SEASON_COLUMNS[kind], id)).orderBy(asc(seasons.position));
}

/** The seasons of many listings of a kind, by the listing, each in their order. */
async function seasonsOf(
  db: Db,
  kind: PricedListing["kind"],
  ids: readonly string[],
): Promise<(id: string) => StoredSeason[]> {
  const column = SEASON_COLUMNS[kind];
  const rows = await db
    .select({ listing: column, ...SEASON_FIELDS })
    .from(seasons)
    .where(inArray(column, [...ids]))
    .orderBy(asc(seasons.position));
  const found = Map.groupBy(rows, ({ listing }) => listing);
  return (id) => (found.get(id) ?? []).map(({ listing: _listing, ...season }) => season);
}

export type StayPrices = StayRates & { min_nights: number };

/**
 * All that quotes of stays are made from, and their fewest nights, by their ids. One statement after the other: it is
 * also read inside transactions, which have one connection.
 */
export async function listStayRates(db: Db, ids: readonly string[]): Promise<Map<string, StayPrices>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: stays.id,
      price: stays.price,
      min_nights: stays.min_nights,
      included_guests: stays.included_guests,
      extra_guest_price: stays.extra_guest_price,
      cleaning_fee: stays.cleaning_fee,
    })
    .from(stays)
    .where(inArray(stays.id, [...ids]));
  if (rows.length === 0) return new Map();
  const tiers = await db
    .select({
      stay: long_stay_discounts.stay_id,
      from_nights: long_stay_discounts.from_nights,
      percent: long_stay_discounts.percent,
    })
    .from(long_stay_discounts)
    .where(inArray(long_stay_discounts.stay_id, [...ids]))
    .orderBy(asc(long_stay_discounts.from_nights));
  const discounts = Map.groupBy(tiers, ({ stay }) => stay);
  const seasonsFor = await seasonsOf(db, "stay", ids);
  return new Map(
    rows.map(({ id, ...stay }) => [
      id,
      {
        ...stay,
        seasons: seasonsFor(id),
        long_stay_discounts: (discounts.get(id) ?? []).map(({ from_nights, percent }) => ({ from_nights, percent })),
      },
    ]),
  );
}

/** Those of one stay; null when there is no such stay. */
export async function findStayRates(db: Db, id: string): Promise<StayPrices | null> {
  return isUuid(id) ? ((await listStayRates(db, [id])).get(id.toLowerCase()) ?? null) : null;
}

export type VehiclePrices = VehicleRates & { min_nights: number };

/** The same of vehicles; their fewest days are named as nights are. */
export async function listVehicleRates(db: Db, ids: readonly string[]): Promise<Map<string, VehiclePrices>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: transportation_rentals.id,
      price_per_day: transportation_rentals.price_per_day,
      price_per_week: transportation_rentals.price_per_week,
      driver_price_per_day: transportation_rentals.driver_price_per_day,
      min_nights: transportation_rentals.min_days,
    })
    .from(transportation_rentals)
    .where(inArray(transportation_rentals.id, [...ids]));
  if (rows.length === 0) return new Map();
  const seasonsFor = await seasonsOf(db, "vehicle", ids);
  return new Map(rows.map(({ id, ...rates }) => [id, { ...rates, seasons: seasonsFor(id) }]));
}

export async function findVehicleRates(db: Db, id: string): Promise<VehiclePrices | null> {
  return isUuid(id) ? ((await listVehicleRates(db, [id])).get(id.toLowerCase()) ?? null) : null;
}

type ExperiencePrices = ExperienceRates & { child_max_age: number | null };

/** The same of experiences. */
export async function listExperienceRates(db: Db, ids: readonly string[]): Promise<Map<string, ExperiencePrices>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: experiences.id,
      price: experiences.price,
      child_price: experiences.child_price,
      child_max_age: experiences.child_max_age,
    })
    .from(experiences)
    .where(inArray(experiences.id, [...ids]));
  if (rows.length === 0) return new Map();
  const seasonsFor = await seasonsOf(db, "experience", ids);
  return new Map(rows.map(({ id, ...rates }) => [id, { ...rates, seasons: seasonsFor(id) }]));
}

export async function findExperienceRates(db: Db, id: string): Promise<ExperiencePrices | null> {
  return isUuid(id) ? ((await listExperienceRates(db, [id])).get(id.toLowerCase()) ?? null) : null;
}
