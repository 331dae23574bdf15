import type { Locator, Page } from "@playwright/test";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const LIST = "/1324admin/translations";

async function open(office: Page, query = ""): Promise<void> {
  await office.goto(LIST + query);
  await waitForHydration(office);
}

const cell = (office: Page, language: string, key: string): Locator =>
  office.getByRole("button", { name: new RegExp(`^${language} for ${key.replace(".", "\\.")}:`) });
const editor = (office: Page, language: string, key: string): Locator =>
  office.getByRole("textbox", { name: `${language} for ${key}`, exact: true });

test("a text fixed in the grid shows on the public site at once; a broken one does not leave its cell", async ({
  office,
  page,
  postgresSite,
}) => {
  const stored = async () =>
    (await postgresSite.query("select en, fr from translations where key = 'booking.sum'"))[0]!;
  await page.goto("/fr");
  await expect(page.getByRole("link", { name: "Hébergements" }).first()).toBeVisible();
  await open(office, "?search=nav.stays");
  await cell(office, "Français", "nav.stays").click();
  await expect(editor(office, "Français", "nav.stays")).toBeFocused();
  await editor(office, "Français", "nav.stays").fill("Où dormir");
  await office.keyboard.press("Enter");
  await expect(office.getByText("Translation updated successfully")).toBeVisible();
  await expect(cell(office, "Français", "nav.stays")).toBeFocused();
  await expect(cell(office, "Français", "nav.stays")).toHaveText("Où dormir");
  expect(await postgresSite.query("select fr, de from translations where key = 'nav.stays'")).toEqual([
    { fr: "Où dormir", de: "Unterkünfte" },
  ]);
  expect(
    await postgresSite.query("select room, action, item_name, fields from changes where item_name = 'nav.stays'"),
  ).toEqual([
    {
      room: "translations",
      action: "changed",
      item_name: "nav.stays",
      fields: { fr: { from: "Hébergements", to: "Où dormir" } },
    },
  ]);
  await page.reload();
  await expect(page.getByRole("link", { name: "Où dormir" }).first()).toBeVisible();

  // By keyboard alone: Esc keeps what was there, the arrows move, and leaving a cell saves it.
  await office.keyboard.press("ArrowRight");
  await expect(cell(office, "Español", "nav.stays")).toBeFocused();
  await office.keyboard.press("Enter");
  await editor(office, "Español", "nav.stays").fill("Nadie lo ve");
  await office.keyboard.press("Escape");
  await expect(cell(office, "Español", "nav.stays")).toHaveText("Alojamientos");
  await expect(cell(office, "Español", "nav.stays")).toBeFocused();
  await office.keyboard.press("F2");
  await editor(office, "Español", "nav.stays").fill("");
  await office.getByPlaceholder("Search key or text").focus();
  await expect(cell(office, "Español", "nav.stays")).toHaveAccessibleName("Español for nav.stays: missing");
  await expect
    .poll(() => postgresSite.query("select es from translations where key = 'nav.stays'"))
    .toEqual([{ es: null }]);
  await expect(office.getByText(/keys in nine languages, 1 string missing/)).toBeVisible();
  await page.goto("/es");
  await expect(page.getByRole("link", { name: "Stays" }).first()).toBeVisible();

  await open(office, "?search=booking.sum");
  const before = await stored();
  await cell(office, "Français", "booking.sum").click();
  await editor(office, "Français", "booking.sum").fill("{prix} × {n}");
  await office.keyboard.press("Control+Enter");
  await expect(office.getByText("Failed to update translation")).toBeVisible();
  await expect(office.getByText("{price} is missing: the English text has it.")).toBeVisible();
  await expect(editor(office, "Français", "booking.sum")).toHaveValue("{prix} × {n}");
  await expect(cell(office, "Français", "booking.sum")).toHaveText(before.fr as string);
  await office.keyboard.press("Escape");
  await cell(office, "English", "booking.sum").click();
  await editor(office, "English", "booking.sum").fill(" ");
  await office.getByRole("button", { name: "Save", exact: true }).click();
  await expect(office.getByText("English cannot be blank: the other languages fall back to it.")).toBeVisible();
  expect(await stored()).toEqual(before);
});

test("nobody's text is overwritten unseen, and a failed save gives back what was there and keeps what was typed", async ({
  office,
  postgresSite,
}) => {
  const stored = async () => (await postgresSite.query("select de from translations where key = 'nav.blog'"))[0]!.de;
  await open(office, "?search=nav.blog");
  await cell(office, "Deutsch", "nav.blog").click();
  await editor(office, "Deutsch", "nav.blog").fill("Meins");
  await postgresSite.query("update translations set de = 'Ihres' where key = 'nav.blog'");
  await office.keyboard.press("Enter");
  await expect(office.getByText("Somebody changed this text meanwhile.")).toBeVisible();
  await expect(office.locator(".cell-theirs")).toHaveText("Ihres");
  await expect(editor(office, "Deutsch", "nav.blog")).toHaveValue("Meins");
  expect(await stored()).toBe("Ihres");
  await office.getByRole("button", { name: "Save mine" }).click();
  await expect(office.getByText("Translation updated successfully")).toBeVisible();
  expect(await stored()).toBe("Meins");

  await cell(office, "Deutsch", "nav.blog").click();
  await editor(office, "Deutsch", "nav.blog").fill("Noch eins");
  await postgresSite.query("update translations set de = 'Wieder ihres' where key = 'nav.blog'");
  await office.keyboard.press("Enter");
  await office.getByRole("button", { name: "Keep theirs" }).click();
  await expect(cell(office, "Deutsch", "nav.blog")).toHaveText("Wieder ihres");
  expect(await stored()).toBe("Wieder ihres");

  await office.route("**/1324admin/translations.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await cell(office, "Deutsch", "nav.blog").click();
  await editor(office, "Deutsch", "nav.blog").fill("Ohne Netz");
  await office.keyboard.press("Enter");
  await expect(office.getByText("This text could not be saved. Please try again.")).toBeVisible();
  await expect(office.getByText("Failed to update translation").last()).toBeVisible();
  await expect(cell(office, "Deutsch", "nav.blog")).toHaveText("Wieder ihres");
  await expect(editor(office, "Deutsch", "nav.blog")).toHaveValue("Ohne Netz");
  await office.unroute("**/1324admin/translations.data*");
  await editor(office, "Deutsch", "nav.blog").press("Enter");
  await expect(cell(office, "Deutsch", "nav.blog")).toHaveText("Ohne Netz");
  await expect.poll(stored).toBe("Ohne Netz");

  // What cannot be read is said, and what is on the screen stays.
  await office.route("**/1324admin/translations.data*", (route) => route.abort());
  await office.getByPlaceholder("Search key or text").fill("nav.stays");
  await expect(office.getByText("Failed to load translations").first()).toBeVisible();
  await expect(cell(office, "Deutsch", "nav.blog")).toHaveText("Ohne Netz");
});

test("keys are found, added and deleted, and what is missing can be listed", async ({ office, postgresSite }) => {
  await postgresSite.query("update translations set sw = null where key in ('nav.about', 'nav.contact')");
  await open(office);
  await expect(office.locator("tbody tr")).toHaveCount(10);
  const keys = await office.locator("tbody code").allTextContents();
  expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
  await office.getByLabel(/^Rows/).selectOption("50");
  await expect(office.locator("tbody tr")).toHaveCount(50);
  await office.getByPlaceholder("Search key or text").fill("من نحن");
  await expect(office.getByText(/^Showing \d of \d entries$/)).toBeVisible();
  await expect(cell(office, "Kiswahili", "nav.about")).toHaveAccessibleName("Kiswahili for nav.about: missing");
  await office.getByText("Clear Filters").click();
  await office
    .getByRole("link", { name: /^Kiswahili/ })
    .filter({ visible: true })
    .click();
  await expect(office.locator("tbody code")).toHaveText(["nav.about", "nav.contact"]);
  await expect(office.getByLabel("Missing in Kiswahili")).toBeChecked();
  await cell(office, "Kiswahili", "nav.about").click();
  await editor(office, "Kiswahili", "nav.about").fill("Kuhusu sisi");
  await office.keyboard.press("Enter");
  await expect(cell(office, "Kiswahili", "nav.about")).toHaveText("Kuhusu sisi");
  await expect(office.locator("tbody tr"), "the row stays while it is worked on").toHaveCount(2);
  await office.getByLabel("Missing in Kiswahili").uncheck();
  await office.getByLabel("Context").selectOption("nav");
  await expect(office.getByText(/of 37 entries/)).toBeVisible();

  await office.getByRole("button", { name: "Add Translation" }).click();
  const dialog = office.getByRole("dialog", { name: "Add Translation" });
  const submit = dialog.getByRole("button", { name: "Add Translation" });
  for (const [key, english] of [
    ["", ""],
    ["staff.greeting", " "],
    ["", "Hello {name}"],
  ] as const) {
    await dialog.getByLabel("Key").fill(key);
    await dialog.getByLabel("English").fill(english);
    await submit.click();
    await expect(dialog.getByText("Key and English translation are required")).toBeVisible();
  }
  await dialog.getByLabel("Key").fill("nav.blog");
  await submit.click();
  await expect(dialog.getByText("This key is there already.")).toBeVisible();
  await expect(office.getByText("Failed to add translation").first()).toBeVisible();
  await dialog.getByLabel("Key").fill("staff.greeting");
  await dialog.getByLabel("العربية").fill("مرحبا {name}");
  await submit.click();
  await expect(office.getByText("Translation added successfully")).toBeVisible();
  await expect(office.locator("tbody code")).toHaveText(["staff.greeting"]);
  expect(
    await postgresSite.query("select key, context, en, ar, fr from translations where key like 'staff.%'"),
  ).toEqual([{ key: "staff.greeting", context: "staff", en: "Hello {name}", ar: "مرحبا {name}", fr: null }]);

  const asked: string[] = [];
  const remaining = async () =>
    (await postgresSite.query("select id from translations where key = 'staff.greeting'")).length;
  for (const accept of [false, true]) {
    office.once("dialog", (question) => {
      asked.push(question.message());
      void (accept ? question.accept() : question.dismiss());
    });
    await office.getByRole("button", { name: "Delete staff.greeting" }).click();
    if (accept) await expect(office.getByText("Translation deleted successfully")).toBeVisible();
    expect(await remaining()).toBe(accept ? 0 : 1);
  }
  expect(asked).toEqual(Array(2).fill("Are you sure you want to delete this translation?"));
  await expect(office.getByText("No data found")).toBeVisible();
  expect(
    await postgresSite.query(
      "select table_name, row->>'en' as en, row->>'ar' as ar from bin where item_name = 'staff.greeting'",
    ),
  ).toEqual([{ table_name: "translations", en: "Hello {name}", ar: "مرحبا {name}" }]);

  // On a phone one language at a time, and the same editing.
  await office.setViewportSize({ width: 390, height: 844 });
  await open(office, "?context=nav");
  await office
    .getByRole("navigation", { name: "Language shown" })
    .getByRole("link", { name: /العربية/ })
    .click();
  await expect(cell(office, "العربية", "nav.about")).toBeVisible();
  await expect(cell(office, "Deutsch", "nav.about")).toBeHidden();
  await cell(office, "العربية", "nav.about").click();
  await expect(editor(office, "العربية", "nav.about")).toHaveAttribute("dir", "rtl");
  await editor(office, "العربية", "nav.about").fill("عنّا");
  await office.getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => postgresSite.query("select ar from translations where key = 'nav.about'"))
    .toEqual([{ ar: "عنّا" }]);
  expect(await horizontalOverflow(office)).toBe(0);
  await open(office, "?search=nav.about");
  expect(await findViolations(office)).toEqual([]);
  await office.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolations(office)).toEqual([]);
});

test("all texts go out as a file, and a file comes in after a look at what it would change", async ({
  office,
  page,
  postgresSite,
}) => {
  const csv = await office.request.get(`${LIST}/export.csv`);
  expect(csv.headers()).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": expect.stringMatching(/attachment; filename="translations-.*\.csv"/),
  });
  expect([...(await csv.body()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const json = (await (await office.request.get(`${LIST}/export.json`)).json()) as Record<
    string,
    Record<string, string>
  >;
  expect(json["nav.experiences"]).toMatchObject({ en: "Experiences", ru: "Впечатления" });
  const history = async () =>
    (await postgresSite.query("select count(*)::int as n from changes where action = 'imported'"))[0]!.n;

  await open(office, "/import");
  const choose = async (name: string, content: string | Buffer) => {
    await office.locator("#file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
    await office.getByRole("button", { name: "Show what would change" }).click();
  };
  await choose("all.csv", await csv.body());
  await expect(office.getByText("Nothing to write.")).toBeVisible();
  await choose("broken.json", "{ oh");
  await expect(office.getByText("This file is not valid JSON.")).toBeVisible();

  await choose(
    "some.csv",
    'key,en,it,ar\r\nnav.experiences,,Da vivere,"تجارب\nلا تنسى"\r\nimported.one,"=1+1, ""quoted""",,\r\nimported.two,,Due,\r\nbooking.sum,,{price,\r\n',
  );
  await expect(office.getByRole("heading", { name: "What would change" })).toBeFocused();
  await expect(office.locator(".import-counts dd")).toHaveText(["1", "2", "2", "0"]);
  await expect(office.locator(".import-report")).toContainText("Key and English translation are required");
  await expect(office.locator("del").first()).toHaveText(json["nav.experiences"]!.it!);
  await expect(office.locator("ins[lang=ar]")).toHaveAttribute("dir", "rtl");
  expect(
    await postgresSite.query("select key from translations where key like 'imported.%'"),
    "a dry run writes nothing",
  ).toEqual([]);

  await postgresSite.query("update translations set it = 'Altrove' where key = 'nav.experiences'");
  await office.getByRole("button", { name: "Apply" }).click();
  await expect(office.getByText(/The texts have changed since they were shown/)).toBeVisible();
  await expect(office.locator("del").first()).toHaveText("Altrove");
  expect(await history()).toBe(0);
  await office.getByRole("button", { name: "Apply" }).click();
  await expect(office.getByText("3 texts of 2 keys written. The site shows them now.")).toBeVisible();
  expect(
    await postgresSite.query(
      "select key, en, it, ar from translations where key in ('nav.experiences', 'imported.one', 'imported.two') order by key",
    ),
  ).toEqual([
    { key: "imported.one", en: '=1+1, "quoted"', it: null, ar: null },
    { key: "nav.experiences", en: "Experiences", it: "Da vivere", ar: "تجارب\nلا تنسى" },
  ]);
  expect(await history()).toBe(2);
  await page.goto("/it");
  await expect(page.getByRole("link", { name: "Da vivere" }).first()).toBeVisible();
});

test("the server checks again, and answers staff only", async ({ office, page, postgresSite }) => {
  const [row] = await postgresSite.query("select id, en, fr from translations where key = 'nav.forest'");
  const post = async (form: Record<string, string>) => (await office.request.post(`${LIST}?index`, { form })).status();
  const edit = { intent: "update", id: row!.id as string, language: "en", before: row!.en as string };
  expect(await post({ ...edit, text: " " })).toBe(400);
  expect(await post({ ...edit, text: "{open" })).toBe(400);
  expect(await post({ ...edit, before: "Stale", text: "New" })).toBe(409);
  expect(await post({ ...edit, language: "key", text: "New" })).toBe(400);
  expect(await post({ ...edit, text: "x".repeat(10_001) })).toBe(400);
  expect(await post({ intent: "add", key: " ", en: "Text" })).toBe(400);
  expect(await post({ intent: "add", key: "refused.one", en: " " })).toBe(400);
  expect(await post({ intent: "add", key: "refused one", en: "Text" })).toBe(400);
  expect(await post({ intent: "add", key: "nav.forest", en: "Text" })).toBe(400);
  expect(await post({ intent: "nonsense" })).toBe(400);
  const large = { file: { name: "large.csv", mimeType: "text/csv", buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "a") } };
  expect((await office.request.post(`${LIST}/import`, { multipart: large })).status()).toBe(413);
  expect(
    await postgresSite.query("select id, en, fr from translations where key = 'nav.forest' or key like 'refused%'"),
  ).toEqual([row]);

  for (const path of ["", "/import", "/export.json", "/export.csv", ".data"])
    expect((await page.request.get(LIST + path)).status(), path).toBe(401);
  const attempts: Record<string, string>[] = [
    { ...edit, text: "Stranger" },
    { intent: "add", key: "stranger.one", en: "x" },
    { intent: "delete", id: row!.id as string },
  ];
  for (const form of attempts) {
    expect((await page.request.post(`${LIST}?index`, { form })).status()).toBe(401);
  }
  expect(
    await postgresSite.query("select id, en, fr from translations where key = 'nav.forest' or key like 'stranger%'"),
  ).toEqual([row]);
});
