import type { Page } from "@playwright/test";
import { experiencePath, expect, waitForHydration, test } from "#tests/support/fixtures";

const cards = (page: Page) => page.locator(".card");
const openList = async (page: Page, search = "") => {
  await page.goto(`/experiences${search}`);
  await waitForHydration(page);
};
const openDetail = async (page: Page) => {
  await page.goto(await experiencePath(page.request, "Dhow sail into the last light"));
  await waitForHydration(page);
};

test("the list is filtered in the browser, and the filters stand in the address", async ({ page }) => {
  await openList(page);
  await expect(cards(page)).toHaveCount(14);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
  await page.getByLabel("Price per person").selectOption("100-200");
  await expect(page).toHaveURL(/\?price=100-200$/);
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator(".result-count")).toHaveText("2 experiences");
  await page.locator(".category-chip", { hasText: "Cultural Tours" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator(".result-count")).toHaveText("1 experience");
  await page.getByLabel("Duration").selectOption("short");
  await expect(page.getByRole("heading", { name: "No boats on this tide" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.reload();
  await expect(page.getByLabel("Duration")).toHaveValue("short");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(cards(page)).toHaveCount(14);
});

test("the filters offer what the specification names", async ({ page }) => {
  await openList(page);
  await expect(page.getByLabel("Price per person").locator("option")).toHaveText([
    "All Prices",
    "Under $100",
    "$100 to $200",
    "$200 to $500",
    "$500 and more",
  ]);
  await expect(page.getByLabel("Duration").locator("option")).toHaveText([
    "All Durations",
    "1-2 hours",
    "Half-day",
    "Full-day",
    "Multi-day",
  ]);
  await expect(page.getByRole("combobox", { name: "Category" }).locator("option")).toHaveCount(7);
});

test("PUB-EXP-09: the switch shows the list alone, and the list stays", async ({ page }) => {
  await openList(page);
  const view = page.locator(".view-switch.on-wide-screens");
  await expect(page.locator(".list-map")).toBeVisible();
  await view.getByRole("link", { name: "List", exact: true }).click();
  await expect(page.locator(".list-map")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(14);
  await view.getByRole("link", { name: "List and map" }).click();
  await expect(page.locator(".list-map")).toBeVisible();
});

test("back from a detail brings the filters back", async ({ page }) => {
  await openList(page, "?category=Wellness");
  await page.locator(".card .card-title a").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clove oil and sea air");
  await page.goBack();
  await expect(page).toHaveURL(/category=Wellness$/);
  await expect(cards(page)).toHaveCount(1);
});

test("a detail shows what it should", async ({ page }) => {
  await openDetail(page);
  const main = page.locator("main");
  await expect(main.locator(".fact-strip")).toContainText("4.6 7 reviews");
  await expect(main.getByText(/Minimum age is 5\./)).toBeVisible();
  await expect(main.getByRole("heading", { name: "What is included" })).toBeVisible();
  await expect(main.locator(".tick-list").first().getByRole("listitem")).toHaveText([
    "A captain and crew from Pemba",
    "Life jackets for everybody",
    "Cassava crisps and ginger tea",
  ]);
  await expect(main.getByRole("heading", { name: "Not included" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "What to bring" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Cancellation" })).toBeVisible();
  await expect(main.locator(".review")).toHaveCount(7);
  await expect(main.locator(".review .demo-mark")).toHaveCount(7);
  await expect(main.locator("video")).toHaveCount(0);
  await expect(main.locator(".fact-strip")).toContainText("Water Activities");
  await expect(main.locator(".fact-strip")).toContainText("2 hours");
  await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Experiences" }).click();
  await expect(page).toHaveURL(/\/experiences$/);
});

test("PUB-EXP-13 T-11: a favourite is kept", async ({ page }) => {
  await openDetail(page);
  const heart = page.locator(".title-actions [aria-pressed]");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".heart-status")).toHaveText("Saved");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("sharing by e-mail, WhatsApp and link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openDetail(page);
  await page.locator(".share-menu summary").click();
  await expect(page.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:\?subject=Dhow.*body=http/);
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=/);
  await page.getByRole("button", { name: "Copy link" }).click();
  const copied = page.locator(".share-menu button");
  await expect(copied).toHaveText("Copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(copied).toHaveText("Copy link");
});

test("the gallery wraps both ways, by arrows and keys, and closes", async ({ page }) => {
  await openDetail(page);
  await page.getByRole("button", { name: "All 5 photos" }).click();
  const box = page.locator("dialog.lightbox");
  await expect(box.locator("bdi")).toHaveText("1 / 5");
  await box.getByRole("button", { name: "Previous photo" }).click();
  await expect(box.locator("bdi")).toHaveText("5 / 5");
  await box.getByRole("button", { name: "Next photo" }).click();
  await expect(box.locator("bdi")).toHaveText("1 / 5");
  await page.keyboard.press("ArrowLeft");
  await expect(box.locator("bdi")).toHaveText("5 / 5");
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the slides wrap both ways", async ({ page }) => {
    await openDetail(page);
    const slides = page.locator(".slides");
    await expect(slides.locator(".slides-count")).toHaveText("1 / 5");
    await slides.getByRole("button", { name: "Previous photo" }).click();
    await expect(slides.locator(".slides-count")).toHaveText("5 / 5");
    await slides.getByRole("button", { name: "Next photo" }).click();
    await expect(slides.locator(".slides-count")).toHaveText("1 / 5");
  });

  test("the bar at the bottom leads to the form", async ({ page }) => {
    await openDetail(page);
    await page.locator(".bottom-bar a").click();
    await expect(page.getByLabel("Full name")).toBeInViewport();
  });
});

test("an unknown experience says so and leads back", async ({ page, request }) => {
  for (const id of ["does-not-exist", "00000000-0000-4000-8000-000000000000"]) {
    expect((await request.get(`/experiences/${id}`)).status()).toBe(404);
  }
  await page.goto("/experiences/does-not-exist");
  await expect(page.getByRole("heading", { name: "Experience Not Found" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Back to all experiences" }).click();
  await expect(page).toHaveURL(/\/experiences$/);
});

test("search engines get a title, a short description and structured data without invented ratings", async ({
  page,
}) => {
  await openDetail(page);
  await expect(page).toHaveTitle("Dhow sail into the last light | Pemba Paradise");
  const description = await page.locator("meta[name=description]").getAttribute("content");
  expect(description!.length).toBeLessThanOrEqual(160);
  await page.reload();
  const things = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>));
  expect(things.map((thing) => thing["@type"])).toEqual(["TouristTrip", "BreadcrumbList"]);
  expect(things[0]).not.toHaveProperty("aggregateRating");
  expect(things[0]).toMatchObject({ offers: { price: "65.00", priceCurrency: "USD" } });
  await page.goto("/experiences");
  await expect(page).toHaveTitle("Things to do on Pemba: dhows, reefs, forest and cloves");
  await expect(page.locator("meta[name='geo.position']")).toHaveAttribute("content", "-5.2;39.7");
});
