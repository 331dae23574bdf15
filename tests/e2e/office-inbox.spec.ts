/** The inbox of the office: what waits, in which order, and how one goes through it. */
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, openScreen, testOnPostgres as test } from "#tests/support/fixtures";

test("GU-090 GU-091 GU-093 GU-094 GU-104: staff go through what waits by keys; what is late is red and counted", async ({
  office,
  postgresSite: { query },
}) => {
  await query(
    "insert into inquiries (name, email, message, topic, category, created_at) select 'Keyed ' || n, 'keyed@example.com', 'Question ' || n, 'General Inquiry', 'General', now() - make_interval(hours => 60 - n) from generate_series(1, 3) n",
  );
  await openScreen(office, "/1324admin/inbox?q=keyed");
  const rows = office.locator(".inbox-list a");
  await expect(rows).toHaveText([/Keyed 1/, /Keyed 2/, /Keyed 3/]);
  await expect(rows.first()).toContainText("Overdue, 2 days");
  await expect(rows.first()).toContainText("1 new");
  await expect(office.getByRole("link", { name: /^Inbox .* waiting, .* overdue$/ })).toBeVisible();
  expect(await findViolations(office)).toEqual([]);

  // From one to the next and back, with the list and its search beside it.
  await office.keyboard.press("j");
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 1");
  await expect(office).toHaveURL(/\/1324admin\/inbox\/[0-9a-f-]{36}\?q=keyed$/);
  await office.keyboard.press("j");
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 2");
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
  await office.keyboard.press("k");
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 1");
  await expect(rows.first()).toHaveAttribute("aria-current", "true");
  await office.goBack();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 2");
  // Faster than cases open.
  await office.keyboard.press("k");
  await office.keyboard.press("j");
  await office.keyboard.press("j");
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 3");
  await office.keyboard.press("k");
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 2");

  // Who opens a case has read it, until he says otherwise; the old mark of messages stays.
  await expect(rows.nth(1)).not.toContainText("1 new");
  expect(await query("select read from inquiries where name = 'Keyed 2'")).toEqual([{ read: true }]);
  await office.getByRole("button", { name: "Mark unread" }).click();
  await expect
    .poll(() => query("select unread_by_staff from cases where name = 'Keyed 2'"))
    .toEqual([{ unread_by_staff: 1 }]);
  await office.keyboard.press("r");
  await expect(office.getByLabel(/^Answer in/)).toBeFocused();
  await office.keyboard.type("jkrie");
  await expect(office.getByLabel(/^Answer in/)).toHaveValue("jkrie");

  await office.getByRole("button", { name: "No answer needed" }).click();
  await expect(rows).toHaveText([/Keyed 1/, /Keyed 3/]);
  await office.setViewportSize({ width: 390, height: 844 });
  await expect(rows.first()).toBeHidden();
  await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);
  await office.getByRole("link", { name: "Inbox", exact: true }).click();
  await expect(rows.first()).toBeVisible();
  await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);

  // From Customers to the conversation.
  await office.setViewportSize({ width: 1440, height: 900 });
  await openScreen(office, "/1324admin/customers?q=keyed+3");
  await office.getByRole("button", { name: "View Details of Keyed 3" }).click();
  await office.getByRole("link", { name: "Conversation", exact: true }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Keyed 3");
});
