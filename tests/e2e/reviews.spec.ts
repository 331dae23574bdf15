import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect, openScreen, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";
import { findViolations } from "#tests/support/accessibility";

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

async function completedBooking(query: Query) {
  const slug = `said-${randomUUID()}`;
  const name = `House ${slug.slice(-6)}`;
  const [stay] = await query(
    "insert into stays (slug, name, description, location, type, price, max_guests, images) values ($1, $2, 'D', 'Wete', 'villa', 100, 4, array['/scenes/villa-1920.webp']) returning id",
    [slug, name],
  );
  const [booking] = await query(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked)
      values ($1, $2, 'Hanna Solberg', 'hanna.said@example.com', '+4791234567', current_date - 6, current_date - 3, 2, 'completed', true) returning id, case_id`,
    [stay!.id, name],
  );
  const token = randomBytes(32).toString("base64url");
  await query("insert into secret_links (token_hash, case_id, made_for) values ($1, $2, 'mail')", [
    createHash("sha256").update(token).digest("hex"),
    booking!.case_id,
  ]);
  return { name, page: `/stays/${slug}`, link: `/my/${token}` };
}

test("GU-124 GU-128 GU-130 GU-131 GU-133 GU-135: a guest writes by keyboard, staff publish and answer, everybody reads it", async ({
  page,
  office,
  postgresSite,
}) => {
  const { query } = postgresSite;
  const booked = await completedBooking(query);
  await page.goto(booked.link);
  await waitForHydration(page);
  const stars = page.getByRole("radiogroup", { name: "Your stars" });
  await expect(stars.getByRole("radio")).toHaveCount(5);
  await expect(stars.getByRole("radio", { checked: true })).toHaveCount(0);
  await stars.getByRole("radio", { name: "1 star", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(stars.getByRole("radio", { name: "1 star", exact: true })).toBeChecked();
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowRight");
  await expect(stars.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.getByLabel("What should others know?").fill("The lagoon comes to the room. Ring 0777 010 442.");
  await page.getByLabel("First name").fill("Hanna");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("Please leave out “0777 010 442”.")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Hanna");
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel("What should others know?").fill("The lagoon comes to the room.");
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("We have your review and read it before it appears.")).toBeVisible();

  await openScreen(office, "/1324admin/reviews");
  const card = office.locator("article").filter({ hasText: booked.name });
  await expect(card).toContainText("4 of 5 stars");
  expect(await findViolations(office)).toEqual([]);
  await card.getByText("Answer", { exact: true }).click();
  await card.getByLabel("Published below the review. Empty removes it.").fill("Karibu tena, Hanna.");
  await card.getByRole("button", { name: "Save answer" }).click();
  await expect(office.getByText("Answer saved")).toBeVisible();
  await card.getByRole("button", { name: "Publish" }).click();
  await expect(office.getByText("Published", { exact: true }).last()).toBeVisible();
  await expect(card).toHaveCount(0);

  await page.reload();
  await page.getByRole("link", { name: "See it on the page" }).click();
  await expect(page.locator("#reviews blockquote")).toHaveText("The lagoon comes to the room.");
  await expect(page.getByText("Karibu tena, Hanna.")).toBeVisible();
  await expect(page.locator("#reviews")).not.toContainText("Solberg");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("GU-141 GU-144: reviews of a vehicle are filtered and paged by links", async ({ page, postgresSite }) => {
    const [vehicle] = await postgresSite.query(
      "select r.id from transportation_rentals r join review_stats s on s.listing_id = r.id where r.available and demo_fours > 0 and demo_fives > 0 limit 1",
    );
    await page.goto(`/transportation/${String(vehicle?.id)}`);
    const all = await page.locator(".review").count();
    await page
      .locator("#reviews")
      .getByRole("link", { name: /^4 stars/ })
      .click();
    await expect(page).toHaveURL(/\?stars=4#reviews$/);
    const some = await page.locator(".review").count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await page.getByRole("link", { name: "Show all reviews" }).click();
    await expect(page.locator(".review")).toHaveCount(all);
  });
});
