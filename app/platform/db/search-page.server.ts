import { sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.server";
import { paginate } from "#app/platform/db/pagination.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";

/** The rows of a table that hold what is looked for, in the order of one of its indexes. */
export interface SearchQuery {
  table: PgTable;
  /** Everything but what is looked for. */
  where: SQL | undefined;
  /** What of a row is needed besides its id to put rows into order once they were found, and the order by it. */
  sortColumns: SQL;
  sortClause: SQL;
  /** The order as the index has it. */
  order: SQL;
  match: SearchMatch;
}

export interface SearchMatch {
  /** True of the rows that hold it. */
  condition: SQL;
  /** The same rows by an index, in no order. */
  indexQuery: (columns: SQL, where: SQL | undefined, limit: SQL) => SQL;
}

export interface IdPage {
  ids: string[];
  /** How many there are, as far as they were counted. */
  total: number;
  /** Whether there may be more than that. */
  isMore: boolean;
  /** Whether the pages end before the rows do: whoever looks for the others gives dates or filters. */
  isTruncated: boolean;
  page: number;
  pages: number;
}

interface PageParams {
  page: number;
  size: number;
}

/** Rows of the first sequential scan, which finds frequent matches. */
const SCAN_ROWS = 500;
/** With this many matches in the first scan the term is frequent, and the index would be slow. */
const FREQUENT_MATCHES = 10;
/** Up to this many matches are read by the index and sorted. */
const MAX_INDEX_MATCHES = 2_000;
/** Otherwise this many rows are scanned ... */
const DEEP_SCAN_ROWS = 5_000;
/** ... and the result is truncated there when it has at least this many matches. */
const DEEP_SCAN_MIN_MATCHES = 50;

/**
 * One page of search results. The rows read are bounded except for a term that is frequent overall but rare in the
 * first 5,000 rows: then the index reads all its matches.
 */
export async function findSearchedPage(db: Db, searched: SearchQuery, asked: PageParams): Promise<IdPage> {
  const firstScan = await scanRows(db, searched, SCAN_ROWS);
  if (firstScan.isComplete || firstScan.ids.length > asked.page * asked.size) return pageOfScan(firstScan, asked);
  const indexPage =
    firstScan.ids.length < FREQUENT_MATCHES
      ? await queryIndex(db, searched, asked, sql`limit ${MAX_INDEX_MATCHES + 1}`)
      : null;
  if (indexPage && indexPage.total <= MAX_INDEX_MATCHES) return indexPage;
  const deepScan = await scanRows(db, searched, DEEP_SCAN_ROWS);
  if (deepScan.isComplete || deepScan.ids.length > asked.page * asked.size) return pageOfScan(deepScan, asked);
  if (deepScan.ids.length >= DEEP_SCAN_MIN_MATCHES) return { ...pageOfScan(deepScan, asked), isTruncated: true };
  return queryIndex(db, searched, asked, sql``);
}

interface Scan {
  ids: string[];
  /** Whether there was nothing more to read. */
  isComplete: boolean;
}

/** Reads the first rows of the order and keeps those that hold what is looked for. */
async function scanRows(db: Db, { table, where, order, match }: SearchQuery, rows: number): Promise<Scan> {
  const first = sql`select id, ${match.condition} as holds from ${table} where ${where ?? sql`true`} ${order} limit ${rows}`;
  const read = await rowsOf<{ rows: number; ids: string[] }>(
    db,
    sql`select count(*)::int as rows, coalesce(array_agg(id::text) filter (where holds), '{}') as ids from (${first}) as first`,
  );
  const { ids, rows: count } = oneRow(read);
  return { ids, isComplete: count < rows };
}

function pageOfScan({ ids, isComplete }: Scan, asked: PageParams): IdPage {
  const { offset, ...place } = paginate(ids.length, ids.length, asked.page, asked.size);
  return { ...place, isMore: !isComplete, isTruncated: false, ids: ids.slice(offset, offset + asked.size) };
}

async function queryIndex(
  db: Db,
  { where, match, sortColumns, sortClause }: SearchQuery,
  { page, size }: PageParams,
  limit: SQL,
): Promise<IdPage> {
  const read = await rowsOf<{ total: number; ids: string[] }>(
    db,
    sql`with found as materialized (${match.indexQuery(sql`id, ${sortColumns}`, where, limit)}), counted as (select count(*)::int as total from found),
      shown as (select id from found ${sortClause} limit ${size}::int offset (select ${size}::int * greatest(0, least(${page}::bigint, (total + ${size}::int - 1) / ${size}::int) - 1) from counted))
      select total, array(select id::text from shown) as ids from counted`,
  );
  const { total, ids } = oneRow(read);
  const { offset: _, ...place } = paginate(total, total, page, size);
  return { ...place, isTruncated: false, ids };
}
