import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/**
 * Newest first, in the words of the indexes: Drizzle makes them "desc nulls last", and a plain "desc" would pass them
 * by.
 */
export function newestFirst(column: AnyColumn): SQL {
  return sql`${column} desc nulls last`;
}
