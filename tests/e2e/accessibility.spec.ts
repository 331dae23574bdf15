import type { BrowserContext, Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, test as base } from "#tests/support/fixtures";
import { ADMIN } from "#tests/support/server";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Signed in once a worker: these tests only look. */
const test = base.extend<{ staffContext: BrowserContext }, { staffCookies: Cookies }>({
  staffCookies: [
    async ({ server, browser }, use) => {
      const context = await browser.newContext({ baseURL: server.url });
      await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
      await use(await context.cookies());
      await context.close();
    },
    { scope: "worker" },
  ],
  staffContext: async ({ browser, server, staffCookies }, use) => {
    const context = await browser.newContext({ baseURL: server.url });
    await context.addCookies(staffCookies);
    await use(context);
    await context.close();
  },
});

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

for (const path of PATHS) {
  test(`${path} has no barrier, wide or narrow, and nothing to complain of`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(path);
    await waitForHydration(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  /** The languages with the longest words, and the other direction. */
  test(`${path} does not scroll sideways in Arabic, German or Russian`, async ({ page }) => {
    for (const prefix of ["/ar", "/de", "/ru"]) {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(prefix + path.replace(/^\/$/, ""));
      for (const width of [320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await horizontalOverflow(page), `${prefix} at ${width} px`).toBe(0);
      }
    }
  });
}

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
]) {
  test(`/ar${path} has no barrier from right to left`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/ar${path}`);
    await waitForHydration(page);
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
    await page.locator(".panel button[type=submit]").click();
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
];
for (const path of OFFICE_PATHS) {
  test(`the office’s ${path || "dashboard"} has no barrier, wide or narrow`, async ({ staffContext }) => {
    const page = await staffContext.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/1324admin${path}`);
    await waitForHydration(page);
    expect(await findViolations(page), "wide").toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page), "narrow").toEqual([]);
    expect(await horizontalOverflow(page), "sticks out").toBe(0);
  });
}
