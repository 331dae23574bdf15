import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStatement } from "./postgres.ts";

/** Where the copies come from: set by prepare-sites.ts, read in the runner's workers, which inherit the environment. */
export const TEMPLATE_FOLDER = "TEST_SITE_FOLDER";
export const POSTGRES_URL = "TEST_SITE_POSTGRES";
export const TEMPLATE_DATABASE = "template_site";

/** A data folder with the demo catalogue. */
export function copySiteFolder(): string | undefined {
  const template = process.env[TEMPLATE_FOLDER];
  if (!template) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "pemba-server-"));
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** A database of its own on the runner's PostgreSQL server: with the demo catalogue, or without a table. */
export async function createSiteDatabase(name: string, content: "demo" | "blank" = "demo"): Promise<string> {
  const server = process.env[POSTGRES_URL]!;
  await runStatement(server, `create database ${name}${content === "demo" ? ` template ${TEMPLATE_DATABASE}` : ""}`);
  return server.replace(/\/postgres$/, `/${name}`);
}
