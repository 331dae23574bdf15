import type { Page } from "@playwright/test";
import { expect, waitForHydration, test } from "#tests/support/fixtures";

const choose = async (page: Page, code: string) => {
  const menu = page.locator(".site-tools details").nth(1);
  await menu.locator("summary").click();
  await menu.locator(`button[value=${code}]`).click();
};
const firstPrice = (page: Page) => page.locator(".card .price-line b").first();

test("prices start in dollars and change at once, without asking the server", async ({ page }) => {
  await page.goto("/experiences");
  await waitForHydration(page);
  await expect(firstPrice(page)).toHaveText("$65.00");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await choose(page, "EUR");
  await expect(firstPrice(page)).toHaveText("€59.80");
  await choose(page, "TZS");
  await expect(firstPrice(page)).toHaveText(/^TZS\s162,500$/);
  await expect(page.locator("select[name=price] option").nth(1)).toHaveText(/Under TZS\s250,000/);
  // The pins of the map are drawn anew, by a script that comes after the page's.
  expect(asked.filter((address) => !/\/(assets\/|__manifest)/.test(address))).toEqual([]);
});

test("the choice is kept under one key, and the server draws it next time", async ({ page, context }) => {
  await page.goto("/experiences");
  await waitForHydration(page);
  await choose(page, "AED");
  expect(await page.evaluate(() => localStorage.getItem("pemba.currency"))).toBe("AED");
  const html = await (await context.request.get("/experiences")).text();
  expect(html).toMatch(/AED\s238\.55/);
  await page.reload();
  await expect(firstPrice(page)).toHaveText(/AED\s238\.55/);
});

test("the picker offers the five currencies", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".site-tools details").nth(1).locator("button[name=show_currency]")).toHaveText([
    /USD/,
    /EUR/,
    /GBP/,
    /AED/,
    /TZS/,
  ]);
});

test("a stored currency that is not offered falls back to dollars", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "pemba.currency", value: "XYZ", url: baseURL! }]);
  await page.goto("/experiences");
  await expect(firstPrice(page)).toHaveText("$65.00");
});
