import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { recordMeasurement } from "#tests/support/measurements";
import { runStatement, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";

const ROOT = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "pemba-commands-"));
const path = (name: string) => join(folder, name);

/** One of the commands, as npm runs it. Gives what it said, whether it went well or not. */
async function run(args: string[], env: Record<string, string>): Promise<string> {
  const command = promisify(execFile)(join(ROOT, "node_modules/.bin/node"), ["scripts/data.ts", ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, LOG_LEVEL: "error", ...env },
  });
  return command.then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => `refused: ${error.stderr}`,
  );
}

/** Sends messages one after the other until it is stopped, and keeps count of those that were said to have arrived. */
async function keepWriting(site: TestServer) {
  const stamp = /name="stamp" value="([^"]+)"/.exec(
    await (await fetch(`${site.url}/contact`, { headers: { "accept-language": "en" } })).text(),
  )![1]!;
  const arrived = { count: 0 };
  const stopped = new AbortController();
  const send = async () => {
    const n = arrived.count;
    const fields = {
      name: `Guest ${n}`,
      email: `guest${n}@example.com`,
      message: `Message ${n}`,
      topic: "General Inquiry",
      stamp,
      key: crypto.randomUUID(),
    };
    const answer = await fetch(`${site.url}/contact`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { origin: site.url },
      redirect: "manual",
    });
    await answer.arrayBuffer();
    if (answer.status < 400) arrived.count++;
  };
  // Until the page was open for as long as somebody types.
  while (arrived.count === 0) await send();
  const ended = (async () => {
    while (!stopped.signal.aborted) await send();
  })();
  return { arrived, stop: () => (stopped.abort(), ended) };
}

const started: TestServer[] = [];
async function start(env: Record<string, string>): Promise<TestServer> {
  const server = await startServer(env);
  started.push(server);
  return server;
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  for (const server of started) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

it("a running embedded site is backed up, restored into an empty folder and moved to PostgreSQL, each by one command", async () => {
  const site = await start({ DATA_DIR: path("first"), SEED: "demo" });
  const { arrived, stop } = await keepWriting(site);
  const before = arrived.count;
  const file = path("backup.tar");
  expect(await run(["backup", file], { DATA_DIR: path("first") })).toMatch(/\d+ rows of \d+ tables/);
  await stop();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.partial`)).toBe(false);
  expect(await run(["backup", file], { DATA_DIR: path("first") })).toContain("is there already");
  expect(await run(["restore", file], { DATA_DIR: path("first") })).toContain("in use by process");
  expect(await run(["move", "postgres://localhost/x"], { DATA_DIR: path("first") })).toContain("in use by process");
  await site.stop();

  expect(await run(["restore", file], { DATA_DIR: path("second") })).toContain("Every row was compared");
  expect(await run(["restore", file], { DATA_DIR: path("second") })).toContain("not empty");
  const again = await start({ DATA_DIR: path("second"), SEED: "demo" });
  expect((await fetch(`${again.url}/experiences`, { headers: { "accept-language": "en" } })).status).toBe(200);
  await again.stop();

  await runStatement(postgres.url, "create database moved");
  const url = postgres.url.replace(/\/postgres$/, "/moved");
  expect(await run(["move"], { DATA_DIR: path("second"), DATABASE_URL: url })).toContain(
    "each table was read again there and is the same",
  );
  const moved = await start({ DATABASE_URL: url, DATA_DIR: path("third"), MEDIA_URL: path("second/media") });
  expect((await fetch(`${moved.url}/experiences`, { headers: { "accept-language": "en" } })).status).toBe(200);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number; last: number }>(
    "select count(*)::int as n, max(substr(message, 9)::int) as last from inquiries where email like 'guest%@example.com'",
  );
  await client.end();
  // Everything that had arrived before the backup, and of what came during it all up to one moment.
  const { n, last } = rows[0]!;
  expect(n).toBeGreaterThanOrEqual(before);
  expect(last).toBe(n - 1);
  expect(
    await run(["backup", path("from-server.tar")], {
      DATABASE_URL: url,
      DATA_DIR: path("third"),
      MEDIA_URL: path("second/media"),
    }),
  ).toMatch(/\d+ rows of \d+ tables/);
  await moved.stop();
  const messages = `${before} messages before the backup, ${arrived.count} after it, ${n} in it`;
  recordMeasurement(
    "backup of a running site, restored into an empty folder, moved to PostgreSQL",
    `every row compared and equal each time; ${messages}`,
  );
});

it("no site where a backup is asked for is said, and none is made", async () => {
  expect(await run(["backup", path("none.tar")], { DATA_DIR: path("nothing here") })).toContain("There is no site in");
  expect(existsSync(path("nothing here"))).toBe(false);
  expect(await run(["restore", path("none.tar")], { DATA_DIR: path("nothing here") })).toContain("There is no file");
  expect(existsSync(path("nothing here"))).toBe(false);
});
