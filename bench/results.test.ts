import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { recordMeasurement } from "#tests/support/measurements";
import { describeMachine, saveSection } from "./results.ts";

const folder = mkdtempSync(join(tmpdir(), "pemba-results-"));
const file = join(folder, "results.md");
const read = () => readFileSync(file, "utf8");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a section takes the place of the one before and leaves the others, each with the machine it was measured on", () => {
  writeFileSync(
    file,
    "# Results\n\nOld head\n\n## Start\n\nslow\n\n2026-01-01, elsewhere\n\n## Pages\n\nfast\n\n2026-01-01, elsewhere\n",
  );
  saveSection("Start", "quick", "npm run bench -- start", file);
  expect(read()).not.toContain("slow");
  expect(read()).not.toContain("Old head");
  expect(read()).toMatch(
    /## Start\n\nquick\n\n\d{4}-\d\d-\d\d \d\d:\d\d UTC, `npm run bench -- start`; \d+ cores .*\n\n## Pages\n\nfast\n\n2026-01-01, elsewhere\n$/,
  );
});

test("figures of the hard tests stand in one order, one row each; those of another machine go", () => {
  const others = "| database, silent | by hand | 2026-01-01 |";
  writeFileSync(file, `# Results\n\n## While something is away\n\n| what | result |\n${others}\n\nelsewhere\n`);
  recordMeasurement("storage, silent", "first", file);
  expect(read()).not.toContain("by hand");
  recordMeasurement("database, cut off", "none bad", file);
  recordMeasurement("storage, silent", "second", file);
  const [, section = ""] = read().split("## While something is away");
  expect(
    section
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .map((line) => line.split(" | ").slice(0, 2).join(" | ")),
  ).toEqual(["| what | result", "| --- | ---", "| database, cut off | none bad", "| storage, silent | second"]);
  expect(section).toContain(`\`npm run test:hard\`; ${describeMachine()}`);
});
