import type { Hono } from "hono";
import { withTimeout } from "#app/platform/with-timeout";
import type { Services } from "#app/services.server";
import type { ServerVariables } from "#server/guards";

const PING_TIMEOUT_MS = 2_000;
const NO_STORE = { "Cache-Control": "no-store" };

async function isReachable({ database }: Services): Promise<boolean> {
  return (
    (await withTimeout(
      PING_TIMEOUT_MS,
      database.ping().then(() => true),
    )) ?? false
  );
}

/** Liveness and readiness probes. Neither exposes sensitive information. */
export function addHealthRoutes(app: Hono<ServerVariables>, services: Services, version: string): void {
  // Liveness ignores the database: a restart would not bring it back and would drop the page cache.
  app.get("/healthz", async (c) => {
    const reachable = await isReachable(services);
    const body = {
      status: reachable ? "ok" : "degraded",
      database: reachable ? services.database.kind : "unreachable",
      version,
      uptime: Math.round(process.uptime()),
    };
    return c.json(body, 200, NO_STORE);
  });
  // The server listens only after migrations. Ready while cached pages can be served, even if the database is down:
  // otherwise no instance would be left.
  app.get("/readyz", async (c) => {
    const { readiness, pageCache } = services;
    const hasPages = (pageCache?.size.pages ?? 0) > 0;
    const ready = readiness.isReady && (hasPages || (await isReachable(services)));
    return c.json({ ready }, ready ? 200 : 503, NO_STORE);
  });
}
