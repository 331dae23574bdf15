import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, waitForHydration, testOnPostgres as test, openScreen } from "../support/fixtures.ts";
import { ADMIN } from "../support/server.ts";

const STAYS = "/1324admin/stays";

async function photo(name: string) {
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#c6431c" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Names of the tabs that somebody sees in the bar, and whether any of them is cut off. */
function tabsOf(page: Page) {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>(".office-tabs > a, .office-more > summary")].filter((tab) =>
      tab.checkVisibility(),
    );
    return {
      names: seen.map((tab) =>
        tab.firstChild instanceof Text ? tab.firstChild.data : (tab.childNodes[1]?.textContent ?? ""),
      ),
      isCut: seen.some(
        (tab) => tab.getBoundingClientRect().right > window.innerWidth || tab.getBoundingClientRect().left < 0,
      ),
    };
  });
}

test("no tab is cut off: what does not fit folds into More, by keyboard and without scripts too", async ({
  office,
  browser,
  baseURL,
}) => {
  await openScreen(office);
  const eight = ["Dashboard", "Calendar", "Inbox", "Stays", "Transportation", "Blog", "Translations", "Currencies"];
  // Those just above a fold are the tightest.
  for (const width of [2730, 2691, 1920, 1651, 1561, 1440, 1341, 1280, 1121, 1024, 981, 900, 830]) {
    await office.setViewportSize({ width, height: 900 });
    const { names, isCut } = await tabsOf(office);
    expect(isCut, `${width}: ${names.join(", ")}`).toBe(false);
    expect(names, String(width)).toEqual(expect.arrayContaining(width >= 1280 ? [...eight, "Customers"] : eight));
    expect(names.includes("More"), String(width)).toBe(width <= 2690);
  }
  await office.setViewportSize({ width: 1440, height: 900 });
  const more = office.locator(".office-more");
  await more.locator("summary").focus();
  await office.keyboard.press("Enter");
  await expect(more.getByRole("link", { name: "Settings" })).toBeVisible();
  await office.keyboard.press("Escape");
  await expect(more.getByRole("link", { name: "Settings" })).toBeHidden();
  await expect(more.locator("summary")).toBeFocused();
  await office.keyboard.press("Enter");
  await office.keyboard.press("Tab");
  for (const name of ["Reviews", "Notifications", "Analytics"]) {
    await expect(more.getByRole("link", { name })).toBeFocused();
    if (name !== "Analytics") await office.keyboard.press("Tab");
  }
  await office.keyboard.press("Enter");
  await expect(office.getByRole("heading", { level: 1 })).toHaveText(/Analytics/);
  await expect(more.getByRole("link", { name: "Settings" })).toBeHidden();

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  await plain.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
  const page = await plain.newPage();
  await page.goto("/1324admin");
  await page.locator(".office-more summary").click();
  await page.locator(".office-more").getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/1324admin\/settings$/);
  await plain.close();
});

test("a form leads back to the list it was opened from, with its filters and order", async ({ office }) => {
  await open(office, `${STAYS}?search=a&sort=-price`);
  const names = office.locator("tbody tr .name-cell b");
  const before = await names.allTextContents();
  expect(before.length).toBeGreaterThan(1);
  await office.locator("tbody tr").first().getByRole("link", { name: /^Edit/ }).click();
  await expect(office.getByRole("heading", { level: 1, name: "Edit Stay" })).toBeFocused();
  await office.getByRole("link", { name: "Cancel" }).click();
  await expect(office).toHaveURL(`${STAYS}?search=a&sort=-price`);
  await expect(names).toHaveText(before);
  await office.locator("tbody tr").first().getByRole("link", { name: /^Edit/ }).click();
  await expect(office.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toHaveAttribute(
    "href",
    /\/1324admin\/stays\?search=a&sort=-price#row-[0-9a-f-]{36}$/,
  );
  await office.getByRole("button", { name: "Update Stay" }).click();
  await expect(office.getByText("Stay updated successfully")).toBeVisible();
  await expect(office).toHaveURL(`${STAYS}?search=a&sort=-price`);

  const id = /stays\/([0-9a-f-]{36})/.exec(
    (await office.locator("tbody tr").first().getByRole("link", { name: /^Edit/ }).getAttribute("href"))!,
  )![1]!;
  for (const from of ["//evil.example", "https://evil.example/1324admin", "/1324admin/../", "/stays"]) {
    await office.goto(`${STAYS}/${id}/edit?${new URLSearchParams({ from })}`);
    await expect(office.getByRole("link", { name: "Cancel" }), from).toHaveAttribute("href", STAYS);
  }
});

test("who comes back from a form or a page finds the list as far down as it was, with the focus on the row", async ({
  office,
  browser,
  baseURL,
  postgresSite,
}) => {
  const name = (n: number) => `Return ${String(n).padStart(2, "0")}`;
  await postgresSite.query(
    "insert into stays (slug, name, description, location, type, price, max_guests) select 'return-' || n, 'Return ' || lpad(n::text, 2, '0'), 'D', 'Wete', 'hotel', n, 2 from generate_series(1, 40) n",
  );
  await postgresSite.query(
    "insert into blog_articles (slug, title, description, content, category, published_date) select 'return-' || n, 'Return ' || lpad(n::text, 2, '0'), 'D', '<p>D</p>', 'Culture', '2026-01-01' from generate_series(1, 40) n",
  );
  await office.setViewportSize({ width: 1280, height: 700 });
  for (const [list, save] of [
    [`${STAYS}?search=return&size=50&sort=name`, "Update Stay"],
    ["/1324admin/blog?search=return&size=50&sort=title", "Update Article"],
  ] as const) {
    const edit = () => office.getByRole("link", { name: `Edit ${name(30)}` });
    const ways: [string, () => Promise<unknown>][] = [
      ["Cancel", () => office.getByRole("link", { name: "Cancel" }).click()],
      ["the breadcrumb", () => office.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click()],
      ["Back", () => office.goBack()],
      ["Save", () => office.getByRole("button", { name: save }).first().click()],
    ];
    await open(office, list);
    for (const [way, leave] of ways) {
      await edit().scrollIntoViewIfNeeded();
      const scrolled = await office.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(400);
      await edit().click();
      await expect(office.getByRole("heading", { level: 1, name: /^Edit/ })).toBeVisible();
      await leave();
      await expect(edit(), `${list} ${way}`).toBeFocused();
      await expect(office, way).toHaveURL(list);
      await expect.poll(() => office.evaluate(() => window.scrollY), way).toBe(scrolled);
    }
    const scrolled = await office.evaluate(() => window.scrollY);
    await office.getByRole("link", { name: `View ${name(30)}` }).click();
    await expect(office).toHaveURL(/return-30$/);
    await office.goBack();
    await expect(office.getByRole("link", { name: `View ${name(30)}` })).toBeFocused();
    await expect.poll(() => office.evaluate(() => window.scrollY)).toBe(scrolled);
    // A way that does not lead back begins at the top.
    await office.getByRole("navigation", { name: "Office" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(office).toHaveURL(/\/1324admin$/);
    await office
      .getByRole("navigation", { name: "Office" })
      .getByRole("link", { name: list.includes("stays") ? "Stays" : "Blog" })
      .click();
    await expect(
      office.getByRole("heading", { level: 1, name: list.includes("stays") ? "Stays" : "Blog" }),
    ).toBeFocused();
    expect(await office.evaluate(() => window.scrollY)).toBe(0);
  }

  const plain = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await office.context().storageState(),
    viewport: { width: 1280, height: 700 },
  });
  const page = await plain.newPage();
  await page.goto(`${STAYS}?search=return&size=50&sort=name`);
  await page.getByRole("link", { name: `Edit ${name(30)}` }).click();
  await page.getByRole("button", { name: "Update Stay" }).click();
  await expect(page).toHaveURL(/#row-[0-9a-f-]{36}$/);
  await expect(page.getByRole("link", { name: `Edit ${name(30)}` })).toBeInViewport();
  await plain.close();
  await postgresSite.query("delete from stays where slug like 'return-%'");
  await postgresSite.query("delete from blog_articles where slug like 'return-%'");
});

test("after a link the focus stands on the new heading, in the office and on the site", async ({ office, page }) => {
  await openScreen(office);
  await office.getByRole("navigation", { name: "Office" }).getByRole("link", { name: "Blog" }).click();
  await expect(office.getByRole("heading", { level: 1, name: "Blog" })).toBeFocused();
  await open(page, "/about");
  await page.locator("header").getByRole("link", { name: "Stays" }).first().click();
  await expect(page).toHaveURL(/\/stays$/);
  await expect(page.locator("h1")).toBeFocused();
});

test("deleting what somebody else has deleted says that it is gone; a form that cannot be read is not called new", async ({
  office,
  postgresSite,
}) => {
  await postgresSite.query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('gone-twice', 'Gone twice', 'D', 'Wete', 'hotel', 10, 2)",
  );
  await open(office, `${STAYS}?search=gone+twice`);
  // While the question is open: before it, the list could be read anew.
  office.once("dialog", async (dialog) => {
    await postgresSite.query("delete from stays where slug = 'gone-twice'");
    await dialog.accept();
  });
  await office.getByRole("button", { name: "Delete Gone twice" }).click();
  await expect(office.getByText("This stay is gone already")).toBeVisible();
  await expect(office.getByText("No data found")).toBeVisible();

  const [stay] = await postgresSite.query("select id from stays limit 1");
  await postgresSite.query("alter table stays rename column max_guests to gone");
  try {
    await office.goto(`${STAYS}/${stay!.id as string}/edit`);
    await expect(office.getByText("Failed to load stay")).toBeVisible();
    await expect(office.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(/Edit Stay$/);
  } finally {
    await postgresSite.query("alter table stays rename column gone to max_guests");
  }
});

test("a picture that did not arrive is asked about before saving, and goes on after signing in", async ({
  office,
  postgresSite,
}) => {
  const [stay] = await postgresSite.query("select id, images from stays order by created_at limit 1");
  const stored = async () =>
    (await postgresSite.query("select images from stays where id = $1", [stay!.id]))[0]!.images as string[];
  await open(office, `${STAYS}/${stay!.id as string}/edit`);
  await office.route("**/1324admin/media?**", (route) => route.abort());
  await office.locator("#images").setInputFiles(await photo("lost.jpg"));
  await expect(office.getByText("The upload failed.").first()).toBeVisible();
  await office.getByRole("button", { name: "Update Stay" }).click();
  const asked = office.getByRole("alertdialog", { name: "One file has not arrived" });
  await expect(asked).toContainText("lost.jpg");
  await asked.getByRole("button", { name: "Back to the form" }).click();
  await expect(asked).toBeHidden();
  expect(await stored()).toEqual(stay!.images);
  await office.unroute("**/1324admin/media?**");
  await office.getByRole("button", { name: "Update Stay" }).click();
  await asked.getByRole("button", { name: "Try again, then save" }).click();
  await expect(office.getByText("Stay updated successfully")).toBeVisible({ timeout: 30_000 });
  expect(await stored()).toHaveLength((stay!.images as string[]).length + 1);

  await open(office, `${STAYS}/${stay!.id as string}/edit`);
  await postgresSite.query("delete from sessions");
  await office.locator("#images").setInputFiles(await photo("late.jpg"));
  const notice = office.getByRole("alert").filter({ hasText: "You are signed out" });
  await notice.getByRole("button", { name: "Sign in" }).click();
  const dialog = office.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByLabel("Password").press("Enter");
  await expect(office.locator("input[name=images]")).toHaveCount((stay!.images as string[]).length + 2, {
    timeout: 30_000,
  });
  await office
    .locator("#images")
    .setInputFiles({ name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture at all") });
  await expect(office.locator(".tile-problem")).toBeVisible();
  await office.getByRole("button", { name: "Update Stay" }).click();
  await asked.getByRole("button", { name: "Save without it" }).click();
  await expect(office.getByText("Stay updated successfully")).toBeVisible();
  expect(await stored()).toHaveLength((stay!.images as string[]).length + 2);
});

test("pictures pasted and dropped into an article are uploaded and put in their place", async ({ office }) => {
  await open(office, "/1324admin/blog/new");
  const text = office.locator(".editor-text");
  await text.click();
  await office.keyboard.type("Before.");
  const { buffer } = await photo("pasted.jpg");
  const bring = (type: "paste" | "drop", how: "file" | "data") =>
    text.evaluate(
      (element, [event, base64, as]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        if (as === "file") transfer.items.add(new File([bytes], `${event}.jpg`, { type: "image/jpeg" }));
        else transfer.setData("text/html", `<p>From a text</p><img src="data:image/jpeg;base64,${base64}">`);
        const { left, top } = element.getBoundingClientRect();
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          event === "paste"
            ? new ClipboardEvent("paste", { ...init, clipboardData: transfer })
            : new DragEvent("drop", { ...init, dataTransfer: transfer, clientX: left + 30, clientY: top + 20 }),
        );
      },
      [type, buffer.toString("base64"), how] as const,
    );
  const pictures = text.locator("img[src^='/media/']");
  await bring("paste", "file");
  await expect(pictures).toHaveCount(1, { timeout: 30_000 });
  await bring("drop", "file");
  await expect(pictures).toHaveCount(2, { timeout: 30_000 });
  await bring("paste", "data");
  await expect(pictures).toHaveCount(3, { timeout: 30_000 });
  const html = await office.locator("input[name=content]").inputValue();
  expect(html).toContain("Before.");
  expect(html).toContain("From a text");
  expect(html).not.toContain("data:");
  expect(html.match(/<img/g)).toHaveLength(3);

  // One that does not arrive stands there with a way on, and saving asks about it.
  await office.route("**/1324admin/media?**", (route) => route.abort());
  await bring("paste", "file");
  await expect(office.locator(".editor-upload")).toContainText("The upload failed.");
  await office.getByRole("button", { name: "Create Article" }).click();
  await expect(office.getByRole("alertdialog", { name: "One file has not arrived" })).toContainText("paste.jpg");
  await office.getByRole("button", { name: "Back to the form" }).click();
  await office.unroute("**/1324admin/media?**");
  await office.locator(".editor-upload").getByRole("button", { name: "Retry" }).click();
  await expect(pictures).toHaveCount(4, { timeout: 30_000 });
});
