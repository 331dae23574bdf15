import type { Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, testOnPostgres as test, waitForHydration, type Row } from "#tests/support/fixtures";
import { listenBeside } from "#tests/support/live-stream";

type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

const inDays = (days: number) => new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

/** A stay with three rooms; a guest in the first one for four nights from the day after tomorrow. */
async function makeGuest(query: Query, slug: string) {
  const [stay] = await query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ($1, $2, 'D', 'Wete', 'villa', 100, 4) returning id",
    [slug, `Hotel ${slug}`],
  );
  await query("insert into units (stay_id, position, name) values ($1, 2, 'Second'), ($1, 3, 'Third')", [stay!.id]);
  await query("update units set name = 'First' where stay_id = $1 and position = 1", [stay!.id]);
  const [booking] = await query(
    `with b as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, quoted_total) values ($1, 'Hotel', $2, 'g@example.com', '+255 777 1', $3, $4, 2, 'confirmed', 123) returning *),
      o as (insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) select u.id, 'booking', b.check_in, b.check_out, b.id from b join units u on u.stay_id = b.stay_id and u.position = 1)
      select id from b`,
    [stay!.id, `Guest ${slug}`, inDays(2), inDays(6)],
  );
  return {
    stay: String(stay!.id),
    booking: String(booking!.id),
    path: `/1324admin/calendar?listing=${String(stay!.id)}`,
  };
}

const placeOf = async (query: Query, id: string) =>
  (
    await query(
      "select u.name, o.first_day::text as from, o.end_day::text as to, b.quoted_total::int as price from stay_bookings b left join occupancies o on o.stay_booking_id = b.id left join units u on u.id = o.unit_id where b.id = $1",
      [id],
    )
  )[0];

const bar = (page: Page, name: string) => page.locator(".timeline .tl-bar", { hasText: name });
const status = (page: Page) => page.locator(".timeline [role=status]");

test("BK-109, BK-115, BK-117, BK-118, BK-129, BK-204, TR-46: a booking is moved by keys and by mouse, not where somebody else was faster, and the move is undone; BK-127: the calendar is printed", async ({
  office,
  postgresSite: { query },
}) => {
  const { booking, stay, path } = await makeGuest(query, "moved");
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.goto(path);
  await waitForHydration(office);
  const guest = bar(office, "Guest moved");
  await guest.click();
  await expect(office.getByRole("dialog", { name: "Guest moved" })).toBeVisible();
  await office.getByRole("button", { name: "Close" }).click();
  await expect(guest).toBeFocused();
  expect(await findViolations(office)).toEqual([]);

  // By keys: one room down, a day later. Nothing is stored before the form.
  await office.keyboard.press("m");
  await office.keyboard.press("ArrowDown");
  await office.keyboard.press("ArrowRight");
  await expect(status(office)).toContainText("Second, free");
  await office.keyboard.press("Enter");
  const form = office.getByRole("dialog", { name: "Move Guest moved" });
  await expect(form).toContainText("$400.00");
  expect(await placeOf(query, booking)).toMatchObject({ name: "First", from: inDays(2), price: 123 });
  await form.getByLabel(/Take new price/).check();
  await form.getByRole("button", { name: "Keep in Second" }).click();
  await expect
    .poll(() => placeOf(query, booking))
    .toEqual({ name: "Second", from: inDays(3), to: inDays(7), price: 400 });
  await office.getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(() => placeOf(query, booking))
    .toEqual({ name: "First", from: inDays(2), to: inDays(6), price: 123 });

  // By mouse: into the third room; Escape puts back. The screen shows it in its old place first.
  await expect(office.locator(".tl-row", { hasText: "First" })).toContainText("Guest moved");
  const row = office.locator(".tl-row", { hasText: "Third" }).locator(".tl-track");
  const [from, to] = [await guest.boundingBox(), await row.boundingBox()];
  const start = { x: from!.x + from!.width / 2, y: from!.y + from!.height / 2 };
  const drag = async () => {
    await office.mouse.move(start.x, start.y);
    await office.mouse.down();
    await office.mouse.move(start.x + 8, start.y + 8);
    await office.mouse.move(start.x, to!.y + to!.height / 2, { steps: 4 });
    await expect(row.locator(".tl-ghost")).toContainText("free");
  };
  await drag();
  await office.keyboard.press("Escape");
  await expect(office.locator(".tl-ghost")).toHaveCount(0);
  await office.mouse.up();
  // While it is in hand, somebody else takes the days it would land on: it stays in hand, and is not let down there.
  await drag();
  const faster = "from units where stay_id = $1 and position = 3 and occupancies.unit_id = units.id";
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Faster' from units where stay_id = $1 and position = 3",
    [stay, inDays(4), inDays(5)],
  );
  await expect(row.locator(".tl-ghost")).toContainText("Taken: Faster");
  await office.mouse.up();
  await expect(office.locator(".toast", { hasText: "Taken: Faster" })).toContainText("Nothing was changed");
  await expect(form).toHaveCount(0);
  expect(await placeOf(query, booking)).toMatchObject({ name: "First" });
  // The same when it is taken after the drop: the form is refused in words.
  await query(`update occupancies set first_day = $2, end_day = $3 ${faster}`, [stay, inDays(20), inDays(21)]);
  await expect(bar(office, "Faster")).toHaveCount(1);
  await drag();
  await office.mouse.up();
  await expect(form).toBeVisible();
  await query(`update occupancies set first_day = $2, end_day = $3 ${faster}`, [stay, inDays(4), inDays(5)]);
  await form.getByRole("button", { name: "Keep in Third" }).click();
  await expect(office.locator(".toast", { hasText: "In the way: Faster" })).toContainText("Nothing was changed");
  expect(await placeOf(query, booking)).toMatchObject({ name: "First", price: 123 });
  await query("delete from occupancies using units where units.id = unit_id and stay_id = $1 and reason = 'Faster'", [
    stay,
  ]);
  await expect(bar(office, "Faster")).toHaveCount(0);
  await drag();
  await office.mouse.up();
  await form.getByRole("button", { name: "Keep in Third" }).click();
  await expect.poll(() => placeOf(query, booking)).toMatchObject({ name: "Third", price: 123 });

  await office.emulateMedia({ media: "print" });
  for (const part of [".office-top", ".tl-tools", ".tl-page .office-head-actions", ".tl-table"])
    await expect(office.locator(part).first()).toBeHidden();
  await expect(guest).toBeVisible();
  await expect(office.locator(".tl-legend")).toBeVisible();
  const printed = (await office.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = [...printed.matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+)/g)].map((box) => box.slice(1).map(Number));
  expect(sheets.length).toBeGreaterThan(0);
  // A4 on its side, in points.
  for (const [width, height] of sheets) expect([Math.round(width!), Math.round(height!)]).toEqual([842, 595]);
});

test("BK-113, BK-119, BK-120, BK-203, BK-205, BK-206, BK-208: parking by the menu, free cells, and changes by others, after a lost connection too, and holds that end, while days are chosen", async ({
  office,
  postgresSite: { query, server },
}) => {
  const { booking, stay, path } = await makeGuest(query, "parked");
  await office.setViewportSize({ width: 1280, height: 900 });
  await office.goto(path);
  await waitForHydration(office);
  expect(await horizontalOverflow(office)).toBeLessThanOrEqual(0);
  await expect(office.locator(".office-tabs").getByRole("link", { name: "Calendar" })).toBeVisible();

  const cells = office.locator(".tl-row", { hasText: "Second" }).locator(".tl-track");
  const box = (await cells.boundingBox())!;
  const dayWidth = box.width / 31;
  await office.mouse.move(box.x + dayWidth * 20.5, box.y + 20);
  await office.mouse.down();
  await office.mouse.move(box.x + dayWidth * 22.5, box.y + 20, { steps: 3 });
  await office.mouse.up();
  const choice = office.locator(".tl-choice");
  await expect(choice.getByRole("link", { name: "New booking" })).toHaveAttribute(
    "href",
    new RegExp(`listing=${stay}`),
  );
  await expect(choice.getByRole("link", { name: "Block" })).toHaveAttribute(
    "href",
    new RegExp(`from=${inDays(13)}&to=${inDays(16)}`),
  );

  // Somebody else blocks days: they are shown without losing what is chosen, and nothing but this screen is read.
  const asked: string[] = [];
  office.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname);
  });
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Deep clean' from units where stay_id = $1 and position = 3",
    [stay, inDays(3), inDays(6)],
  );
  await expect(bar(office, "Deep clean")).toBeVisible();
  await expect(choice).toBeVisible();
  expect([...new Set(asked)]).toEqual(["/1324admin/calendar.data"]);

  // A change that comes while the line is cut is there once it is back.
  const stream = await listenBeside(office, server.url, "calendar");
  await office.context().setOffline(true);
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Unheard' from units where stay_id = $1 and position = 3",
    [stay, inDays(8), inDays(9)],
  );
  await stream.heard;
  await office.context().setOffline(false);
  await expect(bar(office, "Unheard")).toBeVisible();
  await expect(choice).toBeVisible();

  // A hold goes at the moment it ends, by the clock of the screen: nothing can be read by then.
  await query(
    `with b as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, hold_until) values ($1, 'Hotel', 'Brief Hold', 'h@example.com', '+255 777 1', $2, $3, 2, now() + interval '5 seconds') returning *)
      insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, hold_until) select u.id, 'hold', b.check_in, b.check_out, b.id, b.hold_until from b join units u on u.stay_id = b.stay_id and u.position = 3`,
    [stay, inDays(10), inDays(12)],
  );
  await expect(bar(office, "Brief Hold")).toBeVisible();
  await office.route("**/calendar.data*", (route) => route.abort());
  await expect(bar(office, "Brief Hold")).toHaveCount(0);
  await office.unroute("**/calendar.data*");
  await choice.getByRole("button", { name: "Close" }).click();

  await bar(office, "Guest parked").click();
  await office.getByRole("button", { name: "Park", exact: true }).click();
  await expect(office.locator(".tl-row-without .tl-bar")).toContainText("Guest parked");
  expect(await placeOf(query, booking)).toMatchObject({ name: null });
  await office.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => placeOf(query, booking)).toMatchObject({ name: "First" });
});

test("BK-121: a booking dropped on another of the same days changes units with it, and back again", async ({
  office,
  postgresSite: { query },
}) => {
  const { booking, stay, path } = await makeGuest(query, "swapped");
  const [other] = await query(
    `with b as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, quoted_total) values ($1, 'Hotel', 'Other guest', 'o@example.com', '+255 777 2', $2, $3, 2, 'confirmed', 80) returning *),
      o as (insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) select u.id, 'booking', b.check_in, b.check_out, b.id from b join units u on u.stay_id = b.stay_id and u.position = 2)
      select id from b`,
    [stay, inDays(3), inDays(7)],
  );
  const places = async () =>
    (await Promise.all([booking, String(other!.id)].map((id) => placeOf(query, id)))).map((place) => place?.name);
  await office.setViewportSize({ width: 1440, height: 900 });
  await office.goto(path);
  await waitForHydration(office);
  await bar(office, "Guest swapped").focus();
  await office.keyboard.press("m");
  await office.keyboard.press("ArrowDown");
  await expect(status(office)).toContainText("Taken: Other guest");
  await expect(status(office)).toContainText("Enter swaps units");
  // Other days are another matter: only the units change.
  await office.keyboard.press("ArrowRight");
  await expect(status(office)).not.toContainText("swaps");
  await office.keyboard.press("ArrowLeft");
  await office.keyboard.press("Enter");
  const form = office.getByRole("dialog", { name: "Swap units" });
  await expect(form).toContainText("to Second");
  expect(await findViolations(office)).toEqual([]);
  expect(await places()).toEqual(["First", "Second"]);
  await form.getByRole("button", { name: "Swap units" }).click();
  await expect.poll(places).toEqual(["Second", "First"]);
  await office.locator(".toast", { hasText: "Units swapped" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(places).toEqual(["First", "Second"]);

  // By mouse. In the way of the other one in the first room: then nothing is offered.
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Paint' from units where stay_id = $1 and position = 1",
    [stay, inDays(6), inDays(7)],
  );
  await expect(bar(office, "Paint")).toHaveCount(1);
  const [from, to] = [await bar(office, "Guest swapped").boundingBox(), await bar(office, "Other guest").boundingBox()];
  const x = from!.x + from!.width / 2;
  const drop = async () => {
    await office.mouse.move(x, from!.y + from!.height / 2);
    await office.mouse.down();
    await office.mouse.move(x + 6, from!.y + from!.height / 2 + 6);
    await office.mouse.move(x, to!.y + to!.height / 2, { steps: 4 });
    await office.mouse.up();
  };
  await drop();
  await expect(office.locator(".toast", { hasText: "Taken: Other guest" })).toContainText("Nothing was changed");
  await query("delete from occupancies using units where units.id = unit_id and stay_id = $1 and reason = 'Paint'", [
    stay,
  ]);
  await expect(bar(office, "Paint")).toHaveCount(0);
  await drop();
  await expect(form).toBeVisible();
  await form.getByRole("button", { name: "Put back" }).click();
  await expect(form).toHaveCount(0);
  expect(await places()).toEqual(["First", "Second"]);
});

test("BK-119, BK-122, BK-128: without scripts a table leads to the form, which says what is in the way", async ({
  office,
  browser,
  baseURL,
  postgresSite: { query },
}) => {
  const { stay, path } = await makeGuest(query, "plain");
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Paint' from units where stay_id = $1 and position = 2",
    [stay, inDays(2), inDays(4)],
  );
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await office.context().storageState(),
    baseURL,
  });
  const page = await plain.newPage();
  await page.goto(path);
  await page.getByRole("link", { name: "Show as a table" }).click();
  await page
    .getByRole("row", { name: /Guest plain/ })
    .getByRole("link", { name: "Move" })
    .click();
  await page.getByLabel(/^Second/).check();
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.locator(".office-alert")).toContainText("In the way: Paint");
  await plain.close();
});

test("BK-126, BK-157, BK-159, BK-163: a phone shows a day, and the day sheet takes marks", async ({
  office,
  postgresSite: { query },
}) => {
  const { booking, path } = await makeGuest(query, "phone");
  await query("update occupancies set first_day = $2 where stay_booking_id = $1", [booking, inDays(2)]);
  await office.setViewportSize({ width: 390, height: 844 });
  await office.goto(path);
  await waitForHydration(office);
  expect(await horizontalOverflow(office)).toBeLessThanOrEqual(0);
  await expect(office.locator(".ag-list").getByText("First")).toBeVisible();
  await expect(office.locator(".timeline")).toBeHidden();

  const day = inDays(0);
  await query(
    "insert into transportation_bookings (rental_name, rental_type, full_name, email, phone, pickup_date, return_date, status, overbooked) values ('Car', 'car', 'Late Driver', 'l@example.com', '+255 1', $1, $2, 'confirmed', false)",
    [inDays(-3), inDays(-1)],
  );
  await office.goto(`/1324admin/day/${day}`);
  await waitForHydration(office);
  expect(await horizontalOverflow(office)).toBeLessThanOrEqual(0);
  expect(await findViolations(office)).toEqual([]);
  const late = office.locator(".ds-row", { hasText: "Late Driver" });
  await expect(late).toContainText("Not returned");
  await late.getByRole("button", { name: /Returned/ }).click();
  await expect(late).toHaveCount(0);
  const [row] = await query("select status, left_at from transportation_bookings where full_name = 'Late Driver'");
  expect(row).toMatchObject({ status: "completed" });
  const file = await office.request.get(`/1324admin/day/${day}/export.csv`);
  expect(file.headers()["content-type"]).toContain("text/csv");
});
