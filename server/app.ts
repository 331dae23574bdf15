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
import { refuseUnruled } from "#server/access";
import { runAdminCommand } from "#server/admin-command";
import { offerAdminCommands } from "#server/admin-socket";
import { serveAssets } from "#server/assets";
import { offerBackups } from "#server/backup-socket";
import { refuseBadAddresses } from "#server/bad-addresses";
import { canonicalAddresses, publicPatterns } from "#server/canonical";
import { compress } from "#server/compress";
import { guardConnections, PATIENCE, WAITING } from "#server/connections";
import { currencyChoice } from "#server/currency";
import { createFloodGate } from "#server/floods";
import { commonHeaders, identifyClient, sameOriginWrites, smallBodies, type ServerVariables } from "#server/guards";
import { answerChecks } from "#server/health";
import { languageRedirects } from "#server/language";
import { serveMedia } from "#server/media";
import { openMetrics, type Metrics } from "#server/metrics";
import { metricsUrl, offerMetrics } from "#server/metrics-address";
import { answerWith, createPageSender, keyOf, type Asked } from "#server/pages";
import { limitReads } from "#server/readers";
import { watchRequests } from "#server/requests";
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

export function createApp(services: Services, locations: Pick<Locations, "client" | "version">, metrics: Metrics | null = null): Hono<ServerVariables> {
  refuseUnruled(build.routes);
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const app = new Hono<ServerVariables>();
  app.use(identifyClient(services));
  app.use(watchRequests(services, metrics));
  app.use(commonHeaders(services));
  app.use(refuseBadAddresses((request, client) => makeAnswer(request, client)));
  answerChecks(app, services, locations.version);
  app.get("/media/:bucket/:name", serveMedia(services));
  serveAssets(app, services, locations.client);
  app.use(compress);
  app.use(sameOriginWrites(services));
  app.use(smallBodies);
  const patterns = publicPatterns(build.routes);
  app.use(canonicalAddresses(patterns));
  app.use(currencyChoice);
  app.use(languageRedirects(patterns));
  app.use(limitReads(services));
  const makeAnswer = async (request: Request, client: Client): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(clientContext, client);
    const response = await handle(request, context);
    for (const [name, value] of client.answerHeaders) response.headers.append(name, value);
    // A page depends on the visitor's currency and on who is signed in; what names its own time is the same for all.
    if (!response.headers.has("Cache-Control")) {
      response.headers.set("Cache-Control", "private, no-cache");
      response.headers.append("Vary", "Cookie");
    }
    return response;
  };
  app.all("*", async (c) => {
    const client = c.get("client");
    if (client.unknownOrigin) return makeAnswer(c.req.raw, client);
    const { pathname, search } = new URL(c.req.url);
    const asked: Asked = { method: c.req.method, address: pathname + search, origin: client.origin, header: (name) => c.req.header(name) };
    const key = services.pages && keyOf(asked);
    if (!services.pages || !key) return makeAnswer(c.req.raw, client);
    // A page is made for all who ask for it: the one who is first may leave before it is ready.
    const request = new Request(c.req.url, { headers: c.req.raw.headers });
    const page = await services.pages.findOrMake(key, () => makeAnswer(request, client));
    if (page instanceof Response) return page;
    client.route = page.route;
    return answerWith(page, asked, services);
  });
  app.onError((error, c) => {
    services.log.error({ err: error, route: c.get("client")?.route }, "request failed");
    return c.json({ code: "internal", message: "Something went wrong." }, 500);
  });
  return app;
}

/** Opens the database, brings it up to date and fills it. */
export async function prepare(env: Env, locations: Locations, report: Report): Promise<{ services: Services; firstAdmin: FirstAdmin | null }> {
  const log = createLogger(env.LOG_LEVEL);
  const database = await report(env.DATABASE_URL ? "connected to PostgreSQL" : "opened the embedded database", () =>
    openDatabase({ url: env.DATABASE_URL, directUrl: env.DATABASE_DIRECT_URL, dataDir: env.DATA_DIR, log }),
  );
  try {
    const { firstAdmin, schemaDifference } = await database.exclusively(async () => {
      const difference = await report("migrated", () => database.migrate(locations.migrations));
      if (difference) log.warn(difference);
      await report(`seeded (${env.SEED})`, () => seed(database.db, env.SEED));
      return { firstAdmin: await makeFirstAdmin(database.db, env), schemaDifference: difference };
    });
    return { services: { ...(await openServices(env, database, log, locations.version)), schemaDifference }, firstAdmin };
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

async function makeFirstAdmin(db: Db, env: Env): Promise<FirstAdmin | null> {
  if ((await listAdmins(db)).length > 0) return null;
  const email = env.ADMIN_EMAIL ?? "admin@example.com";
  const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  await saveAdmin(db, { email, name: "Administrator", passwordHash: await hashPassword(password) });
  return { email, password: env.ADMIN_PASSWORD ? null : password };
}

export async function start(env: Env, locations: Locations, report: Report): Promise<void> {
  const { services, firstAdmin } = await prepare(env, locations, report);
  // A promise nobody waited for is a bug to be seen, not a reason to turn every visitor away.
  process.on("unhandledRejection", (error) => services.log.error({ err: error }, "unhandled rejection"));
  const { METRICS_PORT } = env;
  const metrics = METRICS_PORT === undefined ? null : await openMetrics(services, locations.version);
  const app = createApp(services, locations, metrics);
  const server = await report("listening", () => listen(app, services, metrics));
  // Of several processes the first one offers the figures of all.
  const figures = metrics && METRICS_PORT !== undefined && cluster.isPrimary ? await offerMetrics({ ...env, METRICS_PORT }, () => metrics.text()) : null;
  const backups = await offerBackups(services);
  const commands = await offerAdminCommands(services, (args) => runAdminCommand(services.db, args));
  // Before anything is printed: who reads that we have started may tell us to stop.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // A signal to a whole group of processes may come twice: from the system, and from the one that started us.
    process.on(signal, () => {
      // Whoever presses Ctrl-C has no balancer to wait for.
      if (services.readiness.isReady) void shutDown(server, services, signal === "SIGTERM" ? env.STOP_DELAY : 0, [backups, commands, figures]);
    });
  }
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  const site = env.PUBLIC_URL ?? `http://localhost:${port}`;
  console.log(`\n  Site    ${site}\n  Office  ${site}${ADMIN_PREFIX}`);
  if (figures) console.log(`  Metrics ${metricsUrl(figures)}`);
  if (firstAdmin) {
    console.log(`\n  First administrator: ${firstAdmin.email}`);
    console.log(firstAdmin.password ? `  Password: ${firstAdmin.password}  (shown only now)` : "  Password: the one in ADMIN_PASSWORD");
  }
  console.log("");
}

function listen(app: Hono<ServerVariables>, services: Services, metrics: Metrics | null): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const { env, pages, readiness } = services;
  const sendPage = pages && createPageSender({ ...services, pages }, metrics);
  const isRefused = createFloodGate(env);
  const server = createServer(PATIENCE, (request, response) => {
    if (!readiness.isReady) response.setHeader("Connection", "close");
    if (isRefused(request, response)) return;
    if (!sendPage?.(request, response)) void answer(request, response);
  });
  guardConnections(server, env);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: env.PORT, host: env.HOST, backlog: WAITING }, () => resolve(server));
  });
}
