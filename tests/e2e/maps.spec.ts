import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, test } from "#tests/support/fixtures";

const VILLA = "/real-estate/makuti-beachfront-villa";

/** Where the names of a map stand on screen. */
function nameBoxes(page: Page): Promise<{ name: string; box: number[] }[]> {
  return page.locator(".drawn-map .map-places text").evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        return { name: text.textContent ?? "", box: [left, top, right, bottom] };
      }),
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("PL-001 PL-002 PL-005 PL-014: contact, a property and an experience have a drawn map, with names in the page's script", async ({
    page,
  }) => {
    const names = { "": "Konde", "/ru": "Конде", "/zh": "孔德", "/ar": "كوندي", "/sw": "Konde" };
    for (const [prefix, konde] of Object.entries(names)) {
      await page.goto(prefix + VILLA);
      const map = page.locator(".where-map");
      await expect(map.locator("svg[role=img]")).toBeVisible();
      await expect(map.locator(".map-land").first()).toBeVisible();
      await expect(map.locator("text", { hasText: konde })).toBeVisible();
      await expect(map.locator("figcaption")).toContainText(konde);
      await expect(map.locator("a[href='https://www.openstreetmap.org/copyright']")).toBeVisible();
      // It is never mirrored: north is up and east is right.
      const inset = (await map.locator(".map-dot").boundingBox())!;
      const island = (await map.locator(".where-inset").boundingBox())!;
      expect(inset.x - island.x).toBeLessThan(island.width / 2);
      expect(inset.y - island.y).toBeLessThan(island.height / 4);
    }
    await page.goto("/experiences");
    await page.goto((await page.locator("a[href^='/experiences/']").first().getAttribute("href"))!);
    await expect(page.locator(".where-map svg[role=img]")).toBeVisible();
    await page.goto("/contact");
    await expect(page.locator(".office-map text", { hasText: "Chake Chake" })).toBeVisible();
  });
});

test("PL-007 PL-011 PL-012 PT-21 PT-30: names do not lie over each other, ids are not shared, nothing sticks out", async ({
  page,
}) => {
  for (const [width, prefix] of [
    [320, ""],
    [390, "/ar"],
    [768, "/de"],
    [1440, "/zh"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(prefix + VILLA);
    const boxes = await nameBoxes(page);
    expect(boxes.length, `${width} px`).toBeGreaterThan(0);
    for (const [n, { name, box: a }] of boxes.entries())
      for (const { name: other, box: b } of boxes.slice(n + 1))
        expect(
          a[0]! < b[2]! && b[0]! < a[2]! && a[1]! < b[3]! && b[1]! < a[3]!,
          `${name} over ${other} at ${width} px`,
        ).toBe(false);
    const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  }
  expect(await findViolations(page)).toEqual([]);
});

test("a map is drawn in the browser after a navigation, and is the one the server draws", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await page.goto(VILLA);
  const drawn = await page.locator(".where-map svg[role=img]").innerHTML();
  await page.goto("/real-estate");
  await page.locator(`a[href='${VILLA}']`).first().click();
  await expect(page).toHaveURL(VILLA);
  await expect.poll(() => page.locator(".where-map svg[role=img]").innerHTML()).toBe(drawn);
  // Hydrated, it stays as it is.
  await page.reload();
  await page.locator(".title-actions button, .property-top button").first().click();
  await expect.poll(() => page.locator(".where-map svg[role=img]").innerHTML()).toBe(drawn);
  expect(refused).toEqual([]);
});
