import { createHash } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { LANGUAGES, inLanguage } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, people, query } = useSharedSite();
const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    headers: { "accept-language": "en", cookie: "pemba.language=en", ...headers },
    redirect: "manual",
  });

test("PL-113: the manifest in nine languages names icons that are there", async () => {
  for (const language of LANGUAGES) {
    const path = inLanguage("/manifest.webmanifest", language);
    const response = await read(path);
    expect(response.status, language).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/manifest+json");
    const manifest = (await response.json()) as { lang: string; icons: { src: string; sizes: string }[] };
    expect(manifest.lang).toBe(language);
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
    const page = await (await read(inLanguage("/travel", language))).text();
    expect(page).toContain(`<link rel="manifest" href="${path}"/>`);
    if (language === "en")
      for (const { src } of manifest.icons)
        expect((await read(src)).headers.get("content-type"), src).toBe("image/png");
  }
  expect((await read("/xx/manifest.webmanifest")).status).toBe(404);
});

test("PL-114: the worker is small, asked for anew each time, and names the build; the policy allows our own only", async () => {
  const response = await read("/sw.js");
  expect(response.headers.get("content-type")).toContain("text/javascript");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const script = await response.text();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(2_048);
  const page = await read("/travel");
  const html = await page.text();
  expect(script).toMatch(/\)\(self,"[\w-]{6,}",/);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/worker-src 'self';/);
  expect(policy).toMatch(/manifest-src 'self';/);
  expect(html).toContain('register("/sw.js")'.replaceAll('"', "`"));
});

test("PL-122, PL-119: only pages for everybody may be kept: no session, no notice, no error, no page of one person", async () => {
  const mayBeKept = async (path: string, headers?: Record<string, string>) =>
    (await read(path, headers)).headers.has("x-offline");
  for (const path of ["/travel", "/map", "/saved", "/offline", "/ar/travel"])
    expect(await mayBeKept(path), path).toBe(true);
  expect(await mayBeKept("/travel", { cookie: people.staff })).toBe(false);
  expect(await mayBeKept("/saved", { cookie: people.staff })).toBe(false);
  expect(await mayBeKept("/travel", { cookie: "pemba.notice=saved" })).toBe(false);
  for (const path of ["/nothing", "/my", "/my/abc", "/1324admin"]) expect(await mayBeKept(path), path).toBe(false);
  expect(await (await read("/my")).text()).not.toContain("/sw.js");
});

test("PT-02: a file of the build that is not there is no page", async () => {
  const response = await read("/assets/gone-abc.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("content-type")).not.toContain("html");
});

test("PL-124: the page for what is not kept has the numbers as links, and no script but its own", async () => {
  for (const language of LANGUAGES) {
    const response = await read(inLanguage("/offline", language));
    const html = await response.text();
    for (const number of ["999", "115", "114"]) expect(html).toContain(`href="tel:${number}"`);
    expect(html).not.toMatch(/<script[^>]* (src|type="module")/);
    const [, script = ""] = /<script>(\(function\([^]*?)<\/script>/.exec(html.slice(html.indexOf("<main"))) ?? [];
    expect(script.length, language).toBeGreaterThan(500);
    const hash = createHash("sha256").update(script).digest("base64");
    expect(response.headers.get("content-security-policy")).toContain(hash);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test("PL-120: switched off, the worker removes itself, and no page asks for it", async () => {
  await query("update site_settings set offline = false");
  try {
    await expect.poll(async () => (await read("/sw.js")).text()).toMatch(/^\(function\(.*unregister.*\)\(self\)\s*$/s);
    expect((await read("/sw.js")).status).toBe(200);
    expect((await read("/offline")).status).toBe(404);
    const page = await read("/travel");
    expect(page.headers.has("x-offline")).toBe(false);
    const html = await page.text();
    expect(html).not.toContain("/sw.js");
    expect(html).not.toContain("/offline#keep");
  } finally {
    await query("update site_settings set offline = true");
  }
  await expect.poll(async () => (await read("/sw.js")).text()).not.toMatch(/unregister/);
});

test("PL-196: the privacy text says in nine languages what a device keeps and how to remove it; no position is asked for", async () => {
  for (const language of LANGUAGES) {
    const response = await read(inLanguage("/privacy", language));
    const html = await response.text();
    expect(html, language).toContain("pemba.offline");
    expect(response.headers.get("permissions-policy")).toContain("geolocation=()");
  }
});
