/** The quick part of the tests: types, lint and import direction, in a few seconds. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, toolEnv } from "./project.ts";

const CHECKS: [string, string[]][] = [
  ["react-router", ["typegen"]],
  ["tsc", ["--noEmit"]],
  ["oxlint", ["--type-aware", "--deny-warnings"]],
  ["node", ["scripts/check-imports.ts"]],
];

for (const [command, args] of CHECKS) {
  const { status } = spawnSync(join(root, "node_modules/.bin", command), args, { cwd: root, stdio: "inherit", env: toolEnv });
  if (status !== 0) process.exit(status ?? 1);
}
console.log("types, lint and import direction are fine");
