import type { Page } from "@playwright/test";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, test, waitForHydration } from "#tests/support/fixtures";

const day = (n: number) => addDays(islandToday(), n);
const show = (page: Page) => page.locator(".show-free");

test("BK-073 BK-074: days are chosen, lead on to the stay, and are there again after Back, where one was", async ({
  page,
}) => {
  await page.goto("/stays");
  await page.getByLabel("Check-in").fill(day(40));
  // The day of departure follows.
  await expect(page.getByLabel("Check-out")).toHaveValue(day(41));
  await expect(page).toHaveURL(/\/stays$/);
  await page.getByLabel("Check-out").fill(day(43));
  await show(page).click();
  await expect(page.getByRole("status").filter({ hasText: "free" })).toBeVisible();
  expect(new URL(page.url()).searchParams.toString()).toBe(`from=${day(40)}&to=${day(43)}`);
  await page.getByLabel("Type").selectOption("villa");
  await expect(page).toHaveURL(/type=villa/);
  expect(await findViolations(page)).toEqual([]);
  const last = page.locator(".stay-row .card-title a").last();
  await last.scrollIntoViewIfNeeded();
  const [name, scrolled] = [await last.innerText(), await page.evaluate(() => window.scrollY)];
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.locator("[name=check_in]")).toHaveValue(day(40));
  await expect(page.locator("[name=check_out]")).toHaveValue(day(43));
  await page.goBack();
  await expect(page.getByLabel("Check-in")).toHaveValue(day(40));
  await expect(page.getByLabel("Type")).toHaveValue("villa");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goBack();
  await expect(page.getByLabel("Type")).toHaveValue("");
  await expect(page).not.toHaveURL(/type=/);
  await page.goBack();
  await expect(page.getByLabel("Check-in")).toHaveValue("");
  await expect(page).toHaveURL(/\/stays$/);
});

test("BK-077: choosing days is one read; the filters of the browser stay silent, with days too", async ({ page }) => {
  await page.goto("/experiences");
  await waitForHydration(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch" && request.url().includes(".data")) asked.push(request.url());
  });
  await page.getByLabel("First day").fill(day(30));
  await page.getByRole("button", { name: "One person more" }).click();
  expect(asked).toEqual([]);
  await show(page).click();
  await expect(page.locator(".found-head")).toContainText("For 2 people.");
  expect(asked).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
  await page.locator("select[name=category]").selectOption("Nature");
  await expect(page).toHaveURL(/category=Nature/);
  await page.locator(".category-chip").first().click();
  await expect(page).not.toHaveURL(/category=/);
  await expect(page).toHaveURL(new RegExp(`from=${day(30)}`));
  expect(asked).toHaveLength(1);

  await page.goto(`/transportation?from=${day(30)}&to=${day(33)}`);
  await expect(page.locator(".found-head")).toContainText("3 days.");
  asked.length = 0;
  await page.getByRole("searchbox").fill("bicycle");
  await expect(page).toHaveURL(/search=bicycle/);
  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  expect(asked).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
});

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("BK-058 BK-073: fields and button of the browser do it, in Arabic too, and nothing sticks out", async ({
    page,
  }) => {
    await page.goto("/ar/stays");
    await page.locator("[name=from]").fill(day(40));
    await page.locator("[name=to]").fill(day(42));
    await show(page).click();
    await page.waitForURL((url) => url.searchParams.get("from") === day(40) && url.searchParams.get("to") === day(42));
    expect(await horizontalOverflow(page)).toBe(0);
    await page.locator(".stay-row .card-title a").first().click();
    await expect(page.locator("[name=check_in]")).toHaveValue(day(40));
    for (const path of [`/transportation?from=${day(40)}&to=${day(42)}`, `/de/experiences?from=${day(40)}`]) {
      await page.goto(path);
      expect(await horizontalOverflow(page), path).toBe(0);
    }
  });
});
