import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test, openScreen } from "#tests/support/fixtures";

test("one box finds everything by keyboard, says when it cannot, and keeps what was typed", async ({
  office,
  postgresSite,
}) => {
  await postgresSite.query(
    "insert into stays (slug, name, name_ar, description, location, type, price, max_guests) values ('jozani-tafuta', 'Jozani Tafutà', 'بيت جوزاني', 'D', 'Wambaa', 'villa', 145, 4), ('tafuta-2', 'Second Tafuta', null, 'D', 'Wambaa', 'villa', 90, 2)",
  );
  await openScreen(office);
  const box = office.getByRole("combobox", { name: "Search listings, bookings, people" });
  const options = office.getByRole("option");
  const chosen = office.locator("[role=option][aria-selected=true]");

  await office.keyboard.press("/");
  await expect(box).toBeFocused();
  await expect(office.getByRole("group", { name: "Go to" }).getByRole("option")).toHaveCount(22);
  await office.keyboard.type("tafuta");
  await expect(office.getByRole("group", { name: "Stays" }).getByRole("option")).toHaveText([
    /Jozani Tafutà.*\$145\.00 per night/,
    /Second Tafuta.*\$90\.00 per night/,
  ]);
  await expect(office.getByRole("dialog").getByRole("status")).toHaveText("2 results");
  await expect(office.locator(".palette mark")).toHaveText(["Tafutà", "Tafuta"]);
  expect(await findViolations(office)).toEqual([]);
  await office.keyboard.press("ArrowDown");
  await expect(chosen).toContainText("Second");
  await expect(box).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id"))!);
  await office.keyboard.press("Enter");
  await expect(office).toHaveURL(/\/1324admin\/stays\/[0-9a-f-]{36}\/edit$/);
  await expect(office.locator("#name")).toHaveValue("Second Tafuta");
  await expect(box).toHaveCount(0);

  // In a field a slash is a letter, and Ctrl-K works all the same.
  await office.locator("#name").focus();
  await office.keyboard.press("/");
  await expect(box).toHaveCount(0);
  await office.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await box.fill("جوزاني");
  await expect(options.filter({ hasText: "بيت جوزاني" })).toBeVisible();
  await office.route("**/1324admin/search.json*", (route) => route.abort());
  await box.fill("wete");
  await expect(office.getByRole("alert").filter({ hasText: "The search could not be done" })).toBeVisible();
  await office.unroute("**/1324admin/search.json*");
  await office.getByRole("button", { name: "Try again" }).click();
  await expect(office.getByRole("group", { name: "Properties" })).toBeVisible();
  await expect(box).toHaveValue("wete");
  await box.fill("zzzzqq");
  await expect(office.getByText("Nothing found for “zzzzqq”")).toBeVisible();
  await office.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await expect(office.locator("#name")).toBeFocused();
  await postgresSite.query("delete from stays where slug like '%tafuta%'");
});

test("on a phone the palette fills the screen; a visitor is told nothing; without scripts it is a page", async ({
  office,
  page,
  browser,
  baseURL,
}) => {
  await office.setViewportSize({ width: 390, height: 844 });
  await openScreen(office);
  await office.getByRole("button", { name: "Open search" }).click();
  const box = office.getByRole("combobox");
  await box.fill("wete");
  const group = office.getByRole("group", { name: "Properties" });
  await expect(group).toBeVisible();
  expect(await office.getByRole("dialog").boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  expect(await horizontalOverflow(office)).toBe(0);
  await box.fill("currencies");
  await office.getByRole("group", { name: "Pages" }).getByRole("option", { name: "Currencies" }).click();
  await expect(office).toHaveURL(/\/1324admin\/currencies$/);
  await expect(box).toHaveCount(0);

  const refused = await page.request.get("/1324admin/search.json?q=wete");
  expect(refused.status()).toBe(401);
  expect(await refused.text()).not.toContain("Wete");

  const plain = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await office.context().storageState(),
  });
  const reader = await plain.newPage();
  await reader.goto("/1324admin");
  await reader.getByRole("searchbox", { name: "Search listings, bookings, people" }).fill("wete");
  await reader.keyboard.press("Enter");
  await expect(reader).toHaveURL(/\/1324admin\/search\?q=wete$/);
  await expect(reader.getByRole("heading", { name: /Properties/ })).toBeVisible();
  await reader
    .getByRole("region", { name: /Properties/ })
    .getByRole("link")
    .first()
    .click();
  await expect(reader).toHaveURL(/\/properties\/[0-9a-f-]{36}\/edit$/);
  await plain.close();
  await waitForHydration(office);
});
