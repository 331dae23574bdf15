/**
 * Cached pages, as the built server sends them, beside a bare node:http server that sends the same bytes and headers, by
 * the processor time of a request: with one process and with two, in turns.
 *   node bench/pages.ts [seconds of each turn]
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ensureBuilt from "#tests/support/ensure-built";
import { freePort, runStatement, startPostgres } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import type { BarePages } from "./bare-server.ts";
import { browserHeaders, load, type Load } from "./load.ts";
import { asTable, median, type Measured, type Row } from "./measurement.ts";

const TURNS = 5;
const CONNECTIONS = 50;
/** Times the processor time of the bare server. */
const AIM = 1.25;
const HEADERS = browserHeaders("br");
const WARM = { connections: CONNECTIONS, seconds: 1, headers: HEADERS };
/** Node writes these itself. */
const CONNECTION_HEADERS = new Set(["date", "connection", "keep-alive"]);

export async function measure(seconds = 2): Promise<Measured> {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), "pemba-bench-"));
  const postgres = await startPostgres();
  const rows: Row[] = [];
  try {
    await runStatement(postgres.url, "create database bench");
    for (const processes of [1, 2]) {
      const server = await startServer({
        DATABASE_URL: postgres.url.replace(/\/postgres$/, "/bench"),
        SEED: "demo",
        WORKERS: String(processes),
      });
      const paths = await pagesOf(server.url);
      // Each process keeps its own pages: enough requests that all of them have made each.
      for (const path of paths) await load(server.process.pid!, server.url + path, WARM);
      const file = join(folder, "pages.json");
      const pages: BarePages = Object.fromEntries(
        await Promise.all(paths.map(async (path) => [path, await fetchRaw(server.url + path)] as const)),
      );
      writeFileSync(file, JSON.stringify(pages));
      const port = await freePort();
      const bare = spawn(
        process.execPath,
        [join(import.meta.dirname, "bare-server.ts"), String(port), String(processes), file],
        { stdio: "inherit" },
      );
      const reference = `http://127.0.0.1:${port}`;
      await untilAnswering(reference + paths[0]);
      for (const path of paths) await load(bare.pid!, reference + path, WARM);
      for (const path of paths) {
        const ours: Load[] = [];
        const theirs: Load[] = [];
        for (let turn = 0; turn < TURNS; turn++) {
          ours.push(await load(server.process.pid!, server.url + path, { ...WARM, seconds }));
          theirs.push(await load(bare.pid!, reference + path, { ...WARM, seconds }));
        }
        rows.push(...compare(`${path}, ${processes} process${processes > 1 ? "es" : ""}`, ours, theirs));
      }
      const ended = new Promise((resolve) => bare.once("exit", resolve));
      bare.kill();
      await Promise.all([ended, server.stop()]);
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title: "Pages from memory",
    rows,
    notes: [
      `Processor time of the server for one request, all of its processes together. Brotli, ${CONNECTIONS} connections, medians of ${TURNS} turns of ${seconds} s each in alternation, the ratio that of a turn to the one beside it. ` +
        "Requests a second and their latency are for information: the load comes from the same cores. Ratios that lie far apart mean that something else used the cores, and say nothing.",
    ],
  };
}

async function pagesOf(url: string): Promise<string[]> {
  const list = await (await fetch(`${url}/real-estate`)).text();
  const [property] = /\/real-estate\/(?!submit)[a-z0-9-]+/.exec(list) ?? [];
  if (!property) throw new Error("there is no property to look at");
  return ["/", "/experiences", property].flatMap((path) => [path, path === "/" ? "/ar" : `/ar${path}`]);
}

/** The bytes and headers of a page as they come over the wire. */
function fetchRaw(url: string): Promise<BarePages[string]> {
  return new Promise((resolve, reject) => {
    request(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, at) =>
          response.rawHeaders.slice(2 * at, 2 * at + 2),
        );
        resolve({
          headers: pairs.filter(([name]) => !CONNECTION_HEADERS.has(name!.toLowerCase())).flat(),
          body: Buffer.concat(chunks).toString("base64"),
        });
      });
    })
      .on("error", reject)
      .end();
  });
}

async function untilAnswering(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * Judged by processor time: the load takes its share of the same cores, so what comes out in a second says as much
 * about it as about us.
 */
function compare(what: string, ours: Load[], theirs: Load[]): Row[] {
  const of = (turns: Load[], pick: keyof Load) => median(turns.map((turn) => turn[pick]));
  const cost = (turns: Load[]) => `${(of(turns, "cost") * 1000).toFixed(0)} µs`;
  const speed = (turns: Load[]) =>
    `${Math.round(of(turns, "perSecond")).toLocaleString("en")}/s, p99 ${of(turns, "p99")} ms`;
  const ratios = ours.map((turn, at) => turn.cost / theirs[at]!.cost);
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  return [
    {
      what,
      ours: cost(ours),
      reference: `${cost(theirs)}; ratios ${spread}`,
      ratio: median(ratios),
      aim: `≤ ${AIM}`,
      met: median(ratios) <= AIM,
    },
    { what: `${what}: by the clock`, ours: speed(ours), reference: speed(theirs) },
  ];
}

if (import.meta.main) console.log(asTable(await measure(Number(process.argv[2] ?? 2))));
