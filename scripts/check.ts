/** The quick part of the tests: types, lint, formatting, dead code, import direction and style sheets, in a few seconds. */
import { spawnSync } from "node:child_process";
import { toolScript, root, toolEnv } from "./project.ts";

const CHECKS: [script: string, args: string[]][] = [
  [toolScript("react-router"), ["typegen"]],
  [toolScript("tsc"), ["--noEmit"]],
  [toolScript("oxlint"), ["--type-aware", "--deny-warnings"]],
  [toolScript("oxfmt"), ["--check", "."]],
  [toolScript("knip"), []],
  ["scripts/check-imports.ts", []],
  ["scripts/check-styles.ts", []],
];

for (const [script, args] of CHECKS) {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: "inherit", env: toolEnv });
  if (status !== 0) process.exit(status ?? 1);
}
console.log("types, lint, formatting, dead code, import direction and style sheets are fine");
