/**
 * Seconds from `npm start` to the first page, already built, on a database that was seeded before: the embedded one and
 * PostgreSQL. The start's own lines, which say where the time goes, stand in the notes.
 *   node bench/start.ts [runs]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ensureBuilt from "#tests/support/ensure-built";
import { freePort, startPostgres } from "#tests/support/postgres";
import { asTable, median, type Measured, type Row } from "./measurement.ts";

const RUNS = Number((import.meta.main && process.argv[2]) || 5);
const AIM_SECONDS = 2;
const ROOT = join(import.meta.dirname, "..");

interface Start {
  seconds: number;
  output: string;
}

/** Starts the server as people do, asks for the home page until it comes, and ends it. */
async function start(env: Record<string, string>): Promise<Start> {
  const port = String(await freePort());
  const begun = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      EXCHANGE_RATE_URL: "http://127.0.0.1:9/rates",
      ADMIN_PASSWORD: "office-secret-1",
      LOG_LEVEL: "error",
      ...env,
      HOST: "127.0.0.1",
      PORT: port,
    },
    stdio: ["ignore", "pipe", "inherit"],
    // npm hands a signal on to the shell, and not all shells to what they started: the whole group is told.
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await isThere(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${output}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  process.kill(-child.pid!, "SIGTERM");
  await ended;
  return { seconds, output };
}

const PAUSE_MS = 5;

async function isThere(url: string): Promise<boolean> {
  const found = await fetch(url).then(
    async (response) => response.ok && (await response.text()).includes("</html>"),
    () => false,
  );
  if (!found) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return found;
}

async function measureOn(name: string, env: Record<string, string>): Promise<{ row: Row; output: string }> {
  await start(env);
  const starts: Start[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await start(env));
  const seconds = median(starts.map((run) => run.seconds));
  const best = Math.min(...starts.map((run) => run.seconds));
  return {
    row: {
      what: `npm start to the first page, ${name}`,
      ours: `${seconds.toFixed(2)} s (best ${best.toFixed(2)} s)`,
      aim: `< ${AIM_SECONDS} s`,
      met: seconds < AIM_SECONDS,
    },
    output: starts.at(-1)!.output,
  };
}

export async function measure(): Promise<Measured> {
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), "pemba-start-"));
  const postgres = await startPostgres();
  try {
    const embedded = await measureOn("embedded database", { DATA_DIR: dataDir });
    const server = await measureOn("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SEED: "demo" });
    return {
      title: "Start",
      rows: [embedded.row, server.row],
      notes: [
        `Medians of ${RUNS} starts on the demo catalogue.`,
        ...[embedded, server].map(({ row, output }) => `${row.what}:\n\n\`\`\`\n${output.trim()}\n\`\`\``),
      ],
    };
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) console.log(asTable(await measure()));
