import cluster from "node:cluster";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stopIfExpected } from "./expected-errors.ts";
import { isBuilt, locations, readEnv, root, step } from "./project.ts";
import { startWorkers } from "./workers.ts";

type Server = typeof import("../server/app.ts");

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
    stopIfExpected(error, env);
  }
}
