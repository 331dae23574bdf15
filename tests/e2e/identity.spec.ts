import { randomUUID } from "node:crypto";
import { expect as expectValue, type Browser, type Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, test } from "#tests/support/fixtures";
import { freePort } from "#tests/support/postgres";
import { ADMIN, startServer } from "#tests/support/server";
import { createSiteDatabase } from "#tests/support/site-template";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

const SETTINGS = "/1324admin/settings";
const DASHBOARD = "/1324admin";

/** A site whose identity can be changed without anybody else noticing. */
async function openSite(
  browser: Browser,
  { SEED, ...env }: Record<string, string>,
): Promise<{ office: Page; page: Page; close: () => Promise<void> }> {
  const name = `identity_${randomUUID().slice(0, 8)}`;
  const DATABASE_URL = await createSiteDatabase(name, SEED === "demo" ? "demo" : "blank");
  const server = await startServer({ DATABASE_URL, SEED: SEED!, ...env });
  const staff = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
  await staff.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
  const visitor = await browser.newContext({ baseURL: server.url });
  const close = async () => {
    await Promise.all([staff.close(), visitor.close()]);
    await server.stop();
  };
  return { office: await staff.newPage(), page: await visitor.newPage(), close };
}

async function save(office: Page): Promise<void> {
  await office.getByRole("button", { name: "Save Changes" }).click();
  await expect(office.getByText("Settings saved successfully")).toBeVisible();
}

async function sendMessage(page: Page, email: string): Promise<void> {
  await page.goto("/de/contact");
  await waitForHydration(page);
  for (const [name, value] of Object.entries({ name: "Bernd", email, message: "Hallo" }))
    await page.locator(`.panel [name=${name}]`).fill(value);
  await page.locator(".panel button.btn-primary").click();
  await expect(page.locator(".panel [role=status]")).toBeVisible();
}

async function mailTo(smtp: TestSmtp, address: string) {
  await expectValue
    .poll(() => smtp.received.some(({ envelope }) => envelope.to[0] === address), { timeout: 30_000 })
    .toBe(true);
  return smtp.received.find(({ envelope }) => envelope.to[0] === address)!;
}

test("an identity edited in Settings stands on pages, in search data and in mail", async ({ browser }) => {
  const smtp = await startSmtp();
  const { office, page, close } = await openSite(browser, { SEED: "demo", SMTP_URL: smtp.url });
  try {
    await office.goto(SETTINGS);
    await waitForHydration(office);
    const identity = office.locator("#section-identity");
    const place = office.locator("#section-office");
    // The demo's examples are marked, field by field, until they are replaced.
    await expect(identity.locator(".example-note")).toContainText(
      "email, phone, emergency phone, legal operator, how to find us, social links",
    );
    await expect(office.locator(".example-mark")).toHaveCount(8);
    await identity.getByLabel("Name", { exact: true }).fill("Coral & Clove");
    await identity.getByLabel("Legal operator").fill("Coral and Clove Ltd");
    await identity.getByLabel("Email", { exact: true }).fill("nobody");
    await identity.getByLabel("Phone", { exact: true }).fill("0777 123 456");
    await identity.getByLabel("Emergency phone").fill("");
    await place.getByLabel("Monday, opens").fill("19:00");
    await place.getByLabel("Address").fill("Harbour Road, Wete");
    await office.getByRole("button", { name: "Save Changes" }).click();
    await expect(office.locator("[aria-invalid=true]")).toHaveCount(3);
    await expect(identity.getByLabel("Email", { exact: true })).toBeFocused();
    await expect(identity.getByLabel("Name", { exact: true })).toHaveValue("Coral & Clove");
    expect(await findViolations(office)).toEqual([]);

    await identity.getByLabel("Email", { exact: true }).fill("hello@coral.example");
    await identity.getByLabel("Phone", { exact: true }).fill("+255 777 123 456");
    await expect(
      identity.getByText("A visitor who answers one of our mails writes to hello@coral.example."),
    ).toBeVisible();
    await place.getByLabel("Monday, opens").fill("10:30");
    await place.getByRole("button", { name: "Closed all Saturday" }).click();
    await place.getByLabel("How to find us").fill("Green door");
    await place.getByRole("button", { name: /العربية/ }).click();
    await place.getByLabel("Address").fill("طريق الميناء، ويتي");
    await save(office);

    await page.goto("/contact");
    await expect(page).toHaveTitle("Contact | Coral & Clove");
    const content = page.locator("#content");
    await expect(content.getByText("Harbour Road, Wete", { exact: true })).toBeVisible();
    await expect(content.getByText("Green door")).toBeVisible();
    await expect(content.locator("a[href^='tel:']")).toHaveText(["+255 777 123 456"]);
    await expect(content.locator("a[href^='mailto:']")).toHaveText(["hello@coral.example"]);
    await expect(content.getByText("24/7 emergency phone")).toHaveCount(0);
    await expect(content.locator("dl > div")).toHaveText([
      /^Mon.*10:30–18:00$/,
      /^Tue–Fri.*8:00–18:00$/,
      /^Sat–Sun.*closed$/,
    ]);
    const footer = page.locator("footer");
    await expect(footer.locator(".logo")).toHaveText("Coral & Clove");
    await expect(footer.locator("a[href^='tel:']")).toHaveAttribute("href", "tel:+255777123456");
    await expect(footer).toContainText("Harbour Road, Wete");
    await expect(footer).toContainText("Tue–Fri, 8:00 to 18:00");
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!) as {
      mainEntity: Record<string, unknown>;
    };
    expect(data.mainEntity).toMatchObject({
      name: "Coral & Clove",
      email: "hello@coral.example",
      telephone: "+255 777 123 456",
      address: { streetAddress: "Harbour Road, Wete" },
      openingHoursSpecification: [
        { dayOfWeek: ["Monday"], opens: "10:30", closes: "18:00" },
        { dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday"] },
      ],
    });
    expect(data.mainEntity).not.toHaveProperty("contactPoint");
    expect(data.mainEntity).not.toHaveProperty("geo");
    await page.goto("/ar/contact");
    await expect(page.locator("footer")).toContainText("طريق الميناء، ويتي");
    // The language of the last page may be remembered by now.
    await page.goto("/en/travel");
    await expect(page.locator(".emergency a")).toHaveCount(3);
    await page.goto("/en/terms");
    await expect(page.locator(".legal-card")).toContainText("Coral and Clove Ltd (Coral & Clove)");
    await expect(page.locator("#section-1")).toContainText("Coral and Clove Ltd shows experiences");

    await sendMessage(page, "first.identity@example.com");
    const first = await mailTo(smtp, "first.identity@example.com");
    expect(first).toMatchObject({
      from: { name: "Coral & Clove", address: "hello@coral.example" },
      replyTo: [{ address: "hello@coral.example" }],
    });
    expect(first.text).toContain("Ihr Team von Coral & Clove");
    await office.reload();
    await waitForHydration(office);
    await office.getByLabel("Answers to our mails go to").fill("desk@coral.example");
    await office.getByLabel("Emergency phone").fill("+255 777 999 000");
    await save(office);
    await sendMessage(page, "second.identity@example.com");
    expect(await mailTo(smtp, "second.identity@example.com")).toMatchObject({
      from: { address: "hello@coral.example" },
      replyTo: [{ address: "desk@coral.example" }],
    });
    await page.goto("/de/travel");
    await expect(page.locator(".emergency a").last()).toHaveAttribute("href", "tel:+255777999000");
    await expect(office.locator(".office-logo")).toContainText("Coral & Clove");
  } finally {
    await close();
    await smtp.stop();
  }
});

test("the hero's title is set for each language by itself", async ({ browser }) => {
  const { office, page, close } = await openSite(browser, { SEED: "base" });
  try {
    await office.goto(SETTINGS);
    await waitForHydration(office);
    const section = office.locator("#section-homepage");
    const preview = section.locator(".hero-preview .display");
    await section.getByRole("button", { name: /Deutsch/ }).click();
    await expect(preview).toHaveText("Im Paradies gilt Inselzeit");
    await section.getByLabel("Hero Title").fill("Die *Flut* entscheidet");
    await expect(preview.locator("em")).toHaveText("Flut");
    await section.getByRole("button", { name: /العربية/ }).click();
    await expect(preview).toHaveAttribute("dir", "rtl");
    await section.getByLabel("Hero Title").fill("*المدّ* يقرر");
    await section.getByLabel("Hero Video URL").fill("/media/hero/film.mp4");
    await save(office);
    const heading = page.getByRole("heading", { level: 1 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    // There is no such film: asked for, it would be found broken and go. It stays on its way instead.
    await page.route("**/film.mp4", () => {});
    for (const [path, title] of [
      ["/", "Paradise runs on island time"],
      ["/de", "Die Flut entscheidet"],
      ["/ar", "المدّ يقرر"],
      ["/fr", null],
    ] as const) {
      await page.goto(path);
      if (title) await expect(heading).toHaveText(title);
      else await expect(heading).not.toContainText(/Flut|المدّ|Paradise runs/);
      await expect(page.locator(".hero video")).toHaveAttribute("src", "/media/hero/film.mp4");
    }
  } finally {
    await close();
  }
});

test("a new site shows staff what is still to do, and each step goes when it is done", async ({ browser }) => {
  const port = String(await freePort());
  const { office, page, close } = await openSite(browser, {
    SEED: "base",
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  try {
    await office.goto(DASHBOARD);
    await waitForHydration(office);
    const list = office.getByRole("region", { name: "Before the site goes live" });
    await expect(list.locator("li b")).toHaveText([
      /^Identity, to do$/,
      /^Public address, done$/,
      /^Mail server, to do$/,
      /^Staff notices, to do$/,
      /^Backup, to do$/,
      /^First real listing, to do$/,
    ]);
    await expect(list).toContainText("Still to be filled in: email, phone, legal operator.");
    await expect(list.getByRole("button")).toHaveCount(1);
    for (const width of [390, 1280]) {
      await office.setViewportSize({ width, height: 900 });
      await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);
      expect(await findViolations(office)).toEqual([]);
    }
    await list.getByRole("button", { name: "Dismiss Public address" }).click();
    await expect(list.locator("li")).toHaveCount(5);
    await office.reload();
    await expect(list.locator("li")).toHaveCount(5);

    await list.getByRole("link", { name: "Open Settings" }).click();
    await expect(office).toHaveURL(/\/settings#section-identity$/);
    await waitForHydration(office);
    const identity = office.locator("#section-identity");
    await expect(office.locator(".example-note, .example-mark")).toHaveCount(0);
    await identity.getByLabel("Email", { exact: true }).fill("hello@coral.example");
    await identity.getByLabel("Phone", { exact: true }).fill("+255 777 123 456");
    await identity.getByLabel("Legal operator").fill("Coral Ltd");
    await save(office);
    await office.goto(DASHBOARD);
    await expect(list.locator("li b").first()).toHaveText("Identity, done");

    // Nobody but staff can dismiss a step, and only one that there is.
    const refused = await office.request.post(`${DASHBOARD}?index`, { form: { dismiss_step: "everything" } });
    expect(refused.status()).toBe(400);
    expect((await page.request.post(`${DASHBOARD}?index`, { form: { dismiss_step: "mail" } })).status()).toBe(401);
  } finally {
    await close();
  }
});
