import { chromium, type Browser, type Locator } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, waitForHydration, signIn, test } from "#tests/support/fixtures";
import { startServer, type TestServer } from "#tests/support/server";

const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A site with a map service of its own, and a browser that shows pictures: the others are told not to. */
const mapSite = { url: "", asked: [] as string[], fail: { now: false } };
const tiles = createServer((request, response) => {
  mapSite.asked.push(request.url!);
  if (mapSite.fail.now) response.writeHead(500).end();
  else response.writeHead(200, { "Content-Type": "image/png", "Cache-Control": "no-store" }).end(TILE);
});
let server: TestServer;
let sighted: Browser;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await new Promise<void>((resolve) => tiles.listen(0, "127.0.0.1", resolve));
  const { port } = tiles.address() as AddressInfo;
  server = await startServer({
    MAP_STYLE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png?key={token}`,
    MAP_TOKEN: "a token",
    MAP_CREDIT: "© Tile makers",
  });
  mapSite.url = server.url;
  sighted = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu"],
  });
});

test.afterAll(async () => {
  await sighted?.close();
  await server?.stop();
  tiles.close();
});

test("PL-047 PL-048 PL-049 PT-20: with a map service tiles lie over the drawn island once the map is used; where they fail it stays", async () => {
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
  const map = page.locator(".list-map");
  /** The middle of a mark from the corner of the map. */
  const spotOf = async (mark: Locator) => {
    const [frame, box] = [(await map.boundingBox())!, (await mark.boundingBox())!];
    return [box.x + box.width / 2 - frame.x, box.y - frame.y] as const;
  };
  const drawn = await spotOf(map.locator("a", { hasText: "$96K" }).locator("rect:visible"));
  expect(mapSite.asked).toEqual([]);
  await map.hover();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeAttached();
  expect(mapSite.asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png\?key=a%20token$/);
  await expect(map.getByText("© Tile makers")).toBeVisible();
  await expect(map.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  // The same pin on the same spot.
  const live = await spotOf(map.getByRole("button", { name: /\$96K/ }));
  expect(Math.abs(live[0] - drawn[0])).toBeLessThan(2);
  expect(Math.abs(live[1] - drawn[1])).toBeLessThan(2);
  expect(refused).toEqual([]);

  mapSite.fail.now = true;
  await page.goto("/real-estate");
  await waitForHydration(page);
  await map.hover();
  await expect(map.locator(".live-pin").first()).toBeVisible();
  await expect(map.locator(".live-ground .map-land")).toBeVisible();
  await expect(map.locator(".live-names text", { hasText: "Wete" })).toBeVisible();
  mapSite.fail.now = false;
  await context.close();
});

test("PL-037 PL-038: staff put a property on the map by hand, by keyboard and by its numbers", async () => {
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
  const marker = page.getByRole("button", { name: /^Marker of the place/ });
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
