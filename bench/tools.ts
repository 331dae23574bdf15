/** What is measured with and against is a package of its own: who runs or tests the site needs none of it. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { step, toolEnv } from "../scripts/project.ts";

const TOOLS = join(import.meta.dirname, "tools");

/**
 * The program of a package in `tools/`, which is installed first where it is missing or not the version that is asked
 * for.
 */
export async function findTool(program: string, folder = TOOLS): Promise<string> {
  if (!isInstalled(folder)) await step("installed what is measured with", () => install(folder));
  const file = join(folder, "node_modules", program);
  if (!existsSync(file)) throw new Error(`no package of ${folder} has ${program}`);
  return file;
}

/** A copy of the lockfile is left beside the packages that were installed by it. */
const stampOf = (folder: string) => join(folder, "node_modules/installed-by.json");

function isInstalled(folder: string): boolean {
  return (
    existsSync(stampOf(folder)) &&
    readFileSync(stampOf(folder), "utf8") === readFileSync(join(folder, "package-lock.json"), "utf8")
  );
}

async function install(folder: string): Promise<void> {
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: folder,
    env: toolEnv,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("What is measured with could not be installed.");
  writeFileSync(stampOf(folder), readFileSync(join(folder, "package-lock.json")));
}
