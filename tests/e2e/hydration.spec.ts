import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures";

const SCRIPTS = "**/assets/**/*.js";

/** Keeps every script back until the returned function is called, as a slow network would. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
  return asked;
}

test("the scripts of a page come by themselves once it is there, and run at the first sign of interest", async ({
  page,
}) => {
  const order: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && order.push("script"));
  page.on("load", () => order.push("load"));
  for (const path of ["/", "/ar/experiences", "/real-estate", "/travel", "/contact", "/privacy"]) {
    order.length = 0;
    await page.goto(path);
    await expect.poll(() => order.length, { message: path }).toBeGreaterThan(5);
    expect(order[0], path).toBe("load");
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  }
  const { length } = order;
  await page.mouse.wheel(0, 200);
  await page.locator("html[data-hydrated]").waitFor();
  // What was fetched is not fetched again.
  expect(order.filter((step) => step === "script").length).toBeLessThanOrEqual(length + 2);
  // The tab has them now: its next page need not wait for a sign.
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
});

test("who saves data gets scripts at the first sign of interest only", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const asked = scriptsOf(page);
  for (const path of ["/", "/ar/experiences"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // Browsers do so by themselves on a page from right to left.
    await page.evaluate(() => document.dispatchEvent(new Event("scroll", { bubbles: true })));
    // Longer than an idle page waits.
    await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1_000)));
    expect(asked, path).toEqual([]);
  }
  await page.mouse.wheel(0, 200);
  await page.locator("html[data-hydrated]").waitFor();
  expect(asked.length).toBeGreaterThan(5);
});

test("on a phone, what stands below the first screens is laid out on the way there, and a list as a whole once it is awake", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/real-estate");
  const last = page.locator(".property-card").last();
  const isLaidOut = () =>
    last.locator("img").evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.locator(".property-card").nth(3).scrollIntoViewIfNeeded();
  await page.locator("html[data-hydrated]").waitFor();
  expect(await isLaidOut()).toBe(true);
});

test("offering a property begins at once", async ({ page }) => {
  await page.goto("/real-estate/submit");
  await page.locator("html[data-hydrated]").waitFor();
});

test("a button that is pressed before the scripts are there is pressed again when they are", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/real-estate/makuti-beachfront-villa");
  const notice = page.getByText("Loading...");
  await expect(notice).toBeHidden();
  const photo = page.locator(".mosaic a").first();
  await photo.click();
  await expect(photo).toHaveAttribute("aria-busy", "true");
  await expect(notice).toBeVisible();
  release();
  await expect(page.locator("dialog.lightbox")).toBeVisible();
  await expect(photo).not.toHaveAttribute("aria-busy");
  await expect(notice).toBeHidden();
});

test("who presses something else meanwhile is not answered twice", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/real-estate/makuti-beachfront-villa");
  await page.locator(".mosaic a").first().click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.locator("dialog.lightbox")).toHaveCount(0);
});

test("a menu that is opened before the scripts are there stays open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.getByRole("dialog", { name: "Main menu" })).toBeVisible();
});

test("a filter chosen before the scripts are there applies when they are", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/real-estate");
  await page.getByLabel("Property type").selectOption("villa");
  await expect(page.getByLabel("Property type")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByText("Loading...")).toBeVisible();
  release();
  await expect(page).toHaveURL(/type=villa/);
  await expect(page.getByLabel("Property type")).toHaveValue("villa");
  await expect(page.getByLabel("Property type")).not.toHaveAttribute("aria-busy");
  await expect(page.getByText("Loading...")).toBeHidden();
});

test("what is typed before the scripts are there stays, and counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/stays/makuti-house-vumawimbi");
  await page.getByLabel("Full name").fill("Salma Juma");
  await page.getByLabel("Check-in").fill("2031-03-04");
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.getByLabel("Full name")).toHaveValue("Salma Juma");
  await expect(page.getByLabel("Check-in")).toHaveValue("2031-03-04");
  // A new day of arrival brings its own day of departure.
  await expect(page.getByLabel("Check-out")).toHaveValue("2031-03-05");
});

test("what is typed into a form whose code comes apart stays as well", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/transportation");
  const booking = (await page.locator("a[href*='book=']").first().getAttribute("href"))!;
  await page.goto(booking);
  await page.locator("#send [name=pickup_date]").fill("2031-03-04");
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.locator("#send [name=pickup_date]")).toHaveValue("2031-03-04");
  await expect(page.locator("#send [name=return_date]")).toHaveValue("2031-03-05");
});

test("scripts that do not arrive are asked for again on the same page, and links work without them", async ({
  page,
}) => {
  const more = page.locator(".count-filter button").last();
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/stays");
  await page.getByRole("link", { name: "Experiences" }).first().click();
  await expect(page).toHaveURL(/\/experiences$/);
  await more.click();
  await expect(page.getByText("That could not be loaded just now.")).toBeVisible();
  await page.unroute(SCRIPTS);
  await more.click();
  await expect(page.locator(".count-filter input")).not.toHaveValue("1");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, width] of [
    ["/", 390],
    ["/experiences", 1440],
    ["/stays", 390],
    ["/travel", 1440],
    ["/invest", 1440],
    ["/real-estate/makuti-beachfront-villa", 390],
  ] as const) {
    test(`no button stands there that does nothing: ${path}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const dead = page.locator("button[type=button]:not([popovertarget])");
      await expect(dead.filter({ visible: true })).toHaveCount(0);
    });
  }

  test("the pictures of a property are links to themselves", async ({ page, request }) => {
    await page.goto("/real-estate/makuti-beachfront-villa");
    const address = await page.locator(".mosaic a").nth(1).getAttribute("href");
    expect((await request.get(address!)).headers()["content-type"]).toMatch(/^image\//);
  });
});
