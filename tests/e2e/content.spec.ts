import { fr } from "#app/features/translations/catalogues/fr";
import { expect, testOnPostgres as test } from "#tests/support/fixtures";

/**
 * What staff change must be on the site at once: here it is changed in the database itself, as another server process
 * would.
 */
test("a changed text shows at once, an emptied one falls back to English", async ({ page, postgresSite }) => {
  await postgresSite.query("update translations set fr = 'Bienvenue à bord' where key = 'experiences.title'");
  await expect(async () => {
    await page.goto("/fr/experiences");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bienvenue à bord", { timeout: 1_000 });
  }).toPass();
  await postgresSite.query("update translations set fr = '' where key = 'experiences.title'");
  await expect(async () => {
    await page.goto("/fr/experiences");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Things to do on Pemba", { timeout: 1_000 });
  }).toPass();
  await postgresSite.query("update translations set fr = '{broken' where key = 'experiences.title'");
  await expect(async () => {
    await page.goto("/fr/experiences");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(fr.experiences.title, { timeout: 1_000 });
  }).toPass();
});

test("rates come from the table, and a currency that is switched off disappears", async ({
  page,
  context,
  baseURL,
  postgresSite,
}) => {
  await context.addCookies([{ name: "pemba.currency", value: "EUR", url: baseURL! }]);
  const price = page.locator(".card", { hasText: "Dhow sail" }).locator(".price-line b");
  await postgresSite.query("update currencies set exchange_rate = 2 where code = 'EUR'");
  await expect(async () => {
    await page.goto("/experiences");
    await expect(price).toHaveText("€130.00", { timeout: 1_000 });
  }).toPass();
  await postgresSite.query("update currencies set is_active = false where code = 'EUR'");
  await expect(async () => {
    await page.goto("/experiences");
    await expect(price).toHaveText("$65.00", { timeout: 1_000 });
    await expect(page.locator(".site-tools button[value=EUR]")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await postgresSite.query("update currencies set is_active = true, exchange_rate = 0.92 where code = 'EUR'");
});

test("settings reach header, hero and footer", async ({ page, postgresSite }) => {
  await postgresSite.query(
    `update site_settings set homepage_hero_title = 'Come *slowly*', footer_text_sw = 'Karibu Pemba', social_links = '{"instagram":"https://example.com/i","facebook":"","twitter":""}'`,
  );
  await expect(async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Come slowly", { timeout: 1_000 });
    // The page and what surrounds it are read side by side: a change may come between the two.
    await expect(page.locator(".social-links a")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator(".hero em")).toHaveText("slowly");
  await expect(page.locator(".social-links a")).toHaveAttribute("href", "https://example.com/i");
  await page.goto("/sw");
  await expect(page.locator(".footer-text")).toHaveText("Karibu Pemba");
});

test("a new category becomes a filter, and markup in a title stays text", async ({ page, postgresSite }) => {
  await postgresSite.query(
    "insert into experiences (title, description, category, duration, price) values ('</script><script>window.hacked=1</script>', 'D', 'Stargazing', 'All night', 10)",
  );
  await page.goto("/experiences?category=Stargazing");
  await expect(page.locator(".card")).toHaveCount(1);
  await expect(page.locator(".card-title")).toHaveText("</script><script>window.hacked=1</script>");
  await expect(page.getByRole("combobox", { name: "Category" }).locator("option").last()).toHaveText("Stargazing");
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  await postgresSite.query("delete from experiences where category = 'Stargazing'");
});
