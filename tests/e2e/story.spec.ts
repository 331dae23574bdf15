import { expect, waitForHydration, test, testOnPostgres } from "#tests/support/fixtures";

const STORIES = [
  { path: "/why-pemba/pristine-beaches", title: "Pristine beaches", features: [5] },
  { path: "/why-pemba/lush-forest", title: "Lush forest", features: [2, 3] },
  { path: "/why-pemba/cultural-heritage", title: "Cultural heritage", features: [3, 2] },
];

for (const { path, title, features } of STORIES) {
  test(`${title}: what it tells, and where it leads`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".story-intro p")).not.toBeEmpty();
    expect(
      await page.locator(".story-features").evaluateAll((lists) => lists.map((list) => list.children.length)),
    ).toEqual(features);
    const pictures = await page
      .locator(".story-picture img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("src")));
    expect(new Set(pictures).size).toBe(pictures.length);
    await expect(page.locator(".activity-group")).toHaveCount(3);
    await expect(page.getByRole("navigation", { name: "Why Pemba" }).locator("[aria-current=page]")).toHaveCount(1);
    const data = await page
      .locator("script[type='application/ld+json']")
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>));
    expect(data.map((thing) => thing["@type"])).toEqual(["TouristDestination", "BreadcrumbList"]);

    await page.locator(".activity-group a").first().click();
    await expect(page).toHaveURL(/\/experiences\?category=/);
    await expect(page.locator(".card").first()).toBeVisible();
    await page.goBack();
    await page.locator(".call-panel").getByRole("link", { name: "See experiences" }).click();
    await expect(page).toHaveURL(/\/experiences$/);
    await page.goBack();
    await page.locator(".call-panel").getByRole("link", { name: "Contact us" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

testOnPostgres("About: a partnership is proposed and stored as one", async ({ page, postgresSite }) => {
  await page.goto("/about");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nine of us, and an island");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("better off for each of them.");
  await expect(page.locator(".about-values h3")).toHaveText(["Environmental", "Cultural", "Economic", "Community"]);
  await expect(page.locator(".voice")).toHaveCount(2);
  await expect(page.locator("[name=topic]")).toHaveValue("Partnership");
  await page.locator("[name=name]").fill("Hamad Omar");
  await page.locator("[name=email]").fill("hamad@example.com");
  await page.locator("[name=message]").fill("A field school in Ngezi");
  await page.locator(".panel button.btn-primary").click();
  await expect(page.getByRole("status").filter({ hasText: "Thank you!" })).toBeVisible();
  expect(await postgresSite.query("select topic, message from inquiries where email = 'hamad@example.com'")).toEqual([
    { topic: "Partnership", message: "A field school in Ngezi" },
  ]);
});
