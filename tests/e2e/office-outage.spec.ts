import { rmSync } from "node:fs";
import type { Cookie, Page } from "@playwright/test";
import { islandToday } from "#app/features/availability/rules";
import { expect, waitForHydration, signIn, test, testOnPostgres, openScreen } from "../support/fixtures.ts";
import { freePort } from "../support/postgres.ts";
import { fillPattern, listOfficeScreens } from "../support/routes.ts";
import { ADMIN, startServer } from "../support/server.ts";
import { copySiteFolder } from "../support/site-template.ts";

testOnPostgres.use({ savesData: false });

const DATA = /\.data(\?|$)/;

const notice = (office: Page, text: string) => office.getByRole("alert").filter({ hasText: text });

/** Follows a link to a screen inside the page, as any link of the office does. */
async function follow(office: Page, path: string): Promise<void> {
  await office.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (path: string) => Promise<void> };
    };
    void router.navigate(to);
  }, path);
}

async function signInAgain(office: Page): Promise<void> {
  await notice(office, "You are signed out").getByRole("button", { name: "Sign in" }).click();
  const dialog = office.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
}

testOnPostgres.describe("every screen of the office", () => {
  const SCREENS = listOfficeScreens();
  testOnPostgres.setTimeout(60_000 + SCREENS.length * 15_000);

  /** The address of each screen, with a real item where it shows one. */
  async function addresses(query: (text: string) => Promise<Record<string, unknown>[]>): Promise<string[]> {
    const tables: Record<string, string> = {
      experiences: "experiences",
      stays: "stays",
      transportation: "transportation_rentals",
      blog: "blog_articles",
      properties: "properties",
      guide: "guide_items",
      places: "places",
    };
    return Promise.all(
      SCREENS.map(async ({ pattern }) => {
        if (/\/bookings\/:kind\/:id|\/calendar\/move$/.test(pattern)) {
          const [row] = await query("select id from stay_bookings where status = 'confirmed' limit 1");
          const booking = { kind: "stay", id: row!.id as string };
          return pattern.includes(":id")
            ? fillPattern(pattern, booking)
            : `${pattern}?${new URLSearchParams(booking).toString()}`;
        }
        const room = /^\/1324admin\/(\w+)\/:id/.exec(pattern)?.[1];
        const [row] = room ? await query(`select id from ${tables[room]} limit 1`) : [];
        return fillPattern(pattern, { day: islandToday(), ...(row ? { id: row.id as string } : {}) });
      }),
    );
  }

  /**
   * The button is pressed for the first screen; for the others comes what the page listens for as well, which is
   * quicker.
   */
  interface Trouble {
    name: string;
    text: string;
    begin: (office: Page) => Promise<unknown>;
    endByHand: (office: Page) => Promise<void>;
    end: (office: Page, cookies: Cookie[]) => Promise<void>;
  }

  const TROUBLES: Trouble[] = [
    {
      name: "a session that has ended",
      text: "You are signed out",
      begin: (office: Page) => office.context().clearCookies(),
      endByHand: signInAgain,
      end: signInElsewhere,
    },
    {
      name: "a lost connection",
      text: "The office could not be reached",
      begin: (office: Page) => office.route(/1324admin/, (route) => route.abort()),
      endByHand: tryAgain,
      end: comeOnline,
    },
    {
      name: "a failure of the server",
      text: "Something could not be loaded",
      begin: (office: Page) => office.route(DATA, (route) => route.fulfill({ status: 500, body: "broken" })),
      endByHand: tryAgain,
      end: comeOnline,
    },
  ];

  /** It is also tried without being asked, perhaps before the button is pressed. */
  async function tryAgain(office: Page): Promise<void> {
    await office.unrouteAll();
    await office
      .getByRole("button", { name: "Try again" })
      .click({ timeout: 5_000 })
      .catch(() => {});
  }

  async function comeOnline(office: Page): Promise<void> {
    await office.unrouteAll();
    await office.evaluate(() => window.dispatchEvent(new Event("online")));
  }

  /** In another tab, from which somebody comes back. */
  async function signInElsewhere(office: Page, cookies: Cookie[]): Promise<void> {
    await office.context().addCookies(cookies);
    await office.evaluate(() => window.dispatchEvent(new Event("focus")));
  }

  // One loader serves every screen (ui/office/loading): each screen has one trouble, each trouble a third of the screens.
  for (const [turn, { name, text, begin, endByHand, end }] of TROUBLES.entries()) {
    testOnPostgres(`keeps what is shown and goes on after ${name}`, async ({ office, postgresSite }) => {
      const all = await addresses(postgresSite.query);
      const paths = all.filter((_path, at) => at % TROUBLES.length === turn);
      await openScreen(office);
      await office.locator("[data-screens-preloaded]").waitFor({ state: "attached" });
      const headings: string[] = [];
      // Each screen is come to from the one before it.
      await follow(office, paths.at(-1) === "/1324admin/staff" ? "/1324admin/bin" : "/1324admin/staff");
      await expect(office.locator("h1")).toHaveText(/^(People|Bin)$/);
      for (const [at, path] of paths.entries()) {
        const cookies = await office.context().cookies();
        const shown = () => office.evaluate(() => `${document.title} ${document.querySelector("h1")?.textContent}`);
        const before = await shown();
        await begin(office);
        await follow(office, path);
        await expect(notice(office, text), path).toBeVisible();
        expect(await shown(), path).toBe(before);
        await expect(office.getByRole("navigation", { name: "Office" }), path).toBeVisible();
        await (at === 0 ? endByHand(office) : end(office, cookies));
        await expect(office, path).toHaveURL(path);
        await expect(office.getByRole("alert").filter({ hasText: text }), path).toBeHidden();
        // Screens of one listing have its name as their heading.
        await expect.poll(shown, path).not.toBe(before);
        headings.push((await office.locator("h1").textContent())!);
      }
      expect(headings.filter((heading) => heading.includes("went wrong"))).toEqual([]);
      // The screen for addresses that lead nowhere is one of them.
      expect(headings.filter((heading) => heading === "Page Not Found").length).toBe(
        paths.filter((path) => path.endsWith("/nothing")).length,
      );
    });
  }
});

/** From now on the code of screens that was not there is on its way, until it is broken off with everything else. */
async function holdCode(office: Page) {
  let isAway = false;
  let held: (() => void)[] = [];
  await office.route(/\/assets\/.*\.js$/, async (route) => {
    if (!isAway) await new Promise<void>((resolve) => held.push(resolve));
    await route.abort("connectionrefused").catch(() => {});
  });
  const failCode = () => {
    isAway = true;
    for (const goOn of held) goOn();
    held = [];
  };
  const breakOff = async () => {
    await office.route(/1324admin|__manifest/, (route) => route.abort("connectionrefused"));
    failCode();
  };
  return { breakOff, failCode, isHeld: () => held.length > 0 };
}

testOnPostgres(
  "code that was fetched in advance and is broken off takes no screen away, however far it has come",
  async ({ office }) => {
    testOnPostgres.setTimeout(150_000);
    const documents: string[] = [];
    office.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    for (const moment of ["first", "last"] as const) {
      await office.goto("/1324admin/staff");
      await waitForHydration(office);
      const code = await holdCode(office);
      await expect.poll(() => code.isHeld(), { timeout: 60_000 }).toBe(true);
      if (moment === "last") await office.locator("[data-screens-preloaded]").waitFor({ state: "attached" });
      documents.length = 0;
      await code.breakOff();
      await follow(office, "/1324admin/stays");
      await expect(notice(office, "The office could not be reached"), moment).toBeVisible();
      await expect(office.getByRole("heading", { level: 1, name: "People" }), moment).toBeVisible();
      expect(documents, moment).toEqual([]);
      await office.unrouteAll();
      await expect(office.getByRole("heading", { level: 1, name: "Stays" }), moment).toBeVisible({ timeout: 60_000 });
      await expect(office).toHaveURL(/\/1324admin\/stays$/);
    }
  },
);

testOnPostgres(
  "code fetched in advance that is broken off while a form is being saved does not open the form anew",
  async ({ office, postgresSite }) => {
    const [stay] = await postgresSite.query("select id, name from stays limit 1");
    const path = `/1324admin/stays/${String(stay?.id)}/edit`;
    await office.goto(path);
    await waitForHydration(office);
    const code = await holdCode(office);
    await expect.poll(() => code.isHeld(), { timeout: 60_000 }).toBe(true);
    const documents: string[] = [];
    office.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    const saving = Promise.withResolvers<void>();
    await office.route(/\.data(\?|$)/, async (route) => {
      if (route.request().method() === "POST") await saving.promise;
      await route.continue().catch(() => {});
    });
    await office.locator("#name").fill("Saved while code was missing");
    const sent = office.waitForRequest((request) => request.method() === "POST");
    await office.getByRole("button", { name: "Update Stay" }).click();
    await sent;
    // The router wants to load the page anew when code does not come, and says so before.
    const given = office.waitForEvent("console", (message) => message.text().includes("reloading page"));
    code.failCode();
    await given;
    // As long as the office takes to find out that the server is there, after which it would open a page.
    await office.evaluate(() => fetch("/1324admin/session").then(() => fetch("/1324admin/session"))).catch(() => {});
    expect(documents).toEqual([]);
    saving.resolve();
    await office.unrouteAll();
    await expect(office.getByText("Stay updated successfully")).toBeVisible({ timeout: 60_000 });
    expect(documents).not.toContain(path);
    await postgresSite.query("update stays set name = $1 where id = $2", [stay?.name, stay?.id]);
  },
);

test("a screen stays while the server is restarted, and goes on afterwards", async ({ browser }) => {
  test.setTimeout(300_000);
  const dataDir = copySiteFolder()!;
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()) };
  let server = await startServer(env);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await signIn(page, "/1324admin/stays/new");
    await waitForHydration(page);
    await page.locator("[data-screens-preloaded]").waitFor({ state: "attached" });
    await page.locator("#name").fill("Typed before the restart");
    await server.stop();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("navigation", { name: "Office" }).getByRole("link", { name: "Blog" }).click();
    await expect(notice(page, "The office could not be reached")).toBeVisible();
    await expect(page.locator("#name")).toHaveValue("Typed before the restart");
    server = await startServer(env);
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible({ timeout: 90_000 });
    await expect(page).toHaveURL(/\/1324admin\/blog$/);

    // A screen whose code has not come yet: the router would load the whole page.
    await page.goto("/1324admin/staff");
    await waitForHydration(page);
    await server.stop();
    await page.getByRole("navigation", { name: "Office" }).getByRole("link", { name: "Stays" }).click();
    await expect(notice(page, "The office could not be reached")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
    server = await startServer(env);
    await expect(page.getByRole("heading", { level: 1, name: "Stays" })).toBeVisible({ timeout: 90_000 });
  } finally {
    await context.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
