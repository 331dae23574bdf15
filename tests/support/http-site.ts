import type { TestProject } from "vitest/node";
import { runStatement, startPostgres } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import ensureBuilt from "#tests/support/ensure-built";

declare module "vitest" {
  interface ProvidedContext {
    /** The built server, with the demo catalogue, and the database behind it. */
    httpSite: { url: string; database: string };
  }
}

export default async function setup(project: TestProject) {
  await ensureBuilt();
  const postgres = await startPostgres();
  await runStatement(postgres.url, "create database site");
  const database = postgres.url.replace(/\/postgres$/, "/site");
  const server = await startServer({ DATABASE_URL: database, SEED: "demo", TRUST_PROXY: "on" }).catch(
    async (error: unknown) => {
      await postgres.stop();
      throw error;
    },
  );
  project.provide("httpSite", { url: server.url, database });
  return async () => {
    await server.stop();
    await postgres.stop();
  };
}
