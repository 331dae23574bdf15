import { PGlite } from "@electric-sql/pglite";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/platform/db/db.server";
import { createEmbeddedDatabase } from "#app/platform/db/embedded.server";
import { createLogger } from "#app/platform/log.server";
import { runStatement, startPostgres } from "#tests/support/postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated embedded database, packed: each test file opens a copy. */
    template: string;
    /** A real server that holds a migrated database called "template_pemba". */
    postgres: string;
  }
}

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");

/** Migrates once on each kind of database; tests then work on copies. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "pemba-template-"));
  const client = await PGlite.create();
  await createEmbeddedDatabase(client).migrate(MIGRATIONS);
  const packed = await client.dumpDataDir("none");
  const template = join(folder, "template.tar");
  writeFileSync(template, Buffer.from(await packed.arrayBuffer()));
  await client.close();
  project.provide("template", template);

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
