import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/platform/db/db.server";
import { createEmbeddedDatabase, createEngine } from "#app/platform/db/embedded.server";
import { createLogger } from "#app/platform/log.server";
import { runStatement, startPostgres } from "#tests/support/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated embedded database, packed: each test file opens a copy. */
    template: string;
    /** The same without a table: to make one takes five times as long as to open it. */
    blankTemplate: string;
    /** A real server that holds a migrated database called "template_pemba". */
    postgres: string;
  }
}

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");

/** Migrates once on each kind of database; tests then work on copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "pemba-template-"));
  const client = await createEngine();
  const pack = async (name: string) => {
    const file = join(folder, name);
    writeFileSync(file, Buffer.from(await (await client.dumpDataDir("none")).arrayBuffer()));
    return file;
  };
  project.provide("blankTemplate", await pack("blank.tar"));
  await createEmbeddedDatabase(client).migrate(MIGRATIONS);
  project.provide("template", await pack("template.tar"));
  await client.close();

  const postgres = await startPostgres();
  await runStatement(postgres.url, "create database template_pemba");
  const migrated = await openDatabase({
    url: postgres.url.replace(/\/postgres$/, "/template_pemba"),
    dataDir: "",
    log: createLogger("silent"),
  });
  await migrated.migrate(MIGRATIONS);
  await migrated.close();
  project.provide("postgres", postgres.url);

  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
