/** npm run backup, restore and move. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.ts";
import { isBuilt, locations, readEnv, root, step, stop } from "./project.ts";

type Server = typeof import("../server/app.ts");

/** Errors that are the operator's to mend: one line, no stack. */
const EXPECTED = new Set(["BackupRefused", "DataFolderInUse"]);

const env = readEnv();
if (!isBuilt()) await step("built", build);
const server = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as Server;
const [command, ...args] = process.argv.slice(2);
try {
  await server.dataCommand(env, locations.migrations, command as Parameters<Server["dataCommand"]>[2], args);
} catch (error) {
  if (error instanceof Error && EXPECTED.has(error.constructor.name)) stop(error.message);
  if ((error as NodeJS.ErrnoException).code === "ECONNREFUSED") stop(`No PostgreSQL answers there (${(error as Error).message}).`);
  throw error;
}
