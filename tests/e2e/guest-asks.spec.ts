import { createHash, randomBytes } from "node:crypto";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, openScreen, testOnPostgres as test, waitForHydration, type Row } from "#tests/support/fixtures";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

/** A confirmed booking of a stay, on a unit, with a link that the test knows. */
async function book(query: Query, ahead: number, hours: number | null) {
  const token = randomBytes(32).toString("base64url");
  const [booking] = await query(
    `with made as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked, quoted_total, cancel_free_hours, cancel_text)
      select id, name, 'Hanna Solberg', 'hanna.asks@example.com', '+255777123456', $1, $2, 2, 'confirmed', true, 300, $3::int, 'Half the price after that' from stays where slug = 'makuti-house-vumawimbi' returning case_id, id, reference)
      select * from made`,
    [day(ahead), day(ahead + 3), hours],
  );
  await query("insert into secret_links (token_hash, case_id, made_for) values ($1, $2, 'staff')", [
    createHash("sha256").update(token).digest("hex"),
    booking?.case_id,
  ]);
  return { path: `/my/${token}`, id: String(booking?.id), caseId: String(booking?.case_id) };
}

test("GU-059 GU-060 GU-064: a guest asks for other days, staff accept with both prices before them", async ({
  page,
  office,
  postgresSite,
}) => {
  test.slow();
  const booking = await book(postgresSite.query, 300, null);
  await page.goto(booking.path);
  await page.getByRole("link", { name: "Change days or people" }).click();
  const panel = page.locator("#change");
  await expect(panel.getByLabel("Check-in")).toHaveValue(day(300));
  await panel.getByLabel("Check-in").fill(day(310));
  await panel.getByLabel("Check-out").fill(day(314));
  await panel.getByRole("button", { name: "Check" }).click();
  await expect(panel).toContainText("These days are free.");
  await expect(panel).toContainText("Price now");
  expect(await findViolations(page)).toEqual([]);
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
  await panel.getByLabel("Anything we should know").fill("The ferry moved");
  await panel.getByRole("button", { name: "Ask for this change" }).click();
  await expect(page.locator("#asked")).toContainText("We confirm before anything changes.");
  await expect(page.locator(".open-ask")).toContainText("Until we confirm");
  await expect(page.locator(".talk-event")).toContainText("You asked for");
  await page.goto(`/ar${booking.path}`);
  await expect(page.locator(".open-ask")).toContainText("طلبتم");
  expect(await findViolations(page)).toEqual([]);

  await openScreen(office, `/1324admin/inbox/${booking.caseId}`);
  const ask = office.locator(".case-ask");
  await expect(ask).toContainText("Asks for a change");
  await expect(ask).toContainText("The ferry moved");
  await expect(ask).toContainText("$300.00");
  expect(await findViolations(office)).toEqual([]);
  await ask.getByRole("button", { name: "Accept" }).click();
  await expect(ask).toHaveCount(0);
  const [stored] = await postgresSite.query("select check_in::text as check_in from stay_bookings where id = $1", [
    booking.id,
  ]);
  expect(stored?.check_in).toBe(day(310));
  await page.goto(booking.path);
  await expect(page.locator(".talk-event").filter({ hasText: "نفّذنا ما طلبتموه." })).toBeVisible();
});

test("GU-065: staff decline with a sentence", async ({ page, office, postgresSite }) => {
  const booking = await book(postgresSite.query, 330, null);
  await page.goto(booking.path);
  await page.getByRole("link", { name: "Cancel this booking" }).click();
  await expect(page.locator("#cancel")).toContainText("Nothing is cancelled until we answer.");
  await page.locator("#cancel").getByRole("button", { name: "Ask to cancel" }).click();
  await expect(page.locator("#asked")).toContainText("Nothing is cancelled yet");
  await openScreen(office, `/1324admin/inbox/${booking.caseId}`);
  const ask = office.locator(".case-ask");
  await ask.getByLabel("Why not, for the guest").fill("The house is kept for you alone.");
  await ask.getByRole("button", { name: "Decline" }).click();
  await expect(ask).toHaveCount(0);
  await page.goto(booking.path);
  await expect(page.locator(".bubble").filter({ hasText: "The house is kept for you alone." })).toBeVisible();
  await expect(page.locator(".status-card h2")).toHaveText("Confirmed");
});

for (const [zone, offset] of [
  ["Europe/Berlin", 1],
  ["Pacific/Honolulu", -10],
  ["Africa/Nairobi", 3],
] as const)
  test.describe(zone, () => {
    test.use({ timezoneId: zone });
    test(`GU-067: until when it is free, by the island's clock and by that of ${zone}`, async ({
      page,
      postgresSite,
    }) => {
      const booking = await book(postgresSite.query, 360, 168);
      await page.goto(booking.path);
      await waitForHydration(page);
      const card = page.locator(".change-card");
      await expect(card).toContainText("Half the price after that");
      await expect(card).toContainText(/Free until \w+ \d+ \w+, 15:00 \(island time\)/);
      if (offset === 3) await expect(card).not.toContainText("where you are");
      else await expect(card).toContainText("where you are");
      if (zone === "Pacific/Honolulu") await expect(card).toContainText("02:00 where you are");
    });
  });

test("GU-069 GU-073 GU-191: cancelling by keyboard alone, after a second screen", async ({ page, postgresSite }) => {
  const booking = await book(postgresSite.query, 390, 24);
  await page.goto(booking.path);
  await page.getByRole("link", { name: "Cancel this booking" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#cancel")).toContainText("It costs you nothing now.");
  await page.locator("#cancel").getByRole("button", { name: "Cancel now" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".status-card h2")).toHaveText("Cancelled by you");
  await expect(page.locator(".status-card")).toContainText("Cancelled by you on");
  await expect(page.locator("#asked")).toBeFocused();
  await page.getByRole("link", { name: "Ask again" }).click();
  await expect(page.locator(".panel [name=check_in]")).toHaveValue(day(390));
});
