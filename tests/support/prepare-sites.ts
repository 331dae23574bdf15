import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ensureBuilt from "./ensure-built.ts";
import { runStatement, startPostgres } from "./postgres.ts";
import { startServer } from "./server.ts";
import { POSTGRES_URL, TEMPLATE_DATABASE, TEMPLATE_FOLDER } from "./site-template.ts";

/**
 * A site with the demo catalogue, made once on each kind of database. A start that copies it takes a fifth of the
 * processor time of one that migrates and seeds; whether those work has tests of its own. `npm test` makes them for all
 * of its runners; one that is started alone has none yet.
 */
export default async function prepareSites(): Promise<() => Promise<void>> {
  if (process.env[TEMPLATE_FOLDER]) return async () => {};
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "pemba-site-"));
  const postgres = await startPostgres({ max_connections: "300" });
  const remove = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await runStatement(postgres.url, `create database ${TEMPLATE_DATABASE}`);
    const database = postgres.url.replace(/\/postgres$/, `/${TEMPLATE_DATABASE}`);
    const sites = await Promise.all([
      startServer({ DATA_DIR: folder }),
      startServer({ DATABASE_URL: database, SEED: "demo" }),
    ]);
    await Promise.all(sites.map((site) => site.stop()));
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[TEMPLATE_FOLDER] = folder;
  process.env[POSTGRES_URL] = postgres.url;
  return remove;
}
