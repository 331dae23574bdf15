import { and, eq, inArray, lte, type SQL } from "drizzle-orm";
import { listAltTexts, altTextOf } from "#app/features/media/alt-texts";
import {
  VEHICLE_FEATURES,
  type VehicleFeature,
  type VehicleFilters,
  type VehicleType,
} from "#app/features/transportation/schema";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { columnsIn } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { newestFirst } from "#app/platform/db/order";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";
import type { Cents } from "#app/platform/money/money";

/** What a card and its booking form show. */
export interface Vehicle {
  id: string;
  name: string;
  type: VehicleType;
  description: string;
  image: string | null;
  /** What it shows, where somebody has described it. */
  image_text: string | null;
  price_per_day: Cents;
  price_per_week: Cents;
  features: VehicleFeature[];
  with_driver: boolean;
  driver_price_per_day: Cents | null;
}

/** What the page of one vehicle shows besides. */
export interface VehiclePage extends Vehicle {
  images: string[];
  /** What each of them shows, where somebody has described it. */
  image_texts: (string | null)[];
  /** Null where nothing is said about it. */
  pickup_place: string | null;
  pickup_from: string | null;
  pickup_until: string | null;
  /** One term a line. */
  terms: string | null;
  cancel_text: string | null;
  cancel_free_hours: number | null;
}

/** The columns a vehicle is shown from in one language. */
function columnsOf(language: Language) {
  return {
    id: transportation_rentals.id,
    ...columnsIn(transportation_rentals, "name", language),
    ...columnsIn(transportation_rentals, "description", language),
    type: transportation_rentals.type,
    images: transportation_rentals.images,
    image_texts: transportation_rentals.image_texts,
    price_per_day: transportation_rentals.price_per_day,
    price_per_week: transportation_rentals.price_per_week,
    features: transportation_rentals.features,
    with_driver: transportation_rentals.with_driver,
    driver_price_per_day: transportation_rentals.driver_price_per_day,
  };
}

type Row = Pick<typeof transportation_rentals.$inferSelect, keyof ReturnType<typeof columnsOf>>;

function vehicleOf(row: Row, language: Language): Vehicle {
  return {
    id: row.id,
    name: localisedText(row, "name", language),
    type: row.type,
    description: localisedText(row, "description", language),
    image: row.images[0] ?? null,
    image_text: altTextOf(row.image_texts, row.images[0] ?? "", language),
    price_per_day: row.price_per_day,
    price_per_week: row.price_per_week,
    features: VEHICLE_FEATURES.filter((feature) => row.features[feature]),
    with_driver: row.with_driver,
    driver_price_per_day: row.driver_price_per_day,
  };
}

/** The lists are searched in the browser, so they are read whole, but never without an end. */
export const MAX_LISTED_VEHICLES = 1_000;

/** What the database filters vehicles by. */
export type VehicleConditions = Pick<VehicleFilters, "type" | "maxPrice" | "withDriver">;

export function vehiclesWhere(filters: VehicleConditions): SQL | undefined {
  const conditions: SQL[] = [eq(transportation_rentals.available, true)];
  if (filters.type) conditions.push(eq(transportation_rentals.type, filters.type));
  if (filters.maxPrice !== null) conditions.push(lte(transportation_rentals.price_per_day, filters.maxPrice.cents));
  if (filters.withDriver) conditions.push(eq(transportation_rentals.with_driver, true));
  return and(...conditions);
}

/** The vehicles that can be had, newest first, in one language; of some of them only those. */
export async function listVehicles(
  db: Db,
  language: Language,
  filters: VehicleConditions,
  ids?: readonly string[],
): Promise<Vehicle[]> {
  const rows = await db
    .select(columnsOf(language))
    .from(transportation_rentals)
    .where(and(vehiclesWhere(filters), ids && inArray(transportation_rentals.id, [...ids])))
    .orderBy(newestFirst(transportation_rentals.created_at), transportation_rentals.id)
    .limit(MAX_LISTED_VEHICLES);
  return rows.map((row) => vehicleOf(row, language));
}

/** One vehicle that can be had, as its page shows it in one language. */
export async function findVehiclePage(db: Db, id: string, language: Language): Promise<VehiclePage | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      ...columnsOf(language),
      ...columnsIn(transportation_rentals, "pickup_place", language),
      pickup_from: transportation_rentals.pickup_from,
      pickup_until: transportation_rentals.pickup_until,
      ...columnsIn(transportation_rentals, "terms", language),
      ...columnsIn(transportation_rentals, "cancel_text", language),
      cancel_free_hours: transportation_rentals.cancel_free_hours,
    })
    .from(transportation_rentals)
    .where(and(eq(transportation_rentals.id, id), eq(transportation_rentals.available, true)))
    .limit(1);
  if (!row) return null;
  return {
    ...vehicleOf(row, language),
    images: row.images,
    image_texts: listAltTexts(row.image_texts, row.images, language),
    pickup_place: localisedText(row, "pickup_place", language) || null,
    pickup_from: row.pickup_from,
    pickup_until: row.pickup_until,
    terms: localisedText(row, "terms", language) || null,
    cancel_text: localisedText(row, "cancel_text", language) || null,
    cancel_free_hours: row.cancel_free_hours,
  };
}

/** What the office's list shows. */
export interface OfficeVehicle {
  id: string;
  name: string;
  type: VehicleType;
  image: string | null;
  price_per_day: Cents;
  price_per_week: Cents;
  available: boolean;
  with_driver: boolean;
  driver_price_per_day: Cents | null;
}

/** Every vehicle, available or not, newest first. */
export async function listVehiclesForOffice(db: Db): Promise<OfficeVehicle[]> {
  const rows = await db
    .select({
      id: transportation_rentals.id,
      name: transportation_rentals.name,
      type: transportation_rentals.type,
      images: transportation_rentals.images,
      price_per_day: transportation_rentals.price_per_day,
      price_per_week: transportation_rentals.price_per_week,
      available: transportation_rentals.available,
      with_driver: transportation_rentals.with_driver,
      driver_price_per_day: transportation_rentals.driver_price_per_day,
    })
    .from(transportation_rentals)
    .orderBy(newestFirst(transportation_rentals.created_at), transportation_rentals.id)
    .limit(MAX_LISTED_VEHICLES);
  return rows.map(({ images, ...row }) => ({ ...row, image: images[0] ?? null }));
}
