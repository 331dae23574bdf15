import { expect, waitForHydration, test } from "#tests/support/fixtures";

test.describe("a first visit", () => {
  const first = async (
    request: import("@playwright/test").APIRequestContext,
    path: string,
    headers: Record<string, string>,
  ) => {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    return response.status() === 302 ? response.headers().location : null;
  };

  test("goes to the browser's language, else to the stored one, and keeps the query", async ({ request }) => {
    expect(await first(request, "/experiences?price=500", { "accept-language": "fr-CA,en;q=0.5" })).toBe(
      "/fr/experiences?price=500",
    );
    expect(await first(request, "/", { "accept-language": "fr", cookie: "pemba.language=de" })).toBe("/de");
    expect(await first(request, "/", { "accept-language": "fr", cookie: "pemba.language=en" })).toBeNull();
  });

  test("stays in English for other languages, for machines that name none, and for links inside the site", async ({
    request,
    server,
  }) => {
    expect(await first(request, "/", { "accept-language": "ja" })).toBeNull();
    const bare = await fetch(`${server.url}/experiences`, { redirect: "manual", headers: { "accept-language": "" } });
    expect(bare.status).toBe(200);
    expect(await first(request, "/", { "accept-language": "fr", "sec-fetch-site": "same-origin" })).toBeNull();
    expect(await first(request, "/", { "accept-language": "fr", referer: `${server.url}/fr` })).toBeNull();
  });

  test("is never moved from a prefixed page", async ({ request }) => {
    expect(
      await first(request, "/it/experiences", { "accept-language": "fr", cookie: "pemba.language=de" }),
    ).toBeNull();
  });
});

test("the picker offers nine languages and rewrites the address in place", async ({ page }) => {
  await page.goto("/experiences?duration=halfDay");
  await waitForHydration(page);
  const menu = page.locator(".site-tools details").first();
  await menu.locator("summary").click();
  await expect(menu.locator(".choice")).toHaveCount(9);
  await menu.getByText("العربية").click();
  await expect(page).toHaveURL(/\/ar\/experiences\?duration=halfDay$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("أنشطة وجولات في بيمبا");
  await menu.locator("summary").click();
  await menu.getByText("English").click();
  await expect(page).toHaveURL(/:\d+\/experiences\?duration=halfDay$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

test("the chosen language is kept under one key and restored", async ({ page, context }) => {
  await page.goto("/de/experiences");
  await waitForHydration(page);
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage))).toEqual([["pemba.language", "de"]]);
  const again = await context.newPage();
  await again.goto("/");
  await expect(again).toHaveURL(/\/de$/);
  await again.close();
  // The cookie may be gone while the browser's storage is not.
  await context.clearCookies();
  const third = await context.newPage();
  await third.goto("/experiences");
  await expect(third).toHaveURL(/\/de\/experiences$/);
});

test("titles and texts of experiences follow the language", async ({ page }) => {
  for (const [prefix, title] of [
    ["/fr", /boutre/i],
    ["/de", /Dhau/],
    ["/ru", /дау/i],
    ["/zh", /帆船/],
    ["/sw", /jahazi|mashua|dau/i],
  ] as const) {
    await page.goto(`${prefix}/experiences`);
    await expect(page.locator(".card .card-title").first()).toHaveText(title);
  }
});

test("a page carries only the texts it shows", async ({ request }) => {
  const list = await (await request.get("/experiences")).text();
  expect(list).not.toContain("What guests say");
  expect(list).not.toContain("Booking Request Sent!");
});

test("forms keep left-to-right fields and Latin digits in Arabic", async ({ page }) => {
  await page.goto("/ar/experiences");
  await page.locator(".card .card-title a").first().click();
  await expect(page.locator("input[type=email]")).toHaveAttribute("dir", "ltr");
  await expect(page.locator(".panel-top b")).toHaveText("$65.00");
  expect(await page.locator("main").innerText()).not.toMatch(/[٠-٩]/);
});

test("no page reports an error in any language: what the server drew is what the browser draws", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()} ${error.message}`));
  page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()} ${message.text()}`));
  for (const prefix of ["", "/fr", "/es", "/it", "/de", "/ru", "/zh", "/ar", "/sw"]) {
    await page.goto(`${prefix}/experiences`);
    await waitForHydration(page);
    await page.goto((await page.locator(".card .card-title a").first().getAttribute("href"))!);
    await waitForHydration(page);
  }
  expect(errors).toEqual([]);
});
