import { JOBS } from "#app/features/health/schema";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, test, openScreen } from "#tests/support/fixtures";

test("the health screen says in words how each part is, on a phone as on a desk, and reads itself anew", async ({
  office,
}) => {
  await openScreen(office);
  await office.getByRole("button", { name: /profile menu/ }).click();
  await office.getByRole("menuitem", { name: "Health" }).click();
  await expect(office.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
  const part = (name: string) => office.getByRole("region", { name });
  const states = {
    Database: "Good",
    Storage: /Good|Attention/,
    Backup: "Attention",
    Mail: "Attention",
    Address: "Attention",
    "Exchange rates": "Attention",
    // The demo has a channel that was not read for a day.
    Bookings: "Bad",
    "Finished pages": "Good",
    "This process": "Good",
    Jobs: "Good",
  };
  for (const [name, state] of Object.entries(states))
    await expect(part(name).locator(".health-head .badge")).toHaveText(state);
  await expect(office.locator(".office-head p")).toHaveText("Something is wrong with: Bookings.");
  await expect(part("Database")).toContainText("Embedded PostgreSQL");
  await expect(part("Storage")).toContainText(/Free\s*[\d.,]+ [GT]B/);
  await expect(part("Mail").getByRole("link", { name: "Open Mail" })).toHaveAttribute("href", "/1324admin/mail");
  await expect(part("Jobs").getByRole("listitem")).toHaveCount(JOBS.length);
  // BK-273: what must hold of the ledger is looked at.
  await expect(part("Bookings")).toContainText(/Rules of the ledger\s*All hold/);
  await expect(part("This process")).toContainText("Version");
  await office.waitForResponse("**/1324admin/health.data*");

  expect(await findViolations(office)).toEqual([]);

  await office.setViewportSize({ width: 320, height: 800 });
  // Who asked for calm gets transitions of no length, which end with the next frame.
  await expect.poll(() => horizontalOverflow(office)).toBe(0);
  expect(await findViolations(office)).toEqual([]);
});
