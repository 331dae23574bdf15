import { sql, type SQL } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { openDatabase, type Database, type Db } from "#app/platform/db/db.server";
import { createEmbeddedDatabase, createEngine } from "#app/platform/db/embedded.server";
import { createLogger } from "#app/platform/log.server";
import { runStatement } from "#tests/support/postgres";

export const silentLog = createLogger("silent");

/** A fresh embedded database with every table and no row. */
export function openEmbedded(): Promise<Database> {
  return openCopy(inject("template"));
}

async function openCopy(template: string): Promise<Database> {
  return createEmbeddedDatabase(await createEngine({ loadDataDir: await openAsBlob(template) }));
}

/** The same on a real PostgreSQL server. */
export function openPostgres(): Promise<Database> {
  return openFromTemplate("template_pemba");
}

async function openFromTemplate(template: string): Promise<Database> {
  const server = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await runStatement(server, `create database ${name} template ${template}`);
  const database = await openDatabase({
    url: server.replace(/\/postgres$/, `/${name}`),
    dataDir: "",
    log: silentLog,
    timeouts: { connectMs: 60_000, queryMs: 60_000 },
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await runStatement(server, `drop database ${name}`);
    },
  };
}

/** The data layer must behave the same on both. */
export const DATABASE_KINDS = [
  ["embedded", openEmbedded],
  ["PostgreSQL", openPostgres],
] as const;

/** Thousands of rows, without triggers: to make each known to the staff search takes a millisecond or two. */
export function insertMany(db: Db, count: number, statement: (rows: SQL) => SQL): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement(sql`generate_series(1, ${count}::int)`));
  });
}

/** A new embedded database without a single table. */
export function openBlankEmbedded(): Promise<Database> {
  return openCopy(inject("blankTemplate"));
}

/** The same on a real PostgreSQL server. */
export function openBlankPostgres(): Promise<Database> {
  return openFromTemplate("template0");
}
