import type { Hono } from "hono";
import { within } from "#app/platform/within";
import type { Services } from "#app/services.server";
import type { ServerVariables } from "#server/guards";

const ANSWER_WITHIN_MS = 2_000;
const NO_STORE = { "Cache-Control": "no-store" };

async function isReachable({ database }: Services): Promise<boolean> {
  return (await within(ANSWER_WITHIN_MS, database.ping().then(() => true))) ?? false;
}

/** Two questions of whoever runs us: is it alive, and may it be sent visitors. Neither tells anything a stranger must not know. */
export function answerChecks(app: Hono<ServerVariables>, services: Services, version: string): void {
  // Alive is who answers: to start a process anew does not bring a database back, and takes away the pages it has in memory.
  app.get("/healthz", async (c) => {
    const reachable = await isReachable(services);
    const body = { status: reachable ? "ok" : "degraded", database: reachable ? services.database.kind : "unreachable", version, uptime: Math.round(process.uptime()) };
    return c.json(body, 200, NO_STORE);
  });
  // We listen only once the database is migrated. While it is away we are ready as long as there are pages in memory: if every process said no,
  // there would be none to send them.
  app.get("/readyz", async (c) => {
    const { readiness, pages } = services;
    const hasPages = (pages?.size.pages ?? 0) > 0;
    const ready = readiness.isReady && (hasPages || (await isReachable(services)));
    return c.json({ ready }, ready ? 200 : 503, NO_STORE);
  });
}
