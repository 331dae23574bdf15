import type { Page } from "@playwright/test";
import { expect, waitForHydration, test } from "#tests/support/fixtures";

const SECTIONS = ["overview", "weather", "visa", "transportation", "safety", "practical"];
const tabs = (page: Page) => page.getByRole("navigation", { name: "Sections of the guide" }).getByRole("link");
const openGuide = async (page: Page, path = "/travel", width = 1440) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await waitForHydration(page);
};

test("the tabs stay in view, lead to their sections and say where the reader is", async ({ page }) => {
  await openGuide(page);
  await expect(tabs(page)).toHaveText(["Overview", "Weather", "Visa", "Transportation", "Safety", "Practical"]);
  for (const [index, id] of SECTIONS.entries()) {
    await tabs(page).nth(index).click();
    await expect(page).toHaveURL(new RegExp(`/travel#${id}$`));
    await expect(tabs(page).nth(index)).toHaveAttribute("aria-current", "location");
    await expect(page.locator("[aria-current=location]")).toHaveCount(1);
    await expect(page.locator(`#${id} h2`)).toBeFocused();
    const bar = (await page.locator(".guide-bar").boundingBox())!;
    expect(Math.round(bar.y)).toBe(76);
    const { y } = (await page.locator(`#${id}`).boundingBox())!;
    expect(Math.abs(y - bar.y - bar.height)).toBeLessThan(4);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(tabs(page).first()).toHaveAttribute("aria-current", "location");
  await page.setViewportSize({ width: 390, height: 844 });
  await tabs(page).last().click();
  await expect(tabs(page).last()).toBeInViewport({ ratio: 1 });
});

test.describe("for those who like motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a tab glides to its section", async ({ page }) => {
    await openGuide(page);
    await tabs(page).nth(4).hover();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
    await tabs(page).nth(4).click();
    await expect(tabs(page).nth(4)).toHaveAttribute("aria-current", "location");
    await expect.poll(async () => Math.round((await page.locator("#safety").boundingBox())!.y)).toBe(140);
  });
});

test("the guide tells what the specification fixes", async ({ page }) => {
  await openGuide(page);
  for (const fact of ["June to October", "UTC+3", "TZS, Tanzanian shilling"])
    await expect(page.locator("#overview dd", { hasText: fact })).toBeVisible();

  const chart = page.locator(".weather-chart:visible");
  await expect(chart).toHaveCount(1);
  const shown = async (value: string) => (await chart.locator(`[data-value=${value}]`).allTextContents()).map(Number);
  expect(await shown("rain")).toEqual([50, 50, 130, 300, 190, 50, 40, 40, 40, 50, 110, 120]);
  const highs = await shown("high");
  const lows = await shown("low");
  expect([highs.length, Math.min(...highs), Math.max(...highs)]).toEqual([12, 28, 31]);
  expect([lows.length, Math.min(...lows), Math.max(...lows)]).toEqual([12, 21, 24]);
  const rainy = chart.locator("[data-month]:has(.rain-cloud)");
  expect(await rainy.evaluateAll((months) => months.map((month) => month.getAttribute("data-month")))).toEqual([
    "3",
    "4",
    "5",
    "11",
    "12",
  ]);
  await expect(page.getByRole("img", { name: "Temperature and rain by month" })).toBeVisible();
  await page.getByText("The figures as a table").click();
  await expect(page.getByRole("row", { name: "April 30 24 300" })).toBeVisible();

  await expect(page.locator(".packing .guide-card")).toHaveCount(3);
  await page.getByLabel("Insect repellent").check();

  await expect(page.locator(".visas .guide-card")).toHaveText([
    /Tourist.*50 USD.*Single entry.*3 months/,
    /Business.*250 USD.*Multiple entry.*12 months/,
    /Transit.*30 USD.*Up to 7 days/,
  ]);
  await expect(page.locator("#transportation li")).toHaveCount(4);
  await expect(page.getByRole("link", { name: "See vehicles" })).toHaveAttribute("href", "/transportation");
  for (const [name, number] of [
    ["Police", "999"],
    ["Ambulance", "115"],
    ["Fire", "114"],
  ]) {
    await expect(page.getByRole("link", { name: `${name} ${number}` })).toHaveAttribute("href", `tel:${number}`);
  }
  await expect(page.locator("#practical")).toContainText("Business hours");
  await expect(page.locator("#practical dl").first()).toContainText("8:00 to 18:00");
  await expect(page.locator("#guide a[href='#']")).toHaveCount(0);
  await expect(page.locator("#guide [role=link][aria-disabled=true]")).toHaveCount(5);
});

test("a fee stays in dollars, with the visitor's currency besides", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "pemba.currency", value: "EUR", url: baseURL! }]);
  await openGuide(page);
  await expect(page.locator(".visa-fee").first()).toHaveText(/50 USD\s*about €46\.00/);
});

test("searching lists where a word is mentioned, marks it and hides nothing", async ({ page }) => {
  await openGuide(page, "/travel", 767);
  const box = page.getByRole("searchbox", { name: "Search the guide" });
  await expect(box).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(box).toBeVisible();

  await box.fill("ViSa");
  await expect(page.locator(".guide-mentions").getByRole("link").first()).toHaveText(/^Visa/);
  await expect(page.locator(".guide-search [role=status]")).toHaveText(/^\d+ hits$/);
  const marked = () => page.evaluate(() => [...(CSS.highlights.get("guide-search") ?? [])].map(String));
  expect((await marked()).map((word) => word.toLowerCase())).toContain("visa");
  for (const id of SECTIONS) await expect(page.locator(`#${id}`)).toBeVisible();

  await box.fill("ginger");
  await expect(page.locator(".guide-mentions").getByRole("link")).toHaveText(["By ferry 1 hit"]);
  await box.press("Enter");
  await expect(page).toHaveURL(/#by-ferry$/);
  await expect(page.getByRole("heading", { name: "By ferry" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "By ferry" })).toBeInViewport();
  await expect(page.locator(".guide-mentions")).toHaveCount(0);
  expect(await marked()).toEqual(["ginger"]);

  await box.fill("snowplough");
  await expect(page.locator(".guide-mentions")).toHaveText("Nothing found");
  await box.press("Escape");
  await expect(box).toHaveValue("");
  expect(await marked()).toEqual([]);
});

test("PL-099: the download is a link to the file", async ({ page }) => {
  await openGuide(page);
  const link = page.getByRole("link", { name: "Download Guide (PDF)" });
  await expect(link).toHaveAttribute("href", "/travel/guide.pdf");
});

test("sharing says how it went, whatever the device answers", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGuide(page);
  // Stubs: no browser under test has a share sheet, and none can be made to refuse on demand.
  const share = async (answer: string | null) => {
    await page.evaluate((name) => {
      const rejected = name && new DOMException("", name);
      const stub = name === null ? undefined : () => (rejected ? Promise.reject(rejected) : Promise.resolve());
      Object.defineProperty(navigator, "share", { value: stub, configurable: true });
    }, answer);
    await page.getByRole("button", { name: "Share Guide" }).click();
  };
  const toast = (text: string) => page.locator(".toast", { hasText: text });
  await share("");
  await expect(toast("Travel guide shared successfully!")).toBeVisible();
  await share("NotAllowedError");
  await expect(toast("Sharing was denied permission by your browser")).toBeVisible();
  await share("AbortError");
  await expect(toast("Share cancelled")).toBeVisible();
  await share("DataError");
  await expect(toast("Failed to share the travel guide")).toBeVisible();
  await share(null);
  await expect(toast("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/travel$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await share(null);
  await expect(toast("Could not copy link to clipboard")).toBeVisible();
});

test("on paper only the guide is left, with its table", async ({ page }) => {
  await openGuide(page);
  await page.emulateMedia({ media: "print" });
  for (const part of [".site-header", ".guide-bar", "footer", ".band-actions"])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole("row", { name: "April 30 24 300" })).toBeVisible();
});

const MM = 96 / 25.4;
/** What is left of A4 and of Letter between their margins, in mm. */
const PAPERS = [210 - 32, 215.9 - 32];

test("PL-112: pages on paper have no header, forms or films, name their links, and show maps of 120 mm", async ({
  page,
}) => {
  await page.goto("/real-estate");
  const firstOf = async (list: string) => {
    await page.goto(list);
    return page.locator(`main a[href^="${list}/"]:not([href$="/submit"])`).first().getAttribute("href");
  };
  const ids = await page
    .locator("input[name=ids]")
    .evaluateAll((ticks) => ticks.map((tick) => (tick as HTMLInputElement).value));
  const pages = [
    "/travel",
    await firstOf("/real-estate"),
    await firstOf("/stays"),
    await firstOf("/experiences"),
    await firstOf("/blog"),
    `/real-estate/compare?ids=${ids.slice(0, 2).join(",")}`,
    "/map",
  ];
  await page.emulateMedia({ media: "print" });
  for (const [index, paper] of PAPERS.entries())
    for (const path of pages) {
      const address = index === 0 ? path! : `/ar${path}`;
      await page.setViewportSize({ width: Math.floor(paper * MM), height: 900 });
      await page.goto(address);
      for (const part of ["header.site-header", "footer", "main form", "main video", "main iframe"])
        for (const shown of await page.locator(part).all()) await expect(shown, `${address} ${part}`).toBeHidden();
      const { overflow, maps, unnamed } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - window.innerWidth,
        maps: [...document.querySelectorAll(".map-frame")].map((map) => map.getBoundingClientRect().width),
        unnamed: [...document.querySelectorAll<HTMLAnchorElement>("main a[href^=http]:not(.btn)")]
          .filter((link) => link.checkVisibility() && !link.closest(".map-credit"))
          .filter((link) => getComputedStyle(link, "::after").content === "none").length,
      }));
      expect(overflow, address).toBeLessThanOrEqual(0);
      expect(unnamed, address).toBe(0);
      for (const width of maps) expect(width / MM, address).toBeGreaterThanOrEqual(120);
      expect(maps.length > 0, address).toBe(!/blog|compare/.test(address));
    }
});

test("time runs the way the language is read", async ({ page }) => {
  await openGuide(page, "/ar/travel", 1440);
  const january = (await page.locator(".weather-chart:visible [data-month='1'] rect").boundingBox())!;
  const december = (await page.locator(".weather-chart:visible [data-month='12'] rect").boundingBox())!;
  expect(january.x).toBeGreaterThan(december.x);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links and everything is there", async ({ page }) => {
    await page.goto("/travel");
    await tabs(page).nth(4).click();
    await expect(page).toHaveURL(/\/travel#safety$/);
    await expect(page.getByRole("link", { name: "Police 999" })).toBeInViewport();
    await expect(page.getByRole("searchbox")).toHaveCount(0);
  });
});
