import type { Page } from "@playwright/test";
import { expect, waitForHydration, test, testOnPostgres } from "#tests/support/fixtures";

const hero = (page: Page) => page.locator(".hero");
const sidewaysRoom = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("the first screen, four ways in, three of each, and the way to us", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await waitForHydration(page);
  expect((await hero(page).boundingBox())!.height).toBe(900);
  await expect(hero(page).getByRole("heading", { level: 1 })).toHaveText("Paradise runs on island time");
  await expect(hero(page).getByText("Everything on Pemba, arranged by people who live here.")).toBeVisible();
  const picture = await page.request.get((await hero(page).locator("img").getAttribute("src"))!);
  expect(picture.headers()["content-type"]).toBe("image/webp");
  await expect(hero(page).locator("video")).toHaveCount(0);
  await hero(page).getByRole("link", { name: "Scroll down" }).click();
  await expect(page.getByRole("heading", { name: "Four ways in to the green island" })).toBeInViewport();

  const ways = page.locator(".poster a");
  await expect(ways).toHaveText(["Pristine beaches", "Lush forests", "Cultural heritage", "Real estate"]);
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/why-pemba/pristine-beaches",
    "/why-pemba/lush-forest",
    "/why-pemba/cultural-heritage",
    "/real-estate",
  ]);
  for (const list of ["experiences", "stays", "featured"])
    await expect(page.locator(`#${list} .card-grid > *`)).toHaveCount(3);
  await expect(page.locator(".home-invest")).toContainText("25%");
  await page.getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("nothing runs off the side, in either direction", async ({ page }) => {
  for (const [path, width] of [
    ["/", 320],
    ["/ar", 320],
    ["/ar", 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    expect(await sidewaysRoom(page), `${path} at ${width}`).toBe(0);
  }
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("three cards stand in outline while the page is on its way", async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/_root.data*", async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator(".site-header .logo").click();
  await expect(page.locator(".card-picture.skeleton")).toHaveCount(3);
  answer();
  await expect(hero(page)).toBeVisible();
});

testOnPostgres(
  "a featured property shows once it is published, and without any the section is gone",
  async ({ page, postgresSite }) => {
    const { query } = postgresSite;
    const featured = (await query("select id from properties where is_featured")).map(({ id }) => id);
    await query(
      "update properties set is_featured = (published and id in (select id from properties where published order by created_at desc limit 4))",
    );
    await query(
      "insert into properties (slug, title, description, type, location, price, is_featured) values ('kept-back', 'Kept back', 'D', 'house', 'Wete', 1000, true)",
    );
    await page.goto("/");
    await expect(page.locator("#featured .card-grid > *")).toHaveCount(3);
    await expect(page.locator("#featured")).not.toContainText("Kept back");
    await query("update properties set published = true where slug = 'kept-back'");
    await expect(async () => {
      await page.reload();
      await expect(page.locator("#featured .card-grid > *").first()).toContainText("Kept back", { timeout: 1_000 });
    }).toPass();
    await query("update properties set is_featured = false");
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("heading", { name: "A door of your own" })).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(page.locator("#stays")).toBeVisible();
    await query("delete from properties where slug = 'kept-back'");
    await query("update properties set is_featured = id = any($1)", [featured]);
  },
);

testOnPostgres(
  "a list that cannot be read is an empty one: logged, and nothing else",
  async ({ page, postgresSite }) => {
    await postgresSite.query("alter table experiences rename to experiences_away");
    try {
      // Where a whole page is kept, that is shown instead.
      expect((await page.goto("/?not-kept"))!.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.locator("#stays .card-grid > *")).toHaveCount(3);
      await expect(page.locator("#experiences")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await expect(page.locator(".toast")).toHaveCount(0);
      expect(postgresSite.server.output()).toContain("could not read the experiences of the home page");
    } finally {
      await postgresSite.query("alter table experiences_away rename to experiences");
    }
    // Nothing announces the new name: the page is whole again only because the one without the list was not cached.
    await page.goto("/?not-kept");
    await expect(page.locator("#experiences")).toBeVisible();
  },
);

testOnPostgres(
  "without settings the fallback stands; while they cannot be read, the last good ones",
  async ({ page, postgresSite }) => {
    const { query, server } = postgresSite;
    const [kept] = await query("delete from site_settings returning to_jsonb(site_settings) as row");
    try {
      await expect(async () => {
        await page.goto("/");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Paradise runs on island time", {
          timeout: 1_000,
        });
        await expect(page.locator(".footer-text")).toHaveText(/^Small-group journeys/, { timeout: 1_000 });
        await expect(page.locator(".social-links a")).toHaveCount(3, { timeout: 1_000 });
      }).toPass();
    } finally {
      await query("insert into site_settings select * from jsonb_populate_record(null::site_settings, $1)", [
        JSON.stringify(kept!.row),
      ]);
    }
    await query("update site_settings set homepage_hero_title = 'Last good title'");
    await expect(async () => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Last good title", { timeout: 1_000 });
    }).toPass();
    await query("alter table site_settings rename to site_settings_away");
    try {
      await query(`select pg_notify('content', '{"table":"site_settings"}')`);
      await expect.poll(() => server.output()).toContain("could not read site settings");
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Last good title");
    } finally {
      await query("alter table site_settings_away rename to site_settings");
      await query("update site_settings set homepage_hero_title = $1", [
        (kept!.row as { homepage_hero_title: string }).homepage_hero_title,
      ]);
    }
  },
);

testOnPostgres(
  "a film plays over the picture, silently, until it is paused",
  async ({ browser, baseURL, postgresSite }) => {
    await postgresSite.query("update site_settings set homepage_hero_video = '/film.webm'");
    const open = async (options: Parameters<typeof browser.newContext>[0]) => {
      const context = await browser.newContext({ baseURL, locale: "en", ...options });
      const page = await context.newPage();
      const film = await filmOf(page);
      await page.route("**/film.webm", (route) => route.fulfill({ contentType: "video/webm", body: film }));
      return page;
    };
    try {
      const page = await open({ reducedMotion: "no-preference" });
      const video = hero(page).locator("video");
      await expect(async () => {
        await page.goto("/");
        await waitForHydration(page);
        await expect(video).toHaveCount(1, { timeout: 5_000 });
      }).toPass();
      await expect(hero(page).locator("img")).toBeVisible();
      await page.getByRole("button", { name: "Pause the film" }).click();
      expect(await video.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, paused }))).toEqual({
        muted: true,
        loop: true,
        paused: true,
      });
      await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
      await page.context().close();
      for (const calm of [
        { reducedMotion: "reduce" },
        { reducedMotion: "no-preference", extraHTTPHeaders: { "save-data": "on" } },
      ] as const) {
        const quiet = await open(calm);
        await quiet.goto("/");
        await waitForHydration(quiet);
        await expect(hero(quiet).locator("img")).toBeVisible();
        await expect(hero(quiet).locator("video")).toHaveCount(0);
        await quiet.context().close();
      }
    } finally {
      await postgresSite.query("update site_settings set homepage_hero_video = null");
    }
  },
);

/** A second of film, made by the browser itself. */
async function filmOf(page: Page): Promise<Buffer> {
  const encoded = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 20; frame++) {
      paint.fillStyle = frame % 2 ? "teal" : "coral";
      paint.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  });
  return Buffer.from(encoded, "base64");
}
