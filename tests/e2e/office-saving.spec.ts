import type { Browser, Page } from "@playwright/test";
import { expect, waitForHydration, testOnPostgres as test, type Row } from "#tests/support/fixtures";
import { ADMIN } from "#tests/support/server";

// These wait for the code of all screens.
test.use({ savesData: false });

type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

const SCENES = ["/scenes/villa-1920.webp", "/scenes/reef-1920.webp"];

async function addStay(query: Query, slug: string): Promise<string> {
  const [row] = await query(
    `insert into stays (slug, name, description, location, type, price, max_guests, images)
     values ($1, 'Shared house', 'Quiet.', 'Wete', 'villa', 100, 4, $2) returning id`,
    [slug, SCENES],
  );
  return row!.id as string;
}

test.afterEach(async ({ postgresSite }) => {
  await postgresSite.query("delete from stays where slug in ('shared-house', 'long-letter', 'soon-gone')");
});

/** Somebody else of the staff, with the same password. */
async function openAsJuma({
  browser,
  baseURL,
  query,
}: {
  browser: Browser;
  baseURL: string;
  query: Query;
}): Promise<Page> {
  await query(
    `insert into users (id, name, email) values ('juma', 'Juma Ali', 'juma@example.com') on conflict do nothing`,
  );
  await query(
    `insert into accounts (id, account_id, provider_id, user_id, password)
     select 'juma', 'juma', provider_id, 'juma', password from accounts join users on users.id = user_id where email = $1 on conflict do nothing`,
    [ADMIN.email],
  );
  await query(`insert into admin_users (user_id) values ('juma') on conflict do nothing`);
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.request.post("/1324admin", {
    form: { intent: "sign-in", email: "juma@example.com", password: ADMIN.password },
    maxRedirects: 0,
  });
  return context.newPage();
}

async function openForm(page: Page, id: string) {
  await page.goto(`/1324admin/stays/${id}/edit`);
  await waitForHydration(page);
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Update Stay" }).click();
  await expect(page.getByText("Stay updated successfully")).toBeVisible();
}

test("two people edit one stay: different fields both survive, the same field is decided by the second", async ({
  office,
  browser,
  baseURL,
  postgresSite,
}) => {
  const { query } = postgresSite;
  const id = await addStay(query, "shared-house");
  const juma = await openAsJuma({ browser, baseURL: baseURL!, query });

  await openForm(office, id);
  await openForm(juma, id);
  await office.locator("#price").fill("200");
  await office.getByRole("button", { name: /Français/ }).click();
  await office.locator("#name_fr").fill("Maison partagée");
  await save(office);
  await juma.locator("#location").fill("Mkoani");
  await juma.getByRole("button", { name: /Deutsch/ }).click();
  await juma.locator("#name_de").fill("Gemeinsames Haus");
  await save(juma);
  const stored = () =>
    query(
      "select name, name_fr, name_de, slug, slug_fr, slug_de, location, price, images, features from stays where id = $1",
      [id],
    );
  expect(await stored()).toEqual([
    {
      name: "Shared house",
      name_fr: "Maison partagée",
      name_de: "Gemeinsames Haus",
      slug: "shared-house",
      slug_fr: "maison-partagée",
      slug_de: "gemeinsames-haus",
      location: "Mkoani",
      price: "200.00",
      images: SCENES,
      features: {},
    },
  ]);

  await openForm(office, id);
  await openForm(juma, id);
  await office.locator("#name").fill("House by the sea");
  await office.locator("#price").fill("300");
  await office.getByRole("button", { name: "Remove image 1" }).click();
  await save(office);
  await juma.locator("#name").fill("House on the hill");
  await juma.locator("#price").fill("250");
  await juma.getByRole("checkbox", { name: "Pool" }).check();
  await juma.getByRole("button", { name: "Update Stay" }).click();
  const [salma] = await query("select name from users where email = $1", [ADMIN.email]);
  const clash = juma.getByRole("alert", { name: "Changed by somebody else" });
  await expect(clash).toContainText(`${salma!.name as string} saved this while you were editing`);
  await expect(clash.getByRole("listitem")).toHaveCount(2);
  const name = clash.getByRole("listitem").filter({ hasText: "Name" });
  await expect(name.locator("del")).toContainText(["by", "sea"]);
  await expect(name.locator("ins")).toContainText(["on", "hill"]);
  await expect(juma.getByText("Choose for each difference first")).toBeVisible();
  await expect(juma.getByRole("button", { name: "Update Stay" })).toBeDisabled();
  // Nothing was written, and what the other one removed is gone here too.
  expect(await stored()).toMatchObject([
    { name: "House by the sea", price: "300.00", images: [SCENES[1]], features: {} },
  ]);
  await expect(juma.locator("input[name=images]")).toHaveCount(1);
  await clash.getByRole("button", { name: /^Take theirs.*Name/ }).click();
  await clash.getByRole("button", { name: /^Keep mine.*Price/ }).click();
  await expect(clash).toHaveCount(0);
  await expect(juma.locator("#name")).toHaveValue("House by the sea");
  await save(juma);
  expect(await stored()).toMatchObject([
    {
      name: "House by the sea",
      price: "250.00",
      images: [SCENES[1]],
      features: { pool: true },
      location: "Mkoani",
      name_fr: "Maison partagée",
    },
  ]);

  await openForm(juma, id);
  await expect(juma.locator(".item-history li").first()).toContainText("Juma Ali");
  await expect(juma.locator(".item-history li").nth(1)).toContainText(salma!.name as string);
  await juma.context().close();
});

test("the session ends while a form is filled: signing in over it saves what was typed", async ({
  office,
  postgresSite,
}) => {
  const { query } = postgresSite;
  const id = await addStay(query, "long-letter");
  await openForm(office, id);
  await office.locator("#description").fill("Typed for an hour.");
  await query("delete from sessions");
  // News for the frame ends the event stream of somebody who is signed in no more; it must not take the form away.
  const refused = office.waitForResponse(
    (response) => response.url().endsWith("/1324admin/live") && response.status() === 401,
  );
  await query(
    "insert into property_notifications (property_id, type, message) select id, 'new_submission', 'm' from properties p where not exists (select 1 from property_notifications n where n.property_id = p.id) limit 1",
  );
  await refused;
  await expect(office.locator("#description")).toHaveValue("Typed for an hour.");

  await office.getByRole("button", { name: "Update Stay" }).click();
  const dialog = office.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByLabel("Email")).toHaveValue(ADMIN.email);
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await dialog.getByLabel("Password").fill("not-the-password");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  expect(await query("select description from stays where id = $1", [id])).toEqual([{ description: "Quiet." }]);
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(office.getByText("Stay updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await query("select description from stays where id = $1", [id])).toEqual([
    { description: "Typed for an hour." },
  ]);

  // Whoever would rather not sign in now keeps the form, and is asked again at the next save.
  await openForm(office, id);
  await office.locator("#description").fill("Second thoughts.");
  await query("delete from sessions");
  // What is read again waits for a session; the answer to the save does not wait for that.
  await query("delete from property_notifications");
  await expect(office.getByText("You are signed out.")).toBeVisible();
  await office.getByRole("button", { name: "Update Stay" }).click();
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(office.locator(".error-box")).toContainText("Failed to save stay. Please try again.");
  await expect(office.locator("#description")).toHaveValue("Second thoughts.");
  await office.getByRole("button", { name: "Update Stay" }).click();
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByLabel("Password").press("Enter");
  await expect(office.getByText("Stay updated successfully")).toBeVisible();

  // On the way to a screen that has to be read, what is shown stays, and signing in leads on.
  await expect(office).toHaveURL(/\/1324admin$/);
  await office.locator("[data-screens-preloaded]").waitFor({ state: "attached" });
  await query("delete from sessions");
  await office.getByRole("link", { name: "Experiences" }).click();
  await office
    .getByRole("alert")
    .filter({ hasText: "You are signed out" })
    .getByRole("button", { name: "Sign in" })
    .click();
  await expect(office).toHaveURL(/\/1324admin$/);
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByLabel("Password").press("Enter");
  await expect(office).toHaveURL(/\/1324admin\/experiences$/);
});

test("leaving with unsaved changes asks first; a stay deleted meanwhile keeps what was typed, and can be brought back and saved", async ({
  office,
  browser,
  baseURL,
  postgresSite,
}) => {
  const { query } = postgresSite;
  const id = await addStay(query, "soon-gone");
  await openForm(office, id);
  await office.locator("#name").fill("Not saved yet");
  await expect(office.getByText("Unsaved changes")).toBeVisible();
  const asked: string[] = [];
  office.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const elsewhere = office.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Stays" });
  await elsewhere.click();
  await expect.poll(() => asked).toEqual(["Leave without saving?"]);
  await expect(office).toHaveURL(/\/edit$/);
  await expect(office.locator("#name")).toHaveValue("Not saved yet");
  office.once("dialog", (dialog) => void dialog.accept());
  await elsewhere.click();
  await expect(office).toHaveURL(/\/1324admin\/stays$/);
  expect(await query("select name from stays where id = $1", [id])).toEqual([{ name: "Shared house" }]);

  await openForm(office, id);
  await office.locator("#name").fill("Outlived it");
  const juma = await openAsJuma({ browser, baseURL: baseURL!, query });
  await juma.request.post("/1324admin/stays", { form: { intent: "delete", id } });
  await office.getByRole("button", { name: "Update Stay" }).click();
  const alert = office.locator(".error-box");
  await expect(alert).toContainText("Failed to save stay. Please try again.");
  await expect(alert).toContainText("It was deleted while you were editing");
  await expect(office.locator("#name")).toHaveValue("Outlived it");
  await expect(office.locator("input[name=images]")).toHaveCount(2);
  const [kept] = await query("select id from bin where item_id = $1 and deleted_by = 'Juma Ali'", [id]);
  await juma.request.post("/1324admin/bin", { form: { intent: "restore", id: kept!.id as string } });
  await save(office);
  expect(await query("select name, images from stays where id = $1", [id])).toEqual([
    { name: "Outlived it", images: SCENES },
  ]);
  await juma.context().close();
});
