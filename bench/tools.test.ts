import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findTool } from "./tools.ts";

const folder = mkdtempSync(join(tmpdir(), "pemba-tools-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A package with one program, that is installed from this machine. */
function makeTools(version: string): void {
  mkdirSync(join(folder, "gauge"), { recursive: true });
  const gauge = { name: "gauge", version };
  writeFileSync(join(folder, "gauge/package.json"), JSON.stringify(gauge));
  writeFileSync(join(folder, "gauge/run.js"), "");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "tools", dependencies: { gauge: "file:gauge" } }));
  const packages = {
    "": { name: "tools", dependencies: { gauge: "file:gauge" } },
    gauge,
    "node_modules/gauge": { resolved: "gauge", link: true },
  };
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ name: "tools", lockfileVersion: 3, requires: true, packages }),
  );
}

test("a program that is measured with is installed when it is first asked for, and again only when its version changes", async () => {
  makeTools("1.0.0");
  const program = await findTool("gauge/run.js", folder);
  expect(statSync(program).isFile()).toBe(true);
  const { mtimeMs } = statSync(join(folder, "node_modules"));
  await findTool("gauge/run.js", folder);
  expect(statSync(join(folder, "node_modules")).mtimeMs).toBe(mtimeMs);
  makeTools("1.0.1");
  await findTool("gauge/run.js", folder);
  expect(statSync(join(folder, "node_modules")).mtimeMs).toBeGreaterThan(mtimeMs);
  await expect(findTool("gauge/other.js", folder)).rejects.toThrow("no package of");
});

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const measured = globSync("*.ts", { cwd: import.meta.dirname }).filter((file) =>
  /^export (?:async )?function measure/m.test(textOf(file)),
);

test("every measurement is run with the others and described", () => {
  expect(measured.length).toBeGreaterThan(8);
  expect(measured.filter((file) => !textOf("run.ts").includes(`"${file.replace(".ts", "")}"`))).toEqual([]);
  expect(measured.filter((file) => !textOf("README.md").includes(`node bench/${file}`))).toEqual([]);
});

test("no measurement reaches for a program without having it installed, or for a build without having it made", () => {
  const files = globSync("*.ts", { cwd: import.meta.dirname }).filter((file) => !/^tools\.|\.test\.ts$/.test(file));
  expect(files.filter((file) => textOf(file).includes("tools/node_modules"))).toEqual([]);
  // Search, alerts and the migration ask the database alone, and how long a build takes is measured.
  const others = measured.filter(
    (file) => !["search.ts", "site-search.ts", "alerts.ts", "migration.ts", "project.ts"].includes(file),
  );
  const unbuilt = others.filter((file) => !textOf(file).includes("await ensureBuilt()"));
  expect(unbuilt).toEqual([]);
});
