/** Requests as fast as they are answered, by autocannon in a process of its own. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { processorTime } from "./processor-time.ts";
import { findTool } from "./tools.ts";

export interface Load {
  perSecond: number;
  p99: number;
  /** Processor time of the server for one request, in milliseconds. */
  cost: number;
}

/** What a phone's browser sends with a first visit. */
const BROWSER_HEADERS = {
  accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8",
  "accept-language": "en-GB,en;q=0.9",
  "user-agent":
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
};

export function browserHeaders(encoding: "br" | "identity"): Record<string, string> {
  return { ...BROWSER_HEADERS, "accept-encoding": encoding === "br" ? "gzip, deflate, br" : "identity" };
}

type Visitors = { connections: number; headers: Record<string, string> } & ({ seconds: number } | { pages: number });

/** Asks a server, which is a process and those it has started, for one page again and again. */
export async function load(pid: number, url: string, visitors: Visitors): Promise<Load> {
  const program = await findTool("autocannon/autocannon.js");
  const before = processorTime(pid);
  const { connections, headers } = visitors;
  const length = "seconds" in visitors ? ["-d", String(visitors.seconds)] : ["-a", String(visitors.pages)];
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, "--json", "--no-progress", "-c", String(connections), ...length, ...given, url],
    { maxBuffer: 1e8 },
  );
  const report = JSON.parse(stdout) as {
    requests: { average: number; total: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  };
  if (report.non2xx + report.errors > 0)
    throw new Error(`${url}: ${report.non2xx} answers were no pages, ${report.errors} failed`);
  return {
    perSecond: report.requests.average,
    p99: report.latency.p99,
    cost: (processorTime(pid) - before) / report.requests.total,
  };
}
