import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

// These wait for the code of all screens.
test.use({ savesData: false });

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/**
 * Thirty stays, the thirtieth newest: eleven at Wambaa, ten at Tumbe, nine at Mkoani. Prices run another way than
 * names.
 */
const addStays = (query: Query) =>
  query(`insert into stays (name, slug, description, location, type, price, max_guests, created_at)
    select 'Tableau ' || n, 'tableau-' || n, 'x', case when n <= 11 then 'Wambaa Tab' when n <= 21 then 'Tumbe Tab' else 'Mkoani Tàb' end,
      case when n % 2 = 0 then 'villa' else 'hotel' end, (n * 7) % 31, n, now() + n * interval '1 minute' from generate_series(1, 30) n`);

const rows = (page: Page) => page.locator("tbody tr[data-row]");
const names = (page: Page) => page.locator("tbody .name-cell b");
const search = (page: Page) => page.locator(".filter-bar input[type=search]");

/**
 * Opens a list and waits for the reading that follows the connection to the live stream, so that only the test's own
 * are seen.
 */
async function open(page: Page, path: string) {
  const secondReading = page.waitForResponse((response) => response.url().includes(`${path.split("?")[0]!}.data`));
  const answer = await page.goto(path);
  await waitForHydration(page);
  await secondReading;
  return answer!.status();
}

test.afterEach(async ({ postgresSite }) => {
  await postgresSite.query("delete from stays where name like 'Tableau%'");
  await postgresSite.query("delete from blog_articles where slug like 'tableau%'");
  await postgresSite.query("delete from transportation_rentals where name like 'Tableau%'");
});

test("the table searches, sorts and pages without a word to the server, and its address says it all", async ({
  office,
  postgresSite,
}) => {
  await addStays(postgresSite.query);
  await open(office, "/1324admin/stays");
  await expect(office.getByRole("heading", { level: 1, name: "Stays" })).toBeVisible();
  await expect(office.getByRole("columnheader")).toHaveText([
    "Name",
    "Type",
    "Location",
    "Price/night",
    "Guests",
    "Actions",
  ]);
  await expect(rows(office)).toHaveCount(10);
  await expect(names(office).first()).toHaveText("Tableau 30");
  await search(office).fill("TAB");
  await expect(office.getByText("Showing 10 of 30 entries")).toBeVisible();

  await office.locator("[data-screens-preloaded]").waitFor({ state: "attached" });
  const sent: string[] = [];
  office.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) sent.push(request.url());
  });
  const header = (name: string) => office.getByRole("columnheader", { name });
  await header("Name").getByRole("link").click();
  await expect(header("Name")).toHaveAttribute("aria-sort", "ascending");
  await expect(names(office)).toHaveText(Array.from({ length: 10 }, (_, at) => `Tableau ${at + 1}`));
  await header("Name").getByRole("link").click();
  await expect(header("Name")).toHaveAttribute("aria-sort", "descending");
  await expect(names(office).first()).toHaveText("Tableau 30");
  await header("Price/night").getByRole("link").click();
  await expect(header("Name")).toHaveAttribute("aria-sort", "none");
  await expect(rows(office).first()).toContainText("$1.00");
  await expect(rows(office).nth(9)).toContainText("$10.00");

  // All four ways through the pages; the focus stays on the way that was taken, also at the end.
  const pager = office.getByRole("navigation", { name: "Pages" });
  const steps = [
    ["Next page", 2],
    ["Last page", 3],
    ["Previous page", 2],
    ["First page", 1],
  ] as const;
  for (const [way, page] of steps) {
    await pager.getByRole("link", { name: way }).click();
    await expect(pager.getByText(`Page ${page} of 3`)).toBeVisible();
    await expect(pager.getByRole("link", { name: way })).toBeFocused();
  }
  await expect(pager.getByRole("link", { name: "First page" })).toHaveAttribute("aria-disabled", "true");
  await pager.getByRole("link", { name: "Last page" }).click();
  await expect(office).toHaveURL(/page=3/);

  // A search that leaves less than the page asked for; accents and case do not matter, and neither does the order of
  // doing.
  await search(office).fill("wÀmbaa tab");
  await expect(pager.getByText("Page 1 of 2")).toBeVisible();
  await expect(office.getByText("Showing 10 of 11 entries")).toBeVisible();
  await search(office).fill("tumbe tab");
  await expect(office.getByText("Showing 10 of 10 entries")).toBeVisible();
  await expect(pager).toHaveCount(0);
  await search(office).fill("zzzz");
  await expect(office.getByText("No data found")).toBeVisible();
  await expect(office.getByText("Showing 0 of 0 entries")).toBeVisible();
  await office.getByRole("link", { name: "Clear Filters" }).click();
  await expect(search(office)).toBeFocused();
  await expect(search(office)).toHaveValue("");
  await expect(office.getByText("Clear Filters")).toHaveCount(0);

  await search(office).fill("tableau");
  await office.getByLabel("Type").selectOption("villa");
  await expect(office.getByText("Showing 10 of 15 entries")).toBeVisible();
  const size = office.getByLabel("Rows per page");
  await expect(size.locator("option")).toHaveText(["10", "25", "50"]);
  await expect(size).toHaveValue("10");
  await size.selectOption("25");
  await expect(rows(office)).toHaveCount(15);
  await expect(pager).toHaveCount(0);
  expect(sent).toEqual([]);

  // The view survives a reload, the way to an item and back, and a browser without scripts.
  await office.reload();
  await waitForHydration(office);
  const seen = await names(office).allTextContents();
  expect(seen).toHaveLength(15);
  await expect(search(office)).toHaveValue("tableau");
  await expect(office.getByLabel("Type")).toHaveValue("villa");
  await expect(header("Price/night")).toHaveAttribute("aria-sort", "ascending");
  const address = office.url();
  await office.getByRole("link", { name: "View Tableau 18" }).click();
  await expect(office).toHaveURL(/\/stays\/tableau-18$/);
  await office.goBack();
  await expect(office).toHaveURL(address);
  await expect(names(office)).toHaveText(seen);
  const withoutScripts = await (await office.request.get(address)).text();
  expect([...withoutScripts.matchAll(/<b dir="auto">([^<]+)</g)].map(([, name]) => name)).toEqual(seen);
  expect(await findViolations(office)).toEqual([]);
});

test("a stay is deleted by keyboard, only after a yes; the focus goes to the next row", async ({
  office,
  postgresSite,
}) => {
  await addStays(postgresSite.query);
  await open(office, "/1324admin/stays?search=tableau&sort=name");
  const remove = (n: number) => office.getByRole("button", { name: `Delete Tableau ${n}`, exact: true });
  const asked: string[] = [];
  const answer = (yes: boolean) =>
    office.once("dialog", (dialog) => {
      asked.push(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  // Tab order within a row: view, edit, rooms, prices, new booking, delete.
  await office.getByRole("link", { name: "View Tableau 2", exact: true }).focus();
  await office.keyboard.press("Tab");
  await expect(office.getByRole("link", { name: "Edit Tableau 2", exact: true })).toHaveAttribute(
    "href",
    /\/1324admin\/stays\/[0-9a-f-]{36}\/edit\?from=/,
  );
  for (let link = 0; link < 4; link++) await office.keyboard.press("Tab");
  await expect(remove(2)).toBeFocused();
  answer(false);
  await office.keyboard.press("Enter");
  await expect.poll(() => asked).toEqual(["Are you sure you want to delete this stay?"]);
  expect(await postgresSite.query("select count(*)::int as n from stays where slug = 'tableau-2'")).toEqual([{ n: 1 }]);

  // While the answer is under way the row stays, marked, under the overlay.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await office.route("**/1324admin/stays.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  answer(true);
  await office.keyboard.press("Enter");
  await expect(office.locator("tr[data-leaving]")).toHaveCount(1);
  await expect(office.locator(".table-area")).toHaveAttribute("aria-busy", "true");
  await expect(office.getByText("Stay deleted successfully")).toHaveCount(0);
  release();
  await expect(office.getByText("Stay deleted successfully")).toBeVisible();
  await expect(remove(2)).toHaveCount(0);
  await expect(remove(3)).toBeFocused();
  await expect(office.locator(".table-area")).toHaveAttribute("aria-busy", "false");
  expect(await postgresSite.query("select count(*)::int as n from stays where slug = 'tableau-2'")).toEqual([{ n: 0 }]);
  expect(await postgresSite.query("select action, user_name from changes where item_name = 'Tableau 2'")).toEqual([
    { action: "deleted", user_name: expect.any(String) },
  ]);

  // A delete and a reading that fail: both are said, nothing is taken away.
  await office.unroute("**/1324admin/stays.data*");
  await office.route("**/1324admin/stays.data*", (route) => route.abort());
  answer(true);
  await office.keyboard.press("Enter");
  await expect(office.getByText("Failed to delete stay")).toBeVisible();
  await expect(remove(3)).toBeFocused();
  await office.unroute("**/1324admin/stays.data*");
  expect(await postgresSite.query("select count(*)::int as n from stays where slug = 'tableau-3'")).toEqual([{ n: 1 }]);
});

test("a list that cannot be read says so, and keeps what it had", async ({ office, postgresSite }) => {
  await addStays(postgresSite.query);
  const broken = "alter table stays rename column max_guests to gone";
  const mended = "alter table stays rename column gone to max_guests";
  await postgresSite.query(broken);
  try {
    expect(await open(office, "/1324admin/stays")).toBe(500);
    await expect(office.locator(".card-empty")).toContainText("Failed to load stays");
    await expect(office.locator(".toast").first()).toContainText("Failed to load stays");
    await postgresSite.query(mended);
    // It also tries by itself, and may be quicker.
    await Promise.race([
      office
        .getByRole("link", { name: "Try again" })
        .click()
        .catch(() => {}),
      expect(rows(office)).toHaveCount(10),
    ]);
    await expect(rows(office)).toHaveCount(10);
    await postgresSite.query(broken);
    await office.getByRole("link", { name: "Blog" }).first().click();
    await expect(office.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    await office.getByRole("link", { name: "Stays" }).first().click();
    await expect(office.locator(".toast").last()).toContainText("Failed to load stays");
    await expect(office.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
    const again = office.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await postgresSite.query(mended);
    await Promise.race([again.click().catch(() => {}), expect(rows(office)).toHaveCount(10)]);
    await expect(rows(office)).toHaveCount(10);
  } finally {
    await postgresSite.query(
      "do $$ begin alter table stays rename column gone to max_guests; exception when undefined_column then null; end $$",
    );
  }
});

test("a vehicle is switched off for visitors and on again; a failure turns the switch back", async ({
  office,
  page,
  postgresSite,
}) => {
  await postgresSite.query(
    "insert into transportation_rentals (name, type, description, price_per_day, price_per_week, with_driver, driver_price_per_day) values ('Tableau Jimny', 'car', 'x', 60, 360, true, 25)",
  );
  const stored = async () =>
    (await postgresSite.query("select available from transportation_rentals where name = 'Tableau Jimny'"))[0]!
      .available;
  await open(office, "/1324admin/transportation?search=jimny");
  await expect(office.getByRole("columnheader")).toHaveText([
    "Name",
    "Type",
    "Price/day",
    "Price/week",
    "Driver",
    "Available",
    "Actions",
  ]);
  const row = rows(office).filter({ hasText: "Tableau Jimny" });
  const available = row.getByRole("switch", { name: "Available: Tableau Jimny" });
  await expect(row).toContainText("$25.00/day");
  await expect(row.getByRole("link", { name: "View Tableau Jimny" })).toHaveAttribute(
    "href",
    /^\/transportation\/[0-9a-f-]{36}$/,
  );
  await available.focus();
  await office.keyboard.press("Space");
  await expect(available).toHaveAttribute("aria-checked", "false");
  await expect(office.getByText("Status updated successfully")).toBeVisible();
  await expect(available).toBeFocused();
  expect(await stored()).toBe(false);
  await expect(
    row.getByRole("button", { name: "View Tableau Jimny: Visitors do not see it while it is unavailable" }),
  ).toHaveAttribute("aria-disabled", "true");
  expect(await (await page.request.get("/transportation")).text()).not.toContain("Tableau Jimny");

  await office.route("**/1324admin/transportation.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await available.click();
  await expect(office.getByText("Failed to update status")).toBeVisible();
  await expect(available).toHaveAttribute("aria-checked", "false");
  await office.unroute("**/1324admin/transportation.data*");
  await available.click();
  await expect(row.getByRole("link", { name: "View Tableau Jimny" })).toBeVisible();
  expect(await stored()).toBe(true);
  expect(
    await postgresSite.query("select fields from changes where item_name = 'Tableau Jimny' order by created_at"),
  ).toEqual([
    { fields: { available: { from: true, to: false } } },
    { fields: { available: { from: false, to: true } } },
  ]);

  // The form behind the switch works before scripts, and takes no nonsense.
  const [{ id } = {}] = await postgresSite.query("select id from transportation_rentals where name = 'Tableau Jimny'");
  const action = (await row.locator("form").getAttribute("action"))!;
  const post = (form: Record<string, string>) => office.request.post(action, { form: { id: id as string, ...form } });
  expect((await post({ intent: "available", available: "maybe" })).status()).toBe(400);
  expect((await post({ intent: "drop" })).status()).toBe(400);
  expect((await post({ intent: "available", available: "false" })).status()).toBe(200);
  expect(await stored()).toBe(false);

  office.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Are you sure you want to delete this vehicle?");
    void dialog.accept();
  });
  await row.getByRole("button", { name: "Delete Tableau Jimny" }).click();
  await expect(office.getByText("Vehicle deleted successfully")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await postgresSite.query("select item_name from bin where item_name = 'Tableau Jimny'")).toHaveLength(1);
});

test("on a phone the articles are cards with a menu, in every script, and can be sorted", async ({
  office,
  postgresSite,
}) => {
  await postgresSite.query(`insert into blog_articles (title, slug, description, content, category, published_date, title_ar, content_ar)
    select title, 'tableau-' || n, 'x', '<p>x</p>', 'Culture', date '2030-01-01' + n, 'x', 'x'
    from (values (1, 'Tableau of the tide'), (2, 'لوحة المد Tableau'), (3, 'Tableau: a very long title that has to find its place on a narrow screen')) as given (n, title)`);
  await office.setViewportSize({ width: 390, height: 844 });
  await open(office, "/1324admin/blog?search=tableau");
  await expect(rows(office)).toHaveCount(3);
  await expect(names(office).first()).toContainText("a very long title");
  const card = rows(office).last();
  await expect(card).toContainText("Culture");
  await expect(card).toContainText("2 Jan 2030");
  expect(await card.evaluate((element) => getComputedStyle(element).display)).toBe("block");
  expect(await horizontalOverflow(office)).toBe(0);
  await expect(card.getByRole("link", { name: /^View/ })).toBeHidden();

  await office.getByRole("link", { name: "Date" }).click();
  await expect(office).toHaveURL(/sort=date/);
  await expect(names(office).first()).toHaveText("Tableau of the tide");

  // By keyboard alone: open the menu, look through it, delete.
  await rows(office).first().getByRole("button", { name: "Actions for Tableau of the tide" }).focus();
  await office.keyboard.press("Enter");
  await expect(office.getByRole("menuitem", { name: "View" })).toBeFocused();
  await expect(office.getByRole("menuitem", { name: "View" })).toHaveAttribute("href", "/blog/tableau-1");
  await office.keyboard.press("ArrowUp");
  office.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Are you sure you want to delete this article?");
    void dialog.accept();
  });
  await office.keyboard.press("Enter");
  await expect(office.getByText("Article deleted successfully")).toBeVisible();
  await expect(rows(office)).toHaveCount(2);
  await expect(office.getByRole("button", { name: "Actions for لوحة المد Tableau" })).toBeFocused();
  expect(await postgresSite.query("select slug from blog_articles where slug like 'tableau%' order by slug")).toEqual([
    { slug: "tableau-2" },
    { slug: "tableau-3" },
  ]);
  expect(await findViolations(office)).toEqual([]);
});
