import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test, type Row } from "#tests/support/fixtures";
import type { Page } from "@playwright/test";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
type Query = (text: string, values?: unknown[]) => Promise<Row[]>;
const one = async (query: Query, text: string) => String((await query(text))[0]?.value);

/** A picture for whoever looks at the screens. */
async function shoot(page: Page, name: string) {
  if (!process.env.SHOTS) return;
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-1440.png`, fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-390.png`, fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function checkLayout(page: Page) {
  expect(await findViolations(page)).toEqual([]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => horizontalOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("BK-002 to BK-009: rooms are counted, named, put in order, blocked and retired", async ({
  office,
  postgresSite: { query },
}) => {
  const stay = await one(
    query,
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('tide', 'Tide', 'D', 'Wete', 'villa', 128, 4) returning id as value",
  );
  await office.goto(`/1324admin/stays/${stay}/edit`);
  await waitForHydration(office);
  await office.getByRole("navigation", { name: "Tide" }).getByRole("link", { name: "Rooms" }).click();
  await office.getByLabel("How many").fill("3");
  await office.getByRole("button", { name: "Set" }).click();
  const names = office.locator(".unit-name b");
  await expect(names).toHaveText(["Room 1", "Room 2", "Room 3"]);

  await office.getByLabel("Rename, retire or remove Room 1").click();
  await office.locator(".unit-menu[open]").getByLabel("Name", { exact: true }).fill("Baobab");
  await office.getByRole("button", { name: "Rename" }).click();
  await expect(names).toHaveText(["Baobab", "Room 2", "Room 3"]);
  const second = office.getByRole("row", { name: /Room 2/ });
  await second.getByLabel("Rename, retire or remove Room 2").click();
  await second.getByLabel("Name", { exact: true }).fill("baobab");
  await second.getByRole("button", { name: "Rename" }).click();
  await expect(second.getByText("Another one has this name already")).toBeVisible();
  await expect(second.getByLabel("Name", { exact: true })).toHaveValue("baobab");

  await office.getByLabel("Move Baobab down").click();
  await expect(names).toHaveText(["Room 1", "Baobab", "Room 3"]);
  await office
    .locator(".drag-grip")
    .nth(2)
    .dragTo(office.getByRole("row", { name: /Room 1/ }));
  await expect(names).toHaveText(["Room 1", "Room 2", "Baobab"]);

  // Amina stands on the first room for ten days.
  await query(
    `with b as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status)
      values ($1, 'Tide', 'Amina', 'a@example.com', '+255 777', $2, $3, 2, 'confirmed') returning id)
     insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) select u.id, 'booking', $2, $3, b.id from units u, b where u.stay_id = $1 and u.position = 1`,
    [stay, inDays(5), inDays(15)],
  );
  await office.reload();
  await waitForHydration(office);
  const first = office.getByRole("row", { name: /Room 1/ });
  await expect(first).toContainText("Amina");
  await first.getByLabel("Rename, retire or remove Room 1").click();
  await first.getByRole("button", { name: "Remove Room 1" }).click();
  await expect(first.getByRole("alert")).toContainText("Amina");
  await expect(first.getByRole("link", { name: "Move it" })).toHaveAttribute("href", /\/1324admin\/bookings\/stay\//);
  await first.getByLabel("Retire from a day").fill(inDays(10));
  await first.getByRole("button", { name: "Retire" }).click();
  await expect(first.getByRole("alert")).toContainText("is taken on that day or later");
  await checkLayout(office);
  await first.getByLabel("Retire from a day").fill(inDays(15));
  await first.getByRole("button", { name: "Retire" }).click();
  await expect(first.getByRole("alert")).toHaveCount(0);
  expect(await one(query, `select count(*)::int as value from units where stay_id = '${stay}'`)).toBe("3");

  await office.getByText("Add days").click();
  await office.getByLabel("From", { exact: true }).fill(inDays(6));
  await office.getByLabel("Back on").fill(inDays(8));
  await office.getByLabel("Reason").fill("Painting");
  await office.getByRole("button", { name: "Take off sale" }).click();
  await expect(office.locator(".block-form").getByRole("alert")).toContainText("Room 1 is taken. Nothing was changed.");
  await expect(office.getByLabel("Reason")).toHaveValue("Painting");
  await office.getByLabel("Room", { exact: true }).selectOption({ label: "Baobab" });
  await office.getByRole("button", { name: "Take off sale" }).click();
  await expect(office.locator(".block-row")).toContainText("Painting");
  await shoot(office, "units");
  await checkLayout(office);
  await office.getByRole("button", { name: "Give back" }).click();
  await expect(office.locator(".block-row")).toHaveCount(0);
});

test("BK-032, BK-033: base facts and seasons give the price of each night, which the preview shows", async ({
  office,
  postgresSite: { query },
}) => {
  const stay = await one(
    query,
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('reef', 'Reef', 'D', 'Wete', 'villa', 128, 4) returning id as value",
  );
  await office.goto(`/1324admin/stays/${stay}/prices`);
  await waitForHydration(office);
  await office.locator(".rates-form summary").click();
  await office.getByLabel("Minimum nights").fill("2");
  await office.getByLabel("Cleaning").fill("25");
  await office.getByLabel("From nights, 1").fill("7");
  await office.getByLabel("Percent off, 1").fill("5");
  await office.getByRole("button", { name: "Save prices" }).click();
  await expect(office.getByText("5 % from 7")).toBeVisible();

  const addSeason = async (name: string, price: string, days: [string, string]) => {
    await office.getByRole("link", { name: "Season" }).click();
    const form = office.getByRole("form", { name: "New season" });
    await form.getByLabel("Name", { exact: true }).fill(name);
    await form.getByLabel("Price a night").fill(price);
    await form.getByLabel("First day").fill(days[0]);
    await form.getByLabel("Last day").fill(days[1]);
    return form;
  };
  const days: [string, string] = [inDays(3), inDays(12)];
  const form = await addSeason("Dry", "148", [days[1], days[0]]);
  await form.getByRole("button", { name: "Add season" }).click();
  await expect(form.getByText("Not before the first day")).toBeVisible();
  await form.getByLabel("First day").fill(days[0]);
  await form.getByLabel("Last day").fill(days[1]);
  await form.getByRole("button", { name: "Add season" }).click();
  await expect(office.getByRole("row", { name: /Dry/ })).toContainText("$148.00");
  const feast = await addSeason("Feast", "196", [inDays(5), inDays(5)]);
  await feast.getByRole("button", { name: "Add season" }).click();
  await expect(office.getByRole("row", { name: /Feast/ })).toBeVisible();
  const night = (day: string) => office.locator(`[data-day="${day}"]`);
  await expect(night(inDays(5))).toContainText("148");
  await office.getByLabel("Move Feast up").click();
  await expect(night(inDays(5))).toContainText("196");
  await expect(night(inDays(6))).toContainText("148");
  await expect(night(inDays(20))).toContainText("128");
  await shoot(office, "prices");
  await checkLayout(office);
  const shown = new Set<string>();
  for (let step = 0; step < 6; step++) {
    for (const caption of await office.locator(".price-month caption").allTextContents()) shown.add(caption);
    const later = office.getByRole("link", { name: "Later months" });
    if ((await later.count()) === 0) break;
    const before = await office.locator(".price-month caption").first().textContent();
    await later.click();
    await expect(office.locator(".price-month caption").first()).not.toHaveText(before ?? "");
  }
  expect(shown.size).toBe(12);
});

test("BK-038, BK-039, BK-040, BK-044, BK-048: a plan, its departures and who is on board", async ({
  office,
  postgresSite: { query },
}) => {
  const experience = await one(
    query,
    "insert into experiences (title, description, category, duration, price) values ('Drop-off', 'D', 'Nature', '1 h', 85) returning id as value",
  );
  const day = inDays(2);
  await query(
    `insert into experience_inquiries (experience_id, experience_title, full_name, email, phone, country_code, accommodation, participants, date, status)
     values ($1, 'Drop-off', 'Amina', 'a@example.com', '+255 777', '+255', 'Manta', 3, $2, 'confirmed')`,
    [experience, day],
  );
  await office.goto(`/1324admin/experiences/${experience}/departures?when=${day.slice(0, 7)}`);
  await waitForHydration(office);
  await checkLayout(office);
  await office.getByRole("link", { name: "Make a weekly plan" }).click();
  const plan = office.getByRole("form", { name: "New plan" });
  await plan.getByLabel("Start", { exact: true }).fill("08:30");
  await plan.getByLabel("Seats", { exact: true }).fill("4");
  await plan.getByRole("button", { name: "Add plan" }).click();
  await expect(office.locator(".plan-cell[data-on]")).toHaveCount(7);
  const open = async (key: string) => {
    await office.goto(
      `/1324admin/experiences/${experience}/departures?when=${key.slice(0, 7)}&departure=${encodeURIComponent(key)}`,
    );
    await waitForHydration(office);
  };
  await open(`${day} 08:30`);
  const card = office.locator(".departure-card");
  await expect(card).toContainText("Amina");
  await card.getByLabel("Seats of this departure").fill("2");
  await card.getByRole("button", { name: "Set seats" }).click();
  await expect(card.getByRole("alert")).toContainText("Amina");
  await shoot(office, "departures");
  await checkLayout(office);
  await card.getByRole("button", { name: "Cancel departure" }).click();
  await expect(card.getByRole("alert")).toContainText("These are on board");
  await card.getByLabel("Move all to another departure").check();
  await card.getByLabel("Which departure").selectOption(`${inDays(3)} 08:30`);
  await card.getByRole("button", { name: "Cancel departure" }).click();
  await expect(office.locator(".exception-row")).toContainText("Cancelled");
  expect(
    await query("select date::text as date, overbooked from experience_inquiries where experience_id = $1", [
      experience,
    ]),
  ).toEqual([{ date: inDays(3), overbooked: false }]);

  await office.getByRole("link", { name: "Extra departure" }).click();
  await office.getByLabel("Day", { exact: true }).fill(inDays(4));
  await office.getByLabel("Start", { exact: true }).fill("15:00");
  await office.getByLabel("Seats", { exact: true }).fill("6");
  await office.getByRole("button", { name: "Add departure" }).click();
  await expect(office.locator(".exception-list")).toContainText("Extra departure, 6 seats");
  await office.getByRole("link", { name: /Edit the plan of 08:30/ }).click();
  await office.getByRole("button", { name: "Delete plan" }).click();
  await expect(office.locator(".exception-list")).toContainText("Not in the plan, 3 seats taken");
});
