import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ACCESS } from "#app/access";
import { isMailStop } from "#app/urls";
import { HOSTILE_FILES, png } from "#tests/support/hostile/pictures";
import { cookiesOf } from "#tests/support/accounts";
import { fillPattern, listRoutes } from "#tests/support/routes";
import { ADMIN } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";

/** What is asked, with headers that can be added to. */
type Asked = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const { url, people, query } = useSharedSite();
const host = new URL(url).host;
const inEnglish = { "accept-language": "en" };
/** As a proxy hands it on that speaks https to the visitor. */
const secure = { "x-forwarded-proto": "https", origin: `https://${host}` };

function directives(policy: string): Map<string, string> {
  return new Map(policy.split(";").map((part) => [part.trim().split(" ")[0]!, part.trim()]));
}

test("SRV-37: every page has a policy that lets nothing run but our own scripts, and nobody frame it", async () => {
  const kept = "/about";
  await fetch(url + kept, { headers: inEnglish });
  const pages: [string, string, number, Asked?][] = [
    ["made for this visitor", "/contact?x=1", 200],
    ["kept", kept, 200],
    ["in Arabic", "/ar/stays", 200],
    ["not found", "/nothing", 404],
    ["an unknown language", "/xx/about", 404],
    ["a wrong method", "/privacy", 405, { method: "POST", body: new URLSearchParams({ a: "1" }) }],
    ["a form that was refused", "/contact", 400, { method: "POST", body: new URLSearchParams({ name: "A" }) }],
    ["the gate", "/1324admin/customers", 401],
    ["a dead invitation", "/1324admin/invitation/nothing", 404],
    ["the office", "/1324admin/customers", 200, { headers: { cookie: people.staff } }],
    ["the office's own not found", "/1324admin/nothing", 404, { headers: { cookie: people.staff } }],
    [
      "no form at all",
      "/1324admin/staff",
      400,
      { method: "POST", body: "{}", headers: { cookie: people.staff, "content-type": "application/json" } },
    ],
    ["refused", "/1324admin", 403, { headers: { cookie: people.former } }],
  ];
  for (const [name, path, status, init = {}] of pages) {
    const response = await fetch(url + path, { ...init, headers: { ...inEnglish, ...init.headers } });
    expect(response.status, name).toBe(status);
    const policy = directives(response.headers.get("content-security-policy") ?? "");
    const scripts = policy.get("script-src") ?? "";
    expect(scripts, name).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')*$/);
    expect(policy.get("style-src"), name).toBe("style-src 'self'");
    for (const [directive, value] of [
      ["frame-ancestors", "'none'"],
      ["object-src", "'none'"],
      ["base-uri", "'self'"],
      ["form-action", "'self'"],
      ["default-src", "'self'"],
    ])
      expect(policy.get(directive!), name).toBe(`${directive} ${value}`);
    const html = await response.text();
    const inline = [
      ...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, script]) => `'sha256-${createHash("sha256").update(script!).digest("base64")}'`);
    for (const hash of inline) expect(scripts, name).toContain(hash);
    // In quotes it is text.
    expect(html, name).not.toMatch(/<[a-z](?:[^>"]|"[^"]*")*?\son[a-z]+=/i);
  }
});

test("SRV-37, BK-216: every answer says how it is to be taken, and the office's are kept by nobody", async () => {
  for (const path of [
    "/",
    "/about",
    "/about.data",
    "/nothing",
    "/robots.txt",
    "/sitemap.xml",
    "/healthz",
    "/assets/nothing.js",
    "/scenes/white-beach-480.webp",
    "/media/property-images/x.jpg",
    "/1324admin",
    "/1324admin.data",
    "/1324admin/live",
    "/favicon.ico",
    "/blog/feed.xml",
    `/${"a/".repeat(40)}`,
  ]) {
    const { headers } = await fetch(url + path, { headers: inEnglish, redirect: "manual" });
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy"), path).toContain("camera=()");
    expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
    expect(headers.get("strict-transport-security"), path).toBeNull();
    expect(headers.get("x-powered-by"), path).toBeNull();
    expect(headers.get("server"), path).toBeNull();
    expect(headers.get("access-control-allow-origin"), path).toBeNull();
  }
  for (const [path, cookie] of [
    ["/1324admin", ""],
    ["/1324admin", people.former],
    ["/1324admin/customers", people.staff],
    ["/1324admin/customers.data", people.staff],
    ["/1324admin/translations/export.csv", people.staff],
    ...listRoutes()
      .filter(({ pattern }) =>
        /^\/1324admin\/(calendar|day|bookings|channels)|(units|prices|departures)$/.test(pattern),
      )
      .map(({ pattern }) => {
        const values = { id: crypto.randomUUID(), kind: "stay", day: "2028-01-01" };
        return [fillPattern(pattern, values), people.staff] as const;
      }),
    ["/1324admin/sign-in", ""],
  ] as const) {
    const { headers } = await fetch(url + path, { headers: { cookie } });
    expect(headers.get("cache-control"), path).toBe("no-store");
    expect(headers.get("x-robots-tag"), path).toContain("noindex");
  }
});

test("SRV-22: cookies are out of reach of scripts and other sites, and of networks in between; a session is new at each sign-in and ends at sign-out", async () => {
  const signIn = (headers: Record<string, string>) =>
    fetch(`${url}/1324admin`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ intent: "sign-in", ...ADMIN }),
      headers,
    });
  const plain = await signIn({ origin: url });
  const behindHttps = await signIn(secure);
  for (const response of [plain, behindHttps]) {
    expect(response.status).toBe(303);
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(/; Secure/i.test(cookie)).toBe(response === behindHttps);
    }
  }
  expect(cookiesOf(plain)).not.toBe(cookiesOf(behindHttps));
  for (const path of ["/contact", "/contact", "/?show_currency=EUR"]) {
    const response = await fetch(url + path, {
      redirect: "manual",
      headers: { ...inEnglish, "x-forwarded-proto": "https" },
    });
    expect(response.headers.get("strict-transport-security"), path).toBe("max-age=31536000");
    const cookies = response.headers.getSetCookie();
    expect(cookies.length, path).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie, path).toMatch(/; SameSite=Lax.*; Secure|; Secure.*; SameSite=Lax/i);
  }
  const cookie = cookiesOf(plain)
    .split("; ")
    .find((pair) => pair.startsWith("pemba.session_token="))!;
  expect((await fetch(`${url}/1324admin`, { headers: { cookie } })).status).toBe(200);
  await fetch(`${url}/1324admin/sign-out`, { method: "POST", redirect: "manual", headers: { cookie } });
  expect((await fetch(`${url}/1324admin`, { headers: { cookie } })).status).toBe(401);
  for (const forged of ["pemba.session_token=x", `${cookie}x`, cookie.replace(/\..*/, ""), "pemba.session_token="])
    expect((await fetch(`${url}/1324admin`, { headers: { cookie: forged } })).status, forged).toBe(401);
});

test("SRV-23, BK-216: no write is taken from another site's page, at any address that writes", async () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { origin: `https://${host}` },
    { origin: `${url}.elsewhere.example` },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ];
  const writing = listRoutes().filter(({ id }) => ACCESS[id]?.write);
  expect(writing.length).toBeGreaterThan(35);
  const taken: string[] = [];
  for (const { pattern } of writing) {
    for (const [n, headers] of foreign.entries()) {
      const address = fillPattern(pattern, { id: crypto.randomUUID() }) + (n % 2 ? ".data" : "");
      const method = ["POST", "PUT", "DELETE"][n % 3]!;
      const { status } = await fetch(url + address, {
        method,
        redirect: "manual",
        body: new URLSearchParams({ intent: "delete" }),
        headers: { ...headers, cookie: people.staff },
      });
      // GU-208: but for the one that providers of mailboxes post to. It ends mail, and nothing else.
      if (method === "POST" && isMailStop(address)) continue;
      if (status !== 403) taken.push(`${method} ${address} from ${JSON.stringify(headers)}: ${status}`);
    }
  }
  expect(taken).toEqual([]);
  // From our own pages it is.
  for (const headers of [{ origin: url }, { "sec-fetch-site": "same-origin" }] as Record<string, string>[])
    expect(
      (await fetch(`${url}/contact`, { method: "POST", body: new URLSearchParams({ a: "1" }), headers })).status,
    ).toBe(400);
});

test("no address of ours leads off the site, however it is written", async () => {
  const elsewhere = [
    "//elsewhere.example",
    "/%2felsewhere.example",
    "/%5celsewhere.example",
    "/\\elsewhere.example",
    "///elsewhere.example/%2e%2e",
    "/https:elsewhere.example",
    "/.elsewhere.example",
    "/%09/elsewhere.example",
    "/@elsewhere.example",
  ];
  const parameters = ["next", "return", "returnTo", "redirect", "redirect_uri", "url", "to", "continue", "callbackURL"];
  const asked: [string, Asked][] = elsewhere.flatMap((path, n): [string, Asked][] => [
    [`${path}?show_currency=EUR`, {}],
    [`/en${path}`, {}],
    [path, { headers: { "accept-language": "fr" } }],
    [`/1324admin${path}`, { method: "POST", body: new URLSearchParams({ intent: "sign-in", ...ADMIN }) }],
    // A password takes long to look at.
    ...(n < 2
      ? [
          [
            `/1324admin?${parameters.map((name) => `${name}=${encodeURIComponent(path)}`).join("&")}`,
            { method: "POST", body: new URLSearchParams({ intent: "sign-in", ...ADMIN }) },
          ] as [string, Asked],
        ]
      : []),
    [
      `/1324admin/sign-out?${parameters.map((name) => `${name}=${encodeURIComponent(path)}`).join("&")}`,
      { method: "POST" },
    ],
    [`/?show_currency=EUR&${parameters.map((name) => `${name}=${encodeURIComponent(path)}`).join("&")}`, {}],
  ]);
  let redirects = 0;
  for (const [path, init] of asked) {
    const response = await fetch(url + path, {
      redirect: "manual",
      ...init,
      headers: { ...inEnglish, "x-forwarded-host": "elsewhere.example", ...init.headers },
    });
    const location = response.headers.get("location");
    if (location) redirects++;
    if (location) expect(new URL(location, url).origin, `${path} -> ${location}`).toBe(url);
  }
  expect(redirects).toBeGreaterThan(20);
});

test("SRV-30, SRV-31, SRV-34: what visitors upload is a picture drawn anew, sent as one, and never run", async () => {
  const upload = (body: Buffer, type = "image/png") =>
    fetch(`${url}/media/property-images`, {
      method: "POST",
      body: new Uint8Array(body),
      headers: { "content-type": type },
    });
  const outcomes: Record<string, number> = {};
  for (const [name, file] of Object.entries(HOSTILE_FILES)) {
    const response = await upload(file);
    outcomes[name] = response.status;
    if (response.status !== 201) continue;
    const { url: address } = (await response.json()) as { url: string };
    const kept = Buffer.from(await (await fetch(url + address)).arrayBuffer());
    expect(kept.includes("<script"), name).toBe(false);
    expect(kept.length, name).toBeLessThan(10_000);
  }
  expect(outcomes).toMatchObject({
    HTML: 415,
    "an SVG": 415,
    "a GIF": 415,
    "a GIF and a script at once": 415,
    "50,000 x 50,000 pixels in a few bytes": 413,
    "30,000 x 30,000 pixels that are really there": 413,
    "half a picture": 422,
    "a JPEG that is HTML after its head": 422,
    "a PNG that is HTML after its end": 201,
  });
  const { url: address } = (await (await upload(png(30, 30), "text/html")).json()) as { url: string };
  expect(address).toMatch(/^\/media\/property-images\/[0-9a-f]{24}\.png$/);
  const { headers } = await fetch(url + address);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("content-disposition")).toBe("inline");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toContain("immutable");
  const part = await fetch(url + address, { headers: { range: "bytes=0-3" } });
  expect([part.status, part.headers.get("content-range")?.split("/")[0]]).toEqual([206, "bytes 0-3"]);
  expect(await query("select 1 from media_objects where name = $1", [address.split("/").at(-1)])).toHaveLength(1);
});
