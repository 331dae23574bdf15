import type { MiddlewareHandler } from "hono";
import { whileAnswering } from "#app/platform/log.server";
import type { Services } from "#app/services.server";
import type { ServerVariables } from "#server/guards";
import type { Metrics } from "#server/metrics";

/** What is answered without a page: files, and questions about our health. */
const PLAIN = /^\/(healthz|readyz)$|^\/(assets|scenes|media)\//;
export const NO_ROUTE = "(none)";

/** The pattern of an address that is none of the application's, until the application says otherwise. */
export function plainRoute(pathname: string): string {
  const match = PLAIN.exec(pathname);
  return match?.[1] ? `/${match[1]}` : match?.[2] ? `/${match[2]}/*` : NO_ROUTE;
}

/**
 * One line a request, once it is answered: what was asked for as a pattern, never an address, a query or who asked. Files and checks, of which
 * there are many and nothing to learn, are told at the level debug; pages from memory do not come here at all (server/pages.ts).
 */
export function watchRequests({ log }: Services, metrics: Metrics | null): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const begun = performance.now();
    const { outgoing } = c.env;
    const client = c.get("client");
    const { method } = c.req;
    const { socket } = outgoing;
    const sentBefore = socket?.bytesWritten ?? 0;
    outgoing.once("close", () => {
      const { statusCode: status } = outgoing;
      const { requestId, route } = client;
      const ms = performance.now() - begun;
      const isStream = String(outgoing.getHeader("content-type") ?? "").startsWith("text/event-stream");
      metrics?.request({ route, method, status, seconds: isStream ? null : ms / 1000 });
      const level = PLAIN.test(route) && status < 500 ? "debug" : "info";
      const isCut = outgoing.writableFinished ? {} : { isCut: true };
      log[level]({ requestId, method, route, status, ms: Math.round(ms * 10) / 10, bytes: (socket?.bytesWritten ?? 0) - sentBefore, ...isCut }, "request");
    });
    return whileAnswering(client.requestId, next);
  };
}
