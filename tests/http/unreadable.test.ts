import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { onServer } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";

/** A site of its own, whose tables can be taken away one by one. */
let server: TestServer;
let pool: pg.Pool;

beforeAll(async () => {
  const { database } = inject("httpSite");
  await onServer(database, "create database unreadable");
  const own = database.replace(/\/site$/, "/unreadable");
  server = await startServer({ DATABASE_URL: own, SEED: "demo", PAGE_CACHE_MB: "0" });
  pool = new pg.Pool({ connectionString: own, max: 1 });
});
afterAll(async () => {
  await pool?.end();
  await server?.stop();
});

const ask = (path: string) => fetch(server.url + path, { headers: { "accept-language": "en" } });

async function without(table: string, work: () => Promise<void>): Promise<void> {
  await pool.query(`alter table ${table} rename to away`);
  await work().finally(() => pool.query(`alter table away rename to ${table}`));
}

const ID = "00000000-0000-4000-8000-000000000000";

test.each([
  ["stays", ["/stays", "/stays?type=villa", "/stays/any"]],
  ["properties", ["/real-estate", "/real-estate?listing=rent", "/real-estate/any"]],
  ["experiences", ["/experiences", `/experiences/${ID}`]],
  ["blog_articles", ["/blog", "/blog?search=tide", "/blog/any"]],
])("while the %s cannot be read, their pages say so and ask to come again", async (table, paths) => {
  await without(table, async () => {
    for (const path of paths) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(503);
      expect(answer.headers.get("retry-after"), path).toBe("60");
      const page = await answer.text();
      expect(page, path).toContain("For a moment we can’t show this");
      expect(page, path).toContain("</footer>");
      expect(page, path).toContain('content="noindex"');
    }
    expect(await (await ask(`/de${paths[0]}`)).text()).toContain("Das können wir im Moment nicht zeigen");
    expect((await ask("/about")).status).toBe(200);
  });
  expect((await ask(paths[0]!)).status).toBe(200);
});

test("while the vehicles cannot be read, their page says so in its own words", async () => {
  await without("transportation_rentals", async () => {
    const answer = await ask("/transportation");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The garage does not answer");
  });
});

test("a sitemap of one kind does not need the others", async () => {
  await without("stays", async () => {
    const index = await (await ask("/sitemap.xml")).text();
    for (const name of ["pages", "experiences-1", "stays-1", "blog-1", "real-estate-1"]) expect(index).toContain(`/sitemaps/en-${name}.xml</loc>`);
    for (const name of ["pages", "experiences-1", "blog-1", "real-estate-1"]) expect((await ask(`/sitemaps/fr-${name}.xml`)).status, name).toBe(200);
    expect((await ask("/sitemaps/fr-stays-1.xml")).status).toBe(503);
  });
  expect((await ask("/sitemaps/fr-stays-1.xml")).status).toBe(200);
});

test("a feed that cannot be read asks to come again", async () => {
  await without("blog_articles", async () => expect((await ask("/blog/feed.xml")).status).toBe(503));
});
