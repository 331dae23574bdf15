import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";

/** The rows of a bare statement. Both drivers wrap them in `rows`, but their types do not agree. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** The row of a statement that always gives one, such as a count or an insert. */
export function oneRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("a statement that always gives a row gave none");
  return row;
}

/** How many rows a statement finds, as far as a limit: as one value. */
export const upTo = (rows: SQL, limit: number): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from (${rows}) as found limit ${limit}) as counted)`;

/** Several counts, such as those of `upTo`, in one statement: as many statements would cost more than the counting. */
export async function readCounts<Name extends string>(
  db: Db,
  counts: Record<Name, SQL<number>>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<SQL<number>>(counts).map(([name, count]) => sql`${count} as ${sql.identifier(name)}`);
  return oneRow(await rowsOf<Record<Name, number>>(db, sql`select ${sql.join(columns, sql`, `)}`));
}

/** How many rows a statement finds, as far as a limit. */
export async function countUpTo(db: Db, rows: SQL, limit: number): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(db, sql`select ${upTo(rows, limit)} as n`);
  return row?.n ?? 0;
}
