import { ADMIN } from "#tests/support/server";
import { expect, waitForHydration, signIn, testOnPostgres as test, openScreen } from "#tests/support/fixtures";

test("sign-in appears in place and leads on to the page asked for", async ({ page }) => {
  await page.goto("/1324admin/experiences?category=Nature");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "That email and password do not match. Try again, or ask whoever runs the site for a new password.",
  );
  await expect(page.getByLabel("Email")).toHaveValue(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/1324admin\/experiences\?category=Nature$/);
  await expect(page.getByRole("heading", { level: 1, name: "Experiences" })).toBeVisible();
});

test("a signed-in person without a role is refused, and access ends with the role", async ({ page, postgresSite }) => {
  await signIn(page, "/1324admin/customers");
  await expect(page.getByRole("heading", { name: "Customer Management" })).toBeVisible();
  const roles = await postgresSite.query("delete from admin_users returning *");
  try {
    await page.goto("/1324admin/customers");
    await expect(page.getByRole("heading", { name: "Access denied" })).toBeVisible();
    await expect(page.getByText(ADMIN.email)).toBeVisible();
    await page.goto("/");
    await expect(page.locator("header a[href='/1324admin']")).toHaveCount(0);
    await page.goto("/1324admin");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto("/1324admin");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  } finally {
    for (const { user_id, role } of roles)
      await postgresSite.query("insert into admin_users (user_id, role) values ($1, $2) on conflict do nothing", [
        user_id,
        role,
      ]);
  }
});

test("logout says so, goes home, and the old session is worth nothing", async ({ office, request }) => {
  const cookie = (await office.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  await openScreen(office);
  await office.getByRole("button", { name: /profile menu/ }).click();
  await expect(office.getByRole("menuitem", { name: "Profile Settings" })).toBeVisible();
  await office.getByRole("menuitem", { name: "Logout" }).click();
  await expect(office).toHaveURL(/:\d+\/$/);
  await expect(office.getByText("Logged out successfully")).toBeVisible();
  await expect(office.getByText("Logged out successfully")).toBeHidden();
  expect((await request.get("/1324admin", { headers: { cookie } })).status()).toBe(401);
});

test("a failed logout says so and stays", async ({ office }) => {
  await openScreen(office);
  await office.route("**/1324admin/sign-out", (route) => route.abort());
  await office.getByRole("button", { name: /profile menu/ }).click();
  await office.getByRole("menuitem", { name: "Logout" }).click();
  await expect(office.getByText("Failed to log out")).toBeVisible();
});

test("the shell reaches all twenty-two rooms, and an unknown one says so", async ({ office }) => {
  await openScreen(office);
  await expect(office.locator(".office-tabs > a")).toHaveText([
    "Dashboard",
    "Calendar",
    /^Inbox/,
    "Experiences",
    "Stays",
    "Transportation",
    "Blog",
    "Properties",
    "Reviews",
    "Translations",
    "Currencies",
    /^Customers/,
    /^Notifications/,
    "Analytics",
    "Guide",
    "Places",
    "Replies",
    "Alerts",
    "Misses",
    "Documents",
    "Channels",
    "Settings",
  ]);
  for (const href of await office
    .locator(".office-tabs > a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!))) {
    expect((await office.request.get(href)).status(), href).toBe(200);
  }
  await office.goto("/1324admin/nothing");
  await expect(office.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await office.setViewportSize({ width: 375, height: 812 });
  await office.goto("/1324admin");
  await office.getByRole("button", { name: /menu/i }).first().click();
  const others = office.locator(".office-drawer-links a:nth-of-type(n + 23)");
  await expect(others).toHaveText([
    "New booking",
    "Your account",
    "People",
    "Personal data",
    "Mail",
    "Health",
    "History",
    "Bin",
  ]);
  for (const href of await others.evaluateAll((links) => links.map((link) => link.getAttribute("href")!)))
    expect((await office.request.get(href)).status(), href).toBe(200);
  const drawer = office.getByRole("link", { name: "Experiences" }).last();
  await drawer.click();
  await expect(office).toHaveURL(/\/1324admin\/experiences$/);
});

test("the bell counts unread property notices, up to 99+", async ({ office, postgresSite }) => {
  await openScreen(office);
  const badge = office.locator("a[href='/1324admin/notifications']").first();
  await expect(badge).not.toContainText(/\d/);
  await postgresSite.query(
    "insert into properties (slug, title, description, type, location, price) select 'p' || n, 'P', 'D', 'house', 'W', 1 from generate_series(1, 100) n",
  );
  await postgresSite.query(
    "insert into property_notifications (property_id, type, message) select id, 'new_submission', 'm' from properties where title = 'P' and slug <> 'p100'",
  );
  await expect(badge).toContainText(/^99$/);
  await postgresSite.query(
    "insert into property_notifications (property_id, type, message) select id, 'new_submission', 'm' from properties where slug = 'p100'",
  );
  await expect(badge).toContainText("99+");
  await postgresSite.query("delete from properties where title = 'P'");
});
