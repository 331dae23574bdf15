/** Node comes along with `npm ci`. A lockfile made on one processor must hold the packages of all others. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toolScript, root, type Tool } from "./project.ts";

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), "utf8"));
const { optionalDependencies, engines, scripts } = read("package.json") as {
  optionalDependencies: Record<string, string>;
  engines: { node: string };
  scripts: Record<string, string>;
};
const { packages } = read("package-lock.json") as {
  packages: Record<string, { version: string; os?: string | string[]; cpu?: string | string[] }>;
};

test.each([
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "x64"],
  ["win32", "x64"],
  ["win32", "arm64"],
])("a Node for %s on %s is in package.json and in the lockfile, and new enough", (os, cpu) => {
  const name = Object.keys(optionalDependencies).find((one) => {
    const entry = packages[`node_modules/${one}`];
    return one.startsWith("node-") && [entry?.os].flat().includes(os) && [entry?.cpu].flat().includes(cpu);
  });
  expect(name, `no package for ${os} on ${cpu}`).toBeDefined();
  const version = packages[`node_modules/${name}`]!.version;
  expect(version).toBe(optionalDependencies[name!]);
  const [major = 0, minor = 0] = version.split(".").map(Number);
  expect(major * 1000 + minor).toBeGreaterThanOrEqual(22_022);
});

// Windows starts no shell script, and none of the links in node_modules/.bin.
test.each<Tool>(["react-router", "tsc", "oxlint", "knip", "vitest", "playwright"])("Node itself can run %s", (tool) => {
  expect(readFileSync(toolScript(tool), "utf8")).toMatch(/^#!.*\bnode\b/);
});

test("the changelog begins with what is unreleased or with the version that runs", () => {
  const [newest = ""] = /^## .+$/m.exec(readFileSync(join(root, "CHANGELOG.md"), "utf8")) ?? [];
  const { version } = read("package.json") as { version: string };
  expect(newest).toMatch(new RegExp(`^## (Unreleased|${version.replaceAll(".", "\\.")}, \\d{1,2} \\w+ 20\\d\\d)$`));
});

test("the lockfile records no download addresses", () => {
  expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain('"resolved"');
});

test("systemd is told to start a program that is there on every processor", () => {
  const [, program = "", script = ""] =
    /^ExecStart=\/srv\/pemba\/site\/(\S+) (\S+)$/m.exec(readFileSync(join(root, "docs/deploy.md"), "utf8")) ?? [];
  expect(program).not.toMatch(/x64|arm64/);
  expect(existsSync(join(root, program)) && existsSync(join(root, script))).toBe(true);
});

test("a Node that is too old says in one sentence what to do, whichever script it is asked to run", () => {
  expect(engines.node).toBe(">=22.22");
  const ours = Object.entries(scripts).filter(
    ([, command]) => command.includes(".ts") && /^(exec )?node /.test(command),
  );
  expect(ours.length).toBeGreaterThan(8);
  for (const [name, command] of ours) expect(command, name).toContain("-r ./scripts/node-version.cjs ");
  expect(asOldNode("20.20.2")).toMatchObject({
    status: 1,
    lines: [expect.stringMatching(/^Node\.js 22\.22 or newer is needed, and this is 20\.20\.2\./)],
  });
  expect(asOldNode("22.9.0").status).toBe(1);
  for (const version of ["22.22.0", "24.21.0", "26.0.0"]) expect(asOldNode(version)).toEqual({ status: 0, lines: [] });
});

/** No older Node is at hand: this one pretends to be it before the check is loaded. */
function asOldNode(version: string): { status: number | null; lines: string[] } {
  const folder = mkdtempSync(join(tmpdir(), "old-node-"));
  try {
    writeFileSync(
      join(folder, "pretend.cjs"),
      `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`,
    );
    writeFileSync(join(folder, "nothing.cjs"), "");
    symlinkSync(join(root, "scripts/node-version.cjs"), join(folder, "check.cjs"));
    const run = spawnSync(process.execPath, ["-r", "./pretend.cjs", "-r", "./check.cjs", "nothing.cjs"], {
      cwd: folder,
      encoding: "utf8",
    });
    return { status: run.status, lines: run.stderr.split("\n").filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
