import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

/** The database's own clock, which dates every row. That of this machine may go wrong by minutes. */
export async function findDatabaseTime(db: Db): Promise<Date> {
  const clock = await rowsOf<{ now: string }>(db, sql`select extract(epoch from clock_timestamp()) * 1000 as now`);
  return new Date(Number(oneRow(clock).now));
}
