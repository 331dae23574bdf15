import type { Page } from "@playwright/test";
import { barriers, overflow } from "#tests/support/accessibility";
import { expect, hydrated, test } from "#tests/support/fixtures";

/** Every kind of page a visitor can see, in two shares that can run side by side. */
const SHARES = [
  ["", "/experiences", "/experiences?price=500&duration=short", "/stays", "/stays/makuti-house-vumawimbi", "/transportation", "/travel", "/blog", "/blog/a-season-of-cloves", "/about"],
  [
    "/why-pemba/pristine-beaches",
    "/why-pemba/lush-forest",
    "/why-pemba/cultural-heritage",
    "/invest",
    "/real-estate",
    "/real-estate?view=map",
    "/real-estate/makuti-beachfront-villa",
    "/real-estate/submit",
    "/contact",
    "/privacy",
    "/terms",
    "/stays/nope",
    "/nope",
  ],
];

/** What the browser complains of: a text that is missing, markup that differs from the server's, a script that failed. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && !message.text().includes("404") && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** In English on both kinds of screen; in Arabic, where the direction changes, on the one visitors mostly have. */
const LOOKED_AT = [
  ["English", "", [1440, 390]],
  ["Arabic", "/ar", [390]],
] as const;

for (const [language, prefix, widths] of LOOKED_AT) {
  for (const [share, paths] of SHARES.entries()) {
    test(`visitors’ pages have no barrier in ${language}, and nothing to complain of (${share + 1})`, async ({ page }) => {
      test.setTimeout(120_000);
      const complaints = complaintsOf(page);
      for (const path of paths) {
        await page.goto(prefix + path || "/");
        await hydrated(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await barriers(page), `${path} at ${width} px`).toEqual([]);
        }
        expect(complaints, path).toEqual([]);
      }
    });
  }
}

/** The layout is the server's and the style sheet's: without scripts a page stands as it will stand, and is there sooner. */
for (const [language, prefix] of [["English", ""], ["Arabic", "/ar"], ["Chinese", "/zh"], ["German", "/de"], ["Russian", "/ru"]] as const) {
  test(`no page scrolls sideways in ${language}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    for (const path of SHARES.flat()) {
      await page.goto(prefix + path || "/");
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${path} at ${width} px`).toBe(0);
      }
    }
    await page.close();
  });
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`an experience’s form with its messages has no barrier at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/experiences");
    await page.goto((await page.locator(".card .card-title a").first().getAttribute("href"))!);
    await hydrated(page);
    await page.locator(".panel button[type=submit]").click();
    expect(await barriers(page)).toEqual([]);
  });

  test(`the office has no barrier at ${width} px`, async ({ office, page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/1324admin");
    expect(await barriers(page), "gate").toEqual([]);
    await office.setViewportSize({ width, height });
    for (const path of ["", "/experiences/new", "/properties", "/properties/new", "/blog/new", "/translations", "/currencies", "/settings", "/customers", "/history", "/bin", "/nothing"]) {
      await office.goto(`/1324admin${path}`);
      await hydrated(office);
      expect(await barriers(office), path).toEqual([]);
    }
  });
}
