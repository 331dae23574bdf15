/** Every block of commands and of configuration in the documents is run; nginx has a file of its own. */
import { execFile, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, inject, test } from "vitest";
import { parseEnv, VARIABLES } from "#app/platform/env.server";
import { commandsIn, readCodeBlocks, ROOT, type CodeBlock } from "#tests/support/doc-code-blocks";
import { freePort, runStatement } from "#tests/support/postgres";

const { database } = inject("httpSite");
const adminUrl = database.replace(/\/site$/, "/postgres");
const folder = mkdtempSync(join(tmpdir(), "pemba-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STAND_INS = ["npm", "createdb", "useradd", "sudo", "git", "docker"];
const node = join(ROOT, "node_modules/.bin/node");
const programs = join(folder, "bin");
mkdirSync(programs);
for (const name of STAND_INS) {
  const file = join(programs, name);
  writeFileSync(file, `#!/bin/sh\nexec "${node}" "${join(ROOT, "tests/support/command-shim.ts")}" ${name} "$@"\n`);
  chmodSync(file, 0o755);
}

const blocks = readCodeBlocks();
const named = (language: string) =>
  blocks.filter((block) => block.language === language).map((block) => [block.place, block] as const);
/** What nobody types: drawings, trees, and what belongs to other programs. */
const NOT_RUN = ["", "yaml", "mermaid"];

test("every block is of a kind that is run", () => {
  expect(
    blocks.filter(({ language }) => !["sh", "ini", "nginx", ...NOT_RUN].includes(language)).map(({ place }) => place),
  ).toEqual([]);
  expect(named("sh").length).toBeGreaterThan(4);
});

describe("commands", () => {
  const dataDir = join(folder, "data");
  let made = 0;

  /** A block, with addresses that are there in place of those it has as examples. */
  async function scriptOf(block: CodeBlock): Promise<string> {
    const number = ++made;
    const [name, owner] = [`docs_${number}`, `docs_user_${number}`];
    const makesItsOwn = block.text.includes("createdb");
    if (!makesItsOwn && block.text.includes("postgres://")) await runStatement(adminUrl, `create database ${name}`);
    const address = makesItsOwn ? adminUrl.replace("postgres@", `${owner}:password@`) : adminUrl;
    return commandsIn(block)
      .join("\n")
      .replaceAll("createdb --owner user pemba", `createdb --owner ${owner} ${name}`)
      .replaceAll(/postgres:\/\/(user:password@localhost\/pemba|…)/g, address.replace(/\/postgres$/, `/${name}`))
      .replaceAll(/ FILE$/gm, ` ${folder}/backup-${number}.tar`)
      .replaceAll("/var/backups/pemba/", `${folder}/${number}-`)
      .replaceAll("/srv/pemba", `${folder}/srv`)
      .replaceAll("…", ROOT);
  }

  async function run(script: string): Promise<string> {
    const env = {
      PATH: `${programs}:${process.env.PATH}`,
      REAL_PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}`,
      HOME: folder,
      ADMIN_URL: adminUrl,
      PORT: String(await freePort()),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      RESTORE_DIR: mkdtempSync(join(folder, "restored-")),
      SEED: "base",
      LOG_LEVEL: "error",
    };
    const { stdout, stderr } = await promisify(execFile)("sh", ["-euc", script], { cwd: ROOT, env }).catch(
      (error: { stdout: string; stderr: string }) => {
        throw new Error(`${script}\n${error.stdout}\n${error.stderr}`);
      },
    );
    return stdout + stderr;
  }

  /** Commands that differ in addresses alone need not be tried twice. */
  const triedAlready = new Set<string>();
  const shapeOf = (block: CodeBlock) =>
    commandsIn(block)
      .join("\n")
      .replaceAll(/postgres:\/\/\S+/g, "ADDRESS")
      .replaceAll(/ (FILE|\/\S+\.tar)$/gm, " FILE")
      .replaceAll(/ +/g, " ");

  test.each(named("sh"))("of %s work as they stand", async (_, block) => {
    const shape = shapeOf(block);
    if (triedAlready.has(shape)) return;
    triedAlready.add(shape);
    const script = await scriptOf(block);
    // There must be a site to back up.
    if (/npm run (backup|restore|move)/.test(script) && !existsSync(dataDir)) await run("npm start");
    const said = await run(script);
    if (script.includes("npm run restore")) expect(said).toContain("Every row was compared");
    if (script.includes("npm run move")) expect(said).toMatch(/Moved \d+ rows/);
  });

  test("that do not exist are noticed", async () => {
    await expect(run("npm run nothing")).rejects.toThrow("there is no script");
  });
});

describe("configuration", () => {
  const isUnit = ({ text }: CodeBlock) => text.includes("[Service]");

  test.each(named("ini").filter(([, block]) => isUnit(block)))("of %s is a unit that systemd takes", (_, { text }) => {
    const home = mkdtempSync(join(folder, "home-"));
    symlinkSync(ROOT, join(home, "site"));
    const unit = text.replaceAll("/srv/pemba", home);
    const [program = "", script = ""] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(" ") ?? [];
    expect(existsSync(program), program).toBe(true);
    expect(existsSync(join(ROOT, script)), script).toBe(true);
    const file = join(home, "pemba@.service");
    writeFileSync(file, unit);
    const verified = spawnSync("systemd-analyze", ["verify", "--man=no", file.replace("@.", "@3001.")], {
      encoding: "utf8",
    });
    if (verified.error) return console.warn("systemd-analyze is not installed: the unit was only read");
    // Other units of the machine are not ours to judge.
    expect(verified.stderr.split("\n").filter((line) => line.includes("pemba"))).toEqual([]);
  });

  test.each(named("ini").filter(([, block]) => !isUnit(block)))(
    "of %s is an environment the site takes",
    (_, block) => {
      const given = commandsIn(block).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
      for (const [name] of given) expect(VARIABLES, block.place).toContain(name);
      expect(parseEnv(Object.fromEntries(given))).toMatchObject({ TRUST_PROXY: 1, SEED: "base" });
    },
  );

  test("a unit with a slip is refused", () => {
    const file = join(folder, "slip.service");
    writeFileSync(file, "[Service]\nExecStart=/nothing/there\n");
    const verified = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
    if (!verified.error) expect(verified.stderr).toContain("slip");
  });
});
