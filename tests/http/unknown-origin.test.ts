/** A site behind an https proxy that nobody told it of: what it says to whoever signs in or sends a form. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN, startServer, type TestServer } from "#tests/support/server";

let site: TestServer;
beforeAll(async () => {
  site = await startServer({ LOG_LEVEL: "warn" });
}, 300_000);
afterAll(() => site.stop());

/** A form as a browser sends it from the page the proxy gave it. */
function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const origin = `https://${new URL(site.url).host}`;
  return fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: {
      origin,
      accept: "text/html,application/xhtml+xml",
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "navigate",
      ...headers,
    },
  });
}

const signIn = { intent: "sign-in", email: ADMIN.email, password: ADMIN.password };

test("signing in is refused with a page that says what to set, and one warning in the log", async () => {
  const origin = `https://${new URL(site.url).host}`;
  for (const path of ["/1324admin", "/1324admin/customers?status=pending", "/1324admin/invitation/nothing"]) {
    const response = await send(path, signIn);
    expect([path, response.status]).toEqual([path, 403]);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.getSetCookie().join()).not.toContain("session_token");
    const html = await response.text();
    expect(html).toContain(`PUBLIC_URL=${origin}`);
    expect(html).toContain("TRUST_PROXY=on");
    expect(html).toContain('name="password"');
  }
  const warnings = site
    .output()
    .split("\n")
    .filter((line) => line.includes("TRUST_PROXY"));
  expect(warnings).toHaveLength(1);
  expect(JSON.parse(warnings[0]!)).toMatchObject({ level: 40 });
});

test("a visitor's form is refused with a page in the visitor's language, and the page itself is kept as it was", async () => {
  const before = await fetch(`${site.url}/fr/contact`);
  expect(before.status).toBe(200);
  const response = await send("/fr/contact", { name: "Amina" });
  expect(response.status).toBe(403);
  const html = await response.text();
  expect(html).toContain('lang="fr"');
  expect(html).toContain("</footer>");
  expect(html).toContain("PUBLIC_URL=https://");
  const after = await fetch(`${site.url}/fr/contact`);
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain("PUBLIC_URL=");
});

test("a script gets the same as an answer it can show", async () => {
  const response = await send("/1324admin/sign-in", signIn, { accept: "*/*", "sec-fetch-mode": "cors" });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({
    code: "unknown_origin",
    message: expect.stringContaining("PUBLIC_URL=https://"),
  });
});

test("behind a proxy that hides our host it is the browser that says the page is ours", async () => {
  const hidden = await send("/1324admin", signIn, { origin: "https://pemba.example" });
  expect(hidden.status).toBe(403);
  expect(await hidden.text()).toContain("PUBLIC_URL=https://pemba.example");
});

test("a page of somebody else learns nothing of it", async () => {
  const foreign = await send("/1324admin", signIn, {
    origin: "https://elsewhere.example",
    "sec-fetch-site": "cross-site",
  });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toEqual({
    code: "foreign_origin",
    message: "This request did not come from our own pages.",
  });
});
