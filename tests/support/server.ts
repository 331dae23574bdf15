import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./postgres.ts";
import { copySiteFolder, TEMPLATE_FOLDER } from "./site-template.ts";

const ROOT = join(import.meta.dirname, "../..");

export const ADMIN = { email: "salma@example.com", password: "office-secret-1" };

export interface TestServer {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Ends it as an operator would, and says with which code it went. */
  stop(): Promise<number | null>;
}

/** Far more than a start takes, for a machine that has other things to do. */
const START_MS = 240_000;

/**
 * The sites of `npm test` live for minutes: what V8's second compiler does for the embedded database takes longer than it
 * saves. Benches and long runs, which have no prepared site, start the server as everybody does.
 */
const SHORT_LIVED = ["--liftoff-only"];

/** With any of these a site is not the one that was prepared. */
const OWN_CONTENT = ["DATA_DIR", "DATABASE_URL", "SEED", "ADMIN_EMAIL", "ADMIN_PASSWORD"];

/** Starts the built server as `npm start` does, on a free port with a data folder of its own; `root` is another copy of it. */
export async function startServer(env: Record<string, string> = {}, root = ROOT): Promise<TestServer> {
  const port = env.PORT ?? String(await freePort());
  const prepared = OWN_CONTENT.some((name) => name in env) ? undefined : copySiteFolder();
  const flags = process.env[TEMPLATE_FOLDER] ? SHORT_LIVED : [];
  const dataDir = env.DATA_DIR ?? prepared ?? mkdtempSync(join(tmpdir(), "pemba-server-"));
  const child = spawn(join(ROOT, "node_modules/.bin/node"), [...flags, join(root, "scripts/start.ts")], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT: "off",
      // Tests fill in forms at once; tests/http/form-guard.test.ts has what a robot gets.
      FORM_MIN_MS: "0",
      LOG_LEVEL: "error",
      EXCHANGE_RATE_URL: "http://127.0.0.1:9/rates",
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`the server did not start:\n${output}`);
    }
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => output,
    async stop() {
      const code = await stopProcess(child);
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

function stopProcess(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });
}
