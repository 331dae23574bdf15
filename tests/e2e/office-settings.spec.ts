import sharp from "sharp";
import type { BrowserContext } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { ADMIN, startServer } from "#tests/support/server";

const CURRENCIES = "/1324admin/currencies";
const SETTINGS = "/1324admin/settings";

test.afterAll(async ({ postgresSite }) => {
  await postgresSite.query(
    "update currencies set is_active = true, exchange_rate = case code when 'EUR' then 0.92 when 'GBP' then 0.79 when 'AED' then 3.67 when 'TZS' then 2500 else 1 end",
  );
});

/** The home page as a visitor gets it now. */
async function pageAs(context: BrowserContext, path: string, currency = "USD"): Promise<string> {
  return (
    await context.request.get(path, { headers: { cookie: `pemba.language=en; pemba.currency=${currency}` } })
  ).text();
}

test("a rate changed in its row and a currency switched off reach visitors at once", async ({
  office,
  context,
  postgresSite,
}) => {
  const eur = async () =>
    (
      await postgresSite.query(
        "select exchange_rate::float as rate, is_active, last_updated from currencies where code = 'EUR'",
      )
    )[0]!;
  await postgresSite.query("update currencies set last_updated = now() - interval '8 days 1 hour' where code = 'EUR'");
  const before = await eur();
  const [{ now: started } = {}] = await postgresSite.query("select now()");
  await office.goto(CURRENCIES);
  await waitForHydration(office);
  await expect(office.locator("tbody .currency-code")).toHaveText(["AED", "EUR", "GBP", "TZS", "USD"]);
  const row = office.getByRole("row", { name: /Euro/ });
  await expect(row.locator("time")).toHaveText("8 days ago");
  await expect(row).toContainText("Older than 7 days");
  await expect(office.getByLabel("Exchange rate of US dollar")).toBeDisabled();
  await expect(office.getByRole("switch", { name: "US dollar is active" })).toBeDisabled();

  const rate = office.getByLabel("Exchange rate of Euro");
  await expect(rate).toHaveAttribute("step", "0.0001");
  await rate.fill("0.7");
  await expect(row.locator(".currency-preview")).toContainText("€70.00");
  await rate.press("Escape");
  await expect(rate).toHaveValue("0.9200");
  await rate.fill("0");
  await rate.press("Enter");
  await expect(row.getByRole("alert")).toHaveText("A number above 0, with at most six decimals");
  expect(await eur()).toEqual(before);
  await rate.fill("0.5");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText("Exchange rate updated successfully")).toBeVisible();
  await expect(rate).toHaveValue("0.5000");
  await expect(rate).toBeFocused();
  await expect(row).not.toContainText("Older than 7 days");
  const after = await eur();
  expect(after.rate).toBe(0.5);
  expect((after.last_updated as Date) > (before.last_updated as Date)).toBe(true);
  expect(await pageAs(context, "/experiences", "EUR")).toContain("€32.50");
  expect(await pageAs(context, "/fr/experiences", "EUR")).toMatch(/32,50\s€/);

  const active = office.getByRole("switch", { name: "Euro is active" });
  await active.click();
  await expect(office.getByText("Currency status updated successfully")).toBeVisible();
  await expect(active).not.toBeChecked();
  expect((await eur()).is_active).toBe(false);
  const withoutEuro = await pageAs(context, "/experiences", "EUR");
  expect(withoutEuro).toContain("$65.00");
  expect(withoutEuro).not.toContain('value="EUR"');
  await active.press("Space");
  await expect(active).toBeChecked();
  await expect.poll(async () => (await eur()).is_active).toBe(true);

  const noted = await postgresSite.query(
    "select action, item_id, user_name, fields from changes where room = 'currencies' and created_at >= $1 order by created_at",
    [started],
  );
  expect(noted).toEqual([
    {
      action: "changed",
      item_id: "EUR",
      user_name: "Administrator",
      fields: { exchange_rate: { from: 0.92, to: 0.5 } },
    },
    { action: "changed", item_id: "EUR", user_name: "Administrator", fields: { is_active: { from: true, to: false } } },
    { action: "changed", item_id: "EUR", user_name: "Administrator", fields: { is_active: { from: false, to: true } } },
  ]);
});

test("what fails is said, keeps what was typed and goes back to what is stored", async ({
  office,
  page,
  postgresSite,
}) => {
  const stored = () =>
    postgresSite.query("select code, exchange_rate, is_active, last_updated from currencies order by code");
  const before = await stored();
  await office.goto(CURRENCIES);
  await waitForHydration(office);
  // The rate service of this server refuses connections.
  await office.getByRole("button", { name: "Refresh Rates" }).click();
  await expect(office.getByText("Failed to update exchange rates", { exact: true })).toBeVisible();

  await office.route("**/currencies.data*", (route) => route.abort());
  await office.getByLabel("Exchange rate of Pound sterling").fill("0.81");
  await office.getByLabel("Exchange rate of Pound sterling").press("Enter");
  await expect(office.getByText("Failed to update exchange rate", { exact: true })).toBeVisible();
  await expect(office.getByLabel("Exchange rate of Pound sterling")).toHaveValue("0.81");
  await office.getByRole("switch", { name: "UAE dirham is active" }).click();
  await expect(office.getByText("Failed to update currency status")).toBeVisible();
  await expect(office.getByRole("switch", { name: "UAE dirham is active" })).toBeChecked();
  await office.unroute("**/currencies.data*");

  await postgresSite.query("alter table currencies rename to currencies_away");
  try {
    // As when a visitor sends something: the screen reads itself anew.
    await postgresSite.query(`notify requests, '{"table":"customer_inquiries","id":"0"}'`);
    await expect(office.getByText("Failed to load currencies")).toBeVisible();
    await expect(office.getByLabel("Exchange rate of Pound sterling")).toHaveValue("0.81");
    const broken = await office.request.get(CURRENCIES);
    expect(broken.status()).toBe(500);
    expect(await broken.text()).toContain("Failed to load currencies");
  } finally {
    await postgresSite.query("alter table currencies_away rename to currencies");
  }
  office.once("dialog", (dialog) => void dialog.dismiss());
  await office.getByRole("navigation", { name: "Office" }).getByRole("link", { name: "Dashboard" }).click();
  await expect(office).toHaveURL(/\/currencies$/);

  const refused: Record<string, string>[] = [
    { intent: "rate", code: "EUR", rate: "0" },
    { intent: "rate", code: "EUR", rate: "-1" },
    { intent: "rate", code: "EUR", rate: "NaN" },
    { intent: "rate", code: "USD", rate: "2" },
    { intent: "rate", code: "XYZ", rate: "2" },
    { intent: "status", code: "USD", active: "false" },
    { intent: "status", code: "EUR", active: "perhaps" },
    { intent: "rename", code: "EUR" },
  ];
  for (const form of refused)
    expect((await office.request.post(CURRENCIES, { form })).status(), JSON.stringify(form)).toBe(400);
  for (const path of [CURRENCIES, SETTINGS]) {
    expect((await page.request.get(path)).status()).toBe(401);
    expect((await page.request.get(`${path}.data`)).status()).toBe(401);
    const answer = await page.request.post(path, {
      form: { intent: "rate", code: "EUR", rate: "3", homepage_hero_title: "Hacked" },
    });
    expect(answer.status()).toBe(401);
    expect(await answer.text()).not.toContain("Exchange rate of");
  }
  expect(await stored()).toEqual(before);
});

test("a refresh takes what the rate service knows, and nothing from a service that talks nonsense", async ({
  browser,
  postgresSite,
}) => {
  let answer = JSON.stringify({ rates: { USD: 1, EUR: 0.9312, GBP: 0.79, AED: 3.6725, JPY: 150 } });
  const service = createServer((_, response) => response.end(answer));
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  await postgresSite.query("update currencies set exchange_rate = 0.92, is_active = true where code = 'EUR'");
  // A second process on the same database, which asks this service.
  const second = await startServer({
    DATABASE_URL: postgresSite.url,
    SEED: "none",
    EXCHANGE_RATE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
  });
  const context = await browser.newContext({ baseURL: second.url, viewport: { width: 390, height: 844 } });
  try {
    await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
    const office = await context.newPage();
    await office.goto(CURRENCIES);
    await waitForHydration(office);
    await office.getByRole("button", { name: "Refresh Rates" }).click();
    await expect(office.getByText("Exchange rates updated: AED, EUR")).toBeVisible();
    await expect(office.locator(".refresh-result")).toContainText(
      /AED 3\.6700.*3\.6725.*EUR 0\.9200.*0\.9312.*TZS: not named by the service, kept as before/,
    );
    await expect(office.getByLabel("Exchange rate of Euro")).toHaveValue("0.9312");
    expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const rates = () => postgresSite.query("select code, exchange_rate::float as rate from currencies order by code");
    const good = [
      { code: "AED", rate: 3.6725 },
      { code: "EUR", rate: 0.9312 },
      { code: "GBP", rate: 0.79 },
      { code: "TZS", rate: 2500 },
      { code: "USD", rate: 1 },
    ];
    expect(await rates()).toEqual(good);
    // Visitors of the first process see it too.
    await expect.poll(() => pageAs(context, `${postgresSite.server.url}/experiences`, "EUR")).toContain("€60.53");

    answer = JSON.stringify({ rates: { USD: 1, EUR: 0.9312, GBP: "N/A", AED: 3.6725 } });
    await office.getByRole("button", { name: "Refresh Rates" }).click();
    await expect(office.getByText("Exchange rates updated: none. Refused: GBP")).toBeVisible();
    await expect(office.locator(".refresh-result")).toContainText(
      'GBP: the service says "N/A", which is not a number. Kept as before.',
    );
    await expect(office.locator(".refresh-result")).not.toContainText("GBP: not named");

    for (const nonsense of [
      "<html>",
      '{"rates":{"EUR":"much"}}',
      '{"rates":{"USD":1.07,"EUR":1}}',
      '{"rates":{"EUR":-2}}',
      `{"rates":{"EUR":1},"more":"${"x".repeat(200_000)}"}`,
    ]) {
      answer = nonsense;
      const response = await context.request.post(CURRENCIES, { form: { intent: "refresh" } });
      expect(response.status(), nonsense.slice(0, 40)).toBe(502);
      expect(await response.text()).toContain("Failed to update exchange rates");
    }
    expect(await rates()).toEqual(good);
  } finally {
    await context.close();
    await second.stop();
    service.close();
  }
});

test("settings are checked, saved whole, and stand on the site in every language at once", async ({
  office,
  context,
  page,
  postgresSite,
}) => {
  const settings = async () => (await postgresSite.query("select * from site_settings"))[0]!;
  await postgresSite.query(
    `update site_settings set social_links = '{"instagram":"https://www.instagram.com/","facebook":"https://www.facebook.com/","twitter":"https://x.com/"}'`,
  );
  const before = await settings();
  const [{ now: started } = {}] = await postgresSite.query("select now()");
  await postgresSite.query("alter table site_settings rename to site_settings_away");
  try {
    await office.goto(SETTINGS);
    await expect(office.getByRole("alert").filter({ hasText: "Failed to load settings" })).toBeVisible();
  } finally {
    await postgresSite.query("alter table site_settings_away rename to site_settings");
  }
  await office.getByRole("link", { name: "Try again" }).click();
  await waitForHydration(office);
  await expect(office.getByRole("heading", { level: 2 })).toContainText([
    "Homepage Settings",
    "SEO Defaults",
    "Footer Settings",
  ]);
  const preview = office.locator(".hero-preview .display");
  await office.getByLabel("Hero Title").fill("");
  await expect(preview).toHaveText("Paradise runs on island time");
  await office.getByLabel("Hero Title").fill("Where the *tide* decides");
  await expect(preview).toHaveText("Where the tide decides");
  await expect(preview.locator("em")).toHaveText("tide");
  await office.getByLabel("Default Title").fill("Slow days by the sea");
  await expect(office.locator(".search-preview-title")).toHaveText("Slow days by the sea | Pemba Paradise");
  await office.getByLabel("Default Description").fill("Dhows, cloves and quiet beaches.");
  await office.getByRole("textbox", { name: "Footer Text" }).fill("An island that takes its time.");
  await office
    .locator("#section-footer")
    .getByRole("button", { name: /Français/ })
    .click();
  await office.getByRole("textbox", { name: "Footer Text" }).fill("Une île qui prend son temps.");
  await office
    .locator("#section-footer")
    .getByRole("button", { name: /العربية/ })
    .click();
  await expect(office.getByRole("textbox", { name: "Footer Text" })).toHaveAttribute("dir", "rtl");
  await office.getByRole("textbox", { name: "Footer Text" }).fill("");
  await office.getByLabel("Hero Video URL").fill("javascript:alert(1)");
  await expect(office.getByLabel("Instagram")).toHaveAttribute("type", "url");
  await office.getByLabel("Instagram").fill("abc");
  await office.getByLabel("Twitter").fill("");
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect(office.locator("[aria-invalid=true]")).toHaveCount(2);
  await expect(office.getByLabel("Hero Video URL")).toBeFocused();
  expect(await settings()).toEqual(before);

  await office.getByLabel("Hero Video URL").fill("/media/hero/film.mp4");
  await office.getByLabel("Instagram").fill("https://www.instagram.com/pemba");
  await office.route("**/settings.data*", (route) => route.abort());
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect(office.locator(".toast").getByText("Failed to save settings")).toBeVisible();
  // The form shows Arabic by now; the English title travels along hidden.
  await expect(office.locator("[name=homepage_hero_title]")).toHaveValue("Where the *tide* decides");
  await office.unroute("**/settings.data*");
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect(office.getByText("Settings saved successfully")).toBeVisible();
  await expect(office).toHaveURL(/\/settings$/);
  await expect(office.getByText("Unsaved changes")).toBeHidden();

  expect(await settings()).toEqual({
    ...before,
    homepage_hero_title: "Where the *tide* decides",
    homepage_hero_video: "/media/hero/film.mp4",
    seo_defaults: { title: "Slow days by the sea", description: "Dhows, cloves and quiet beaches." },
    footer_text: "An island that takes its time.",
    footer_text_fr: "Une île qui prend son temps.",
    footer_text_ar: null,
    social_links: { instagram: "https://www.instagram.com/pemba", facebook: "https://www.facebook.com/", twitter: "" },
    updated_at: expect.any(Date),
  });
  const english = await pageAs(context, "/");
  for (const text of [
    "<em>tide</em>",
    "Slow days by the sea | Pemba Paradise</title>",
    "An island that takes its time.",
    'href="https://www.instagram.com/pemba"',
  ])
    expect(english).toContain(text);
  expect(english).not.toContain('href="https://x.com/"');
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // There is no such film: asked for, it would be found broken and go. It stays on its way instead.
  await page.route("**/film.mp4", () => {});
  await page.goto("/fr");
  await expect(page.locator(".footer-text")).toHaveText("Une île qui prend son temps.");
  await expect(page.locator(".hero video")).toHaveAttribute("src", "/media/hero/film.mp4");
  await page.goto("/ar");
  await expect(page.locator(".footer-text")).toHaveText("An island that takes its time.");

  const good = { homepage_hero_title: "Refused" };
  for (const [field, value] of [
    ["homepage_hero_video", "javascript:alert(1)"],
    ["homepage_hero_video", "//elsewhere.example/film.mp4"],
    ["homepage_hero_video", "data:video/mp4;base64,AAAA"],
    ["homepage_hero_title", "One *two* three *four*"],
    ["facebook", "ftp://example.com/"],
    ["twitter", "javascript:alert(1)"],
    ["footer_text_zh", "x".repeat(501)],
  ]) {
    const response = await office.request.post(SETTINGS, { multipart: { ...good, [field!]: value! }, maxRedirects: 0 });
    expect(response.status(), `${field} = ${value!.slice(0, 40)}`).toBe(400);
  }
  expect((await settings()).homepage_hero_title).toBe("Where the *tide* decides");
  const noted = await postgresSite.query(
    "select action, item_name, user_name, fields -> 'footer_text_fr' as fr from changes where room = 'settings' and created_at >= $1",
    [started],
  );
  expect(noted).toEqual([
    {
      action: "changed",
      item_name: "Site settings",
      user_name: "Administrator",
      fr: { from: before.footer_text_fr, to: "Une île qui prend son temps." },
    },
  ]);
  await postgresSite.query(
    "update site_settings set homepage_hero_title = $1, homepage_hero_video = $2, seo_defaults = $3, footer_text = $4, footer_text_fr = $5, footer_text_ar = $6, social_links = $7",
    [
      before.homepage_hero_title,
      before.homepage_hero_video,
      before.seo_defaults,
      before.footer_text,
      before.footer_text_fr,
      before.footer_text_ar,
      before.social_links,
    ],
  );
});

test("the picture of the home page is one for all languages, with and without a film, until it is taken away", async ({
  office,
  page,
  postgresSite,
  context,
}) => {
  const shipped = /\/scenes\/[\w-]+-960\.webp/;
  const pictures = async (path: string) => {
    const html = await pageAs(context, path);
    return {
      shown: /<section class="hero.*?<img[^>]* src="([^"]+)"/s.exec(html)?.[1],
      shared: /property="og:image" content="([^"]+)"/.exec(html)?.[1],
    };
  };
  expect((await pictures("/")).shown).toMatch(shipped);
  await office.goto(SETTINGS);
  await waitForHydration(office);
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: "#1f7a8c" } })
    .jpeg()
    .toBuffer();
  await office.locator("#homepage_hero_image").setInputFiles({ name: "lagoon.jpg", mimeType: "image/jpeg", buffer });
  await expect(office.locator(".hero-preview img")).toHaveAttribute("src", /^(blob:|\/media\/)/);
  await expect(office.locator("[name=homepage_hero_image]")).toHaveValue(/^\/media\/experience-media\/[\w-]+\.jpg$/);
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect(office.getByText("Settings saved successfully")).toBeVisible();
  const [row] = await postgresSite.query("select homepage_hero_image from site_settings");
  const stem = String(row?.homepage_hero_image).replace(/\.jpg$/, "");
  for (const path of ["/", "/ar", "/zh"]) {
    const { shown, shared } = await pictures(path);
    expect(shown, path).toBe(`${stem}-960.webp`);
    expect(shared, path).toContain(`${stem}.jpg`);
  }
  expect((await page.request.get(`${stem}-960.webp`)).status()).toBe(200);

  await postgresSite.query("update site_settings set homepage_hero_video = '/media/hero/film.mp4'");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.route("**/film.mp4", () => {});
  await page.goto("/sw");
  await expect(page.locator(".hero video")).toHaveAttribute("poster", `${stem}-960.webp`);
  await postgresSite.query("update site_settings set homepage_hero_video = null");

  await office.getByRole("button", { name: "Remove hero picture" }).click();
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect
    .poll(async () => (await postgresSite.query("select homepage_hero_image from site_settings"))[0])
    .toEqual({ homepage_hero_image: null });
  await expect.poll(async () => (await pictures("/de")).shown).toMatch(shipped);
});
