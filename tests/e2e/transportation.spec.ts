import { islandToday } from "#app/features/availability/rules";
import { formatMoment } from "#app/platform/dates/dates";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, waitForHydration, test, testOnPostgres } from "#tests/support/fixtures";

const cards = (page: Page) => page.locator("article.vehicle-card");
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole("heading", { name }) });
const count = (page: Page) => page.locator(".result-count");
const dialog = (page: Page) => page.locator("dialog.modal");
const submit = (page: Page) => dialog(page).locator(".modal-foot button.btn-primary");
const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);

async function openList(page: Page, path = "/transportation"): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function book(page: Page, name: string): Promise<void> {
  await card(page, name).locator("a.btn").click();
  await expect(dialog(page).getByRole("heading")).toContainText(name);
}

async function fillGuest(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ full_name: "Jean Prosper", email, phone: "+33 6 00 00 00 00" }))
    await field(page, name).fill(value);
}

const dayFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

test("the search is silent, the filters ask the server, and both stand in the address", async ({ page }) => {
  await openList(page);
  await expect(cards(page)).toHaveCount(11);
  await expect(count(page)).toHaveText("11 vehicles");
  await expect(card(page, "Toyota Noah")).toHaveCount(0);
  await expect(cards(page).first()).toContainText("Island 4x4");
  await expect(cards(page).first()).toContainText("With driver");
  await expect(cards(page).first()).toContainText("$60.00 per day");
  await expect(cards(page).first()).toContainText("$360.00 per week");
  await expect(cards(page).first().getByRole("list", { name: "Features" }).getByRole("listitem")).toHaveText([
    "Air Conditioning",
    "GPS",
    "Insurance",
    "Child Seat",
  ]);
  await expect(page.getByLabel("Vehicle type").locator("option")).toHaveText([
    "All Types",
    "Car",
    "Motorbike",
    "Scooter",
    "Quad Bike",
    "Bicycle",
  ]);

  const asked: string[] = [];
  page.on(
    "request",
    (request) => request.url().includes("/transportation.data") && asked.push(new URL(request.url()).search),
  );
  await page.getByRole("searchbox", { name: "Search" }).fill("GOATS");
  await expect(cards(page)).toHaveCount(2);
  await expect(count(page)).toHaveText("2 vehicles");
  await expect(page).toHaveURL(/\?search=GOATS$/);
  await page.getByRole("searchbox", { name: "Search" }).fill("zzzz");
  await expect(page.getByRole("heading", { name: "Nothing on wheels like that" })).toBeVisible();
  await expect(page).toHaveURL(/\?search=zzzz$/);
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(cards(page)).toHaveCount(11);
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  expect(asked).toEqual([]);

  await page.getByLabel("Vehicle type").focus();
  await page.getByLabel("Vehicle type").selectOption("Quad Bike");
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByLabel("Vehicle type")).toBeFocused();
  expect(asked.at(-1)).toContain("type=quad_bike");
  await page.getByLabel("Max price per day").fill("55");
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel("Vehicle type").selectOption("All Types");
  await page.getByRole("checkbox", { name: /^With driver/ }).check();
  await expect(count(page)).toHaveText("2 vehicles");
  await expect(page).toHaveURL(/max_price=55&with_driver=true/);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^With driver/ })).toBeChecked();
  await expect(page.getByLabel("Max price per day")).toHaveValue("55");
  await expect(cards(page)).toHaveCount(2);
});

test("a slow read shows six outlines; after a lost one the list is there again, and can be asked anew", async ({
  page,
}) => {
  await openList(page);
  let answer: (() => void) | undefined;
  await page.route("**/transportation.data*", async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.abort();
  });
  await page.getByLabel("Vehicle type").selectOption("Car");
  await expect(page.locator("main .vehicle-card .card-picture.skeleton")).toHaveCount(6);
  await expect(count(page)).toHaveText("Loading...");
  answer!();
  await expect(page.locator(".connection-notice")).toContainText("That could not be loaded just now.");
  await expect(cards(page)).toHaveCount(11);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page)).toHaveCount(3);
});

test("an address with an anchor shows that vehicle", async ({ page }) => {
  await openList(page);
  const id = await card(page, "Two-seat quad 400").getAttribute("id");
  await page.goto(`/transportation#${id}`);
  await expect(card(page, "Two-seat quad 400")).toBeInViewport();
});

test("a vehicle has a page: pictures, driver, pick-up and terms, and a form that opens over it", async ({
  page,
  request,
}) => {
  await openList(page);
  await card(page, "Suzuki Jimny").getByRole("link", { name: "Suzuki Jimny" }).click();
  await expect(page).toHaveURL(/\/transportation\/[0-9a-f-]{36}$/);
  const path = new URL(page.url()).pathname;
  const main = page.locator("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Suzuki Jimny");
  await expect(page).toHaveTitle(/^Suzuki Jimny/);
  await expect(
    page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Transportation" }),
  ).toBeVisible();
  await expect(main.locator(".feature-tiles li")).toHaveText(["Air Conditioning", "Bluetooth", "USB", "Insurance"]);
  await expect(main).toContainText("let a driver come along for $30.00 per day");
  await expect(main).toContainText("Pemba Airport, at the arrivals door");
  await expect(main).toContainText("From 08:00 to 18:00");
  await expect(main.locator(".line-list li")).toHaveCount(5);
  await expect(main).toContainText("Free cancellation until 24 hours before pick-up");
  await main.getByRole("button", { name: "All 3 photos" }).click();
  await expect(page.locator("dialog.lightbox bdi")).toHaveText("1 / 3");
  await page.keyboard.press("Escape");

  const opener = main.getByRole("link", { name: "Book Now" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("heading")).toContainText("Book Suzuki Jimny");
    await expect(page).toHaveURL(/\?book$/);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.reload();
  const things = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>));
  expect(things.map((thing) => thing["@type"])).toEqual(["Product", "BreadcrumbList"]);
  expect(things[0]).toMatchObject({ name: "Suzuki Jimny", offers: { price: "72.00", priceCurrency: "USD" } });
  await expect(page.locator("link[rel=alternate][hreflang=ar]")).toHaveAttribute("href", new RegExp(`/ar${path}$`));
  expect(await (await request.get("/sitemaps/en-transportation-1.xml")).text()).toContain(path);
  for (const id of ["does-not-exist", "00000000-0000-4000-8000-000000000000"])
    expect((await request.get(`/transportation/${id}`)).status()).toBe(404);
  await page.goto("/de/transportation/does-not-exist");
  await expect(page.getByRole("heading", { name: "Fahrzeug nicht gefunden" })).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`BK-049 TR-27: the page of a vehicle has a calendar and no barrier at ${width} px, from right to left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page, "/ar/transportation");
    await cards(page).first().locator("h2 a").click();
    await expect(page.locator(".feature-tiles")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.locator("main")).toContainText("من 08:00 إلى 18:00");
    await expect(page.locator("main .calendar table:visible")).toHaveCount(width < 768 ? 1 : 2);
    await expect(page.locator("main")).toContainText("تكون جاهزة من جديد بعد الظهر");
    expect(await findViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
  });
}

test("the form opens over the page, keeps the focus, and gives it back however it is closed", async ({ page }) => {
  await openList(page);
  const opener = card(page, "Teal scooter 125").locator("a.btn");
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 300),
    () => dialog(page).getByRole("button", { name: "Cancel" }).click(),
    () => dialog(page).getByRole("button", { name: "Back to all vehicles" }).click(),
    () => page.goBack(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
      ),
    ).toBe(true);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/\/transportation$/);
  }
  // Whoever types and opens a form before the address has followed keeps both.
  await page.getByRole("searchbox", { name: "Search" }).fill("crate");
  await opener.click();
  await expect(page).toHaveURL(/\?search=crate&book=/);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\?search=crate$/);
  await page
    .getByRole("navigation", { name: "Main menu" })
    .first()
    .getByRole("link", { name: "Transportation" })
    .click();
  await expect(cards(page)).toHaveCount(11);

  // Only a vehicle with a driver asks for one, and only a known price chooses him beforehand.
  await book(page, "Teal scooter 125");
  await expect(field(page, "with_driver")).toHaveCount(0);
  await page.goBack();
  await book(page, "Farm-track quad");
  await expect(field(page, "with_driver")).not.toBeChecked();
  await page.goBack();
  await book(page, "Suzuki Jimny");
  await expect(field(page, "with_driver")).toBeChecked();
});

for (const width of [1440, 390]) {
  test(`BK-049: the form with its calendar and messages has no barrier at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page, "/ar/transportation");
    await cards(page).first().locator("a.btn").click();
    await submit(page).click();
    await expect(dialog(page).locator(".form-error")).toHaveCount(3);
    await expect(dialog(page).locator(".calendar table:visible")).toHaveCount(width < 768 ? 1 : 2);
    expect(await findViolations(page)).toEqual([]);
  });
}

testOnPostgres.describe("renting", () => {
  const ZONE = "Pacific/Kiritimati";
  const today = () => islandToday();
  testOnPostgres.use({ timezoneId: ZONE });

  testOnPostgres(
    "BK-034, BK-062, BK-082, TR-25: a car with its driver, in Swahili, from the list to the stored row",
    async ({ page, postgresSite }) => {
      await openList(page, "/sw/transportation");
      await expect(page.locator("html")).toHaveAttribute("lang", "sw");
      await cards(page).first().locator("a.btn").click();
      await expect(field(page, "pickup_date")).toHaveValue(today());
      await expect(field(page, "return_date")).toHaveValue(dayFrom(today(), 1));
      await expect(field(page, "with_driver")).toBeChecked();

      await field(page, "pickup_date").fill(dayFrom(today(), 4));
      await expect(field(page, "return_date")).toHaveValue(dayFrom(today(), 5));
      await expect(field(page, "return_date")).toHaveAttribute("min", dayFrom(today(), 5));
      await field(page, "pickup_date").fill(dayFrom(today(), 2));
      await expect(field(page, "return_date")).toHaveValue(dayFrom(today(), 5));
      const total = dialog(page).locator(".quote .sum dd");
      await expect(total).toHaveText(/255\.00/);
      await field(page, "with_driver").uncheck();
      await expect(total).toHaveText(/180\.00/);
      await field(page, "with_driver").check();

      await field(page, "special_requests").fill("Kiti cha mtoto");
      await fillGuest(page, "jean@example.com");
      await submit(page).click();
      // First what stays for some seconds only.
      await expect(page.locator(".toast-success")).toBeVisible();
      await expect(dialog(page).locator(".modal-done")).toBeFocused();
      const rows = await postgresSite.query(
        "select *, pickup_date::text as pickup, return_date::text as returning from transportation_bookings where email = 'jean@example.com'",
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        full_name: "Jean Prosper",
        phone: "+33 6 00 00 00 00",
        pickup: dayFrom(today(), 2),
        returning: dayFrom(today(), 5),
        with_driver: true,
        special_requests: "Kiti cha mtoto",
        rental_name: "Island 4x4",
        rental_type: "car",
        status: "pending",
        quoted_total: "255.00",
        language: "sw",
      });
      expect(rows[0]!.rental_id).toBeTruthy();
      // Until when it is kept, by the island's clock and by the reader's.
      const until = rows[0]!.hold_until as Date;
      const done = dialog(page).locator(".modal-done");
      await expect(done).toContainText(`hadi ${formatMoment(until, "sw", 3)}, saa za kisiwani`);
      await expect(done).toContainText(`Mahali ulipo, hiyo ni ${formatMoment(until, "sw", 14)}`);

      await dialog(page).locator(".modal-foot button").click();
      await expect(dialog(page)).toHaveCount(0);
      await cards(page).nth(1).locator("a.btn").click();
      await expect(field(page, "full_name")).toHaveValue("");
      await expect(field(page, "pickup_date")).toHaveValue(today());
    },
  );

  testOnPostgres(
    "what is wrong is named; a failure keeps the form; the second attempt makes one row",
    async ({ page, postgresSite }) => {
      await openList(page);
      await book(page, "Suzuki Jimny");
      await field(page, "pickup_date").fill("");
      await field(page, "return_date").fill("");
      // Enter sends the request; the button that adds it to the plan stands before the other.
      await field(page, "full_name").press("Enter");
      await expect(dialog(page).locator(".form-error")).toHaveText(
        Array.from({ length: 5 }, () => "Please fill in this field"),
      );
      await expect(field(page, "full_name")).toBeFocused();
      await field(page, "pickup_date").fill(today());
      await field(page, "return_date").fill(today());
      await fillGuest(page, "a@b");
      await submit(page).click();
      await expect(dialog(page).locator(".form-error")).toHaveText([
        "Please enter a valid email address",
        "Return date must be after pickup date",
      ]);
      // Later than what the samples have taken.
      await field(page, "pickup_date").fill(dayFrom(today(), 40));
      await field(page, "return_date").fill(dayFrom(today(), 49));
      await field(page, "email").fill("retry@example.com");
      await expect(dialog(page).locator("dt")).toHaveText([
        "$430.00 × 1 week",
        "$72.00 × 2 days",
        "Driver, $30.00 × 9 days",
        "Total",
      ]);
      await expect(dialog(page).locator(".quote .sum dd")).toHaveText("$844.00");

      let lose = true;
      let slow: (() => void) | undefined;
      await page.route("**/transportation.data*", async (route) => {
        if (lose) {
          lose = false;
          await route.fetch();
          return route.abort();
        }
        await new Promise<void>((resolve) => (slow = resolve));
        return route.continue();
      });
      await submit(page).click();
      await expect(dialog(page).locator(".form-failure")).toHaveText("Failed to submit booking. Please try again.");
      await expect(page.locator(".toast-error")).toHaveText("Failed to submit booking. Please try again.");
      await expect(field(page, "email")).toHaveValue("retry@example.com");
      await submit(page).click({ noWaitAfter: true });
      await expect(submit(page)).toBeDisabled();
      await expect(submit(page)).toHaveText("Processing...");
      await expect(dialog(page).locator(".form-failure")).toHaveCount(0);
      await field(page, "full_name").press("Enter");
      await expect.poll(() => slow).toBeDefined();
      slow!();
      await expect(page.locator(".toast-success")).toHaveText("Booking request submitted successfully!");
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toHaveCount(0);
      const rows = await postgresSite.query(
        "select quoted_total, with_driver from transportation_bookings where email = 'retry@example.com'",
      );
      expect(rows).toEqual([{ quoted_total: "844.00", with_driver: true }]);
    },
  );

  testOnPostgres.describe("without scripts", () => {
    testOnPostgres.use({ javaScriptEnabled: false });

    testOnPostgres("works by links and forms alone, and keeps what was typed", async ({ page, postgresSite }) => {
      await page.goto("/transportation");
      await page.getByLabel("Vehicle type").selectOption("Bicycle");
      await page.getByRole("searchbox", { name: "Search" }).fill("bell");
      await page.getByRole("button", { name: "Apply filters" }).click();
      await expect(cards(page)).toHaveCount(1);
      await book(page, "Basket bicycle");
      await field(page, "pickup_date").fill(dayFrom(today(), 3));
      await field(page, "return_date").fill(dayFrom(today(), 3));
      await fillGuest(page, "plain@example.com");
      await submit(page).click();
      await expect(dialog(page).locator(".form-error")).toHaveText("Return date must be after pickup date");
      await expect(field(page, "email")).toHaveValue("plain@example.com");
      await field(page, "return_date").fill(dayFrom(today(), 5));
      await submit(page).click();
      await expect(dialog(page).getByRole("heading", { name: "Your request is in" })).toBeVisible();
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toBeHidden();
      expect(
        await postgresSite.query("select quoted_total from transportation_bookings where email = 'plain@example.com'"),
      ).toEqual([{ quoted_total: "16.00" }]);
    });
  });

  testOnPostgres.describe("on its page without scripts", () => {
    testOnPostgres.use({ javaScriptEnabled: false });

    testOnPostgres(
      "is a link and a form, and its own vehicle is booked whatever the form says",
      async ({ page, postgresSite }) => {
        await page.goto("/transportation");
        await card(page, "Basket bicycle").getByRole("link", { name: "Basket bicycle" }).click();
        await page.getByRole("complementary").getByRole("link", { name: "Book Now" }).click();
        await expect(dialog(page).getByRole("heading")).toContainText("Book Basket bicycle");
        await field(page, "pickup_date").fill(dayFrom(today(), 3));
        await field(page, "return_date").fill(dayFrom(today(), 3));
        await fillGuest(page, "paged@example.com");
        await submit(page).click();
        await expect(dialog(page).getByText("Return date must be after pickup date", { exact: true })).toBeVisible();
        await expect(field(page, "email")).toHaveValue("paged@example.com");
        await field(page, "return_date").fill(dayFrom(today(), 5));
        await submit(page).click();
        await expect(dialog(page).getByRole("heading", { name: "Your request is in" })).toBeVisible();
        const rows = await postgresSite.query(
          "select rental_name, quoted_total, page from transportation_bookings where email = 'paged@example.com'",
        );
        expect(rows).toMatchObject([{ rental_name: "Basket bicycle", quoted_total: "16.00" }]);
      },
    );
  });

  testOnPostgres("over plain HTTP the server checks everything again", async ({ request, postgresSite }) => {
    const idOf = async (name: string) =>
      String((await postgresSite.query("select id from transportation_rentals where name = $1", [name]))[0]!.id);
    const [quad, scooter, out] = await Promise.all(
      ["Farm-track quad", "Teal scooter 125", "Toyota Noah, seven seats"].map(idOf),
    );
    const stamp = await stampOf(request, quad!);
    const from = (days: number) => dayFrom(islandToday(), days);
    const valid = {
      rental_id: quad!,
      full_name: "A",
      email: "http@example.com",
      phone: "+255 777 123 456",
      pickup_date: from(1),
      return_date: from(2),
      stamp,
    };
    const post = (form: Record<string, string>) => request.post("/transportation", { form: { ...valid, ...form } });
    for (const [change, status] of [
      [{ rental_id: "" }, 400],
      [{ rental_id: "00000000-0000-4000-8000-000000000000" }, 404],
      [{ rental_id: out! }, 404],
      [{ rental_id: scooter!, with_driver: "true" }, 400],
      [{ email: "a@b" }, 400],
      [{ phone: " " }, 400],
      [{ full_name: "x".repeat(121) }, 400],
      [{ pickup_date: from(-2) }, 400],
      [{ pickup_date: "2027-02-30" }, 400],
      [{ return_date: from(1) }, 400],
      [{ return_date: from(0) }, 400],
      [{ return_date: "2099-01-01" }, 400],
      [{ special_requests: "x".repeat(5_001) }, 400],
      [{ stamp: "1.abc" }, 400],
    ] as [Record<string, string>, number][]) {
      expect((await post(change)).status(), JSON.stringify(change).slice(0, 60)).toBe(status);
    }
    expect(await postgresSite.query("select id from transportation_bookings where email = 'http@example.com'")).toEqual(
      [],
    );
    expect(
      (await post({ status: "confirmed", quoted_total: "0", rental_name: "Mine", with_driver: "true" })).status(),
    ).toBe(200);
    expect(
      await postgresSite.query(
        "select status, quoted_total, rental_name, with_driver from transportation_bookings where email = 'http@example.com'",
      ),
    ).toEqual([{ status: "pending", quoted_total: "55.00", rental_name: "Farm-track quad", with_driver: true }]);
  });
});

async function stampOf(request: APIRequestContext, id: string): Promise<string> {
  const page = await (await request.get(`/transportation?book=${id}`)).text();
  return /name="stamp" value="([^"]+)"/.exec(page)![1]!;
}
