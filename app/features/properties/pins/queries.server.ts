import { and, inArray, notInArray, sql, type SQL } from "drizzle-orm";
import { countByCells, pinsOrCrowds } from "#app/features/maps/queries.server";
import type { Crowd } from "#app/features/maps/island/marks";
import type { ListPins } from "#app/features/maps/pins";
import { DEFAULT_MARKET_RULES, type MarketRules } from "#app/features/properties/market/rules";
import type { PropertyFilters } from "#app/features/properties/filters";
import { filtersWhere, holdsGrams, searchMatch } from "#app/features/properties/queries.server";
import { properties } from "#app/features/properties/tables.server";
import { columnsIn } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

function onMap(filters: PropertyFilters, language: Language, rules: MarketRules): SQL | undefined {
  const { search } = filters;
  return and(
    filtersWhere(filters, rules),
    search ? and(holdsGrams(search), searchMatch(search, language).condition) : undefined,
    sql`${properties.map_cell} is not null`,
  );
}

const onMapOf = (where: SQL | undefined) => ({ table: properties, where, map_cell: properties.map_cell });

/** How many that match lie where, besides those of a page. */
export function countOtherProperties(
  db: Db,
  language: Language,
  filters: PropertyFilters,
  { onPage, rules = DEFAULT_MARKET_RULES }: { onPage: readonly string[]; rules?: MarketRules },
): Promise<Crowd[]> {
  const others = onPage.length > 0 ? notInArray(properties.id, [...onPage]) : undefined;
  return countByCells(db, onMapOf(and(onMap(filters, language, rules), others)), filters.area);
}

export async function listPropertyPins(
  db: Db,
  language: Language,
  filters: PropertyFilters,
  rules: MarketRules = DEFAULT_MARKET_RULES,
): Promise<ListPins> {
  const where = onMap(filters, language, rules);
  return pinsOrCrowds(db, onMapOf(where), filters.area, {
    async read() {
      const rows = await db
        .select({
          id: properties.id,
          latitude: properties.public_latitude,
          longitude: properties.public_longitude,
          price: properties.shown_price,
          market: properties.market,
        })
        .from(properties)
        .where(where);
      return rows.map((row) => ({ ...row, latitude: Number(row.latitude), longitude: Number(row.longitude) }));
    },
    async titlesOf(ids) {
      const rows = await db
        .select({ id: properties.id, ...columnsIn(properties, "title", language) })
        .from(properties)
        .where(inArray(properties.id, ids));
      return new Map(rows.map(({ id, ...texts }) => [id, localisedText(texts, "title", language)]));
    },
  });
}
