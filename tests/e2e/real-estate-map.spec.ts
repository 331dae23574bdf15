import { chromium, type Browser } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, waitForHydration, signIn, test as base } from "#tests/support/fixtures";
import { startServer } from "#tests/support/server";

const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A site with a map service of its own, and a browser that shows pictures: the others are told not to. */
const test = base.extend<
  object,
  { mapSite: { url: string; asked: string[]; fail: { now: boolean } }; sighted: Browser }
>({
  mapSite: [
    async ({}, use) => {
      const asked: string[] = [];
      const fail = { now: false };
      const tiles = createServer((request, response) => {
        asked.push(request.url!);
        if (fail.now) response.writeHead(500).end();
        else response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "no-store" }).end(TILE);
      });
      await new Promise<void>((resolve) => tiles.listen(0, "127.0.0.1", resolve));
      const { port } = tiles.address() as AddressInfo;
      const server = await startServer({
        MAP_STYLE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png?key={token}`,
        MAP_TOKEN: "a token",
        MAP_CREDIT: "© Tile makers",
      });
      await use({ url: server.url, asked, fail });
      await server.stop();
      tiles.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  sighted: [
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM_PATH,
        args: ["--no-sandbox", "--disable-gpu"],
      });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
});

test("with a map service the properties stand on a map, by mouse and by keyboard", async ({ mapSite, sighted }) => {
  const context = await sighted.newContext({
    baseURL: mapSite.url,
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await page.goto("/real-estate");
  await waitForHydration(page);
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("leaflet-map")),
    ),
  ).toBe(false);
  await page.getByRole("link", { name: "Map", exact: true }).click();
  // Those that lie near to each other are one mark with their number.
  const marked = async () => {
    const counts = await page.locator(".map-cluster").allTextContents();
    return (await page.locator(".map-marker").count()) + counts.reduce((sum, count) => sum + Number(count), 0);
  };
  await expect.poll(marked).toBe(13);
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
  expect(mapSite.asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png\?key=a%20token$/);
  await expect(page.getByText("© Tile makers")).toBeVisible();
  await expect(page.getByText("token missing")).toHaveCount(0);

  // A cluster leads to what it stands for.
  const marker = page.getByRole("button", { name: "Wete Terraces, two-bed", exact: true });
  while (!(await marker.isVisible())) {
    const before = await page.locator(".map-cluster").count();
    await page
      .getByRole("button", { name: /^\d+ places here$/ })
      .first()
      .press("Enter");
    await expect.poll(() => page.locator(".map-cluster").count()).not.toBe(before);
  }
  await marker.focus();
  await marker.press("Enter");
  const link = page.locator(".map-bubble").getByRole("link", { name: "Wete Terraces, two-bed" });
  await expect(link).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toHaveCount(0);
  await expect(marker).toBeFocused();
  await marker.press("Enter");
  await link.press("Enter");
  await expect(page).toHaveURL(/\/real-estate\/wete-terraces-two-bed$/);
  await expect(page.locator(".where-map .map-drop")).toHaveCount(1);

  await page.goto("/ar/real-estate?view=map&type=villa");
  await expect.poll(marked).toBe(3);
  expect(refused).toEqual([]);
  await context.close();
});

test("PL-049: where tiles fail the drawn island stays, and a map that cannot be drawn says so", async ({
  mapSite,
  sighted,
}) => {
  const context = await sighted.newContext({ baseURL: mapSite.url, locale: "en-GB" });
  const page = await context.newPage();
  mapSite.fail.now = true;
  await page.goto("/real-estate?view=map");
  await expect(page.locator(".map-marker").first()).toBeVisible();
  await expect(page.locator(".live-ground .map-land")).toBeVisible();
  mapSite.fail.now = false;
  await page.route("**/leaflet-map*.js", (route) => route.abort());
  await page.goto("/real-estate?view=map");
  await expect(page.getByText("Map is not supported by this browser")).toBeVisible();
  await expect(page.locator(".compact-card")).toHaveCount(13);
  await context.close();
});

test("staff put a property on the map by hand, by keyboard and by its numbers", async ({ mapSite, sighted }) => {
  const context = await sighted.newContext({
    baseURL: mapSite.url,
    locale: "en-GB",
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, "/1324admin/properties/new");
  await waitForHydration(page);
  const [latitude, longitude] = [page.locator("#latitude"), page.locator("#longitude")];
  const marker = page.getByRole("button", { name: /^Marker of the property/ });
  await marker.scrollIntoViewIfNeeded();
  await expect(page.getByText("No point yet")).toBeVisible();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeAttached();
  expect(mapSite.asked.some((tile) => tile.startsWith("/10/624/526.png"))).toBe(true);

  const box = (await marker.boundingBox())!;
  await page.mouse.move(box.x + 22, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 82, box.y - 20, { steps: 6 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue("");
  const dragged = { latitude: Number(await latitude.inputValue()), longitude: Number(await longitude.inputValue()) };
  // North and east of where it stood.
  expect(dragged.latitude).toBeGreaterThan(-5.2);
  expect(dragged.longitude).toBeGreaterThan(39.7);
  await expect(page.getByText(`${dragged.latitude.toFixed(4)}, ${dragged.longitude.toFixed(4)}`)).toBeVisible();
  await marker.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => Number(await longitude.inputValue())).toBeLessThan(dragged.longitude);
  await latitude.fill("-4.912");
  await longitude.fill("39.6874");
  await expect(page.getByText("-4.9120, 39.6874")).toBeVisible();

  for (const [field, value] of Object.entries({
    title: "On the map",
    price: "1",
    land_size: "1",
    description: "D",
    full_address: "A",
    location: "Konde",
  }))
    await page.locator(`#${field}`).fill(value);
  await page.locator("#type").selectOption("land");
  await page.getByRole("button", { name: "Create Property" }).click();
  await page.getByRole("link", { name: "Edit On the map" }).click();
  await expect(latitude).toHaveValue("-4.912");
  await expect(page.getByText("-4.9120, 39.6874")).toBeVisible();
  await marker.scrollIntoViewIfNeeded();
  await expect(marker).toBeInViewport();
  await context.close();
});
