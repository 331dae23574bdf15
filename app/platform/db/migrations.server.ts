import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

export interface Migration {
  name: string;
  /** Of its SQL: a released one never changes. */
  hash: string;
  /** Of what it was before, where one was changed all the same; a later migration makes up for the difference. */
  formerHashes: readonly string[];
  createdAt: number;
  statements: string[];
}

/** What a database says was done to it. */
export interface AppliedMigration {
  hash: string;
  createdAt: number;
}

/** What is written down beside the migrations, so that a test notices when one is changed. */
export type Checksums = Record<string, { sha256: string; former?: string[] }>;

export function readChecksums(folder: string): Checksums {
  const file = join(folder, "checksums.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Checksums) : {};
}

/** Oldest first. */
export function readMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { tag: string }[];
  };
  const checksums = readChecksums(folder);
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash, folderMillis, sql: statements }, place) => {
    const name = entries[place]?.tag ?? String(place);
    return { name, hash, formerHashes: checksums[name]?.former ?? [], createdAt: folderMillis, statements };
  });
}

/** Where drizzle's own migrator writes down what was applied. */
const MIGRATIONS_TABLE = sql`drizzle.__drizzle_migrations`;

/** What a database was made by, oldest first; nothing for an empty one. */
export async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const [found] = await rowsOf<{ is_there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is_there`,
  );
  if (!found?.is_there) return [];
  const rows = await rowsOf<{ hash: string; made_at: string }>(
    db,
    sql`select hash, created_at::text as made_at from ${MIGRATIONS_TABLE} order by created_at, id`,
  );
  return rows.map(({ hash, made_at }) => ({ hash, createdAt: Number(made_at) }));
}

/** The migration of ours with this SQL, or that once had it. */
export function findByHash(migrations: readonly Migration[], hash: string): Migration | undefined {
  return migrations.find((migration) => migration.hash === hash || migration.formerHashes.includes(hash));
}

/** Marks a migration whose statements may each commit alone, and a statement that is run until nothing is left to do. */
const STEPS_MARK = "-- steps";
const REPEAT_MARK = "-- repeat";

const hasSteps = ({ statements }: Migration) => statements[0]?.trimStart().startsWith(STEPS_MARK) ?? false;

/**
 * Those that were not applied yet. Not by their time alone, as drizzle's migrator does: one that was merged after a
 * younger one would never be applied, one that got another time twice.
 */
async function listPending(tx: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const applied = await listApplied(tx);
  const done = new Set(applied.map(({ hash }) => findByHash(migrations, hash)));
  const times = new Set(applied.map(({ createdAt }) => createdAt));
  return migrations.filter((each) => !done.has(each) && !times.has(each.createdAt));
}

async function recordApplied(tx: Db, { hash, createdAt }: Migration): Promise<void> {
  await tx.execute(sql`insert into ${MIGRATIONS_TABLE} (hash, created_at) values (${hash}, ${createdAt})`);
}

/** Runs a statement once; one that is repeated tells in its only column how much it looked at. */
async function runStatement(db: Db, statement: string): Promise<void> {
  const isRepeated = statement.trimStart().startsWith(REPEAT_MARK);
  for (;;) {
    const [row] = await rowsOf<{ looked_at: number }>(db, sql.raw(statement));
    if (!isRepeated || !row?.looked_at) return;
  }
}

async function applyOne(tx: Db, migration: Migration): Promise<void> {
  for (const statement of migration.statements) await runStatement(tx, statement);
  await recordApplied(tx, migration);
}

/** Applies those that were not yet, all or none. In a transaction, which may hold more: drizzle's begins its own. */
export async function applyMigrations(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const migration of await listPending(tx, migrations)) await applyOne(tx, migration);
  });
}

/**
 * The same without keeping readers from tables that hold a million rows: statements of migrations that have steps
 * commit one by one. After a stop it goes on where it was; what comes before and after such a migration is all or none.
 */
export async function applyMigrationsInSteps(db: Db, migrations: readonly Migration[]): Promise<void> {
  const pending = await db.transaction((tx) => listPending(tx, migrations));
  while (pending.length > 0) {
    const next = pending.findIndex(hasSteps);
    const whole = pending.splice(0, next === -1 ? pending.length : next);
    await db.transaction(async (tx) => {
      for (const migration of whole) await applyOne(tx, migration);
    });
    const stepped = pending.shift();
    if (stepped) await applyOne(db, stepped);
  }
}

/** In one line how a migrated database differs from what this program would make; null when it does not. */
export function describeSchemaDrift(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): string | null {
  const unmatched = applied.filter(({ hash }) => !findByHash(migrations, hash));
  if (unmatched.length === 0) return null;
  const edited = unmatched.flatMap(
    ({ createdAt }) => migrations.find((migration) => migration.createdAt === createdAt)?.name ?? [],
  );
  const unknown = unmatched.length - edited.length;
  const parts = [
    edited.length > 0 && `was made with another version of ${edited.join(", ")}`,
    unknown > 0 && `has ${unknown === 1 ? "1 migration" : `${unknown} migrations`} this program does not know`,
  ].filter(Boolean);
  return `The database ${parts.join(" and ")}: its schema may differ, and its backups are refused. Use the version of the program it was made with.`;
}

/** Brings a database up to date, and gives in one line how it differs all the same. */
export async function migrateWith(db: Db, folder: string, apply = applyMigrations): Promise<string | null> {
  const migrations = readMigrations(folder);
  await apply(db, migrations);
  return describeSchemaDrift(migrations, await listApplied(db));
}
