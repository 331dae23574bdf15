import { and, inArray, notInArray, sql, type SQL } from "drizzle-orm";
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
  return pinsOrCrowds(db, onMapOf(where), filters.area, {
    async read() {
      const rows = await db
        .select({ id: stays.id, latitude: stays.latitude, longitude: stays.longitude, price: stays.price })
        .from(stays)
        .where(where);
      return rows.map((row) => ({ ...row, latitude: Number(row.latitude), longitude: Number(row.longitude) }));
    },
    async titlesOf(ids) {
      const rows = await db
        .select({ id: stays.id, ...nameColumns(language) })
        .from(stays)
        .where(inArray(stays.id, ids));
      return new Map(rows.map(({ id, ...texts }) => [id, localisedText(texts, "name", language)]));
    },
  });
}
