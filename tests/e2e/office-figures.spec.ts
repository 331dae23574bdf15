import { expect, waitForHydration, testOnPostgres as test, openScreen } from "#tests/support/fixtures";
import { findViolations } from "#tests/support/accessibility";

const guest = "'Waiting Guest', 'waiting@example.com', '1'";

test("the dashboard counts, answers requests, and a recorded booking is revenue", async ({ office, postgresSite }) => {
  const { query } = postgresSite;
  await query(
    `insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests) values ('Lime House', ${guest}, '2027-01-01', '2027-01-04', 2)`,
  );
  const [property] = await query(
    "insert into properties (slug, title, description, type, location, price) values ('garden-house-figures', 'Garden house', 'D', 'house', 'Wete', 100) returning id",
  );
  await query("insert into property_notifications (property_id, type, message) values ($1, 'new_submission', 'm')", [
    property!.id,
  ]);
  await office.goto("/1324admin");
  await waitForHydration(office);
  const [counts] = await query(
    "select (select count(*)::int from properties) as properties, (select count(*)::int from inquiries) as inquiries, (select count(*)::int from stay_bookings) as bookings, (select count(*)::int from stays) as stays",
  );
  await expect(office.locator(".stat-card dt")).toHaveText(["Properties", "Inquiries", "Stay bookings", "Stays"]);
  await expect(office.locator(".stat-value")).toHaveText(Object.values(counts!).map(String));
  expect(await findViolations(office)).toEqual([]);

  const stay = office.getByRole("listitem").filter({ hasText: "Lime House, 3 nights" });
  await stay.getByRole("button", { name: "Confirm, Waiting Guest" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
  await expect(office.getByText("Stay booking confirmed")).toBeVisible();
  await expect(stay).toHaveCount(0);
  const submitted = office.getByRole("listitem").filter({ hasText: "Garden house, Wete" });
  await submitted.getByRole("button", { name: "Publish, Garden house" }).click();
  await expect(office.getByText("Property published successfully")).toBeVisible();
  await expect(submitted).toHaveCount(0);
  expect(
    await query(
      "select b.status, p.published from stay_bookings b, properties p where stay_name = 'Lime House' and slug = 'garden-house-figures'",
    ),
  ).toEqual([{ status: "confirmed", published: true }]);
  expect(await query("select room, action from changes where user_id <> '' order by created_at desc limit 2")).toEqual([
    { room: "properties", action: "published" },
    { room: "customers", action: "changed" },
  ]);

  const total = office.locator(".revenue-total b");
  await expect(office.locator(".revenue-total")).toHaveText(/^Total revenue \$/);
  const before = await total.textContent();
  await expect(office.getByRole("link", { name: "Record booking" })).toHaveAttribute(
    "href",
    "/1324admin/properties/bookings",
  );
  await office.getByRole("link", { name: "Properties", exact: true }).click();
  await office.getByRole("link", { name: "Record booking Garden house", exact: true }).click();
  await expect(office.getByRole("combobox", { name: "Property" })).toHaveValue(property!.id as string);
  await office.getByLabel("Amount").fill("100");
  // The booking arrives, its answer does not.
  await office.route("**/properties/bookings.data*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await office.getByRole("button", { name: "Record booking" }).click();
  await expect(
    office.getByRole("alert").filter({ hasText: "Failed to record booking. Please try again." }),
  ).toBeVisible();
  await expect(office.getByLabel("Amount")).toHaveValue("100");
  await office.unroute("**/properties/bookings.data*");
  await office.getByRole("button", { name: "Record booking" }).click();
  await expect(office.getByText("Booking created successfully")).toBeVisible();
  await expect(office.locator("tbody tr").first()).toContainText("$100.00");
  await expect(office.getByLabel("Amount")).toHaveValue("");
  expect(
    await query("select total_amount from pemba_property_bookings where property_id = $1", [property!.id]),
  ).toEqual([{ total_amount: "100.00" }]);
  const refused = await office.request.post("/1324admin/properties/bookings", {
    form: { intent: "record", property: property!.id as string, amount: "-5", date: "2026-02-30" },
    maxRedirects: 0,
  });
  expect(refused.status()).toBe(400);
  await office.getByRole("link", { name: "Dashboard" }).click();
  const amount = (text: string | null) => Number(text!.replace(/[$,]/g, ""));
  await expect.poll(async () => amount(await total.textContent())).toBe(amount(before) + 100);
  await office.locator(".revenue-card summary").click();
  await expect(office.locator(".revenue-card tbody tr")).toHaveCount(7);
  await expect(office.locator(".revenue-card tbody tr").last()).toContainText("$100.00");
});

test("analytics show the sample as one, and live figures for the chosen period", async ({ office, postgresSite }) => {
  await office.goto("/1324admin/analytics");
  await waitForHydration(office);
  const data = office.getByRole("group", { name: "Data" });
  const period = office.getByRole("group", { name: "Period" });
  const values = office.locator(".stat-value");
  // The demo site has requests: what is shown is its own.
  await expect(data.locator("[aria-current]")).toHaveText("Live data");

  await data.getByRole("link", { name: "Sample data" }).click();
  await expect(office.locator(".sample-badge")).toHaveText("Sample data");
  await expect(office.locator(".stat-card dt")).toHaveText([
    "Bookings",
    "Inquiries",
    "Revenue in this period",
    "Active listings",
  ]);
  await expect(values).toHaveText(["324", "126", "$45,000.00", "48"]);
  await expect(office.locator(".stat-change")).toHaveText([/12%/, /8%/, /15%/]);
  await expect(office.locator(".chart:visible, .doughnut-ring")).toHaveCount(3);
  await expect(period.getByRole("link")).toHaveText(["7d", "30d", "90d", "1y"]);
  await period.getByRole("link", { name: "7d" }).click();
  await expect(period.locator("[aria-current]")).toHaveText("7d");
  await expect(values).toHaveText(["324", "126", "$45,000.00", "48"]);
  expect(await findViolations(office)).toEqual([]);

  await data.getByRole("link", { name: "Live data" }).click();
  await expect(office.locator(".sample-badge")).toHaveCount(0);
  await postgresSite.query(
    "insert into transportation_bookings (rental_name, rental_type, full_name, email, phone, pickup_date, return_date, page, created_at) values ('Old Scooter', 'scooter', 'A', 'a@b.c', '1', '2027-01-01', '2027-01-02', '=cmd', now() - interval '200 days')",
  );
  const [counted] = await postgresSite.query(
    "select count(*) filter (where created_at > now() - interval '7 days')::int as week, count(*)::int as year from (select created_at from experience_inquiries union all select created_at from stay_bookings union all select created_at from transportation_bookings union all select created_at from pemba_property_bookings) all_bookings where created_at > now() - interval '365 days'",
  );
  expect(counted!.year).toBeGreaterThan(counted!.week as number);
  await period.getByRole("link", { name: "1y" }).click();
  await expect(values.first()).toHaveText(String(counted!.year));
  expect(await findViolations(office)).toEqual([]);
  const file = await office.request.get("/1324admin/analytics/export.csv?period=1y");
  expect(file.headers()["content-disposition"]).toMatch(/attachment; filename="analytics-1y-\d{4}-\d\d-\d\d\.csv"/);
  const text = (await file.body()).toString("utf8");
  expect(text.startsWith('\uFEFF"By","What"')).toBe(true);
  expect(text).toContain(`"page","'=cmd"`);
});

test("a dashboard that cannot be read says so; analytics that cannot are only logged", async ({
  office,
  postgresSite,
}) => {
  await openScreen(office);
  await postgresSite.query("alter table pemba_property_bookings rename to elsewhere");
  try {
    // At this width its tab is under "More".
    await office.locator(".office-tabs summary").click();
    await office.getByRole("link", { name: "Analytics" }).click();
    await expect(office.locator(".stat-value")).toHaveText(["–", "–", "–", "–"]);
    await expect.poll(() => postgresSite.server.output()).toContain("could not read the analytics");
    await office.getByRole("link", { name: "Dashboard" }).click();
    const toasts = office.locator(".toast");
    await expect(toasts.first()).toBeVisible();
    // Toasts stay for a while: one about the analytics would be among them.
    for (const text of await toasts.allTextContents()) expect(text).toContain("Failed to load dashboard data");
  } finally {
    await postgresSite.query("alter table elsewhere rename to pemba_property_bookings");
  }
  await office.goto("/1324admin");
  await expect(office.locator(".revenue-week")).toBeVisible();
});
