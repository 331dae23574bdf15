import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "#tests/support/fixtures";

async function check(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ target }) => String(target)).join(", ")}`)).toEqual([]);
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const [language, prefix] of width === 390 ? ([["English", ""], ["Arabic", "/ar"]] as const) : ([["English", ""], ["Chinese", "/zh"]] as const)) {
    test(`visitors' pages have no barrier at ${width} px in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${prefix}/experiences`);
      await hydrated(page);
      await check(page, "list");
      const detail = await page.locator(".card .card-title a").first().getAttribute("href");
      await page.goto(detail!);
      await hydrated(page);
      await page.locator(".panel button[type=submit]").click();
      await check(page, "detail with errors");
      for (const path of language === "English" ? ["", "/nope", "/stays"] : []) {
        await page.goto(prefix + path || "/");
        await hydrated(page);
        await check(page, path);
      }
    });
  }

  test(`the office has no barrier at ${width} px`, async ({ office, page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/1324admin");
    await check(page, "gate");
    await office.setViewportSize({ width, height });
    for (const path of ["", "/experiences", "/experiences/new", "/customers", "/stays", "/nothing"]) {
      await office.goto(`/1324admin${path}`);
      await hydrated(office);
      await check(office, path);
    }
  });
}
