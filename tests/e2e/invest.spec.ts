import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

test("the pitch has its sections, its nine figures and the caution beside them", async ({ page }) => {
  await page.goto("/invest");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const name of [
    "Nearer than it looks",
    "The same sea, a different price",
    "Three doors, all open",
    "Financial outlook",
  ]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole("img", { name: /^Map: the flight from Dubai/ })).toBeVisible();
  await expect(page.locator("article.opportunity")).toHaveCount(3);
  for (const figure of [
    "$10/m²",
    "15%",
    "25%",
    "5x growth",
    "15% rental yield",
    "5-10x lower costs",
    "500% projected growth",
    "30 minutes by air from Unguja",
    "5 hours from Dubai",
  ]) {
    await expect(page.locator("main"), figure).toContainText(figure);
  }
  await expect(page.locator("main"), "a year that passes").not.toContainText(/20\d\d/);
  await expect(page.locator(".invest-numbers")).toContainText(
    "Figures are estimates and projections, not an offer or a promise.",
  );

  const deck = page.getByRole("link", { name: "Download Pitch Deck" });
  await expect(deck).toHaveAttribute("href", "/invest/deck.pdf");

  await page.getByRole("link", { name: "Ask about land" }).click();
  await expect(page).toHaveURL(/\/invest#talk$/);
  await expect(page.getByRole("heading", { name: "Start a conversation" })).toBeInViewport();
});

test("the length of the flight stands inside its pill in every language", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const language of LANGUAGES) {
      await page.goto(inLanguage("/invest", language));
      await page.evaluate(() => document.fonts.ready);
      const [pill, words] = await Promise.all(
        [".map-pill", ".map-flight"].map((part) => page.locator(part).boundingBox()),
      );
      expect(words!.x, `${language} at ${width} px`).toBeGreaterThan(pill!.x + 4);
      expect(words!.x + words!.width, `${language} at ${width} px`).toBeLessThan(pill!.x + pill!.width - 4);
    }
  }
  // A number beside Arabic letters is drawn on their wrong side in an SVG.
  await page.goto("/ar/invest");
  await expect(page.locator(".map-flight")).not.toHaveText(/\d/);
});

test("a question is stored under the topic Investment, with the language of the page", async ({
  page,
  postgresSite,
}) => {
  await page.goto("/de/invest");
  await waitForHydration(page);
  const topic = page.locator("[name=topic]");
  await expect(topic).toHaveValue("Investment");
  await expect(topic.locator("option")).toHaveCount(6);
  await page.locator("[name=name]").fill("Jonas Weber");
  await page.locator("[name=email]").fill("jonas@example.com");
  await page.locator("[name=message]").fill("Two hectares near Wete?");
  await page.locator(".panel button.btn-primary").click();
  await expect(page.locator(".form-success")).toBeVisible();
  expect(
    await postgresSite.query("select topic, language, page, message from inquiries where email = 'jonas@example.com'"),
  ).toEqual([{ topic: "Investment", language: "de", page: "/invest", message: "Two hectares near Wete?" }]);
});
