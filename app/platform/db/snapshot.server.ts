import { sql, type SQL } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { defined } from "#app/platform/defined";

/** A table as it is copied, without generated columns. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
  key: string[];
}

/** What a table held: the same on every database that holds the same rows. */
export interface TableContent {
  name: string;
  columns: string[];
  rows: number;
  /** Of its lines. */
  sha256: string;
}

export interface Sequence {
  name: string;
  /** Null when nothing was taken from it yet. */
  last: string | null;
}

/** Reads everything as it stands at one moment, whatever others write meanwhile. */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await setPortableFormats(tx);
      return read(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Values are copied as text: fixes the formats of dates, intervals, bytes and floats. */
export async function setPortableFormats(tx: Db): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO, YMD'",
    "intervalstyle = 'postgres'",
    "bytea_output = 'hex'",
    "extra_float_digits = 1",
  ]) {
    await tx.execute(sql.raw(`set local ${setting}`));
  }
}

/** Every table of ours; one that refers to another comes after it. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const tables = await rowsOf<TableShape & { refers_to: string[] }>(
    db,
    sql`select t.relname::text as name,
        (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
          from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        (select coalesce(json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)), '[]')
          from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey) where i.indrelid = t.oid and i.indisprimary) as key,
        (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint c join pg_class r on r.oid = c.confrelid
          where c.contype = 'f' and c.conrelid = t.oid and c.confrelid <> t.oid) as refers_to
      from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace order by t.relname`,
  );
  const sorted: TableShape[] = [];
  const placed = new Set<string>();
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name, refers_to }) => !placed.has(name) && refers_to.every((other) => placed.has(other)),
    );
    if (next.length === 0) throw new Error("tables refer to each other in a circle");
    for (const { name, columns, key } of next) {
      placed.add(name);
      sorted.push({ name, columns, key });
    }
  }
  return sorted;
}

const BATCH_BYTES = 1024 * 1024;
const FIRST_BATCH_ROWS = 100;
const MAX_BATCH_ROWS = 5_000;

/**
 * The rows of a table, a JSON array of texts each, in the order of its key, about a megabyte at a time. In a
 * transaction that speaks plainly.
 */
async function* readLines(tx: Db, { name, columns, key }: TableShape): AsyncGenerator<string[]> {
  const column = (of: string) => sql`item.${sql.identifier(of)}`;
  const typeOf = new Map(columns.map((each) => [each.name, each.type]));
  // Ordered by bytes, since databases may have different collations.
  const order = key.map((of) =>
    /^(text|character)/.test(typeOf.get(of) ?? "") ? sql`${column(of)} collate "C"` : column(of),
  );
  const values = sql.join(
    columns.map((each) => sql`${column(each.name)}::text`),
    sql`, `,
  );
  await tx.execute(
    sql`declare copied no scroll cursor for select array_to_json(array[${values}]::text[])::text as line from ${sql.identifier(name)} item order by ${order.length > 0 ? sql.join(order, sql`, `) : sql`1 collate "C"`}`,
  );
  let rows = FIRST_BATCH_ROWS;
  for (;;) {
    const lines = (await rowsOf<{ line: string }>(tx, sql.raw(`fetch ${rows} from copied`))).map(({ line }) => line);
    if (lines.length > 0) yield lines;
    if (lines.length < rows) break;
    const bytes = lines.reduce((sum, line) => sum + line.length, 0);
    rows = Math.max(1, Math.min(MAX_BATCH_ROWS, Math.floor((rows * BATCH_BYTES) / bytes)));
  }
  await tx.execute(sql`close copied`);
}

/** Hands on the rows of a table as lines, and gives what they were in the end. */
export async function* copyTable(tx: Db, table: TableShape): AsyncGenerator<Buffer, TableContent> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const lines of readLines(tx, table)) {
    const bytes = Buffer.from(`${lines.join("\n")}\n`);
    hash.update(bytes);
    rows += lines.length;
    yield bytes;
  }
  return { name: table.name, columns: table.columns.map(({ name }) => name), rows, sha256: hash.digest("hex") };
}

/** What a table holds, to compare it with what it should. */
export async function summarizeTable(tx: Db, table: TableShape): Promise<TableContent> {
  const copy = copyTable(tx, table);
  for (;;) {
    const step = await copy.next();
    if (step.done) return step.value;
  }
}

/** Writes lines into an empty table whose triggers are off. */
export async function fillTable(
  tx: Db,
  { name, columns }: TableShape,
  given: readonly string[],
  lines: AsyncIterable<string>,
): Promise<void> {
  const types = new Map(columns.map((each) => [each.name, each.type]));
  const names = sql.join(
    given.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    given.map((column, place) => sql.raw(`(line ->> ${place})::${defined(types.get(column), `column ${column}`)}`)),
    sql`, `,
  );
  const write = (batch: string[]) =>
    tx.execute(
      sql`insert into ${sql.identifier(name)} (${names}) overriding system value select ${values} from jsonb_array_elements(${`[${batch.join(",")}]`}::jsonb) as line`,
    );
  let batch: string[] = [];
  let bytes = 0;
  for await (const line of lines) {
    batch.push(line);
    bytes += line.length;
    if (bytes < BATCH_BYTES) continue;
    await write(batch);
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) await write(batch);
}

/**
 * Rows that are copied were announced, indexed and checked where they came from. Needs no rights but those of the
 * owner.
 */
export async function withoutTriggers(tx: Db, tables: readonly TableShape[], work: () => Promise<void>): Promise<void> {
  const each = async (what: SQL) => {
    for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} ${what} trigger user`);
  };
  await each(sql`disable`);
  await work();
  // A table whose deferred foreign keys wait to be checked cannot be altered.
  await tx.execute(sql`set constraints all immediate`);
  await each(sql`enable`);
}

/** The tables that hold something. */
export async function listNonEmptyTables(db: Db): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await listTables(db)) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

export async function emptyTables(tx: Db, tables: readonly TableShape[]): Promise<void> {
  if (tables.length > 0)
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map(({ name }) => sql.identifier(name)),
        sql`, `,
      )}`,
    );
}

export function listSequences(db: Db): Promise<Sequence[]> {
  return rowsOf<Sequence>(
    db,
    sql`select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by sequencename`,
  );
}

export async function setSequences(tx: Db, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null)
      await tx.execute(sql`select setval(${`public.${JSON.stringify(name)}`}::regclass, ${last}::bigint)`);
  }
}

/** Takes everything of ours out of a database, and nothing an extension has put there. */
export async function dropAllObjects(tx: Db): Promise<void> {
  await tx.execute(sql`do $$
    declare
      statement text;
    begin
      for statement in
        select format('drop table %s cascade', c.oid::regclass) from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      loop
        execute statement;
      end loop;
      for statement in
        select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p where p.pronamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      loop
        execute statement;
      end loop;
      for statement in
        select format('drop type %s cascade', c.reltype::regtype) from pg_class c where c.relkind = 'c' and c.relnamespace = 'public'::regnamespace
          and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
      loop
        execute statement;
      end loop;
    end $$`);
  await tx.execute(sql`drop schema if exists drizzle cascade`);
}
