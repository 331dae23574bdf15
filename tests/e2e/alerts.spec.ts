import { createHash, randomUUID } from "node:crypto";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

/** A mailbox with an alert that waits, and its page. */
async function alertsPage(query: (text: string, values?: unknown[]) => Promise<unknown>): Promise<string> {
  const email = `told-${randomUUID()}@example.com`;
  const token = createHash("sha256").update(email).digest("base64url");
  await query("insert into subscribers (email, language, next_at) values ($1, 'en', now() + interval '7 days')", [
    email,
  ]);
  await query(
    `insert into alerts (subscriber_id, criteria, criteria_key) select id, '{"listing":"sale","type":"villa","max":50000000}', repeat('a', 64) from subscribers where email = $1`,
    [email],
  );
  await query(
    "insert into secret_links (token_hash, subscriber_id, made_for) select encode(sha256($2::bytea), 'hex'), id, 'mail' from subscribers where email = $1",
    [email, token],
  );
  return `/alerts/${token}`;
}

test("GU-174: the list reads its filters back and takes an address", async ({ page }) => {
  await page.goto("/real-estate?type=villa&bedrooms=2");
  const panel = page.getByRole("region", { name: "Tell me of new ones" });
  await expect(panel).toContainText("For sale · Villa · 2 bedrooms or more");
  await waitForHydration(page);
  await panel.getByLabel("Email").fill("nobody");
  await panel.getByRole("button", { name: "Start alert" }).click();
  await expect(panel.getByLabel("Email")).toBeFocused();
  await expect(panel.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await panel.getByLabel("Email").fill(`told-${randomUUID()}@example.com`);
  await panel.getByRole("button", { name: "Start alert" }).click();
  await expect(panel).toContainText("Look into your mail and press Start");
  expect(await findViolations(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("GU-174 NS: the form works and keeps the filters", async ({ page }) => {
    await page.goto("/ar/real-estate?type=villa");
    const panel = page.locator(".alert-panel");
    await panel.locator("input[name=email]").fill(`told-${randomUUID()}@example.com`);
    await panel.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/type=villa/);
    await expect(panel.locator("input[name=email]")).toHaveCount(0);
  });
});

test("GU-176 GT-40: at 320 px one button is in view, and it starts what waits", async ({
  page,
  postgresSite: { query },
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(await alertsPage(query));
  const start = page.getByRole("button", { name: "Start" });
  await expect(start).toBeInViewport();
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  await start.click();
  await expect(page.getByRole("status").filter({ hasText: "Started." })).toBeVisible();
  await page.getByRole("button", { name: /^End For sale · Villa/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No alert is running");
});
