/** Being told of properties, by plain requests: asking, starting, ending, and the one-click stop. */
import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const LANGUAGE = "pemba.language=en";

const get = (path: string) =>
  fetch(url + path, { headers: { "accept-language": "en", cookie: LANGUAGE }, redirect: "manual" });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url, cookie: LANGUAGE, ...headers },
    redirect: "manual",
  });
const newAddress = () => `told-${randomUUID()}@example.com`;
const alertsOf = (email: string) =>
  query(
    "select a.id, a.state, a.criteria from alerts a join subscribers s on s.id = a.subscriber_id where s.email = $1",
    [email],
  );
async function stamp(path: string): Promise<string> {
  return /name="stamp" value="([^"]+)"/.exec(await (await get(path)).text())![1]!;
}

/** A mailbox with an alert that waits and a link of its own. */
async function subscriber(opens: "page" | "stop") {
  const email = newAddress();
  const token = createHash("sha256").update(email).digest("base64url");
  await query("insert into subscribers (email, language, next_at) values ($1, 'en', now() + interval '7 days')", [
    email,
  ]);
  await query(
    `insert into alerts (subscriber_id, criteria, criteria_key) select id, '{"listing":"sale","type":"villa"}', repeat('a', 64) from subscribers where email = $1`,
    [email],
  );
  await query(
    "insert into secret_links (token_hash, subscriber_id, made_for, opens) select encode(sha256($2::bytea), 'hex'), id, 'mail', $3 from subscribers where email = $1",
    [email, token, opens],
  );
  return { email, path: `/${opens === "stop" ? "stop" : "alerts"}/${token}` };
}

test("GU-174 GU-175: takes the filters of the address and an e-mail address; the answer is the same for every address", async () => {
  const email = newAddress();
  const form = { email, stamp: await stamp("/real-estate") };
  const first = await post("/real-estate?type=villa&price=0-100000&sort=price_asc", form);
  expect(first.status).toBe(200);
  const second = await post("/real-estate?price=0-100000&type=villa", form);
  expect(second.status).toBe(200);
  const said = async (answer: Response) =>
    /<section class="alert-panel".*?<\/section>/s.exec(await answer.text())![0].replaceAll(email, "");
  expect(await said(first)).toContain("Look into your mail and press Start");
  const [alert, ...others] = await alertsOf(email);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ state: "waiting", criteria: { type: "villa", max: 10_000_000 } });
  const queued = "select purpose from outbox where recipient = $1";
  expect(await query(queued, [email])).toEqual([{ purpose: "optin" }]);
});

test("GU-174: works in every language, and says what is wrong with an address", async () => {
  for (const language of LANGUAGES) {
    const path = inLanguage("/real-estate", language);
    const email = newAddress();
    expect((await post(path, { email, stamp: await stamp(path) })).status).toBe(200);
    expect(await query("select language from subscribers where email = $1", [email])).toEqual([{ language }]);
  }
  const wrong = await post("/real-estate", { email: "nobody", stamp: await stamp("/real-estate") });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toMatch(/aria-invalid="true"[^>]*value="nobody"|value="nobody"[^>]*aria-invalid="true"/);
});

test("GU-206: a robot is told success, and nothing is stored", async () => {
  const email = newAddress();
  const answer = await post("/real-estate", { email, website: "x", stamp: await stamp("/real-estate") });
  expect(answer.status).toBe(200);
  expect(await alertsOf(email)).toEqual([]);
});

test("GU-176 GT-01 GT-03: opening the page 50 times starts nothing; the button does, once", async () => {
  const { email, path } = await subscriber("page");
  for (let times = 0; times < 50; times++) expect((await get(path)).status).toBe(200);
  await fetch(url + path, { method: "HEAD" });
  expect(await alertsOf(email)).toMatchObject([{ state: "waiting" }]);
  const text = await (await get(path)).text();
  expect(text.match(/value="start"/g)).toHaveLength(1);
  for (let times = 0; times < 2; times++) {
    const started = await post(path, { intent: "start" });
    expect([started.status, started.headers.get("location")]).toEqual([303, `${path}?done=started`]);
  }
  const [alert] = await alertsOf(email);
  expect(alert).toMatchObject({ state: "on" });
  const running = await (await get(`${path}?done=started`)).text();
  expect(running).toContain("Started.");
  expect(running).not.toContain(email);
  expect((await post(path, { intent: "end_alert", id: String(alert!.id) })).status).toBe(303);
  expect(await alertsOf(email)).toEqual([]);
});

test("GU-020: an unknown link is a 404 page, whatever it looks like", async () => {
  for (const token of ["x", "y".repeat(43), "z".repeat(500)]) expect((await get(`/alerts/${token}`)).status).toBe(404);
  expect((await post(`/alerts/${"y".repeat(43)}`, { intent: "start" })).status).toBe(404);
});

test("GU-026 GU-027 GU-032: both pages are private, not indexed and tell nothing of themselves", async () => {
  for (const opens of ["page", "stop"] as const) {
    const { path } = await subscriber(opens);
    const answer = await get(path);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow, noarchive");
    expect(answer.headers.get("referrer-policy")).toBe("same-origin");
    expect(await answer.text()).not.toMatch(/rel="(canonical|alternate)"|og:url|ld\+json/i);
  }
});

test("GU-180 GU-181 GU-182 GT-38: the stop takes a bare POST from anywhere, twice; opening it ends nothing", async () => {
  const { email, path } = await subscriber("stop");
  const page = await (await get(path)).text();
  expect(page.match(/<button type="submit" class="btn btn-primary"/g)).toHaveLength(1);
  expect(page).not.toContain(email);
  expect(await alertsOf(email)).toHaveLength(1);
  for (const headers of [{}, { origin: "null" }, { origin: "https://mail.example" }] as Record<string, string>[])
    expect((await fetch(url + path, { method: "POST", headers })).status).toBe(200);
  expect(await alertsOf(email)).toEqual([]);
});

test("GU-208: no other form takes a foreign origin", async () => {
  const { email, path } = await subscriber("page");
  const foreign = { origin: "https://evil.example" };
  expect((await post(path, { intent: "start" }, foreign)).status).toBe(403);
  expect((await post("/real-estate", { email }, foreign)).status).toBe(403);
  expect(await alertsOf(email)).toMatchObject([{ state: "waiting" }]);
});

test("GU-183: a saved property is watched by a form of its own", async () => {
  const [property] = await query(
    "select id, (price * 100)::int as price from properties where published and market = 'available' and not price_on_request limit 1",
  );
  const email = newAddress();
  const form = { intent: "watch", property: String(property!.id), email, stamp: await stamp("/contact") };
  expect((await post("/saved", form)).status).toBe(200);
  const watched = await query(
    "select w.state, (w.lowest_told * 100)::int as price from watched_properties w join subscribers s on s.id = w.subscriber_id where s.email = $1",
    [email],
  );
  expect(watched).toEqual([{ state: "waiting", price: property!.price }]);
});

test("GU-225: words that are none of ours change nothing", async () => {
  const { email, path } = await subscriber("page");
  for (const intent of ["", "stop", "START"]) expect((await post(path, { intent })).status).toBe(400);
  expect((await post(path, { intent: "end_alert", id: "none" })).status).toBe(303);
  expect(await alertsOf(email)).toHaveLength(1);
});
