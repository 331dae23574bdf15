import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

test("what is held about one person is found, handed over as a file and erased; the figures stay", async ({
  office,
  postgresSite,
}) => {
  const booking =
    "insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, quoted_total) values ('Makuti', $1, $2, '+255 777 555 444', '2027-01-01', '2027-01-03', 2, 300) returning id";
  const [mine] = await postgresSite.query(booking, ["Zainab Faraji", "zainab@example.com"]);
  await office.goto("/1324admin/customers");
  await waitForHydration(office);
  await office.getByRole("link", { name: "Personal data" }).first().click();
  await office.getByLabel("Email address or phone number").fill("nobody");
  await office.getByRole("button", { name: "Find" }).first().click();
  await expect(office.getByText("That is neither an email address nor a phone number.")).toBeVisible();
  await office.getByLabel("Email address or phone number").fill("0777 555 444");
  await office.getByRole("button", { name: "Find" }).first().click();
  await expect(office.getByText("Stay requests (1)")).toBeVisible();
  await expect(office.getByText("Zainab Faraji, zainab@example.com, +255 777 555 444")).toBeVisible();
  await office.getByRole("link", { name: "zainab@example.com" }).click();
  await expect(office.getByRole("heading", { name: "Held about zainab@example.com" })).toBeVisible();

  const [download] = await Promise.all([
    office.waitForEvent("download"),
    office.getByRole("link", { name: "Export as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("personal-data.json");
  const file = await (await office.request.get("/1324admin/privacy/export.json?q=zainab%40example.com")).json();
  expect(file).toMatchObject({
    asked: { email: "zainab@example.com" },
    held: { stay_bookings: [{ id: mine!.id, full_name: "Zainab Faraji", quoted_total: 300 }] },
  });

  await office.getByLabel(/cannot be undone/).check();
  await office.getByRole("button", { name: "Erase" }).click();
  await expect(office.getByText("Erased: 1 item").first()).toBeVisible();
  await expect(office.getByText("Nothing.", { exact: true })).toBeVisible();
  expect(
    await postgresSite.query(
      "select full_name, email, phone, quoted_total::int as total, status from stay_bookings where id = $1",
      [mine!.id],
    ),
  ).toEqual([{ full_name: "(erased)", email: "(erased)", phone: "(erased)", total: 300, status: "cancelled" }]);
  await office.goto("/1324admin/history");
  await expect(office.locator("tbody tr").first()).toContainText("erased");
});

test("how long requests keep their senders is set in the settings, and said on the privacy page", async ({
  office,
  page,
  postgresSite,
}) => {
  await office.goto("/1324admin/settings");
  await waitForHydration(office);
  await office.getByLabel("Months to keep requests").fill("18");
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect(office.getByText("Settings saved successfully")).toBeVisible();
  await page.goto("/privacy");
  await expect(page.getByText("18 months after the last day")).toBeVisible();
  await page.goto("/ar/privacy");
  await expect(page.getByText("وبعد 18 شهرًا من آخر يوم")).toBeVisible();
  await postgresSite.query("update site_settings set keep_requests_months = default");
});
