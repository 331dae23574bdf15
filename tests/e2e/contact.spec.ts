import type { Page } from "@playwright/test";
import { NOTICE_KEY } from "#app/platform/http/cookies";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { findViolations } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

async function openContact(page: Page, prefix = ""): Promise<void> {
  await page.goto(`${prefix}/contact`);
  await waitForHydration(page);
}

async function fill(page: Page, changes: Partial<Record<string, string>> = {}) {
  const values = { name: "Amina Mbarouk", email: "amina@example.com", message: "Two people in July", ...changes };
  for (const [name, value] of Object.entries(values)) await page.locator(`.panel [name=${name}]`).fill(value);
}

const submit = (page: Page) => page.locator(".panel button.btn-primary");
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you!" });

/** How long the thanks stood in the form's place, by the page's own clock. */
function timeOfThanks(): Promise<number> {
  return new Promise((resolve) => {
    let shown: number | undefined;
    const observer = new MutationObserver(() => {
      if (document.querySelector(".panel [role=status]")) shown ??= performance.now();
      else if (shown !== undefined) resolve(performance.now() - shown);
    });
    observer.observe(document.querySelector(".panel")!, { childList: true, subtree: true });
  });
}

test("the page tells where we are, when somebody is there and whom to call at night", async ({ page }) => {
  await openContact(page);
  const content = page.locator("main");
  await expect(content.getByText("Chake Chake, Tanzania", { exact: true })).toBeVisible();
  await expect(content.locator("a[href^='tel:+255']")).toHaveCount(2);
  await expect(content.locator("a[href^='mailto:']")).toHaveCount(1);
  await expect(content.locator("dl > div")).toHaveText([/^Mon–Fri.*8:00–18:00$/, /^Sat.*9:00–16:00$/, /^Sun.*closed$/]);
  await expect(content.locator("[data-today]")).toHaveCount(1);
  await expect(content.getByText("24/7 emergency phone")).toBeVisible();
  await expect(content.getByRole("img", { name: /Chake Chake/ })).toContainText("Chake Chake");
  await expect(content.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  await expect(page.locator(".panel [name=topic] option")).toHaveText([
    "General Inquiry",
    "Experience Booking",
    "Stay Reservation",
    "Real Estate",
    "Investment Opportunity",
  ]);
  await expect(page.locator(".panel [name=message]")).toHaveAttribute("rows", "5");
  await expect(page.locator(".panel [name=email]")).toHaveAttribute("type", "email");
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await submit(page).click();
    expect(await findViolations(page), `${width} px`).toEqual([]);
  }
});

test("the hours are written as each language writes them", async ({ page }) => {
  for (const [language, hours] of [
    ["de", "8:00–18:00"],
    ["ar", "من 8:00 إلى 18:00"],
    ["sw", "08:00–18:00"],
  ]) {
    await page.goto(`/${language}/contact`);
    await expect(page.locator(".contact-hours dd").first(), language).toHaveText(hours!);
  }
});

test("a message is stored as it was typed; thanks stand for five seconds, then an empty form takes another", async ({
  page,
  postgresSite,
}) => {
  await openContact(page, "/ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await fill(page, { email: "first@example.com", phone: "+971 50 000 0000" });
  await page.locator(".panel [name=topic]").selectOption("Investment Opportunity");
  const panel = page.locator(".panel [role=status]");
  const stood = page.evaluate(timeOfThanks);
  await submit(page).click();
  await expect(panel).toBeFocused();
  await expect(page.locator(".panel form")).toHaveCount(0);
  await expect(page.locator(".panel form")).toBeVisible();
  expect(await stood).toBeGreaterThan(4_990);
  for (const name of ["name", "email", "phone", "message"])
    await expect(page.locator(`.panel [name=${name}]`)).toHaveValue("");
  await expect(page.locator(".panel [name=topic]")).toHaveValue("General Inquiry");
  // The focus did not fall back to the top of the page.
  expect(await page.evaluate(() => document.activeElement?.closest(".panel") !== null)).toBe(true);
  await fill(page, { email: "second@example.com" });
  await submit(page).click();
  await expect(panel).toBeVisible();
  const rows = await postgresSite.query(
    "select * from inquiries where email in ('first@example.com', 'second@example.com') order by created_at",
  );
  expect(rows).toMatchObject([
    {
      name: "Amina Mbarouk",
      email: "first@example.com",
      phone: "+971 50 000 0000",
      topic: "Investment Opportunity",
      category: "Sales",
      message: "Two people in July",
      language: "ar",
      page: "/contact",
      status: "pending",
      read: false,
    },
    { email: "second@example.com", phone: null, topic: "General Inquiry", category: "General" },
  ]);
});

test("an empty or wrong form is not sent: each field says why and the first gets the focus", async ({
  page,
  postgresSite,
}) => {
  await openContact(page);
  const before = await postgresSite.query("select count(*)::int as n from inquiries");
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText(Array.from({ length: 3 }, () => "Please fill in this field"));
  await expect(page.getByLabel("Name")).toBeFocused();
  await fill(page, { email: "abc" });
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText(["Please enter a valid email address"]);
  await expect(page.locator(".panel [name=email]")).toBeFocused();
  expect(await postgresSite.query("select count(*)::int as n from inquiries")).toEqual(before);
});

test("while sending the button says so; a failure keeps what was typed, and the next attempt makes one row", async ({
  page,
  postgresSite,
}) => {
  await openContact(page);
  await fill(page, { email: "retry@example.com" });
  let attempts = 0;
  await page.route("**/contact.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    attempts += 1;
    if (attempts > 1) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fetch();
    await route.abort();
  });
  await submit(page).click({ noWaitAfter: true });
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText("Sending...");
  await page.locator(".panel [name=name]").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("There was a problem submitting your inquiry. Please try again.");
  expect(attempts).toBe(1);
  await expect(page.locator(".panel [name=email]")).toHaveValue("retry@example.com");
  await expect(page.locator(".panel [name=message]")).toHaveValue("Two people in July");
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await postgresSite.query("select id from inquiries where email = 'retry@example.com'")).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form works, and an error keeps what was typed", async ({ page, postgresSite }) => {
    await page.goto("/contact");
    await fill(page, { email: "plain@example" });
    await page.locator(".panel [name=topic]").selectOption("Real Estate");
    await submit(page).click();
    await expect(page.locator(".form-error")).toHaveText(["Please enter a valid email address"]);
    // The page opens at the form, and what is wrong leads to its field.
    await expect(page).toHaveURL(/#send$/);
    await expect(page.locator(".form-summary")).toBeInViewport();
    await expect(page.locator(".form-summary li")).toHaveText(["Email: Please enter a valid email address"]);
    await page.getByRole("alert").getByRole("link", { name: "Email" }).click();
    await expect(page).toHaveURL(/#field-email$/);
    await expect(page.locator("#field-email")).toBeInViewport();
    await expect(page.locator(".panel [name=message]")).toHaveValue("Two people in July");
    await expect(page.locator(".panel [name=topic]")).toHaveValue("Real Estate");
    await page.locator(".panel [name=email]").fill("plain@example.com");
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(page.locator(".form-facts dl > div")).toHaveText([
      /^Reference[2-9A-Z]{6}$/,
      /^Topic.*Real Estate$/,
      /^Our reply goes to.*plain@example\.com$/,
    ]);
    expect(await postgresSite.query("select topic from inquiries where email = 'plain@example.com'")).toEqual([
      { topic: "Real Estate" },
    ]);
  });
});

test("over plain HTTP the server checks again, and decides itself where a message starts", async ({
  request,
  postgresSite,
}) => {
  const stamp = /name="stamp" value="([^"]+)"/.exec(
    await (await request.get("/contact", { headers: { "accept-language": "en" } })).text(),
  )![1]!;
  const send = (fields: Record<string, string>) =>
    request.post("/contact", {
      form: { name: "A", email: "http@example.com", topic: "Partnership", message: "B", stamp, ...fields },
    });
  for (const [field, value] of [
    ["name", " "],
    ["email", "abc"],
    ["message", ""],
    ["topic", "Something else"],
  ])
    expect((await send({ [field!]: value! })).status(), field).toBe(400);
  expect((await request.post("/contact", { form: { stamp } })).status()).toBe(400);
  expect(await (await send({ website: "https://spam.example" })).text()).toContain("Thank you!");
  expect(await postgresSite.query("select id from inquiries where email = 'http@example.com'")).toEqual([]);
  expect(
    (
      await send({
        status: "resolved",
        read: "true",
        category: "Complaints",
        id: "00000000-0000-4000-8000-000000000000",
      })
    ).status(),
  ).toBe(200);
  expect((await send({ topic: "Investment" })).status()).toBe(200);
  const rows = await postgresSite.query(
    "select topic, category, status, read from inquiries where email = 'http@example.com' order by created_at",
  );
  expect(rows).toEqual([
    { topic: "Partnership", category: "Sales", status: "pending", read: false },
    { topic: "Investment", category: "Sales", status: "pending", read: false },
  ]);
});

test("privacy and terms are readable, with their contents beside them, in every language", async ({
  page,
  request,
}) => {
  for (const path of ["/privacy", "/terms"]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await waitForHydration(page);
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await contents.count()).toBeGreaterThanOrEqual(10);
    const name = await contents.last().textContent();
    await contents.last().click();
    await expect(page.getByRole("heading", { level: 2, name: name! })).toBeInViewport();
    await expect(contents.first()).toBeInViewport();
    for (const language of ["fr", "ar", "zh", "sw"]) {
      const html = await (await request.get(`/${language}${path}`)).text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html.match(/<h2 /g)!.length).toBeGreaterThan(10);
    }
  }
});

test("the privacy page names every cookie a visitor is given, in every language", async ({
  page,
  context,
  request,
}) => {
  for (const path of [
    "/",
    "/contact",
    "/stays/makuti-house-vumawimbi",
    "/experiences",
    "/transportation",
    "/real-estate/submit",
  ]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["pemba.language", "pemba.opened"]));
  for (const language of LANGUAGES) {
    const text = await (await request.get(inLanguage("/privacy", language))).text();
    expect(
      [...names, NOTICE_KEY].filter((name) => !text.includes(name)),
      language,
    ).toEqual([]);
  }
});
