/** The first start, as it goes when something is not right yet: one line that says what to do, and no stack. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { signInAs } from "#tests/support/accounts";
import { runStatement } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { copySiteFolder } from "#tests/support/site-template";

const ROOT = join(import.meta.dirname, "../..");
const { database: siteUrl } = inject("httpSite");
const adminUrl = siteUrl.replace(/\/site$/, "/postgres");
const folder = mkdtempSync(join(tmpdir(), "pemba-start-"));

type Variables = Record<string, string>;
const variables = (env: Variables): Variables => ({
  PATH: process.env.PATH ?? "",
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "silent",
  SEED: "base",
  DATA_DIR: join(folder, "data"),
  ...env,
});

/** What a start that cannot work says, and with which code it ends. */
function start(env: Variables, as: { uid?: number; gid?: number } = {}) {
  const run = spawnSync(join(ROOT, "node_modules/.bin/node"), ["scripts/start.ts"], {
    cwd: ROOT,
    env: variables(env),
    encoding: "utf8",
    timeout: 120_000,
    ...as,
  });
  return { code: run.status, said: run.stdout, lines: run.stderr.split("\n").filter(Boolean) };
}

/** The address of the test server with other parts. */
function at(parts: { user?: string; password?: string; database?: string; port?: string; host?: string }): string {
  const url = new URL(adminUrl);
  url.username = parts.user ?? "postgres";
  url.password = parts.password ?? "";
  if (parts.port) url.port = parts.port;
  if (parts.host) url.hostname = parts.host;
  return url.href.replace(/\/postgres$/, `/${parts.database ?? "postgres"}`);
}

beforeAll(async () => {
  const statements = [
    "create role locked login password 'the-right-one'",
    "create role guest login",
    "create database guarded",
    "create database started",
    "create database foreign_tables",
    "create database cannot_be_written",
    "alter database cannot_be_written set default_transaction_read_only = on",
  ];
  for (const statement of statements) await runStatement(adminUrl, statement);
  await runStatement(at({ database: "foreign_tables" }), "create table experiences (id int)");
  const [hba] = await runStatement<{ hba_file: string }>(adminUrl, "show hba_file");
  writeFileSync(hba!.hba_file, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(hba!.hba_file, "utf8")}`);
  await runStatement(adminUrl, "select pg_reload_conf()");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a start that cannot reach its database", () => {
  test.each<[string, Variables, RegExp]>([
    [
      "a wrong password",
      { DATABASE_URL: at({ user: "locked", password: "a-secret-guess" }) },
      /refuses the password of user "locked"\. Correct it in DATABASE_URL\.$/,
    ],
    [
      "no password",
      { DATABASE_URL: at({ user: "locked" }) },
      /wants a password for user "locked"\. Add it to DATABASE_URL\.$/,
    ],
    [
      "an unknown user",
      { DATABASE_URL: at({ user: "nobody_here" }) },
      /does not let user "nobody_here" in .*Create the user/,
    ],
    [
      "a missing database",
      { DATABASE_URL: at({ database: "not_there" }) },
      /has no database "not_there"\. Create it with: createdb --owner postgres not_there$/,
    ],
    [
      "no right to create",
      { DATABASE_URL: at({ user: "guest", database: "guarded" }) },
      /^User "guest" lacks rights in database "guarded" .*ALTER DATABASE "guarded" OWNER TO "guest"/,
    ],
    [
      "tables of something else",
      { DATABASE_URL: at({ database: "foreign_tables" }) },
      /^Database "foreign_tables" already holds something else/,
    ],
    [
      "a database that only reads",
      { DATABASE_URL: at({ database: "cannot_be_written" }) },
      /only reads.*Name the primary/,
    ],
    [
      "nothing that listens",
      { DATABASE_URL: at({ port: "9" }) },
      /^DATABASE_URL: no PostgreSQL answers at 127\.0\.0\.1:9\./,
    ],
    [
      "no such machine",
      { DATABASE_URL: at({ host: "database.invalid" }) },
      /^DATABASE_URL: there is no machine called database\.invalid\./,
    ],
    [
      "a wrong direct address",
      { DATABASE_URL: siteUrl, DATABASE_DIRECT_URL: at({ port: "9" }) },
      /^DATABASE_DIRECT_URL: no PostgreSQL answers/,
    ],
    ["no TLS there", { DATABASE_URL: `${siteUrl}?sslmode=verify-full` }, /speaks no TLS/],
  ])("%s is one line that says what to do", (name, env, line) => {
    const { code, said, lines } = start(env);
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
    expect(lines[0]).not.toContain("a-secret-guess");
    // Nothing is called connected before it is.
    if (!/right to create|something else|only reads/.test(name)) expect(said).not.toContain("connected");
  });
});

describe("a start that cannot have its folder, port or address", () => {
  test("a folder below a file", () => {
    writeFileSync(join(folder, "file"), "");
    const { code, said, lines } = start({ DATA_DIR: join(folder, "file/data") });
    expect(lines).toEqual([expect.stringMatching(/file\/data is no folder.*set DATA_DIR to another folder\.$/)]);
    expect([code, said]).toEqual([1, ""]);
    expect(start({ DATA_DIR: join(folder, "file") }).lines).toEqual([expect.stringMatching(/file is no folder/)]);
  });

  test.runIf(process.getuid?.() === 0)("a folder of another user", () => {
    const nobody = { uid: 65534, gid: 65534 };
    const mine = mkdtempSync(join(tmpdir(), "pemba-mine-"));
    try {
      const { code, lines } = start({ DATA_DIR: mine }, nobody);
      expect(lines).toEqual([
        expect.stringMatching(
          /cannot be written by user nobody\. Make it theirs with chown -R, or set DATA_DIR to another folder\.$/,
        ),
      ]);
      expect(code).toBe(1);
      expect(start({ DATA_DIR: join(mine, "below") }, nobody).lines).toHaveLength(1);
    } finally {
      rmSync(mine, { recursive: true });
    }
  });

  test("a folder for media that is a file is one warning, the site does without it, and takes it up once it can be made", async () => {
    const file = join(folder, "no-folder");
    writeFileSync(file, "");
    const server = await startServer({
      DATABASE_URL: siteUrl,
      MEDIA_URL: join(file, "media"),
      SEED: "none",
      LOG_LEVEL: "warn",
    });
    try {
      const warnings = () =>
        server
          .output()
          .split("\n")
          .filter((line) => line.startsWith("{"));
      await vi.waitFor(() => expect(warnings()).toHaveLength(1), { timeout: 60_000 });
      expect(warnings()[0]).toMatch(
        /nothing can be uploaded\. .*no-folder\/media is no folder: .*MEDIA_URL to another folder\./,
      );
      expect(server.output()).not.toMatch(/^\s+at /m);
      expect((await fetch(`${server.url}/contact`, { headers: { "accept-language": "en" } })).status).toBe(200);
      const cookie = await signInAs(server.url);
      expect(await (await fetch(`${server.url}/1324admin/health`, { headers: { cookie } })).text()).toContain(
        "no-folder/media is no folder",
      );
      const film = { method: "POST", headers: { cookie, "tus-resumable": "1.0.0", "upload-length": "10" } };
      const upload = async () => (await fetch(`${server.url}/1324admin/media/tus`, film)).status;
      expect(await upload()).toBeGreaterThanOrEqual(400);
      rmSync(file);
      expect(await upload()).toBe(201);
    } finally {
      await server.stop();
    }
  });

  test("a port in use and an address of another machine", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const taken = String((other.address() as { port: number }).port);
    // An embedded database takes longer to open.
    const DATABASE_URL = at({ database: "started" });
    try {
      expect(start({ PORT: taken, DATABASE_URL }).lines).toEqual([`Port ${taken} is in use. Set PORT to another one.`]);
      expect(start({ METRICS_PORT: taken, DATABASE_URL }).lines).toEqual([
        `Port ${taken} is in use. Set METRICS_PORT to another one.`,
      ]);
      expect(start({ HOST: "192.0.2.1", DATABASE_URL }).lines).toEqual([
        "HOST is 192.0.2.1, which is no address of this machine.",
      ]);
    } finally {
      other.close();
    }
  });
});

test("a slip in the name of a variable is named, its value is not", () => {
  const { lines } = start({
    TRUSTPROXY: "on",
    SMTP_URI: "smtp://user:hush@mail.example",
    PORT: "many",
    ADMIN_PASSWORD: "hush-hush-hush",
  });
  expect(lines).toEqual([
    "TRUSTPROXY is not read by this program. Did you mean TRUST_PROXY?",
    "SMTP_URI is not read by this program. Did you mean SMTP_URL?",
    'PORT is "many", but it accepts a port number from 0 to 65535.',
  ]);
});

test.skipIf(process.platform === "win32")(
  "SIGTERM to npm ends the server as if it had been sent to it, with 0",
  async () => {
    const data = copySiteFolder() ?? join(folder, "by-npm");
    const npm = spawn("npm", ["start"], {
      cwd: ROOT,
      env: { ...variables({ DATA_DIR: data }), HOME: process.env.HOME ?? "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise<number | null>((resolve) => npm.once("exit", resolve));
    let said = "";
    await new Promise<void>((resolve) => {
      npm.stdout.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes("Office  http")) resolve();
      });
      npm.once("exit", () => resolve());
    });
    const server = Number(readFileSync(join(data, "server.lock"), "utf8").split(" ")[0]);
    npm.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(() => process.kill(server, 0)).toThrow("ESRCH");
    expect(() => readFileSync(join(data, "server.lock"))).toThrow("ENOENT");
  },
);
