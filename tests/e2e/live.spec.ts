import { expect, hydrated, testOnPostgres as test } from "#tests/support/fixtures";

test("a visitor's request appears at the top of the open office list, without a reload", async ({ office, page }) => {
  await office.goto("/1324admin/customers");
  await hydrated(office);
  await expect(office.getByRole("heading", { name: "Experience Booking Requests" })).toBeVisible();
  await office.waitForTimeout(500);
  await page.goto("/experiences");
  await page.getByRole("link", { name: "Dolphins at first light" }).click();
  await hydrated(page);
  await page.waitForTimeout(1_600);
  for (const [name, value] of Object.entries({ full_name: "Nadia Petrova", email: "nadia@example.com", country_code: "+7", phone: "900", date: "2027-06-01", accommodation: "Wete" })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await page.locator(".panel button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  const first = office.locator("tbody tr").first();
  await expect(first).toContainText("Nadia Petrova", { timeout: 2_000 });
  await expect(first).toContainText("Dolphins at first light");
});

const insert = (name: string) =>
  `insert into experience_inquiries (experience_title, full_name, email, country_code, phone, accommodation, participants, date) values ('Sail', '${name}', '${name.toLowerCase()}@example.com', '+1', '1', 'x', 2, '2027-01-01')`;

test("after a lost connection the list catches up, and no row is lost or doubled", async ({ office, postgresSite }) => {
  await office.goto("/1324admin/customers?q=Catch");
  await hydrated(office);
  await postgresSite.query(insert("Catch1"));
  await expect(office.locator("tbody tr")).toHaveCount(1);
  await office.waitForTimeout(500);
  // The announcement still arrives, and the reading it asks for fails: the screen must stay.
  await office.route(/\.data\?/, (route) => route.abort());
  await postgresSite.query(insert("Catch2"));
  await office.waitForTimeout(1_000);
  await expect(office.locator("tbody tr")).toHaveCount(1);
  await office.context().setOffline(true);
  await postgresSite.query(insert("Catch3"));
  await office.waitForTimeout(1_000);
  await office.unroute(/\.data\?/);
  await office.context().setOffline(false);
  await expect(office.locator("tbody tr")).toHaveCount(3, { timeout: 15_000 });
  await expect(office.locator("tbody tr").first()).toContainText("Catch3");
  await postgresSite.query(insert("Catch4"));
  await expect(office.locator("tbody tr")).toHaveCount(4);
});

test("staff change a status freely; a failure reverts it", async ({ office, postgresSite }) => {
  await postgresSite.query(insert("Status"));
  await office.goto("/1324admin/customers?q=Status");
  await hydrated(office);
  await office.getByRole("button", { name: "Pending, status of Status" }).click();
  await office.getByRole("menuitemradio", { name: "Confirmed" }).click();
  await expect(office.getByText("Status updated successfully")).toBeVisible();
  expect(await postgresSite.query("select status from experience_inquiries where full_name = 'Status'")).toEqual([{ status: "confirmed" }]);
  await office.route("**/1324admin/customers.data*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await office.getByRole("button", { name: "Confirmed, status of Status" }).click();
  await office.getByRole("menuitemradio", { name: "Completed" }).click();
  await expect(office.getByText("Failed to update status")).toBeVisible();
  await expect(office.getByRole("button", { name: "Confirmed, status of Status" })).toBeVisible();
});

test("the details show the whole request, in a dialog", async ({ office, postgresSite }) => {
  await postgresSite.query(insert("Detail"));
  await office.goto("/1324admin/customers?q=Detail");
  await hydrated(office);
  await office.getByRole("button", { name: /View Details/ }).click();
  const dialog = office.getByRole("alertdialog");
  await expect(dialog).toContainText("detail@example.com");
  await expect(dialog.locator("a[href^='mailto:']").first()).toBeVisible();
  await expect(dialog.locator("a[href^='tel:']").first()).toBeVisible();
  await expect(dialog.locator("a[href^='https://wa.me/']").first()).toBeVisible();
  await office.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an unknown status is refused by the server", async ({ office, postgresSite }) => {
  await postgresSite.query(insert("Foo"));
  const [row] = await postgresSite.query("select id from experience_inquiries where full_name = 'Foo'");
  const response = await office.request.post("/1324admin/customers", { form: { intent: "status", id: row!.id as string, status: "foo" }, maxRedirects: 0 });
  expect(response.status()).toBe(400);
  expect(await postgresSite.query("select status from experience_inquiries where full_name = 'Foo'")).toEqual([{ status: "pending" }]);
});
