import { expect, waitForHydration, test } from "#tests/support/fixtures";

const LANGUAGES = ["en", "fr", "es", "it", "de", "ru", "zh", "ar", "sw"];
const PAGES = [
  "/",
  "/experiences",
  "/stays",
  "/transportation",
  "/travel",
  "/blog",
  "/about",
  "/why-pemba/pristine-beaches",
  "/why-pemba/lush-forest",
  "/why-pemba/cultural-heritage",
  "/invest",
  "/real-estate",
  "/real-estate/submit",
  "/contact",
  "/privacy",
  "/terms",
];
const inLanguage = (page: string, language: string) =>
  language === "en" ? page : `/${language}${page === "/" ? "" : page}`;

test("every page answers in every language, and says which", async ({ request }) => {
  for (const page of PAGES) {
    for (const language of LANGUAGES) {
      const path = inLanguage(page, language);
      const response = await request.get(path, { headers: { "accept-language": language } });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
      for (const other of [...LANGUAGES, "x-default"])
        expect(html, `${path}: ${other}`).toContain(`hrefLang="${other}"`);
      expect(html).toMatch(new RegExp(`rel="canonical" href="http://127.0.0.1:\\d+${path === "/" ? "/" : path}"`));
    }
  }
});

test("/en moves to the address without it, query included", async ({ request }) => {
  for (const [from, to] of [
    ["/en", "/"],
    ["/en/experiences?price=0-100", "/experiences?price=0-100"],
  ]) {
    const response = await request.get(from!, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

test("unknown addresses say so, inside the site, in their language", async ({ page, request }) => {
  for (const path of [
    "/nope",
    "/a/b/c",
    "/xx/about",
    "/fr/nope",
    "/fr/1324admin",
    "/transportation/x",
    "/transportation/x/y",
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto("/nope");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  // The same without a load of the page.
  await waitForHydration(page);
  await page.evaluate(() => {
    history.pushState(null, "", "/nope");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/xx/experiences");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await page.goto("/fr/nope");
  await expect(page.getByRole("heading", { name: "Page introuvable" })).toBeVisible();
  await expect(page.locator(".not-found a")).toHaveAttribute("href", "/fr");
});

test("links keep the language of the page; English ones carry no prefix", async ({ page }) => {
  await page.goto("/fr/experiences");
  const french = await page
    .locator("a[href^='/']:not([hreflang]):not([href^='/1324admin'])")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  expect(french.length).toBeGreaterThan(20);
  for (const href of french) expect(href).toMatch(/^\/fr(\/|$)/);
  await page.goto("/experiences");
  const english = await page.locator("a[href]").evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  for (const href of english) expect(href).not.toMatch(/^\/en(\/|$)/);
});

test("a page change starts at the top and shows the outline of what comes", async ({ page }) => {
  await page.goto("/experiences");
  await waitForHydration(page);
  await page.route("**/*.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole("link", { name: "Carved doors of Chake Chake" }).click({ noWaitAfter: true });
  await expect(page.locator("main .skeleton").first()).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("heading", { level: 1, name: "Carved doors of Chake Chake" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a page that cannot be drawn shows the crash screen, with details and a way to refresh", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  // An experience without its duration is none the page knows how to draw.
  await page.route("**/experiences.data*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"duration"', '"lost"') });
  });
  await page.getByRole("link", { name: "All experiences" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toBeVisible();
  await page.getByText("Details").click();
  await expect(page.locator(".crash pre")).not.toBeEmpty();
  await page.unroute("**/experiences.data*");
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Something went wrong.");
});
