import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

export interface LoadBalancer {
  url: string;
  /** What went wrong between it and a server. It never tries a second one. */
  failures: string[];
  isUsing(server: string): boolean;
  close(): Promise<void>;
}

const PROBE_INTERVAL_MS = 200;

/** Hands requests to the servers in turn, over connections it keeps, as long as they say that they are ready. */
export async function startLoadBalancer(servers: string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(servers);
  const failures: string[] = [];
  let turn = 0;

  const probeTimer = setInterval(() => {
    for (const server of servers) {
      fetch(`${server}/readyz`).then(
        ({ ok }) => (ok ? ready.add(server) : ready.delete(server)),
        () => ready.delete(server),
      );
    }
  }, PROBE_INTERVAL_MS);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const usable = servers.filter((server) => ready.has(server));
    const server = usable[turn++ % usable.length];
    if (!server) {
      failures.push("no server is ready");
      outgoing.writeHead(503).end();
      return;
    }
    const { method, url, headers } = incoming;
    const forwardedFor = [headers["x-forwarded-for"], incoming.socket.remoteAddress].filter(Boolean).join(", ");
    const passed = ask(
      `${server}${url}`,
      { method, agent, headers: { ...headers, "x-forwarded-for": forwardedFor } },
      (answer) => {
        const { connection: _ours, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        pipeline(answer, outgoing, (error) => {
          if (error && !outgoing.destroyed) failures.push(`${method} ${url}: ${error.message}`);
        });
      },
    );
    passed.on("error", (error) => {
      failures.push(`${method} ${url} at ${server}: ${error.message}`);
      if (!outgoing.headersSent) outgoing.writeHead(502).end();
    });
    incoming.pipe(passed);
    outgoing.on("close", () => passed.destroy());
  }

  const proxy = createServer(forward);
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    failures,
    isUsing: (server) => ready.has(server),
    async close() {
      clearInterval(probeTimer);
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
