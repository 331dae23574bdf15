import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, testOnPostgres as test } from "#tests/support/fixtures";

const day = (days: number) => addDays(islandToday(), days);

test("GU-185 GU-186 GU-187: a visitor asks to see a property, staff set a time, the guest reads it and cancels", async ({
  page,
  office,
  postgresSite: { query },
}) => {
  const [property] = await query(
    "update properties set full_address = 'Plot 7' where id = (select id from properties where published limit 1) returning slug",
  );
  await page.goto(`/real-estate/${String(property!.slug)}`);
  const form = page.locator("#inquiry form");
  await expect(form.getByLabel("Day 1")).toBeHidden();
  await form.getByText("See the property").click();
  await form.getByLabel("Day 1").fill(day(2));
  await form.getByLabel("Time of day").selectOption("morning");
  await form.getByLabel("Name").fill("Hanna");
  await form.getByLabel("Email").fill("hanna@example.com");
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Send inquiry" }).click();
  await page.getByRole("link", { name: "See your request" }).click();
  await expect(page.getByRole("heading", { name: "We have your wish to see it" })).toBeVisible();
  await expect(page.getByText("Plot 7")).toHaveCount(0);
  const guestPage = page.url();

  const [found] = await query("select id from cases where kind = 'viewing' order by created_at desc limit 1");
  await office.goto(`/1324admin/inbox/${String(found!.id)}`);
  const card = office.getByRole("region", { name: /Wants to see the property/ });
  await card.getByLabel("Time on the island").fill(`${day(2)}T10:00`);
  await card.getByRole("button", { name: "Set this time" }).click();
  await expect(card).toContainText("Agreed");

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(guestPage);
  await expect(page.getByRole("heading", { name: "Your viewing is agreed" })).toBeVisible();
  await expect(page.getByText("Plot 7")).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await page.getByText("Cancel the viewing").first().click();
  await page.getByRole("button", { name: "Cancel the viewing" }).click();
  await expect(page.getByRole("heading", { name: "You’ve cancelled the viewing" })).toBeVisible();
});
