import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, waitForHydration, test, testOnPostgres } from "#tests/support/fixtures";

const VILLA = "/real-estate/makuti-beachfront-villa";
const UNPUBLISHED = "/real-estate/lime-washed-house-above-wete-harbour";

const cards = (page: Page) => page.locator(".property-results .card");
const prices = async (page: Page) =>
  (await page.locator(".property-results .property-price bdi").allTextContents()).map((text) =>
    Number(text.replaceAll(/[^\d.]/g, "")),
  );
const choice = (page: Page, name: string) => page.locator(`.filter-bar [name=${name}]`);
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};
const structuredData = (page: Page) =>
  page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>));

const submit = (page: Page) => page.locator(".panel button.btn-primary");

const isRising = (numbers: number[]) => numbers.every((number, at) => at === 0 || numbers[at - 1]! <= number);

test("the list is filtered and sorted on the server, and says so in the address", async ({ page }) => {
  await open(page, "/real-estate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Homes and land on Pemba");
  await expect(cards(page)).toHaveCount(13);
  await expect(page.locator(".result-count")).toHaveText("13 properties to buy");
  await expect(choice(page, "type").locator("option")).toHaveText([
    "All Types",
    "House",
    "Apartment",
    "Villa",
    "Land",
    "Commercial",
  ]);
  await expect(choice(page, "price").locator("option")).toHaveText([
    "All Prices",
    "Under $100,000",
    "$100,000 to $500,000",
    "$500,000 to $1,000,000",
    "Over $1,000,000",
  ]);
  const sort = page.getByLabel("Sort by");
  expect(
    await sort.locator("option").evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(["latest", "price_asc", "price_desc"]);

  await page.goto("/real-estate?listing=rent");
  await waitForHydration(page);
  await expect(page.locator(".result-count")).toHaveText("5 properties to rent");
  const card = cards(page).filter({ hasText: "Garden house, teal door" });
  for (const part of [
    "For rent",
    "Featured",
    "$1,850.00 /month",
    "Chake Chake",
    "A red-roofed family house",
    "3 bedrooms",
    "640 m²",
  ])
    await expect(card).toContainText(part);
  await sort.selectOption("price_asc");
  await expect(cards(page).first()).toContainText("One-bed apartment above the market");

  await open(page, "/real-estate");
  await sort.selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect.poll(async () => isRising(await prices(page))).toBe(true);
  await choice(page, "price").selectOption("100000-500000");
  await expect(cards(page).first()).toContainText("Three plots at Konde crossroads");
  await expect.poll(async () => (await prices(page)).every((price) => price >= 100_000 && price <= 500_000)).toBe(true);
  await choice(page, "type").selectOption("land");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator(".result-count")).toHaveText("1 property to buy");
  await page.reload();
  await expect(choice(page, "type")).toHaveValue("land");
  await choice(page, "price").selectOption("1000000");
  await expect(page.getByRole("heading", { name: "No roof under these stars" })).toBeVisible();
  await page.locator(".empty").getByRole("link", { name: "Clear filters" }).click();
  await expect(cards(page)).toHaveCount(13);
  await page.getByRole("link", { name: "Add Your Property", exact: true }).click();
  await expect(page).toHaveURL(/\/real-estate\/submit$/);
});

test("PL-030 PL-031: list and map, list alone: two links that keep the filters, and filters that keep the view", async ({
  page,
}) => {
  await open(page, "/real-estate?type=villa&sort=price_asc");
  const titles = await cards(page).locator(".card-title").allTextContents();
  await expect(page.locator(".list-map")).toBeVisible();
  const wide = page.locator(".view-switch.on-wide-screens");
  await expect(wide.getByRole("link", { name: "List and map" })).toHaveAttribute("aria-current", "true");
  await wide.getByRole("link", { name: "List", exact: true }).click();
  await expect(page).toHaveURL("/real-estate?type=villa&sort=price_asc&view=list");
  await expect(page.locator(".list-map")).toHaveCount(0);
  await choice(page, "type").selectOption("house");
  await expect(page).toHaveURL("/real-estate?view=list&type=house&sort=price_asc");
  await choice(page, "type").selectOption("villa");
  // The address changes before the page does: what counts is where the link leads.
  const both = wide.getByRole("link", { name: "List and map" });
  await expect(both).toHaveAttribute("href", "/real-estate?type=villa&sort=price_asc");
  await both.click();
  await expect(page).toHaveURL("/real-estate?type=villa&sort=price_asc");
  await expect(cards(page).locator(".card-title")).toHaveText(titles);
  // Narrower than that it is one or the other.
  await page.setViewportSize({ width: 1099, height: 900 });
  await expect(page.locator(".list-map")).toBeHidden();
  const narrow = page.locator(".view-switch.on-narrow-screens");
  await expect(narrow.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
  await narrow.getByRole("link", { name: "Map" }).click();
  await expect(page).toHaveURL("/real-estate?type=villa&sort=price_asc&view=map");
  await expect(page.locator(".list-map")).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(wide).toBeVisible();
  await expect(narrow).toBeHidden();
});

test("a property's page shows it, its gallery wraps, and similar ones are of its kind", async ({ page }) => {
  await open(page, VILLA);
  const main = page.locator("main");
  for (const part of [
    "For sale",
    "Ready to move in",
    "Vumawimbi, Kigomasha",
    "1,240 m²",
    "Floor area 410 m²",
    "Parking for 2 cars",
    "Type, built 2023",
    "$685,000.00",
    "Two pavilions face the lagoon",
  ]) {
    await expect(main).toContainText(part);
  }
  await expect(main.locator(".spec-tiles dt")).toHaveText([
    "Bedrooms",
    "Bathrooms",
    "Land size",
    "Type, built 2023",
    "Per m² of floor area",
  ]);
  await expect(main.locator(".tick-list li")).toHaveCount(8);
  await page.getByRole("button", { name: "All 6 photos" }).click();
  const box = page.locator("dialog.lightbox");
  await box.getByRole("button", { name: "Previous photo" }).click();
  await expect(box.locator("bdi")).toHaveText("6 / 6");
  await box.getByRole("button", { name: "Next photo" }).click();
  await expect(box.locator("bdi")).toHaveText("1 / 6");
  await page.keyboard.press("Escape");

  const similar = main.locator(".similar-properties");
  await expect(similar.locator(".card")).toHaveCount(2);
  await expect(similar).not.toContainText("Makuti beachfront villa");
  await expect(similar.getByRole("link", { name: "All villas" })).toHaveAttribute("href", "/real-estate?type=villa");

  await page.reload();
  const [listing, crumbs] = await structuredData(page);
  expect(listing).toMatchObject({ "@type": "RealEstateListing", offers: { price: "685000.00", priceCurrency: "USD" } });
  expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });
  await page.goto("/real-estate");
  const [list] = await structuredData(page);
  expect((list as { itemListElement: unknown[] }).itemListElement).toHaveLength(10);
});

test("a property that is not there, or not yet, says so; staff may look", async ({ page, office, request }) => {
  expect((await request.get("/real-estate/nope")).status()).toBe(404);
  expect((await request.get(UNPUBLISHED)).status()).toBe(404);
  await page.goto("/real-estate");
  await expect(page.locator("main")).not.toContainText("Lime-washed house");
  await page.goto(UNPUBLISHED);
  await expect(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible();
  await expect(page.getByText("The property you’re looking for doesn’t exist or has been removed.")).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Back to all properties" }).click();
  await expect(page).toHaveURL(/\/real-estate$/);

  const answer = await office.goto(UNPUBLISHED);
  expect(answer!.headers()["cache-control"]).toContain("no-store");
  await expect(office.locator(".unpublished b")).toHaveText("Unpublished.");
  await expect(office.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(office.locator(".similar-properties")).not.toContainText("Lime-washed house");
});

testOnPostgres("asking the agent, in French, down to the stored row", async ({ page, postgresSite }) => {
  await postgresSite.query("update properties set slug_fr = 'villa-makuti' where slug = 'makuti-beachfront-villa'");
  await open(page, "/fr/real-estate/villa-makuti");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/fr\/real-estate\/makuti-beachfront-villa$/,
  );
  await page.locator("[name=name]").fill("Amélie Durand");
  await page.locator("[name=email]").fill("amelie@example.com");
  await page.locator("[name=phone]").fill("+33 6 00 00 00 00");
  await page.locator("[name=message]").fill("Peut-on la visiter en août ?");
  await submit(page).click();
  await expect(page.locator(".panel .form-success")).toBeFocused();
  await expect(page.locator(".panel form")).toHaveCount(0);
  await expect(page.locator(".toast-success")).toBeVisible();
  const rows = await postgresSite.query(
    "select i.*, p.slug from property_inquiries i join properties p on p.id = i.property_id where i.email = 'amelie@example.com'",
  );
  expect(rows).toMatchObject([
    {
      slug: "makuti-beachfront-villa",
      property_title: "Makuti beachfront villa",
      name: "Amélie Durand",
      phone: "+33 6 00 00 00 00",
      message: "Peut-on la visiter en août ?",
      language: "fr",
    },
  ]);
});

testOnPostgres(
  "the form names what is wrong, keeps what was typed when sending fails, and is sent once",
  async ({ page, postgresSite }) => {
    await open(page, VILLA);
    await expect(page.getByRole("heading", { name: "Contact Agent" })).toBeVisible();
    await page.getByLabel("Message").fill(" ");
    await submit(page).click();
    await expect(page.locator(".form-error")).toHaveText(Array.from({ length: 3 }, () => "Please fill in this field"));
    await expect(page.getByLabel("Name")).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel("Name").fill("Lukas");
    await page.getByLabel("Email").fill("abc");
    await page.getByLabel("Message").fill("Is it windy?");
    await submit(page).click();
    await expect(page.locator(".form-error")).toHaveText("Please enter a valid email address");
    await page.getByLabel("Email").fill("lukas@example.com");

    let fail = true;
    await page.route("**/real-estate/*.data*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      if (fail) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await submit(page).click();
    await expect(page.locator(".toast-error")).toHaveText("Failed to send inquiry. Please try again.");
    await expect(page.getByLabel("Message")).toHaveValue("Is it windy?");
    fail = false;
    await submit(page).click({ noWaitAfter: true });
    await expect(submit(page)).toBeDisabled();
    await expect(submit(page)).toHaveText("Sending...");
    await page.getByLabel("Name").press("Enter");
    await expect(page.locator(".toast-success")).toHaveText("Your inquiry has been sent successfully!");
    await expect(page.getByRole("heading", { name: "Inquiry Sent Successfully!" })).toBeVisible();
    await expect(page.locator(".panel")).toContainText("The agent will contact you shortly.");
    expect(
      await postgresSite.query("select id from property_inquiries where email = 'lukas@example.com'"),
    ).toHaveLength(1);
  },
);

testOnPostgres(
  "the server checks everything again, and refuses what is not published",
  async ({ request, postgresSite }) => {
    const stamp = await stampFrom(request);
    const valid = { name: "A", email: "http@example.com", message: "B", stamp };
    for (const [field, value] of [
      ["name", " "],
      ["name", "x".repeat(121)],
      ["email", "a@b"],
      ["email", `${"x".repeat(251)}@a.b`],
      ["phone", "1".repeat(41)],
      ["message", ""],
      ["message", "x".repeat(5_001)],
    ]) {
      expect((await request.post(VILLA, { form: { ...valid, [field!]: value! } })).status(), field).toBe(400);
    }
    expect((await request.post(UNPUBLISHED, { form: valid })).status()).toBe(404);
    expect((await request.post("/real-estate/nope", { form: valid })).status()).toBe(404);
    expect(await postgresSite.query("select id from property_inquiries where email = 'http@example.com'")).toEqual([]);
    const sent = await request.post(VILLA, {
      form: { ...valid, id: "1", created_at: "2001-01-01", property_id: "x", property_title: "Mine" },
    });
    expect(await sent.text()).toContain("Inquiry Sent Successfully!");
    const [row] = await postgresSite.query(
      "select property_title, phone from property_inquiries where email = 'http@example.com'",
    );
    expect(row).toEqual({ property_title: "Makuti beachfront villa", phone: null });
  },
);

testOnPostgres("who owns a property never leaves the office", async ({ request, postgresSite }) => {
  await postgresSite.query(
    "update properties set owner_name = 'Hamad Secret', owner_email = 'secret@example.com', owner_phone = '+255 600 123 987', contact_email = 'secret@example.com'",
  );
  const search = "?published=false&owner_email=eq.x&select=owner_name&sort=owner_name";
  for (const path of [
    VILLA,
    `${VILLA}.data`,
    `/real-estate${search}`,
    `/real-estate.data${search}`,
    "/real-estate.data",
    "/",
  ]) {
    const answer = await request.get(path);
    // An order that does not exist is taken out of the address: as data that is a 202 which names the new one.
    expect(answer.status(), path).toBe(path === `/real-estate.data${search}` ? 202 : 200);
    expect(await answer.text(), path).not.toMatch(/Secret|secret@|600 123 987|Lime-washed/);
  }
});

async function stampFrom(request: APIRequestContext): Promise<string> {
  const stamp = /name="stamp" value="([^"]+)"/.exec(await (await request.get(VILLA)).text())![1]!;
  return stamp;
}

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("filters, views and the form work, and nothing sticks out", async ({ page }) => {
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto("/real-estate");
    expect(await width()).toBe(320);
    await choice(page, "type").selectOption("villa");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(cards(page)).toHaveCount(3);
    await page.locator(".view-switch.on-narrow-screens").getByRole("link", { name: "Map" }).click();
    await expect(page.locator(".list-map")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    expect(await width()).toBe(320);
    await page.goto(`/ar${VILLA}`);
    expect(await width()).toBe(320);
    await page.locator("[name=name]").fill("Fatma");
    await page.locator("[name=email]").fill("fatma@example.com");
    await submit(page).click();
    await expect(page.locator(".form-success")).toBeVisible();
  });
});

test("PL-158 PL-161 PL-174 PL-176: two to four are compared, a fifth names the four, the choice stays in this browser, pins say what they are", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/real-estate");
  await waitForHydration(page);
  const ticks = page.getByRole("checkbox", { name: /^Compare/ });
  const bar = page.locator(".compare-bar");
  const titles: string[] = [];
  for (let n = 0; n < 4; n++) {
    await ticks.nth(n).check({ force: true });
    titles.push((await ticks.nth(n).getAttribute("data-title"))!);
  }
  await expect(bar.getByRole("status")).toHaveText("4 chosen");
  await ticks.nth(4).click({ force: true });
  await expect(ticks.nth(4)).not.toBeChecked();
  await expect(bar.getByRole("status")).toHaveText(
    `Four fit side by side: ${titles.join(", ")}. Take one out to add another.`,
  );
  // A screen reader hears how many stand on the map, and each by its name and price.
  const map = page.locator(".list-map");
  await expect(map.locator(".drawing > svg")).toHaveAccessibleName(/\d/);
  const pin = map.locator(".map-marks a", { has: page.locator("rect") }).first();
  expect(await pin.getAttribute("aria-label")).toMatch(/^.+, .*\d/);
  await page.reload();
  await waitForHydration(page);
  await expect(bar.getByRole("status")).toHaveText("4 chosen");
  await expect(ticks.first()).toBeChecked();
  await bar.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/real-estate\/compare\?ids=/);
  for (const title of titles) await expect(page.getByRole("columnheader", { name: title })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // On a small phone the table scrolls within itself; the names of its rows stay, and nothing slides over them.
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await horizontalOverflow(page)).toBe(0);
  const table = page.locator(".compare-scroll");
  await table.evaluate((element) => element.scrollBy(150, 0));
  expect(await table.evaluate((element) => element.scrollLeft)).toBe(150);
  const startOf = async (part: string) => (await table.locator(part).first().boundingBox())!.x;
  const start = await startOf("xpath=.");
  expect([await startOf("thead td"), await startOf("tbody th")]).toEqual([start, start]);
});
