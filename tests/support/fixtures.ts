import { test as base, expect, type APIRequestContext, type Page } from "@playwright/test";
import pg from "pg";
import { runStatement, startPostgres } from "./postgres.ts";
import { ADMIN, startServer, type TestServer } from "./server.ts";

/** One row of what visitors sent, as it is stored. */
export type Row = Record<string, unknown>;

interface WorkerFixtures {
  server: TestServer;
  /** A second site on a real PostgreSQL server, whose rows a test can look at. */
  postgresSite: { server: TestServer; url: string; query: (text: string, values?: unknown[]) => Promise<Row[]> };
}

/** One server for each worker, with the demo catalogue; each test gets a browser context of its own. */
export const test = base.extend<{ office: Page }, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  postgresSite: [
    async ({}, use) => {
      const postgres = await startPostgres();
      await runStatement(postgres.url, "create database site");
      const url = postgres.url.replace(/\/postgres$/, "/site");
      const server = await startServer({ DATABASE_URL: url, SEED: "demo" });
      const pool = new pg.Pool({ connectionString: url, max: 2 });
      await use({ server, url, query: async (text, values) => (await pool.query(text, values)).rows as Row[] });
      await pool.end();
      await server.stop();
      await postgres.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** A second browser, signed in as staff. */
  office: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
    // The form itself has a test of its own; here its request is enough.
    await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
    const page = await context.newPage();
    await page.goto("/1324admin");
    await waitForHydration(page);
    await use(page);
    await context.close();
  },
});

/** The same tests' tools, on the site with a real PostgreSQL. */
export const testOnPostgres = test.extend({
  baseURL: async ({ postgresSite }, use) => use(postgresSite.server.url),
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

/** Shows the page some interest, and waits until it answers to clicks. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  await page.locator("html[data-hydrated]").waitFor();
}

export { expect };
