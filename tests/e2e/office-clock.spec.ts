import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { ADMIN } from "#tests/support/server";

const RECEIVED = "17 Mar 2026, 01:05 island time (UTC+3)";

test("a link to one request opens it after signing in, and filter, details and file have the island's clock in any zone", async ({
  browser,
  baseURL,
  postgresSite: { query },
}) => {
  const [row] = await query(
    "insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, created_at) values ('Makuti', 'Clock Guest', 'clock@example.com', '+255 777 000 111', '2027-01-01', '2027-01-03', 2, '2026-03-16T22:05:09Z') returning id",
  );
  const context = await browser.newContext({
    baseURL,
    timezoneId: "America/Los_Angeles",
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`/1324admin/customers?request=stay-${String(row!.id)}`);
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await waitForHydration(page);
  const details = page.getByRole("alertdialog", { name: "Details, Clock Guest" });
  await expect(details).toContainText(RECEIVED);
  expect(await findViolations(page)).toEqual([]);
  await details.getByRole("button", { name: "Close" }).click();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(/\/customers$/);

  await page.goto("/1324admin/customers?from=2026-03-17&to=2026-03-17&q=clock");
  await waitForHydration(page);
  await expect(page.locator("time").first()).toHaveAttribute("title", RECEIVED);
  const file = await context.request.get(
    "/1324admin/customers/export.csv?section=stay&from=2026-03-17&to=2026-03-17&q=clock",
  );
  const [head, line] = (await file.text()).split("\r\n");
  expect(head).toContain('"Received (island time, UTC+3)"');
  expect(line).toContain('"2026-03-17 01:05:09"');
  expect(
    (
      await query("select count(*)::int as n from stay_bookings where full_name = 'Clock Guest' and status = 'pending'")
    )[0],
  ).toEqual({ n: 1 });

  await page.goto("/1324admin/customers?request=stay-00000000-0000-4000-8000-000000000000");
  await expect(
    page.getByRole("alert").filter({ hasText: "The request that the link leads to is not there." }),
  ).toBeVisible();
  await context.close();
});

test("what waits in the Notification Center says when it came, by the island's clock", async ({
  office,
  postgresSite: { query },
}) => {
  await query(
    "insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, created_at) values ('Makuti', 'Waiting Guest', 'w@example.com', '+255 777 000 111', '2027-01-01', '2027-01-03', 2, '2026-03-16T22:05:09Z')",
  );
  const [house] = await query(
    "select id, title from properties where id not in (select property_id from property_notifications) limit 1",
  );
  await query(
    "insert into property_notifications (property_id, type, message, created_at) values ($1, 'new_submission', 'New property submitted', '2026-03-16T22:05:09Z')",
    [house!.id],
  );
  try {
    await office.goto("/1324admin/notifications");
    await waitForHydration(office);
    const ages = [
      office.getByRole("region", { name: "Stay requests" }).getByRole("listitem").filter({ hasText: "Waiting Guest" }),
      office
        .getByRole("region", { name: "Property notices" })
        .locator(".property-notice", { hasText: String(house!.title) }),
    ];
    for (const row of ages) {
      await expect(row.locator("time.inbox-age")).toHaveAttribute("title", RECEIVED);
      await expect(row.locator("time.inbox-age")).toHaveText(/^\d+ d$/);
    }
  } finally {
    await query("delete from stay_bookings where full_name = 'Waiting Guest'");
    await query("delete from property_notifications where property_id = $1", [house!.id]);
  }
});

test("of an erased request neither list nor details offer a status or Confirm", async ({
  office,
  postgresSite: { query },
}) => {
  await query(
    "insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, erased_at, status) values ('Erased House', '(erased)', '(erased)', '(erased)', '2027-01-01', '2027-01-03', 2, now(), 'cancelled')",
  );
  await office.goto("/1324admin/customers?q=Erased+House");
  await waitForHydration(office);
  const row = office.locator("tbody tr");
  await expect(row.locator(".request-status")).toHaveText("Cancelled");
  await expect(row.getByRole("button")).toHaveText([/View Details/]);
  await row.getByRole("button").click();
  const details = office.getByRole("alertdialog");
  await expect(details.getByRole("button", { name: "Confirm" })).toHaveCount(0);
  await expect(details.locator(".status-button")).toHaveCount(0);
});

test("the dashboard counts unread messages as waiting, and says that email notifications are off until that is dismissed", async ({
  office,
  postgresSite: { query },
}) => {
  await query("update inquiries set read = true");
  await query(
    "insert into inquiries (name, email, message, topic, category) values ('Unread Writer', 'unread@example.com', 'Hello', 'General Inquiry', 'General')",
  );
  await office.goto("/1324admin");
  await waitForHydration(office);
  await expect(office.locator(".office-head p")).toHaveText(/ (is|are) waiting for an answer\.$/);
  await expect(office.locator(".office-head p")).not.toContainText("Nothing");
  await expect(
    office.getByRole("region", { name: "Waiting for you" }).getByRole("link", { name: "1 unread message" }),
  ).toHaveAttribute("href", "/1324admin/customers?type=general");

  // The Notification Center counts them too, and leads to them.
  await query("update inquiries set read = true where email <> 'unread@example.com'");
  await query("update property_notifications set read = true");
  // Cancelled requests hold nothing.
  await query("delete from occupancies where kind = 'hold'");
  await query("delete from departure_seats where hold_until is not null");
  for (const table of ["experience_inquiries", "stay_bookings", "transportation_bookings"])
    await query(`update ${table} set status = 'cancelled' where status = 'pending'`);
  await office.goto("/1324admin/notifications");
  await expect(office.locator(".office-head p")).toHaveText("One thing is waiting for an answer: 1 unread message");
  await expect(office.locator(".office-head p a")).toHaveAttribute("href", "/1324admin/customers?type=general");
  await query("update inquiries set read = true");
  await office.reload();
  await expect(office.locator(".office-head p")).toHaveText("Nothing is waiting for an answer");
  await office.goto("/1324admin");
  await waitForHydration(office);

  const hint = office.getByRole("region", { name: "Email notifications are off" });
  await expect(hint).toContainText("You hear of new requests only while the office is open.");
  await office.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);
  expect(await findViolations(office)).toEqual([]);
  await hint.getByRole("switch", { name: "Email notifications" }).click();
  await expect(hint).toHaveCount(0);
  await expect
    .poll(async () => (await query("select email_notifications from admin_notification_preferences"))[0])
    .toEqual({ email_notifications: true });
  await query("update admin_notification_preferences set email_notifications = false");
  await office.reload();
  await waitForHydration(office);
  await hint.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(hint).toHaveCount(0);
  await office.reload();
  await waitForHydration(office);
  await expect(hint).toHaveCount(0);
});
