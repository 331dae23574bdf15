import { createSeededRandom } from "#tests/support/seeded-random";
import { hostileRequest, type HostileRequest } from "#tests/support/hostile/requests";
import { exploreSite } from "#tests/support/hostile/site";
import { RawConnection, type RawResponse } from "#tests/support/hostile/raw-connection";
import { liveHeapBytes, openInspector } from "#tests/support/inspector";
import type { TestServer } from "#tests/support/server";

const CONNECTIONS = 24;

/** Internals that no response may leak: file paths, stack traces, database errors. */
const INTERNALS =
  /node_modules|node:internal|\/build\/server|\.server\.(?:ts|js)|\bat (?:async )?\w+ \((?:file|\/)|drizzle|Failed query|syntax error at or near|SQLSTATE|violates \w+ constraint|invalid input syntax|ECONNREFUSED|ENOENT|EISDIR|pg_catalog|PGlite|root:x:0:0/i;

interface Finding {
  /** With the seed, the request can be made again. */
  number: number;
  problem: string;
  request: string;
}

export interface HostileRun {
  findings: Finding[];
  answers: Map<number, number>;
  /** What the process held after each part, in bytes, without what it had not cleared away yet. */
  heapBytes: number[];
}

/** The parts of a run. Between two of them nothing is on its way, and memory is looked at. */
const PARTS = 10;

/** Sends so many hostile requests over a pool of connections, and notes what should not have happened. */
export async function runHostileRequests(
  server: TestServer,
  { seed, requests }: { seed: number; requests: number },
): Promise<HostileRun> {
  const site = await exploreSite(server.url);
  const inspector = await openInspector(server);
  const chance = createSeededRandom(seed);
  const run: HostileRun = { findings: [], answers: new Map(), heapBytes: [] };
  let next = 0;
  const sendUpTo = async (wire: RawConnection, end: number) => {
    while (next < end) {
      const number = next++;
      const request = hostileRequest(chance, site);
      const outputOffset = server.output().length;
      const problem = await wire.send(request.bytes, request).then(
        (answer) => {
          run.answers.set(answer?.status ?? 0, (run.answers.get(answer?.status ?? 0) ?? 0) + 1);
          return answer && findProblem(answer);
        },
        (error: unknown) => String(error),
      );
      const logged = problem ? server.output().slice(outputOffset, outputOffset + 600) : "";
      if (problem) run.findings.push({ number, problem: `${problem} ${logged}`, request: printableRequest(request) });
    }
  };
  const wires = Array.from({ length: CONNECTIONS }, () => new RawConnection(site.port));
  for (let part = 1; part <= PARTS; part++) {
    await Promise.all(wires.map((wire) => sendUpTo(wire, Math.round((requests * part) / PARTS))));
    run.heapBytes.push(await liveHeapBytes(inspector));
  }
  for (const wire of wires) wire.close();
  inspector.close();
  return run;
}

/**
 * What is kept of a request by mistake. Pages, statements and compiled code that are kept on purpose came to 0.4 kB in
 * the second half of 10,000.
 */
export const MAX_GROWTH_BYTES = 1024;

function findProblem({ status, headers, body }: RawResponse): string | null {
  if (Number.isNaN(status) || status >= 500) return `status ${status}`;
  const leak = INTERNALS.exec(body);
  if (leak) return `tells "${leak[0]}"`;
  if (headers.has("a") || headers.get("set-cookie")?.some((cookie) => cookie.startsWith("a=b")))
    return "carries a header of the client's making";
  const location = headers.get("location")?.[0];
  if (location && !/^\/(?![/\\])/.test(location)) return `leads to ${location}`;
  return null;
}

function printableRequest({ bytes }: HostileRequest): string {
  return JSON.stringify(bytes.subarray(0, 900).toString("latin1"));
}
