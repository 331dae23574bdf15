import type { Server, ServerOptions } from "node:http";
import { networkOf } from "#app/platform/http/network";
import type { Env } from "#app/platform/env.server";

/** How long a client may take: whoever is slower, by line or on purpose, gives its place to others. */
export const PATIENCE: ServerOptions = {
  headersTimeout: 20_000,
  /** A picture of 20 MB over a weak mobile network. */
  requestTimeout: 5 * 60_000,
  connectionsCheckingInterval: 5_000,
};

/** Connections that may wait to be accepted. Whoever finds no room tries again after one second, then three, then seven: a crowd must find it. */
export const WAITING = 4_096;

/** Without a byte in either direction: somebody who asked and does not read. The office's event stream beats four times as often. */
const SILENCE_MS = 60_000;
const BALANCER_KEEPS_MS = 75_000;
/** Many visitors share the address of a mobile network, each with a handful for seconds. */
const MOST_OF_A_NETWORK = 500;

export function guardConnections(server: Server, { TRUST_PROXY }: Pick<Env, "TRUST_PROXY">): void {
  server.setTimeout(SILENCE_MS);
  if (TRUST_PROXY) {
    // Of two that keep a connection the one who asks must end it first: balancers keep theirs for a minute.
    server.keepAliveTimeout = BALANCER_KEEPS_MS;
    // All come from the proxy, which knows who is behind them.
    return;
  }
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const network = networkOf(socket.remoteAddress ?? "unknown");
    const count = (open.get(network) ?? 0) + 1;
    if (count > MOST_OF_A_NETWORK) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once("close", () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
