/** The pictures that link previews show. */
import { createHash, randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { inLanguage, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();

/** As they come: without cookies, and without taking a redirect for an answer. */
const CRAWLERS = ["WhatsApp/2.23.20.0", "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"];
const ask = (path: string, agent = CRAWLERS[0]!) =>
  fetch(url + path, { headers: { "user-agent": agent }, redirect: "manual" });

async function head(path: string, language: Language = "en"): Promise<(name: string) => string | undefined> {
  const html = await (await ask(inLanguage(path, language))).text();
  return (name) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
}

const first = async (column: string, from: string) =>
  String((await query(`select ${column} as v from ${from} limit 1`))[0]!.v);
const pages = async () => [
  `/real-estate/${await first("slug", "properties where published")}`,
  `/stays/${await first("slug", "stays")}`,
  `/experiences/${await first("id", "experiences")}`,
  `/blog/${await first("slug", "blog_articles where seo_og_image is null")}`,
  `/transportation/${await first("id", "transportation_rentals where available")}`,
];

test("PL-167 PL-171 PT-13: each page names a picture of 1200 x 630, at most 300 kB, sent at once", async () => {
  for (const page of await pages())
    for (const language of page.startsWith("/real") ? LANGUAGES : (["en", "ar"] as const)) {
      const meta = await head(page, language);
      const address = meta("og:image") ?? "";
      expect(address, page).toMatch(new RegExp(`^${url}/share/\\w+/[0-9a-f-]{36}/${language}-[0-9a-f]{16}\\.jpg$`));
      expect([meta("og:image:width"), meta("og:image:height"), meta("og:image:type")]).toEqual([
        "1200",
        "630",
        "image/jpeg",
      ]);
      expect(meta("og:image:alt")).toBeTruthy();
      const response = await ask(address.slice(url.length), CRAWLERS[language === "en" ? 0 : 1]);
      expect([response.status, response.headers.get("content-type")], address).toEqual([200, "image/jpeg"]);
      expect(response.headers.get("set-cookie")).toBeNull();
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.length).toBeLessThanOrEqual(300_000);
      expect(Number(response.headers.get("content-length"))).toBe(bytes.length);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    }
});

test("PL-170: kept; other content has another address, and the former one still answers", async () => {
  const slug = await first("slug", "stays");
  const picture = async () => (await head(`/stays/${slug}`))("og:image")!.slice(url.length);
  const read = async (path: string) =>
    createHash("sha256")
      .update(new Uint8Array(await (await ask(path)).arrayBuffer()))
      .digest("hex");
  const before = await picture();
  const bytes = await read(before);
  expect(await read(before)).toBe(bytes);
  const hash = /-([0-9a-f]{16})\.jpg/.exec(before)![1]!;
  expect(await query("select language, bytes < 300001 as light from share_pictures where hash = $1", [hash])).toEqual([
    { language: "en", light: true },
  ]);
  const [row] = await query("select price from stays where slug = $1", [slug]);
  await query("update stays set price = price + 1 where slug = $1", [slug]);
  await expect.poll(picture).not.toBe(before);
  const after = await picture();
  expect((await ask(after)).status).toBe(200);
  expect(await read(after)).not.toBe(bytes);
  expect(await read(before)).toBe(bytes);
  await query("update stays set price = $2 where slug = $1", [slug, row!.price]);
  await expect.poll(picture).toBe(before);
});

test("PL-154: once a price is on request, no picture that names it is sent any more", async () => {
  const { id, slug } = (
    await query("select id, slug from properties where published and not price_on_request limit 1")
  )[0] as { id: string; slug: string };
  const picture = async () => (await head(`/real-estate/${slug}`))("og:image")!.slice(url.length);
  const priced = await picture();
  expect((await ask(priced)).status).toBe(200);
  await query("update properties set price_on_request = true where id = $1", [id]);
  await expect.poll(picture).not.toBe(priced);
  const former = await ask(priced);
  expect([former.status, former.headers.get("location")]).toEqual([302, await picture()]);
  expect((await ask(await picture())).status).toBe(200);
  await query("update properties set price_on_request = false where id = $1", [id]);
  await expect.poll(picture).toBe(priced);
});

test("PL-171: what is not public or not there has none; a wrong hash leads to the right one", async () => {
  const id = await first("id", "properties where published");
  const [{ slug }] = (await query("select slug from properties where id = $1", [id])) as [{ slug: string }];
  const right = (await head(`/real-estate/${slug}`))("og:image")!.slice(url.length);
  const wrong = await ask(`/share/property/${id}/en-0000000000000000.jpg`);
  expect([wrong.status, wrong.headers.get("location")]).toEqual([302, right]);
  await ask(right);
  await query("update properties set published = false where id = $1", [id]);
  expect((await ask(right)).status).toBe(404);
  await query("update properties set published = true where id = $1", [id]);
  expect((await ask(right)).status).toBe(200);
  expect((await ask(`/share/stay/${randomUUID()}/en-0000000000000000.jpg`)).status).toBe(404);
});

test("PL-192: addresses of any form are 302 or 404, never an error and never a file elsewhere", async () => {
  const id = await first("id", "stays");
  const [property, hash] = [await first("id", "properties"), "0123456789abcdef"];
  const parts = [
    ...["stay", "STAY", "stays", "%00", "..", "__proto__", "constructor", "share"].map(
      (kind) => `${kind}/${id}/en-${hash}.jpg`,
    ),
    ...["", "1", "%2e%2e%2f%2e%2e", "'; drop table stays", property, `${id}%00`, id.toUpperCase(), "a".repeat(300)].map(
      (each) => `stay/${encodeURI(each)}/en-${hash}.jpg`,
    ),
    ...[
      "en",
      `xx-${hash}.jpg`,
      `en-${hash}.png`,
      `en-${hash.toUpperCase()}.jpg`,
      `en-${hash}${hash}.jpg`,
      `en-%2e%2e.jpg`,
      `en-..%2f..%2fpackage.json`,
      `fr-${hash}.jpg%0a`,
      `AR-${hash}.jpg`,
      `en-${hash}.jpg/`,
      "-",
    ].map((file) => `stay/${id}/${file}`),
  ];
  for (const part of parts) {
    const { status } = await ask(`/share/${part}`);
    expect([200, 301, 302, 308, 400, 404], part).toContain(status);
  }
});

test("PL-193: of many who ask at once each picture is made once, and whoever comes too many at a time waits", async () => {
  const id = await first("id", "experiences");
  const picture = (await head(`/experiences/${id}`, "sw"))("og:image")!.slice(url.length);
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask(picture)).status));
  expect(statuses.every((status) => status === 200)).toBe(true);
  const ids = (await query("select id from experiences limit 2")).map((row) => String(row.id));
  const wanted = await Promise.all(
    ids.flatMap((each) =>
      LANGUAGES.map(async (language) => (await head(`/experiences/${each}`, language))("og:image")!.slice(url.length)),
    ),
  );
  const answers = await Promise.all(wanted.map((path) => ask(path)));
  expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy[0]!.headers.get("retry-after")).toBe("5");
});
