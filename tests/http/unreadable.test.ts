import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { savedKey } from "#app/features/page/saved-key";
import { planKey } from "#app/features/plans/plan-item";
import { signInAs } from "#tests/support/accounts";
import { startServer, type TestServer } from "#tests/support/server";
import { createSiteDatabase } from "#tests/support/site-template";

/** A site of its own, whose tables can be taken away one by one. */
let server: TestServer;
let pool: pg.Pool;

beforeAll(async () => {
  const own = await createSiteDatabase("unreadable");
  server = await startServer({ DATABASE_URL: own, PAGE_CACHE_MB: "0" });
  pool = new pg.Pool({ connectionString: own, max: 1 });
});
afterAll(async () => {
  await pool?.end();
  await server?.stop();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const ask = (path: string) => fetch(server.url + path, { headers: { "accept-language": "en" } });

async function without(table: string, work: () => Promise<void>): Promise<void> {
  await pool.query(`alter table ${table} rename to away`);
  await work().finally(() => pool.query(`alter table away rename to ${table}`));
}

const ID = "00000000-0000-4000-8000-000000000000";

const UNAVAILABLE = { en: "For a moment we can’t show this", de: "Das können wir im Moment nicht zeigen" };

test.each([
  ["stays", ["/stays", "/stays?type=villa", "/stays/any"]],
  ["properties", ["/real-estate", "/real-estate?listing=rent", "/real-estate/any"]],
  ["experiences", ["/experiences", `/experiences/${ID}`]],
  ["blog_articles", ["/blog", "/blog?search=tide", "/blog/any"]],
  // The list of vehicles says so in its own words, and its form stays.
  [
    "transportation_rentals",
    ["/transportation", "/transportation?type=car", `/transportation/${ID}`],
    { en: "The garage does not answer", de: "In der Werkstatt meldet sich niemand" },
  ],
])(
  "while the %s cannot be read, their pages say so and ask to come again",
  async (table, paths, said = UNAVAILABLE) => {
    await without(table, async () => {
      for (const path of paths) {
        const answer = await ask(path);
        expect(answer.status, path).toBe(503);
        expect(answer.headers.get("retry-after"), path).toBe("60");
        const page = await answer.text();
        expect(page, path).toContain(path.startsWith("/transportation/") ? UNAVAILABLE.en : said.en);
        expect(page, path).toContain("</footer>");
        expect(page, path).toContain('content="noindex"');
      }
      expect(await (await ask(`/de${paths[0]}`)).text()).toContain(said.de);
      expect((await ask("/about")).status).toBe(200);
    });
    expect((await ask(paths[0]!)).status).toBe(200);
  },
);

test("GU-159 GU-166: a saved list or a plan that cannot be read says so, and without scripts keeps what was typed", async () => {
  const { rows } = await pool.query<{ id: string }>("select id from stays order by id limit 1");
  const stay = { kind: "stay" as const, id: rows[0]!.id };
  const planned = { ...stay, from: inDays(600), to: inDays(604), time: null, people: 1, children: 0, vehicles: 1 };
  const person = { email: "hanna@example.com", phone: "+255 777 123 456" };
  const forms: { path: string; cookie: string; fields: Record<string, string> }[] = [
    { path: "/saved", cookie: `pemba.saved=${savedKey(stay)}`, fields: { intent: "ask", name: "Hanna Wolff" } },
    {
      path: "/plan",
      cookie: `pemba.plan=${planKey({ ...planned, withDriver: false })}`,
      fields: { intent: "send", full_name: "Hanna Wolff" },
    },
  ];
  for (const { path, cookie, fields } of forms) {
    const headers = { "accept-language": "en", origin: server.url, cookie: `pemba.language=en; ${cookie}` };
    const page = await (await fetch(server.url + path, { headers })).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
    const key = randomUUID();
    const send = () =>
      fetch(server.url + path, {
        method: "POST",
        body: new URLSearchParams({ ...fields, ...person, message: "Which is quieter?", stamp, key }),
        headers,
      });
    await without("stays", async () => {
      expect((await fetch(server.url + path, { headers })).status, path).toBe(503);
      const answer = await send();
      expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "60"]);
      const unsent = await answer.text();
      for (const kept of [UNAVAILABLE.en, "Please try again.", 'value="Hanna Wolff"', `value="${person.email}"`])
        expect(unsent, path).toContain(kept);
      if (path === "/saved") expect(unsent).toContain("Which is quieter?</textarea>");
    });
    const sent = await send();
    expect(sent.status, path).toBe(200);
    expect(await sent.text(), path).toMatch(/href="\/my\/[\w-]{43}"/);
  }
});

test("a list of the office that cannot be read is a 500 in every room, and says so in its place", async () => {
  const cookie = await signInAs(server.url);
  const rooms: [path: string, table: string, said?: string][] = [
    ["experiences", "experiences", "Failed to load experiences"],
    ["stays", "stays", "Failed to load stays"],
    ["transportation", "transportation_rentals", "Failed to load vehicles"],
    ["blog", "blog_articles", "Failed to load articles"],
    ["properties", "properties", "Failed to load properties"],
    ["translations", "translations", "Failed to load translations"],
    ["currencies", "currencies", "Failed to load currencies"],
    ["properties/bookings", "pemba_property_bookings"],
    ["mail", "outbox"],
    ["history", "changes"],
    ["bin", "bin"],
  ];
  for (const [room, table, said] of rooms) {
    const path = `/1324admin/${room}`;
    await without(table, async () => {
      const answer = await fetch(server.url + path, { headers: { cookie } });
      expect(answer.status, path).toBe(500);
      if (said) expect(await answer.text(), path).toContain(said);
    });
    expect((await fetch(server.url + path, { headers: { cookie } })).status, path).toBe(200);
  }
});

test("PL-194: while nothing can be searched, the search says so and offers the lists; the map, the guide and the lists still come", async () => {
  await without("site_search_entries", async () => {
    for (const [prefix, said] of [
      ["", "We can’t search right now"],
      ["/ar", "البحث"],
    ] as const) {
      const answer = await ask(`${prefix}/search?q=wete`);
      expect(answer.status).toBe(503);
      const page = await answer.text();
      expect(page).toContain(said);
      for (const way of ["/experiences", "/map", "/contact"])
        expect(page, way).toContain(`class="btn btn-small btn-secondary" href="${prefix}${way}"`);
    }
    expect((await ask("/search.json?q=wete")).status).toBe(503);
    for (const path of ["/map", "/travel", "/stays", "/real-estate", "/experiences"])
      expect((await ask(path)).status, path).toBe(200);
  });
  // Places are kept since the start: the island is still drawn, and named.
  await without("places", async () => {
    const page = await (await ask("/travel")).text();
    expect(page).toContain('class="map-ground"');
    expect(page).toContain("Mkoani");
  });
});

test("PL-194: a guide that was made still comes while nobody can look up where it is kept", async () => {
  const guide = async () => {
    const answer = await ask("/travel/guide.pdf");
    return [answer.status, answer.headers.get("etag"), (await answer.arrayBuffer()).byteLength];
  };
  const made = await guide();
  expect(made[0]).toBe(200);
  await without("documents", async () => expect(await guide()).toEqual(made));
});

test("a sitemap of one kind does not need the others", async () => {
  await without("stays", async () => {
    const index = await (await ask("/sitemap.xml")).text();
    for (const name of ["pages", "experiences-1", "stays-1", "blog-1", "real-estate-1"])
      expect(index).toContain(`/sitemaps/en-${name}.xml</loc>`);
    for (const name of ["pages", "experiences-1", "blog-1", "real-estate-1"])
      expect((await ask(`/sitemaps/fr-${name}.xml`)).status, name).toBe(200);
    expect((await ask("/sitemaps/fr-stays-1.xml")).status).toBe(503);
  });
  expect((await ask("/sitemaps/fr-stays-1.xml")).status).toBe(200);
});

test("a feed that cannot be read asks to come again", async () => {
  await without("blog_articles", async () => expect((await ask("/blog/feed.xml")).status).toBe(503));
});
