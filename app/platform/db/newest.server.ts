import { and, gte, lt, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#app/platform/db/db.server";
import { phoneSought } from "#app/platform/db/phone";
import { placeOf } from "#app/platform/db/place.server";
import { countUpTo, rowsOf } from "#app/platform/db/rows.server";
import { findSearchedPage, type FoundPage, type Match } from "#app/platform/db/searched.server";

/** A list that grows without end: read by time, searched by a folded text that has a searchIndex. */
export interface EndlessTable {
  /** The digits of the sender's phone number, which has a phoneIndex. */
  phone?: SQL;
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

/** Rows are counted this far beyond the page that is shown: counting a million at each look would take longer than reading the page. */
const COUNTED = 1_000;
/** Pages end here. */
const LAST_OFFSET = 100_000;
const MOST_WORDS = 6;

/** One page of a list, in the order of time unless there is another: the ids of its rows. */
export async function findPage(db: Db, list: EndlessTable, sought: Sought & { order?: Order | null }, { page, size }: { page: number; size: number }): Promise<FoundPage> {
  const { where, order } = sought;
  const lastPage = Math.floor(LAST_OFFSET / size);
  const asked = Math.min(page, lastPage);
  const match = await findMatch(db, list, sought.search);
  if (match) {
    const placedBy = order ? sql`created_at, ${order.by} as place` : sql`created_at`;
    return findSearchedPage(db, { table: list.table, where, match, order: orderOf(sought), placedBy, placeOrder: orderOf(sought, sql`place`) }, { page: asked, size });
  }
  const far = (asked - 1) * size + COUNTED;
  const rows = sql`from ${list.table} where ${where ?? sql`true`}`;
  const { offset, ...place } = placeOf(await countUpTo(db, sql`select 1 ${rows}`, far + 1), far, asked, size);
  const ids = await idsOf(db, sql`select id ${rows} ${orderOf(sought)} limit ${size} offset ${offset}`);
  return { ...place, isCut: place.isMore && place.page === lastPage, ids };
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

/** What a row must hold; null when nothing is looked for. */
async function findMatch(db: Db, { table, listing, phone }: EndlessTable, search: string): Promise<Match | null> {
  const words = await fold(db, search);
  if (words.length === 0) return null;
  const inGrams = (text: SQL) => and(...words.map((word) => sql`search_grams(${text}) @@ search_query(${word})`));
  const holds = (text: SQL | AnyPgColumn) => and(...words.map((word) => sql`strpos(${text}, ${word}) > 0`))!;
  const listed = listing ? await idsOf(db, sql`select id from ${listing.table} where ${and(inGrams(sql`search_folded(${listing.name})`), holds(sql`search_folded(${listing.name})`))} limit ${COUNTED}`) : [];
  const isNamed = listing && listed.length > 0 ? sql`${sql.identifier(listing.column.name)} in (${sql.join(listed.map((id) => sql`${id}::uuid`), sql`, `)})` : undefined;
  const number = phone ? phoneSought(search) : null;
  const isCalled = phone && number !== null ? sql`strpos(${phone}, ${number}) > 0` : undefined;
  const inText = holds(sql`search_text`);
  const select = (columns: SQL, condition: SQL | undefined, limit: SQL) => sql`(select ${columns} from ${table} where ${condition} ${limit})`;
  return {
    // A missing number is null, which must not count as an answer.
    inText: or(inText, isNamed, isCalled && sql`coalesce(${isCalled}, false)`)!,
    byIndex: (columns, where, limit) => {
      const own = select(columns, and(where, inGrams(sql`search_text`), inText), limit);
      const named = isNamed && select(columns, and(where, isNamed), limit);
      const called = isCalled && select(columns, and(where, sql`search_grams(${phone}) @@ search_query(${number})`, isCalled), limit);
      return sql.join([own, named, called].filter((part) => part !== undefined), sql` union `);
    },
  };
}

async function fold(db: Db, search: string): Promise<string[]> {
  const words = search.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const [row] = await rowsOf<Record<string, string>>(db, sql`select ${sql.join(words.map((word, at) => sql`search_folded(${word}) as ${sql.identifier(`word${at}`)}`), sql`, `)}`);
  return Object.values(row!).filter(Boolean);
}

/** The words of the indexes, forwards or backwards. */
function orderOf({ isOldestFirst, order }: Pick<Sought, "isOldestFirst"> & { order?: Order | null }, by = order?.by): SQL {
  if (order) return sql`order by ${by} ${order.isDescending ? sql`desc` : sql`asc`}, created_at desc nulls last, id`;
  return isOldestFirst ? sql`order by created_at asc nulls first, id desc` : sql`order by created_at desc nulls last, id`;
}

async function idsOf(db: Db, statement: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(db, statement)).map(({ id }) => id);
}
