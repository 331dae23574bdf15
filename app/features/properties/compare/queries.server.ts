import { and, eq, inArray } from "drizzle-orm";
import type { MarketRules } from "#app/features/properties/market/rules";
import { selectCards, SORT_ORDERS, type PropertyCard } from "#app/features/properties/queries.server";
import { amenitiesOf } from "#app/features/properties/rules";
import type { PropertyAmenity } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** A property with all that a table of several says. */
export interface ComparedProperty extends PropertyCard {
  year_built: number | null;
  parking_spaces: number | null;
  amenities: PropertyAmenity[];
}

/** Those of some properties that are published, in the order they were asked for. */
export async function listComparedProperties(
  db: Db,
  language: Language,
  ids: readonly string[],
  rules: MarketRules,
): Promise<ComparedProperty[]> {
  if (ids.length === 0) return [];
  const where = and(eq(properties.published, true), inArray(properties.id, [...ids]));
  const [cards, facts] = await Promise.all([
    selectCards(db, language, where, SORT_ORDERS.latest, ids.length, rules),
    db
      .select({
        id: properties.id,
        year_built: properties.year_built,
        parking_spaces: properties.parking_spaces,
        amenities: properties.amenities,
      })
      .from(properties)
      .where(where),
  ]);
  return ids.flatMap((id) => {
    const card = cards.find((one) => one.id === id);
    const more = facts.find((one) => one.id === id);
    return card && more ? [{ ...card, ...more, amenities: amenitiesOf(more.amenities) }] : [];
  });
}
