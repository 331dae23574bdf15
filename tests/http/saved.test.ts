/** Hearts, saved lists and their shared copies, by plain requests. */
import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { savedKey, type SavedItem } from "#app/features/page/saved-key";
import { sharedToken } from "#app/features/saved/sharing/mutations.server";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { startServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const LANGUAGE = "pemba.language=en";
const ITEM = "s".padEnd(33, "0");

const get = (path: string, saved = "", headers: Record<string, string> = {}) =>
  fetch(url + path, {
    headers: { "accept-language": "en", cookie: `${LANGUAGE}; ${saved && `pemba.saved=${saved}`}`, ...headers },
    redirect: "manual",
  });
const post = (path: string, fields: Record<string, string>, saved = "", headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url, cookie: `${LANGUAGE}; ${saved && `pemba.saved=${saved}`}`, ...headers },
    redirect: "manual",
  });
const savedIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => /^pemba\.saved=([^;]*)/.exec(cookie)?.[1])
    .find((value) => value !== undefined);

const TABLES = {
  stay: "stays",
  experience: "experiences",
  vehicle: "transportation_rentals where available",
  property: "properties where published",
} as const;
async function keysOf(kind: SavedItem["kind"], n: number): Promise<string[]> {
  // Those of the demo catalogue have pictures; what other tests add comes after them.
  const rows = await query(`select id from ${TABLES[kind]} order by created_at, id limit ${n}`);
  return rows.map(({ id }) => savedKey({ kind, id: String(id) }));
}
const oneKey = async (kind: SavedItem["kind"] = "stay") => (await keysOf(kind, 1))[0]!;

test("GU-149 GU-151: a heart sets the cookie for 400 days and leads back to its place, in every language", async () => {
  const key = await oneKey();
  for (const language of LANGUAGES) {
    const back = inLanguage("/stays?type=villa", language);
    const saved = await post(inLanguage("/saved", language), { item: key, back });
    expect(saved.status).toBe(303);
    expect(saved.headers.get("location")).toBe(`${back}#${key}`);
    const cookie = saved.headers.getSetCookie().find((one) => one.startsWith("pemba.saved="));
    expect(cookie).toBe(`pemba.saved=${key}; Path=/; Max-Age=34560000; SameSite=Lax`);
    const again = await post(inLanguage("/saved", language), { item: key, back }, key);
    expect([again.status, savedIn(again)]).toEqual([303, ""]);
  }
  const secure = await post("/saved", { item: key }, "", {
    "x-forwarded-proto": "https",
    origin: url.replace("http:", "https:"),
  });
  expect(secure.headers.getSetCookie().find((one) => one.startsWith("pemba.saved="))).toMatch(/; Secure$/);
  expect(secure.headers.get("location")).toBe(`/saved#${key}`);
});

test("GU-149: the page that follows says it once, with the count, where no script can", async () => {
  const key = await oneKey();
  const saved = await post("/saved", { item: key, back: "/stays" });
  const notice = saved.headers
    .getSetCookie()
    .find((one) => one.startsWith("pemba.notice="))!
    .split(";")[0]!;
  const page = await fetch(`${url}/stays`, { headers: { cookie: `${LANGUAGE}; ${notice}; pemba.saved=${key}` } });
  const text = await page.text();
  expect(text).toMatch(/class="toast toast-success"[^>]*>.*?Saved<a href="\/saved">Saved<\/a>/);
  expect(text).toMatch(/class="saved-count">1</);
  expect(page.headers.getSetCookie().join()).toContain("pemba.notice=;");
  // A script says it itself.
  const quiet = await post("/saved", { item: key, saved: "yes" });
  expect(quiet.headers.getSetCookie().join()).not.toContain("pemba.notice");
});

test("GU-149 GU-208: a heart never leads off the site, and none comes from another one", async () => {
  const key = await oneKey();
  for (const back of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
  ]) {
    const { headers } = await post("/saved", { item: key, back });
    expect(new URL(headers.get("location")!, url).origin, back).toBe(url);
  }
  expect((await post("/saved", { item: key }, "", { origin: "https://evil.example" })).status).toBe(403);
});

test("GU-150: pages from memory are the same bytes with and without the cookie, and mark hearts by a small script", async () => {
  const key = await oneKey();
  await (await get("/stays")).text();
  const plain = await get("/stays");
  const saved = await get("/stays", key);
  expect(saved.headers.get("etag")).toBe(plain.headers.get("etag"));
  expect(saved.headers.get("etag")).not.toBeNull();
  const text = await plain.text();
  expect(await saved.text()).toBe(text);
  expect(text).toContain('class="heart" aria-pressed="false"');
  expect(text).not.toContain('class="heart" aria-pressed="true"');
  const script = /<head><script>(.*?)<\/script>/s.exec(text)![1]!;
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1_024);
  expect(text.indexOf(script)).toBeLessThan(text.indexOf('rel="stylesheet"'));
  expect(plain.headers.get("content-security-policy")).toContain(
    `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
});

test("1.5: things stand in an order of one's own, which the page follows and no other site can lead astray", async () => {
  const [one, two] = (await keysOf("stay", 2)) as [string, string];
  const vehicle = await oneKey("vehicle");
  const moved = await post("/saved", { intent: "up", item: two, back: "/saved?guests=2" }, one + vehicle + two);
  expect([moved.status, moved.headers.get("location"), savedIn(moved)]).toEqual([
    303,
    `/saved?guests=2#${two}`,
    two + vehicle + one,
  ]);
  const page = await (await get("/saved", savedIn(moved))).text();
  const places = [two, one].map((key) => page.indexOf(`<input type="hidden" name="item" value="${key}"/>`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(places[0]!);
  // There is nothing above the first, and nothing moves that is not on the list.
  for (const item of [two, "s".padEnd(33, "0")])
    expect(savedIn(await post("/saved", { intent: "up", item }, savedIn(moved)))).toBe(savedIn(moved));
  expect((await post("/saved", { intent: "down", item: "<b>" }, one)).status).toBe(400);
  const led = await post("/saved", { intent: "down", item: one, back: "//evil.example" }, one + two);
  expect(led.headers.get("location")).toBe(`/#${one}`);
});

test("GU-151: the 61st is refused and says so; the 60 stay", async () => {
  const full = Array.from({ length: 60 }, (_, n) => `s${String(n).padStart(32, "0")}`).join("");
  const refused = await post("/saved", { item: await oneKey(), back: "/stays" }, full);
  expect(refused.status).toBe(409);
  expect(savedIn(refused)).toBeUndefined();
  expect(await refused.text()).toContain("Your list holds 60 things. Remove one to save another.");
  const removed = await post("/saved", { item: `s${"0".repeat(32)}` }, full);
  expect(savedIn(removed)).toHaveLength(59 * 33);
});

test("GU-153: the page lists by kind with picture, name, price in the chosen currency, stars or 'New', and days", async () => {
  const kinds = ["property", "vehicle", "experience", "stay"] as const;
  const keys = await Promise.all(kinds.map(oneKey));
  const text = await (await get("/saved", keys.join(""))).text();
  const headings = [...text.matchAll(/<h2 id="saved-(\w+)"/g)].map(([, kind]) => kind);
  expect(headings).toEqual(["stay", "experience", "vehicle", "property"]);
  expect(text).toContain("4 things you liked");
  expect(text).toMatch(/class="saved-count">4</);
  expect(text.match(/<article class="card saved-card"><div class="card-picture"><picture/g)).toHaveLength(4);
  expect(text.match(/class="heart" aria-pressed="true"/g)).toHaveLength(4);
  const euros = await (
    await get("/saved", keys.join(""), { cookie: `${LANGUAGE}; pemba.currency=EUR; pemba.saved=${keys.join("")}` })
  ).text();
  expect(euros).toMatch(/<bdi dir="ltr">€/);
  const in300 = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const days = await (await get(`/saved?from=${in300(300)}&to=${in300(303)}`, keys.join(""))).text();
  expect(days).toContain("Free on your days");
  expect(days).toContain("for 3 nights");
});

test("GU-154: a thing that is not offered any more tells nothing of itself, and can be removed", async () => {
  const [row] = await query(
    "insert into properties (title, description, type, listing_type, location, price, status, slug, published, owner_name) values ('Hidden hall', 'Secret words', 'house', 'sale', 'Wete', 10, 'ready', $1, false, 'Owner') returning id",
    [`hidden-${randomUUID()}`],
  );
  const key = savedKey({ kind: "property", id: String(row!.id) });
  for (const path of ["/saved", "/saved.data"]) {
    const text = await (await get(path, key)).text();
    expect(text).not.toMatch(/Hidden hall|Secret words|hidden-/);
    if (path === "/saved") expect(text).toContain("No longer offered");
  }
  expect((await post("/saved", { item: key, saved: "yes" })).status).toBe(404);
  const removed = await post("/saved", { item: key, saved: "no" }, key);
  expect([removed.status, savedIn(removed)]).toEqual([303, ""]);
});

test("GU-156: two to four of one kind side by side, by address; less is told", async () => {
  // Those of the demo catalogue have different prices; what other tests add comes after them.
  const rows = await query("select id from stays order by created_at, price limit 3");
  const ids = rows.map(({ id }) => String(id));
  for (const search of [`ids=${ids.join(",")}`, ids.map((id) => `ids=${id}`).join("&")]) {
    const text = await (await get(`/saved?compare=stay&${search}`)).text();
    const table = text.slice(text.indexOf("<table"), text.indexOf("</table>"));
    expect(table.match(/<th scope="col"/g)).toHaveLength(3);
    for (const name of ["Price", "Guests", "Reviews", "Cancelling"])
      expect(table).toMatch(new RegExp(`<th scope="row">${name}</th>`));
    expect(table).toContain("lowest");
  }
  const wrong = ["compare=stay", `compare=stay&ids=${ids[0]}`, "compare=boat&ids=1,2", "compare=stay&ids='--,x"];
  for (const search of wrong) {
    const answer = await get(`/saved?${search}`);
    expect(answer.status).toBe(200);
    expect(await answer.text(), search).toContain("Tick two to four things");
  }
});

test("GU-157 GU-026 GU-031: a shared copy is read by its address, saved whole, and ended by its maker", async () => {
  const keys = [await oneKey("stay"), await oneKey("vehicle")].join("");
  const shared = await post("/saved", { intent: "share" }, keys + ITEM);
  expect([shared.status, shared.headers.get("location")]).toEqual([303, "/saved#share"]);
  const [, owner] = savedIn(shared)!.split("~");
  const path = `/saved/${sharedToken(owner!)}`;
  const own = await (await get("/saved", `${keys}~${owner}`)).text();
  expect(own).toContain(url + path);
  for (const address of [path, `/ar${path}`, `${path}.data`, "/saved", "/saved.data", "/saved/nothing"]) {
    for (let times = 0; times < 2; times++) {
      const { headers } = await get(address);
      expect(headers.get("cache-control"), address).toBe("private, no-store");
      expect(headers.get("x-robots-tag"), address).toBe("noindex, nofollow, noarchive");
      expect(headers.get("referrer-policy"), address).toBe("same-origin");
    }
  }
  const copy = await (await get(path)).text();
  // What there is not was left out.
  expect(copy).toContain("2 things somebody liked");
  expect(copy).not.toMatch(/rel="canonical"|hreflang|og:url/);
  const all = await post(path, {});
  expect([all.status, savedIn(all)]).toEqual([303, keys]);
  await post("/saved", { intent: "end" }, `${keys}~${sharedToken(owner!)}`);
  expect((await get(path)).status).toBe(200);
  const ended = await post("/saved", { intent: "end" }, `${keys}~${owner}`);
  expect(savedIn(ended)).toBe(keys);
  expect((await get(path)).status).toBe(404);
  expect((await post(path, {})).status).toBe(404);
});

test("GU-158 GT-01: opening a copy changes nothing but the day it was read, HEAD neither", async () => {
  const shared = await post("/saved", { intent: "share" }, await oneKey());
  const [, owner] = savedIn(shared)!.split("~");
  const path = `/saved/${sharedToken(owner!)}`;
  await query("update shared_lists set last_read_on = '2026-01-01'");
  const before = await query("select token_hash, items, created_at from shared_lists order by 1");
  await fetch(url + path, { method: "HEAD" });
  const read = await get(path);
  expect(read.headers.getSetCookie().join()).not.toContain("pemba.saved");
  await expect.poll(() => query("select 1 from shared_lists where last_read_on > '2026-01-01'")).toHaveLength(1);
  expect(await query("select token_hash, items, created_at from shared_lists order by 1")).toEqual(before);
});

test("GU-159 GU-029 GT-45: the list is one inquiry with its items as lines, and one case; a robot stores nothing", async () => {
  const keys = [await oneKey("stay"), await oneKey("property")].join("");
  const page = await (await get("/saved", keys)).text();
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
  const email = `list-${randomUUID()}@example.com`;
  const notes = JSON.stringify({ [keys.slice(0, 33)]: "Near the market" });
  const fields = { intent: "ask", name: "Hanna", email, message: "Which is quieter?", notes, stamp, key: randomUUID() };
  await post("/saved", { ...fields, website: "x", email: `robot-${email}` }, keys);
  expect(await query("select 1 from inquiries where email like 'robot-list%'")).toEqual([]);
  const sent = await (await post("/saved", fields, keys)).text();
  expect(sent).toMatch(/href="\/my\/[\w-]{43}"/);
  const rows = await query(
    "select i.message, i.page, i.items, i.topic, c.kind from inquiries i join cases c on c.id = i.case_id where i.email = $1",
    [email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ page: "/saved", topic: "Saved list", kind: "list" });
  expect(String(rows[0]!.message).split("\n")).toEqual([
    "Which is quieter?",
    "",
    expect.stringMatching(/^• .+: Near the market$/),
    expect.stringMatching(/^• /),
  ]);
  expect(rows[0]!.items).toHaveLength(2);
  // Nothing to ask about.
  const empty = await post("/saved", { ...fields, key: randomUUID() }, ITEM);
  expect(empty.status).toBe(400);
});

test("GU-160 GU-225: forged cookies, lists and forms never make an error page", async () => {
  const key = await oneKey();
  const forged = [
    ITEM.repeat(400),
    Array.from({ length: 300 }, (_, n) => `v${String(n).padStart(32, "0")}`).join(""),
    "%00%ff%E0%A4%A",
    "<script>alert(1)</script>",
    `${key}~${"~".repeat(50)}`,
    "s".repeat(500),
  ];
  for (const saved of forged) {
    const answer = await get("/saved", saved);
    expect(answer.status, saved.slice(0, 40)).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert");
    const kept = savedIn(await post("/saved", { item: key, saved: "no" }, saved)) ?? "";
    expect(kept.length).toBeLessThanOrEqual(2_000);
  }
  for (const item of ["", "x", "s1", key.toUpperCase(), "<b>", "\0"]) {
    const { status } = await post("/saved", { item });
    expect(status, item).toBe(400);
  }
  expect((await post("/saved", { item: ITEM })).status).toBe(404);
  expect((await post("/saved", { intent: "share" }, ITEM)).status).toBe(400);
  expect((await fetch(`${url}/saved`, { method: "POST", body: "{}", headers: { origin: url } })).status).toBe(400);
});

test("GU-161: the privacy page names the cookie and how long it lasts, in nine languages", async () => {
  for (const language of LANGUAGES) {
    const text = await (await get(inLanguage("/privacy", language))).text();
    expect(text, language).toMatch(/pemba\.saved[^]{0,400}400/);
  }
});

test("GU-203: ten shared lists an hour for each network, then 429 with everything kept", async () => {
  const server = await startServer({ RATE_LIMIT: "on" });
  try {
    const page = await (await fetch(`${server.url}/stays`, { headers: { cookie: LANGUAGE } })).text();
    const key = /id="(s[0-9a-f]{32})"/.exec(page)![1]!;
    const share = () =>
      fetch(`${server.url}/saved`, {
        method: "POST",
        body: new URLSearchParams({ intent: "share" }),
        headers: { origin: server.url, cookie: `${LANGUAGE}; pemba.saved=${key}` },
        redirect: "manual",
      });
    for (let times = 0; times < 10; times++) expect((await share()).status).toBe(303);
    const refused = await share();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Please try again in an hour");
  } finally {
    await server.stop();
  }
});
