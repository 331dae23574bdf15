import { expect, test, testOnPostgres, waitForHydration } from "#tests/support/fixtures";

test("while one field is mended the others keep their errors, and the cursor stays where it is", async ({ page }) => {
  await page.goto("/contact");
  await waitForHydration(page);
  await page.locator(".panel button.btn-primary").click();
  const name = page.locator(".panel [name=name]");
  await expect(name).toBeFocused();
  await page.keyboard.type("Amina Mbarouk", { delay: 20 });
  await expect(name).toHaveValue("Amina Mbarouk");
  await expect(name).toBeFocused();
  await expect(page.locator(".panel [name=email]")).toHaveAttribute("aria-invalid", "true");
});

test("what only the server can tell stands beside what the browser found, in one round (R7-04)", async ({ page }) => {
  await page.goto("/contact");
  await waitForHydration(page);
  await page.locator(".panel [name=name]").fill("Amina Mbarouk");
  await page.locator(".panel [name=email]").fill("amina@");
  await page.locator(".panel [name=phone]").fill("+44 20 12");
  await page.locator(".panel [name=message]").fill("Two people in July");
  await page.locator(".panel button.btn-primary").click();
  await expect(page.locator(".panel [name=email]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".panel [name=phone]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator(".panel [name=email]")).toBeFocused();
});

testOnPostgres(
  "a taken title of an offered property stands beside what is missing, in one round (R7-04)",
  async ({ page, postgresSite }) => {
    await postgresSite.query(
      "insert into properties (slug, title, description, type, location, price) values ('said-beside', 'Said beside', 'D', 'house', 'W', 1)",
    );
    await page.goto("/real-estate/submit");
    await waitForHydration(page);
    await page.locator("form [name=title]").fill("Said beside");
    await page.locator(".submit-panel button[type=submit]").click();
    await expect(page.locator("form [name=price]")).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("form [name=title]")).toHaveAttribute("aria-invalid", "true");
  },
);
