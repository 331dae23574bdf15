import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, openScreen, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const planCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "pemba.plan")?.value ?? "";

/** Opens the first stay on days, and puts it into the plan. */
async function addStay(page: Page, from = 400, to = 404): Promise<string> {
  await page.goto("/stays");
  const path = (await page.locator('.card-title a[href^="/stays/"]').first().getAttribute("href"))!;
  await page.goto(`${path}?from=${inDays(from)}&to=${inDays(to)}`);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("button", { name: "Add to plan" }).click();
  await page.waitForURL(/\/plan/);
  return name.trim();
}

test("GU-162: a stay is added with its days, moved by its menu, and removed", async ({ page }) => {
  const name = await addStay(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("5 days on Pemba");
  await expect(page.locator(".plan-item").first()).toContainText(name);
  await waitForHydration(page);
  const menu = page.locator(".plan-menu summary").first();
  await menu.click();
  await page.getByRole("button", { name: "A day later" }).click();
  await expect(page.locator(".plan-day time").first()).toHaveAttribute("datetime", inDays(401));
  // Whoever works by keyboard goes on where she was.
  await expect(menu).toBeFocused();
  await menu.press("Enter");
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(page.getByText("Nothing planned yet")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("GU-162: the same by dragging onto a day", async ({ page }) => {
  await addStay(page);
  await waitForHydration(page);
  const before = await planCookie(page);
  await page.locator(".plan-item[draggable]").first().dragTo(page.locator(".plan-day").nth(2));
  await expect.poll(() => planCookie(page)).not.toBe(before);
});

test("GU-166 GU-168 GU-170: a plan is sent once, told thing by thing, gone from the browser, and one group for staff", async ({
  page,
  office,
}) => {
  const name = await addStay(page, 420, 424);
  await addStay(page, 424, 427);
  await waitForHydration(page);
  await page.getByRole("textbox", { name: "Full name" }).fill("Marta Figueira");
  await page.getByRole("textbox", { name: "Email" }).fill("marta@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("+351 912 345 678");
  await page.getByRole("button", { name: "Send as one request" }).click();
  await expect(page.getByRole("heading", { name: "Your plan is with us" })).toBeVisible();
  await expect(page.locator(".plan-sent-things")).toContainText(name);
  expect(await planCookie(page)).toBe("");
  await openScreen(office, "/1324admin/customers");
  const group = office.locator(".request-table tbody[data-plan]").filter({ hasText: "Marta Figueira" }).first();
  await expect(group.getByRole("row")).toHaveCount(3);
  await expect(group.getByRole("button", { name: /Pending/ })).toHaveCount(2);
  await expect(group).toContainText("0 of 2 confirmed");
  await group.getByRole("link", { name: /^Trip plan / }).click();
  await expect(office.getByText("0 of 2 confirmed").first()).toBeVisible();
  await openScreen(office, `/1324admin/calendar?from=${inDays(418)}`);
  await office.locator(".tl-bar", { hasText: "Marta Figueira" }).first().click();
  await expect(office.locator(".tl-bar[data-plan]")).toHaveCount(2);
});

test("GU-171 GU-172: the guest's page has the plan by days, one total, and cancels all of it", async ({ page }) => {
  await addStay(page, 480, 482);
  await addStay(page, 482, 484);
  await waitForHydration(page);
  await page.getByRole("textbox", { name: "Full name" }).fill("Marta Figueira");
  await page.getByRole("textbox", { name: "Email" }).fill("marta.two@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("+351 912 345 678");
  await page.getByRole("button", { name: "Send as one request" }).click();
  await page.goto((await page.locator('a[href*="/my/"]').first().getAttribute("href"))!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your trip plan");
  const overview = page.locator(".plan-overview");
  await expect(overview.locator("dt b")).toHaveCount(2);
  await expect(overview).toContainText("Total of what is not cancelled");
  await overview.getByRole("link", { name: "Cancel everything" }).click();
  await expect(page.locator(".plan-cancelled li")).toHaveCount(2);
  await page.getByRole("button", { name: "Cancel everything" }).click();
  await expect(page.getByText("What can be cancelled at once is cancelled")).toBeVisible();
  await expect(overview.locator("s")).toHaveCount(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("GU-162 NS: added, moved and removed by forms alone", async ({ page }) => {
    await addStay(page, 440, 444);
    await page.locator(".plan-menu summary").first().click();
    await page.getByRole("button", { name: "A day earlier" }).click();
    await expect(page.locator(".plan-day").first()).toBeVisible();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(page.getByText("Nothing planned yet")).toBeVisible();
  });
});

test("GU-189 GU-191: no violations, nothing wider than the screen, and mirrored in Arabic", async ({ page }) => {
  await addStay(page, 460, 464);
  for (const path of ["/plan", "/ar/plan"]) {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    }
    expect(await findViolations(page)).toEqual([]);
  }
});
