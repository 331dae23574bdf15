import { expect, test, waitForHydration } from "#tests/support/fixtures";

test("PL-139 PL-142: staff check an item in one press, add a link and move it, and the dashboard counts what is left", async ({
  office,
  page,
}) => {
  await office.goto("/1324admin");
  const counted = office.getByRole("link", { name: /guide items to check/ });
  const before = Number(/\d+/.exec(await counted.innerText())![0]);
  await counted.click();
  await expect(office).toHaveURL(/\/1324admin\/guide\?check=due/);
  await waitForHydration(office);
  await office.getByRole("button", { name: "Checked today: Tanzania immigration" }).click();
  await expect(office.getByRole("button", { name: "Checked today: Tanzania immigration" })).toHaveCount(0);
  await office.goto("/1324admin");
  await expect(counted).toContainText(String(before - 1));

  await office.goto("/1324admin/guide/new");
  await waitForHydration(office);
  await office.getByLabel("Section", { exact: true }).selectOption("practical");
  await office.getByLabel("Kind", { exact: true }).selectOption("link");
  await office.getByLabel("Title").first().fill("Tide tables");
  await office.getByLabel("Address", { exact: true }).fill("https://tides.example/pemba");
  await office.getByRole("button", { name: "Create Item" }).click();
  await expect(office).toHaveURL(/\/1324admin\/guide/);
  await office.goto("/1324admin/guide?kind=link");
  await waitForHydration(office);
  const titles = () => office.locator("tbody th, tbody td:first-child").allInnerTexts();
  await expect.poll(async () => (await titles()).at(-1)).toContain("Tide tables");
  // The holidays that stand between do not count.
  await office.getByRole("button", { name: "Move up Tide tables" }).click();
  await expect.poll(async () => (await titles()).at(-1)).toContain("Customs allowances");

  await page.goto("/travel");
  const link = page.getByRole("link", { name: /Tide tables tides\.example/ });
  await expect(link).toHaveAttribute("href", "https://tides.example/pemba");
  await expect(page.getByText(/^Checked on \d+ \w+ \d{4}$/)).toBeVisible();
  await page.getByText("The times by month").click();
  await expect(page.getByRole("row", { name: /January 06:1\d 18:4\d/ })).toBeVisible();

  office.on("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete Tide tables" }).click();
  await expect.poll(async () => (await titles()).join()).not.toContain("Tide tables");
});
