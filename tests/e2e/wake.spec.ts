import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "#tests/support/fixtures";

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

test("a page that is only looked at loads no script, and wakes at the first sign of interest", async ({ page }) => {
  const asked = scriptsOf(page);
  for (const path of ["/", "/ar/experiences", "/real-estate", "/travel", "/contact", "/privacy"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    // Browsers do so by themselves on a page from right to left.
    await page.evaluate(() => document.dispatchEvent(new Event("scroll", { bubbles: true })));
    expect(asked, path).toEqual([]);
  }
  await page.mouse.wheel(0, 200);
  await page.locator("html[data-hydrated]").waitFor();
  expect(asked.length).toBeGreaterThan(5);
  // The tab has them now: its next page need not wait for a sign.
  await page.reload();
  await page.locator("html[data-hydrated]").waitFor();
});

test("on a phone, what stands below the first screens is laid out on the way there, and a list as a whole once it is awake", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/real-estate");
  const last = page.locator(".property-card").last();
  const isLaidOut = () => last.locator("img").evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
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
  const photo = page.locator(".mosaic button").first();
  await photo.click();
  await expect(photo).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.locator("dialog.lightbox")).toBeVisible();
  await expect(photo).not.toHaveAttribute("aria-busy");
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
  release();
  await expect(page).toHaveURL(/type=villa/);
  await expect(page.getByLabel("Property type")).toHaveValue("villa");
});

test("what is typed before the scripts are there stays, and counts", async ({ page, request }) => {
  const [, stay] = /href="(\/stays\/[a-z0-9-]+)"/.exec(await (await request.get("/stays", { headers: { "accept-language": "en" } })).text())!;
  const release = await holdScripts(page);
  await page.goto(stay!);
  await page.getByLabel("Full name").fill("Salma Juma");
  await page.getByLabel("Check-in").fill("2031-03-04");
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(page.getByLabel("Full name")).toHaveValue("Salma Juma");
  await expect(page.getByLabel("Check-in")).toHaveValue("2031-03-04");
  // A new day of arrival brings its own day of departure.
  await expect(page.getByLabel("Check-out")).toHaveValue("2031-03-05");
});

test("scripts that do not arrive are asked for again, and links work without them", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/privacy");
  const failed = page.waitForEvent("requestfailed");
  await page.mouse.move(5, 5);
  await failed;
  await page.getByRole("link", { name: "Stays" }).first().click();
  await expect(page).toHaveURL(/\/stays$/);
  await page.unroute(SCRIPTS);
  await hydrated(page);
});
