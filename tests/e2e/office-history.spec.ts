import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

test("what was deleted can be brought back from the bin, with its requests; everything is written down", async ({
  office,
  page,
  postgresSite,
}) => {
  const [made] = await postgresSite.query(
    "insert into experiences (title, description, category, duration, price) values ('Kept for a while', 'D', 'Nature', '1 hour', 10) returning id",
  );
  const id = made!.id as string;
  await postgresSite.query(
    "insert into experience_inquiries (experience_id, experience_title, full_name, email, country_code, phone, accommodation, participants, date) values ($1, 'Kept for a while', 'Patient Guest', 'patient@example.com', '+1', '1', 'x', 1, '2027-01-01')",
    [id],
  );
  await office.goto("/1324admin/experiences?search=Kept+for+a+while");
  await waitForHydration(office);
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete Kept for a while" }).click();
  await expect(office.getByText("Experience deleted successfully")).toBeVisible();
  expect((await page.request.get(`/experiences/${id}`)).status()).toBe(404);
  await office.goto("/1324admin/customers?q=Patient+Guest");
  await expect(office.locator("tbody tr")).toContainText("Kept for a while");

  await office.getByRole("button", { name: /profile menu/ }).click();
  await office.getByRole("menuitem", { name: "Bin" }).click();
  const row = office.getByRole("row", { name: /Kept for a while/ });
  await expect(row).toContainText("30 more days");
  await row.getByRole("button", { name: "Restore Kept for a while" }).click();
  await expect(office.getByText("Kept for a while is back")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/experiences/${id}`)).status()).toBe(200);
  expect(
    await postgresSite.query("select experience_id from experience_inquiries where full_name = 'Patient Guest'"),
  ).toEqual([{ experience_id: id }]);

  await office.goto(`/1324admin/experiences/${id}/edit`);
  await waitForHydration(office);
  await office.locator("#price").fill("12.50");
  await office.getByRole("button", { name: "Update Experience" }).click();
  await expect(office.getByText("Experience updated successfully")).toBeVisible();
  await office.goto(`/1324admin/experiences/${id}/edit`);
  await expect(office.locator(".item-history li")).toHaveText([/changed Price/, /restored/, /deleted/]);
  await office.getByRole("link", { name: "All changes" }).click();
  await waitForHydration(office);
  await expect(office.locator("tbody tr")).toHaveCount(3);
  await office.locator("summary", { hasText: "Price" }).click();
  await expect(office.locator(".difference del")).toHaveText("10.00");
  await expect(office.locator(".difference ins")).toHaveText("12.50");
  await office.getByRole("link", { name: "Show all" }).click();
  await expect(office).toHaveURL(/\/history$/);
  await expect(office.getByRole("link", { name: "Show all" })).toBeHidden();
  await office.getByLabel("Where").selectOption("staff");
  await expect(office.locator("tbody tr").first()).toContainText("signed in");
});

test("an item whose address is taken stays in the bin, and one can be removed for good", async ({
  office,
  postgresSite,
}) => {
  const stay =
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('twin', $1, 'D', 'Wete', 'hotel', 10, 2) returning id";
  const [first] = await postgresSite.query(stay, ["First twin"]);
  await office.goto("/1324admin/stays?search=First+twin");
  await waitForHydration(office);
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete First twin" }).click();
  await expect(office.getByText("Stay deleted successfully")).toBeVisible();
  await postgresSite.query(stay, ["Second twin"]);

  await office.goto("/1324admin/bin");
  await waitForHydration(office);
  await office.getByRole("button", { name: "Restore First twin" }).click();
  await expect(office.getByText(/Another item has its address by now/)).toBeVisible();
  office.once("dialog", (dialog) => void dialog.dismiss());
  await office.getByRole("button", { name: "Remove for good First twin" }).click();
  expect(await postgresSite.query("select item_name from bin where item_id = $1", [first!.id])).toEqual([
    { item_name: "First twin" },
  ]);
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Remove for good First twin" }).click();
  await expect(office.getByText("Removed for good")).toBeVisible();
  expect(await postgresSite.query("select 1 from bin where item_id = $1", [first!.id])).toEqual([]);
  await postgresSite.query("delete from stays where slug = 'twin'");
});
