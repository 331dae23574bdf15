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

test("the scripts of a page come and run by themselves once it is there and the network is idle", async ({ page }) => {
  const order: string[] = [];
  const changes: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") order.push("script");
    if (request.method() !== "GET") changes.push(request.url());
  });
  page.on("load", () => order.push("load"));
  for (const path of ["/", "/ar/experiences", "/real-estate", "/travel", "/contact", "/privacy"]) {
    order.length = 0;
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor();
    expect(order[0], path).toBe("load");
    expect(order.length, path).toBeGreaterThan(5);
    // Only looking leaves nothing behind; the router notes in the tab how far the page before was scrolled.
    const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];
    expect(
      (await page.evaluate(left)).filter((name) => name !== "react-router-scroll-positions"),
      path,
    ).toEqual([""]);
  }
  expect(changes).toEqual([]);
});

test("each file is run in a task of its own", async ({ page }) => {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => {
      const files = document.querySelectorAll("link[rel=modulepreload]").length;
      performance.mark("pause", { detail: files });
      return idle(callback, options);
    };
  });
  await page.goto("/experiences");
  await page.locator("html[data-hydrated]").waitFor();
  // Before each file, and of how many there were.
  const filesAtPauses = await page.evaluate(() =>
    (performance.getEntriesByName("pause") as PerformanceMark[]).map(({ detail }) => detail as number),
  );
  const files = filesAtPauses.at(-1)!;
  expect(files).toBeGreaterThan(5);
  expect(filesAtPauses.filter((n) => n === files)).toHaveLength(files);
});

test("what is used while the scripts are still coming is answered as soon as they run, without waiting for idle time", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback.bind(window);
    let asked = 0;
    // The first says that the page has come; the processor is never idle after that.
    window.requestIdleCallback = (callback, options) => (asked++ === 0 ? idle(callback, options) : 0);
  });
  const release = await holdScripts(page);
  await page.goto("/real-estate");
  await page.getByLabel("Property type").selectOption("villa");
  release();
  await expect(page).toHaveURL(/type=villa/);
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

test("on a phone, what stands below the first screens is laid out on the way there, and a list as a whole for who comes back to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/real-estate");
  const cards = page.locator(".property-card");
  const last = cards.last();
  const isLaidOut = () =>
    last.locator("img").evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
  await page.locator("html[data-hydrated]").waitFor();
  expect(await isLaidOut()).toBe(false);
  const fourth = cards.nth(3);
  await fourth.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await fourth.getByRole("link").first().click();
  await expect(page).toHaveURL(/real-estate\/./);
  await page.goBack();
  await expect(fourth).toBeVisible();
  expect(await isLaidOut()).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("a stepper counts before the scripts are there, and what it counted holds", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/experiences");
  await page.goto((await page.locator("main a[href^='/experiences/']").first().getAttribute("href"))!);
  const stepper = page.locator(".stepper").first();
  const [less, more] = [stepper.getByRole("button").first(), stepper.getByRole("button").last()];
  const input = stepper.locator("input");
  const first = Number(await input.inputValue());
  await more.click();
  await more.click();
  await expect(input).toHaveValue(String(first + 2));
  await less.click();
  await expect(input).toHaveValue(String(first + 1));
  release();
  await page.locator("html[data-hydrated]").waitFor();
  await expect(input).toHaveValue(String(first + 1));
  await more.click();
  await expect(input).toHaveValue(String(first + 2));
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
