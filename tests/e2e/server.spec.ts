import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startFaultyProxy } from "#tests/support/faulty-proxy";
import { runStatement } from "#tests/support/postgres";
import { ADMIN, startServer } from "#tests/support/server";
import { expect, test } from "#tests/support/fixtures";
import { createSiteDatabase } from "#tests/support/site-template";
import { startSmtp } from "#tests/support/smtp";
import { PERSON, readVisitorForms, sendVisitorForm } from "#tests/support/visitor-forms";

const ROOT = join(import.meta.dirname, "../..");
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const run = (script: string, args: string[], env: Record<string, string>) =>
  spawnSync(join(ROOT, "node_modules/.bin/node"), [join(ROOT, "scripts", script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    encoding: "utf8",
  });

test("a start prints its steps, the addresses and, once, the first administrator", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "pemba-first-"));
  const env = { DATA_DIR: dataDir, ADMIN_PASSWORD: "", ADMIN_EMAIL: "" };
  const first = await startServer(env);
  // It answers a moment before it says so.
  await expect.poll(() => first.output()).toContain("Password:");
  for (const line of [
    "opened the embedded database (",
    "migrated (",
    "seeded (demo) (",
    "Site    http",
    "Office  http",
  ])
    expect(first.output()).toContain(line);
  expect(first.output()).toMatch(/First administrator: admin@example\.com\n {2}Password: \S{16}/);
  expect(await first.stop()).toBe(0);
  const second = await startServer(env);
  expect(second.output()).not.toContain("First administrator");
  await second.stop();
  rmSync(dataDir, { recursive: true });
});

test("a bad value stops the start with one line that names it", () => {
  const { status, stderr } = run("start.ts", [], { PORT: "many" });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe('PORT is "many", but it accepts a port number from 0 to 65535.');
});

test("a second process on the same data folder refuses, in words", async ({ server }) => {
  const { status, stderr } = run("start.ts", [], { DATA_DIR: server.dataDir, PORT: "0" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The data folder .+ is in use by process \d+\./);
  // A command goes through the process that has it.
  expect(run("admin.ts", ["list"], { DATA_DIR: server.dataDir }).stdout).toContain(ADMIN.email);
});

test("a stop lets a request in flight finish and exits with 0 within ten seconds", async () => {
  const server = await startServer();
  const body = "full_name=Amina";
  const inFlight = httpRequest(`${server.url}/experiences/x`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "content-length": body.length },
  });
  const answered = new Promise<number>((resolve, reject) => {
    inFlight.on("response", (response) => resolve(response.resume().statusCode!));
    inFlight.on("error", reject);
  });
  inFlight.write(body.slice(0, 5));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const started = Date.now();
  const code = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  inFlight.end(body.slice(5));
  // There is no such experience.
  expect(await answered).toBe(404);
  expect(await code).toBe(0);
  expect(Date.now() - started).toBeLessThan(10_000);
  await expect(fetch(server.url)).rejects.toThrow();
});

test("figures are for whoever runs the site alone", async () => {
  const token = "a-token-of-sixteen";
  const server = await startServer({ METRICS_PORT: "0", METRICS_TOKEN: token });
  await expect.poll(() => server.output()).toMatch(/Metrics http:\/\/127\.0\.0\.1:\d+\/metrics/);
  const address = /Metrics (\S+)/.exec(server.output())![1]!;
  const scrape = (authorization: string) => fetch(address, { headers: { authorization } });
  for (const path of ["/experiences", "/experiences", "/stays/nowhere", "/assets/none.js"])
    await (await fetch(server.url + path, { headers: { "accept-language": "en" } })).text();
  expect((await fetch(address)).status).toBe(401);
  expect((await scrape("Bearer another-one-that-is-wrong")).status).toBe(401);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  let text = "";
  const read = async () => (text = await (await scrape(`Bearer ${token}`)).text());
  // A request is counted when its answer is out, which a client may know first.
  await expect.poll(read).toContain('pemba_requests_total{route="/:lang?/stays/:slug"');
  for (const line of [
    'pemba_requests_total{route="/:lang?/experiences",method="GET",status="2xx"} 2',
    'pemba_requests_total{route="/:lang?/stays/:slug",method="GET",status="4xx"} 1',
    'pemba_request_seconds_count{route="/:lang?/experiences",method="GET"} 1',
    'pemba_page_cache_requests_total{result="hit"} 1',
    'pemba_outbox_messages{state="waiting"} 0',
    "pemba_database_up 1",
    "pemba_live_streams 0",
  ])
    expect(text).toContain(`${line}\n`);
  for (const name of [
    "nodejs_eventloop_lag_seconds",
    "process_resident_memory_bytes",
    "pemba_page_cache_bytes",
    "pemba_database_ping_seconds",
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, "m"));
  expect(await server.stop()).toBe(0);
});

test("health tells what it should", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "ok",
    database: "embedded",
    version: expect.stringMatching(/^\d/),
    uptime: expect.any(Number),
  });
});

test("pages carry the right headers, and inline scripts are allowed by hash alone", async ({ request }) => {
  const headers = (await request.get("/experiences")).headers();
  expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["content-encoding"]).toBe("br");
  const office = (await request.get("/1324admin")).headers();
  expect(office["cache-control"]).toBe("no-store");
  expect(office["x-robots-tag"]).toContain("noindex");
});

test("a write from another origin is refused", async ({ request }) => {
  for (const path of ["/experiences/x", "/1324admin", "/1324admin/media", "/1324admin/sign-out"]) {
    const response = await request.post(path, { form: { a: "1" }, headers: { origin: "https://evil.example" } });
    expect(response.status(), path).toBe(403);
  }
});

test("a body that is too large is refused", async ({ request }) => {
  const response = await request.post("/experiences/x", { form: { a: "x".repeat(70_000) } });
  expect(response.status()).toBe(413);
  expect(await response.json()).toEqual({ code: "too_large", message: "This request is too large." });
});

test("no address of ours redirects off the site", async ({ server }) => {
  for (const path of [
    "/en//evil.example/",
    "//evil.example/?show_currency=EUR",
    "/en/%5Cevil.example",
    "//evil.example",
  ]) {
    const response = await fetch(server.url + path, { redirect: "manual", headers: { "accept-language": "fr" } });
    const location = response.headers.get("location");
    if (location) expect(new URL(location, server.url).origin, `${path} -> ${location}`).toBe(server.url);
  }
});

test("nonsense in cookies, bodies and queries is the sender's fault, not ours", async ({ server, office }) => {
  for (const cookie of ["pemba.language=%", "pemba.currency=%E0%A4%A", "pemba.session_token=%"]) {
    expect((await fetch(`${server.url}/experiences`, { headers: { cookie } })).status, cookie).toBe(200);
  }
  const json = await fetch(`${server.url}/experiences/x`, {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  expect(json.status).toBe(400);
  const torn = await fetch(`${server.url}/experiences/x`, {
    method: "POST",
    body: "--x",
    headers: { "content-type": "multipart/form-data" },
  });
  expect(torn.status).toBe(400);
  for (const query of ["search=%00", "category=%00", "page=-1", "page=1e99"])
    expect((await office.request.get(`/1324admin/experiences?${query}`)).status(), query).toBe(200);
  expect((await office.request.get("/1324admin/customers?q=%00&status=%00&page=NaN")).status()).toBe(200);
});

test("nobody fills the memory with a form that is an upload in disguise", async ({ request }) => {
  const response = await request.post("/1324admin/media?bucket=experience-media&kind=image", {
    multipart: { file: { name: "a", mimeType: "image/png", buffer: Buffer.alloc(5_000_000) } },
  });
  expect(response.status()).toBe(413);
});

test("the office's headers hold however its address is written", async ({ request }) => {
  const headers = (await request.get("/1324ADMIN")).headers();
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-robots-tag"]).toContain("noindex");
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
});

test("many event streams dropped at once do not end the server", async ({ server, office }) => {
  const cookie = (await office.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (let round = 0; round < 3; round++) {
    const streams = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const stop = new AbortController();
        await fetch(`${server.url}/1324admin/live`, { headers: { cookie }, signal: stop.signal });
        return stop;
      }),
    );
    for (const stop of streams) stop.abort();
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("office code is handed to staff only", async ({ request, office }) => {
  const script = /\/assets\/office\/[^"]+\.js/.exec(
    await (await office.request.get("/1324admin/experiences")).text(),
  )![0];
  expect(await (await request.get(script)).text()).toBe("export {};");
  expect((await (await office.request.get(script)).text()).length).toBeGreaterThan(100);
  const gate = await (await request.get("/1324admin/experiences")).text();
  expect(gate).toContain("For the people who answer the messages.");
  expect(gate).not.toContain("Add Experience");
  const site = await (await request.get("/experiences")).text();
  expect(site).not.toContain("/assets/office/");
});

test("the admin command makes, lists, removes and gives new passwords", async () => {
  const DATABASE_URL = await createSiteDatabase("admin_command", "blank");
  const admin = (...args: string[]) => run("admin.ts", args, { DATABASE_URL });
  expect(admin("create", "Salma@example.com", "Salma Khamis").stdout).toMatch(
    /^Salma@example\.com is staff\. Password: \S{16}/,
  );
  expect(admin("list").stdout).toContain("salma@example.com\tSalma Khamis\tadmin");
  expect(admin("password", "salma@example.com").stdout).toMatch(/^New password of salma@example\.com: /);
  expect(admin("remove", "salma@example.com")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("last administrator"),
  });
  admin("create", "juma@example.com");
  expect(admin("remove", "salma@example.com").stdout).toContain("no longer staff");
  expect(admin("list").stdout).not.toContain("salma");
  expect(admin("remove", "nobody@example.com").status).toBe(1);
  expect(admin("frobnicate")).toMatchObject({ status: 1, stderr: expect.stringContaining("Usage:") });
});

test("BK-067: while the database is away, health says so and pages still come; forms keep what was typed; and whatever happens, the log names nobody", async () => {
  const [database, smtp] = await Promise.all([createSiteDatabase("database_away"), startSmtp()]);
  smtp.refuse = { code: 550, text: `<${PERSON.email}> is unknown here` };
  const line = await startFaultyProxy({ host: "127.0.0.1", port: Number(new URL(database).port) });
  const server = await startServer({
    DATABASE_URL: database.replace(/:\d+\//, `:${line.port}/`),
    SMTP_URL: smtp.url,
    LOG_LEVEL: "debug",
    TRUST_PROXY: "on",
  });
  const address = "203.0.113.77";
  const requestId = "balancer-1234567890";
  const headers = {
    "x-forwarded-for": address,
    "x-request-id": requestId,
    "user-agent": PERSON.name,
    referer: `${server.url}/contact?name=${PERSON.name}`,
    cookie: `pemba.currency=${PERSON.email}`,
  };
  const ask = (path: string, init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {}) =>
    fetch(server.url + path, {
      redirect: "manual",
      ...init,
      headers: { ...headers, "accept-language": "en", ...init.headers },
    });
  try {
    const forms = await readVisitorForms(server.url);
    expect(forms.map(({ name }) => name)).toEqual([
      "inquiry",
      "experience",
      "stay",
      "vehicle",
      "property inquiry",
      "submission",
    ]);
    for (const form of forms) {
      expect((await sendVisitorForm(server.url, form, {}, headers)).status, form.name).toBe(
        form.name === "submission" ? 400 : 200,
      );
      expect(
        (await sendVisitorForm(server.url, form, { email: "nobody", owner_email: "nobody" }, headers)).status,
        form.name,
      ).toBe(400);
      await ask(form.path, {
        method: "POST",
        body: JSON.stringify(form.fields),
        headers: { "content-type": "application/json" },
      });
      await ask(`${form.path}${form.path.includes("?") ? "&" : "?"}q=${PERSON.email}`);
    }
    for (const path of [
      `/stays/${PERSON.email}`,
      `/${PERSON.name}`,
      `/media/property-images/${PERSON.name}.jpg`,
      `/1324admin/invitation/${PERSON.email}`,
      `/1324admin/customers?q=${PERSON.email}`,
    ])
      await ask(path);
    for (const intent of ["sign-in", "sign-in-code"])
      await ask("/1324admin", {
        method: "POST",
        body: new URLSearchParams({ intent, email: PERSON.email, password: PERSON.words, code: PERSON.phone }),
      });
    expect((await ask("/contact")).headers.get("x-request-id")).toBe(requestId);
    // The notice to staff and the confirmation were refused, with the address in the refusal.
    await expect.poll(() => server.output()).toContain("could not send a message");

    // Pages that were read once still come, and say what cannot be seen; a form can be sent once it is back.
    const departures = (
      await runStatement<{ id: string }>(database, "select experience_id as id from departure_patterns limit 1")
    )[0]?.id;
    const stay = forms.find(({ name }) => name === "stay");
    const vehicle = forms.find(({ name }) => name === "vehicle")?.fields.rental_id;
    const listings = [stay?.path, `/transportation/${vehicle}`, `/experiences/${departures}`];
    for (const path of listings) expect(await (await ask(`${path}`)).text(), path).toContain('role="grid"');
    line.setMode("cut");
    for (const path of listings) {
      const page = await ask(`${path}?guests=1`);
      const html = (await page.text()).replaceAll(/<script[\s>].*?<\/script>/gs, "");
      expect([path, page.status]).toEqual([path, 200]);
      expect(html, path).toMatch(
        /We cannot show (?:free days|departures) just now\. You can still send your request\./,
      );
      expect(html, path).not.toContain('role="grid"');
    }
    const german = await ask(`/de${stay?.path}?guests=1`);
    expect([german.status, await german.text()]).toEqual([503, expect.not.stringContaining("ECONN")]);
    line.setMode("open");
    const days = { check_in: dayAhead(60), check_out: dayAhead(66), email: "back@example.com" };
    await expect
      .poll(async () => stay && (await sendVisitorForm(server.url, stay, days, headers)).status, { timeout: 20_000 })
      .toBe(200);
    await expect.poll(async () => (await ask(`${stay?.path}?guests=1`)).text()).toContain('role="grid"');

    line.setMode("cut");
    const health = await ask("/healthz");
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: "degraded", database: "unreachable" });
    expect((await ask("/readyz")).status).toBe(200);
    const page = await ask("/fr/experiences");
    // A page nobody has asked for before says that it will be back, inside the site.
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("Hébergements");
    for (const form of forms) {
      const failed = await sendVisitorForm(server.url, form, {}, headers);
      expect(failed.status, form.name).toBe(503);
      expect(failed.page, form.name).toContain(form.failure);
      expect(failed.page, form.name).toContain(PERSON.words);
      expect(failed.page).not.toMatch(/ECONNREFUSED|insert into|Failed query/);
    }
  } finally {
    await server.stop();
    await line.stop();
    await smtp.stop();
  }
  const log = server.output();
  for (const secret of [
    ...Object.values(PERSON),
    ...Object.values(PERSON).map(encodeURIComponent),
    "Quillfeather",
    address,
  ])
    expect(log).not.toContain(secret);
  const lines = log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.filter(({ msg }) => msg === "could not store a inquiry")).not.toEqual([]);
  const requests = lines.filter(({ msg }) => msg === "request");
  expect(requests).toContainEqual(
    expect.objectContaining({
      requestId,
      method: "POST",
      route: "/:lang?/contact",
      status: 503,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    }),
  );
  expect(requests.map(({ route }) => route)).toEqual(
    expect.arrayContaining(["/:lang?/stays/:slug", "/media/*", "/1324admin/invitation/:token", "/healthz"]),
  );
});
