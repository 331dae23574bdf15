import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Env } from "#app/platform/env.server";
import { COMMON_HEADERS } from "#app/platform/http/headers.server";
import { clientNetwork } from "#server/client-network";
import { RATE_LIMIT_ERROR } from "#server/rate-limit";

/** All requests of one network, including static files and cached pages. Networks may be shared by many visitors. */
const REQUESTS_PER_SECOND = 200;
const BURST = 1_000;
/** Beyond it the oldest are forgotten. */
const MAX_NETWORKS = 50_000;

const RATE_LIMIT_HEADERS = {
  ...Object.fromEntries(COMMON_HEADERS),
  "Retry-After": "10",
  Connection: "close",
  "Content-Type": "application/json",
};

/** Token bucket per network, in memory of each process. */
export class NetworkRateLimiter {
  readonly #networks = new Map<string, { tokens: number; refilledAt: number }>();

  isLimited(network: string, now = Date.now()): boolean {
    let bucket = this.#networks.get(network);
    if (!bucket) {
      // In a Map the first is the one that came first.
      const [oldest] = this.#networks.keys();
      if (this.#networks.size >= MAX_NETWORKS && oldest !== undefined) this.#networks.delete(oldest);
      bucket = { tokens: BURST, refilledAt: now };
      this.#networks.set(network, bucket);
    }
    bucket.tokens = Math.min(BURST, bucket.tokens + ((now - bucket.refilledAt) / 1000) * REQUESTS_PER_SECOND) - 1;
    bucket.refilledAt = now;
    if (bucket.tokens >= 0) return false;
    bucket.tokens = 0;
    return true;
  }
}

/** Refuses before anything else is done, and closes the connection. Says whether it did. */
export function createNetworkRateLimit(
  env: Pick<Env, "TRUST_PROXY" | "RATE_LIMIT">,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const rateLimiter = new NetworkRateLimiter();
  const closingSockets = new WeakSet<Socket>();
  return (request, response) => {
    if (!env.RATE_LIMIT) return false;
    const { socket } = request;
    // A pipelined request on a connection that is being closed.
    if (closingSockets.has(socket)) return true;
    const network = clientNetwork(env, request.headers["x-forwarded-for"] as string | undefined, socket.remoteAddress);
    if (!rateLimiter.isLimited(network)) return false;
    closingSockets.add(socket);
    response.writeHead(429, RATE_LIMIT_HEADERS).end(JSON.stringify(RATE_LIMIT_ERROR));
    return true;
  };
}
