import type { Browser, Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { ADMIN } from "#tests/support/server";

const PASSWORD = "a garden of corals";

async function openBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

/** Invites somebody and gives the link that was shown. */
async function invite(office: Page, name: string, email: string): Promise<string> {
  await office.goto("/1324admin/staff");
  await waitForHydration(office);
  await office.getByLabel("Name").fill(name);
  await office.getByLabel("Email").fill(email);
  await office.getByRole("button", { name: "Make the link" }).click();
  const link = office.getByRole("textbox", { name: `Link for ${name}` });
  await expect(link).toBeFocused();
  return link.inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(page).toHaveURL(/\/1324admin$/);
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("somebody is invited, sets a password, works, and is out at the next request once disabled", async ({
  office,
  browser,
  baseURL,
  postgresSite,
}) => {
  // Other tests may have left more people.
  await postgresSite.query("delete from admin_users where user_id <> (select id from users where email = $1)", [
    ADMIN.email,
  ]);
  await office.goto("/1324admin/staff");
  // Alone, she cannot lock herself out, whatever is sent.
  const me = office.locator("tr", { hasText: "(you)" });
  await expect(me.getByRole("button", { name: /^Remove .*The last administrator stays/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  for (const intent of ["disable", "remove"]) {
    const answer = await office.request.post("/1324admin/staff", {
      form: { intent, id: (await me.getAttribute("data-row"))! },
    });
    expect(answer.status()).toBe(409);
  }

  const link = await invite(office, "Asha Khamis", "Asha@example.com");
  const asha = await openBrowser(browser, baseURL);
  const shown = await asha.goto(link);
  expect(shown!.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" });
  await expect(asha.getByLabel("Email")).toHaveValue("asha@example.com");
  await expect(asha.getByLabel("Your name")).toHaveValue("Asha Khamis");
  await expect(asha.getByText("At least 10 characters.")).toBeVisible();
  expect((await asha.request.post(link, { form: { name: "Asha", password: "too short" } })).status()).toBe(400);
  await accept(asha, link);
  await expect(asha.getByRole("button", { name: "Asha Khamis, profile menu" })).toBeVisible();
  await asha.goto(link);
  await expect(asha.getByRole("heading", { name: "This invitation does not work" })).toBeVisible();
  await asha.goto("/1324admin/experiences");
  await waitForHydration(asha);

  await office.reload();
  await waitForHydration(office);
  office.on("dialog", (dialog) => dialog.accept());
  await office.getByRole("button", { name: "Disable Asha Khamis" }).click();
  await expect(office.getByText("Asha Khamis cannot sign in any more")).toBeVisible();
  await expect(office.locator("tr", { hasText: "Asha Khamis" })).toContainText("Disabled");
  await asha.goto("/1324admin/experiences");
  await givePassword(asha, "asha@example.com");
  await expect(asha.getByRole("alert")).toHaveText(
    "That email and password do not match. Try again, or ask whoever runs the site for a new password.",
  );

  await office.getByRole("button", { name: "Remove Asha Khamis" }).click();
  await expect(office.getByText("Asha Khamis is no longer staff")).toBeVisible();
  await expect(office.locator("tr", { hasText: "Asha Khamis" })).toHaveCount(0);
  await asha.context().close();
});

test("with two-factor sign-in a password alone opens nothing, at the gate and in the middle of work", async ({
  office,
  browser,
  baseURL,
  postgresSite,
}) => {
  const bakari = await openBrowser(browser, baseURL);
  await accept(bakari, await invite(office, "Bakari Juma", "bakari@example.com"));
  await bakari.goto("/1324admin/account");
  await waitForHydration(bakari);
  await bakari.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await bakari.getByRole("button", { name: "Set up" }).click();
  await expect(bakari.getByRole("img", { name: /QR code/ })).toBeVisible();
  const app = new TOTP({ secret: (await bakari.locator(".two-factor-key").textContent())!.replaceAll(" ", "") });
  await bakari.getByLabel("Code from the app").fill("000000");
  await bakari.getByRole("button", { name: "Switch on" }).click();
  await expect(bakari.getByText("That code is not right.")).toBeVisible();
  await bakari.getByLabel("Code from the app").fill(app.generate());
  await bakari.getByRole("button", { name: "Switch on" }).click();
  await expect(bakari.getByText("Keep these backup codes")).toBeVisible();
  const codes = await bakari.locator(".backup-codes code").allTextContents();
  expect(codes).toHaveLength(10);

  const phone = await openBrowser(browser, baseURL);
  await phone.goto("/1324admin/account");
  await givePassword(phone, "bakari@example.com");
  await expect(phone.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  expect((await phone.request.get("/1324admin/account")).status()).toBe(401);
  // Its own code is used up; the next one is taken half a minute early, as a clock may be off.
  await phone.getByLabel("Code").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await phone.getByRole("button", { name: "Continue" }).click();
  await expect(phone).toHaveURL(/\/1324admin\/account$/);
  await waitForHydration(phone);
  await expect(phone.getByText("This device")).toBeVisible();

  await phone.getByRole("button", { name: "End all others" }).click();
  await expect(phone.getByText("All other sessions ended")).toBeVisible();
  await bakari.getByRole("button", { name: "I have kept them" }).click();
  await bakari.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await bakari.getByRole("button", { name: "Switch off" }).click();
  const dialog = bakari.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await dialog.getByLabel(/^Code/).fill(codes[0]!);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toBeHidden();
  await bakari.getByRole("button", { name: "Switch off" }).click();
  await expect(bakari.getByText("Two-factor sign-in is off")).toBeVisible();
  await expect(bakari.getByRole("button", { name: "Set up" })).toBeVisible();

  await postgresSite.query("delete from users where email = 'bakari@example.com'");
  for (const page of [bakari, phone]) await page.context().close();
});
