import { expect, test } from "vitest";
import { fillPattern, listRoutes } from "#tests/support/routes";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const html = { accept: "text/html,application/xhtml+xml" };
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(url + path, { method, redirect: "manual", headers: { ...html, "accept-language": "en", ...headers } });

const patterns = listRoutes()
  .map(({ pattern }) => pattern)
  .filter((pattern) => pattern.startsWith("/:lang?") && !pattern.endsWith("*"));

/** Other ways to write an address that lead to the same page. */
const VARIANTS: [string, (path: string) => string][] = [
  ["a slash at the end", (path) => `${path}/`],
  ["two slashes", (path) => path.replace("/", "//")],
  ["doubled slashes and one at the end", (path) => `${path.replaceAll("/", "//")}/`],
];

test("every public page has one address: all other ways to write it lead there for good, with their query", async () => {
  const { slug } = (await query("select slug from stays limit 1"))[0]!;
  const seen: string[] = [];
  for (const pattern of new Set(patterns)) {
    for (const lang of [undefined, "ar"]) {
      const path = fillPattern(pattern, { lang, slug: String(slug), id: crypto.randomUUID() } as Record<
        string,
        string
      >);
      const fixed = path.replace(/[^/]+$/, (last) => (pattern.endsWith(`/${last}`) ? last.toUpperCase() : last));
      const ways = [...VARIANTS.map(([, write]) => write(path)), fixed].filter(
        (way) => way !== path && !(path === "/" && way === "/"),
      );
      for (const way of ways) {
        for (const method of ["GET", "HEAD"]) {
          const { status, headers } = await ask(`${way}?a=1&b=%2F`, {}, method);
          if (status !== 301 || headers.get("location") !== `${path}?a=1&b=%2F`)
            seen.push(`${method} ${way}: ${status} ${headers.get("location")}`);
        }
      }
    }
  }
  expect(seen).toEqual([]);
});

test("capital letters count only where the site has written the address itself", async () => {
  const id = crypto.randomUUID();
  for (const [from, to] of [
    ["/STAYS", "/stays"],
    ["/Experiences", "/experiences"],
    ["/AR/Stays/", "/ar/stays"],
    ["/Why-Pemba/Lush-Forest", "/why-pemba/lush-forest"],
    ["/Blog/Feed.xml", "/blog/feed.xml"],
    [`/Experiences/${id.toUpperCase()}`, `/experiences/${id}`],
    ["/Stays/House-By-The-Sea", "/stays/House-By-The-Sea"],
    ["//", "/"],
    ["//elsewhere.example", "/elsewhere.example"],
  ]) {
    const { status, headers } = await ask(from!);
    expect([status, headers.get("location")], from).toEqual([301, to]);
  }
  expect((await ask("/stays/House-By-The-Sea")).status).toBe(404);
});

test("neither the office nor files nor a form that is sent are moved", async () => {
  for (const path of ["/1324admin/", "/1324ADMIN", "/assets//x.js", "/healthz", "/stays.data", "/_.data"])
    expect((await ask(path)).status, path).not.toBe(301);
  for (const path of ["/contact/", "/CONTACT"]) {
    const answer = await fetch(url + path, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ name: "A" }),
    });
    expect(answer.status, path).toBe(400);
  }
});

test("an address that is no address is answered with a page of ours, in the reader's language", async () => {
  const long = `/experiences/${"x".repeat(3_000)}`;
  for (const [path, headers, status, lang] of [
    ["/experiences/%00", {}, 400, "en"],
    ["/fr/stays/a%01b", {}, 400, "fr"],
    ["/%5celsewhere.example", {}, 400, "en"],
    ["/%5C", { "accept-language": "de" }, 400, "de"],
    [long, { cookie: "pemba.language=ar" }, 414, "ar"],
    [`/${"a/".repeat(40)}b`, {}, 414, "en"],
  ] as [string, Record<string, string>, number, string][]) {
    const answer = await ask(path, headers);
    expect(answer.status, path).toBe(status);
    expect(answer.headers.get("content-type"), path).toContain("text/html");
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    expect(answer.headers.get("content-security-policy"), path).toContain("default-src 'self'");
    const page = await answer.text();
    expect(page, path).toContain(`<html lang="${lang}"`);
    expect(page, path).toContain("</footer>");
    expect(page, path).not.toContain("<script");
  }
  // Programs are told in two words.
  for (const path of ["/experiences/%00", long, "/stays/%00.data"])
    expect(await (await ask(path, { accept: "*/*" })).json(), path).toHaveProperty("code");
});

test("the site's mark is there under the names browsers ask for by themselves", async () => {
  for (const [path, type] of [
    ["/favicon.ico", "image/"],
    ["/icon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
  ]) {
    const answer = await ask(path!);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("content-type"), path).toContain(type);
    expect((await answer.arrayBuffer()).byteLength, path).toBeGreaterThan(200);
  }
});

test("/en wins over what the browser asks for and what was chosen before, and is remembered", async () => {
  for (const [from, to] of [
    ["/en", "/"],
    ["/en/about", "/about"],
    ["/EN/Stays/?guests=2", "/stays?guests=2"],
  ]) {
    for (const method of ["GET", "HEAD"]) {
      const german = { "accept-language": "de", cookie: "pemba.language=de" };
      const moved = await ask(from!, german, method);
      expect([moved.status, moved.headers.get("location")], `${method} ${from}`).toEqual([301, to]);
      // A browser that kept this answer would not remember the language the next time.
      expect(moved.headers.get("cache-control")).toBe("no-store");
      const [cookie] = moved.headers.getSetCookie();
      expect(cookie).toMatch(/^pemba\.language=en; Path=\/; Max-Age=31536000; SameSite=Lax$/);
      const page = await ask(to!, { "accept-language": "de", cookie: cookie!.split(";")[0]! }, method);
      expect(page.status, `${method} ${to}`).toBe(200);
    }
  }
  const [secure] = (await ask("/en/about", { "x-forwarded-proto": "https" })).headers.getSetCookie();
  expect(secure).toContain("; Secure");
});

test("a first visit is sent to its language whether the page is read or only asked about", async () => {
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await ask("/about", { "accept-language": "de" }, method);
    expect([status, headers.get("location")], method).toEqual([302, "/de/about"]);
  }
});

test("a feed names its categories in its own language", async () => {
  const categories = async (path: string) =>
    new Set([...(await (await ask(path)).text()).matchAll(/<category>([^<]+)<\/category>/g)].map(([, name]) => name));
  const english = await categories("/blog/feed.xml");
  const french = await categories("/fr/blog/feed.xml");
  expect(english).toContain("Experiences");
  expect(french).toContain("Expériences");
  expect(french).not.toContain("Experiences");
});
