import { findViolations } from "#tests/support/accessibility";
import { expect, test, waitForHydration } from "#tests/support/fixtures";

test("PL-018 PL-038 PL-046 PL-175: a visitor puts the point by pointer, by keys and by numbers, takes it away, and a reload keeps it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/ar/real-estate/submit");
  await waitForHydration(page);
  const map = page.locator(".point-map");
  const [latitude, longitude] = [page.locator("[name=latitude]"), page.locator("[name=longitude]")];
  await expect(map.locator(".drawing .map-land")).toBeVisible();
  await expect(page.getByText("لا علامة بعد")).toBeVisible();
  expect(asked.filter((address) => address.includes("leaflet"))).toEqual([]);

  await map.hover();
  await expect(map).toHaveAttribute("data-state", "live");
  const box = (await map.boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.55, box.y + box.height * 0.3);
  await expect(latitude).not.toHaveValue("");
  const [north, east] = [Number(await latitude.inputValue()), Number(await longitude.inputValue())];
  // Not mirrored: right of the middle is east of it.
  expect(north).toBeGreaterThan(-5.2);
  expect(east).toBeGreaterThan(39.7);

  const marker = page.getByRole("button", { name: /^علامة العقار/ });
  await marker.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await longitude.inputValue())).toBeGreaterThan(east);
  const coarse = Number(await longitude.inputValue()) - east;
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => Number(await longitude.inputValue()) - east).toBeGreaterThan(coarse);
  expect(Number(await longitude.inputValue()) - east - coarse).toBeLessThan(coarse / 6);
  expect(await findViolations(page)).toEqual([]);

  await latitude.fill("-4.912");
  await longitude.fill("39.6874");
  await expect(page.locator(".point-field output")).toHaveText("-4.9120, 39.6874");
  await page.reload();
  await waitForHydration(page);
  await expect(latitude).toHaveValue("-4.912");
  await expect(page.locator(".point-field output")).toHaveText("-4.9120, 39.6874");
  await page.getByRole("button", { name: "إزالة العلامة" }).click();
  await expect(latitude).toHaveValue("");
  await expect(longitude).toHaveValue("");

  // What is half or elsewhere is said at the field.
  await longitude.fill("39.7");
  await page.locator(".submit-panel button[type=submit]").click();
  await expect(page.getByText("تحتاج النقطة إلى خط العرض وخط الطول معًا").first()).toBeVisible();
});

test("PL-037 PL-139: staff add a place on the map, hide it and throw it away, and find it by the search of the office", async ({
  office,
  page,
}) => {
  await office.goto("/1324admin/places/new");
  await waitForHydration(office);
  await office.getByLabel("Kind", { exact: true }).selectOption("cape");
  await office.getByLabel("Name", { exact: true }).first().fill("Ras Mpya");
  const map = office.locator(".point-picker");
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator(".map-land")).toBeVisible();
  const box = (await map.boundingBox())!;
  await office.mouse.click(box.x + box.width * 0.6, box.y + box.height * 0.3);
  await expect(office.locator("#latitude")).not.toHaveValue("");
  await office.locator("#latitude").fill("-6.8");
  await office.getByRole("button", { name: "Create Place" }).click();
  await expect(office.getByText("Not on Pemba: must be from -5.7 to -4.7").first()).toBeVisible();
  await office.locator("#latitude").fill("-5.05");
  await office.getByRole("button", { name: "Create Place" }).click();
  await expect(office).toHaveURL(/\/1324admin\/places(\?|$)/);

  await page.goto("/map?place=ras-mpya");
  await expect(page.getByRole("heading", { level: 1, name: "Ras Mpya" })).toBeVisible();
  await office.goto("/1324admin/search?q=ras+mpya");
  await expect(office.getByRole("link", { name: /Ras Mpya/ }).first()).toBeVisible();

  await office.goto("/1324admin/places?kind=cape");
  await waitForHydration(office);
  await office.getByRole("switch", { name: "Published: Ras Mpya" }).click();
  await expect
    .poll(async () => (await page.request.get("/map?place=ras-mpya", { maxRedirects: 0 })).status())
    .toBe(302);
  office.on("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete Ras Mpya" }).click();
  await expect(office.getByText("Ras Mpya", { exact: true })).toHaveCount(0);
  await office.goto("/1324admin/bin");
  await expect(office.getByText("Ras Mpya").first()).toBeVisible();
});
