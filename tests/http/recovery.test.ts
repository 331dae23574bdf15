import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cookiesOf, signInAs } from "#tests/support/accounts";
import { freePort } from "#tests/support/postgres";
import { ADMIN, startServer, type TestServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";
import { createSiteDatabase } from "#tests/support/site-template";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

const site = useSharedSite();
let smtp: TestSmtp;
let server: TestServer;

beforeAll(async () => {
  smtp = await startSmtp();
  const port = String(await freePort());
  server = await startServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: "Pemba <hello@pemba.example>",
    TRUST_PROXY: "on",
    RATE_LIMIT: "on",
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": "192.0.2.1", ...headers },
    body: new URLSearchParams(fields),
  });
const forgot = (email: string, headers?: Record<string, string>) =>
  post("/1324admin/forgot-password", { email }, headers);
const linkIn = (text = "") => /Set a new password: (\S+)/.exec(text)?.[1];

test("a forgotten password comes back by mail, without scripts, and the link begins with our own address", async () => {
  expect(await (await fetch(`${server.url}/1324admin`)).text()).toContain('href="/1324admin/forgot-password"');
  const session = await signInAs(server.url);
  const timed = async (answer: Promise<Response>) => {
    const begun = performance.now();
    return [await answer, performance.now() - begun] as const;
  };
  const [known, knownMs] = await timed(forgot(ADMIN.email, { "x-forwarded-host": "elsewhere.example" }));
  const [unknown, unknownMs] = await timed(forgot("nobody@example.com"));
  // Neither is answered before a message could have been stored.
  expect(Math.min(knownMs, unknownMs)).toBeGreaterThan(590);
  expect([known.status, unknown.status]).toEqual([200, 200]);
  const words = async (answer: Response, email: string) =>
    (await answer.text()).replaceAll(email, "…").replaceAll(/nonce="[^"]*"/g, "");
  expect(await words(known, ADMIN.email)).toBe(await words(unknown, "nobody@example.com"));
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 150_000 });
  const link = linkIn(smtp.received[0]!.text)!;
  expect(link.startsWith(`${server.url}/1324admin/reset-password/`)).toBe(true);

  const path = new URL(link).pathname;
  expect(await (await fetch(link)).text()).toContain(ADMIN.email);
  const short = await post(path, { password: "short" });
  expect([short.status, await short.text()]).toEqual([400, expect.stringContaining("Use at least 10 characters.")]);
  const set = await post(path, { password: "a new long password" });
  expect([set.status, set.headers.get("location")]).toEqual([303, "/1324admin?password-set"]);
  // Not signed in, but a device that is known from now on.
  expect(cookiesOf(set)).toMatch(/^pemba\.devices=[^;]+$/);
  expect((await fetch(`${server.url}/1324admin`, { headers: { cookie: session } })).status).toBe(401);
  expect(await (await fetch(`${server.url}/1324admin?password-set`)).text()).toContain(
    "Your new password is set. Sign in with it.",
  );
  const used = await post(path, { password: "a third long password" });
  expect([used.status, await used.text()]).toEqual([404, expect.stringContaining("This link does not work")]);
  const signedIn = await post("/1324admin?password-set", {
    intent: "sign-in",
    email: ADMIN.email,
    password: "a new long password",
  });
  expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/1324admin"]);
});

test("it is asked for three times for an address and ten times from a network, whoever that is", async () => {
  for (let n = 0; n < 3; n++)
    expect((await forgot("limited@example.com", { "x-forwarded-for": `198.51.100.${n}` })).status).toBe(200);
  const refused = await forgot("limited@example.com", { "x-forwarded-for": "198.51.100.9" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
  const answers = await Promise.all(
    Array.from({ length: 11 }, (_, n) => forgot(`person${n}@example.com`, { "x-forwarded-for": "203.0.113.7" })),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await forgot("not an address", { "x-forwarded-for": "203.0.113.8" })).status).toBe(400);
});

test("a device where a password was set by a link has its own attempts, by invitation and by reset", async () => {
  const staff = await signInAs(server.url, { email: ADMIN.email, password: "a new long password" });
  const invited = await post(
    "/1324admin/staff.data",
    { intent: "invite", name: "Asha", email: "asha@example.com" },
    { cookie: staff },
  );
  const link = /\/1324admin\/invitation\/[\w-]+/.exec(await invited.text())?.[0] ?? "";
  const joined = cookiesOf(await post(link, { name: "Asha", password: "the password of Asha" }));
  await forgot("asha@example.com", { "x-forwarded-for": "198.51.100.77" });
  const find = () =>
    smtp.received.findLast(({ text, envelope }) => envelope.to.includes("asha@example.com") && linkIn(text));
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 150_000 });
  const reset = new URL(linkIn(find()?.text) ?? "").pathname;
  const set = cookiesOf(await post(reset, { password: "another one of Asha" }));
  const signIn = async (password: string, cookie = "") =>
    (
      await post(
        "/1324admin",
        { intent: "sign-in", email: "asha@example.com", password },
        { cookie, "x-forwarded-for": "198.51.100.78" },
      )
    ).status;
  for (let n = 0; n < 5; n++) expect(await signIn("a wrong password")).toBe(401);
  expect(await signIn("another one of Asha")).toBe(429);
  for (const cookies of [joined, set]) {
    const device = /pemba\.devices=[^;]+/.exec(cookies)?.[0];
    expect(device).toBeDefined();
    expect(await signIn("another one of Asha", device)).toBe(303);
  }
});

test("a site with a mail server and no sender mails no links, and says so where it matters", async () => {
  const port = String(await freePort());
  const senderless = await startServer({
    // A demo has an address to send from.
    DATABASE_URL: await createSiteDatabase("senderless", "blank"),
    SEED: "none",
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: smtp.url,
  });
  try {
    const cookie = await signInAs(senderless.url);
    const read = async (path: string) => (await fetch(senderless.url + path, { headers: { cookie } })).text();
    expect(await (await fetch(`${senderless.url}/1324admin/forgot-password`)).text()).toContain(
      "npm run admin -- password EMAIL",
    );
    const asked = { method: "POST", body: new URLSearchParams({ email: ADMIN.email }) };
    expect((await fetch(`${senderless.url}/1324admin/forgot-password`, asked)).status).toBe(409);
    expect(await read("/1324admin/staff")).toContain("Make the link");
    expect(await read("/1324admin/health")).toContain("No address to send from: set MAIL_FROM");
    expect(await read("/1324admin")).toContain("Messages have no address to come from");
  } finally {
    await senderless.stop();
  }
});

test("a site that mails no links says whom to ask, and Health says why", async () => {
  const page = await (await fetch(`${site.url}/1324admin/forgot-password`)).text();
  expect(page).toContain("npm run admin -- password EMAIL");
  expect(page).not.toContain("<form");
  expect(
    (
      await fetch(`${site.url}/1324admin/forgot-password`, {
        method: "POST",
        body: new URLSearchParams({ email: ADMIN.email }),
      })
    ).status,
  ).toBe(409);
  expect(
    await (await fetch(`${site.url}/1324admin/health`, { headers: { cookie: site.people.staff } })).text(),
  ).toContain("PUBLIC_URL is not set");
});
