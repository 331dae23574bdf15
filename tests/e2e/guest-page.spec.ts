import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, openScreen, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

async function askForStay(page: Page, { email, ahead }: { email: string; ahead: number }): Promise<void> {
  await page.goto("/stays/makuti-house-vumawimbi");
  await waitForHydration(page);
  const fields = {
    full_name: "Hanna Solberg",
    email,
    phone: "+47 912 34 567",
    check_in: day(ahead),
    check_out: day(ahead + 4),
    special_requests: "We land with the morning plane",
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`.panel [name=${name}]`).fill(value);
  await page.locator(".panel button.btn-primary").click();
  await expect(page.getByText("Booking Request Sent!")).toBeVisible();
}

test("GU-002 GU-008 GU-009 GU-011 GU-019 GU-035: whoever asks for a stay sees it on a page of his own, in any language", async ({
  page,
  postgresSite,
}) => {
  test.slow();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await askForStay(page, { email: "hanna.page@example.com", ahead: 200 });
  const [booking] = await postgresSite.query(
    "select reference from stay_bookings where email = 'hanna.page@example.com'",
  );
  const reference = String(booking?.reference);
  await expect(page.locator(".form-success")).toContainText(reference);
  const field = page.getByLabel("The address of your page");
  await expect(field).toHaveValue(/\/my\/[\w-]{43}$/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());

  await page.getByRole("link", { name: "See your request" }).click();
  await expect(page.getByRole("heading", { name: "Makuti House, Vumawimbi" })).toBeVisible();
  await expect(page).toHaveTitle(/^Your request/);
  await expect(page.locator(".request-reference")).toContainText(reference);
  await expect(page.getByRole("status").filter({ hasText: "We have your request" })).toBeVisible();
  await expect(page.locator(".status-card")).toContainText("island time");
  await expect(page.locator(".steps [aria-current=step]")).toContainText("We check");
  await expect(page.locator(".request-facts")).toContainText("4 nights");
  await expect(page.locator(".request-facts")).toContainText("h…@example.com");
  await expect(page.locator(".bubble.mine")).toContainText("We land with the morning plane");
  await expect(page.locator("main")).not.toContainText("hanna.page");
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await findViolations(page)).toEqual([]);

  const path = new URL(page.url()).pathname;
  await page.goto(`/ar${path}`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator(".status-card h2")).toHaveText("وصلنا طلبكم");
  expect(await findViolations(page)).toEqual([]);

  // It opens again and again, on the first visit of a day too.
  await postgresSite.query("update secret_links set last_used_on = null");
  await page.goto(`/ar${path}`);
  await expect(page.locator(".status-card h2")).toHaveText("وصلنا طلبكم");
});

test("GU-012 GU-013: prices are those of then, whatever is chosen now", async ({ page }) => {
  await askForStay(page, { email: "hanna.price@example.com", ahead: 220 });
  await page.getByRole("link", { name: "See your request" }).click();
  const price = page.locator(".card-white").filter({ hasText: "Price set in US dollars" });
  const total = await price.locator(".sum dd").innerText();
  expect(total).toMatch(/^\$/);
  await page.goto(`${page.url()}?show_currency=EUR`);
  await expect(price.locator(".sum dd")).toHaveText(total);
  await expect(price).toContainText("Today about €");
});

test("GU-037 GU-043 GU-193: requests are found by mail; what is wrong is said at the field", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "My requests" }).click();
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: "Find my requests" })).toBeVisible();
  await page.getByRole("button", { name: "Send me the links" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByText("Please fill in this field")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Send me the links" }).click();
  await expect(page.getByText("Look into your mailbox")).toBeVisible();
  expect(page.url()).not.toContain("nobody");
  expect(await findViolations(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("GU-002: a message leads to its page, and an offered property to its own", async ({ page }) => {
    await page.goto("/contact");
    const fields = { name: "Omar", email: "omar.page@example.com", message: "Is the forest open?" };
    for (const [name, value] of Object.entries(fields)) await page.locator(`.panel [name=${name}]`).fill(value);
    await page.locator(".panel button.btn-primary").click();
    await page.getByRole("link", { name: "See your request" }).click();
    await expect(page.getByRole("heading", { name: "General Inquiry" })).toBeVisible();
    await expect(page.getByText("We have your message")).toBeVisible();
    await expect(page.getByText("Is the forest open?")).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await page.getByLabel("Your message").fill("And the beach?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.locator(".bubble").filter({ hasText: "And the beach?" })).toBeVisible();
  });
});

test("GU-024 GU-044 GU-045 GU-046: staff copy a link that is shown once, and revoke all of them", async ({
  page,
  office,
  postgresSite,
}) => {
  await askForStay(page, { email: "hanna.office@example.com", ahead: 240 });
  const [booking] = await postgresSite.query(
    "select case_id from stay_bookings where email = 'hanna.office@example.com'",
  );
  await openScreen(office, `/1324admin/inbox/${String(booking?.case_id)}`);
  await expect(office.getByRole("heading", { name: "Hanna Solberg" })).toBeVisible();
  await office.getByRole("button", { name: "Copy a link" }).click();
  const made = office.getByLabel("Link to the guest’s page");
  await expect(made).toHaveValue(/\/my\/[\w-]{43}$/);
  const address = await made.inputValue();
  expect(await findViolations(office)).toEqual([]);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Makuti House, Vumawimbi" })).toBeVisible();
  await office.goto(address);
  await office.getByRole("link", { name: "Open in the office" }).click();
  await waitForHydration(office);
  await expect(made).toBeHidden();
  await office.getByRole("button", { name: "Revoke all" }).click();
  await expect(office.getByText("All links are revoked")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
});

test("GU-078 GU-080 GU-085 GU-092 GU-095 GU-192 GT-02: guest and staff write to each other, and neither loses a word", async ({
  page,
  office,
  postgresSite,
}) => {
  test.slow();
  await page.clock.install();
  await askForStay(page, { email: "hanna.talk@example.com", ahead: 260 });
  await page.getByRole("link", { name: "See your request" }).click();
  await waitForHydration(page);
  const field = page.getByLabel("Your message");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Please fill in this field")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill("Is there a car?");
  await page.reload();
  await waitForHydration(page);
  await expect(field, "what was typed survives a reload").toHaveValue("Is there a car?");

  const [booking] = await postgresSite.query(
    "select case_id from stay_bookings where email = 'hanna.talk@example.com'",
  );
  await openScreen(office, `/1324admin/inbox/${String(booking?.case_id)}`);
  await office.getByLabel(/^Answer in/).fill("A draft of mine");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message is with us.")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(page.locator(".bubble.mine")).toHaveCount(2);
  await expect(office.locator(".thread-message").filter({ hasText: "Is there a car?" })).toBeVisible();
  await expect(office.getByLabel(/^Answer in/)).toHaveValue("A draft of mine");

  await office.getByLabel("Internal note").fill("Has asked twice");
  await office.getByRole("button", { name: "Save note" }).click();
  await expect(office.locator(".thread-message[data-kind=note]")).toContainText("Has asked twice");
  await office.getByLabel(/^Answer in/).fill("Yes, for $45.");
  await office.getByRole("button", { name: "Send to Hanna" }).click();
  await expect(office.locator(".thread-message[data-kind=staff]")).toContainText("Yes, for $45.");
  await expect(office.getByLabel(/^Answer in/)).toHaveValue("");
  // What the bar covers half would be too small.
  await office.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(office)).toEqual([]);

  // The page asks for news by itself; what is being typed, and where, stays.
  const unread = () => postgresSite.query("select unread_by_guest from cases where id = $1", [booking?.case_id]);
  await field.fill("And how long does");
  await page.clock.fastForward(31_000);
  await expect(page.locator(".bubble").filter({ hasText: "Yes, for $45." })).toBeVisible();
  await expect(field).toHaveValue("And how long does");
  await expect(field).toBeFocused();
  // A program that opens the page, runs its scripts and waits has read nothing.
  await page.reload();
  await waitForHydration(page);
  await page.clock.fastForward(31_000);
  await expect(page.locator(".bubble").filter({ hasText: "Yes, for $45." })).toBeVisible();
  expect(await unread()).toEqual([{ unread_by_guest: 1 }]);
  await expect(page.locator("main")).not.toContainText("Has asked twice");
  expect(await findViolations(page)).toEqual([]);
  // A gesture says that it was read; staff see it.
  await waitForHydration(page);
  await page.mouse.wheel(0, 100);
  await expect.poll(unread).toEqual([{ unread_by_guest: 0 }]);

  await openScreen(office, "/1324admin/inbox?for=guest");
  await expect(office.getByRole("link", { name: /Hanna Solberg/ }).first()).toBeVisible();
  expect(await findViolations(office)).toEqual([]);
  await office.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);
});

test("GU-088: a guest without scripts asks for his data; staff see it first, with the way to Personal data", async ({
  office,
  browser,
  postgresSite,
}) => {
  const token = "data".padEnd(43, "x");
  await postgresSite.query(
    `with made as (insert into inquiries (name, email, message, topic, category) values ('Data Guest', 'data.guest@example.com', 'Hello', 'General Inquiry', 'General') returning case_id)
      insert into secret_links (token_hash, case_id, made_for) select encode(sha256($1::bytea), 'hex'), case_id, 'staff' from made`,
    [token],
  );
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: postgresSite.server.url });
  const guest = await context.newPage();
  await guest.goto(`/fr/my/${token}`);
  await guest.getByText("Voir ou supprimer mes données").click();
  await guest.getByRole("button", { name: "Faire la demande" }).click();
  await expect(guest.getByText("Nous avons votre demande et y répondons ici.")).toBeVisible();
  await expect(guest.locator(".bubble.mine").last()).toContainText("Merci de me montrer les données");
  await context.close();

  await openScreen(office, "/1324admin/inbox");
  const first = office.locator(".inbox-list li").first();
  await expect(first).toContainText("Data Guest");
  await expect(first).toContainText("Data request");
  await first.getByRole("link").click();
  await office.getByRole("link", { name: "Open Personal data" }).click();
  await expect(office).toHaveURL(/\/privacy\?q=data\.guest%40example\.com/);
  await expect(office.getByText("data.guest@example.com").first()).toBeVisible();
});

test("GU-025 GU-027 GU-028 GU-194 GU-226 GT-05: a page loads nothing from others, tells them nothing, and fits whatever the name is made of", async ({
  page,
  postgresSite,
}) => {
  const token = "drawn".padEnd(43, "x");
  const name = `\u202E${"Z\u0351\u036B\u0313\u036A\u0302".repeat(20)}\u200B\u2067${"W".repeat(40)}`;
  await postgresSite.query(
    `with made as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests)
      select id, name, $1, 'drawn@example.com', '+255777123456', current_date + 60, current_date + 63, 2 from stays where slug = 'makuti-house-vumawimbi' returning case_id)
      insert into secret_links (token_hash, case_id, made_for) select encode(sha256($2::bytea), 'hex'), case_id, 'staff' from made`,
    [name, token],
  );
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`/my/${token}`);
  await waitForHydration(page);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
  // At twice the size half as much fits; with colours of the reader's own buttons keep an edge, and nothing moves.
  await page.setViewportSize({ width: 640, height: 512 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await expect(send).toHaveCSS("border-top-width", "1px");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  // On paper: what holds, and nothing to press.
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.locator(".status-card")).toBeVisible();
  await expect(page.locator(".request-facts")).toBeVisible();
  await expect(send).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: "screen" });
  // What follows the name stands in its own direction.
  await expect(page.locator(".request-reference")).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).origin]);

  const heard: (string | undefined)[] = [];
  const other = createServer((request, response) => {
    heard.push(request.headers.referer);
    response.end("Elsewhere");
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
  }, `http://127.0.0.1:${port}/`);
  await expect(page.getByText("Elsewhere")).toBeVisible();
  expect(heard.filter((referer) => referer !== undefined)).toEqual([]);
  other.close();
});
