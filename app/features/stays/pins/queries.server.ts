import { and, notInArray, sql, type SQL } from "drizzle-orm";
import { countByCells, pinsOrCrowds } from "#app/features/maps/queries.server";
import type { Crowd } from "#app/features/maps/island/marks";
import type { ListPins } from "#app/features/maps/pins";
import type { StayFilters } from "#app/features/stays/filters";
import { filtersWhere, nameColumns } from "#app/features/stays/queries.server";
import { stays } from "#app/features/stays/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

const onMap = (filters: StayFilters) => and(filtersWhere(filters), sql`${stays.map_cell} is not null`);

const onMapOf = (where: SQL | undefined) => ({ table: stays, where, map_cell: stays.map_cell });

/** How many that match lie where, besides those of a page. */
export function countOtherStays(db: Db, filters: StayFilters, onPage: readonly string[]): Promise<Crowd[]> {
  const others = onPage.length > 0 ? notInArray(stays.id, [...onPage]) : undefined;
  return countByCells(db, onMapOf(and(onMap(filters), others)), filters.area);
}

export async function listStayPins(db: Db, language: Language, filters: StayFilters): Promise<ListPins> {
  const where = onMap(filters);
  return pinsOrCrowds(db, onMapOf(where), filters.area, async (limit) => {
    const rows = await db
      .select({
        id: stays.id,
        latitude: stays.latitude,
        longitude: stays.longitude,
        price: stays.price,
        ...nameColumns(language),
      })
      .from(stays)
      .where(where)
      .limit(limit);
    return rows.map(({ id, latitude, longitude, price, ...texts }) => ({
      id,
      latitude: Number(latitude),
      longitude: Number(longitude),
      price,
      title: localisedText(texts, "name", language),
    }));
  });
}
