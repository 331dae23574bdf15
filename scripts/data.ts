/** npm run backup, restore and move. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./build.ts";
import { stopIfExpected } from "./expected-errors.ts";
import { isBuilt, locations, readEnv, root, step } from "./project.ts";

type Server = typeof import("../server/app.ts");

const env = readEnv();
if (!isBuilt()) await step("built", build);
const server = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as Server;
const [command, ...args] = process.argv.slice(2);
try {
  await server.dataCommand(env, locations.migrations, command as Parameters<Server["dataCommand"]>[2], args);
} catch (error) {
  stopIfExpected(error, env);
}
