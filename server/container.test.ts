import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { EXTERNAL_PACKAGES } from "../scripts/chunks.ts";
import { root, sourceFingerprint } from "../scripts/project.ts";

/** What a stage of the Dockerfile copies from the project: `COPY a b ./` or `COPY a a`. */
function copiedBy(stage: string): string[] {
  return stage
    .split("\n")
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
}

/** The start reads it before there need be a build. */
const READS_CONFIGURATION = "valibot";
/** The press loads it: a program of its own, run from its source. */
const SETS_DOCUMENTS = "@myriaddreamin/typst-ts-web-compiler";

const [build, packages, image] = readFileSync(join(root, "Dockerfile"), "utf8")
  .split(/^FROM /m)
  .slice(1) as [string, string, string];

describe("the container image", () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  function copy(stage: string): string {
    const folder = mkdtempSync(join(tmpdir(), "pemba-image-"));
    folders.push(folder);
    for (const pattern of copiedBy(stage)) {
      const found = globSync(pattern, { cwd: root });
      expect(found, `${pattern} is copied, but there is none`).not.toEqual([]);
      for (const name of found) cpSync(join(root, name), join(folder, name), { recursive: true });
    }
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    return folder;
  }
  const node = (folder: string, args: string[], env = {}) =>
    spawnSync(join(root, "node_modules/.bin/node"), args, {
      cwd: folder,
      env: { PATH: process.env.PATH, ...env },
      encoding: "utf8",
    });

  it.each([
    ["is built from", build],
    ["holds", image],
  ])("%s everything that goes into a build", (_, stage) => {
    const folder = copy(stage);
    const { stdout } = node(folder, [
      "--input-type=module",
      "-e",
      'import { sourceFingerprint } from "./scripts/project.ts"; console.log(sourceFingerprint())',
    ]);
    expect(stdout.trim()).toBe(sourceFingerprint());
  });

  it("holds what a start reads", () => {
    const folder = copy(image);
    expect(readdirSync(join(folder, "db/migrations"))).toEqual(readdirSync(join(root, "db/migrations")));
    // As far as the configuration: every script the start is made of has been found.
    expect(node(folder, ["scripts/start.ts"], { PORT: "many" }).stderr).toContain('PORT is "many"');
    expect(image).toContain('CMD ["node", "scripts/start.ts"]');
    expect(copiedBy(packages)).toContain("package-lock.json");
  });

  it("installs every package that is not built in", () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    expect(Object.keys(dependencies).toSorted()).toEqual(
      [...EXTERNAL_PACKAGES, READS_CONFIGURATION, SETS_DOCUMENTS].toSorted(),
    );
  });
});
