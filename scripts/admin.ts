import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.ts";
import { stopIfExpected } from "./expected-errors.ts";
import { isBuilt, locations, readEnv, root, step, stop } from "./project.ts";

type Server = typeof import("../server/app.ts");

const env = readEnv();
if (!isBuilt()) await step("built", build);
const server = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as Server;
try {
  const { code, output } = await server.adminCommand(env, locations.migrations, process.argv.slice(2));
  if (output !== "") console[code === 0 ? "log" : "error"](output);
  process.exitCode = code;
} catch (error) {
  if (error instanceof Error && error.constructor.name === "DataFolderInUse") {
    stop(`${error.message} The embedded database serves one process at a time.`);
  }
  stopIfExpected(error, env);
}
