import { and, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Area } from "#app/features/maps/area";
import type { Crowd } from "#app/features/maps/island/marks";
import { PEMBA } from "#app/features/maps/island/projection";
import { MAX_NAMED_PINS, MAX_PINS, type ListPin, type ListPins } from "#app/features/maps/pins";
import { CELLS_PER_DEGREE, MAP_COLUMNS } from "#app/features/maps/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

interface PointColumns {
  latitude: AnyPgColumn;
  longitude: AnyPgColumn;
  map_cell: AnyPgColumn;
}

/** Those within an area. The rows of cells it lies in bound what an index reads. */
export function inArea({ latitude, longitude, map_cell }: PointColumns, area: Area): SQL {
  const rowOf = (degrees: number) => Math.floor((degrees - PEMBA.south) * CELLS_PER_DEGREE);
  return sql`(${map_cell} between ${(rowOf(area.south) - 1) * MAP_COLUMNS} and ${(rowOf(area.north) + 2) * MAP_COLUMNS}
    and ${latitude} between ${area.south} and ${area.north} and ${longitude} between ${area.west} and ${area.east})`;
}

/** A list as it is filtered. */
interface CountedList {
  table: PgTable;
  where: SQL | undefined;
  map_cell: AnyPgColumn;
}

/** How many groups lie across the shorter side of what a map shows. */
const GROUPS_ACROSS = 8;

/**
 * How many of a list lie where, by groups of cells: as coarse as a map of the area needs it. Their points are told by
 * their cells, so that an index alone answers.
 */
export async function countByCells(
  db: Db,
  { table, where, map_cell }: CountedList,
  area: Area | null,
): Promise<Crowd[]> {
  const { west, south, east, north } = area ?? PEMBA;
  const cells = Math.min(east - west, north - south) * CELLS_PER_DEGREE;
  const size = Math.max(1, Math.round(cells / GROUPS_ACROSS));
  const columns = sql.raw(String(MAP_COLUMNS));
  const groups = await rowsOf<Record<"n" | "row" | "column" | "top" | "bottom" | "start" | "last", number>>(
    db,
    // Cells first: there are few of them, and what is worked out for each is more than counting.
    sql`select sum(n)::integer as n, (sum(n * y) / sum(n))::float8 as row, (sum(n * x) / sum(n))::float8 as column,
      min(y) as bottom, max(y) as top, min(x) as start, max(x) as last
    from (
      select cell / ${columns} as y, cell % ${columns} as x, n
      from (
        select ${map_cell} as cell, count(*)::integer as n from ${table}
        where ${and(where, sql`${map_cell} is not null`)} group by ${map_cell}
      ) counted
    ) cells
    group by y / ${sql.raw(String(size))}, x / ${sql.raw(String(size))}
    order by sum(n) desc, min(y), min(x)`,
  );
  const latitudeAt = (cell: number) => PEMBA.south + cell / CELLS_PER_DEGREE;
  const longitudeAt = (cell: number) => PEMBA.west + cell / CELLS_PER_DEGREE;
  const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return groups.map((group) => ({
    n: group.n,
    latitude: rounded(latitudeAt(group.row + 0.5)),
    longitude: rounded(longitudeAt(group.column + 0.5)),
    area: {
      west: rounded(longitudeAt(group.start)),
      south: rounded(latitudeAt(group.bottom)),
      east: rounded(longitudeAt(group.last + 1)),
      north: rounded(latitudeAt(group.top + 1)),
    },
  }));
}

interface PinReader {
  /** All of them without titles: an index alone tells it. */
  read: () => Promise<Omit<ListPin, "title">[]>;
  titlesOf: (ids: string[]) => Promise<Map<string, string>>;
}

/** All of a list for a map that moves: pins, named where they are few, or how many lie where when they are too many. */
export async function pinsOrCrowds(
  db: Db,
  list: CountedList,
  area: Area | null,
  { read, titlesOf }: PinReader,
): Promise<ListPins> {
  // Counted before any is read: of many, one pass over the index is all it takes.
  const crowds = await countByCells(db, list, area);
  const total = crowds.reduce((sum, { n }) => sum + n, 0);
  if (total === 0 || total > MAX_PINS) return { pins: [], crowds };
  const pins = await read();
  const titles = pins.length <= MAX_NAMED_PINS ? await titlesOf(pins.map(({ id }) => id)) : null;
  return { crowds: [], pins: pins.map((pin) => ({ ...pin, title: titles?.get(pin.id) ?? null })) };
}
