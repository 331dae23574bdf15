import type { Page } from "@playwright/test";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const inWords = (of: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
  })
    .format(new Date(of))
    // English has none after a weekday, whatever the data of this machine say.
    .replace(",", "");

const submit = (page: Page) => page.locator(".panel button.btn-primary");

async function openStay(page: Page, prefix = ""): Promise<string> {
  const html = await (await page.request.get("/stays", { headers: { "accept-language": "en" } })).text();
  const path = prefix + /href="(\/stays\/[a-z0-9-]+)"/.exec(html)![1]!;
  await page.goto(path);
  await waitForHydration(page);
  return path;
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`.panel [name=${name}]`).fill(value);
}

test("a stay whose answer was lost is kept over a reload, corrected, and stored as corrected; what was sent stands over a reload", async ({
  page,
  postgresSite,
}) => {
  await openStay(page);
  const [arrival, departure] = [day(30), day(33)];
  await fill(page, {
    check_in: arrival,
    check_out: departure,
    full_name: "Amina Mbarouk",
    phone: "+255 777 314 159",
    email: "kept@example.com",
    special_requests: "A cot",
  });
  await expect(page.locator("#field-check_in-hint")).toHaveText(inWords(arrival, "en-GB"));
  let isLost = true;
  await page.route("**/stays/*.data*", async (route) => {
    if (!isLost || route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await submit(page).click();
  await expect(page.locator(".panel [role=alert]")).toBeVisible();
  isLost = false;
  expect(await postgresSite.query("select phone_e164 from stay_bookings where email = 'kept@example.com'")).toEqual([
    { phone_e164: "+255777314159" },
  ]);

  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(".panel [name=full_name]")).toHaveValue("Amina Mbarouk");
  await expect(page.locator(".panel [name=check_in]")).toHaveValue(arrival);
  await expect(page.locator(".panel [name=check_out]")).toHaveValue(departure);
  await fill(page, { check_out: day(35), email: "corrected@example.com" });
  await submit(page).click();
  const facts = page.locator(".form-facts");
  await expect(facts).toContainText(inWords(day(35), "en-GB"));
  await expect(facts).toContainText("corrected@example.com");
  const rows = await postgresSite.query(
    "select email, check_out::text as until from stay_bookings where email in ('kept@example.com', 'corrected@example.com')",
  );
  expect(rows).toEqual([{ email: "corrected@example.com", until: day(35) }]);

  await page.reload();
  await waitForHydration(page);
  await expect(facts).toContainText("corrected@example.com");
  await page.getByRole("button", { name: "New request" }).click();
  await expect(page.locator(".panel [name=full_name]")).toHaveValue("");
});

test("in Arabic: days in words, countries by name, what was typed kept and every mistake at once", async ({ page }) => {
  await page.goto(`/ar${await experiencePath(page.request, "Mangrove kayak at high water")}`);
  await waitForHydration(page);
  await fill(page, { full_name: "أمينة", email: "x", country_code: "971", phone: "call me maybe", date: day(9) });
  await expect(page.locator("#field-date-hint")).toHaveText(inWords(day(9), "ar-u-nu-latn"));
  await expect(page.locator("datalist option[value='+255']")).toHaveText(/تنزانيا/);
  await submit(page).click();
  await expect(page.locator(".form-error")).toHaveText(["يُرجى إدخال بريد إلكتروني صحيح", /يُرجى إدخال رقم هاتف/, /.+/]);
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(".panel [name=full_name]")).toHaveValue("أمينة");
  await expect(page.locator(".panel [name=date]")).toHaveValue(day(9));
});

test("a send that gets no answer says so after twenty seconds, and can be sent again", async ({
  page,
  postgresSite,
}) => {
  await page.clock.install();
  await page.goto("/contact");
  await waitForHydration(page);
  await fill(page, { name: "Amina", email: "unanswered@example.com", message: "Hello" });
  // The server has a clock of its own.
  await page.clock.runFor(2_000);
  let isSilent = true;
  await page.route("**/contact.data*", async (route) => {
    if (route.request().method() !== "POST" || !isSilent) return route.continue();
    await route.fetch();
    // Never answered.
  });
  await submit(page).click();
  await expect(submit(page)).toBeDisabled();
  await page.clock.runFor(21_000);
  await expect(page.getByRole("alert")).toContainText("sending it again is safe");
  await expect(page.locator(".panel [name=message]")).toHaveValue("Hello");
  isSilent = false;
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
  await expect(page.locator(".form-facts")).toContainText("unanswered@example.com");
  expect(await postgresSite.query("select id from inquiries where email = 'unanswered@example.com'")).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [prefix, guests] of [
    ["", "Guests"],
    ["/ar", "الضيوف"],
  ] as const) {
    test(`a refused stay opens at a list of all that is wrong, and takes no day gone by ${prefix}`, async ({
      page,
    }) => {
      const html = await (await page.request.get("/stays", { headers: { "accept-language": "en" } })).text();
      await page.goto(prefix + /href="(\/stays\/[a-z0-9-]+)"/.exec(html)![1]!);
      expect(await page.locator("[name=check_in]").getAttribute("min")).toMatch(/^\d{4}-\d\d-\d\d$/);
      // The browser's own check would stop these.
      await page.locator(".panel form").evaluate((form: HTMLFormElement) => form.setAttribute("novalidate", ""));
      await fill(page, { full_name: "Amina", phone: "+255 777 314 159", email: "a@b", guests: "99" });
      await submit(page).click();
      await expect(page.locator(".form-summary")).toBeInViewport();
      await expect(page.locator(".form-summary li a")).toHaveCount(2);
      await expect(page.locator(".form-summary li").first()).toContainText(guests);
      await expect(page.locator("[name=full_name]")).toHaveValue("Amina");
    });
  }
});

test("an edit form offers what was typed before a reload, and nothing once it is saved", async ({
  office: page,
  postgresSite,
}) => {
  const [row] = await postgresSite.query("select id, name from stays limit 1");
  const edit = `/1324admin/stays/${String(row!.id)}/edit`;
  const notice = page.getByRole("status", { name: "Unsaved changes" });
  const name = page.locator("[name=name]");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(edit);
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);
  await name.fill("Typed before the reload");
  await page.reload();
  await waitForHydration(page);
  await expect(name).toHaveValue(String(row!.name));
  await notice.getByRole("button", { name: "Restore" }).click();
  await expect(name).toHaveValue("Typed before the reload");
  await expect(notice).toHaveCount(0);

  await page.reload();
  await waitForHydration(page);
  await notice.getByRole("button", { name: "Discard" }).click();
  await expect(name).toHaveValue(String(row!.name));
  await page.reload();
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);

  await name.fill("Typed before the reload");
  await page.getByRole("button", { name: "Update Stay" }).click();
  await expect(page).toHaveURL(/\/1324admin$/);
  await page.goto(edit);
  await waitForHydration(page);
  await expect(notice).toHaveCount(0);
  await postgresSite.query("update stays set name = $1 where id = $2", [row!.name, row!.id]);
});
