import { addDays } from "#app/platform/dates/dates";
import { findViolations } from "#tests/support/accessibility";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const TITLE = "Snorkel the Misali drop-off";
const GUEST = {
  full_name: "Amina Mbarouk",
  country_code: "+255",
  phone: "777 314 159",
  accommodation: "Makuti House",
};

test("BK-034 BK-042 BK-043 BK-045 BK-049 BK-055 BK-058 BK-082 BK-085: a departure is chosen by keys, others are faster, and the nearest is taken instead", async ({
  page,
  postgresSite: { query },
}) => {
  const path = await experiencePath(page.request, TITLE);
  await page.goto(path);
  await waitForHydration(page);
  const grid = page.locator("#departures");
  await expect(grid.locator("table:visible")).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  // The day after the next month has begun, by keys alone.
  await grid.locator("a[data-day][tabindex='0']").focus();
  await page.keyboard.press("PageDown");
  const day = await page.locator(":focus").getAttribute("data-day");
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  const date = page.locator(".panel [name=date]");
  const monday = await date.inputValue();
  expect(monday <= day!).toBe(true);
  await expect(page.locator(".panel [name=start_time]")).toHaveValue("08:30");
  await expect(page.locator(".chosen-departure")).toContainText("08:30, island time");
  await page.getByRole("button", { name: "One adult more" }).click();
  await page.getByRole("button", { name: "One child more" }).click();
  await expect(page.locator(".quote .sum dd")).toHaveText("$230.00");
  // Others take all seats but two while the form is open.
  const id = path.split("/").at(-1)!;
  await query(
    "insert into departures (experience_id, day, start_time, capacity, cutoff_hours) values ($1, $2, '08:30', 2, 14)",
    [id, monday],
  );
  for (const [name, value] of Object.entries({ ...GUEST, email: "departure@example.com" }))
    await page.locator(`.panel [name=${name}]`).fill(value);
  await page.locator(".panel button.btn-primary").first().click();
  await expect(page.locator(".people-fields .form-error")).toContainText("Only 2 seats are left");
  await expect(page.locator(".panel [name=full_name]")).toHaveValue(GUEST.full_name);
  await expect(page.getByRole("button", { name: "Send as a wish" })).toBeVisible();
  await page.locator(".offered-days a").first().click();
  await expect(page.locator(".people-fields .form-error")).toHaveCount(0);
  expect(await date.inputValue()).not.toBe(monday);
  await page.locator(".panel button.btn-primary").first().click();
  await expect(page.getByRole("heading", { name: "Booking Request Sent!" })).toBeVisible();
  await expect(page.locator(".form-success")).toContainText("We keep your seats until");
  expect(
    await query(
      "select participants, children, quoted_total, hold_until is not null as is_held, to_char(start_time, 'HH24:MI') as time from experience_inquiries where email = 'departure@example.com'",
    ),
  ).toEqual([{ participants: 3, children: 1, quoted_total: "230.00", is_held: true, time: "08:30" }]);
});

test.describe("on a phone, in Arabic", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("BK-049 BK-055 BK-060 BK-061 TR-48: one month from right to left, arrow keys as the eye goes, and nothing is wider than the screen", async ({
    page,
  }) => {
    await page.goto(`/ar${await experiencePath(page.request, TITLE)}`);
    await waitForHydration(page);
    const grid = page.locator("#departures");
    await expect(grid.locator("table:visible")).toHaveCount(1);
    await expect(grid.locator("th").first()).toHaveAccessibleName("السبت");
    // The first of the week stands on the right, and the next month is to the left.
    const middle = async (of: string) => {
      const box = await grid.locator(of).first().boundingBox();
      return box ? box.x + box.width / 2 : NaN;
    };
    expect(await middle("tr th:first-child")).toBeGreaterThan(await middle("tr th:last-child"));
    const next = grid.locator("a.calendar-step");
    await expect(next).toHaveCount(1);
    expect(await middle("a.calendar-step")).toBeLessThan(100);
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day ?? "");
    await next.click();
    await grid.locator("a[data-day][tabindex='0']").focus();
    const first = await focused();
    for (const [key, days] of [
      ["ArrowLeft", 1],
      ["ArrowLeft", 2],
      ["ArrowRight", 1],
      ["ArrowDown", 8],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused, { message: key }).toBe(addDays(first, days));
    }
    // A week from Saturday to Friday.
    await page.keyboard.press("Home");
    await expect.poll(async () => new Date(await focused()).getUTCDay()).toBe(6);
    await page.keyboard.press("End");
    await expect.poll(async () => new Date(await focused()).getUTCDay()).toBe(5);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
