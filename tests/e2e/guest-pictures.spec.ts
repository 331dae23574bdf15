import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, openScreen, testOnPostgres as test, waitForHydration } from "#tests/support/fixtures";

async function photo(name: string, width = 900, height = 600) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#2db3b4" } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** Writes to us, and opens the page of it. */
async function openPage(page: Page, email: string): Promise<string> {
  await page.goto("/contact");
  const fields = { name: "Hanna Solberg", email, message: "Is the forest open?" };
  for (const [name, value] of Object.entries(fields)) await page.locator(`.panel [name=${name}]`).fill(value);
  await page.locator(".panel button.btn-primary").click();
  await page.getByRole("link", { name: "See your request" }).click();
  await expect(page.getByRole("heading", { name: "General Inquiry" })).toBeVisible();
  return new URL(page.url()).pathname;
}

const field = (page: Page) => page.getByLabel("Add pictures");
const tiles = (page: Page) => page.locator(".picture-tile");
const uploaded = (page: Page) => page.locator(".picture-field input[name=pictures]");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true }).click();

test("GU-082 GU-107 GU-191: guest and staff show each other pictures; each opens as itself", async ({
  page,
  office,
  postgresSite,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  const path = await openPage(page, "hanna.pictures@example.com");
  await waitForHydration(page);
  const hasScript = () => asked.some((address) => /\/assets\/picture-tiles-[^/]+\.js$/.test(address));
  expect(hasScript(), "what sends pictures is loaded when somebody chooses one").toBe(false);
  await field(page).setInputFiles([await photo("plane.jpg"), await photo("beach.jpg"), await photo("third.jpg")]);
  await expect(tiles(page)).toHaveCount(3);
  expect(hasScript()).toBe(true);
  await expect(page.locator(".picture-tile progress")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove picture 3" }).press("Enter");
  await expect(tiles(page)).toHaveCount(2);
  await expect(field(page)).toBeFocused();
  await expect(uploaded(page)).toHaveValue(/^[0-9a-f-]{36} [0-9a-f-]{36}$/);
  expect(await findViolations(page)).toEqual([]);
  const before = await uploaded(page).inputValue();

  await page.reload();
  await waitForHydration(page);
  await expect(tiles(page), "pictures survive a reload as words do").toHaveCount(2);
  await expect(uploaded(page)).toHaveValue(before);
  const preview = await page.request.get((await tiles(page).locator("img").first().getAttribute("src"))!);
  expect([preview.status(), preview.headers()["content-type"]]).toEqual([200, "image/webp"]);
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => horizontalOverflow(page)).toBeLessThanOrEqual(0);
  }
  await send(page);
  await expect(page.getByText("Your message is with us.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  const first = page.getByRole("img", { name: "Picture 1 of 2" });
  await expect(first).toHaveAttribute("width", "900");
  await expect(first).toHaveAttribute("height", "600");
  expect(await findViolations(page)).toEqual([]);
  // The document of the picture runs nothing, not even what would ask it something.
  const opening = page.waitForResponse(new RegExp(`${path}/pictures/[0-9a-f-]{36}$`));
  await page.locator(".message-pictures a").first().click();
  const opened = await opening;
  expect([opened.request().resourceType(), opened.headers()["content-type"]]).toEqual(["document", "image/jpeg"]);

  const [row] = await postgresSite.query("select id from cases where email = 'hanna.pictures@example.com'");
  await openScreen(office, "/1324admin/inbox?for=all&q=hanna.pictures");
  await expect(office.locator(".inbox-words").first()).toHaveText("2 pictures");
  await openScreen(office, `/1324admin/inbox/${String(row?.id)}`);
  await expect(office.getByRole("img", { name: "Picture 2 of 2" })).toBeVisible();
  await field(office).setInputFiles([await photo("answer.jpg", 300, 400)]);
  await expect(uploaded(office)).toHaveValue(/^[0-9a-f-]{36}$/);
  await office.getByRole("button", { name: "Send to Hanna" }).click();
  const answer = office.locator(".thread-message[data-kind=staff] img");
  await expect(answer).toHaveAttribute("alt", "Picture 1 of 1");
  await expect(tiles(office)).toHaveCount(0);
  expect(await findViolations(office)).toEqual([]);
  await office.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);

  await page.goto(`/ar${path}`);
  await expect(page.getByRole("img", { name: "الصورة 1 من 1" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("GU-080 GU-082 GU-223: what fails is said at the picture, holds the message back and can be tried again", async ({
  page,
}) => {
  await openPage(page, "hanna.failing@example.com");
  await waitForHydration(page);
  await page.route("**/pictures", (route) => route.fulfill({ status: 503, json: { code: "storage" } }));
  await page.getByLabel("Your message").fill("With a picture");
  await field(page).setInputFiles([await photo("beach.jpg")]);
  await expect(tiles(page).getByRole("alert")).toContainText("beach.jpg could not be saved");
  await send(page);
  await expect(page.locator(".picture-problem")).toContainText("beach.jpg could not be saved");
  await expect(field(page)).toBeFocused();
  await expect(page.getByLabel("Your message")).toHaveValue("With a picture");
  await expect(page.locator(".bubble")).toHaveCount(1);

  await page.unroute("**/pictures");
  await tiles(page).getByRole("button", { name: "Try again" }).click();
  await expect(uploaded(page)).toHaveValue(/^[0-9a-f-]{36}$/);
  await field(page).setInputFiles([{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") }]);
  await expect(page.locator(".picture-problem")).toContainText("notes.txt cannot be used");
  await field(page).setInputFiles(await Promise.all(Array.from({ length: 6 }, (_, n) => photo(`${n}.jpg`, 60, 40))));
  await expect(page.locator(".picture-problem")).toHaveText("At most 6 pictures fit into one message");
  await expect(tiles(page)).toHaveCount(6);
  await expect(page.locator(".picture-tile progress")).toHaveCount(0);
  await send(page);
  await expect(page.locator(".bubble.mine .message-pictures img")).toHaveCount(6);
});

test("GU-082: a picture that was chosen before the scripts were there is taken up by them", async ({ page }) => {
  const path = await openPage(page, "hanna.early@example.com");
  await page.goto(path);
  await field(page).setInputFiles([await photo("early.jpg")]);
  await waitForHydration(page);
  await expect(uploaded(page)).toHaveValue(/^[0-9a-f-]{36}$/);
  await expect(tiles(page)).toHaveCount(1);
  await send(page);
  await expect(page.getByRole("img", { name: "Picture 1 of 1" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("GU-082 GU-223: pictures go with the form; what cannot be used is named, the rest is kept", async ({ page }) => {
    await openPage(page, "hanna.plain@example.com");
    await page.getByLabel("Your message").fill("Two of them");
    await field(page).setInputFiles([
      await photo("beach.jpg"),
      { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") },
    ]);
    await send(page);
    await expect(page.locator(".picture-problem")).toContainText("notes.jpg cannot be used");
    await expect(page.getByLabel("Your message")).toHaveValue("Two of them");
    await expect(page.getByRole("checkbox", { name: "Send picture 1 along" })).toBeChecked();
    await field(page).setInputFiles([await photo("other.jpg", 300, 200)]);
    await send(page);
    await expect(page.getByRole("img", { name: "Picture 2 of 2" })).toBeVisible();
    await page.reload();
    await expect(page.locator(".bubble .message-pictures img")).toHaveCount(2);
    await field(page).setInputFiles([await photo("alone.jpg", 120, 90)]);
    await send(page);
    await expect(page.getByRole("img", { name: "Picture 1 of 1" })).toBeVisible();
  });
});
