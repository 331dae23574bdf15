import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";

export interface MetricsSettings {
  METRICS_HOST: string;
  METRICS_PORT: number;
  METRICS_TOKEN?: string;
}

/**
 * Figures have an address of their own, apart from the site's: no visitor can reach it. With a token, only who knows it
 * is answered.
 */
export function startMetricsServer(
  { METRICS_HOST, METRICS_PORT, METRICS_TOKEN }: MetricsSettings,
  read: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (METRICS_TOKEN && !safeEqual(request.headers.authorization ?? "", `Bearer ${METRICS_TOKEN}`))
      return void response.writeHead(401, { "WWW-Authenticate": "Bearer" }).end();
    if (request.url !== "/metrics" || request.method !== "GET") return void response.writeHead(404).end();
    read().then(
      (text) =>
        response
          .writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8", "Cache-Control": "no-store" })
          .end(text),
      // A process that is just starting does not answer yet.
      () => response.writeHead(503).end(),
    );
    return undefined;
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(METRICS_PORT, METRICS_HOST, () => resolve(server));
  });
}

/** Where they can be had, for the operator. */
export function metricsUrl(server: Server): string {
  const address = server.address();
  return typeof address === "object" && address
    ? `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}/metrics`
    : "";
}

/** Takes the same time however much of it is right. */
function safeEqual(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
