import { and, count, eq, sql } from "drizzle-orm";
import type { RecordKind, RecordTable } from "#app/features/history/mutations.server";
import type { RecordedRoom } from "#app/features/history/schema";
import { bin, changes } from "#app/features/history/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import { newestFirst } from "#app/platform/db/order";

export async function findRecord<T extends RecordTable>(
  db: Db,
  kind: RecordKind<T>,
  id: string,
): Promise<T["$inferSelect"] | null> {
  if (!isUuid(id)) return null;
  const table: RecordTable = kind.table;
  const [row] = await db.select().from(table).where(eq(table.id, id)).limit(1);
  return row ?? null;
}

export type Change = typeof changes.$inferSelect;

export interface ChangeFilters {
  room: RecordedRoom | "";
  item: string;
  user: string;
}

const PAGE_SIZE = 25;

export async function listChanges(db: Db, filters: ChangeFilters, page: number) {
  const where = and(
    filters.room ? eq(changes.room, filters.room) : undefined,
    filters.item ? eq(changes.item_id, filters.item) : undefined,
    filters.user ? eq(changes.user_id, filters.user) : undefined,
  );
  const [counted] = await db.select({ n: count() }).from(changes).where(where);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const current = Math.min(page, pages);
  const rows = await db
    .select()
    .from(changes)
    .where(where)
    .orderBy(newestFirst(changes.created_at), changes.id)
    .limit(PAGE_SIZE)
    .offset((current - 1) * PAGE_SIZE);
  return { rows, total, page: current, pages };
}

/** The last things done to one item. */
export function listChangesOf(db: Db, room: RecordedRoom, item: string, limit = 5) {
  return db
    .select({
      id: changes.id,
      action: changes.action,
      user_name: changes.user_name,
      created_at: changes.created_at,
      fields: sql<string[]>`array(select jsonb_object_keys(${changes.fields}))`,
    })
    .from(changes)
    .where(and(eq(changes.room, room), eq(changes.item_id, item)))
    .orderBy(newestFirst(changes.created_at))
    .limit(limit);
}
/** Who set a field of an item last, where that is written down. */
export async function findLastEditor(db: Db, room: RecordedRoom, item: string, field: string): Promise<string | null> {
  const [last] = await db
    .select({ name: changes.user_name })
    .from(changes)
    .where(and(eq(changes.room, room), eq(changes.item_id, item), sql`${changes.fields} ? ${field}`))
    .orderBy(newestFirst(changes.created_at))
    .limit(1);
  return last?.name ?? null;
}

export type ChangeSummary = Awaited<ReturnType<typeof listChangesOf>>[number];

/** Everybody who has done something. */
export function listActors(db: Db) {
  return db
    .selectDistinctOn([changes.user_id], { id: changes.user_id, name: changes.user_name })
    .from(changes)
    .orderBy(changes.user_id, newestFirst(changes.created_at));
}

export async function listBin(db: Db, page: number) {
  const [counted] = await db.select({ n: count() }).from(bin);
  const total = counted?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const current = Math.min(page, pages);
  const rows = await db
    .select({
      id: bin.id,
      room: bin.room,
      item_name: bin.item_name,
      deleted_by: bin.deleted_by,
      created_at: bin.created_at,
    })
    .from(bin)
    .orderBy(newestFirst(bin.created_at), bin.id)
    .limit(PAGE_SIZE)
    .offset((current - 1) * PAGE_SIZE);
  return { rows, total, page: current, pages };
}
