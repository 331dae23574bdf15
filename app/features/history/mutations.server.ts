import { and, eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { isDeepStrictEqual } from "node:util";
import type { Staff } from "#app/features/auth/schema";
import type { SaveResult } from "#app/features/history/save-result";
import { BIN_DAYS, type Action, type FieldChanges, type RecordedRoom } from "#app/features/history/schema";
import { bin, changes, type Dependents } from "#app/features/history/tables.server";
import { findViolatedConstraint, type Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import { listTables } from "#app/platform/db/snapshot.server";

export type Actor = Pick<Staff, "id" | "name">;

export interface AuditedChange {
  room: RecordedRoom;
  action: Action;
  item?: { id: string; name: string };
  fields?: FieldChanges;
}

/** Writes an audit log entry. Call it inside the transaction of the change, so that both commit or neither does. */
export async function recordChange(
  db: Db,
  staff: Actor,
  { room, action, item, fields = {} }: AuditedChange,
): Promise<void> {
  await db.insert(changes).values({
    room,
    action,
    item_id: item?.id,
    item_name: item?.name,
    user_id: staff.id,
    user_name: staff.name,
    fields,
  });
}

export type RecordTable = PgTable & { id: AnyPgColumn };

/** A kind of item staff keep: where it is stored and how it is called. */
export interface RecordKind<T extends RecordTable> {
  room: RecordedRoom;
  table: T;
  nameOf: (row: T["$inferSelect"]) => string;
  /**
   * The field whose value belongs to another item, where a unique index cannot tell. Runs in the transaction of the
   * change.
   */
  findConflict?: (tx: Db, row: Record<string, unknown>, id: string | null) => Promise<string | null>;
  /** What else happens when an item is made. Runs in the transaction of the change. */
  onCreate?: (tx: Db, row: T["$inferSelect"]) => Promise<void>;
  /** What else changes when columns of an item do. Runs in the transaction of the change. */
  onUpdate?: (tx: Db, change: RecordUpdate<T>) => Promise<void>;
}

interface RecordUpdate<T extends RecordTable> {
  staff: Actor;
  before: T["$inferSelect"];
  after: T["$inferSelect"];
  changed: Record<string, unknown>;
}

/** Creates an item. With a client-generated id it is idempotent: the same form sent twice creates one item. */
export async function createRecord<T extends RecordTable>(
  db: Db,
  staff: Actor,
  kind: RecordKind<T>,
  values: T["$inferInsert"],
  id?: string,
): Promise<SaveResult> {
  return catchUniqueViolation(kind, () =>
    db.transaction(async (tx) => {
      if (id && (await wasCreated(tx, kind, id))) return { ok: true, id };
      const taken = await kind.findConflict?.(tx, values, null);
      if (taken) return { ok: false, reason: "taken", field: taken };
      const rows = (await tx
        .insert(kind.table)
        .values((id ? { ...values, id } : values) as never)
        .returning()) as { id: string }[];
      const row = oneRow(rows);
      await kind.onCreate?.(tx, row);
      await recordChange(tx, staff, {
        room: kind.room,
        action: "created",
        item: { id: row.id, name: kind.nameOf(row) },
      });
      return { ok: true, id: row.id };
    }),
  );
}

/** Whether an item with this id was already created. Takes an advisory lock against concurrent submissions. */
async function wasCreated<T extends RecordTable>(tx: Db, { room, table }: RecordKind<T>, id: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`new ${id}`}))`);
  const [made] = await tx
    .select({ id: changes.id })
    .from(changes)
    .where(and(eq(changes.room, room), eq(changes.item_id, id), eq(changes.action, "created")))
    .limit(1);
  return made !== undefined || (await lockRow(tx, table, id)) !== null;
}

/** What is to be written over a row, or why nothing is. */
export type Revision<Problem> = { values: Record<string, unknown> } | { problem: Problem };

/** Changes an item to what `revise` makes of it as it stands. Only the columns that differ are written. */
export async function updateRecord<T extends RecordTable, Problem = never>(
  db: Db,
  staff: Actor,
  kind: RecordKind<T>,
  id: string,
  revise: (row: T["$inferSelect"]) => Revision<Problem>,
): Promise<SaveResult | { ok: false; reason: "refused"; problem: Problem }> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  return catchUniqueViolation(kind, () =>
    db.transaction(async (tx) => {
      const row = await lockRow(tx, kind.table, id);
      if (!row) return { ok: false, reason: "missing" };
      const revision = revise(row);
      if ("problem" in revision) return { ok: false, reason: "refused", problem: revision.problem };
      const changed = differences(row, revision.values);
      if (Object.keys(changed).length === 0) return { ok: true, id };
      const taken = await kind.findConflict?.(tx, { ...row, ...changed }, id);
      if (taken) return { ok: false, reason: "taken", field: taken };
      await tx.update(kind.table).set(changed).where(eq(kind.table.id, id));
      const after = { ...row, ...changed };
      await kind.onUpdate?.(tx, { staff, before: row, after, changed });
      await recordChange(tx, staff, {
        room: kind.room,
        action: actionOf(changed),
        item: { id, name: kind.nameOf(after) },
        fields: toFieldChanges(kind.table, row, changed),
      });
      return { ok: true, id };
    }),
  );
}

async function lockRow(tx: Db, table: RecordTable, id: string) {
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for("update");
  return row ?? null;
}

export function differences(row: Record<string, unknown>, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, row[field])),
  );
}

function actionOf(changed: Record<string, unknown>): Action {
  if (!("published" in changed)) return "changed";
  return changed.published ? "published" : "unpublished";
}

/** Amounts are written down as they are stored, in dollars, and not in the program's cents. */
export function toFieldChanges(
  table: RecordTable,
  before: Record<string, unknown>,
  changed: Record<string, unknown>,
): FieldChanges {
  const columns = getTableColumns(table);
  const stored = (field: string, value: unknown) =>
    columns[field]?.columnType === "PgCustomColumn" && value !== null ? columns[field].mapToDriverValue(value) : value;
  return Object.fromEntries(
    Object.entries(changed).map(([field, to]) => [
      field,
      { from: stored(field, before[field]), to: stored(field, to) },
    ]),
  );
}

/** Maps a unique violation to its field: the constraint is named after the column. */
async function catchUniqueViolation<T extends RecordTable, Result>(
  kind: RecordKind<T>,
  write: () => Promise<Result | SaveResult>,
): Promise<Result | SaveResult> {
  try {
    return await write();
  } catch (error) {
    const constraint = findViolatedConstraint(error);
    if (constraint === null) throw error;
    const prefix = `${getTableName(kind.table)}_`;
    return { ok: false, reason: "taken", field: constraint.replace(prefix, "").replace(/_unique$/, "") };
  }
}

/** Missing: somebody else has deleted it already. */
export type Deletion = { ok: true } | { ok: false; reason: "missing" };

/** Soft-deletes an item into the bin. Visitors' requests about it stay, with the name stored in them. */
export async function deleteRecord<T extends RecordTable>(
  db: Db,
  staff: Actor,
  kind: RecordKind<T>,
  id: string,
): Promise<Deletion> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  const table = getTableName(kind.table);
  return db.transaction(async (tx) => {
    const row = await lockRow(tx, kind.table, id);
    if (!row) return { ok: false, reason: "missing" };
    const stored = oneRow(
      await rowsOf<{ row: Record<string, unknown> }>(
        tx,
        sql`select to_jsonb(item) as row from ${sql.identifier(table)} item where id = ${id}`,
      ),
    );
    const dependents = await listDependents(tx, table, id);
    await tx.delete(kind.table).where(eq(kind.table.id, id));
    const name = kind.nameOf(row);
    await tx.insert(bin).values({
      room: kind.room,
      table_name: table,
      item_id: id,
      item_name: name,
      row: stored.row,
      dependents,
      deleted_by: staff.name,
    });
    await recordChange(tx, staff, { room: kind.room, action: "deleted", item: { id, name } });
    return { ok: true };
  });
}

interface Reference {
  table: string;
  column: string;
  type: string;
  /** The column of the item that it names. */
  key: string;
  is_deleted_along: boolean;
}

/** Reads the foreign keys from the catalogue, so that new referencing tables are included automatically. */
function listReferences(tx: Db, table: string): Promise<Reference[]> {
  return rowsOf<Reference>(
    tx,
    sql`select c.conrelid::regclass::text as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, k.attname as key, c.confdeltype = 'c' as is_deleted_along
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
      where c.contype = 'f' and c.confrelid = ${table}::regclass and c.confdeltype in ('c', 'n') order by 1, 2`,
  );
}

/** What goes with an item or loses its reference to it, and what goes with that, each row once. */
async function listDependents(tx: Db, table: string, id: string): Promise<Dependents[]> {
  const dependents: Dependents[] = [];
  const seen = new Set<string>();
  const waiting: { table: string; rows: Record<string, unknown>[] }[] = [{ table, rows: [{ id }] }];
  for (let parent = waiting.shift(); parent; parent = waiting.shift()) {
    for (const { table, column, type, key, is_deleted_along } of await listReferences(tx, parent.table)) {
      const name = sql.identifier(table);
      const names = (values: unknown[]) =>
        sql`${sql.identifier(column)} = any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::${sql.raw(type)}))`;
      const keys = parent.rows.map((row) => row[key]);
      if (is_deleted_along) {
        const found = await rowsOf<{ row: Record<string, unknown> }>(
          tx,
          sql`select to_jsonb(item) as row from ${name} item where ${names(keys)}`,
        );
        const rows = found.map(({ row }) => row).filter((row) => isNew(seen, `${table} ${JSON.stringify(row)}`));
        if (rows.length === 0) continue;
        dependents.push({ table, column, rows });
        waiting.push({ table, rows });
        continue;
      }
      for (const to of keys) {
        const rows = await rowsOf<{ id: string }>(tx, sql`select id::text from ${name} where ${names([to])}`);
        if (rows.length > 0) dependents.push({ table, column, ids: rows.map(({ id }) => id), to: String(to) });
      }
    }
  }
  return dependents;
}

function isNew(seen: Set<string>, row: string): boolean {
  const isFirst = !seen.has(row);
  seen.add(row);
  return isFirst;
}

/** Restores an item and its dependents. On a unique conflict it stays in the bin. */
export async function restoreRecord(
  db: Db,
  staff: Actor,
  id: string,
): Promise<{ ok: true; name: string } | { ok: false; reason: "missing" | "taken" }> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  try {
    return await db.transaction(async (tx) => {
      const [kept] = await tx.delete(bin).where(eq(bin.id, id)).returning();
      if (!kept) return { ok: false, reason: "missing" };
      await reinsertRows(tx, kept.table_name, [kept.row]);
      for (const { table, rows } of await inOrderOfReferences(tx, kept.dependents))
        if (rows) await reinsertRows(tx, table, rows);
      // Requests get their listing back once all that belongs to it is there: triggers look at the ledger.
      for (const { table, column, ids, to = kept.item_id } of kept.dependents) {
        if (ids) {
          const reference = sql.identifier(column);
          await tx.execute(
            sql`update ${sql.identifier(table)} set ${reference} = ${to} where ${reference} is null and id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
          );
        }
      }
      await recordChange(tx, staff, {
        room: kept.room,
        action: "restored",
        item: { id: kept.item_id, name: kept.item_name },
      });
      return { ok: true, name: kept.item_name };
    });
  } catch (error) {
    if (findViolatedConstraint(error) === null) throw error;
    return { ok: false, reason: "taken" };
  }
}

/** A row that refers to another comes after it. */
async function inOrderOfReferences(tx: Db, dependents: readonly Dependents[]): Promise<Dependents[]> {
  if (dependents.length < 2) return [...dependents];
  const order = (await listTables(tx)).map(({ name }) => name);
  return dependents.toSorted((one, other) => order.indexOf(one.table) - order.indexOf(other.table));
}

/**
 * Inserts only columns the row had and the table still has: a newer column gets its default, a dropped one is
 * ignored. A nullable reference to a row that no longer exists becomes null, as "on delete set null" would have done.
 */
async function reinsertRows(tx: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = await rowsOf<{ name: string; referred: string | null; key: string | null }>(
    tx,
    sql`select a.attname as name, c.confrelid::regclass::text as referred, k.attname as key from pg_attribute a
      left join pg_constraint c on c.contype = 'f' and c.confdeltype = 'n' and c.conrelid = a.attrelid and c.conkey = array[a.attnum]
      left join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
      where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
  );
  const value = ({ name, referred, key }: (typeof columns)[number]) => {
    const own = sql`item.${sql.identifier(name)}`;
    return referred && key
      ? sql`(select ${sql.identifier(key)} from ${sql.identifier(referred)} where ${sql.identifier(key)} = ${own})`
      : own;
  };
  for (const row of rows) {
    const kept = columns.filter(({ name }) => name in row);
    const names = kept.map(({ name }) => sql.identifier(name));
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) select ${sql.join(kept.map(value), sql`, `)} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb) item`,
    );
  }
}

/** Takes an item out of the bin for good. */
export async function deletePermanently(db: Db, staff: Actor, id: string): Promise<Deletion> {
  if (!isUuid(id)) return { ok: false, reason: "missing" };
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(bin).where(eq(bin.id, id)).returning();
    if (!gone) return { ok: false, reason: "missing" };
    await recordChange(tx, staff, {
      room: gone.room,
      action: "removed",
      item: { id: gone.item_id, name: gone.item_name },
    });
    return { ok: true };
  });
}

export async function deleteExpiredBinItems(db: Db): Promise<void> {
  await db.delete(bin).where(sql`${bin.created_at} < now() - make_interval(days => ${BIN_DAYS})`);
}
