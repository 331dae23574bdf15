import type { Page } from "@playwright/test";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { ADMIN, startServer } from "#tests/support/server";

interface Told {
  title: string;
  body: string;
  icon: string;
}

/**
 * A notice of the system and a sound leave nothing a test could look at: what the page asks of the browser is written
 * down instead.
 */
function writeDownWhatIsTold() {
  const page = window as unknown as {
    told: Told[];
    chimes: string[];
    answer: NotificationPermission;
    cannotShow: boolean;
    Notification: unknown;
  };
  page.told = [];
  page.chimes = [];
  page.answer = "denied";
  page.Notification = class extends EventTarget {
    static get permission() {
      return localStorage.getItem("asked") ?? "default";
    }
    static async requestPermission() {
      localStorage.setItem("asked", page.answer);
      return page.answer;
    }
    constructor(title: string, { body, icon }: Told) {
      super();
      // As telephones do.
      if (page.cannotShow) throw new TypeError("Illegal constructor");
      page.told.push({ title, body, icon });
    }
  };
  HTMLMediaElement.prototype.play = async function play() {
    page.chimes.push(new URL(this.src).pathname);
  };
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: Told[] }).told);
const chimes = (page: Page) => page.evaluate(() => (window as unknown as { chimes: string[] }).chimes);
const card = (page: Page, name: string) => page.getByRole("region", { name });

/** The stream is open and what is there already has been noted. */
async function listening(page: Page, path: string) {
  const noted = page.waitForResponse("**/1324admin/news*");
  await page.goto(path);
  await waitForHydration(page);
  await noted;
}

test("a visitor's request is told once, to whoever wants it, and answered on the spot", async ({
  office,
  page,
  postgresSite: { query },
  request,
}) => {
  await page.goto(await experiencePath(request, "Carved doors of Chake Chake"));
  await waitForHydration(page);
  await office.context().addInitScript(writeDownWhatIsTold);
  await office.goto("/1324admin/customers");
  await waitForHydration(office);

  const browser = office.getByRole("switch", { name: "Browser notifications" });
  await browser.click();
  await expect(office.getByText("Blocked by this browser.")).toBeVisible();
  await expect(browser).not.toBeChecked();
  await office.evaluate(() => {
    localStorage.removeItem("asked");
    Object.assign(window, { answer: "granted", cannotShow: true });
  });
  await browser.click();
  await expect(office.getByText("This browser cannot show notifications.")).toBeVisible();
  await expect(browser).not.toBeChecked();
  await office.evaluate(() => Object.assign(window, { cannotShow: false }));
  await browser.click();
  await expect(office.getByText("Browser notifications enabled")).toBeVisible();
  await expect(office.getByText("This browser cannot show notifications.")).toBeHidden();
  expect(await told(office)).toEqual([
    {
      title: "Browser notifications are on",
      body: "New requests will be told like this.",
      icon: "/notification-icon.png",
    },
  ]);
  const stored =
    "select sound_enabled, browser_notifications, email_notifications from admin_notification_preferences join users on users.id = user_id where email = $1";
  expect(await query(stored, [ADMIN.email])).toEqual([
    { sound_enabled: true, browser_notifications: true, email_notifications: false },
  ]);
  await listening(office, "/1324admin/notifications");
  await expect(browser).toBeChecked();
  await office.route("**/1324admin/notifications.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await office.getByRole("switch", { name: "Email notifications" }).click();
  await expect(office.getByText("Failed to update preferences")).toBeVisible();
  await expect(office.getByRole("switch", { name: "Email notifications" })).not.toBeChecked();
  await office.unroute("**/1324admin/notifications.data*");

  const colleague = await office.context().newPage();
  await colleague.goto("/1324admin/notifications");
  await waitForHydration(colleague);
  const message = "Two of us dive, two only snorkel, and one is a nervous swimmer: please bring a ring.";
  for (const [name, value] of Object.entries({
    full_name: "Zuhura Salim",
    email: "zuhura@example.com",
    country_code: "+7",
    phone: "900 000-00-00",
    date: "2027-06-01",
    accommodation: "Wete",
    message,
  })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator(".panel button.btn-primary").click();
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  const requests = card(office, "Experience requests");
  await expect(requests.getByRole("listitem").first()).toContainText("Zuhura Salim");
  await expect(requests.getByRole("listitem").first()).toContainText("Carved doors of Chake Chake");
  await expect
    .poll(async () => [...(await told(office)), ...(await told(colleague))])
    .toEqual([{ title: "New experience request", body: message.slice(0, 50), icon: "/notification-icon.png" }]);
  expect([...(await chimes(office)), ...(await chimes(colleague))]).toEqual(["/notification.mp3"]);

  await requests.getByRole("button", { name: "Confirm, Zuhura Salim" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
  await expect(office.getByText("Experience booking confirmed")).toBeVisible();
  await expect(requests).not.toContainText("Zuhura Salim");
  await expect(card(colleague, "Experience requests")).not.toContainText("Zuhura Salim");
  expect(await query("select status from experience_inquiries where full_name = 'Zuhura Salim'")).toEqual([
    { status: "confirmed" },
  ]);

  // What other tests on this site have sent is not counted.
  await query("update property_notifications set read = true");
  const [house] = await query(
    "insert into properties (slug, title, description, type, location, price) values ('lime', 'Lime-washed house', 'D', 'house', 'Wete', 124000) returning id",
  );
  await query(
    "insert into property_notifications (property_id, type, message) values ($1, 'new_submission', 'New property submitted')",
    [house!.id],
  );
  await expect(office.getByRole("link", { name: "Notifications, 1 unread" })).toBeVisible();
  await card(office, "Property notices").getByRole("button", { name: "Publish, Lime-washed house" }).click();
  await expect(office.getByText("Property published successfully")).toBeVisible();
  await expect(
    card(office, "Property notices").getByRole("listitem").filter({ hasText: "Lime-washed house" }),
  ).toContainText("by you");
  await expect(
    card(colleague, "Property notices").getByRole("listitem").filter({ hasText: "Lime-washed house" }),
  ).toContainText("Published");
  await expect(colleague.getByRole("link", { name: "Notifications", exact: true }).first()).toBeVisible();
  expect((await request.get("/real-estate/lime")).status()).toBe(200);
  await card(office, "Property notices").getByRole("button", { name: "Reject, Lime-washed house" }).click();
  await expect(office.getByText("Property rejected")).toBeVisible();
  await expect.poll(async () => (await request.get("/real-estate/lime")).status()).toBe(404);
  await query("delete from properties where slug = 'lime'");
});

test("a request is read before it is answered, an answer can be undone, and nobody overwrites a colleague unseen", async ({
  office,
  browser,
  baseURL,
  postgresSite: { query },
}) => {
  const asked =
    "insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, special_requests, language) values ('House', $1, 'nadia@example.com', '+7 900 123', '2027-01-01', '2027-01-03', 2, $2, 'ru')";
  await query(asked, ["Nadia Undo", "Можно ли приехать поздно?"]);
  await query(asked, ["Nadia Twice", null]);
  const statusOf = async (name: string) =>
    (await query("select status from stay_bookings where full_name = $1", [name]))[0]!.status;
  try {
    await listening(office, "/1324admin/notifications");
    const row = (page: Page, name: string) =>
      card(page, "Stay requests").getByRole("listitem").filter({ hasText: name });
    await row(office, "Nadia Undo").getByText("Details").click();
    await expect(row(office, "Nadia Undo")).toContainText("Можно ли приехать поздно?");
    await expect(row(office, "Nadia Undo").getByRole("link", { name: "nadia@example.com" })).toBeVisible();

    await row(office, "Nadia Undo").getByRole("button", { name: "Cancel, Nadia Undo" }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
    await expect(row(office, "Nadia Undo")).toHaveCount(0);
    expect(await statusOf("Nadia Undo")).toBe("cancelled");
    await office.locator(".toast", { hasText: "Stay booking cancelled" }).getByRole("button", { name: "Undo" }).click();
    await expect(office.getByText("Undone: pending again")).toBeVisible();
    await expect(row(office, "Nadia Undo")).toHaveCount(1);
    expect(await statusOf("Nadia Undo")).toBe("pending");

    // A colleague whose screen does not hear of it in time.
    const context = await browser.newContext({ baseURL });
    await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
    const colleague = await context.newPage();
    await colleague.route("**/1324admin/live", (route) => route.abort());
    await colleague.goto("/1324admin/notifications");
    await waitForHydration(colleague);
    await row(office, "Nadia Twice").getByRole("button", { name: "Confirm, Nadia Twice" }).click();
    await office.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
    await expect(row(office, "Nadia Twice")).toHaveCount(0);
    await row(colleague, "Nadia Twice").getByRole("button", { name: "Cancel, Nadia Twice" }).click();
    await colleague.getByRole("dialog").getByRole("button", { name: "Cancel booking" }).click();
    const question = colleague.getByRole("alertdialog", { name: "Somebody was faster" });
    await expect(question).toContainText('has set the status to "confirmed" since you saw it');
    await question.getByRole("button", { name: "Leave as it is" }).click();
    expect(await statusOf("Nadia Twice")).toBe("confirmed");
    const sent = {
      intent: "status",
      kind: "stay",
      status: "cancelled",
      shown: "pending",
      id: String((await query("select id from stay_bookings where full_name = 'Nadia Twice'"))[0]!.id),
    };
    // Without scripts the screen itself asks.
    const plain = await context.request.post("/1324admin/notifications", { form: sent });
    expect(plain.status()).toBe(409);
    expect(await plain.text()).toContain("Somebody was faster");
    expect(
      (await context.request.post("/1324admin/notifications", { form: { ...sent, shown: "confirmed" } })).status(),
    ).toBe(200);
    expect(await statusOf("Nadia Twice")).toBe("cancelled");
    await context.close();
  } finally {
    await query("delete from stay_bookings where full_name in ('Nadia Undo', 'Nadia Twice')");
  }
});

test("an answer can be undone for ten seconds", async ({ office, postgresSite: { query } }) => {
  await query(
    "insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests) values ('House', 'Ten Seconds', 'ten@example.com', '1', '2027-01-01', '2027-01-03', 2)",
  );
  try {
    await office.clock.install();
    await listening(office, "/1324admin/notifications");
    const undo = office.locator(".toast", { hasText: "Stay booking cancelled" }).getByRole("button", { name: "Undo" });
    await office.getByRole("button", { name: "Cancel, Ten Seconds" }).click();
    const cancel = office.getByRole("dialog").getByRole("button", { name: "Cancel booking" });
    await expect(cancel).toBeVisible();
    // From here on time passes only when it is told to.
    await office.clock.pauseAt(Date.now() + 60_000);
    await cancel.click();
    await expect(undo).toBeVisible();
    await office.clock.runFor(9_000);
    await expect(undo).toBeVisible();
    await office.clock.runFor(2_000);
    await expect(undo).toHaveCount(0);
    expect(await query("select status from stay_bookings where full_name = 'Ten Seconds'")).toEqual([
      { status: "cancelled" },
    ]);
  } finally {
    await query("delete from stay_bookings where full_name = 'Ten Seconds'");
  }
});

const insert = (name: string) =>
  `insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests) values ('House', '${name}', 'a@example.com', '1', '2027-01-01', '2027-01-03', 2)`;

test("every server process tells its own offices; after a break they catch up, without a loss or a double", async ({
  browser,
  postgresSite: { url, query },
}) => {
  let second = await startServer({ DATABASE_URL: url });
  const context = await browser.newContext({ baseURL: second.url });
  await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
  const office = await context.newPage();
  await listening(office, "/1324admin/notifications");
  const named = (name: string) => card(office, "Stay requests").getByRole("listitem").filter({ hasText: name });
  await query(insert("Second Process"));
  await expect(named("Second Process")).toHaveCount(1);

  // The processes lose the connections on which they hear the database, and a row comes in before they have new ones.
  await query(
    `with gone as (select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pemba direct' and datname = current_database()) select count(*) from gone`,
  );
  await query(insert("Database Gone"));
  await expect(named("Database Gone")).toHaveCount(1);

  // The code of a screen that is on its way when the server goes is asked for by loading the page.
  await office.locator("[data-screens-preloaded]").waitFor({ state: "attached" });
  const { port } = new URL(second.url);
  await second.stop();
  await expect(office.getByText("Reconnecting…")).toBeVisible();
  await query(insert("Server Gone"));
  second = await startServer({ DATABASE_URL: url, PORT: port });
  await expect(named("Server Gone")).toHaveCount(1);
  await expect(office.getByText("Reconnecting…")).toBeHidden();
  for (const name of ["Second Process", "Database Gone"]) await expect(named(name)).toHaveCount(1);
  await context.close();
  await second.stop();
  await query("delete from stay_bookings where stay_name = 'House'");
});

test("what nobody may do is refused; what cannot be read is said where it is missing", async ({
  office,
  request,
  postgresSite: { query },
}) => {
  for (const path of ["live", "news", "notifications"])
    expect((await request.get(`/1324admin/${path}`)).status()).toBe(401);
  const post = async (form: Record<string, string>) =>
    (await office.request.post("/1324admin/notifications.data", { form, maxRedirects: 0 })).status();
  expect(await post({ intent: "read", ids: crypto.randomUUID(), read: "false" })).toBe(400);
  expect(await post({ intent: "preference", sound_enabled: "false", user_id: "somebody else" })).toBe(403);
  expect(await post({ intent: "preference", sound_enabled: "false", email_notifications: "true" })).toBe(400);
  expect(await post({ intent: "status", kind: "stay", id: crypto.randomUUID(), status: "foo" })).toBe(400);
  for (const [path, type] of [
    ["/notification.mp3", "audio/mpeg"],
    ["/notification-icon.png", "image/png"],
  ] as const) {
    expect((await request.get(path)).headers()["content-type"]).toBe(type);
  }

  await query(insert("Asked For A Room"));
  await query(
    "insert into transportation_bookings (rental_name, rental_type, full_name, email, phone, pickup_date, return_date) values ('Jimny', 'car', 'Asked For A Car', 'a@example.com', '1', '2027-01-01', '2027-01-03')",
  );
  // Without the stream nothing reads the lists anew but the link below.
  await office.route("**/1324admin/live", (route) => route.abort());
  await query("alter table transportation_bookings rename to unreadable");
  try {
    await office.goto("/1324admin/notifications");
    await waitForHydration(office);
    await expect(office.locator(".toast", { hasText: "Failed to load transportation bookings" })).toBeVisible();
    await expect(card(office, "Stay requests").getByRole("listitem").first()).toBeVisible();
  } finally {
    await query("alter table unreadable rename to transportation_bookings");
  }
  await card(office, "Transportation requests").getByRole("link", { name: "Try again" }).click();
  await expect(card(office, "Transportation requests").getByRole("listitem").first()).toBeVisible();
});
