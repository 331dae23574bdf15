import type { Page } from "@playwright/test";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

/** On request: it has no departures. */
const TITLE = "Mangrove kayak at high water";
const TODAY = () => new Date().toLocaleDateString("en-CA", { timeZone: "Africa/Dar_es_Salaam" });

async function openForm(page: Page, prefix = ""): Promise<void> {
  await page.goto(prefix + (await experiencePath(page.request, TITLE)));
  await waitForHydration(page);
}

async function fill(page: Page, changes: Partial<Record<string, string>> = {}) {
  const values = {
    full_name: "Amina Mbarouk",
    email: "amina@example.com",
    country_code: "+971",
    phone: "50 000 0000",
    date: TODAY(),
    accommodation: "Makuti House",
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
}

const submit = (page: Page) => page.locator(".panel button.btn-primary");

test("a request is stored as it was typed, with the quoted total and the language of the page", async ({
  page,
  postgresSite,
}) => {
  await openForm(page, "/de");
  await fill(page, { email: "karl@example.com", message: "Zwei Vegetarier" });
  await page.getByRole("button", { name: "Eine Person mehr" }).click();
  await expect(page.locator(".form-total b")).toContainText(/100,00\s\$/);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Buchungsanfrage gesendet!" })).toBeVisible();
  await expect(page.locator(".panel form")).toHaveCount(0);
  const rows = await postgresSite.query(
    "select *, date::text as day from experience_inquiries where email = 'karl@example.com'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    full_name: "Amina Mbarouk",
    country_code: "+971",
    phone: "50 000 0000",
    accommodation: "Makuti House",
    participants: 2,
    day: TODAY(),
    message: "Zwei Vegetarier",
    status: "pending",
    quoted_total: "100.00",
    language: "de",
    experience_title: TITLE,
  });
  expect(rows[0]!.experience_id).toBeTruthy();
});

test("an empty form is not sent: each field says what is missing and the first gets the focus", async ({
  page,
  postgresSite,
}) => {
  await openForm(page);
  const before = await postgresSite.query("select count(*)::int as n from experience_inquiries");
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText(Array.from({ length: 6 }, () => "Please fill in this field"));
  await expect(page.getByLabel("Full name")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveAttribute("aria-describedby", /.+/);
  expect(await postgresSite.query("select count(*)::int as n from experience_inquiries")).toEqual(before);
});

test("wrong values are named at their fields, and mending one takes its message away", async ({ page }) => {
  await openForm(page);
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString("en-CA", { timeZone: "Africa/Dar_es_Salaam" });
  await fill(page, { email: "amina@example", country_code: "9x", phone: "😀", date: yesterday });
  await submit(page).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("A plus sign and up to four digits, such as +971")).toBeVisible();
  await expect(page.getByText("Please enter a phone number we can call")).toBeVisible();
  await expect(page.getByText("Please choose today or a later day")).toBeVisible();
  await page.locator("[name=email]").fill("amina@example.com");
  await expect(page.getByText("Please enter a valid email address")).toHaveCount(0);
  await expect(page.locator("[name=country_code]")).toHaveAttribute("placeholder", "+971");
});

test("the date starts today and not before", async ({ page }) => {
  await openForm(page);
  await expect(page.locator("[name=date]")).toHaveAttribute("min", TODAY());
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString("en-CA", { timeZone: "Africa/Dar_es_Salaam" });
  await fill(page, { date: yesterday });
  await submit(page).click();
  await expect(page.getByText("Please choose today or a later day")).toBeVisible();
});

test("a number of participants that makes no sense becomes one", async ({ page }) => {
  await openForm(page);
  const input = page.getByLabel("Participants");
  for (const typed of ["0", "-3", ""]) {
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveValue("1");
  }
  await fill(page, { email: "zero@example.com" });
  await input.fill("0");
  await input.press("Enter");
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
});

test("an experience for two or more is not booked for one", async ({ page, postgresSite }) => {
  const path = await experiencePath(page.request, "A sandbank to yourself");
  await page.goto(path);
  await waitForHydration(page);
  await expect(page.locator(".fact-strip")).toContainText("From 2 people");
  const input = page.getByLabel("Participants");
  await expect(input).toHaveValue("2");
  await expect(input).toHaveAttribute("min", "2");
  await expect(page.getByText("At least 2 people")).toBeVisible();
  await page.getByRole("button", { name: "One person fewer" }).click();
  await expect(input).toHaveValue("2");
  await input.fill("1");
  await input.blur();
  await expect(input).toHaveValue("2");
  const stamp = await page.locator("[name=stamp]").inputValue();
  const form = {
    full_name: "A",
    email: "alone@example.com",
    country_code: "+1",
    phone: "202 555 0123",
    date: TODAY(),
    accommodation: "B",
    participants: "1",
    stamp,
  };
  const range: Record<string, string> = {
    "": "From 2 to 100 people",
    "/de": "2 bis 100 Personen",
    "/ru": "От 2 до 100 человек",
    "/ar": "من 2 إلى 100 شخص",
    "/zh": "人数须为2至100人",
  };
  for (const [prefix, message] of Object.entries(range)) {
    const answer = await page.request.post(prefix + path, { form });
    expect(answer.status(), prefix).toBe(400);
    expect(await answer.text()).toContain(message);
  }
  expect(await postgresSite.query("select id from experience_inquiries where email = 'alone@example.com'")).toEqual([]);
});

test("a failure keeps everything typed; the second attempt succeeds and makes one row", async ({
  page,
  postgresSite,
}) => {
  await openForm(page);
  await fill(page, { email: "retry@example.com", message: "Once" });
  let fail = true;
  await page.route("**/experiences/*.data*", (route) =>
    fail && route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to submit inquiry. Please try again.");
  await expect(page.locator("[name=email]")).toHaveValue("retry@example.com");
  await expect(page.locator("[name=message]")).toHaveValue("Once");
  fail = false;
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  expect(
    await postgresSite.query("select id from experience_inquiries where email = 'retry@example.com'"),
  ).toHaveLength(1);
});

test("an answer that was lost on the way does not double the request", async ({ page, postgresSite }) => {
  await openForm(page);
  await fill(page, { email: "lost@example.com" });
  let lose = true;
  await page.route("**/experiences/*.data*", async (route) => {
    if (route.request().method() !== "POST" || !lose) return route.continue();
    lose = false;
    await route.fetch();
    await route.abort();
  });
  await submit(page).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  expect(await postgresSite.query("select id from experience_inquiries where email = 'lost@example.com'")).toHaveLength(
    1,
  );
});

test("while sending, the button is disabled, says so, and a second Enter does nothing", async ({
  page,
  postgresSite,
}) => {
  await openForm(page);
  await fill(page, { email: "slow@example.com" });
  await page.route("**/experiences/*.data*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await submit(page).click({ noWaitAfter: true });
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText("Sending Request...");
  await page.locator("[name=full_name]").press("Enter");
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  expect(await postgresSite.query("select id from experience_inquiries where email = 'slow@example.com'")).toHaveLength(
    1,
  );
});

for (const zone of ["Pacific/Honolulu", "Pacific/Kiritimati"]) {
  test.describe(`from ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("BK-035, BK-062, TR-30: today is the island's day, and the server takes it", async ({
      page,
      postgresSite,
    }) => {
      await openForm(page);
      const today = new Date().toLocaleDateString("en-CA", { timeZone: "Africa/Dar_es_Salaam" });
      await expect(page.locator("[name=date]")).toHaveAttribute("min", today);
      await fill(page, { date: today, email: `${zone.toLowerCase().replace("/", "-")}@example.com` });
      await submit(page).click();
      await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
      const [row] = await postgresSite.query(
        "select date::text as day from experience_inquiries order by created_at desc limit 1",
      );
      expect(row!.day).toBe(today);
      // The calendar of a stay is the same everywhere: as the server draws it, after scripts have run too.
      const stay = "/stays/makuti-house-vumawimbi";
      const drawn = await (await page.request.get(stay, { headers: { "accept-language": "en" } })).text();
      const past = [...drawn.matchAll(/class="day is-past[^"]*"[^>]*><a[^>]*data-day="([^"]+)"/g)].map(
        ([, day]) => day,
      );
      await page.goto(stay);
      await waitForHydration(page);
      await expect(page.locator("#calendar [data-day][tabindex='0']")).toHaveCount(1);
      expect(
        await page
          .locator("#calendar .is-past a")
          .evaluateAll((days) => days.map((day) => (day instanceof HTMLElement ? day.dataset.day : null))),
      ).toEqual(past);
      expect(past.every((day) => day && day < today)).toBe(true);
      await expect(page.locator(`#calendar td:has([data-day="${today}"])`)).not.toHaveClass(/is-past/);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, errors keep what was typed, filters and currency too", async ({ page, postgresSite }) => {
    await page.goto(await experiencePath(page.request, TITLE));
    await fill(page, { email: "plain@example.com", country_code: "9x" });
    await submit(page).click();
    await expect(page.locator(".form-error")).toHaveText(["A plus sign and up to four digits, such as +971"]);
    await expect(page.locator("[name=email]")).toHaveValue("plain@example.com");
    await page.locator("[name=country_code]").fill("971");
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
    await page.reload();
    expect(
      await postgresSite.query("select id from experience_inquiries where email = 'plain@example.com'"),
    ).toHaveLength(1);

    await page.goto("/experiences");
    await page.getByLabel("Price per person").selectOption("500");
    await page.getByRole("button", { name: "Apply filters" }).click();
    await expect(page.locator(".card")).toHaveCount(1);
    await page.locator(".site-tools details").nth(1).locator("summary").click();
    await page.locator(".site-tools button[value=EUR]").click();
    await expect(page).toHaveURL(/price=500/);
    await expect(page.locator(".card .price-line b")).toHaveText("€717.60");
  });
});

test.describe("over plain HTTP", () => {
  const TOMORROW = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const valid = () => ({
    full_name: "A",
    email: "http@example.com",
    country_code: "+1",
    phone: "+255 777 123 456",
    date: TOMORROW(),
    accommodation: "B",
    participants: "1",
  });
  const pageOf = async (request: import("@playwright/test").APIRequestContext) => {
    const href = await experiencePath(request, TITLE);
    const stamp = /name="stamp" value="([^"]+)"/.exec(await (await request.get(href)).text())![1]!;
    return { href, stamp };
  };

  test("the server checks everything again", async ({ request, postgresSite }) => {
    const { href, stamp } = await pageOf(request);
    const yesterday2 = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    for (const [field, value] of [
      ["full_name", " "],
      ["full_name", "x".repeat(121)],
      ["email", "a@b"],
      ["email", `${"x".repeat(251)}@a.b`],
      ["country_code", "+12345"],
      ["country_code", "+1a"],
      ["phone", ""],
      ["date", "2027-02-30"],
      ["date", yesterday2],
      ["date", "2099-01-01"],
      ["accommodation", ""],
      ["participants", "0"],
      ["participants", "1.5"],
      ["participants", "101"],
      ["participants", "NaN"],
      ["message", "x".repeat(5_001)],
    ]) {
      const response = await request.post(href, {
        form: { ...valid(), stamp, email: "bad@example.com", [field!]: value! },
      });
      expect(response.status(), `${field} = ${value!.slice(0, 20)}`).toBe(400);
    }
    expect(await postgresSite.query("select id from experience_inquiries where email = 'bad@example.com'")).toEqual([]);
  });

  test("a visitor cannot set what is not his to set", async ({ request, postgresSite }) => {
    const { href, stamp } = await pageOf(request);
    await request.post(href, {
      form: {
        ...valid(),
        stamp,
        email: "sly@example.com",
        status: "confirmed",
        id: "1",
        created_at: "2001-01-01",
        quoted_total: "0",
        experience_title: "Mine",
      },
    });
    const [row] = await postgresSite.query(
      "select status, quoted_total, experience_title from experience_inquiries where email = 'sly@example.com'",
    );
    expect(row).toEqual({ status: "pending", quoted_total: "50.00", experience_title: TITLE });
  });

  test("a trap that is filled in looks accepted and stores nothing; a stamp must be ours", async ({
    request,
    postgresSite,
  }) => {
    const { href, stamp } = await pageOf(request);
    const trapped = await request.post(href, {
      form: { ...valid(), stamp, email: "bot@example.com", website: "http://spam" },
    });
    expect(await trapped.text()).toContain("Booking Request Sent!");
    const forged = await request.post(href, { form: { ...valid(), stamp: "1.abc", email: "bot@example.com" } });
    expect(forged.status()).toBe(400);
    expect(await postgresSite.query("select id from experience_inquiries where email = 'bot@example.com'")).toEqual([]);
  });

  test("BK-084, TR-02: two posts at once with one key make one row and get one answer", async ({
    request,
    postgresSite,
  }) => {
    const { href, stamp } = await pageOf(request);
    const form = { ...valid(), stamp, email: "twice@example.com", key: crypto.randomUUID() };
    const answers = await Promise.all([request.post(href, { form }), request.post(href, { form })]);
    for (const answer of answers) expect(await answer.text()).toContain("Booking Request Sent!");
    expect(
      await postgresSite.query("select id from experience_inquiries where email = 'twice@example.com'"),
    ).toHaveLength(1);
  });

  test("markup in a field stays text", async ({ request, postgresSite }) => {
    const { href, stamp } = await pageOf(request);
    const name = "</script><script>alert(1)</script>";
    await request.post(href, { form: { ...valid(), stamp, email: "markup@example.com", full_name: name } });
    const [row] = await postgresSite.query(
      "select full_name from experience_inquiries where email = 'markup@example.com'",
    );
    expect(row!.full_name).toBe(name);
    const failed = await request.post(href, { form: { ...valid(), stamp, full_name: name, email: "x" } });
    expect(await failed.text()).not.toContain("<script>alert(1)");
  });
});
