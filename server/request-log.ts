import type { MiddlewareHandler } from "hono";
import { withRequestId } from "#app/platform/log.server";
import type { Services } from "#app/services.server";
import type { ServerVariables } from "#server/guards";
import type { Metrics } from "#server/metrics";

/** What is answered without a page: files, and questions about our health. */
const STATIC_PATH = /^\/(healthz|readyz)$|^\/(assets|scenes|media)\//;
const NO_ROUTE = "(none)";

/** The pattern of an address that is none of the application's, until the application says otherwise. */
export function initialRoute(pathname: string): string {
  const match = STATIC_PATH.exec(pathname);
  return match?.[1] ? `/${match[1]}` : match?.[2] ? `/${match[2]}/*` : NO_ROUTE;
}

/**
 * Logs one line per response: the route pattern, never the URL or the client. Static files and health checks are logged
 * at level debug. Cached pages bypass this middleware (server/page-cache.ts).
 */
export function logRequests({ log }: Services, metrics: Metrics | null): MiddlewareHandler<ServerVariables> {
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
      const level = STATIC_PATH.test(route) && status < 500 ? "debug" : "info";
      const isCut = outgoing.writableFinished ? {} : { isCut: true };
      log[level](
        {
          requestId,
          method,
          route,
          status,
          ms: Math.round(ms * 10) / 10,
          bytes: (socket?.bytesWritten ?? 0) - sentBefore,
          ...isCut,
        },
        "request",
      );
    });
    return withRequestId(client.requestId, next);
  };
}
