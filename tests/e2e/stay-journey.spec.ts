import { randomUUID } from "node:crypto";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { expect, openScreen, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

const day = (days: number) => addDays(islandToday(), days);

const JOURNEYS = [
  { language: "English", prefix: "", answer: "Karibu, the house is ready for you." },
  { language: "Arabic", prefix: "/ar", answer: "أهلًا بكم، البيت جاهز." },
] as const;

// By names of fields and classes: the same steps in both languages.
for (const { language, prefix, answer } of JOURNEYS)
  test(`the whole life of a stay, in ${language}, with guest and staff in two browsers`, async ({
    page,
    office,
    postgresSite: { query },
  }) => {
    test.slow();
    const slug = `journey-${randomUUID()}`;
    const name = `House ${slug.slice(-6)}`;
    const email = `${slug}@example.com`;
    await query(
      "insert into stays (slug, name, description, location, type, price, max_guests, images) values ($1, $2, 'D', 'Wete', 'villa', 100, 4, array['/scenes/villa-1920.webp'])",
      [slug, name],
    );

    // Finds it by days, and saves it.
    await page.goto(`${prefix}/stays?from=${day(20)}&to=${day(23)}`);
    const card = page.locator("article, .card").filter({ hasText: name }).first();
    await card.locator("button.heart").click();
    await expect(card.locator("button.heart")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(".heart-status span")).toBeVisible();
    await page.goto(`${prefix}/saved`);
    await expect(page.locator("main")).toContainText(name);

    // Plans it, and sends the plan.
    await page.goto(`${prefix}/stays/${slug}?from=${day(20)}&to=${day(23)}`);
    await page.locator("button.add-to-plan").click();
    await page.waitForURL(/\/plan/);
    await expect(page.locator(".plan-item").first()).toContainText(name);
    await waitForHydration(page);
    const panel = page.locator(".plan-panel");
    await panel.locator("[name=full_name]").fill("Hanna Solberg");
    await panel.locator("[name=email]").fill(email);
    await panel.locator("[name=phone]").fill("+47 912 34 567");
    await panel.locator("button[type=submit]").click();
    await expect(page.locator(".plan-sent-things")).toContainText(name);
    const link = (await page.locator('a[href*="/my/"]').first().getAttribute("href"))!;
    await page.goto(link);
    await waitForHydration(page);
    const [booking] = await query("select id, case_id from stay_bookings where email = $1", [email]);
    const [id, caseId] = [String(booking!.id), String(booking!.case_id)];

    // Staff answer; it is on her page without a reload.
    await openScreen(office, `/1324admin/inbox/${caseId}`);
    await office.getByLabel(/^Answer in/).fill(answer);
    await office.getByRole("button", { name: "Send to Hanna" }).click();
    await expect(page.locator(".bubble").filter({ hasText: answer })).toBeVisible();

    // She asks for other days, staff accept.
    await page.locator('a[href*="change="]').first().click();
    const change = page.locator("#change");
    await change.locator("[name=check_in]").fill(day(30));
    await change.locator("[name=check_out]").fill(day(34));
    await change.locator("button[type=submit]").first().click();
    await change.locator("form:has([name=reason]) button[type=submit]").click();
    await expect(page.locator(".open-ask")).toBeVisible();
    await openScreen(office, `/1324admin/inbox/${caseId}`);
    await office.locator(".case-ask").getByRole("button", { name: "Accept" }).click();
    await expect(office.locator(".case-ask")).toHaveCount(0);

    // Confirmed, and paid.
    const desk = `/1324admin/bookings/stay/${id}`;
    await openScreen(office, `${desk}?edit=status&to_status=confirmed`);
    await office.locator("#edit button[type=submit]").click();
    await expect
      .poll(() => query("select status from stay_bookings where id = $1", [id]))
      .toEqual([{ status: "confirmed" }]);
    await openScreen(office, `${desk}?edit=payment`);
    await office.locator("#edit [name=amount]").fill("400");
    await office.locator("#edit button[type=submit]").click();
    await expect
      .poll(() => query("select usd_amount::int as paid from booking_payments where stay_booking_id = $1", [id]))
      .toEqual([{ paid: 400 }]);
    await page.goto(link);
    await expect(page.locator(".status-card")).toBeVisible();
    await expect(page.locator("main")).toContainText("400");

    // The days come: she arrives, and leaves.
    const setDays = (from: number, to: number) =>
      query(
        `begin; update stay_bookings set check_in = '${day(from)}', check_out = '${day(to)}' where id = '${id}';
          update occupancies set first_day = '${day(from)}', end_day = '${day(to)}' where stay_booking_id = '${id}'; commit`,
      );
    await setDays(0, 4);
    await openScreen(office, `/1324admin/day/${day(0)}`);
    await office.getByRole("button", { name: "Arrived: Hanna Solberg" }).click();
    await expect
      .poll(() => query("select arrived_at is not null as came from stay_bookings where id = $1", [id]))
      .toEqual([{ came: true }]);
    await setDays(-4, 0);
    await openScreen(office, `/1324admin/day/${day(0)}`);
    await office.getByRole("button", { name: "Left: Hanna Solberg" }).click();
    await expect
      .poll(() => query("select status from stay_bookings where id = $1", [id]))
      .toEqual([{ status: "completed" }]);

    // She says how it was, staff publish it.
    await page.goto(link);
    await waitForHydration(page);
    await page.locator("[name=stars][value='5']").check({ force: true });
    await page.locator("form:has([name=stars]) [name=body]").fill("The lagoon comes to the room.");
    await page.locator("[name=author]").fill("Hanna");
    await page.locator("form:has([name=stars]) button[type=submit]").click();
    await expect
      .poll(() => query("select state from reviews where case_id = $1", [caseId]))
      .toEqual([{ state: "pending" }]);
    await openScreen(office, "/1324admin/reviews");
    const review = office.locator("article").filter({ hasText: name });
    await review.getByRole("button", { name: "Publish" }).click();
    await expect(review).toHaveCount(0);
    await page.goto(`${prefix}/stays/${slug}`);
    await expect(page.locator("#reviews blockquote")).toHaveText("The lagoon comes to the room.");

    // She is erased: her page, her words and her name are gone.
    await openScreen(office, `/1324admin/privacy?${new URLSearchParams({ q: email })}`);
    await office.getByLabel(/cannot be undone/).check();
    await office.getByRole("button", { name: "Erase" }).click();
    await expect.poll(() => query("select id from stay_bookings where email = $1", [email])).toEqual([]);
    expect((await page.goto(link))!.status()).toBe(404);
    await page.goto(`${prefix}/stays/${slug}`);
    await expect(page.locator("#reviews")).not.toContainText("The lagoon comes to the room.");
    expect(await query("select id from cases where name like '%Solberg%' and id = $1", [caseId])).toEqual([]);
  });
