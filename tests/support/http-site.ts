import type { TestProject } from "vitest/node";
import prepareSites from "#tests/support/prepare-sites";
import { startServer } from "#tests/support/server";
import { createSiteDatabase } from "#tests/support/site-template";

declare module "vitest" {
  interface ProvidedContext {
    /** The built server, with the demo catalogue, and the database behind it. */
    httpSite: { url: string; database: string };
  }
}

export default async function setup(project: TestProject) {
  const removeSites = await prepareSites();
  const database = await createSiteDatabase("site");
  const server = await startServer({ DATABASE_URL: database, TRUST_PROXY: "on" }).catch(async (error: unknown) => {
    await removeSites();
    throw error;
  });
  project.provide("httpSite", { url: server.url, database });
  return async () => {
    await server.stop();
    await removeSites();
  };
}
