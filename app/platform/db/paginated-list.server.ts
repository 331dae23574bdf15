import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.server";
import { searchedPhoneDigits } from "#app/platform/db/phone-search";
import { paginate } from "#app/platform/db/pagination.server";
import { countUpTo, oneRow, rowsOf } from "#app/platform/db/rows.server";
import { findSearchedPage, type IdPage, type SearchMatch } from "#app/platform/db/search-page.server";
import { allOf, anyOf } from "#app/platform/db/conditions.server";

/** A large table, paginated by time and searched by its folded text (searchIndex). */
export interface PaginatedTable {
  /** The digits of the sender's phone number, which has a phoneIndex. */
  phone?: SQL;
  table: PgTable & { id: AnyPgColumn; created_at: AnyPgColumn; search_text: AnyPgColumn };
  /**
   * What its rows are about, found by the name it has today (its nameIndex). The name it had then is part of the row's
   * own text.
   */
  listing?: { column: AnyPgColumn; table: PgTable; id: AnyPgColumn; name: AnyPgColumn };
}

export interface ListQuery {
  /** Everything but the words. */
  where: SQL | undefined;
  search: string;
  isOldestFirst?: boolean;
}

/** Another order than that of time, for which there is an index. Rows that are alike in it stand newest first. */
export interface SortOrder {
  by: SQL;
  isDescending: boolean;
}

/** Rows are counted only this far past the current page: a full count would be slower than the page. */
const MAX_COUNTED = 1_000;
/** Pages end here. */
const MAX_OFFSET = 100_000;
const MAX_WORDS = 6;

/** One page of a list, in the order of time unless there is another: the ids of its rows. */
export async function findPage(
  db: Db,
  list: PaginatedTable,
  query: ListQuery & { order?: SortOrder | null },
  { page, size }: { page: number; size: number },
): Promise<IdPage> {
  const { where, order } = query;
  const lastPage = Math.floor(MAX_OFFSET / size);
  const requestedPage = Math.min(page, lastPage);
  const match = await buildSearchMatch(db, list, query.search);
  if (match) {
    const placedBy = order ? sql`created_at, ${order.by} as place` : sql`created_at`;
    return findSearchedPage(
      db,
      {
        table: list.table,
        where,
        match,
        order: orderClause(query),
        sortColumns: placedBy,
        sortClause: orderClause(query, sql`place`),
      },
      { page: requestedPage, size },
    );
  }
  const countLimit = (requestedPage - 1) * size + MAX_COUNTED;
  const rows = sql`from ${list.table} where ${where ?? sql`true`}`;
  const { offset, ...place } = paginate(
    await countUpTo(db, sql`select 1 ${rows}`, countLimit + 1),
    countLimit,
    requestedPage,
    size,
  );
  const ids = await selectIds(db, sql`select id ${rows} ${orderClause(query)} limit ${size} offset ${offset}`);
  return { ...place, isTruncated: place.isMore && place.page === lastPage, ids };
}

/** The ids of everything that was found, in batches, for a file. What comes in meanwhile is not in it. */
export async function* streamIdBatches(
  db: Db,
  list: PaginatedTable,
  query: ListQuery,
  size = 1_000,
): AsyncGenerator<string[]> {
  const match = await buildSearchMatch(db, list, query.search);
  let cursor: Cursor | undefined;
  do {
    const where = and(query.where, match?.condition, cursor && afterCursor(cursor, query)) ?? sql`true`;
    // The text keeps the microseconds a Date would lose.
    const rows = await rowsOf<Cursor>(
      db,
      sql`select id, created_at::text as at from ${list.table} where ${where} ${orderClause(query)} limit ${size}`,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    cursor = rows.length < size ? undefined : rows.at(-1);
  } while (cursor);
}

interface Cursor {
  id: string;
  at: string;
}

function afterCursor({ id, at }: Cursor, { isOldestFirst }: ListQuery): SQL {
  if (isOldestFirst)
    return sql`created_at >= ${at}::timestamptz and (created_at > ${at}::timestamptz or id < ${id}::uuid)`;
  return sql`created_at <= ${at}::timestamptz and (created_at < ${at}::timestamptz or id > ${id}::uuid)`;
}

/** The rows of these ids, in their order. */
export async function fetchInOrder<Row extends { id: string }>(
  db: Db,
  ids: string[],
  read: (db: Db, ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await read(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** One page of rows, as far as they were counted. */
export type RowPage<Row> = Omit<IdPage, "ids"> & { rows: Row[] };

/** For the condition of a list: what came in from a moment on, and before another. */
export function createdBetween(
  column: AnyPgColumn,
  { from, before }: { from?: Date | null; before?: Date | null },
): SQL | undefined {
  return and(from ? gte(column, from) : undefined, before ? lt(column, before) : undefined);
}

/** The search condition; null when the search is empty. */
async function buildSearchMatch(
  db: Db,
  { table, listing, phone }: PaginatedTable,
  search: string,
): Promise<SearchMatch | null> {
  const words = await foldWords(db, search);
  if (words.length === 0) return null;
  const matchesTrigrams = (text: SQL) =>
    and(...words.map((word) => sql`search_grams(${text}) @@ search_query(${word})`));
  const containsWords = (text: SQL | AnyPgColumn) => allOf(...words.map((word) => sql`strpos(${text}, ${word}) > 0`));
  const listingIds = listing
    ? await selectIds(
        db,
        sql`select id from ${listing.table} where ${and(matchesTrigrams(sql`search_folded(${listing.name})`), containsWords(sql`search_folded(${listing.name})`))} limit ${MAX_COUNTED}`,
      )
    : [];
  const matchesListing =
    listing && listingIds.length > 0
      ? sql`${sql.identifier(listing.column.name)} in (${sql.join(
          listingIds.map((id) => sql`${id}::uuid`),
          sql`, `,
        )})`
      : undefined;
  const number = phone ? searchedPhoneDigits(search) : null;
  const matchesPhone = phone && number !== null ? sql`strpos(${phone}, ${number}) > 0` : undefined;
  const inText = containsWords(sql`search_text`);
  const select = (columns: SQL, condition: SQL | undefined, limit: SQL) =>
    sql`(select ${columns} from ${table} where ${condition} ${limit})`;
  return {
    // A missing number is null, which must not count as an answer.
    condition: anyOf(inText, matchesListing, matchesPhone && sql`coalesce(${matchesPhone}, false)`),
    indexQuery: (columns, where, limit) => {
      const own = select(columns, and(where, matchesTrigrams(sql`search_text`), inText), limit);
      const named = matchesListing && select(columns, and(where, matchesListing), limit);
      const called =
        matchesPhone &&
        select(columns, and(where, sql`search_grams(${phone}) @@ search_query(${number})`, matchesPhone), limit);
      return sql.join(
        [own, named, called].filter((part) => part !== undefined),
        sql` union `,
      );
    },
  };
}

async function foldWords(db: Db, search: string): Promise<string[]> {
  const words = search.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const folded = await rowsOf<Record<string, string>>(
    db,
    sql`select ${sql.join(
      words.map((word, at) => sql`search_folded(${word}) as ${sql.identifier(`word${at}`)}`),
      sql`, `,
    )}`,
  );
  return Object.values(oneRow(folded)).filter(Boolean);
}

/** The words of the indexes, forwards or backwards. */
function orderClause(
  { isOldestFirst, order }: Pick<ListQuery, "isOldestFirst"> & { order?: SortOrder | null },
  by = order?.by,
): SQL {
  if (order) return sql`order by ${by} ${order.isDescending ? sql`desc` : sql`asc`}, created_at desc nulls last, id`;
  return isOldestFirst
    ? sql`order by created_at asc nulls first, id desc`
    : sql`order by created_at desc nulls last, id`;
}

async function selectIds(db: Db, statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(db, statement)).map(({ id }) => id);
}
