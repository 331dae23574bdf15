import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, signInContext, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

const SCRIPTS = "**/assets/*.js";
const LISTS = ["/experiences", "/stays", "/transportation", "/real-estate"];
const DETAILS = ["experiences", "stays", "transportation", "real-estate"];

const savedCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "pemba.saved")?.value ?? "";

/** Saves the first things of a list by requests, as hearts do. */
async function save(page: Page, path: string, n = 1): Promise<void> {
  const text = await (await page.request.get(path, { headers: { "accept-language": "en" } })).text();
  const keys = [...text.matchAll(/form="hearts" value="(\w{33})"/g)].map(([, key]) => key!).slice(0, n);
  for (const item of keys) await page.request.post("/saved", { form: { item, saved: "yes" }, maxRedirects: 0 });
}

test("GU-148: every card and every page of the four kinds has a heart that names its thing", async ({ page }) => {
  for (const list of LISTS) {
    await page.goto(list);
    const cards = page.locator(".card-grid .card");
    await expect(cards.first()).toBeVisible();
    await expect(cards.locator("button.heart[aria-pressed=false]")).toHaveCount(await cards.count());
    const name = (await cards.first().locator(".card-title").innerText()).trim();
    await expect(cards.first().getByRole("button", { name: `Save ${name}` })).toBeVisible();
  }
  for (const room of DETAILS) {
    await page.goto(`/${room}`);
    await page.goto((await page.locator(`.card-title a[href^="/${room}/"]`).first().getAttribute("href"))!);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await expect(page.locator("main").getByRole("button", { name: `Save ${title.trim()}`, exact: true })).toBeVisible();
  }
});

test("GU-149 GU-153: a heart answers at once without the page's scripts, and is undone when it is refused", async ({
  page,
}) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto("/stays");
  const heart = page.locator("button.heart").first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".heart-status[role=status] span")).toBeVisible();
  await expect(page.locator(".heart-status")).toHaveText("Saved");
  await expect(page.locator(".saved-count")).toHaveText("1");
  expect(await savedCookie(page)).toHaveLength(33);
  await expect(page).toHaveURL(/\/stays$/);

  await page.route("**/saved", (route) => route.abort());
  await heart.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".heart-status")).toHaveText("That could not be saved. Please try again.");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.unroute("**/saved");

  // Several in a row: none is lost, though each rewrites the cookie.
  for (const n of [1, 2, 3]) await page.locator("button.heart").nth(n).click();
  await expect(page.locator(".saved-count")).toHaveText("4");
  await expect.poll(async () => (await savedCookie(page)).length).toBe(4 * 33);
});

test("GU-151: the 61st is refused on the page, in words", async ({ page, baseURL }) => {
  const value = Array.from({ length: 60 }, (_, n) => `v${String(n).padStart(32, "0")}`).join("");
  await page.context().addCookies([{ name: "pemba.saved", value, url: baseURL! }]);
  await page.goto("/stays");
  const heart = page.locator("button.heart").first();
  await heart.click();
  await expect(page.locator(".heart-status")).toHaveText("Your list holds 60 things. Remove one to save another.");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("GU-150: hearts are marked before anything is painted, and stay so when the page is hydrated", async ({
  page,
}) => {
  await save(page, "/stays");
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    // Whether a heart was ever in a frame without its mark.
    const look = () => {
      const heart = document.querySelector("button.heart");
      if (heart) (globalThis as { firstState?: string | null }).firstState ??= heart.getAttribute("aria-pressed");
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as { shift?: number }).shift =
          ((globalThis as { shift?: number }).shift ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/stays");
  const heart = page.locator("button.heart").first();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => (globalThis as { firstState?: string }).firstState)).toBe("true");
  expect(await page.evaluate(() => (globalThis as { shift?: number }).shift ?? 0)).toBeLessThan(0.02);
  await waitForHydration(page);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".saved-count")).toHaveText("1");
  // By the router to another page and back.
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Experiences" }).click();
  await expect(page).toHaveURL(/\/experiences$/);
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Stays" }).click();
  await expect(page.locator("button.heart").first()).toHaveAttribute("aria-pressed", "true");
  expect(problems).toEqual([]);
});

test("GU-152 GT-34: the list outlives script storage, and follows in other tabs and languages", async ({ page }) => {
  await page.goto("/stays");
  const other = await page.context().newPage();
  await other.goto("/fr/stays");
  await expect(other.locator("button.heart").first()).toHaveAttribute("aria-pressed", "false");
  await page.locator("button.heart").first().click();
  await expect(page.locator(".heart-status")).toHaveText("Saved");
  await expect(other.locator("button.heart").first()).toHaveAttribute("aria-pressed", "true");
  await expect(other.locator(".saved-count")).toHaveText("1");
  // As Safari does after seven days: all that scripts stored is gone, and a cookie with a date of its own stays.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const cookie = (await page.context().cookies()).find(({ name }) => name === "pemba.saved");
  expect(cookie).toMatchObject({ httpOnly: false, sameSite: "Lax" });
  expect(cookie!.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400);
  await page.goto("/ar/stays");
  await expect(page.locator("button.heart").first()).toHaveAttribute("aria-pressed", "true");
});

test("GU-153 GU-155: saved things with notes that never leave the browser, in both directions and widths", async ({
  page,
}) => {
  for (const list of LISTS) await save(page, list);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/saved");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("4 things you liked");
  await waitForHydration(page);
  const note = page.getByRole("textbox", { name: /^Note about/ }).first();
  await expect(note).toHaveAttribute("maxlength", "280");
  await note.fill("Ask about the boat");
  await expect(page.getByText("Your notes stay in this browser.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: /^Note about/ }).first()).toHaveValue("Ask about the boat");
  expect(sent.filter((request) => /boat/i.test(request) && !/assets|scenes|media/.test(request))).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await waitForHydration(page);
  await page.locator("main button.heart").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 things you liked");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  for (const path of ["/saved", "/ar/saved"]) {
    await page.goto(path);
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
    }
  }
});

test("GU-156 GU-189 GU-191: put in order by keyboard, compared by ticks, in a table that scrolls within itself", async ({
  page,
}) => {
  await save(page, "/stays", 3);
  await page.goto("/saved");
  await waitForHydration(page);
  // Moved by keyboard the first goes to the end; at the end only the way back is left.
  const titles = page.locator(".saved-card h3");
  const name = await titles.first().innerText();
  const down = page.getByRole("button", { name: `Move ${name} down the list` });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(titles.nth(1)).toHaveText(name);
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(titles.nth(2)).toHaveText(name);
  await expect(page.getByRole("button", { name: `Move ${name} up the list` })).toBeFocused();
  for (const n of [0, 1])
    await page
      .getByRole("checkbox", { name: /^Compare/ })
      .nth(n)
      .check();
  await page.getByRole("button", { name: "Put side by side" }).click();
  await expect(page).toHaveURL(/\?ids=[\w-]+&ids=[\w-]+&compare=stay#compare$/);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  await expect(table.getByRole("rowheader", { name: "Price" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  const region = page.locator(".compare-scroll");
  expect(await region.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const first = table.getByRole("rowheader", { name: "Price" });
  const before = await first.boundingBox();
  await region.evaluate((element) => element.scrollBy({ left: 120 }));
  expect((await first.boundingBox())!.x).toBeCloseTo(before!.x, 0);
});

test("GU-157: a copy is shared, saved whole by another, and ended", async ({ page, browser, baseURL }) => {
  await save(page, "/stays", 2);
  await page.goto("/saved");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Make a link" }).click();
  const field = page.getByLabel("The address of the copy");
  await expect(field).toHaveValue(/\/saved\/[\w-]{43}$/);
  const address = await field.inputValue();
  const context = await browser.newContext({ baseURL });
  const friend = await context.newPage();
  await friend.goto(address);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText("2 things somebody liked");
  await expect(friend.locator("textarea")).toHaveCount(0);
  expect(await findViolations(friend)).toEqual([]);
  await friend.getByRole("button", { name: "Save all" }).click();
  await expect(friend).toHaveURL(/\/saved$/);
  await expect(friend.locator(".saved-count")).toHaveText("2");
  // The own list changes without it.
  await page.locator("main button.heart").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One thing you liked");
  await friend.goto(address);
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText("2 things somebody liked");
  await page.getByRole("button", { name: "End the link" }).click();
  await expect(field).toHaveCount(0);
  await friend.goto(address);
  await expect(friend.getByText("This list is gone").last()).toBeVisible();
  await context.close();
});

test("GU-159: the list is asked about with its notes, and staff see its things as links", async ({
  page,
  browser,
  baseURL,
  postgresSite,
}) => {
  await save(page, "/stays", 2);
  await page.goto("/saved");
  await waitForHydration(page);
  await page
    .getByRole("textbox", { name: /^Note about/ })
    .first()
    .fill("Near the market");
  await page.getByRole("checkbox", { name: "Send my notes along" }).check();
  await page.locator("#send [name=name]").fill("Hanna Solberg");
  await page.locator("#send [name=email]").fill("hanna.saved@example.com");
  await page.locator("#send [name=message]").fill("Which is quieter?");
  await page.getByRole("button", { name: "Ask about these" }).click();
  await expect(page.locator(".form-success")).toContainText("Thank you!");
  const rows = await postgresSite.query(
    "select message, case_id from inquiries where email = 'hanna.saved@example.com'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.message).toContain(": Near the market");
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await signInContext(context);
  const office = await context.newPage();
  await office.goto(`/1324admin/inbox/${String(rows[0]!.case_id)}`);
  await expect(office.locator(".case-items a[href*='/1324admin/stays/']")).toHaveCount(2);
  await context.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("GU-149 GU-153 GU-155 GU-156 GU-157: saved, listed, compared and shared by forms alone", async ({ page }) => {
    await page.goto("/stays");
    await page.locator("button.heart").first().click();
    await expect(page).toHaveURL(/\/stays#s[0-9a-f]{32}$/);
    await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await expect(page.locator(".saved-count")).toHaveText("1");
    await page.locator("button.heart").nth(1).click();
    await page.getByRole("status").getByRole("link", { name: "Saved" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 things you liked");
    await expect(page.locator(".saved textarea:not([name=message])")).toHaveCount(0);
    const titles = page.locator(".saved-card h3");
    const first = await titles.first().innerText();
    await page.getByRole("button", { name: `Move ${first} down the list` }).click();
    await expect(titles.nth(1)).toHaveText(first);
    for (const n of [0, 1])
      await page
        .getByRole("checkbox", { name: /^Compare/ })
        .nth(n)
        .check();
    await page.getByRole("button", { name: "Put side by side" }).click();
    await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(2);
    await page.getByRole("button", { name: "Make a link" }).click();
    const address = await page.getByLabel("The address of the copy").inputValue();
    await page.locator("main button.heart").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One thing you liked");
    await page.goto(address);
    await page.getByRole("button", { name: "Save all" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 things you liked");
    await page.getByRole("button", { name: "End the link" }).click();
    await expect(page.getByLabel("The address of the copy")).toHaveCount(0);
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(page.getByText("Nothing saved yet")).toBeVisible();
  });
});
