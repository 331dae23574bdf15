import { and, or, sql, type SQL } from "drizzle-orm";

/** Drizzle's `and`, which is undefined for no conditions at all: nothing is asked for then, so every row counts. */
export function allOf(...conditions: (SQL | undefined)[]): SQL {
  return and(...conditions) ?? sql`true`;
}

/** Drizzle's `or`; no condition at all finds no row. */
export function anyOf(...conditions: (SQL | undefined)[]): SQL {
  return or(...conditions) ?? sql`false`;
}
