import type { Page } from "@playwright/test";
import { expect, waitForHydration, test, testOnPostgres } from "#tests/support/fixtures";

const cards = (page: Page) => page.locator("main .card");
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};
const structuredData = (page: Page) =>
  page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) =>
      scripts.map(
        (script) => JSON.parse(script.textContent) as Record<string, unknown> & { itemListElement: { name: string }[] },
      ),
    );

test("the list is searched while typing and by category, and leads to an article and back", async ({ page }) => {
  await open(page, "/blog");
  await expect(cards(page)).toHaveCount(10);
  await expect(page.locator(".lead-article")).toContainText("The tide keeps the diary");
  const category = page.getByLabel("Category");
  await expect(category.locator("option")).toHaveText([
    "All",
    "Experiences",
    "Stays",
    "Travel",
    "Discover",
    "Real Estate",
    "Investment",
    "Culture",
    "Business",
  ]);

  const search = page.getByRole("searchbox", { name: "Search" });
  await search.pressSequentially("CLOVES");
  await expect(page).toHaveURL(/\/blog\?search=CLOVES$/);
  await expect(page.locator(".lead-article")).toHaveCount(0);
  await expect(cards(page).first()).toContainText("A season of cloves");
  await expect(search).toBeFocused();
  await category.selectOption("Business");
  await expect(page).toHaveURL(/search=CLOVES&category=Business$/);
  await expect(page.getByRole("heading", { name: "Nobody has written that down yet" })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(search).toHaveValue("");
  await expect(cards(page)).toHaveCount(10);

  await category.selectOption("Culture");
  await expect(page.locator(".result-count")).toHaveText("2 articles");
  await page.getByRole("link", { name: "A season of cloves" }).click();
  await expect(page).toHaveURL(/\/blog\/a-season-of-cloves$/);
  const main = page.locator("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A season of cloves");
  await expect(main.locator(".article-head .article-meta")).toHaveText("Culture20 August 2026");
  await expect(main.locator(".article-cover img")).toBeVisible();
  await expect(main.locator(".prose h2").first()).toBeVisible();
  await expect(main.locator(".language-note")).toHaveCount(0);
  await expect(main.locator(".keep-reading .card")).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:\?subject=A%20season/);
  await main.getByRole("link", { name: "Back to blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("the filters work before scripts load", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: "Search" }).fill("small plane");
  await page.getByLabel("Category").selectOption("Travel");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/search=small\+plane&category=Travel/);
  await expect(cards(page).first()).toContainText("Getting to Pemba");
  await context.close();
});

test("an unknown article says so and leads back", async ({ page, request }) => {
  for (const slug of ["nope", "a%2Fb"]) expect((await request.get(`/blog/${slug}`)).status()).toBe(404);
  expect((await request.get("/blog/%00")).status()).toBe(400);
  await open(page, "/blog/nope");
  await expect(page.getByRole("heading", { name: "Article Not Found" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Back to blog" }).click();
  await expect(cards(page)).toHaveCount(10);
});

test("search engines and feed readers get what they need", async ({ page, request }) => {
  await page.goto("/blog");
  const [list] = await structuredData(page);
  expect(list!["@type"]).toBe("ItemList");
  expect(list!.itemListElement).toHaveLength(10);
  await page.goto("/blog/flying-foxes-at-kidike");
  await expect(page.locator("meta[property='og:type']")).toHaveAttribute("content", "article");
  const [article, crumbs] = await structuredData(page);
  expect(article).toMatchObject({
    "@type": "Article",
    datePublished: "2026-05-28",
    publisher: { name: "Pemba Paradise" },
  });
  expect(crumbs!["@type"]).toBe("BreadcrumbList");

  await page.goto("/de/blog");
  const address = await page.locator("link[type='application/rss+xml']").getAttribute("href");
  expect(address).toBe("/de/blog/feed.xml");
  const feed = await request.get(address!);
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  const items = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "text/xml");
      return [...parsed.querySelectorAll("item > link")].map((link) => new URL(link.textContent).pathname);
    },
    await feed.text(),
  );
  expect(items).toHaveLength(10);
  expect(items[0]).toBe("/de/blog/how-the-tide-rules-the-day");
  expect((await request.get("/xx/blog/feed.xml")).status()).toBe(404);
});

testOnPostgres("what staff write is shown in its language and cannot run", async ({ page, postgresSite }) => {
  const title = "</script><script>window.ran = 1</script>";
  const content = `<p>Sea <img src="/none.png" onerror="window.ran = 2"></p><script>window.ran = 3</script><h2>Tide</h2><ul><li>one</li></ul><p><a href="/stays">stays</a></p>`;
  await postgresSite.query(
    `insert into blog_articles (slug, title, description, content, content_fr, category, published_date, video_url, video_thumbnail, seo_title, seo_description, seo_og_image)
     select 'nasty-' || n, $1, 'About <b>tides</b>', $2, '<p>La mer</p>', 'Travel', '2098-01-01'::date + n, '/media/blog-media/film.mp4', '/scenes/reef-1920.webp', 'Own title', 'Own description', '/scenes/forest-1920.webp'
     from generate_series(1, 20) n`,
    [title, content],
  );
  try {
    await open(page, "/blog");
    await expect(page.locator(".lead-article h2")).toHaveText(title);
    await page.reload();
    const [list] = await structuredData(page);
    expect(list!.itemListElement).toHaveLength(10);
    expect(list!.itemListElement[0]!.name).toBe(title);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(6);

    await open(page, "/blog/nasty-1");
    await expect(page).toHaveTitle("Own title | Pemba Paradise");
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", "Own description");
    await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /\/scenes\/forest-1920\.webp$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".article-head > p")).toHaveText("About <b>tides</b>");
    await expect(page.locator(".prose").getByRole("heading", { name: "Tide" })).toBeVisible();
    await expect(page.locator(".prose li")).toHaveText(["one"]);
    await expect(page.locator(".prose :is(script, [onerror])")).toHaveCount(0);
    await expect(page.locator("main video")).toHaveAttribute("poster", "/scenes/reef-1920.webp");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);

    await open(page, "/fr/blog/nasty-1");
    await expect(page.locator(".prose")).toHaveText("La mer");
    await expect(page.locator(".language-note")).toHaveCount(0);
    await open(page, "/de/blog/nasty-1");
    await expect(page.locator(".language-note")).toBeVisible();
    await expect(page.locator(".prose a")).toHaveAttribute("href", "/de/stays");
  } finally {
    await postgresSite.query("delete from blog_articles where slug like 'nasty-%'");
  }
});
