import { PGlite } from "@electric-sql/pglite";
import { sql, type SQL } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { openAsBlob } from "node:fs";
import { inject } from "vitest";
import { openDatabase, type Database, type Db } from "#app/platform/db/db.server";
import { embedded } from "#app/platform/db/embedded.server";
import { createLogger } from "#app/platform/log.server";
import { onServer } from "#tests/support/postgres";

export const silent = createLogger("silent");

/** A fresh embedded database with every table and no row. */
export async function openEmbedded(): Promise<Database> {
  return embedded(await PGlite.create({ loadDataDir: await openAsBlob(inject("template")) }));
}

/** The same on a real PostgreSQL server. */
export function openOnServer(): Promise<Database> {
  return openNamed("template_pemba");
}

async function openNamed(template: string): Promise<Database> {
  const server = inject("postgres");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name} template ${template}`);
  const database = await openDatabase({ url: server.replace(/\/postgres$/, `/${name}`), dataDir: "", log: silent });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

/** The data layer must behave the same on both. */
export const BOTH = [
  ["embedded", openEmbedded],
  ["PostgreSQL", openOnServer],
] as const;

/** Thousands of rows at once, without triggers: to make each known to the staff search takes a millisecond or two. */
export function insertMany(db: Db, statement: SQL): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(statement);
  });
}

/** A new embedded database without a single table. */
export async function openBlankEmbedded(): Promise<Database> {
  return embedded(await PGlite.create());
}

/** The same on a real PostgreSQL server. */
export function openBlankOnServer(): Promise<Database> {
  return openNamed("template0");
}
