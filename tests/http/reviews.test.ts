/** Reviews as visitors and search engines get them, and the form of guests, by bare requests. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { startServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const inEnglish = { "accept-language": "en", cookie: "pemba.language=en" };

const page = async (path: string, headers: Record<string, string> = inEnglish) =>
  (await fetch(url + path, { headers })).text();
/** What a page shows: the texts in its scripts hold every sentence. */
const shown = (html: string) => html.replaceAll(/<script[\s>].*?<\/script>/gs, "");
const dataOf = (html: string, type: string): Record<string, unknown> =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => JSON.parse(json!) as Record<string, unknown>)
    .find((each) => each["@type"] === type)!;

async function addStay(): Promise<{ id: string; path: string }> {
  const slug = `reviewed-${randomUUID()}`;
  const [row] = await query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ($1, 'Reviewed House', 'D', 'Wete', 'villa', 100, 4) returning id",
    [slug],
  );
  return { id: row!.id as string, path: `/stays/${slug}` };
}

const addReviews = (id: string, rows: { rating: number; origin?: string; language?: string; body?: string }[]) =>
  Promise.all(
    rows.map(({ rating, origin = "imported", language = "en", body = `Words ${randomUUID()}` }) =>
      query(
        "insert into reviews (listing_kind, listing_id, listing_name, origin, rating, body, language, month, state, decided_at, author) values ('stay', $1, 'House', $2, $3, $4, $5, '2026-10', 'approved', now(), 'Hanna') returning id",
        [id, origin, rating, body, language],
      ),
    ),
  );

test("GU-137: without reviews a listing is new: no stars, no number, no invented words", async () => {
  const { path } = await addStay();
  const html = shown(await page(path));
  expect(html).toContain("New</li>");
  expect(html).toContain("No reviews yet.");
  expect(html).toContain("Only guests who have been can write.");
  const main = html.slice(html.indexOf("<main"), html.indexOf("<footer"));
  expect(main.match(/class="[^"]*\bstar\b.*|review-bars|\(24|\b127\b|out of 5/)).toBeNull();
  expect(dataOf(await page(path), "LodgingBusiness")).not.toHaveProperty("aggregateRating");
  expect(shown(await page("/stays?sort=latest"))).toContain('<span class="is-new">New</span>');
});

test("GU-146: who may write, when, and why one is not published is told in nine languages", async () => {
  const { path } = await addStay();
  const told = new Set<string>();
  for (const language of LANGUAGES) {
    const html = shown(await page(inLanguage(path, language), { cookie: `pemba.language=${language}` }));
    const [, only = "", how = "", body = ""] =
      /<details class="review-how"><summary>(.*?)<u>(.*?)<\/u><\/summary><p>(.*?)<\/p>/s.exec(html) ?? [];
    expect(
      [only, how].map((text) => text.length > 5),
      language,
    ).toEqual([true, true]);
    // The Chinese one is the shortest.
    expect(body.length, language).toBeGreaterThan(60);
    told.add(body);
  }
  expect(told.size).toBe(LANGUAGES.length);
});

test("GU-138 GU-143 GU-145 GT-29: what is shown, counted and told to search engines is the same", async () => {
  const { id, path } = await addStay();
  await addReviews(id, [{ rating: 4, body: "<b>Late</b> boat" }]);
  expect(dataOf(await page(path), "LodgingBusiness").aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: "4.0",
    reviewCount: 1,
    bestRating: "5",
    worstRating: "1",
  });
  await addReviews(
    id,
    Array.from({ length: 24 }, () => ({ rating: 5 })),
  );
  await expect
    .poll(async () => dataOf(await page(path), "LodgingBusiness").aggregateRating)
    .toMatchObject({
      ratingValue: "4.9",
      reviewCount: 25,
    });
  const html = shown(await page(path));
  expect(html).toContain("25 reviews");
  expect(html.match(/class="review"/g)).toHaveLength(10);
  expect(html).toContain("October 2026");
  expect(shown(await page(`${path}?order=lowest`))).toContain("&lt;b&gt;Late&lt;/b&gt; boat");
  const card = /<article class="card">.*?<\/article>/gs;
  const list = shown(await page("/stays?sort=latest")).match(card)!;
  expect(list.find((each) => each.includes(path))).toContain('aria-label="4.9 out of 5, 25 reviews"');
});

test("GU-139 GU-140 GU-145: demo reviews say so in nine languages, and are never told to search engines", async () => {
  const { id, path } = await addStay();
  await addReviews(id, [
    { rating: 3, origin: "demo" },
    { rating: 5, origin: "demo" },
  ]);
  for (const language of LANGUAGES) {
    const html = await page(inLanguage(path, language), { cookie: `pemba.language=${language}` });
    expect(shown(html).match(/demo-mark/g), language).toHaveLength(3);
    expect(dataOf(html, "LodgingBusiness"), language).not.toHaveProperty("aggregateRating");
  }
  await addReviews(id, [{ rating: 5, body: "Real words" }]);
  await expect.poll(async () => shown(await page(path))).not.toContain("demo-mark");
  expect(shown(await page(path))).toContain("1 review<");
});

test("GU-135: kept pages follow within a second, in every process", async () => {
  const { id, path } = await addStay();
  const [one] = await addReviews(id, [{ rating: 5, body: "Seen for a moment" }]);
  const { inject } = await import("vitest");
  const other = await startServer({ DATABASE_URL: inject("httpSite").database, SEED: "none" });
  try {
    const both = () =>
      Promise.all([url, other.url].map(async (site) => (await fetch(site + path, { headers: inEnglish })).text()));
    for (const html of await both()) expect(html).toContain("Seen for a moment");
    await both();
    await query("update reviews set state = 'pending', decided_at = null where id = $1", [one![0]!.id]);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const html of await both()) {
      expect(html).not.toContain("Seen for a moment");
      expect(html).not.toContain("aggregateRating");
    }
  } finally {
    await other.stop();
  }
});

test("GU-141: order, stars, language and page by address: not indexed, with the canonical of the page", async () => {
  const { id, path } = await addStay();
  await addReviews(id, [{ rating: 1, language: "ar", body: "بعيد" }]);
  await addReviews(
    id,
    Array.from({ length: 11 }, () => ({ rating: 5 })),
  );
  const plain = await page(path);
  expect(plain).not.toContain('content="noindex"');
  for (const search of ["?reviews=2", "?stars=1", "?order=lowest", "?lang=ar"]) {
    const html = await page(path + search);
    expect(html, search).toContain('content="noindex"');
    expect(/<link rel="canonical" href="[^"]*"/.exec(html)![0], search).toBe(
      /<link rel="canonical" href="[^"]*"/.exec(plain)![0],
    );
    expect(shown(html), search).toContain("بعيد");
  }
  expect(shown(plain)).toContain(`href="${path}?reviews=2#reviews"`);
  expect(shown(plain)).toContain(`href="${path}?stars=1#reviews"`);
  expect(shown(plain)).toContain(`href="${path}?order=lowest#reviews"`);
  expect(shown(await page(`${path}?stars=2`))).toContain("No review matches.");
  for (const strange of ["?reviews=-1", "?reviews=1e9", "?stars=6", "?order=x", "?lang=xx", "?reviews=99999999999"])
    expect((await fetch(url + path + strange)).status, strange).toBe(200);
});

test("GU-142 GT-28: all languages together, each in its own, with its name", async () => {
  const { id, path } = await addStay();
  await addReviews(
    id,
    LANGUAGES.map((language) => ({ rating: 5, language, body: `In ${language}` })),
  );
  for (const language of LANGUAGES) {
    const html = shown(await page(inLanguage(path, language), { cookie: `pemba.language=${language}` }));
    for (const each of LANGUAGES)
      expect(html, language).toContain(
        `<blockquote lang="${each}" dir="${each === "ar" ? "rtl" : "ltr"}">In ${each}</blockquote>`,
      );
    expect(html.match(/class="written-in"/g), language).toHaveLength(8);
  }
  expect(shown(await page(path))).toContain("Written in German");
});

async function completedBooking(over = "") {
  const { id, path } = await addStay();
  const [row] = await query(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked)
      values ($1, 'Reviewed House', 'Hanna Solberg', 'hanna@example.com', '+4791234567', current_date - 6, current_date - 3, 2, 'completed', true) returning id, case_id`,
    [id],
  );
  if (over) await query(`update stay_bookings set ${over} where id = $1`, [row!.id]);
  const token = randomBytes(32).toString("base64url");
  await query("insert into secret_links (token_hash, case_id, made_for) values ($1, $2, 'mail')", [
    createHash("sha256").update(token).digest("hex"),
    row!.case_id,
  ]);
  return { stay: path, link: `/my/${token}`, id: row!.id as string };
}

async function post(link: string, fields: Record<string, string>) {
  const stamp = /name="stamp" value="([^"]+)"/.exec(await page(link))![1]!;
  return fetch(url + link, {
    method: "POST",
    body: new URLSearchParams({ stamp, intent: "review", item: "0", ...fields }),
    headers: { ...inEnglish, origin: url },
  });
}
const good = { stars: "4", body: "Good beds.", author: "", place: "", language: "en" };
const written = (id: string) => query("select * from reviews where item_id = $1", [id]);

test("GU-124 GU-127 GT-26 GT-30: stars are five radio buttons; what is wrong is said at the field, what was typed stays", async () => {
  const { link, id } = await completedBooking();
  const html = shown(await page(link));
  expect(html.match(/type="radio" name="stars"/g) ?? html.match(/name="stars"/g)).toHaveLength(5);
  expect(html).not.toMatch(/<input[^>]*name="stars"[^>]*checked/);
  expect(html).toContain("<legend>Your stars");
  for (const bad of [
    { stars: "0" },
    { stars: "6" },
    { stars: "4.5" },
    { stars: "5 " },
    { stars: "" },
    { body: " " },
    { body: "x".repeat(3_001) },
    { author: "x".repeat(41) },
    { place: "x".repeat(61) },
    { language: "xx" },
    { body: "Ring 0777 010 442 please" },
    { author: "hanna@example.com" },
    { place: "www.example.com" },
  ]) {
    const response = await post(link, { ...good, ...bad });
    expect(response.status, JSON.stringify(bad)).toBe(400);
    expect(await response.text(), JSON.stringify(bad)).toContain("form-error");
  }
  const answer = await (await post(link, { ...good, body: "Ring 0777 010 442 please" })).text();
  expect(answer).toContain("Please leave out “0777 010 442”.");
  expect(answer).toContain("Ring 0777 010 442 please</textarea>");
  expect(await written(id)).toEqual([]);
});

test("GU-125 GU-126 GU-128: written once, shown with its state, published with a link, taken back", async () => {
  const { link, id, stay } = await completedBooking();
  const foreign = await completedBooking();
  const forged = { item_id: foreign.id, listing_id: foreign.id, state: "approved", origin: "imported", rating: "5" };
  expect((await post(link, { ...good, ...forged })).status).toBe(200);
  expect(await written(id)).toMatchObject([{ state: "pending", rating: 4, origin: "guest" }]);
  expect(await written(foreign.id)).toEqual([]);
  expect(shown(await page(link))).toContain("We have your review and read it before it appears.");
  expect((await post(link, { ...good, stars: "2" })).status).toBe(200);
  expect(await written(id)).toMatchObject([{ state: "pending", rating: 2, writings: 1 }]);
  await query("update reviews set state = 'approved', decided_at = now() where item_id = $1", [id]);
  const html = shown(await page(link));
  expect(html).toContain("Your review is published.");
  expect(html).toContain(`href="${stay}#reviews"`);
  expect((await post(link, good)).status).toBe(409);
  expect((await post(link, { intent: "withdraw_review" })).status).toBe(200);
  expect(await written(id)).toMatchObject([{ state: "withdrawn" }]);
  await query("update reviews set state = 'rejected', reason = 'advertising', decided_at = now() where item_id = $1", [
    id,
  ]);
  expect(shown(await page(link))).toContain("it is advertising.");
});

test("GU-123: outside of its time the page says why, and a form is refused", async () => {
  for (const [over, words] of [
    ["status = 'cancelled', overbooked = false", null],
    ["status = 'pending', overbooked = false", null],
    ["check_out = current_date + 2", "After your visit you can tell others here how it was."],
    ["check_in = current_date - 120, check_out = current_date - 100", "The 90 days for a review are over."],
  ] as const) {
    const { link, id } = await completedBooking(over);
    const html = shown(await page(link));
    expect(html, over).not.toContain('name="stars"');
    if (words) expect(html, over).toContain(words);
    expect((await post(link, good)).status, over).toBe(409);
    expect(await written(id)).toEqual([]);
  }
});
