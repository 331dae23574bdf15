import type { Server, ServerOptions } from "node:http";
import { networkOf } from "#app/platform/http/network";
import type { Env } from "#app/platform/env.server";

/** HTTP server timeouts: slow clients are disconnected. */
export const SERVER_TIMEOUTS: ServerOptions = {
  headersTimeout: 20_000,
  /** A picture of 20 MB over a weak mobile network. */
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Listen backlog. Clients that do not fit retry the SYN after 1, 3 and 7 seconds, so it must absorb a burst. */
export const LISTEN_BACKLOG = 4_096;

/** Idle socket timeout. The office's event stream sends a heartbeat four times as often. */
const IDLE_TIMEOUT_MS = 60_000;
const KEEP_ALIVE_MS = 75_000;
/** Many visitors share the address of a mobile network, each with a handful for seconds. */
const MAX_CONNECTIONS_PER_NETWORK = 500;

export function limitConnections(server: Server, { TRUST_PROXY }: Pick<Env, "TRUST_PROXY">): void {
  server.setTimeout(IDLE_TIMEOUT_MS);
  if (TRUST_PROXY) {
    // Must exceed the load balancer's keep-alive (usually 60 s), so the balancer closes first.
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    // All come from the proxy, which knows who is behind them.
    return;
  }
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "unknown");
    const count = (open.get(network) ?? 0) + 1;
    if (count > MAX_CONNECTIONS_PER_NETWORK) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
