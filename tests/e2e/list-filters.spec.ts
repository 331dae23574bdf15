import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/accessibility";
import { expect, waitForHydration, test } from "#tests/support/fixtures";

const cards = (page: Page) => page.locator("main .card, main .vehicle-card");
const choice = (page: Page, name: string) => page.locator(`.filter-bar [name=${name}]`);
const sort = (page: Page) => page.locator(".sort-select select");
const notice = (page: Page) => page.locator(".connection-notice");
const query = (page: Page) => new URL(page.url()).search;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test("each change of a filter is a step that Back takes back; what is typed in one box is one", async ({ page }) => {
  for (const [path, first, second] of [
    ["/stays", ["type", "hotel"], ["sort", "price_asc"]],
    ["/real-estate", ["type", "villa"], ["bedrooms", "4"]],
    ["/experiences", ["category", "Nature"], ["price", "0-100"]],
    ["/transportation", ["type", "car"], ["sort", "price_desc"]],
    ["/blog", ["category", "Travel"], ["category", "Culture"]],
  ] as const) {
    await open(page, path);
    const control = (name: string) => (name === "sort" ? sort(page) : choice(page, name));
    await control(first[0]).selectOption(first[1]);
    await expect.poll(() => query(page), path).toContain(`${first[0]}=`);
    const between = query(page);
    await control(second[0]).selectOption(second[1]);
    await expect.poll(() => query(page), path).not.toBe(between);
    await page.goBack();
    await expect.poll(() => query(page), path).toBe(between);
    await expect(control(first[0])).toHaveValue(first[1]);
    await page.goBack();
    await expect.poll(() => query(page), path).toBe("");
    await expect(control(first[0])).toHaveValue("");
  }

  await open(page, "/blog");
  const search = page.getByRole("searchbox");
  await search.pressSequentially("pem", { delay: 30 });
  await expect.poll(() => query(page)).toBe("?search=pem");
  await search.pressSequentially("ba", { delay: 30 });
  await expect.poll(() => query(page)).toBe("?search=pemba");
  await page.goBack();
  await expect.poll(() => query(page)).toBe("");
  await expect(search).toHaveValue("");
});

test("buying and renting are two lists, with prices of their own", async ({ page }) => {
  await open(page, "/real-estate?sort=price_asc");
  const listing = page.getByRole("navigation", { name: "Buy or rent" });
  await expect(listing.getByRole("link", { name: "Buy" })).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".result-count")).toHaveText("13 properties to buy");
  await expect(page.locator("main")).not.toContainText("/month");
  await choice(page, "price").selectOption("0-100000");
  await expect.poll(() => query(page)).toContain("price=0-100000");
  await listing.getByRole("link", { name: "Rent" }).click();
  await expect(page.locator(".result-count")).toHaveText("5 properties to rent");
  await expect.poll(() => new URL(page.url()).searchParams.toString()).toBe("listing=rent&sort=price_asc");
  await expect(choice(page, "price").locator("option")).toHaveText([
    "All Prices",
    "Under $500",
    "$500 to $1,000",
    "$1,000 to $2,000",
    "Over $2,000",
  ]);
  await choice(page, "price").selectOption("1000-2000");
  await expect(cards(page).first()).toContainText("/month");
  await choice(page, "type").selectOption("house");
  await expect.poll(() => new URL(page.url()).searchParams.get("listing")).toBe("rent");
});

test("bedrooms, place, words, land and a range of one's own narrow the list, and can be cleared", async ({ page }) => {
  await open(page, "/real-estate");
  await choice(page, "bedrooms").selectOption("4");
  await expect.poll(() => query(page)).toBe("?bedrooms=4");
  const four = await cards(page).count();
  await page.getByText("More filters").click();
  await page.getByLabel("Price up to").fill("600000");
  await expect.poll(() => query(page)).toContain("max=600000");
  await expect(choice(page, "price")).toHaveValue("own");
  await expect.poll(() => cards(page).count()).toBeLessThan(four);
  await page.getByLabel("Land from, m²").fill("1000");
  await expect.poll(() => query(page)).toContain("land_min=1000");
  expect(await findViolations(page)).toEqual([]);
  // A band takes the place of the range.
  await choice(page, "price").selectOption("500000-1000000");
  await expect.poll(() => query(page)).toContain("price=500000-1000000");
  expect(query(page)).not.toContain("max=");
  await expect(page.getByLabel("Price up to")).toHaveValue("");
  await page.locator(".list-head").getByRole("link", { name: "Clear filters" }).click();
  await expect.poll(() => query(page)).toBe("");
  await expect(choice(page, "bedrooms")).toHaveValue("");
  await page.getByLabel("Words").fill("beachfront");
  await expect.poll(() => query(page)).toBe("?search=beachfront");
  await expect(cards(page).first()).toContainText("Makuti beachfront villa");
  await page.getByLabel("Words").fill("");
  await expect.poll(() => query(page)).toBe("");
  await choice(page, "place").selectOption("Chake Chake");
  await expect.poll(() => query(page)).toBe("?place=Chake+Chake");
  // In outline there is no card.
  await expect(cards(page).first()).toBeVisible();
  for (const card of await cards(page).allTextContents()) expect(card).toContain("Chake Chake");
});

test("prices are typed in the chosen currency, and a link with one means the same to everybody", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "pemba.currency", value: "EUR", url: "http://127.0.0.1" }]);
  await open(page, "/stays");
  await context.addCookies([{ name: "pemba.currency", value: "EUR", url: page.url() }]);
  await open(page, "/stays");
  await expect(page.locator(".price-filter i")).toHaveText("€");
  await page.getByLabel("Max price per night").fill("120");
  await expect.poll(() => query(page)).toBe("?price=120&currency=EUR");
  const shown = await cards(page).locator(".card-title").allTextContents();
  for (const price of await cards(page).locator(".price-line bdi").allTextContents())
    expect(Number(price.replaceAll(/[^\d.]/g, ""))).toBeLessThanOrEqual(120);
  await choice(page, "type").selectOption("hotel");
  await expect.poll(() => query(page)).toBe("?type=hotel&price=120&currency=EUR");
  // Somebody with another currency opens the link.
  await context.addCookies([{ name: "pemba.currency", value: "USD", url: page.url() }]);
  await page.evaluate(() => localStorage.removeItem("pemba.currency"));
  await open(page, "/stays?price=120&currency=EUR");
  await expect(cards(page).locator(".card-title")).toHaveText(shown);
  await expect(page.getByLabel("Max price per night")).toHaveValue("130.44");
  await expect(page.getByText(/€120 per night is about \$130/)).toBeVisible();
  // Without a price there is no currency in the address.
  await page.getByLabel("Max price per night").fill("");
  await expect.poll(() => query(page)).toBe("");

  await context.addCookies([{ name: "pemba.currency", value: "TZS", url: page.url() }]);
  await page.evaluate(() => localStorage.removeItem("pemba.currency"));
  await open(page, "/transportation");
  await page.getByLabel("Max price per day").fill("137500");
  await expect.poll(() => query(page)).toBe("?max_price=137500&currency=TZS");
  await expect(cards(page)).toHaveCount(8);
});

test("values nobody offers are cleaned from the address, and what is shown is what it says", async ({ page }) => {
  for (const [from, to] of [
    ["/stays?guests=-1", "/stays"],
    ["/stays?guests=2&type=castle&utm_source=x", "/stays?guests=2&utm_source=x"],
    ["/stays?price=12x&currency=EUR&page=0", "/stays"],
    ["/stays?page=99", "/stays"],
    ["/experiences?category=Nope&price=0-100", "/experiences?price=0-100"],
    ["/transportation?type=Quad%20Bike&max_price=abc", "/transportation?type=quad_bike"],
    ["/blog?category=Nope", "/blog"],
    ["/real-estate?bedrooms=99&place=Nowhere&listing=both&land_min=-1", "/real-estate"],
    ["/real-estate?listing=rent&price=0-100000", "/real-estate?listing=rent"],
  ] as const) {
    await page.goto(from);
    expect(page.url().replace(/^https?:\/\/[^/]+/, ""), from).toBe(to);
    expect(await cards(page).count(), from).toBeGreaterThan(0);
  }
});

for (const [name, answer] of [
  ["gets lost", "abort"],
  ["is answered with a failure", "fulfill"],
] as const) {
  test(`a filter whose request ${name} leaves the list as it is, says so, and can be tried again`, async ({ page }) => {
    for (const [path, field, value, found] of [
      ["/stays", "type", "hotel", 3],
      ["/real-estate", "type", "villa", 3],
      ["/transportation", "type", "car", 3],
      ["/blog", "category", "Travel", null],
    ] as const) {
      await open(page, path);
      const before = await cards(page).count();
      await page.route(`**${path}.data*`, (route) =>
        answer === "abort" ? route.abort() : route.fulfill({ status: 500, body: "" }),
      );
      await choice(page, field).selectOption(value);
      await expect(notice(page), path).toContainText("That could not be loaded just now. This page stays as it is.");
      await expect(page.locator(".crash")).toHaveCount(0);
      await expect(cards(page)).toHaveCount(before);
      expect(query(page), path).toBe("");
      expect(await findViolations(page)).toEqual([]);
      await page.unroute(`**${path}.data*`);
      await notice(page).getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => query(page), path).toBe(`?${field}=${value}`);
      if (found) await expect(cards(page)).toHaveCount(found);
      await expect(notice(page)).toBeEmpty();
    }
  });
}

test("without network a link leaves the page as it is, and says so in the reader's language", async ({
  page,
  context,
}) => {
  await open(page, "/de/contact");
  await page.locator("[name=message]").fill("Halb geschrieben");
  await page.locator("[name=message]").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await context.setOffline(true);
  await page.locator("footer a[href='/de/stays']").first().dispatchEvent("click");
  await expect(notice(page)).toContainText("Keine Verbindung. Diese Seite bleibt, wie sie ist.");
  await expect(notice(page)).toHaveAttribute("role", "status");
  await expect(page).toHaveURL(/\/de\/contact$/);
  await expect(page.locator("[name=message]")).toHaveValue("Halb geschrieben");
  // The notice stands a moment before the page is back.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await notice(page).getByRole("button", { name: "Schließen" }).click();
  await expect(notice(page)).toBeEmpty();
  await page.locator("footer a[href='/de/stays']").first().dispatchEvent("click");
  // On a busy machine the page is asked for only a moment after the click.
  await expect(notice(page)).toContainText("Keine Verbindung");
  await context.setOffline(false);
  await notice(page).getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page).toHaveURL(/\/de\/stays$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page that does not come leaves the one that is read, with what was typed and where it was", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.locator("[name=message]").fill("Half written");
  await page.route("**/stays.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.locator("footer a[href='/stays']").first().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  // Far down, where the outline of a shorter page would not reach.
  expect(scrolled).toBeGreaterThan(700);
  await page.locator("footer a[href='/stays']").first().dispatchEvent("click");
  await expect(notice(page)).toContainText("That could not be loaded just now.");
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator("[name=message]")).toHaveValue("Half written");
  // The notice stands a moment before the page is back.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await notice(page).getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/stays$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("the new filters and orders work, and nothing sticks out", async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto("/real-estate");
    await page.getByRole("link", { name: "Rent", exact: true }).click();
    await page.getByText("More filters").click();
    await page.locator("[name=max]").fill("1000");
    expect(await width()).toBe(320);
    await sort(page).selectOption("price_asc");
    await page.getByRole("button", { name: "Apply filters" }).click();
    expect(new URL(page.url()).searchParams.toString()).toBe("listing=rent&max=1000&sort=price_asc");
    await page.goto("/ar/stays");
    expect(await width()).toBe(320);
    await sort(page).selectOption("price_desc");
    await page.locator(".filter-bar noscript button").click();
    expect(query(page)).toBe("?sort=price_desc");
    await page.goto("/ar/transportation");
    expect(await width()).toBe(320);
  });
});
