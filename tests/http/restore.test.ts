/** A database that a site runs on is not restored over, and no command prints a password. */
import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { runStatement } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { lockSharedSite } from "#tests/support/shared-site";
import { copySiteFolder, createSiteDatabase } from "#tests/support/site-template";

const ROOT = join(import.meta.dirname, "../..");
const { database: siteUrl } = inject("httpSite");
const adminUrl = siteUrl.replace(/\/site$/, "/postgres");
const folder = mkdtempSync(join(tmpdir(), "pemba-restore-"));
const file = join(folder, "site.tar");

/** What a command says, and whether it went well. */
async function run(args: string[], env: Record<string, string>): Promise<{ ok: boolean; said: string }> {
  const variables = { PATH: process.env.PATH, LOG_LEVEL: "silent", DATA_DIR: join(folder, "data"), ...env };
  const command = promisify(execFile)(join(ROOT, "node_modules/.bin/node"), ["scripts/data.ts", ...args], {
    cwd: ROOT,
    env: variables,
  });
  return command.then(
    ({ stdout, stderr }) => ({ ok: true, said: stdout + stderr }),
    (error: { stdout: string; stderr: string }) => ({ ok: false, said: error.stdout + error.stderr }),
  );
}

lockSharedSite();
beforeAll(async () => {
  expect(await run(["backup", file], { DATABASE_URL: siteUrl })).toMatchObject({ ok: true });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const countTexts = async (url: string) =>
  (await runStatement<{ n: number }>(url, "select count(*)::int as n from translations"))[0]!.n;

test("a restore into a database that another process serves is refused, unless it is forced", async () => {
  const url = await createSiteDatabase("restored_over");
  const server = await startServer({ DATABASE_URL: url });
  try {
    await runStatement(url, "delete from translations");
    for (const flags of [[], ["--replace"]]) {
      const refused = await run(["restore", file, ...flags], { DATABASE_URL: url });
      expect(refused).toEqual({
        ok: false,
        said: "1 server process uses this database. Stop every site that runs on it first, or add --force and start them anew afterwards.\n",
      });
    }
    expect(await countTexts(url)).toBe(0);
    expect(await run(["restore", file, "--replace", "--force"], { DATABASE_URL: url })).toMatchObject({
      ok: true,
      said: expect.stringContaining("Every row was compared"),
    });
    expect(await countTexts(url)).toBe(await countTexts(siteUrl));
  } finally {
    await server.stop();
  }
  expect(await run(["restore", file, "--replace"], { DATABASE_URL: url })).toMatchObject({ ok: true });
});

test.skipIf(process.platform === "win32").each(["SIGINT", "SIGTERM"] as const)(
  "a backup that is stopped by %s leaves nothing behind",
  async (signal) => {
    const stopped = join(folder, `${signal}.tar`);
    const client = new pg.Client({ connectionString: siteUrl });
    await client.connect();
    try {
      // Holds the backup up until it has been told to stop.
      await client.query("begin; lock table translations in access exclusive mode");
      const env = {
        PATH: process.env.PATH,
        LOG_LEVEL: "silent",
        DATA_DIR: join(folder, "data"),
        DATABASE_URL: siteUrl,
      };
      const command = spawn(join(ROOT, "node_modules/.bin/node"), ["scripts/data.ts", "backup", stopped], {
        cwd: ROOT,
        env,
        stdio: ["ignore", "ignore", "pipe"],
      });
      let said = "";
      command.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      const ended = new Promise<number | null>((resolve) => command.once("exit", resolve));
      await vi.waitFor(() => expect(existsSync(`${stopped}.partial`)).toBe(true), 120_000);
      command.kill(signal);
      expect(await ended).toBe(signal === "SIGINT" ? 130 : 143);
      expect(said).toBe("Stopped. Nothing was saved.\n");
      expect([existsSync(stopped), existsSync(`${stopped}.partial`)]).toEqual([false, false]);
    } finally {
      await client.end();
    }
  },
);

test("moving to a server takes its address from DATABASE_URL and does not print its password", async () => {
  await runStatement(adminUrl, "create database moved_to");
  const url = new URL(siteUrl.replace(/\/site$/, "/moved_to"));
  url.password = "hush-hush";
  const DATA_DIR = copySiteFolder()!;
  expect(await run(["move"], { DATA_DIR })).toEqual({ ok: false, said: expect.stringMatching(/^Usage: /) });
  const { ok, said } = await run(["move"], { DATA_DIR, DATABASE_URL: url.href });
  expect([ok, said]).toEqual([
    true,
    expect.stringContaining(`Start the site with DATABASE_URL set to postgres://…@${url.host}/moved_to.`),
  ]);
  expect(said).not.toContain("hush");
  expect(await countTexts(url.href)).toBe(await countTexts(siteUrl));
  const wrong = await run(["move"], { DATA_DIR, DATABASE_URL: url.href.replace("moved_to", "not_there") });
  expect(wrong).toEqual({ ok: false, said: expect.stringMatching(/^PostgreSQL at .* has no database "not_there"\./) });
  expect(wrong.said.trim().split("\n")).toHaveLength(1);
  rmSync(DATA_DIR, { recursive: true });
});
