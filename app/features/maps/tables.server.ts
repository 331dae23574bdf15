/**
 * Maps count listings by cells of 0.01 degree, row by row from the south-west corner of what counts as Pemba. The
 * database keeps the cell of each, so that an index alone tells how many lie where.
 */
import { sql } from "drizzle-orm";
import { check, integer, type AnyPgColumn } from "drizzle-orm/pg-core";
import { PEMBA } from "#app/features/maps/island/projection";

export const CELLS_PER_DEGREE = 100;
/** Cells of one row. */
export const MAP_COLUMNS = Math.round((PEMBA.east - PEMBA.west) * CELLS_PER_DEGREE);
const MAP_ROWS = Math.round((PEMBA.north - PEMBA.south) * CELLS_PER_DEGREE);

/** Null where there is no point, or one that is not on Pemba. */
export function mapCell(latitude: string, longitude: string) {
  const column = `least(floor(("${longitude}" - ${PEMBA.west}) * ${CELLS_PER_DEGREE})::integer, ${MAP_COLUMNS - 1})`;
  const row = `least(floor(("${latitude}" - ${PEMBA.south}) * ${CELLS_PER_DEGREE})::integer, ${MAP_ROWS - 1})`;
  return integer().generatedAlwaysAs(
    sql.raw(
      `case when "${latitude}" between ${PEMBA.south} and ${PEMBA.north} and "${longitude}" between ${PEMBA.west} and ${PEMBA.east} then ${row} * ${MAP_COLUMNS} + ${column} end`,
    ),
  );
}

/** The checks of a table whose rows may have a point. */
export function hasPoint(name: string, table: { latitude: AnyPgColumn; longitude: AnyPgColumn }) {
  return [
    check(`${name}_latitude`, sql`${table.latitude} between -90 and 90`),
    check(`${name}_longitude`, sql`${table.longitude} between -180 and 180`),
    check(`${name}_point`, sql`num_nulls(${table.latitude}, ${table.longitude}) <> 1`),
  ];
}
