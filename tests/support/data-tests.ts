import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const bin = (name: string) => join(ROOT, "node_modules/.bin", name);

/**
 * Runs tests of tests/data whose title matches, with other numbers: they need the databases that the other
 * configuration of vitest makes.
 */
export function runDataTests(file: string, title: string, env: Record<string, string>): void {
  const run = spawnSync(bin("node"), [bin("vitest"), "run", `tests/data/${file}`, "-t", title], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...env, NO_COLOR: "1" },
  });
  expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
  // A title that no test has would pass as well.
  expect(run.stdout).toMatch(/Tests\D+[1-9]\d* passed/);
}

/** How often a test does something: what the contract names, or what a quick look asks for. */
export const sizeFrom = (name: string, standard: number) => Number(process.env[name] ?? standard);
