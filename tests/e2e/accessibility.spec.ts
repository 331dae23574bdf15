import type { BrowserContext, Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, test as base, waitForHydration } from "#tests/support/fixtures";

/** These tests only look: each has a page of its own in a context that a worker shares. */
const test = base.extend<{ plainPage: Page; staffPage: Page }>({
  page: ({ visitorContext }, use) => usePage(visitorContext, use),
  plainPage: ({ plainContext }, use) => usePage(plainContext, use),
  staffPage: async ({ staffContext }, use) => {
    const page = await staffContext.newPage();
    await use(page);
    await page.close();
  },
});

/** Without the cookies of the test before: they choose the language. */
async function usePage(context: BrowserContext, use: (page: Page) => Promise<void>) {
  await context.clearCookies();
  const page = await context.newPage();
  await use(page);
  await page.close();
}

// One page a test, spread over all workers: no test takes longer than a page does, however slow the machine.
test.describe.configure({ mode: "parallel" });

/** Every kind of page a visitor can see. */
const PATHS = [
  "/",
  "/experiences",
  "/experiences?price=500&duration=short",
  "/stays",
  "/stays/makuti-house-vumawimbi",
  "/transportation",
  "/travel",
  "/blog",
  "/blog/a-season-of-cloves",
  "/about",
  "/why-pemba/pristine-beaches",
  "/why-pemba/lush-forest",
  "/why-pemba/cultural-heritage",
  "/invest",
  "/real-estate",
  "/real-estate?view=map",
  "/map?place=wete",
  "/search?q=dhow",
  "/offline",
  "/real-estate/makuti-beachfront-villa",
  "/real-estate/submit",
  "/contact",
  "/privacy",
  "/terms",
  "/stays/nope",
  "/nope",
];

/**
 * What the browser complains of: a text that is missing, markup that differs from the server's, a script that failed.
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => message.type() === "error" && !message.text().includes("404") && complaints.push(message.text()),
  );
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** The page for what is not kept has no script of the router. */
async function settle(page: Page): Promise<void> {
  if (!page.url().endsWith("/offline")) await waitForHydration(page);
}

for (const path of PATHS) {
  test(`PL-174: ${path} has no barrier, wide or narrow, and nothing to complain of`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await settle(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
}

/** Whether a part of it is beyond the edges of the window. */
const isCut = (element: Element) =>
  [...element.children].some((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 0 && (left < 0 || right > innerWidth);
  });

/** What the server draws is what scripts leave (languages.spec.ts): without them each page takes a third of the time. */
test.describe("without scripts", () => {
  for (const path of PATHS) {
    /** The languages with the longest words, and the other direction. */
    test(`${path} does not scroll sideways in Arabic, German or Russian`, async ({ plainPage: page }) => {
      for (const prefix of ["/ar", "/de", "/ru"]) {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(prefix + path.replace(/^\/$/, ""));
        for (const width of [320, 768, 1024]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await horizontalOverflow(page), `${prefix} at ${width} px`).toBe(0);
          // What floats above the page scrolls nothing: it is cut.
          const header = page.locator(".site-header > .wrap");
          expect(await header.evaluate(isCut), `header of ${prefix} at ${width} px`).toBe(false);
        }
      }
    });
  }
});

/**
 * Structure and colours are the same in every language; only the direction changes. One page of each build is enough to
 * see that.
 */
for (const path of [
  "",
  "/experiences",
  "/stays/makuti-house-vumawimbi",
  "/travel",
  "/real-estate/submit",
  "/contact",
  "/map?place=wete",
  "/offline",
]) {
  test(`PL-174: /ar${path} has no barrier from right to left`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/ar${path}`);
    await settle(page);
    expect(await findViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
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
    await waitForHydration(page);
    await page.locator(".panel button.btn-primary").click();
    expect(await findViolations(page)).toEqual([]);
  });
}

test("the gate has no barrier", async ({ page }) => {
  await page.goto("/1324admin");
  expect(await findViolations(page)).toEqual([]);
});

const OFFICE_PATHS = [
  "",
  "/experiences/new",
  "/properties",
  "/properties/new",
  "/blog/new",
  "/translations",
  "/currencies",
  "/settings",
  "/nothing",
  "/customers",
  "/notifications",
  "/analytics",
  "/mail",
  "/privacy?q=amina%40example.org",
  "/staff",
  "/account",
  "/history",
  "/bin",
  "/places",
  "/places/new",
  "/guide",
  "/misses",
  "/documents",
];
for (const path of OFFICE_PATHS) {
  test(`PL-174: the office’s ${path || "dashboard"} has no barrier, wide or narrow`, async ({ staffPage: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/1324admin${path}`);
    await waitForHydration(page);
    expect(await findViolations(page), "wide").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page), "narrow").toEqual([]);
    expect(await horizontalOverflow(page), "sticks out").toBe(0);
  });
}
