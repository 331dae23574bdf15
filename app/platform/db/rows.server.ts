import type { SQL } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";

/** The rows of a bare statement. Both drivers wrap them in `rows`, but their types do not agree. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
