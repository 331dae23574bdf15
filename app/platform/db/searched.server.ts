import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.server";
import { placeOf } from "#app/platform/db/place.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** The rows of a table that hold what is looked for, in the order of one of its indexes. */
export interface Searched {
  table: PgTable;
  /** Everything but what is looked for. */
  where: SQL | undefined;
  /** What of a row is needed besides its id to put rows into order once they were found, and the order by it. */
  placedBy: SQL;
  placeOrder: SQL;
  /** The order as the index has it. */
  order: SQL;
  match: Match;
}

export interface Match {
  /** True of the rows that hold it. */
  inText: SQL;
  /** The same rows by an index, in no order. */
  byIndex: (columns: SQL, where: SQL | undefined, limit: SQL) => SQL;
}

export interface FoundPage {
  ids: string[];
  /** How many there are, as far as they were counted. */
  total: number;
  /** Whether there may be more than that. */
  isMore: boolean;
  /** Whether the pages end before the rows do: whoever looks for the others gives dates or filters. */
  isCut: boolean;
  page: number;
  pages: number;
}

interface Asked {
  page: number;
  size: number;
}

/** So many rows are read one after the other first. What many rows hold is found there. */
const WALKED = 500;
/** What so many of them hold is frequent: the index would have to read all that hold it. */
const HELD_OFTEN = 10;
/** What no more than so many rows hold is asked of the index, and put into order. */
const HELD_BY_FEW = 2_000;
/** What more hold is looked for in so many rows, one after the other, ... */
const WALKED_FAR = 5_000;
/** ... and its pages end there, if so many of those hold it. */
const HELD_OFTEN_FAR = 50;

/**
 * One page of what is found. How many rows are read has a bound but for one case: what many rows hold, but hardly any of the first 5,000, is asked of
 * the index, which reads all of them.
 */
export async function findSearchedPage(db: Db, searched: Searched, asked: Asked): Promise<FoundPage> {
  const near = await walk(db, searched, WALKED);
  if (near.isWhole || near.ids.length > asked.page * asked.size) return pageOfWalk(near, asked);
  const few = near.ids.length < HELD_OFTEN ? await askIndex(db, searched, asked, sql`limit ${HELD_BY_FEW + 1}`) : null;
  if (few && few.total <= HELD_BY_FEW) return few;
  const far = await walk(db, searched, WALKED_FAR);
  if (far.isWhole || far.ids.length > asked.page * asked.size) return pageOfWalk(far, asked);
  if (far.ids.length >= HELD_OFTEN_FAR) return { ...pageOfWalk(far, asked), isCut: true };
  return askIndex(db, searched, asked, sql``);
}

interface Walk {
  ids: string[];
  /** Whether there was nothing more to read. */
  isWhole: boolean;
}

/** Reads the first rows of the order and keeps those that hold what is looked for. */
async function walk(db: Db, { table, where, order, match }: Searched, rows: number): Promise<Walk> {
  const first = sql`select id, ${match.inText} as holds from ${table} where ${where ?? sql`true`} ${order} limit ${rows}`;
  const [read] = await rowsOf<{ rows: number; ids: string[] }>(db, sql`select count(*)::int as rows, coalesce(array_agg(id::text) filter (where holds), '{}') as ids from (${first}) as first`);
  return { ids: read!.ids, isWhole: read!.rows < rows };
}

function pageOfWalk({ ids, isWhole }: Walk, asked: Asked): FoundPage {
  const { offset, ...place } = placeOf(ids.length, ids.length, asked.page, asked.size);
  return { ...place, isMore: !isWhole, isCut: false, ids: ids.slice(offset, offset + asked.size) };
}

async function askIndex(db: Db, { where, match, placedBy, placeOrder }: Searched, { page, size }: Asked, limit: SQL): Promise<FoundPage> {
  const [read] = await rowsOf<{ total: number; ids: string[] }>(
    db,
    sql`with found as materialized (${match.byIndex(sql`id, ${placedBy}`, where, limit)}), counted as (select count(*)::int as total from found),
      shown as (select id from found ${placeOrder} limit ${size}::int offset (select ${size}::int * greatest(0, least(${page}::bigint, (total + ${size}::int - 1) / ${size}::int) - 1) from counted))
      select total, array(select id::text from shown) as ids from counted`,
  );
  const { total, ids } = read!;
  const { offset: _, ...place } = placeOf(total, total, page, size);
  return { ...place, isCut: false, ids };
}
