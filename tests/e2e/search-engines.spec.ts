import type { APIRequestContext } from "@playwright/test";
import { expect, test, testOnPostgres } from "#tests/support/fixtures";

const LANGUAGES = ["en", "fr", "es", "it", "de", "ru", "zh", "ar", "sw"];
const text = async (request: APIRequestContext, path: string) =>
  (await request.get(path, { headers: { "accept-language": "en" } })).text();
const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("robots.txt leads to the sitemap and names no hidden place", async ({ request, server }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${server.url}/sitemap.xml\n`);
});

test("the sitemap lists every page and every listed thing in nine languages, with pictures", async ({
  request,
  server,
  browser,
}) => {
  const index = await request.get("/sitemap.xml");
  expect(index.headers()["content-type"]).toContain("application/xml");
  expect(index.headers()["cache-control"]).toBe("public, max-age=3600");
  expect(index.headers().vary ?? "").not.toMatch(/cookie/i);
  const files = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const names = ["pages", "experiences-1", "stays-1", "blog-1", "real-estate-1"];
  expect(files).toEqual(
    expect.arrayContaining(
      LANGUAGES.flatMap((language) => names.map((name) => `${server.url}/sitemaps/${language}-${name}.xml`)),
    ),
  );
  const inLanguage = async (language: string) =>
    (
      await Promise.all(
        files.filter((file) => file.includes(`/sitemaps/${language}-`)).map((file) => text(request, file)),
      )
    ).join("");

  const english = await inLanguage("en");
  const french = await inLanguage("fr");
  const addresses = [...english.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(addresses.slice(0, 3)).toEqual(["/", "/experiences", "/stays"]);
  for (const kind of ["experiences", "stays", "blog", "real-estate"])
    expect(addresses.filter((path) => new RegExp(`^/${kind}/(?!submit$)`).test(path)).length, kind).toBeGreaterThan(5);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(english).not.toContain("1324admin");

  const last = addresses.at(-1)!;
  const entry = french.split("<url>").find((part) => part.includes(`<loc>${server.url}/fr${last}</loc>`))!;
  for (const language of LANGUAGES)
    expect(entry).toContain(
      `hreflang="${language}" href="${server.url}${language === "en" ? "" : `/${language}`}${last}"`,
    );
  expect(entry).toContain(`hreflang="x-default" href="${server.url}${last}"`);
  expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[^<]+Z<\/lastmod>/);
  expect(entry).toContain(`<image:image><image:loc>${server.url}/scenes/`);

  // Every address that is promised answers, and says that it is the one.
  for (const path of new Set([
    ...addresses.slice(0, 16),
    ...["experiences", "stays", "blog", "real-estate"].map((kind) =>
      addresses.findLast((path) => path.startsWith(`/${kind}/`))!,
    ),
  ])) {
    const response = await request.get(path, { headers: { "accept-language": "en" } });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(`rel="canonical" href="${server.url}${path}"`);
  }
  for (const name of [
    "en-stays-2.xml",
    "xx-stays-1.xml",
    "en-stays-0.xml",
    "en-stays.xml",
    "en.xml",
    "en-1.xml",
    "en-pages-1.xml",
    "en-castles-1.xml",
    "en-stays-1",
    "en-stays-1.xml.gz",
  ])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);

  const page = await browser.newPage();
  const arabic = `${server.url}/sitemaps/ar-stays-1.xml`;
  await page.goto(arabic);
  expect(
    await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, "application/xml").querySelector("parsererror")?.textContent ?? null,
      await text(request, arabic),
    ),
  ).toBeNull();
  await page.close();
});

test("a page's head says what it is, where it is and how it looks", async ({ request, server }) => {
  const contact = await text(request, "/contact");
  expect(contact).toContain("<title>Contact | Pemba Paradise</title>");
  expect(meta(contact, "og:image")).toBe(`${server.url}/scenes/fishing-boats-dawn-1920.webp`);
  expect(meta(contact, "twitter:image")).toBe(meta(contact, "og:image"));
  expect([meta(contact, "og:image:width"), meta(contact, "og:image:height")]).toEqual(["1920", "1080"]);
  expect(meta(contact, "og:image:alt")).toBeTruthy();
  expect(meta(contact, "geo.position")).toBe("-5.2;39.7");
  expect(meta(contact, "geo.region")).toBe("TZ");
  const business = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(contact)![1]!);
  expect(business).toMatchObject({
    "@type": "ContactPage",
    mainEntity: {
      email: expect.stringContaining("@"),
      openingHoursSpecification: [
        { opens: "08:00", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "09:00", closes: "16:00" },
      ],
    },
  });
  expect(await text(request, "/experiences")).toMatch(/<title>[^<|]*Pemba[^<|]*<\/title>/);
  for (const path of ["/", "/experiences", "/contact", "/privacy", "/terms"])
    expect(meta(await text(request, path), "description")!.length, path).toBeLessThanOrEqual(160);
});

testOnPostgres(
  "what staff set as defaults stands in the head, cut to what search engines show",
  async ({ request, postgresSite }) => {
    const [before] = await postgresSite.query("select seo_defaults from site_settings");
    const set = (defaults: unknown) =>
      postgresSite.query("update site_settings set seo_defaults = $1", [JSON.stringify(defaults)]);
    await set({ title: "Green island", description: "cloves and tides ".repeat(20) });
    await expect.poll(() => text(request, "/")).toContain("<title>Green island | Pemba Paradise</title>");
    const description = meta(await text(request, "/"), "description")!;
    expect(description).toMatch(/^cloves and tides/);
    expect(description.length).toBeLessThanOrEqual(160);
    await set(before!.seo_defaults);
  },
);
