/** What the scripts share: where things are, the environment, and one line a step. */
import cluster from "node:cluster";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findNearMisses } from "../app/platform/env-typos.ts";
import { EnvError, parseEnv, VARIABLES, type Env } from "../app/platform/env.server.ts";

export const root = join(import.meta.dirname, "..");

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };

export const locations = {
  migrations: join(root, "db/migrations"),
  client: join(root, "build/client"),
  version,
};

/** For programs we start: the project's own Node and tools come first, whatever the system has. */
export const toolEnv = { ...process.env, PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter) };

const TOOLS = {
  "react-router": "@react-router/dev",
  tsc: "typescript",
  oxlint: "oxlint",
  oxfmt: "oxfmt",
  knip: "knip",
  vitest: "vitest",
  playwright: "@playwright/test",
} as const;
export type Tool = keyof typeof TOOLS;

/** The script of an installed tool, for this Node to run: Windows cannot start what stands in .bin. */
export function toolScript(tool: Tool): string {
  const folder = join(root, "node_modules", TOOLS[tool]);
  if (!existsSync(join(folder, "package.json")))
    stop("The tools for building and testing are not installed. Run `npm ci`, or copy a finished build/ folder here.");
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: Partial<Record<Tool, string>>;
  };
  return join(folder, bin[tool] ?? "");
}

export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

/** The configuration, or one line that says what is wrong with it. */
export function readEnv(): Env {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  // Of several processes the first one says it for all.
  for (const { given, meant } of cluster.isPrimary ? findNearMisses(Object.keys(process.env), VARIABLES) : []) {
    console.error(`${given} is not read by this program. Did you mean ${meant}?`);
  }
  try {
    return parseEnv(process.env);
  } catch (error) {
    if (error instanceof EnvError) stop(error.message);
    throw error;
  }
}

export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const SOURCES = ["app/**", "server/**", "db/seed/**", "public/**", "*.config.ts", "package.json", "package-lock.json"];

/** Changes whenever anything that goes into the build does. */
export function sourceFingerprint(): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest("hex");
}

export const buildStamp = join(root, "build/sources.sha256");

export function isBuilt(): boolean {
  return existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === sourceFingerprint();
}
