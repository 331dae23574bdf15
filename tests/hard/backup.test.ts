import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onServer, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "pemba-commands-"));
const path = (name: string) => join(folder, name);

/** One of the commands, as npm runs it. Gives what it said, whether it went well or not. */
async function run(args: string[], env: Record<string, string>): Promise<string> {
  const command = promisify(execFile)(join(ROOT, "node_modules/.bin/node"), ["scripts/data.ts", ...args], { cwd: ROOT, env: { PATH: process.env.PATH, LOG_LEVEL: "error", ...env } });
  return command.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `refused: ${error.stderr}`,
  );
}

async function write(site: TestServer, n: number): Promise<void> {
  const page = await fetch(`${site.url}/contact`, { headers: { "accept-language": "en" } });
  const cookie = page.headers.getSetCookie().map((line) => line.split(";")[0]).join("; ");
  const key = /name="submissionKey" value="([^"]+)"/.exec(await page.text())?.[1] ?? "";
  const fields = { name: `Guest ${n}`, email: `guest${n}@example.com`, message: `Message ${n}`, topic: "General Inquiry", submissionKey: key || crypto.randomUUID() };
  const answer = await fetch(`${site.url}/contact`, { method: "POST", body: new URLSearchParams(fields), headers: { cookie, origin: site.url }, redirect: "manual" });
  expect(answer.status).toBeLessThan(400);
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("a running embedded site is backed up, restored into an empty folder and moved to PostgreSQL, each by one command", async () => {
  const site = await startServer({ DATA_DIR: path("first"), SEED: "demo" });
  const stopped = new AbortController();
  const writing = (async () => {
    for (let n = 0; !stopped.signal.aborted; n++) await write(site, n);
  })();
  const file = path("backup.tar");
  expect(await run(["backup", file], { DATA_DIR: path("first") })).toMatch(/\d+ rows of \d+ tables/);
  stopped.abort();
  await writing;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.partial`)).toBe(false);
  expect(await run(["backup", file], { DATA_DIR: path("first") })).toContain("is there already");
  expect(await run(["restore", file], { DATA_DIR: path("first") })).toContain("in use by process");
  expect(await run(["move", "postgres://localhost/x"], { DATA_DIR: path("first") })).toContain("in use by process");
  await site.stop();

  expect(await run(["restore", file], { DATA_DIR: path("second") })).toContain("Every row was compared");
  expect(await run(["restore", file], { DATA_DIR: path("second") })).toContain("not empty");
  const again = await startServer({ DATA_DIR: path("second"), SEED: "demo" });
  expect((await fetch(`${again.url}/experiences`, { headers: { "accept-language": "en" } })).status).toBe(200);
  await again.stop();

  await onServer(postgres.url, "create database moved");
  const url = postgres.url.replace(/\/postgres$/, "/moved");
  expect(await run(["move", url], { DATA_DIR: path("second") })).toContain("each table was read again there and is the same");
  const moved = await startServer({ DATABASE_URL: url, DATA_DIR: path("third"), MEDIA_URL: path("second/media") });
  expect((await fetch(`${moved.url}/experiences`, { headers: { "accept-language": "en" } })).status).toBe(200);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select (select count(*)::int from experiences) as experiences, (select count(*)::int from admin_users) as admins");
  await client.end();
  expect(rows[0]).toMatchObject({ experiences: expect.any(Number), admins: 1 });
  expect(await run(["backup", path("from-server.tar")], { DATABASE_URL: url, DATA_DIR: path("third"), MEDIA_URL: path("second/media") })).toMatch(/\d+ rows of \d+ tables/);
  await moved.stop();
});

it("no site where a backup is asked for is said, and none is made", async () => {
  expect(await run(["backup", path("none.tar")], { DATA_DIR: path("nothing here") })).toContain("There is no site in");
  expect(existsSync(path("nothing here"))).toBe(false);
  expect(await run(["restore", path("none.tar")], { DATA_DIR: path("nothing here") })).toContain("There is no file");
  expect(existsSync(path("nothing here"))).toBe(false);
});
