import { readFileSync } from "node:fs";
import { chanceFrom } from "#tests/support/hostile/random";
import { hostileRequest, type HostileRequest } from "#tests/support/hostile/requests";
import { exploreSite } from "#tests/support/hostile/site";
import { Wire, type Answer } from "#tests/support/hostile/wire";
import type { TestServer } from "#tests/support/server";

const CONNECTIONS = 24;

/** What no answer may tell: where we are on the disk, how we are built, what the database said. */
const INTERNALS = /node_modules|node:internal|\/build\/server|\.server\.(?:ts|js)|\bat (?:async )?\w+ \((?:file|\/)|drizzle|Failed query|syntax error at or near|SQLSTATE|violates \w+ constraint|invalid input syntax|ECONNREFUSED|ENOENT|EISDIR|pg_catalog|PGlite|root:x:0:0/i;

export interface Finding {
  /** With the seed, the request can be made again. */
  number: number;
  problem: string;
  request: string;
}

export interface HostileRun {
  findings: Finding[];
  answers: Map<number, number>;
  /** Of the process, when a tenth was through and at the end. */
  memory: { early: number; late: number };
}

/** Sends so many hostile requests over a pool of connections, and notes what should not have happened. */
export async function attack(server: TestServer, { seed, requests }: { seed: number; requests: number }): Promise<HostileRun> {
  const site = await exploreSite(server.url);
  const chance = chanceFrom(seed);
  const run: HostileRun = { findings: [], answers: new Map(), memory: { early: 0, late: 0 } };
  let next = 0;
  const sendAll = async () => {
    const wire = new Wire(site.port);
    while (next < requests) {
      const number = next++;
      if (number === Math.floor(requests / 10)) run.memory.early = residentBytes(server.process.pid!);
      const request = hostileRequest(chance, site);
      const said = server.output().length;
      const problem = await wire.send(request.bytes, request).then(
        (answer) => {
          run.answers.set(answer?.status ?? 0, (run.answers.get(answer?.status ?? 0) ?? 0) + 1);
          return answer && problemOf(answer);
        },
        (error: unknown) => String(error),
      );
      const logged = problem ? server.output().slice(said, said + 600) : "";
      if (problem) run.findings.push({ number, problem: `${problem} ${logged}`, request: readable(request) });
    }
    wire.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  run.memory.late = residentBytes(server.process.pid!);
  return run;
}

function problemOf({ status, headers, body }: Answer): string | null {
  if (Number.isNaN(status) || status >= 500) return `status ${status}`;
  const leak = INTERNALS.exec(body);
  if (leak) return `tells "${leak[0]}"`;
  if (headers.has("a") || headers.get("set-cookie")?.some((cookie) => cookie.startsWith("a=b"))) return "carries a header of the client's making";
  const location = headers.get("location")?.[0];
  if (location && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return null;
}

function readable({ bytes }: HostileRequest): string {
  return JSON.stringify(bytes.subarray(0, 900).toString("latin1"));
}

/** What the process holds in memory, as the kernel counts it. */
function residentBytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;
  } catch {
    // Elsewhere than on Linux nobody counts.
    return 0;
  }
}
