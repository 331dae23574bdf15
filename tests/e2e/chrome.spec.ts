import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { expect, waitForHydration, test } from "#tests/support/fixtures";

for (const scripts of ["with", "without"]) {
  test.describe(`${scripts} scripts`, () => {
    test.use({ javaScriptEnabled: scripts === "with" });

    test("the header stays, and is clear over the picture until the page is scrolled by more than 10 px", async ({
      page,
    }) => {
      await page.goto("/experiences");
      const header = page.locator(".site-header");
      await expect(header).toHaveCSS("position", "fixed");
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      // The page that is open is marked, in words that can be read.
      const current = header.locator(".nav-link[aria-current]").first();
      await expect(current).toHaveCSS("background-color", "rgba(255, 255, 255, 0.16)");
      await expect(current).toHaveCSS("color", "rgb(255, 255, 255)");
      for (const [by, background] of [
        [10, "rgba(0, 0, 0, 0)"],
        [1, "rgb(255, 255, 255)"],
        [600, "rgb(255, 255, 255)"],
        [-611, "rgba(0, 0, 0, 0)"],
      ] as const) {
        await page.mouse.wheel(0, by);
        await expect(header).toHaveCSS("background-color", background);
        expect((await header.boundingBox())!.y).toBe(0);
      }
    });
  });
}

test("where scrolling cannot drive the header, a line of script does", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) => !asked[0].includes("animation-timeline") && supports(...asked);
    // A browser that does not know the property reads past what asks for it.
    document.addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "html:not([data-at-top]) .site-header { animation: none !important; } .site-header { animation-timeline: auto !important; }",
      );
      document.adoptedStyleSheets.push(sheet);
    });
  });
  await page.goto("/experiences");
  const header = page.locator(".site-header");
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.mouse.wheel(0, 11);
  await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.mouse.wheel(0, -11);
  await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("on a narrow desktop everything in the header stands within the page's edges, in every language", async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage("/experiences", language));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1200, 1281, 1321, 1366, 1401, 1501, 1920]) {
      await page.setViewportSize({ width, height: 720 });
      const excess = await page.locator(".site-header > .wrap").evaluate((wrap) => {
        const { paddingLeft, paddingRight } = getComputedStyle(wrap);
        const edges = wrap.getBoundingClientRect();
        const parts = [...wrap.children].map((part) => part.getBoundingClientRect()).filter((part) => part.width > 0);
        return Math.max(
          edges.left + Number.parseFloat(paddingLeft) - Math.min(...parts.map(({ left }) => left)),
          Math.max(...parts.map(({ right }) => right)) - edges.right + Number.parseFloat(paddingRight),
        );
      });
      expect(excess, `${language} at ${width} px`).toBeLessThanOrEqual(0.5);
    }
  }
});

test("the dropdowns lead to their pages, by mouse and by keyboard", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const nav = page.getByRole("navigation", { name: "Main menu" }).first();
  await nav.getByText("Discover").click();
  await expect(nav.locator("details[open] a")).toHaveText([
    /Blog/,
    /About/,
    /My requests/,
    /Pristine beaches/,
    /Lush forest/,
    /Cultural heritage/,
  ]);
  await page.keyboard.press("Escape");
  await expect(nav.locator("details[open]")).toHaveCount(0);
  await nav.getByText("Invest", { exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(nav.locator("details[open] a")).toHaveText([/Investment Opportunities/, /Real Estate/]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/invest$/);
  await expect(nav.locator("details[open]")).toHaveCount(0);
});

test("no visitor sees a link to the office in the header; the footer has one", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("header a[href^='/1324admin']")).toHaveCount(0);
  await expect(page.locator("footer a[href='/1324admin']")).toHaveAttribute("rel", "nofollow");
  await expect(page.locator("footer h2")).toHaveText(["Explore", "Invest", "Company", "Talk to us"]);
  await expect(page.locator("footer a[href^='mailto:']")).toBeVisible();
  await expect(page.locator("footer a[href^='tel:']")).toBeVisible();
});

test("staff see the link to the office", async ({ office }) => {
  await office.goto("/");
  await office.locator("header a[href='/1324admin']").click();
  await expect(office).toHaveURL(/\/1324admin$/);
});

test("keyboard users can skip to the content", async ({ page }) => {
  await page.goto("/experiences");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test("the menu has every link, both pickers, and closes on the way", async ({ page }) => {
    await page.goto("/");
    await waitForHydration(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.locator("#site-menu");
    await expect(menu).toBeVisible();
    await menu.getByText("Discover").click();
    for (const name of [
      "Experiences",
      "Stays",
      "Transportation",
      "Travel guide",
      "Blog",
      "About",
      "Pristine beaches",
    ]) {
      await expect(menu.getByRole("link", { name })).toBeVisible();
    }
    await menu.getByRole("button", { name: /^Currency/ }).click();
    await page.locator("#language-and-currency button[value=EUR]").click();
    await expect(menu.getByRole("button", { name: /^Currency/ })).toContainText("EUR");
    await menu.getByRole("link", { name: "Experiences" }).click();
    await expect(page).toHaveURL(/\/experiences$/);
    await expect(menu).toBeHidden();
  });

  test("language and currency open from below", async ({ page }) => {
    await page.goto("/experiences");
    await waitForHydration(page);
    await page
      .getByRole("button", { name: /^Language/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog", { name: "Language and currency" });
    await expect(sheet.getByRole("link")).toHaveCount(9);
    await sheet.getByRole("button", { name: /^EUR/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page.locator(".price-line").first()).toContainText("€");
    await page
      .getByRole("button", { name: /^Language/ })
      .first()
      .click();
    await sheet.getByText("Kiswahili").click();
    await expect(page).toHaveURL(/\/sw\/experiences$/);
    await expect(sheet).toBeHidden();
  });
});
