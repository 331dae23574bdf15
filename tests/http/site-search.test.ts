/** Visitors' search by plain requests. */
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { startServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";

const site = useSharedSite();
const { url, query } = site;
const AGENT = { "user-agent": "Mozilla/5.0", "accept-language": "en", cookie: "pemba.language=en" };

const get = (path: string, headers: Record<string, string> = {}, site = url) =>
  fetch(site + path, { headers: { ...AGENT, ...headers }, redirect: "manual" });
const search = (words: string, language = "en", more = "") =>
  get(`${language === "en" ? "" : `/${language}`}/search?${new URLSearchParams({ q: words })}${more}`);
const htmlOf = async (words: string, language = "en", more = "") => (await search(words, language, more)).text();
const resultsIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"/g)].map(([, address]) => address!);

test("PL-059, PL-063, PL-065: results of all kinds with counts and marks, what was searched in the box", async () => {
  const html = await htmlOf("Wete");
  expect(html).toMatch(/<h1[^>]*>\d+ results for “Wete”<\/h1>/);
  expect(html).toMatch(/<input[^>]* value="Wete"/);
  const results = resultsIn(html);
  expect(results[0]).toBe("/map?place=wete");
  expect(html).toContain("<mark>Wete</mark>");
  const kinds = [...html.matchAll(/href="(\/search\?q=Wete&amp;kind=\w+)"/g)].map(([, address]) => address!);
  expect(kinds.length).toBeGreaterThan(2);
  for (const address of kinds) {
    const narrowed = await (await get(address.replace("&amp;", "&"))).text();
    const some = resultsIn(narrowed);
    expect(some.length, address).toBeGreaterThan(0);
    expect(narrowed).toContain('aria-current="true"');
    expect(new Set(some.map((one) => one.split(/[/?]/)[1])).size, address).toBe(1);
  }
});

test("PL-062, PL-072: a Latin name is found in nine languages, and each result leads to its page there", async () => {
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    const html = await htmlOf("Vumawimbi", language);
    expect(html, language).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
    const results = resultsIn(html);
    expect(results, language).toContain(`${prefix}/map?place=vumawimbi`);
    for (const address of results.filter((one) => !one.includes("/map?")).slice(0, 2))
      expect((await get(address)).status, address).toBe(200);
  }
});

test("PL-062: each kind of result leads to its page in the reader's language, parts of the guide to their heading", async () => {
  const [typed] =
    await query(`select (select name from stays limit 1) as stay, (select title from experiences limit 1) as experience,
    (select name from transportation_rentals where available limit 1) as vehicle, (select title from properties where published limit 1) as property,
    (select title from blog_articles limit 1) as article`);
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    for (const [kind, words] of Object.entries(typed!)) {
      const [first] = resultsIn(await htmlOf(String(words), language, `&kind=${kind}&exact=1`));
      expect(first, `${language} ${kind}`).toBeDefined();
      const page = await get(first!);
      expect(page.status, first).toBe(200);
      expect(await page.text(), first).toContain(`<html lang="${language}"`);
    }
    const guide = resultsIn(await htmlOf("visa", language, "&kind=guide"));
    expect(guide, language).toContain(`${prefix}/travel#visa`);
    const travel = await (await get(`${prefix}/travel`)).text();
    for (const address of guide) expect(travel, address).toContain(`id="${address.split("#")[1]}"`);
  }
});

test("PL-072: ten places are found by their Latin name and by their own in nine languages", async () => {
  const places = await query("select * from places where published and rank < 3 order by rank, key limit 10");
  expect(places).toHaveLength(10);
  const missed: string[] = [];
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    for (const place of places)
      for (const name of new Set([place.name, place[`name_${language}`] ?? place.name]))
        if (
          !resultsIn(await htmlOf(String(name), language, "&kind=place")).includes(
            `${prefix}/map?place=${String(place.key)}`,
          )
        )
          missed.push(`${language} ${String(name)}`);
  }
  expect(missed).toEqual([]);
});

test("PL-064: what has no text in the reader's language is shown in English, and says so", async () => {
  const [stay] = await query(
    "select id, name, slug, name_zh, description_zh from stays where slug = 'kigomasha-water-rooms'",
  );
  const rename = (name: unknown, description: unknown) =>
    query("update stays set name_zh = $1, description_zh = $2 where id = $3", [name, description, stay!.id]);
  await rename(null, null);
  try {
    const html = await htmlOf(String(stay!.name), "zh", "&kind=stay");
    const row = html.split("<li>").find((one) => one.includes(`href="/zh/stays/${String(stay!.slug)}"`));
    expect(row).toMatch(/<h2[^>]* lang="en" dir="ltr"/);
    expect(row).toContain("<span>英文内容</span>");
  } finally {
    await rename(stay!.name_zh, stay!.description_zh);
  }
  const html = await htmlOf(String(stay!.name), "zh", "&kind=stay");
  expect(html).not.toContain("<span>英文内容</span>");
});

test("PL-067: not indexed, not kept, not in the sitemap; suggestions are not stored", async () => {
  const page = await search("reef");
  expect(page.headers.get("cache-control")).toMatch(/no-cache|no-store/);
  expect(await page.text()).toContain('<meta name="robots" content="noindex"');
  const first = await get("/search?q=reef");
  expect(first.headers.get("etag")).toBeNull();
  const suggested = await get("/search.json?q=reef");
  expect(suggested.headers.get("cache-control")).toBe("no-store");
  expect(suggested.headers.get("x-robots-tag")).toContain("noindex");
  const index = await (await get("/sitemap.xml")).text();
  const pages = /<loc>[^<]*(\/sitemaps\/en-pages[^<]*)<\/loc>/.exec(index)![1]!;
  expect(await (await get(pages)).text()).not.toContain("/search");
});

interface Suggested {
  groups: {
    kind: string;
    rows: {
      title: [string, number][];
      place: string;
      picture: string | null;
      price: string;
      lang: string;
      to: string;
    }[];
  }[];
  count: string;
  all: string;
  allTo: string;
}
const suggest = async (words: string, language = "en") => {
  const answer = await get(
    `${language === "en" ? "" : `/${language}`}/search.json?${new URLSearchParams({ q: words })}`,
  );
  return (await answer.json()) as Suggested;
};

test("PL-052: suggestions in groups in nine languages, at most eight, with picture, name, place, price and where they lead", async () => {
  const kinds = new Set<string>();
  for (const language of LANGUAGES) {
    const prefix = language === "en" ? "" : `/${language}`;
    const { groups, all, allTo, count } = await suggest("Wete", language);
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.length, language).toBeGreaterThan(2);
    expect(rows.length, language).toBeLessThanOrEqual(8);
    for (const { to, title } of rows) {
      expect(to.startsWith(`${prefix}/`), `${language} ${to}`).toBe(true);
      expect(title.map(([text]) => text).join("")).not.toBe("");
    }
    expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
    kinds.add(groups[0]!.kind);
    // Where the place is written in another script, it is found by its Latin name and there is nothing to mark.
    if (!["ru", "zh", "ar"].includes(language))
      expect(
        rows.some(({ title }) => title.some(([text, isMatch]) => isMatch && text === "Wete")),
        language,
      ).toBe(true);
    const listed = rows.filter(({ price }) => price !== "");
    expect(listed.length, language).toBeGreaterThan(0);
    expect(
      listed.every(({ picture }) => picture !== null),
      language,
    ).toBe(true);
    expect(
      rows.some(({ place }) => place !== ""),
      language,
    ).toBe(true);
    expect(count).toMatch(/[\d٠-٩]/);
    expect(allTo).toBe(`${prefix}/search?q=Wete`);
    expect(all).toContain("Wete");
  }
  // Each language has words of its own; French, Italian and the like may share some.
  expect(kinds.size).toBeGreaterThan(5);
  expect((await suggest("潜", "zh")).groups.length).toBeGreaterThan(0);
  for (const words of ["a", ""]) expect((await suggest(words)).groups).toEqual([]);
  expect((await get("/xx/search.json?q=wete")).status).toBe(404);
});

test("PL-066: nothing found shows the words and three ways on; an empty query is a form, and no miss", async () => {
  const none = await search("qqxyzzyqq");
  expect(none.status).toBe(200);
  const html = await none.text();
  expect(html).toContain("Nothing found for “qqxyzzyqq”");
  for (const way of ["/experiences", "/map", "/contact"])
    expect(html).toContain(`class="btn btn-small btn-secondary" href="${way}"`);
  const empty = await get("/search");
  expect(empty.status).toBe(200);
  const form = await empty.text();
  expect(form).toContain("What are you looking for?");
  for (const list of ["/map", "/experiences", "/stays", "/transportation", "/real-estate", "/blog", "/travel"])
    expect(form.split('class="search-kinds"')[1], list).toContain(`href="${list}"`);
  expect(await query("select 1 from search_misses where words = ''")).toEqual([]);
});

test("PL-073: 45 slips, five a language: mended words are named, with a link to what was typed", async () => {
  const slips: Record<Language, [typed: string, mended: string][]> = {
    en: [
      ["vumawimbe", "vumawimbi"],
      ["snorkling", "snorkel"],
      ["breakfats", "breakfast"],
      ["appartment", "apartment"],
      ["kigomsha", "kigomasha"],
    ],
    fr: [
      ["mkoanni", "mkoani"],
      ["chamrbes", "chambres"],
      ["picsine", "piscine"],
      ["dejeunner", "dejeuner"],
      ["chaufeur", "chauffeur"],
    ],
    es: [
      ["dormitorois", "dormitorios"],
      ["caretera", "carretera"],
      ["psicina", "piscina"],
      ["abogada", "abogado"],
      ["apartamneto", "apartamento"],
    ],
    it: [
      ["snorkling", "snorkeling"],
      ["spiagia", "spiaggia"],
      ["garofamo", "garofano"],
      ["colazoine", "colazione"],
      ["avocato", "avvocato"],
    ],
    de: [
      ["vumawmibi", "vumawimbi"],
      ["tauchne", "tauchen"],
      ["flughaven", "flughafen"],
      ["grundstukc", "grundstuck"],
      ["schwimen", "schwimmen"],
    ],
    ru: [
      ["погруженее", "погружении"],
      ["суахилли", "суахили"],
      ["спалтни", "спальни"],
      ["вумавимбы", "вумавимби"],
      ["октяюрь", "октябрь"],
    ],
    // Chinese is not mended; Latin names in it are.
    zh: [
      ["vumawimbe", "vumawimbi"],
      ["kigomsha", "kigomasha"],
      ["mkoanni", "mkoani"],
      ["makongwe", "makoongwe"],
      ["vitogoji", "vitongoji"],
    ],
    ar: [
      ["القرنفول", "القرنفل"],
      ["الجزيرت", "الجزيره"],
      ["الايجاار", "الايجار"],
      ["فوماويمي", "فوماويمبي"],
      ["القوراب", "القوارب"],
    ],
    sw: [
      ["matumbwae", "matumbawe"],
      ["kraafuu", "karafuu"],
      ["ufukwenni", "ufukweni"],
      ["barabra", "barabara"],
      ["mchnaga", "mchanga"],
    ],
  };
  const missed: string[] = [];
  for (const language of LANGUAGES)
    for (const [typed, mended] of slips[language]) {
      const html = await htmlOf(typed, language);
      const words = /<bdi class="search-words">([^<]*)<\/bdi>/.exec(html)?.[1];
      const isTold = html.includes("&amp;exact=1") && resultsIn(html).length > 0;
      if (words !== mended || !isTold) missed.push(`${language} ${typed}: ${words}`);
    }
  expect(missed).toEqual([]);
  expect(resultsIn(await htmlOf("vumawimbe", "en", "&exact=1"))).toEqual([]);
});

test("PL-076, PL-077: a page without a hit counts one miss; robots, staff's words, mailboxes and repeats none", async () => {
  const missesOf = async (word: string) => {
    const rows = await query(`select searches from search_misses where words = '${word}'`);
    return rows.map(({ searches }) => Number(searches));
  };
  // Other tests of this site save its settings.
  await query("update site_settings set count_misses = true");
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await search("zubidu");
  expect(await missesOf("zubidu")).toEqual([1]);
  await search("zubidu");
  expect(await missesOf("zubidu")).toEqual([1]);
  await get("/search?q=zubida", { "user-agent": "Googlebot/2.1" });
  await get("/search?q=zubida", { "sec-purpose": "prefetch" });
  await get("/search.json?q=zubida");
  await get("/search?q=zubida", { cookie: site.people.staff });
  await get("/search?q=zubida&kind=stay");
  await get("/search?q=zubida&exact=1");
  await search("zubida@zubida.example");
  await search("zubida 123 456");
  await search(`zubida ${"z".repeat(70)}`);
  const rows = await query("select words from search_misses where words like '%zubida%'");
  expect(rows).toEqual([]);
  // Switched off: none is written. The site hears of it from the database.
  await query("update site_settings set count_misses = false");
  try {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await search("zubidaoff");
    expect(await missesOf("zubidaoff")).toEqual([]);
  } finally {
    await query("update site_settings set count_misses = true");
  }
  await query("delete from search_misses where words like 'zubid%'");
});

test("PL-078: staff see what was missed by language and period, can try it, and download it with a formula guard", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const plant = (language: string, words: string, day: string, mended: string | null) =>
    query(
      "insert into search_misses (language, words, month, searches, last_on, mended_to) values ($1, $2, $3, 4, $4, $5)",
      [language, words, day.slice(0, 7), day, mended],
    );
  const old = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
  try {
    await plant("en", "zumisskites", today, "zumisskite");
    await plant("de", "zumissdrachen", today, null);
    await plant("en", "zumissold", old, null);
    await plant("en", "=zumisssum(1)", today, null);
    const page = async (path: string) => (await get(path, { cookie: site.people.staff })).text();
    const all = await page("/1324admin/misses");
    for (const words of ["zumisskites", "zumisskite", "zumissdrachen", "zumissold"]) expect(all).toContain(words);
    expect(all).toContain("/search?q=zumisskites");
    expect(all).toContain("/de/search?q=zumissdrachen");
    const german = await page("/1324admin/misses?language=de");
    expect(german).toContain("zumissdrachen");
    expect(german).not.toContain("zumisskites");
    expect(await page("/1324admin/misses?days=30")).not.toContain("zumissold");
    const csv = await page("/1324admin/misses/export.csv?language=en&days=30");
    expect(csv).toContain('"zumisskites","en","4",');
    expect(csv).toContain(`"'=zumisssum(1)"`);
    expect(csv).not.toContain("zumissold");
    expect((await get("/1324admin/misses/export.csv")).status).not.toBe(200);
  } finally {
    await query("delete from search_misses where words like '%zumiss%'");
  }
});

test("PL-060 PL-197: a word planted where visitors must not look is not found", async () => {
  const word = "plantedsecretword";
  const planted = [
    `insert into properties (slug, title, description, type, location, price, published) values ('${word}', '${word}', '${word}', 'villa', '${word}', 1, false)`,
    `insert into transportation_rentals (name, type, description, price_per_day, price_per_week, available) values ('${word}', 'car', '${word}', 1, 6, false)`,
    `insert into places (key, kind, name, latitude, longitude, accuracy, published) values ('${word}', 'town', '${word}', -5.1, 39.7, 'c', false)`,
    `insert into inquiries (name, email, topic, category, message) select '${word}', '${word}@example.com', topic, category, '${word}' from inquiries limit 1`,
    `update properties set owner_name = '${word}', contact_email = '${word}@example.com', full_address = '${word}' where published`,
    `insert into translations (key, en) values ('mail.${word}', '${word}')`,
    `update site_settings set operator_name = '${word}'`,
    `insert into canned_replies (name, text, position) values ('${word}', '${word}', 99)`,
    `insert into search_misses (language, words, month, last_on) values ('en', '${word}', '2027-01', '2027-01-01')`,
  ];
  try {
    for (const statement of planted) await query(statement);
    for (const language of LANGUAGES) expect(resultsIn(await htmlOf(word, language, "&exact=1")), language).toEqual([]);
    expect(await (await get(`/search.json?q=${word}`)).json()).toMatchObject({ groups: [] });
  } finally {
    for (const statement of [
      `delete from properties where slug = '${word}'`,
      `delete from transportation_rentals where name = '${word}'`,
      `delete from places where key = '${word}'`,
      `delete from inquiries where name = '${word}'`,
      `update properties set owner_name = null, contact_email = null, full_address = null where owner_name = '${word}'`,
      `delete from translations where key = 'mail.${word}'`,
      "update site_settings set operator_name = null",
      `delete from canned_replies where name = '${word}'`,
      `delete from search_misses where words = '${word}'`,
    ])
      await query(statement);
  }
});

test("PL-190: hostile queries are text", async () => {
  const hostile = [
    "\0",
    "%",
    "_",
    "\\",
    `'"`,
    "':*",
    "&!()",
    "a & b | c",
    "<script>alert(1)</script>",
    "\u202e\u2066reef",
    `e${"\u0301".repeat(500)}`,
    "a".repeat(5_000),
    Array.from({ length: 50 }, (_, n) => `wordnumber${n}`.padEnd(60, "x")).join(" "),
    "\u{1f600}",
  ];
  for (const typed of hostile) {
    for (const path of ["/search", "/search.json"]) {
      const answer = await get(`${path}?${new URLSearchParams({ q: typed })}`);
      expect([200, 400], `${path} ${typed.slice(0, 20)}`).toContain(answer.status);
      if (path === "/search") expect(await answer.text()).not.toContain("<script>alert");
    }
  }
  expect((await get("/search?q=%ED%A0%80&kind=nothing&page=-3")).status).toBe(200);
  expect((await get("/search?q=wete&page=99999999")).status).toBe(200);
  expect((await get(`/search?q=${"a".repeat(100_000)}`)).status).toBeGreaterThanOrEqual(400);
});

test("PL-058: more than 60 suggestions a minute are refused, and the form still works", async () => {
  const site = await startServer({ RATE_LIMIT: "on" });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await get("/search.json?q=wete", {}, site.url)).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    const refused = await get("/search.json?q=wete", {}, site.url);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get("/search?q=wete", {}, site.url)).status).toBe(200);
  } finally {
    await site.stop();
  }
});
