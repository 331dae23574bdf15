import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

test("all that visitors sent stands in five sections, filtered by the address and taken away as a table", async ({
  office,
  postgresSite: { query },
}) => {
  await query(`insert into experience_inquiries (experience_title, full_name, email, country_code, phone, accommodation, participants, date, status, created_at)
    select 'Sail', 'Fivefold ' || n, 'five@example.com', '+1', '1', 'x', 2, '2027-01-01', case when n = 1 then 'confirmed' else 'pending' end, timestamptz '2026-03-01 12:00+03' + n * interval '1 day' from generate_series(1, 6) n`);
  await query(`insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, special_requests, created_at)
    select 'Makuti', 'Fivefold ' || n, 'five@example.com', '+255 1', '2027-01-01', '2027-01-03', 2, '=HYPERLINK("x")', timestamptz '2026-03-01 12:00+03' + n * interval '1 day' from generate_series(1, 7) n`);
  await query(
    "insert into transportation_bookings (rental_name, rental_type, full_name, email, phone, pickup_date, return_date) values ('Four by four', 'car', 'Fivefold Driver', 'five@example.com', '1', '2027-01-01', '2027-01-03')",
  );
  await query(
    "insert into inquiries (name, email, message, topic, category, status) values ('Fivefold Writer', 'five@example.com', '你好', 'General Inquiry', 'Complaints', 'in_progress')",
  );
  await query(
    "insert into property_inquiries (property_title, name, email, message) values ('Plot', 'Fivefold Buyer', 'five@example.com', 'Who holds the title?')",
  );

  await office.goto("/1324admin/customers?q=fivefold");
  await waitForHydration(office);
  await expect(office.locator("main h2")).toHaveText([
    "Experience Booking Requests",
    "Stay Booking Requests",
    "General Inquiries",
    "Vehicle Booking Requests",
    "Property Inquiries",
  ]);
  const badges = office.locator(".section-head .office-count");
  await expect(badges).toHaveText(["6", "7", "1", "1", "1"]);
  const stays = office.getByRole("region", { name: "Stay Booking Requests" });
  const experiences = office.getByRole("region", { name: "Experience Booking Requests" });
  await expect(stays.locator("tbody tr")).toHaveCount(5);
  await stays.getByRole("link", { name: "Next page" }).click();
  await expect(stays.locator("tbody tr")).toHaveText([/Fivefold 2/, /Fivefold 1/]);
  await expect(experiences.locator("tbody tr").first()).toContainText("Fivefold 6");
  expect(new URL(office.url()).searchParams.get("stay-page")).toBe("2");

  const filter = (name: string) => office.locator(`main select[name=${name}]`);
  await filter("status").selectOption("confirmed");
  await expect(badges).toHaveText(["1", "0", "0", "0", "0"]);
  await filter("status").selectOption("in_progress");
  await expect(badges).toHaveText(["0", "0", "1", "0", "0"]);
  await filter("status").selectOption("");
  await filter("category").selectOption("Complaints");
  await expect(badges).toHaveText(["6", "7", "1", "1", "1"]);
  await filter("category").selectOption("Sales");
  await expect(badges).toHaveText(["6", "7", "0", "1", "1"]);
  await filter("type").selectOption("stay");
  await expect(office.locator("main h2")).toHaveText(["Stay Booking Requests"]);
  await office.locator("input[name=from]").fill("2026-03-04");
  await office.locator("input[name=to]").fill("2026-03-04");
  await expect(badges).toHaveText(["1"]);
  await expect(stays.locator("tbody tr")).toContainText("Fivefold 3");

  const address = await stays.getByRole("link", { name: "Export CSV" }).getAttribute("href");
  const file = await office.request.get(address!);
  expect(file.headers()["content-disposition"]).toContain("stay-bookings-");
  const [head, line, ...rest] = (await file.text()).split("\r\n");
  expect(head).toMatch(/^\uFEFF"Received \(island time, UTC\+3\)","Status"/);
  expect(line).toContain(`"'+255 1"`);
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(rest).toEqual([""]);

  await office.getByRole("link", { name: "Clear Filters" }).click();
  await expect(office.locator("main h2")).toHaveCount(5);
});

test("a message is read once it was clicked, filed elsewhere, and answered in its own language", async ({
  office,
  postgresSite: { query },
}) => {
  await query(
    "insert into inquiries (name, email, phone, message, topic, category, language) values ('Ungelesen Maier', 'maier@example.de', '0049 170 1', 'Hallo', 'Real Estate', 'Sales', 'de')",
  );
  const stored = async () =>
    (await query("select read, category, status from inquiries where name = 'Ungelesen Maier'"))[0];
  const posts: string[] = [];
  office.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
  await office.goto("/1324admin/customers?type=general&q=ungelesen");
  await waitForHydration(office);
  const row = office.locator("tbody tr");
  await expect(row).toHaveAttribute("data-unread", "true");

  await office.route("**/1324admin/customers.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const logged = office.waitForEvent("console", (entry) => entry.text() === "could not mark the inquiry as read");
  await row.getByText("Hallo").click();
  await logged;
  expect(posts).toHaveLength(1);
  await expect(row).toHaveAttribute("data-unread", "true");
  await expect(office.locator("[role=status] .toast, .toast")).toHaveCount(0);
  await office.unroute("**/1324admin/customers.data*");
  await row.getByText("Hallo").click();
  await expect(row).not.toHaveAttribute("data-unread");
  await expect.poll(stored).toMatchObject({ read: true });
  await row.getByText("Hallo").click();
  await office.reload();
  await waitForHydration(office);
  await expect(row).not.toHaveAttribute("data-unread");
  expect(posts).toHaveLength(2);

  await office.getByRole("button", { name: "Sales, category of Ungelesen Maier" }).click();
  await office.getByRole("menuitemradio", { name: "Complaints" }).click();
  await expect(office.getByText("Category updated successfully")).toBeVisible();
  await office.getByRole("button", { name: "Pending, status of Ungelesen Maier" }).click();
  await office.getByRole("menuitemradio", { name: "In progress" }).click();
  await expect(office.getByText("Status updated successfully")).toBeVisible();
  expect(await stored()).toEqual({ read: true, category: "Complaints", status: "in_progress" });

  await office.getByRole("button", { name: "View Details of Ungelesen Maier" }).click();
  const dialog = office.getByRole("alertdialog");
  const mail = new URL((await dialog.getByRole("link", { name: "Reply by email" }).getAttribute("href"))!);
  expect(mail.pathname).toBe("maier@example.de");
  expect(mail.searchParams.get("subject")).toBe("Ihre Nachricht an Pemba Paradise");
  expect(mail.searchParams.get("body")).toMatch(
    /^Guten Tag Ungelesen Maier,\r\n\r\nvielen Dank für Ihre Nachricht\.[^]*Freundliche Grüße\r\n/,
  );
  await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+491701");
  await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/491701\?text=Guten%20Tag/,
  );
  for (const [intent, value] of [
    ["read", "false"],
    ["status", "confirmed"],
    ["category", "Other"],
  ] as const) {
    expect(
      (
        await office.request.post("/1324admin/customers", {
          form: { kind: "general", id: "x", intent, [intent]: value },
          maxRedirects: 0,
        })
      ).status(),
    ).toBe(400);
  }
});

test("confirming a stay for days that are taken shows the other booking and asks; overbooking it leaves both marked; its details lead to the booking screen (D-04, BK-101, BK-102, BK-103, BK-131)", async ({
  office,
  postgresSite: { query },
}) => {
  // The first is on one unit of the stay; should there be others, they are blocked.
  await query(`with booked as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, special_requests)
    select s.id, s.name, g.name, 'clash@example.com', '+255 1', g.start, g.start + 3, 2, g.status, repeat('A long wish. ', 40) from (select id, name from stays order by created_at limit 1) s,
    (values ('Clashing First', date '2029-05-01', 'confirmed'), ('Clashing Second', date '2029-05-03', 'pending')) g(name, start, status)
    returning id, stay_id, status, check_in, check_out)
    insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, reason)
    select u.id, case when u.position = 1 then 'booking' else 'block' end, check_in, check_out, case when u.position = 1 then booked.id end, case when u.position > 1 then 'Painting' end
    from booked join units u using (stay_id) where status = 'confirmed'`);
  const stored = async () =>
    (
      await query(
        "select status || case when overbooked then ', overbooked' else '' end as state from stay_bookings where full_name = 'Clashing Second'",
      )
    )[0]!.state;
  // Before scripts the screen itself asks, wherever it was confirmed.
  const [{ id }] = (await query("select id from stay_bookings where full_name = 'Clashing Second'")) as [
    { id: string },
  ];
  for (const screen of ["/1324admin?index", "/1324admin/notifications", "/1324admin/customers"]) {
    const asked = await office.request.post(screen, {
      form: { intent: "status", kind: "stay", id, status: "confirmed" },
      maxRedirects: 0,
    });
    expect([screen, asked.status()]).toEqual([screen, 409]);
    expect(await asked.text()).toMatch(/Clashing First, 1 May 2029 to 4 May 2029[^]*stays without a room[^]*Overbook/);
  }
  expect(await stored()).toBe("pending");

  await office.goto("/1324admin/customers?q=clashing&type=stay");
  await waitForHydration(office);
  const confirm = async () => {
    await office.getByRole("button", { name: "View Details of Clashing Second" }).click();
    await office.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  };
  await confirm();
  const question = office.getByRole("dialog", { name: "Confirm this booking" });
  await expect(question).toContainText("These days are taken");
  await expect(question).toContainText("Clashing First, 1 May 2029 to 4 May 2029");
  await question.getByRole("button", { name: "Leave as it is" }).click();
  await expect(office.getByRole("button", { name: "Pending, status of Clashing Second" })).toBeVisible();
  expect(await stored()).toBe("pending");
  await confirm();
  await question.getByRole("button", { name: "Overbook" }).click();
  await expect(office.getByText("Status updated successfully")).toBeVisible();
  expect(await stored()).toBe("confirmed, overbooked");
  await expect(office.locator(".clash-mark")).toHaveCount(2);
  const markOf = (name: string) =>
    office
      .locator("tr", { has: office.getByRole("button", { name: `View Details of ${name}` }) })
      .locator(".clash-mark");
  await expect(markOf("Clashing Second")).toHaveText(/^Overbooked/);
  await expect(markOf("Clashing First")).toHaveText(/^Clash/);

  await office.setViewportSize({ width: 390, height: 844 });
  expect(await horizontalOverflow(office)).toBe(0);
  await office.getByRole("button", { name: "View Details of Clashing Second" }).click();
  await expect(office.getByRole("alertdialog")).toContainText("Overlaps another confirmed booking");
  await expect(office.getByRole("alertdialog").getByRole("link", { name: "Open booking" })).toHaveAttribute(
    "href",
    `/1324admin/bookings/stay/${id}`,
  );
  expect(await findViolations(office)).toEqual([]);
});

test("confirming from a list takes the chosen room and mails the guest in his language; undo takes both back (BK-100, BK-106, BK-146, D-34)", async ({
  office,
  postgresSite: { query },
}) => {
  const [{ stay }] = (await query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('asked', 'Asked House', 'D', 'Wete', 'villa', 120, 4) returning id as stay",
  )) as [{ stay: string }];
  await query("insert into units (stay_id, position, name) values ($1, 2, 'Baobab')", [stay]);
  await query(
    "insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, language) values ($1, 'Asked House', 'Asked Guest', 'asked@example.com', '+255 1', '2029-07-01', '2029-07-04', 2, 'de')",
    [stay],
  );
  const stands = async () =>
    (
      await query(
        "select b.status, u.name as unit, (select string_agg(o.subject, ',') from outbox o where o.about_id = b.id::text) as mails from stay_bookings b left join occupancies o on o.stay_booking_id = b.id left join units u on u.id = o.unit_id where b.full_name = 'Asked Guest'",
      )
    )[0];
  await office.goto("/1324admin/customers?q=asked+guest&type=stay");
  await waitForHydration(office);
  const choose = async (from: string, to: string) => {
    await office.getByRole("button", { name: `${from}, status of Asked Guest` }).click();
    await office.getByRole("menuitemradio", { name: to }).click();
  };
  const question = office.getByRole("dialog", { name: "Confirm this booking" });
  await choose("Pending", "Confirmed");
  await expect(question.getByRole("radio")).toHaveCount(2);
  expect(await findViolations(office)).toEqual([]);
  await question.getByRole("button", { name: "Leave as it is" }).click();
  expect(await stands()).toMatchObject({ status: "pending" });
  await choose("Pending", "Confirmed");
  await question.getByRole("radio", { name: /Baobab/ }).check();
  await expect(question.getByRole("checkbox", { name: /Mail it to the guest in Deutsch/ })).toBeChecked();
  await question.getByText("Read and change it").click();
  await expect(question.getByRole("textbox", { name: "Text" })).toHaveValue(/Ihre Buchung ist bestätigt/);
  await question.getByRole("button", { name: "Confirm booking" }).click();
  await expect(office.getByText("Status updated successfully")).toBeVisible();
  expect(await stands()).toEqual({ status: "confirmed", unit: "Baobab", mails: expect.stringContaining("bestätigt") });
  await office.getByRole("button", { name: "Undo" }).click();
  await expect(office.getByText("Undone: pending again")).toBeVisible();
  expect(await stands()).toMatchObject({ status: "pending", mails: null });

  await office.setViewportSize({ width: 390, height: 844 });
  await choose("Pending", "Cancelled");
  const cancelling = office.getByRole("dialog", { name: "Cancel this booking" });
  await cancelling.getByRole("checkbox").uncheck();
  expect(await horizontalOverflow(office)).toBe(0);
  await cancelling.getByRole("button", { name: "Cancel booking" }).click();
  await expect(office.getByRole("button", { name: "Cancelled, status of Asked Guest" })).toBeVisible();
  await expect.poll(stands).toEqual({ status: "cancelled", unit: null, mails: null });

  // Without scripts the booking's own screen asks.
  const [{ id }] = (await query("select id from stay_bookings where full_name = 'Asked Guest'")) as [{ id: string }];
  const asked = await office.request.post("/1324admin/customers", {
    form: { intent: "status", kind: "stay", id, status: "confirmed", ask: "1" },
    maxRedirects: 0,
  });
  expect([asked.status(), asked.headers().location]).toEqual([
    303,
    `/1324admin/bookings/stay/${id}?edit=status&to_status=confirmed#edit`,
  ]);
  expect(await stands()).toMatchObject({ status: "cancelled" });
  await query("delete from stay_bookings where id = $1", [id]);
  await query("delete from stays where id = $1", [stay]);
});

test("while somebody else keeps a listing busy, every screen says so and nothing is stored; trying again works", async ({
  office,
  postgresSite: { query },
}) => {
  await query(`insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests)
    select id, name, 'Busy Guest', 'busy@example.com', '+255 1', '2029-09-01', '2029-09-04', 2 from stays order by created_at limit 1`);
  const find = async () => (await query("select id, status from stay_bookings where full_name = 'Busy Guest'"))[0]!;
  const form = { intent: "status", kind: "stay", id: String((await find()).id), status: "confirmed" };
  const busy = "Somebody else works on this listing. Please try again.";
  await office.goto("/1324admin/customers?q=busy+guest&type=stay");
  await waitForHydration(office);

  // Ended below: longer than any of the requests may wait.
  const kept = query(
    "select pg_sleep(60) from (select id from stays order by created_at limit 1 for update) as kept_busy",
  ).catch((error: unknown) => error);
  const screens = ["/1324admin?index", "/1324admin/notifications", "/1324admin/customers"];
  const answers = await Promise.all(
    screens.map(async (screen) => {
      const answer = await office.request.post(screen, { form, maxRedirects: 0 });
      return [screen, answer.status(), (await answer.text()).includes(busy)];
    }),
  );
  expect(answers).toEqual(screens.map((screen) => [screen, 409, true]));
  await office.getByRole("button", { name: "View Details of Busy Guest" }).click();
  await office.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
  await expect(office.getByText(busy)).toBeVisible({ timeout: 20_000 });
  expect((await find()).status).toBe("pending");

  await query(
    "select pg_cancel_backend(pid) from pg_stat_activity where query like '%kept_busy%' and pid <> pg_backend_pid() and datname = current_database()",
  );
  await kept;
  const again = await office.request.post("/1324admin/customers", { form, maxRedirects: 0 });
  expect(again.status()).toBe(200);
  expect((await find()).status).toBe("confirmed");
});
