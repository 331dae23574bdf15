import type { Server } from "node:http";
import type { Server as SocketServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Services } from "#app/services.server";

const FORCE_CLOSE_MS = 8_000;

/**
 * First /readyz says no and every answer closes its connection, while requests are still taken: a balancer needs a
 * moment to notice. Then no new connections; event streams end, and their tabs open them elsewhere; what is under way
 * finishes; the database closes.
 */
export async function shutDown(
  server: Server,
  services: Services,
  delaySeconds: number,
  others: (SocketServer | null)[],
): Promise<void> {
  services.readiness.isReady = false;
  if (delaySeconds > 0) await wait(delaySeconds * 1000);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const other of others) other?.close();
  services.stopping.abort();
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_MS);
  await closed;
  clearTimeout(force);
  await services.close();
  process.exit(0);
}
