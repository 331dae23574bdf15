/** Canned replies: written by staff in several languages, inserted into a conversation in the guest's. */
import type { Page } from "@playwright/test";
import { findViolations } from "../support/accessibility.ts";
import { expect, openScreen, testOnPostgres as test } from "../support/fixtures.ts";
import { ADMIN } from "../support/server.ts";

/** A message of a guest, and the case it began. */
async function openCase(
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
  name: string,
  language: string,
): Promise<{ id: string; reference: string }> {
  const [row] = await query(
    "with sent as (insert into inquiries (name, email, message, topic, category, language) values ($1, 'canned@example.com', 'Hello', 'General Inquiry', 'General', $2) returning case_id) select case_id as id from sent",
    [name, language],
  );
  const [found] = await query("select reference from cases where id = $1", [row!.id]);
  return { id: String(row!.id), reference: String(found!.reference) };
}

async function writeReply(office: Page, texts: Record<string, string>): Promise<void> {
  await office.getByRole("link", { name: "Add a reply" }).click();
  await expect(office.getByLabel("Name")).toBeFocused();
  for (const [label, text] of Object.entries(texts)) await office.getByLabel(label, { exact: true }).fill(text);
  await office.getByRole("button", { name: "Save reply" }).click();
}

test("GU-100 GU-101 GU-102 GT-21: a reply in two languages is inserted with a slash, filled in, never sent with a hole, and counted", async ({
  office,
  postgresSite: { query },
}) => {
  test.slow();
  await openScreen(office, "/1324admin/replies");
  await writeReply(office, {
    Name: "Boat from Mkoani",
    "Text in English": "Hello {guest}, the boat costs {total}.",
    Arabic: "مرحبًا {name}، رقمكم {reference} والسعر {total}.",
  });
  const field = office.getByLabel("Text in English");
  await expect(office.getByText("Nothing is filled in for {guest}.")).toBeVisible();
  await expect(field).toBeFocused();
  await expect(office.getByLabel("Name")).toHaveValue("Boat from Mkoani");
  expect(await findViolations(office)).toEqual([]);
  await field.fill("Hello {name}, the boat costs {total}.");
  await office.getByRole("button", { name: "Save reply" }).click();
  await expect(office.getByText("Reply created successfully")).toBeVisible();
  const row = office.locator(".reply-list > li").filter({ hasText: "Boat from Mkoani" });
  await expect(row).toContainText("In English, Arabic");
  await expect(row).toContainText("Not used yet");
  await expect(office.locator(".reply-list > li").last()).toContainText("Boat from Mkoani");
  await office.getByRole("button", { name: "Move Boat from Mkoani up" }).click();
  await expect(office.locator(".reply-list > li").last()).not.toContainText("Boat from Mkoani");

  const guest = await openCase(query, "خالد الحارثي", "ar");
  await openScreen(office, `/1324admin/inbox/${guest.id}`);
  const answer = office.getByLabel(/^Answer in/);
  await answer.focus();
  await office.keyboard.press("/");
  const find = office.getByRole("combobox", { name: "Find a canned reply" });
  await expect(find).toBeFocused();
  expect(await findViolations(office)).toEqual([]);
  await office.keyboard.press("Escape");
  await expect(answer, "Esc gives the slash back").toHaveValue("/");
  await answer.fill("");
  await office.keyboard.press("/");
  await find.pressSequentially("boat");
  await expect(office.getByRole("listbox", { name: "Canned replies" }).getByRole("option")).toHaveCount(1);
  await office.keyboard.press("Enter");
  await expect(find).toBeHidden();
  await expect(answer).toHaveValue(`مرحبًا خالد الحارثي، رقمكم ${guest.reference} والسعر {total}.`);
  await expect(answer).toBeFocused();

  // What has no value is selected, said, and not sent.
  expect(
    await answer.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe("{total}");
  const send = office.getByRole("button", { name: /^Send to/ });
  await send.click();
  await expect(office.getByText("Fill in {total} before you send it")).toBeVisible();
  await expect(answer).toHaveAttribute("aria-invalid", "true");
  expect(await findViolations(office)).toEqual([]);
  expect(await query("select 1 from case_messages where case_id = $1 and kind = 'staff'", [guest.id])).toEqual([]);
  await office.reload();
  await office.locator("html[data-hydrated]").waitFor();
  await expect(answer, "what was begun survives a reload").toHaveValue(/\{total\}/);
  await answer.fill(`مرحبًا خالد، رقمكم ${guest.reference} والسعر 60 دولارًا.`);
  await send.click();
  await expect(office.locator(".thread-message[data-kind=staff]")).toContainText("60 دولارًا");
  await expect(answer).toHaveValue("");
  expect(
    await query("select language, body from case_messages where case_id = $1 and kind = 'staff'", [guest.id]),
  ).toEqual([{ language: "ar", body: `مرحبًا خالد، رقمكم ${guest.reference} والسعر 60 دولارًا.` }]);
  await openScreen(office, "/1324admin/replies");
  await expect(row).toContainText("Used 1 time");
});

test("GU-100: staff pick another language; a missing one is said, and English inserted", async ({
  office,
  postgresSite: { query },
}) => {
  await query(
    "insert into canned_replies (name, text, text_fr) values ('Two languages', 'Good morning {name}', 'Bonjour {name}')",
  );
  const { id } = await openCase(query, "Amal Said", "ar");
  await openScreen(office, `/1324admin/inbox/${id}`);
  const answer = office.getByLabel(/^Answer in/);
  await answer.fill("Before. ");
  await office.getByRole("button", { name: "Canned replies" }).click();
  const option = office.getByRole("option", { name: /^Two languages/ });
  await expect(option).toContainText("English: there is no Arabic text");
  await option.click();
  await expect(answer).toHaveValue("Before. Good morning Amal Said");
  await expect(office.locator("#answer-note")).toHaveText("English: there is no Arabic text");
  await answer.fill("");
  await expect(office.locator("#answer-note")).toBeEmpty();
  await office.getByRole("button", { name: "Canned replies" }).click();
  await office.getByLabel("Insert in").selectOption("fr");
  await expect(option).toContainText("Bonjour");
  await expect(option).not.toContainText("there is no");
  await option.click();
  await expect(answer).toHaveValue("Bonjour Amal Said");
  await expect(answer).toHaveAttribute("lang", "fr");
  // Renamed, inserted again.
  await query("update cases set name = 'Amal Juma' where id = $1", [id]);
  await office.reload();
  await office.locator("html[data-hydrated]").waitFor();
  await answer.fill("");
  await office.keyboard.press("/");
  await option.click();
  await expect(answer).toHaveValue("Bonjour Amal Juma");
  await office.getByRole("button", { name: "Send to Amal" }).click();
  await expect(office.locator(".thread-message[data-kind=staff]")).toContainText("Bonjour Amal Juma");
  expect(await query("select language from case_messages where case_id = $1 and kind = 'staff'", [id])).toEqual([
    { language: "fr" },
  ]);
});

test("GU-100: the list leaves no tab or text cut off, and a reply is deleted only after a second click", async ({
  office,
  postgresSite: { query },
}) => {
  await query("insert into canned_replies (name, text) values ('To be deleted', 'x')");
  await openScreen(office, "/1324admin/replies");
  for (const width of [1440, 390, 320]) {
    await office.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => office.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBeLessThanOrEqual(0);
  }
  expect(await findViolations(office)).toEqual([]);
  await office.getByRole("link", { name: "Edit To be deleted" }).click();
  // Another form would lose what was typed: it asks.
  await office.getByLabel("Text in English").fill("Half a sent");
  office.once("dialog", (dialog) => dialog.dismiss());
  await office.getByRole("link", { name: "Add a reply" }).click();
  await expect(office.getByLabel("Text in English")).toHaveValue("Half a sent");
  await office.getByText("Delete…").click();
  await office.getByRole("button", { name: "Delete this reply" }).click();
  await expect(office.getByText("Reply deleted. The bin keeps it for 30 days.")).toBeVisible();
  await expect(office.getByText("To be deleted")).toHaveCount(0);
  expect(await query("select 1 from canned_replies where name = 'To be deleted'")).toEqual([]);
  await openScreen(office, "/1324admin/history?room=replies");
  await expect(office.locator("tbody tr").first()).toContainText("deleted To be deleted");
});

test("GU-100: without scripts a reply is written, chosen by a button and sent", async ({
  browser,
  baseURL,
  postgresSite: { query },
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  await context.request.post("/1324admin", { form: { intent: "sign-in", ...ADMIN }, maxRedirects: 0 });
  const page = await context.newPage();
  await page.goto("/1324admin/replies");
  await page.getByRole("link", { name: "Add a reply" }).click();
  await page.getByLabel("Name").fill("Plain");
  await page.getByLabel("Text in English").fill("Karibu {name}, says {staff}");
  await page.getByRole("button", { name: "Save reply" }).click();
  await expect(page.locator(".reply-list")).toContainText("Plain");
  const { id } = await openCase(query, "Omar Ali", "en");
  await page.goto(`/1324admin/inbox/${id}`);
  await page.getByRole("button", { name: "Canned replies" }).click();
  await page.getByRole("option", { name: /^Plain/ }).click();
  const answer = page.getByLabel(/^Answer in/);
  await expect(answer).toHaveValue(/^Karibu Omar Ali, says \w+$/);
  await page.getByRole("button", { name: "Send to Omar" }).click();
  await expect(page.locator(".thread-message[data-kind=staff]")).toContainText("Karibu Omar Ali");
  await expect(answer).toHaveValue("");
  expect(await query("select used from canned_replies where name = 'Plain'")).toEqual([{ used: 1 }]);
  await context.close();
});
