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

for (const [share, paths] of SHARES.entries()) {
  test(`visitors’ pages have no barrier, wide or narrow, and nothing to complain of (${share + 1})`, async ({ page }) => {
    test.setTimeout(120_000);
    const complaints = complaintsOf(page);
    for (const path of paths) {
      await page.goto(path || "/");
      await hydrated(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await barriers(page), `${path} at ${width} px`).toEqual([]);
      }
      expect(complaints, path).toEqual([]);
    }
  });
}

/** Structure and colours are the same in every language; only the direction changes. One page of each build is enough to see that. */
test("nor have they from right to left", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of ["", "/experiences", "/stays/makuti-house-vumawimbi", "/travel", "/real-estate/submit", "/contact"]) {
    await page.goto(`/ar${path}`);
    await hydrated(page);
    expect(await barriers(page), path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

/** The languages with the longest words, and the other direction. */
for (const [language, prefix] of [["Arabic", "/ar"], ["German", "/de"], ["Russian", "/ru"]] as const) {
  test(`no page scrolls sideways in ${language}`, async ({ page }) => {
    for (const path of SHARES.flat()) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(prefix + path);
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${path} at ${width} px`).toBe(0);
      }
    }
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
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
for (const [share, paths] of [
  ["what staff publish", ["/experiences/new", "/properties", "/properties/new", "/blog/new", "/translations", "/currencies", "/settings", "/nothing"]],
  ["what visitors send", ["", "/customers", "/notifications", "/analytics", "/mail", "/privacy?q=amina%40example.org", "/staff", "/account", "/history", "/bin"]],
] as const) {
  test(`the office has no barrier, wide or narrow: ${share}`, async ({ office, page }) => {
    await page.goto("/1324admin");
    expect(await barriers(page), "gate").toEqual([]);
    for (const path of paths) {
      await office.setViewportSize(WIDE);
      await office.goto(`/1324admin${path}`);
      await hydrated(office);
      expect(await barriers(office), `${path}, wide`).toEqual([]);
      await office.setViewportSize(NARROW);
      expect(await barriers(office), `${path}, narrow`).toEqual([]);
      expect(await overflow(office), `${path} sticks out`).toBe(0);
    }
  });
}
