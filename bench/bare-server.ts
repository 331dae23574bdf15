/**
 * The least Node can do to send a page: a listener that looks up bytes and headers that were made before.
 *
 *   node bench/bare-server.ts PORT PROCESSES FILE
 */
import cluster from "node:cluster";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** By address. */
export type BarePages = Record<string, { headers: string[]; body: string }>;

const [port = "", processes = "", file = ""] = process.argv.slice(2);

if (processes !== "1" && cluster.isPrimary) {
  for (let started = 0; started < Number(processes); started++) cluster.fork();
} else {
  const pages = new Map(
    Object.entries(JSON.parse(readFileSync(file, "utf8")) as BarePages).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, "base64") },
    ]),
  );
  createServer((request, response) => {
    const page = pages.get(request.url ?? "");
    if (page) response.writeHead(200, page.headers).end(page.body);
    else response.writeHead(404).end();
  }).listen(Number(port), "127.0.0.1");
}
