import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { calendarOf, startCalendarServer } from "#tests/support/calendar-server";
import { expect, test, waitForHydration } from "#tests/support/fixtures";
import { ADMIN, startServer } from "#tests/support/server";

const day = (n: number) => addDays(islandToday(), n);

test("BK-165, BK-176, BK-193, BK-196, BK-200, BK-201: a channel is looked at, kept, read, switched off and deleted", async ({
  browser,
}) => {
  test.slow();
  const feed = await startCalendarServer();
  const server = await startServer(feed.env);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
  const office = await context.newPage();
  await office.goto("/1324admin/channels");
  await waitForHydration(office);

  // What is wrong is said at the field, with what was typed.
  const add = office.getByRole("region", { name: "Add a channel" });
  await add.getByLabel("Room or vehicle").selectOption({ index: 1 });
  await add.getByLabel("Name").fill("Vrbo");
  await add.getByLabel("Address of its calendar").fill("http://example.com/a.ics");
  await add.getByRole("button", { name: "Read it" }).click();
  await expect(add.locator("#url-error")).toHaveText("The address must begin with https://");
  await expect(add.getByLabel("Address of its calendar")).toBeFocused();

  feed.say(
    calendarOf(
      [
        { uid: "a", from: day(400), to: day(403), summary: "<b>Reserved</b>" },
        { uid: "b", from: day(410), to: day(412) },
      ],
      "BEGIN:VEVENT\r\nUID:r\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:20270101\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:Cleaning\r\nEND:VEVENT\r\n",
    ),
  );
  await add.getByLabel("Address of its calendar").fill(feed.url("/secret-4711.ics"));
  await add.getByRole("button", { name: "Read it" }).click();
  const found = add.getByRole("group", { name: "Found at this address" });
  await expect(found).toContainText("2 events; 5 days from today on would be taken.");
  await expect(found).toContainText("1 event left out");
  await expect(office.getByRole("heading", { level: 2, name: "Vrbo" })).toHaveCount(0);
  await add.getByRole("button", { name: "Keep this channel" }).click();

  const card = office.getByRole("region", { name: "Vrbo" });
  await expect(card.locator(".channel-state")).toHaveText("Read");
  await expect(card).toContainText(/Takes\s*5 days/);
  await expect(card).not.toContainText("secret-");
  await card.getByRole("link", { name: "Show the address of Vrbo" }).click();
  await expect(card).toContainText("secret-4711");
  expect(await findViolations(office)).toEqual([]);

  feed.say((_, response) => response.writeHead(404).end());
  await card.getByRole("button", { name: "Read now: Vrbo" }).click();
  await expect(card.locator(".channel-state")).toHaveText("Cannot be read");
  await expect(card.locator(".channel-error")).toContainText("The calendar is not there any more (404).");
  await card.getByRole("button", { name: "Switch off: Vrbo" }).click();
  await expect(card.locator(".channel-state")).toHaveText("Switched off");
  await expect(card).toContainText(/Takes\s*5 days/);
  await card.getByRole("button", { name: "Free its days: Vrbo" }).click();
  await expect(card).toContainText(/Takes\s*0 days/);

  // Addresses to give away: made, copied, renewed, ended.
  const links = office.getByRole("region", { name: "Addresses to give away" });
  await links.locator("summary").first().click();
  const row = links.getByRole("listitem").first();
  await row.getByRole("button", { name: /^Make/ }).click();
  await expect(row.getByRole("button", { name: "Copy" })).toBeVisible();
  const first = await row.locator(".channel-address").textContent();
  await row.getByRole("button", { name: /^Renew/ }).click();
  await expect(row.locator(".channel-address")).not.toHaveText(first ?? "");
  await row.getByRole("button", { name: /^End/ }).click();
  await expect(row).toContainText("None");

  await office.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => horizontalOverflow(office)).toBe(0);
  expect(await findViolations(office)).toEqual([]);
  await card.getByText("Delete…").click();
  await card.getByRole("button", { name: "Delete this channel: Vrbo" }).click();
  await expect(card).toHaveCount(0);
  await context.close();
  await server.stop();
  feed.close();
});
