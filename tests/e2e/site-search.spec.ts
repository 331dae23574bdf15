import { findViolations } from "#tests/support/accessibility";
import { expect, test } from "#tests/support/fixtures";

test("PL-051 to PL-058 PT-24: the box suggests, is a combobox, waits for a composed word, and is a form when it cannot", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => /suggest-|search\.json/.test(request.url()) && asked.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/experiences");
  const box = page.locator(".site-tools > form input");
  expect(asked).toEqual([]);
  await box.focus();
  await expect(box).toHaveRole("combobox");
  await box.pressSequentially("wet");
  const list = page.getByRole("listbox");
  await expect(list.getByRole("option").first()).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  expect(asked.filter((address) => address.includes("search.json"))).toHaveLength(1);
  expect(await list.getByRole("option").count()).toBeLessThanOrEqual(9);
  await box.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", "site-suggestions-0");
  await box.press("End");
  await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await box.press("Home");
  await expect(box).toHaveAttribute("aria-activedescendant", "site-suggestions-0");
  await box.press("ArrowUp");
  await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(".site-tools [role=status]")).toHaveText(/^\d suggestions$/);
  expect(await findViolations(page)).toEqual([]);
  await box.press("Escape");
  await expect(list).toBeHidden();
  await expect(box).toHaveValue("wet");
  await box.press("ArrowDown");
  await expect(list).toBeVisible();
  await box.press("Tab");
  await expect(list).toBeHidden();
  await expect(box).not.toBeFocused();
  await box.focus();
  // An answer that comes late does not replace what was asked after it.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/search.json?q=Misa", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const slow = page.waitForRequest("**/search.json?q=Misa");
  await box.fill("Misa");
  await slow;
  await box.fill("Wete");
  await expect(list.getByRole("option").last()).toContainText("Wete");
  letGo();
  await page.unrouteAll({ behavior: "wait" });
  await expect(list.getByRole("option").last()).toContainText("Wete");
  await box.press("Escape");
  // Nothing is asked, and Enter sends nothing, while a word is being composed.
  const before = asked.length;
  await box.evaluate((input: HTMLInputElement) => {
    input.value = "weteinn";
    input.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
    if (input.dispatchEvent(enter)) input.form?.requestSubmit();
  });
  await page.waitForTimeout(400);
  expect(asked).toHaveLength(before);
  await expect(page).toHaveURL(/\/experiences$/);
  // It cannot be asked: nothing is shown, and the form still works.
  const failures = [{ status: 429 }, { status: 500, body: "no" }, null];
  for (const [n, failure] of failures.entries()) {
    await page.unrouteAll();
    await page.route("**/search.json*", (route) =>
      failure ? route.fulfill(failure) : route.abort("internetdisconnected"),
    );
    const tried = page.waitForRequest("**/search.json*");
    await box.fill(n === 2 ? "Wete" : `Wet${n}`);
    await (await tried).response();
    await expect(list).toBeHidden();
    await expect(box).toHaveAttribute("aria-expanded", "false");
  }
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=Wete$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Wete");
  // Closed, the box is a sign, and what was typed does not lie over it.
  await expect(box).toHaveValue("Wete");
  expect(await box.evaluate((input) => getComputedStyle(input).textIndent)).toBe("100px");
});

test("PL-054 PL-056 PT-24: in Arabic the list is mirrored and Latin words are not; Enter opens the chosen line, one Chinese sign is enough", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/ar/about");
  const box = page.locator(".site-tools > form input");
  const list = page.getByRole("listbox");
  await box.focus();
  await expect(box).toHaveRole("combobox");
  await box.fill("Misali");
  await expect(list.getByRole("option").nth(1)).toBeVisible();
  expect(await box.evaluate((input) => getComputedStyle(input).direction)).toBe("ltr");
  const option = list.getByRole("option").first();
  expect(await option.evaluate((line) => getComputedStyle(line).direction)).toBe("rtl");
  const [line, sign] = [await option.boundingBox(), await option.locator("i, img").first().boundingBox()];
  expect(sign!.x).toBeGreaterThan(line!.x + line!.width / 2);
  await box.fill("ميسالي");
  expect(await box.evaluate((input) => getComputedStyle(input).direction)).toBe("rtl");
  await expect(option.locator("mark").first()).toHaveText("ميسالي");
  await page.goto("/zh/about");
  await box.focus();
  await expect(box).toHaveRole("combobox");
  await box.fill("潜");
  await expect(list.getByRole("option").nth(1)).toBeVisible();
  await box.press("ArrowDown");
  const to = await list.getByRole("option").first().getAttribute("href");
  await box.press("Enter");
  await expect(page).toHaveURL((address) => address.pathname + address.search + address.hash === to);
  await page.goBack();
  await expect(page).toHaveURL(/\/zh\/about$/);
  await expect(list).toBeHidden();
});

test("PL-051: without scripts the box is a form, and on phones search comes first in the menu", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto("/ar/about");
  await page.locator(".site-tools > form input").fill("Misali");
  await page.locator(".site-tools > form input").press("Enter");
  await expect(page).toHaveURL(/\/ar\/search\?q=Misali$/);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.locator(".site-tools > form")).toBeHidden();
  await expect(page.locator(".menu-sheet nav a").first()).toHaveAttribute("href", "/ar/search");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await context.close();
});
