import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Env } from "#app/platform/env.server";
import { COMMON_HEADERS } from "#app/platform/http/headers.server";
import { clientNetwork } from "#server/address";
import { TOO_MANY } from "#server/readers";

/** Of anything, files and pages from memory included. Many visitors may share a network; no browser comes near it. */
const A_SECOND = 200;
const AT_ONCE = 1_000;
/** Beyond it the oldest are forgotten. */
const MOST_NETWORKS = 50_000;

const REFUSAL = { ...Object.fromEntries(COMMON_HEADERS), "Retry-After": "10", Connection: "close", "Content-Type": "application/json" };

/** How many more requests each network has. Kept in each process: what one is asked for costs no other anything. */
export class Floods {
  readonly #networks = new Map<string, { left: number; at: number }>();

  isFlooding(network: string, now = Date.now()): boolean {
    let known = this.#networks.get(network);
    if (!known) {
      // In a Map the first is the one that came first.
      if (this.#networks.size >= MOST_NETWORKS) this.#networks.delete(this.#networks.keys().next().value!);
      known = { left: AT_ONCE, at: now };
      this.#networks.set(network, known);
    }
    known.left = Math.min(AT_ONCE, known.left + ((now - known.at) / 1000) * A_SECOND) - 1;
    known.at = now;
    if (known.left >= 0) return false;
    known.left = 0;
    return true;
  }
}

/** Refuses before anything else is done, and closes the connection. Says whether it did. */
export function createFloodGate(env: Pick<Env, "TRUST_PROXY" | "RATE_LIMIT">): (request: IncomingMessage, response: ServerResponse) => boolean {
  const floods = new Floods();
  const refused = new WeakSet<Socket>();
  return (request, response) => {
    if (!env.RATE_LIMIT) return false;
    const { socket } = request;
    // Sent ahead on a connection that is being closed.
    if (refused.has(socket)) return true;
    const network = clientNetwork(env, request.headers["x-forwarded-for"] as string | undefined, socket.remoteAddress);
    if (!floods.isFlooding(network)) return false;
    refused.add(socket);
    response.writeHead(429, REFUSAL).end(JSON.stringify(TOO_MANY));
    return true;
  };
}
