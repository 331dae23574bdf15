import cluster from "node:cluster";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt, locations, readEnv, root, step, stop } from "./project.ts";
import { startWorkers } from "./workers.ts";

type Server = typeof import("../server/app.ts");

/** Errors that are the operator's to mend: one line, no stack. */
const EXPECTED = new Set(["DataFolderInUse", "DiskFull"]);

/** Builds when the sources have changed, then starts the server: in this process, or in several that share its port. */
export async function serve(): Promise<void> {
  const env = readEnv();
  if (!isBuilt()) {
    const { build } = await import("./build.ts");
    await step("built", build);
  }
  if (env.WORKERS > 1 && cluster.isPrimary) return startWorkers(env);
  const server = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as Server;
  try {
    await server.start(env, locations, step);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EADDRINUSE") stop(`Port ${env.PORT} is in use. Set PORT to another one.`);
    if (code === "ECONNREFUSED") stop(`DATABASE_URL: no PostgreSQL answers there (${error.message}).`);
    if (EXPECTED.has(error.constructor.name)) stop(error.message);
    throw error;
  }
}
