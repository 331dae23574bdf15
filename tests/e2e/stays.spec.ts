import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { addMonths, addMonthsToDay, firstOf, monthOf, placeInWeek } from "#app/features/availability/calendar-month";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { findViolations } from "#tests/support/accessibility";
import { expect, test as testOnEmbedded, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

const HOUSE = "/stays/makuti-house-vumawimbi";
/** A day from today on, where the browser is. */
const day = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString("en-CA", { timeZone: "Africa/Dar_es_Salaam" });
const cards = (page: Page) => page.locator(".card");
const submit = (page: Page) => page.locator(".panel button.btn-primary");
const field = (page: Page, name: string) => page.locator(`.panel [name=${name}]`);
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function fill(page: Page, email: string): Promise<void> {
  for (const [name, value] of Object.entries({ full_name: "Amina Mbarouk", phone: "+971 50 000 0000", email }))
    await field(page, name).fill(value);
}

test.describe("on a phone, in German", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("BK-049: a stay for four, from the list to the stored row", async ({ page, postgresSite }) => {
    await open(page, "/de/stays");
    await page.locator(".filter-bar [name=type]").selectOption("villa");
    await page.locator(".filter-bar [name=guests]").fill("4");
    await expect(page).toHaveURL(/\/de\/stays\?guests=4&type=villa$/);
    await page.locator(`.card a[href="/de${HOUSE}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Haus Makuti, Vumawimbi");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("#calendar table:visible")).toHaveCount(1);
    const slides = page.locator(".slides");
    await slides.locator(".is-previous").click();
    await expect(slides.locator(".slides-count")).toHaveText("6 / 6");
    await slides.locator(".is-next").click();
    await expect(slides.locator(".slides-count")).toHaveText("1 / 6");
    await page.locator(".bottom-bar a").click();
    await expect(field(page, "check_in")).toBeInViewport();
    await field(page, "check_in").fill(day(7));
    await field(page, "check_out").fill(day(10));
    for (let more = 0; more < 3; more++) await page.locator(".panel .stepper button").last().click();
    await expect(page.locator(".stay-total dd").last()).toHaveText(/1\.560,00\s\$/);
    await field(page, "special_requests").fill("Zwei Kinderbetten");
    await fill(page, "lukas@example.com");
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Buchungsanfrage gesendet!" })).toBeVisible();
    await expect(page.locator(".panel form")).toHaveCount(0);
    const rows = await postgresSite.query(
      "select b.*, check_in::text, check_out::text, s.slug from stay_bookings b join stays s on s.id = b.stay_id where email = 'lukas@example.com'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      slug: "makuti-house-vumawimbi",
      stay_name: "Makuti House, Vumawimbi",
      full_name: "Amina Mbarouk",
      phone: "+971 50 000 0000",
      check_in: day(7),
      check_out: day(10),
      guests: 4,
      special_requests: "Zwei Kinderbetten",
      status: "pending",
      quoted_total: "1560.00",
      language: "de",
    });
  });
});

test("times, beds, rules and terms stand on the page in nine languages", async ({ request }) => {
  const told: Record<string, string[]> = {
    en: ["Check-in from 15:00", "Check-out until 11:00", "No pets", "Free cancellation until 30 days"],
    fr: ["Arrivée à partir de 15:00", "Quatre chambres", "jusqu’à 30 jours"],
    es: ["Entrada desde las 15:00", "Cuatro dormitorios", "hasta 30 días"],
    it: ["Check-in dalle 15:00", "Quattro camere", "fino a 30 giorni"],
    de: ["Check-in ab 15:00", "Vier Schlafzimmer", "bis 30 Tage"],
    ru: ["Заезд с\u00a015:00", "Четыре спальни", "Бесплатная отмена"],
    zh: ["15:00起入住", "四间卧室", "30天以上可免费取消"],
    ar: ["الوصول من الساعة 15:00", "أربع غرف نوم", "الإلغاء مجاني"],
    sw: ["Kuingia kuanzia 15:00", "Vyumba vinne", "Kughairi ni bure"],
  };
  for (const [language, texts] of Object.entries(told)) {
    const page = await (
      await request.get(`${language === "en" ? "" : `/${language}`}${HOUSE}`, { headers: { "accept-language": "en" } })
    ).text();
    for (const text of texts) expect(page, language).toContain(text);
    expect(page).toContain('"checkinTime":"15:00","checkoutTime":"11:00"');
  }
});

// Where no other test adds stays.
testOnEmbedded("the list is filtered on the server, and the filters stand in the address", async ({ page }) => {
  await open(page, "/stays");
  const type = page.getByRole("combobox", { name: "Type" });
  const price = page.getByLabel("Max price per night");
  const guests = page.getByRole("spinbutton", { name: "Guests" });
  const count = page.locator(".result-count");
  await expect(count).toHaveText("10 stays");
  await expect(type.locator("option")).toHaveText(["All types", "Resort", "Villa", "Hotel", "Apartment"]);
  await expect(page.getByRole("link", { name: "Clear filters" })).toHaveCount(0);

  await price.fill("128");
  await expect(page).toHaveURL(/\?price=128$/);
  // The address changes a moment before the list.
  await expect(count).not.toHaveText("10 stays");
  await expect(cards(page).filter({ hasText: "Tumbe Tide Hotel" })).toHaveCount(1);
  await page.getByRole("button", { name: "One guest more" }).click();
  await expect(page).toHaveURL(/\?guests=2&price=128$/);
  await expect(count).toHaveText("4 stays for 2 guests");
  await type.selectOption("hotel");
  await expect(cards(page)).toHaveCount(3);
  await guests.fill("0");
  await guests.blur();
  await expect(guests).toHaveValue("1");
  await expect(count).toHaveText("3 stays");

  await price.fill("1");
  await expect(page.getByRole("heading", { name: "Every bed is somewhere else" })).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue("1");
  await page.locator(".empty").getByRole("link", { name: "Clear filters" }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(price).toHaveValue("");

  await page.context().addCookies([{ name: "pemba.currency", value: "EUR", url: page.url() }]);
  await open(page, "/stays?price=200");
  await expect(page.getByText(/\$200 per night is about €\d+/)).toBeVisible();
  await expect(price).toHaveValue("184");
  await expect(cards(page).first().locator(".price-line")).toContainText("€");
  await cards(page).first().getByRole("link").click();
  await expect(page.locator(".panel-top b")).toContainText("€");
});

test("a stay shows what it is and what it has", async ({ page, postgresSite }) => {
  await open(page, HOUSE);
  const main = page.locator("main");
  await expect(main.locator(".fact-strip li")).toHaveText(["Villa", "4.6 5 reviews", "Vumawimbi", "Up to 8 guests"]);
  await expect(main.locator(".feature-tiles li")).toHaveText(["Wi-Fi", "Parking", "Pool", "Spa", "Restaurant"]);
  await expect(main.locator(".tick-list li")).toHaveText([
    "Air conditioning",
    "TV",
    "Kitchen",
    "Washer",
    "Balcony",
    "Workspace",
  ]);
  await expect(main.locator(".panel-top b")).toHaveText("$520.00");
  await page.getByRole("button", { name: "All 6 photos" }).click();
  const box = page.locator("dialog.lightbox");
  await box.getByRole("button", { name: "Previous photo" }).click();
  await expect(box.locator("bdi")).toHaveText("6 / 6");
  await page.keyboard.press("Escape");

  await postgresSite.query("update stays set slug_de = 'haus-aus-makuti' where slug = 'makuti-house-vumawimbi'");
  const origin = new URL(page.url()).origin;
  for (const [path, canonical, name] of [
    ["/stays/haus-aus-makuti", HOUSE, "Makuti House, Vumawimbi"],
    ["/de/stays/haus-aus-makuti", `/de${HOUSE}`, "Haus Makuti, Vumawimbi"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", origin + canonical);
  }
  const things = await page
    .locator("script[type='application/ld+json']")
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>));
  expect(things.map((thing) => thing["@type"])).toEqual(["LodgingBusiness", "BreadcrumbList"]);
  expect(JSON.stringify(things)).not.toMatch(/aggregateRating|reviewCount/);
});

test("BK-095: the form begins with tonight, and the dates and guests keep to what is possible", async ({ page }) => {
  await open(page, HOUSE);
  const checkIn = field(page, "check_in");
  const checkOut = field(page, "check_out");
  const guests = page.getByLabel("Guests");
  await expect(checkIn).toHaveValue(day(0));
  await expect(checkOut).toHaveValue(day(1));
  await expect(checkIn).toHaveAttribute("min", day(0));
  await checkOut.fill(day(5));
  await expect(page.locator(".stay-total dt").first()).toHaveText("$520.00 × 5 nights");
  await checkIn.fill(day(3));
  await expect(checkOut).toHaveValue(day(4));
  await expect(checkOut).toHaveAttribute("min", day(4));
  for (const [typed, settled] of [
    ["0", "1"],
    ["99", "8"],
  ] as const) {
    await guests.fill(typed);
    await guests.blur();
    await expect(guests).toHaveValue(settled);
  }
  await checkIn.fill(day(-1));
  await checkOut.fill(day(-1));
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText([
    "Please choose today or a later day",
    "Check-out must be at least one day after check-in",
    "Please fill in this field",
    "Please fill in this field",
    "Please fill in this field",
  ]);
  expect(await findViolations(page)).toEqual([]);
  await fill(page, "late@example.com");
  await checkOut.fill(day(1));
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText("Please choose today or a later day");
  await expect(checkIn).toBeFocused();
});

/** How much the lightest and the darkest point of a corner of a day differ: what is drawn there, against its ground. */
async function cornerContrast(cell: Locator, corner: "first" | "last"): Promise<number> {
  const picture = sharp(await cell.screenshot());
  const { width, height } = await picture.metadata();
  // As far as its line goes, and not as far as the number.
  const size = Math.ceil((width + height) * 0.1125) + 1;
  const [left, top] = corner === "first" ? [0, 0] : [width - size, height - size];
  const pixels = await picture.extract({ left, top, width: size, height: size }).removeAlpha().raw().toBuffer();
  const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminances = Array.from({ length: pixels.length / 3 }, (_, n) => {
    const [r = 0, g = 0, b = 0] = [...pixels.subarray(n * 3, n * 3 + 3)].map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

test("BK-034 BK-049 BK-051 BK-052 BK-053 BK-054 BK-055 BK-056 BK-058 BK-095 TR-25 TR-47: days are chosen by keys, fields and calendar follow each other, and the total follows both", async ({
  page,
  postgresSite,
}) => {
  const month = firstOf(addMonths(monthOf(islandToday()), 2));
  const on = (n: number) => addDays(month, n - 1);
  await postgresSite.query(
    `insert into stays (name, slug, location, type, price, max_guests, min_nights, included_guests, extra_guest_price, description)
      values ('Key House', 'key-house', 'W', 'villa', 100, 4, 3, 1, 10, 'D')`,
  );
  await postgresSite.query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select u.id, 'block', $1, $2, 'Paint' from units u join stays s on s.id = u.stay_id where s.slug = 'key-house'",
    [on(10), on(12)],
  );
  await open(page, `/stays/key-house?month=${monthOf(month)}`);
  const calendar = page.locator("#calendar");
  const link = (day: string) => calendar.locator(`[data-day="${day}"]`);
  const cellOf = (day: string) => calendar.locator(`td:has([data-day="${day}"])`);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day);
  const press = async (key: string, expected: string) => {
    await page.keyboard.press(key);
    await expect.poll(focused, { message: key }).toBe(expected);
  };

  // A grid: whole names, one tab stop, what is taken is there and says so.
  await expect(calendar.locator("table:visible")).toHaveCount(2);
  await expect(calendar.locator("[data-day][tabindex='0']")).toHaveCount(1);
  const tree = await calendar.getByRole("grid").first().ariaSnapshot();
  expect(tree).toContain('columnheader "Monday"');
  expect(tree).toMatch(/gridcell "\w+day 2 \w+ \d{4}, free, \$100\.00"(?! \[disabled\])/);
  expect(tree).toMatch(/gridcell "\w+day 11 \w+ \d{4}, taken" \[disabled\]/);
  expect(tree).toMatch(/gridcell "\w+day 10 \w+ \d{4}, departure only" \[disabled\]/);
  expect(tree).toMatch(/gridcell "\w+day 12 \w+ \d{4}, arrival only, \$100\.00"/);

  await link(on(1)).focus();
  await press("ArrowRight", on(2));
  await press("ArrowDown", on(9));
  await press("ArrowRight", on(10));
  // Taken days are not skipped.
  await press("ArrowRight", on(11));
  await press("ArrowLeft", on(10));
  await press("ArrowUp", on(3));
  const place = placeInWeek(on(15), "en");
  await press("ArrowDown", on(10));
  await press("ArrowRight", on(11));
  await link(on(15)).focus();
  await press("Home", addDays(on(15), -place));
  await press("End", addDays(on(15), 6 - place));
  await link(on(15)).focus();
  await press("PageDown", addMonthsToDay(on(15), 1));
  await press("PageUp", on(15));
  await press("Shift+PageDown", addMonthsToDay(on(15), 12));
  await press("Shift+PageUp", on(15));
  const [checkIn, checkOut] = [field(page, "check_in"), field(page, "check_out")];
  const before = await checkIn.inputValue();
  await link(on(11)).focus();
  await page.keyboard.press("Enter");
  await expect(checkIn).toHaveValue(before);

  // The arrival brings the fewest nights along; Escape leaves it at that.
  await link(on(2)).focus();
  await page.keyboard.press("Enter");
  await expect(checkIn).toHaveValue(on(2));
  await expect(checkOut).toHaveValue(on(5));
  await expect(calendar.getByRole("status")).toContainText("Now the day you leave.");
  await expect(calendar.getByRole("status")).toContainText("At least 3 nights");
  // Too short, and beyond what is taken, cannot be; the day on which others arrive can.
  await expect(calendar.getByRole("status")).toContainText("Taken from");
  const isOff = (n: number) => expect(cellOf(on(n))).toHaveAttribute("aria-disabled", "true");
  for (const n of [4, 11, 12, 13]) await isOff(n);
  await expect(cellOf(on(4))).toContainText("free, At least 3 nights");
  for (const n of [5, 10]) await expect(cellOf(on(n))).not.toHaveAttribute("aria-disabled");
  await page.keyboard.press("Escape");
  await expect(calendar.getByRole("status")).toContainText("3 nights");
  await expect(calendar.getByRole("status")).not.toContainText("Now the day");
  await press("ArrowRight", on(3));
  await page.keyboard.press("Space");
  await expect(checkIn).toHaveValue(on(3));
  await link(on(8)).focus();
  await page.keyboard.press("Enter");
  await expect(checkOut).toHaveValue(on(8));
  const total = page.locator(".stay-total .sum dd");
  await expect(total).toHaveText("$500.00");
  await page.locator(".panel .stepper button").last().click();
  await expect(total).toHaveText("$550.00");

  // What is typed is chosen in the calendar, with the minimum.
  await checkIn.fill(on(4));
  await expect(checkOut).toHaveValue(on(7));
  await expect(total).toHaveText("$330.00");
  const selected = calendar.locator("td[aria-selected=true] a");
  await expect(selected).toHaveCount(4);
  await checkOut.fill(on(9));
  await expect(selected).toHaveCount(6);
  await expect(selected.last()).toHaveAttribute("data-day", on(9));

  // One may come on the day on which others leave.
  await cellOf(on(12)).locator("a").click();
  await expect(checkIn).toHaveValue(on(12));
  await checkIn.fill(on(4));

  // Shapes are seen, with colours of the reader's own too.
  await page.mouse.move(0, 0);
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    expect(await cornerContrast(cellOf(on(12)), "first"), forcedColors).toBeGreaterThan(3);
    expect(await cornerContrast(cellOf(on(10)), "last"), forcedColors).toBeGreaterThan(3);
    expect(await cornerContrast(cellOf(on(20)), "first"), "a free day").toBeLessThan(1.2);
    await expect(cellOf(on(11)).locator("b")).toHaveCSS("text-decoration-line", "line-through");
  }
  await page.emulateMedia({ forcedColors: "none" });
  expect(await findViolations(page)).toEqual([]);
});

test("a failure keeps the form; while sending, the button waits; the second attempt makes one row", async ({
  page,
  postgresSite,
}) => {
  await open(page, HOUSE);
  await fill(page, "retry@example.com");
  let fail = true;
  await page.route("**/stays/*.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (fail) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to submit booking. Please try again.");
  await expect(field(page, "email")).toHaveValue("retry@example.com");
  fail = false;
  await submit(page).click({ noWaitAfter: true });
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText("Processing...");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await field(page, "email").press("Enter");
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  expect(await postgresSite.query("select id from stay_bookings where email = 'retry@example.com'")).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be filtered and a stay asked for", async ({ page, postgresSite }) => {
    await page.goto("/stays");
    await page.getByLabel("Max price per night").fill("60");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page.locator(".result-count")).toHaveText("2 stays");
    await page.goto(HOUSE);
    await expect(field(page, "check_in")).not.toHaveValue("");
    await fill(page, "plain@example.com");
    await field(page, "check_in").fill(day(4));
    await field(page, "check_out").fill(day(3));
    await submit(page).click();
    await expect(page.locator(".form-error")).toHaveText("Check-out must be at least one day after check-in");
    await expect(field(page, "check_in")).toHaveValue(day(4));
    await field(page, "check_out").fill(day(6));
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
    // It could do nothing here.
    await expect(page.getByRole("button", { name: "New request" })).toHaveCount(0);
    expect(
      await postgresSite.query("select quoted_total from stay_bookings where email = 'plain@example.com'"),
    ).toEqual([{ quoted_total: "1040.00" }]);
  });
});

test("the server trusts no form: too many guests are refused, and a status cannot be sent", async ({
  request,
  postgresSite,
}) => {
  const stamp = /name="stamp" value="([^"]+)"/.exec(await (await request.get(HOUSE)).text())![1]!;
  const form = {
    stamp,
    full_name: "Sly",
    email: "sly@example.com",
    phone: "+255 777 123 456",
    check_in: day(1),
    check_out: day(2),
    guests: "8",
    status: "confirmed",
    quoted_total: "0",
    stay_name: "Mine",
  };
  expect((await request.post(HOUSE, { form: { ...form, guests: "9" } })).status()).toBe(400);
  expect((await request.post("/stays/nope", { form })).status()).toBe(404);
  expect((await request.post(HOUSE, { form })).status()).toBe(200);
  expect(
    await postgresSite.query(
      "select status, quoted_total, stay_name, guests from stay_bookings where email = 'sly@example.com'",
    ),
  ).toEqual([{ status: "pending", quoted_total: "520.00", stay_name: "Makuti House, Vumawimbi", guests: 8 }]);
});

test("an unknown stay says so and leads back", async ({ page, request }) => {
  expect((await request.get("/stays/a%00b")).status()).toBeLessThan(500);
  const response = await page.goto("/stays/nope");
  expect(response!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Stay Not Found" })).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Back to all stays" }).click();
  await expect(page).toHaveURL(/\/stays$/);
});
