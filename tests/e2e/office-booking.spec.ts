import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

const inDays = (days: number) => new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

test("BK-130, BK-138, BK-151: the booking screen says what is next; units show the days around; no barriers", async ({
  office,
  postgresSite: { query },
}) => {
  const [stay] = await query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('next-steps', 'Hotel Next', 'D', 'Wete', 'villa', 100, 4) returning id",
  );
  await query("insert into units (stay_id, position, name) values ($1, 2, 'Second')", [stay!.id]);
  const place = (name: string, from: number, to: number) =>
    query(
      `with b as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, quoted_total) values ($1, 'Hotel Next', $2, 'g@example.com', '+255 777 1', $3, $4, 2, 'confirmed', 123) returning *),
        o as (insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) select u.id, 'booking', b.check_in, b.check_out, b.id from b join units u on u.stay_id = b.stay_id and u.position = 1)
        select id from b`,
      [stay!.id, name, inDays(from), inDays(to)],
    );
  const [booking] = await place("Guest Next", 2, 6);
  await place("Guest After", 8, 9);

  for (const width of [1440, 390]) {
    await office.setViewportSize({ width, height: 900 });
    await office.goto(`/1324admin/bookings/stay/${String(booking!.id)}`);
    await waitForHydration(office);
    await expect(office.locator(".office-tabs [aria-current]")).toHaveText("Calendar");
    const next = office.getByRole("region", { name: "Next", exact: true });
    await expect(next).toContainText("Balance of $123.00 was due");
    await expect(next).toContainText("Arrives in 2 days");
    // The gap to the next guest, and who that is.
    await expect(office.locator(".desk-strip li")).toHaveText([/^Guest Next/, "2 nights", /^Guest After/]);
    expect(await findViolations(office)).toEqual([]);
    expect(await horizontalOverflow(office)).toBeLessThanOrEqual(0);
  }
  await office.getByRole("link", { name: "Enter payment" }).click();
  await expect(office.getByRole("heading", { name: "Record a payment" })).toBeVisible();

  await office.setViewportSize({ width: 1440, height: 900 });
  const days = new URLSearchParams({ listing: String(stay!.id), from: inDays(3), to: inDays(5) });
  await office.goto(`/1324admin/bookings/new?kind=stay&${days}`);
  await waitForHydration(office);
  // The days around are drawn for both; in words only what is in the way is said.
  const taken = office.locator(".desk-units [data-taken]");
  await expect(taken.locator(".unit-bar")).toHaveText(["Guest Next", "Guest After"]);
  await expect(taken.locator("small")).toHaveText(/^Guest Next, [^.]*$/);
  await expect(office.locator(".desk-units [data-free] .unit-bar")).toHaveCount(1);
  expect(await findViolations(office)).toEqual([]);
});
