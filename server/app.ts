import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { hashPassword } from "#app/features/auth/auth.server";
import { saveAdmin } from "#app/features/auth/mutations.server";
import { listAdmins } from "#app/features/auth/queries.server";
import { openDatabase, type Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { clientContext, type Client } from "#app/platform/http/client.server";
import { createLogger } from "#app/platform/log.server";
import { openServices, servicesContext, type Services } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";
import { seed } from "#db/seed/seed.server";
import { requireAccessRules } from "#server/access";
import { runAdminCommand } from "#server/admin-command";
import { listenForAdminCommands } from "#server/admin-socket";
import { serveAssets } from "#server/assets";
import { listenForBackups } from "#server/backup-socket";
import { rejectInvalidPaths } from "#server/invalid-paths";
import { canonicalRedirects, publicPatterns } from "#server/canonical-redirects";
import { compress } from "#server/compress";
import { limitConnections, SERVER_TIMEOUTS, LISTEN_BACKLOG } from "#server/connection-limits";
import { currencyRedirect } from "#server/currency-redirect";
import { createNetworkRateLimit } from "#server/network-rate-limit";
import { commonHeaders, identifyClient, requireSameOrigin, limitBodySize, type ServerVariables } from "#server/guards";
import { addHealthRoutes } from "#server/health";
import { languageRedirects } from "#server/language-redirects";
import { serveMedia } from "#server/media";
import { openMetrics, type Metrics } from "#server/metrics";
import { metricsUrl, startMetricsServer } from "#server/metrics-server";
import { cachedPageResponse, createCachedPageSender, pageCacheKey, type PageRequest } from "#server/page-cache";
import { limitReads } from "#server/rate-limit";
import { logRequests } from "#server/request-log";
import { shutDown } from "#server/shut-down";

export { adminCommand } from "#server/admin-command";
export { dataCommand } from "#server/backup-command";

/** Prints one line a step, with its time. */
export type Report = <T>(step: string, work: () => Promise<T>) => Promise<T>;

export interface Locations {
  /** The folder with the SQL migrations. */
  migrations: string;
  /** The folder with the browser's files. */
  client: string;
  version: string;
}

export function createApp(
  services: Services,
  locations: Pick<Locations, "client" | "version">,
  metrics: Metrics | null = null,
): Hono<ServerVariables> {
  requireAccessRules(build.routes);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const app = new Hono<ServerVariables>();
  app.use(identifyClient(services));
  app.use(logRequests(services, metrics));
  app.use(commonHeaders(services));
  app.use(rejectInvalidPaths((request, client) => renderResponse(request, client)));
  addHealthRoutes(app, services, locations.version);
  app.get("/media/:bucket/:name", serveMedia(services));
  serveAssets(app, services, locations.client);
  app.use(compress);
  app.use(requireSameOrigin(services));
  app.use(limitBodySize);
  const patterns = publicPatterns(build.routes);
  app.use(canonicalRedirects(patterns));
  app.use(currencyRedirect);
  app.use(languageRedirects(patterns));
  app.use(limitReads(services));
  const renderResponse = async (request: Request, client: Client): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientContext, client);
    const response = await handle(request, context);
    for (const [name, value] of client.responseHeaders) response.headers.append(name, value);
    // Pages vary by currency and session, so they are private unless the route set its own Cache-Control.
    if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", "private, no-cache");
      response.headers.append("Vary", "Cookie");
    }
    return response;
  };
  app.all("*", async (c) => {
    const client = c.get("client");
    if (client.unknownOrigin) return renderResponse(c.req.raw, client);
    const { pathname, search } = new URL(c.req.url);
    const pageRequest: PageRequest = {
      method: c.req.method,
      pathAndQuery: pathname + search,
      origin: client.origin,
      header: (name) => c.req.header(name),
    };
    const key = services.pageCache && pageCacheKey(pageRequest);
    if (!services.pageCache || !key) return renderResponse(c.req.raw, client);
    // The render is shared, so it must not be aborted when the first client disconnects.
    const request = new Request(c.req.url, { headers: c.req.raw.headers });
    const page = await services.pageCache.findOrRender(key, () => renderResponse(request, client));
    if (page instanceof Response) return page;
    client.route = page.route;
    return cachedPageResponse(page, pageRequest, services);
  });
  app.onError((error, c) => {
    services.log.error({ err: error, route: c.get("client")?.route }, "request failed");
    return c.json({ code: "internal", message: "Something went wrong." }, 500);
  });
  return app;
}

/** Opens the database, brings it up to date and fills it. */
export async function prepare(
  env: Env,
  locations: Locations,
  report: Report,
): Promise<{ services: Services; firstAdmin: FirstAdmin | null }> {
  const log = createLogger(env.LOG_LEVEL);
  const database = await report(env.DATABASE_URL ? "connected to PostgreSQL" : "opened the embedded database", () =>
    openDatabase({ url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL, dataDir: env.DATA_DIR, log }),
  );
  try {
    const { firstAdmin, schemaDifference } = await database.withExclusiveLock(async () => {
      const difference = await report("migrated", () => database.migrate(locations.migrations));
      if (difference) log.warn(difference);
      await report(`seeded (${env.SEED})`, () => seed(database.db, env.SEED));
      return { firstAdmin: await createFirstAdmin(database.db, env), schemaDifference: difference };
    });
    return {
      services: {
        ...(await openServices(env, database, log, locations.version)),
        buildName: build.assets.version,
        schemaDifference,
      },
      firstAdmin,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface FirstAdmin {
  email: string;
  /** Only when we made it up ourselves. */
  password: string | null;
}

async function createFirstAdmin(db: Db, env: Env): Promise<FirstAdmin | null> {
  if ((await listAdmins(db)).length > 0) return null;
  const email = env.ADMIN_EMAIL ?? "admin@example.com";
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  await saveAdmin(db, { email, name: "Administrator", passwordHash: await hashPassword(password) });
  return { email, password: env.ADMIN_PASSWORD ? null : password };
}

export async function start(env: Env, locations: Locations, report: Report): Promise<void> {
  const { services, firstAdmin } = await prepare(env, locations, report);
  // Log unhandled rejections instead of crashing the process.
  process.on("unhandledRejection", (error) => services.log.error({ err: error }, "unhandled rejection"));
  const { METRICS_PORT } = env;
  const metrics = METRICS_PORT === undefined ? null : await openMetrics(services, locations.version);
  const app = createApp(services, locations, metrics);
  const server = await report("listening", () => listen(app, services, metrics));
  // Of several processes the first one offers the figures of all.
  const metricsServer =
    metrics && METRICS_PORT !== undefined && cluster.isPrimary
      ? await startMetricsServer({ ...env, METRICS_PORT }, () => metrics.text())
      : null;
  const backupServer = await listenForBackups(services);
  const adminServer = await listenForAdminCommands(services, (args) => runAdminCommand(services.db, args));
  // Register signal handlers before printing: whoever reads the output may stop the server at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A signal to a whole group of processes may come twice: from the system, and from the one that started us.
    process.on(signal, () => {
      // SIGINT comes from a terminal: skip the load balancer delay.
      if (services.readiness.isReady)
        void shutDown(server, services, signal === "SIGTERM" ? env.STOP_DELAY : 0, [
          backupServer,
          adminServer,
          metricsServer,
        ]);
    });
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  const site = env.PUBLIC_URL ?? `http://localhost:${port}`;
  console.log(`\n  Site    ${site}\n  Office  ${site}${ADMIN_PREFIX}`);
  if (metricsServer) console.log(`  Metrics ${metricsUrl(metricsServer)}`);
  if (firstAdmin) {
    console.log(`\n  First administrator: ${firstAdmin.email}`);
    console.log(
      firstAdmin.password
        ? `  Password: ${firstAdmin.password}  (shown only now)`
        : "  Password: the one in ADMIN_PASSWORD",
    );
  }
  console.log("");
}

function listen(app: Hono<ServerVariables>, services: Services, metrics: Metrics | null): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const { env, pageCache, readiness } = services;
  const sendCachedPage = pageCache && createCachedPageSender({ ...services, pageCache }, metrics);
  const isRateLimited = createNetworkRateLimit(env);
  const server = createServer(SERVER_TIMEOUTS, (request, response) => {
    if (!readiness.isReady) response.setHeader("Connection", "close");
    if (isRateLimited(request, response)) return;
    if (!sendCachedPage?.(request, response)) void answer(request, response);
  });
  limitConnections(server, env);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: env.PORT, host: env.HOST, backlog: LISTEN_BACKLOG }, () => resolve(server));
  });
}
