import {
  test as base,
  expect,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import pg from "pg";
import { ADMIN, startServer, type TestServer } from "./server.ts";
import { createSiteDatabase } from "./site-template.ts";

/** One row of what visitors sent, as it is stored. */
export type Row = Record<string, unknown>;

interface WorkerFixtures {
  server: TestServer;
  /** A second site on a real PostgreSQL server, whose rows a test can look at. */
  postgresSite: { server: TestServer; url: string; query: (text: string, values?: unknown[]) => Promise<Row[]> };
  /** For tests that only look: they share what the browser keeps of scripts and fonts. */
  visitorContext: BrowserContext;
  plainContext: BrowserContext;
  staffContext: BrowserContext;
}

async function share(
  browser: Browser,
  server: TestServer,
  use: (context: BrowserContext) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
  await use(context);
  await context.close();
}

/**
 * One server for each worker, with the demo catalogue; each test gets a browser context of its own. Everything a worker
 * shares is listed here: a file with fixtures of its own for that gets workers of its own, each with another server and
 * browser.
 */
export const test = base.extend<{ office: Page; savesData: boolean }, WorkerFixtures>({
  /** The office fetches the code of every screen in advance, which few tests are about and all would wait for. */
  savesData: [true, { option: true }],
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  postgresSite: [
    async ({}, use, { workerIndex }) => {
      const url = await createSiteDatabase(`site_${workerIndex}`);
      const server = await startServer({ DATABASE_URL: url });
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      await use({ server, url, query: async (text, values) => (await pool.query(text, values)).rows as Row[] });
      await pool.end();
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  visitorContext: [({ browser, server }, use) => share(browser, server, use), { scope: "worker" }],
  plainContext: [
    ({ browser, server }, use) => share(browser, server, use, { javaScriptEnabled: false }),
    { scope: "worker" },
  ],
  staffContext: [
    ({ browser, server }, use) =>
      share(browser, server, async (context) => {
        await saveData(context);
        await signInContext(context);
        await use(context);
      }),
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    retryClosedConnections(context.request);
    await use(context);
  },
  request: async ({ request }, use) => {
    retryClosedConnections(request);
    await use(request);
  },
  /** A second browser, signed in as staff, with nothing open yet. */
  office: async ({ browser, baseURL, savesData }, use) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    if (savesData) await saveData(context);
    await signInContext(context);
    retryClosedConnections(context.request);
    await use(await context.newPage());
    await context.close();
  },
});

const CLOSED_CONNECTION_RETRIES = 2;

/** As a browser that was asked to save data. */
function saveData(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

/** The form itself has a test of its own; here its request is enough. */
export async function signInContext({ request }: BrowserContext): Promise<void> {
  const form = { intent: "sign-in", ...ADMIN };
  await request.post("/1324admin", { form, maxRedirects: 0, maxRetries: CLOSED_CONNECTION_RETRIES });
}

/**
 * The server closes connections nobody has used for five seconds. Playwright, unlike a browser, does not send a request
 * again that met such a closing, though HTTP allows it for reading (RFC 9112, 9.3.1). Only a reset counts as one.
 */
function retryClosedConnections(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (url, options) => {
    const isReading = ["GET", "HEAD"].includes(options?.method ?? "GET");
    return send(url, isReading ? { maxRetries: CLOSED_CONNECTION_RETRIES, ...options } : options);
  };
}

/** The same tests' tools, on the site with a real PostgreSQL. */
export const testOnPostgres = test.extend<{ forgottenHolds: void }>({
  baseURL: async ({ postgresSite }, use) => use(postgresSite.server.url),
  /** All tests come from one network, which may hold a few things at a time: what others hold does not count. */
  forgottenHolds: [
    async ({ postgresSite }, use) => {
      await postgresSite.query("delete from hold_networks");
      await use();
    },
    { auto: true },
  ],
});

export async function signIn(page: Page, path = "/1324admin", { email, password } = ADMIN): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeHidden();
}

/** The address of an experience, by its English title: without loading the list in the browser. */
export async function experiencePath(request: APIRequestContext, title: string): Promise<string> {
  const list = await (
    await request.get("/experiences", { headers: { "accept-language": "en", cookie: "pemba.language=en" } })
  ).text();
  return new RegExp(`href="(/experiences/[0-9a-f-]{36})"[^>]*>${title}<`).exec(list)![1]!;
}

/** Opens a screen of the office, and waits until it answers to clicks. */
export async function openScreen(office: Page, path = "/1324admin"): Promise<void> {
  await office.goto(path);
  await waitForHydration(office);
}

/** Shows the page some interest, and waits until it answers to clicks. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.locator("html[data-hydrated]").waitFor();
}

export { expect };
