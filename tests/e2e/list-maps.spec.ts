import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, test, waitForHydration } from "#tests/support/fixtures";

const mapOf = (page: Page) => page.locator(".list-map");

/** How many listings its marks stand for. */
async function marked(page: Page): Promise<number> {
  const marks = mapOf(page).locator(".map-marks a:visible");
  const texts = await marks.locator("text").allTextContents();
  return texts.reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test("PL-001 PL-010 PL-016 PL-017 PL-027 PL-033: the three lists have a drawn map; a pin leads to its card, a number to its area", async ({
    page,
  }) => {
    for (const [path, total] of [
      ["/real-estate", 13],
      ["/stays", 10],
      ["/experiences", 14],
      ["/ar/stays", 10],
    ] as const) {
      await page.goto(path);
      await expect(mapOf(page).locator("svg[role=group]")).toBeVisible();
      expect(await marked(page), path).toBe(total);
    }
    await page.goto("/real-estate");
    const pin = mapOf(page).getByRole("link", { name: /\$96K/ });
    await pin.click();
    await expect(page).toHaveURL(/#p\d+$/);
    await expect(page.locator(".pinned-item:target")).toContainText("$96,000");
    await expect(page.locator(".pinned-item:target")).toBeInViewport();

    await page.goto("/real-estate?type=villa");
    const all = await page.locator(".property-card").count();
    await page.goto("/real-estate");
    const crowd = mapOf(page)
      .getByRole("link", { name: /^\d+ places here$/ })
      .first();
    const n = Number((await crowd.textContent())!.trim());
    await crowd.click();
    await expect(page).toHaveURL(/\?area=39\.\d+,-\d\.\d+,39\.\d+,-\d\.\d+$/);
    await expect(page.locator(".property-card")).toHaveCount(n);
    await expect(page.getByText("Only this part of the map.")).toBeVisible();
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/real-estate$/);
    await page.getByRole("link", { name: "Whole island" }).click();
    await expect(page).toHaveURL("/real-estate");
    expect(all).toBeGreaterThan(0);
  });
});

test.describe("the page of the map, without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test("PL-001 PL-029: places and kinds by switches of the address; a place is named and described", async ({
    page,
  }) => {
    await page.goto("/map");
    await expect(mapOf(page).locator("svg[role=group]")).toBeVisible();
    expect(await marked(page)).toBe(37);
    await page.getByRole("link", { name: "Real Estate", exact: true }).first().click();
    await expect(page).toHaveURL("/map?show=experiences%2Cstays");
    expect(await marked(page)).toBe(24);
    await page.locator(".place-links").getByRole("link", { name: "Wete Town" }).click();
    await expect(page).toHaveURL("/map?show=experiences%2Cstays&place=wete");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wete");
    await expect(page.locator(".place-note")).toContainText("Town");
    await page.goto("/ar/map?place=vumawimbi");
    await expect(page.locator(".place-note")).toContainText("شاطئ");
    // A number leads to the part of the map that holds what it stands for.
    await page.goto("/map");
    // On a phone what is not seen yet takes the room that it needs, and no more.
    await page.setViewportSize({ width: 390, height: 844 });
    const rows = await page.locator(".map-listing").evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...rows)).toBeLessThan(160);
    await page.setViewportSize({ width: 1280, height: 900 });
    await mapOf(page)
      .getByRole("link", { name: /^\d+ places here$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/map\?area=39/);
    expect(await marked(page)).toBeLessThan(37);
    await page.getByRole("link", { name: "The whole island" }).click();
    await expect(page).toHaveURL("/map");
    for (const odd of ["?place=atlantis", "?area=1,2,3", "?show=volcanoes", "?show=stays,,,&place=%00"]) {
      const answer = await page.goto(`/map${odd}`);
      expect(answer!.status(), odd).toBe(200);
    }
  });
});

test("PL-030: from 1100 px on the list and its map stand side by side and the map sticks, below that it is one or the other", async ({
  page,
}) => {
  for (const path of ["/real-estate", "/stays", "/experiences"]) {
    await page.setViewportSize({ width: 1099, height: 900 });
    await page.goto(path);
    const [list, map] = [page.locator(".list-with-map > div").first(), mapOf(page)];
    await expect(map, path).toBeHidden();
    await expect(page.locator(".view-switch.on-narrow-screens"), path).toBeVisible();
    await expect(page.locator(".view-switch.on-wide-screens"), path).toBeHidden();
    await page.goto(`${path}?view=map`);
    await expect(map, path).toBeVisible();
    expect((await map.boundingBox())!.width, path).toBeGreaterThan(900);

    await page.goto(path);
    await page.setViewportSize({ width: 1100, height: 900 });
    await expect(map, path).toBeVisible();
    await expect(page.locator(".view-switch.on-wide-screens"), path).toBeVisible();
    await expect(page.locator(".view-switch.on-narrow-screens"), path).toBeHidden();
    const [listBox, mapBox] = [(await list.boundingBox())!, (await map.boundingBox())!];
    expect(mapBox.x, path).toBeGreaterThanOrEqual(listBox.x + listBox.width);
    expect(mapBox.y, path).toBeLessThan(listBox.y + listBox.height);
    expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0);
    // Below the header, where it stays.
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 700);
    const header = (await page.locator("header").first().boundingBox())!;
    await expect.poll(async () => (await map.boundingBox())!.y, path).toBeLessThan(mapBox.y);
    const { y, height } = (await map.boundingBox())!;
    expect(y, path).toBeGreaterThanOrEqual(header.y + header.height);
    expect(y + height, path).toBeLessThanOrEqual(900);
  }
});

test("PL-018 PL-019 PL-021 PL-026 PL-027 PL-028 PT-18 PT-19: the map is asked for when it is reached, moves, and searches what it shows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const isAsked = () => asked.some((path) => /live-map|leaflet/.test(path));
  await page.goto("/real-estate");
  await waitForHydration(page);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -600);
  expect(isAsked()).toBe(false);
  const drawn = await mapOf(page)
    .locator(".map-marks a:visible svg")
    .evaluateAll((marks) =>
      marks.map((mark) => {
        const { x, width } = mark.getBoundingClientRect();
        return Math.round(x + width / 2);
      }),
    );
  await mapOf(page).hover();
  await expect(mapOf(page).locator(".live-pin, .live-crowd")).toHaveCount(drawn.length);
  expect(isAsked()).toBe(true);
  const live = await mapOf(page)
    .locator(".live-pin, .live-crowd")
    .evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().x + mark.clientWidth / 2)));
  for (const [at, x] of drawn.toSorted((a, b) => a - b).entries())
    expect(Math.abs(x - live.toSorted((a, b) => a - b)[at]!)).toBeLessThanOrEqual(4);
  await expect.poll(() => asked.filter((path) => path.startsWith("/real-estate/pins.json")).length).toBe(1);

  // Zooming parts what lay together; moving asks nothing.
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  const before = asked.length;
  await mapOf(page).locator(".map-canvas").focus();
  await page.keyboard.press("ArrowUp");
  const search = page.getByRole("button", { name: "Search this area" });
  await expect(search).toBeVisible();
  expect(asked.slice(before).filter((path) => !path.startsWith("/assets/"))).toEqual([]);
  await search.press("Enter");
  await expect(page).toHaveURL(/\?area=/);
  await expect(page.getByText("Only this part of the map.")).toBeVisible();
  await expect(search).toBeFocused();
  await expect(search).toHaveAttribute("aria-disabled", "true");
  await expect.poll(() => page.locator(".property-card").count()).toBeLessThan(13);
  const found = await page.locator(".property-card").count();
  await expect(page.getByText("Only this part of the map.")).toBeVisible();
  const address = page.url();

  // Filters keep the area, and the area keeps the filters.
  await page.locator("#property-filters select[name=type]").selectOption("land");
  await expect(page).toHaveURL(/type=land/);
  expect(new URL(page.url()).searchParams.get("area")).toBe(new URL(address).searchParams.get("area"));
  await page.getByRole("link", { name: "Whole island" }).press("Enter");
  await expect(page).toHaveURL("/real-estate?type=land");
  await expect(page.locator(".result-count")).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.locator(".property-card")).toHaveCount(found);
  await page.reload();
  await expect(page.locator(".property-card")).toHaveCount(found);
  await page.getByRole("link", { name: "Whole island" }).click();
  await expect(page.locator(".property-card")).toHaveCount(13);
});

test("PL-024 PL-025 PL-175 PL-177 PT-17: by keyboard: from pin to pin, its card, and back to it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/real-estate");
  await waitForHydration(page);
  const map = mapOf(page);
  await map.hover();
  await expect(map.locator(".live-pin").first()).toBeVisible();
  // One stop for all marks; arrows lead from one to the next.
  expect(await map.locator(".live-pin[tabindex='0'], .live-crowd[tabindex='0']").count()).toBe(1);
  await map.locator("[tabindex='0'].live-pin, [tabindex='0'].live-crowd").focus();
  const pin = map.getByRole("button", { name: /\$96K/ });
  for (let n = 0; n < 6 && !(await pin.evaluate((element) => element === document.activeElement)); n++)
    await page.keyboard.press("ArrowRight");
  await expect(pin).toBeFocused();
  await page.keyboard.press("Enter");
  const card = map.locator(".map-card");
  await expect(card).toContainText("$96,000");
  await expect(page.locator(".pinned-item[data-chosen]")).toContainText("$96,000");
  await expect(page.locator(".pinned-item[data-chosen]")).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(pin).toBeFocused();
  // Keys zoom here too. A pin that has become part of a number gives the focus to that.
  await page.keyboard.press("Enter");
  await expect(card).toBeVisible();
  for (let n = 0; n < 3; n++) await page.keyboard.press("-");
  await expect(pin).toHaveCount(0);
  await card.getByRole("button").press("Enter");
  await expect(card).toHaveCount(0);
  await expect(map.locator(".live-crowd:focus")).toHaveCount(1);
  for (let n = 0; n < 3; n++) await page.keyboard.press("+");
  // It tells how many it shows, and Tab is past it after five stops.
  const canvas = map.getByRole("application", { name: /13 places/ });
  await canvas.focus();
  for (let n = 0; n < 5; n++) {
    expect(await map.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Tab");
  }
  expect(await map.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  // A number leads to what it stands for.
  const crowds = map.locator(".live-crowd");
  const before = await crowds.count();
  await crowds.first().press("Enter");
  await expect.poll(async () => (await map.locator(".live-pin").count()) + (await crowds.count())).not.toBe(before + 2);
  await expect(map.getByRole("button", { name: "Search this area" })).toBeVisible();
});

test("PL-020: where a script cannot be loaded the drawn map stays and says so", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const script of ["live-layer", "list-map"]) {
    await page.route(`**/${script}-*.js`, (route) => route.abort());
    await page.goto("/stays");
    await waitForHydration(page);
    await mapOf(page).hover();
    await expect(mapOf(page).getByText("The map cannot be moved at the moment"), script).toBeVisible();
    await expect(mapOf(page).locator(".map-marks a:visible").first(), script).toBeVisible();
    await expect(page.locator(".stay-card, .pinned-item").first()).toBeVisible();
    await page.unroute(`**/${script}-*.js`);
  }
  await page.route("**/where-map-*.js", (route) => route.abort());
  const asked = page.waitForEvent("requestfailed");
  await page.goto("/real-estate/makuti-beachfront-villa");
  await waitForHydration(page);
  await asked;
  await expect(page.locator(".where-map .map-drop")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Makuti beachfront villa");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("PL-022 PL-030 PL-035 PL-178 PT-16: one finger scrolls the page, marks can be touched, nothing sticks out", async ({
    page,
  }) => {
    await page.goto("/experiences");
    await expect(mapOf(page)).toBeHidden();
    await page.locator(".view-switch.on-narrow-screens").getByRole("link", { name: "Map" }).tap();
    await expect(page).toHaveURL("/experiences?view=map");
    const map = mapOf(page);
    await expect(map).toBeVisible();
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    await map.locator(".drawing").tap({ position: { x: 20, y: 300 } });
    await expect(map.locator(".live-pin, .live-crowd").first()).toBeVisible();
    await expect(map.locator(".map-canvas")).toHaveCSS("touch-action", "pan-x pan-y");
    const sizes = await map
      .locator(".live-pin, .live-crowd, .map-tools > button")
      .evaluateAll((marks) =>
        marks.map((mark) => Math.min(mark.getBoundingClientRect().width, mark.getBoundingClientRect().height)),
      );
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
    // The page stays at the map, where the card of a chosen pin is.
    await map.locator(".live-pin").first().tap();
    await expect(page.locator(".pinned-item[data-chosen]")).toHaveCount(1);
    await expect(map.locator(".map-card")).toBeInViewport();
    await map.locator(".map-card").getByRole("button").tap();
    await map.locator(".live-crowd").first().tap();
    await expect(map.getByRole("button", { name: "Search this area" })).toBeVisible();
    await map.getByRole("button", { name: "Search this area" }).tap();
    await expect(page).toHaveURL(/area=/);
    await expect.poll(() => page.locator(".pinned-item").count()).toBeLessThan(14);
    const shown = await page.locator(".pinned-item").count();
    await page.reload();
    await expect(page.locator(".pinned-item")).toHaveCount(shown);
  });
});
