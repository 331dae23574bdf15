import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

export interface Migration {
  /** Of its SQL: a released one never changes. */
  hash: string;
  madeAt: number;
  statements: string[];
}

/** Oldest first. */
export function readMigrations(folder: string): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql: statements }) => ({ hash, madeAt: folderMillis, statements }));
}

/** Where drizzle's own migrator writes down what was applied: it can take over at any time. */
const APPLIED = sql`drizzle.__drizzle_migrations`;

/** The hashes of what a database was made by, oldest first; none for an empty one. */
export async function listApplied(db: Db): Promise<string[]> {
  const [found] = await rowsOf<{ is_there: boolean }>(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`);
  if (!found?.is_there) return [];
  return (await rowsOf<{ hash: string }>(db, sql`select hash from ${APPLIED} order by created_at, id`)).map(({ hash }) => hash);
}

/** Applies those that are newer than the last one applied, all or none. In a transaction, which may hold more: drizzle's migrator begins its own. */
export async function applyMigrations(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`);
    const [last] = await rowsOf<{ made_at: string | null }>(tx, sql`select max(created_at)::text as made_at from ${APPLIED}`);
    const appliedUpTo = Number(last?.made_at ?? 0);
    for (const { hash, madeAt, statements } of migrations.filter((migration) => migration.madeAt > appliedUpTo)) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into ${APPLIED} (hash, created_at) values (${hash}, ${madeAt})`);
    }
  });
}
