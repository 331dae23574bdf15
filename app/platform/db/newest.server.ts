import { and, getTableName, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.server";
import { placeOf } from "#app/platform/db/place.server";
import { countUpTo, rowsOf } from "#app/platform/db/rows.server";

/** A list that grows without end: read by time, searched by a folded text that has a searchIndex. */
export interface EndlessTable {
  table: PgTable & { id: AnyPgColumn; created_at: AnyPgColumn; search_text: AnyPgColumn };
  /** What its rows are about, found by the name it has today (its nameIndex). The name it had then is part of the row's own text. */
  listing?: { column: AnyPgColumn; table: PgTable; id: AnyPgColumn; name: AnyPgColumn };
}

export interface Sought {
  /** Everything but the words. */
  where: SQL | undefined;
  search: string;
  isOldestFirst?: boolean;
}

/** Another order than that of time, for which there is an index. Rows that are alike in it stand newest first. */
export interface Order {
  by: SQL;
  isDescending: boolean;
}

interface FoundPage {
  ids: string[];
  /** How many there are, as far as they were counted. */
  total: number;
  /** Whether there are more than that. */
  isMore: boolean;
  /** Whether the pages end before the rows do: whoever looks for older ones gives dates. */
  isCut: boolean;
  page: number;
  pages: number;
}

/** Rows are counted this far beyond the page that is shown: counting a million at each look would take longer than reading the page. */
const COUNTED = 1_000;
/** Pages end here. */
const LAST_OFFSET = 100_000;
/** A search reads this many rows one after the other before it asks the index. What many rows hold is found at once. */
const WALKED = 5_000;
/** What more rows than this are likely to hold is not asked of the index, which would read all of them: its pages end with the rows that were read one after the other, ... */
const HELD_BY_FEW = 2_000;
/** ... if at least so many of those hold it. */
const WALKED_OFTEN = 50;
const MOST_WORDS = 6;

/**
 * One page of a list, in the order of time: the ids of its rows. How many rows are read has a bound but for one case: a search for what
 * hardly any of the newest rows hold reads all that the index finds, since only the order of time tells which of them come first.
 */
export async function findPage(db: Db, list: EndlessTable, sought: Sought & { order?: Order | null }, { page, size }: { page: number; size: number }): Promise<FoundPage> {
  const lastPage = Math.floor(LAST_OFFSET / size);
  const asked = Math.min(page, lastPage);
  const match = await findMatch(db, list, sought.search);
  const far = (asked - 1) * size + COUNTED;
  if (!match) {
    const counted = await countUpTo(db, sql`select 1 from ${list.table} where ${sought.where ?? sql`true`}`, far + 1);
    const { offset, ...place } = placeOf(counted, far, asked, size);
    return { ...place, isCut: place.isMore && place.page === lastPage, ids: await idsOf(db, sql`${inOrder(list, sought)} limit ${size} offset ${offset}`) };
  }
  const walked = await idsOf(db, sql`select id from (${inOrder(list, sought, sql`*`)} limit ${WALKED}) as newest where ${match.inText} limit ${far + 1}`);
  const isWhole = walked.length > far || (await countUpTo(db, sql`select 1 from ${list.table} where ${sought.where ?? sql`true`}`, WALKED + 1)) <= WALKED;
  const isCut = !isWhole && walked.length >= WALKED_OFTEN && (walked.length / WALKED) * (await aboutHowMany(db, list)) > HELD_BY_FEW;
  if (isCut) {
    const { offset, ...place } = placeOf(walked.length, walked.length, asked, size);
    return { ...place, isMore: true, isCut, ids: walked.slice(offset, offset + size) };
  }
  const held = isWhole ? walked.length : await countUpTo(db, match.byIndex(sql`id`, sought.where, sql`limit ${far + 1}`), far + 1);
  const { offset, ...place } = placeOf(Math.max(held, walked.length), far, asked, size);
  const end = Math.min(offset + size, place.total);
  if (walked.length >= end) return { ...place, isCut, ids: walked.slice(offset, end) };
  return {
    ...place,
    isCut,
    ids: await idsOf(
      db,
      sql`with found as materialized (${match.byIndex(sql`id, created_at${sought.order ? sql`, ${sought.order.by} as place` : sql``}`, sought.where, sql``)}) select id from found ${orderOf(sought, sql`place`)} limit ${size} offset ${offset}`,
    ),
  };
}

/** By what the database last noted of the table; none before it did, as in a new or an embedded one. */
async function aboutHowMany(db: Db, { table }: EndlessTable): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(db, sql`select greatest(reltuples, 0)::float8 as rows from pg_class where oid = ${getTableName(table)}::regclass`);
  return row!.rows;
}

/** The ids of everything that was found, in batches, for a file. What comes in meanwhile is not in it. */
export async function* eachBatch(db: Db, list: EndlessTable, sought: Sought, size = 1_000): AsyncGenerator<string[]> {
  const match = await findMatch(db, list, sought.search);
  let last: Place | undefined;
  do {
    const where = and(sought.where, match?.inText, last && behind(last, sought)) ?? sql`true`;
    // The text keeps the microseconds a Date would lose.
    const rows = await rowsOf<Place>(db, sql`select id, created_at::text as at from ${list.table} where ${where} ${orderOf(sought)} limit ${size}`);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    last = rows.length < size ? undefined : rows.at(-1);
  } while (last);
}

interface Place {
  id: string;
  at: string;
}

function behind({ id, at }: Place, { isOldestFirst }: Sought): SQL {
  if (isOldestFirst) return sql`created_at >= ${at}::timestamptz and (created_at > ${at}::timestamptz or id < ${id}::uuid)`;
  return sql`created_at <= ${at}::timestamptz and (created_at < ${at}::timestamptz or id > ${id}::uuid)`;
}

/** The rows of these ids, in their order. */
export async function readInOrder<Row extends { id: string }>(db: Db, ids: string[], read: (db: Db, ids: string[]) => Promise<Row[]>): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await read(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** One page of rows, as far as they were counted. */
export type RowPage<Row> = Omit<FoundPage, "ids"> & { rows: Row[] };

/** For the condition of a list: what came in from a moment on, and before another. */
export function receivedBetween(column: AnyPgColumn, { from, before }: { from?: Date | null; before?: Date | null }): SQL | undefined {
  return and(from ? gte(column, from) : undefined, before ? lt(column, before) : undefined);
}

interface Match {
  /** True of the rows of the list that hold every word. */
  inText: SQL;
  /** The same rows by the indexes, in no order. */
  byIndex: (columns: SQL, where: SQL | undefined, limit: SQL) => SQL;
}

/** What a row must hold; null when nothing is looked for. */
async function findMatch(db: Db, { table, listing }: EndlessTable, search: string): Promise<Match | null> {
  const words = await fold(db, search);
  if (words.length === 0) return null;
  const inGrams = (text: SQL) => and(...words.map((word) => sql`search_grams(${text}) @@ search_query(${word})`));
  const holds = (text: SQL | AnyPgColumn) => and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`))!;
  const named = listing ? await idsOf(db, sql`select id from ${listing.table} where ${and(inGrams(sql`search_folded(${listing.name})`), holds(sql`search_folded(${listing.name})`))} limit ${COUNTED}`) : [];
  const isNamed = listing && named.length > 0 ? sql`${sql.identifier(listing.column.name)} in (${sql.join(named.map((id) => sql`${id}::uuid`), sql`, `)})` : undefined;
  const inText = holds(sql`search_text`);
  const select = (columns: SQL, condition: SQL | undefined, limit: SQL) => sql`(select ${columns} from ${table} where ${condition} ${limit})`;
  return {
    inText: isNamed ? sql`(${inText} or ${isNamed})` : inText,
    byIndex: (columns, where, limit) => {
      const own = select(columns, and(where, inGrams(sql`search_text`), inText), limit);
      return isNamed ? sql`${own} union ${select(columns, and(where, isNamed), limit)}` : own;
    },
  };
}

async function fold(db: Db, search: string): Promise<string[]> {
  const words = search.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const [row] = await rowsOf<Record<string, string>>(db, sql`select ${sql.join(words.map((word, at) => sql`search_folded(${word}) as ${sql.identifier(`word${at}`)}`), sql`, `)}`);
  return Object.values(row!).filter(Boolean);
}

function inOrder({ table }: EndlessTable, sought: Sought & { order?: Order | null }, columns = sql`id`): SQL {
  return sql`select ${columns} from ${table} where ${sought.where ?? sql`true`} ${orderOf(sought)}`;
}

/** The words of the indexes, forwards or backwards. */
function orderOf({ isOldestFirst, order }: Pick<Sought, "isOldestFirst"> & { order?: Order | null }, by = order?.by): SQL {
  if (order) return sql`order by ${by} ${order.isDescending ? sql`desc` : sql`asc`}, created_at desc nulls last, id`;
  return isOldestFirst ? sql`order by created_at asc nulls first, id desc` : sql`order by created_at desc nulls last, id`;
}

async function idsOf(db: Db, statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(db, statement)).map(({ id }) => id);
}
