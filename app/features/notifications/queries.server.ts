import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";

/** The database's own clock, which dates every row. That of this machine may go wrong by minutes. */
export async function findDatabaseTime(db: Db): Promise<Date> {
  const { rows } = (await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as now`)) as { rows: { now: string }[] };
  return new Date(Number(rows[0]!.now));
}
