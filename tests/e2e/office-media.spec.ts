import type { Page } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { ADMIN } from "#tests/support/server";

// A picture can only be cropped in a browser that draws it.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: launchOptions.args?.filter((argument) => !argument.includes("imagesEnabled")) }),
    { scope: "worker" },
  ],
});

const MEGABYTE = 1024 * 1024;
const CHUNK = 8 * MEGABYTE;

const picture = async (name: string, colour = "#0b7880", width = 320, height = 240) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

async function fillTexts(office: Page, title: string): Promise<void> {
  await office.locator("#title").fill(title);
  await office.locator("#category").selectOption("Nature");
  await office.locator("#price").fill("10");
  await office.locator("#duration").fill("1 hour");
  await office.locator("#description").fill("Pictures.");
}

/** Drops files on the field as a file manager does. */
async function drop(office: Page, files: { name: string; type: string; bytes: number[] | number }[]): Promise<void> {
  const transfer = await office.evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, type, bytes } of list)
      data.items.add(
        new File([typeof bytes === "number" ? new Uint8Array(bytes) : Uint8Array.from(bytes)], name, { type }),
      );
    return data;
  }, files);
  await office.locator(".image-field").dispatchEvent("drop", { dataTransfer: transfer });
}

const names = async (office: Page) =>
  (
    await office.locator(".image-tile img").evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt))
  ).map((alt) => alt.replace(/^\d+, /, ""));

test("pictures are dropped, refused by name, put in order, cropped and described, and visitors are told what they show", async ({
  office,
  page,
  postgresSite,
}) => {
  await office.goto("/1324admin/experiences/new");
  await waitForHydration(office);
  await fillTexts(office, "Pictures of every kind");
  await expect(office.getByText("Up to 10 images of 5 MB. The first one is the cover.")).toBeVisible();

  const good = await picture("good.jpg", "#c6431c", 800, 600);
  await drop(office, [
    { name: "paper.pdf", type: "application/pdf", bytes: [37, 80] },
    { name: "moving.gif", type: "image/gif", bytes: [71, 73] },
    { name: "huge.jpg", type: "image/jpeg", bytes: 5 * MEGABYTE + 1 },
    { name: "empty.png", type: "image/png", bytes: [] },
    { name: "good.jpg", type: "image/jpeg", bytes: [...good.buffer] },
  ]);
  const notices = office.locator("#images-notices");
  await expect(notices.locator("p")).toHaveText([
    "Some files exceed the maximum size of 5MB",
    "paper.pdf: File type must be JPEG, PNG or WebP",
    "moving.gif: File type must be JPEG, PNG or WebP",
    "huge.jpg: File is larger than 5242880 bytes",
    "empty.png: File is smaller than 1 bytes",
  ]);
  const stored = office.locator("input[name=images]");
  await expect(stored).toHaveCount(1);

  const more = await Promise.all(Array.from({ length: 11 }, (_, place) => picture(`more-${place + 1}.jpg`)));
  await office.locator("#images").setInputFiles(more);
  await expect(notices.locator("p")).toHaveText([
    "Maximum 10 files allowed",
    "more-10.jpg: Too many files",
    "more-11.jpg: Too many files",
  ]);
  await expect(stored).toHaveCount(10);

  // By buttons, by keys, and by dragging.
  for (let left = 10; left > 3; left--) await office.getByRole("button", { name: `Remove image ${left}` }).click();
  await expect(notices.locator("p")).toHaveCount(0);
  expect(await names(office)).toEqual(["good.jpg", "more-1.jpg", "more-2.jpg"]);
  await office.getByRole("button", { name: "Make cover, image 3" }).click();
  expect(await names(office)).toEqual(["more-2.jpg", "good.jpg", "more-1.jpg"]);
  await expect(office.getByText("Moved to place 1: now the cover")).toBeAttached();
  await office.getByRole("button", { name: "Move later, image 2" }).focus();
  await office.keyboard.press("ArrowRight");
  await expect.poll(() => names(office)).toEqual(["more-2.jpg", "more-1.jpg", "good.jpg"]);
  await expect(office.getByText("Moved to place 3 of 3")).toBeAttached();
  await expect(office.getByRole("group", { name: "Image 3 of 3" }).locator("button:focus")).toHaveCount(1);
  await office.keyboard.press("Home");
  await expect.poll(() => names(office)).toEqual(["good.jpg", "more-2.jpg", "more-1.jpg"]);
  await office.locator(".image-tile").nth(2).dragTo(office.locator(".image-tile").nth(1));
  await expect.poll(() => names(office)).toEqual(["good.jpg", "more-1.jpg", "more-2.jpg"]);

  await office.getByRole("button", { name: "Describe image 1, not described yet" }).click();
  const describe = office.getByRole("dialog", { name: "Describe this picture" });
  await describe.getByLabel("English").fill("A red field");
  await describe.getByRole("button", { name: "Use description" }).click();
  await office.getByRole("button", { name: /Français/ }).click();
  await office.getByRole("button", { name: "Describe image 1, not described yet" }).click();
  await expect(describe.getByText("A red field")).toBeVisible();
  await describe.getByLabel("Français").fill("Un champ rouge");
  await describe.getByRole("button", { name: "Use description" }).click();
  await expect(office.getByRole("button", { name: "Describe image 1, described" })).toBeFocused();
  await office.getByRole("button", { name: "Describe image 3, not described yet" }).click();
  await describe.getByLabel("Français").fill("Partira");
  await describe.getByRole("button", { name: "Use description" }).click();
  await office.getByRole("button", { name: "Remove image 3" }).click();

  const uncropped = await stored.first().inputValue();
  await office.getByRole("button", { name: "Crop image 1" }).click();
  const crop = office.getByRole("dialog", { name: "Crop picture" });
  await expect(crop.getByRole("button", { name: "Crop", exact: true })).toBeEnabled();
  const frame = (await crop.locator("[data-testid=cropper]").boundingBox())!;
  expect(frame.width / frame.height).toBeCloseTo(16 / 9, 1);
  await crop.getByLabel("Zoom").focus();
  for (let step = 0; step < 4; step++) await office.keyboard.press("ArrowRight");
  await expect(crop.getByLabel("Zoom")).toHaveAttribute("aria-valuetext", "120 per cent");
  await crop.locator("[data-testid=cropper]").focus();
  await office.keyboard.press("ArrowDown");
  await crop.getByRole("button", { name: "Crop", exact: true }).click();
  await expect(stored.first()).not.toHaveValue(uncropped);

  await office.getByRole("button", { name: "Create Experience" }).click();
  await expect(office.getByText("Experience created successfully")).toBeVisible();
  const [row] = await postgresSite.query(
    "select id, images, image_texts from experiences where title = 'Pictures of every kind'",
  );
  const images = row!.images as string[];
  expect(images).toHaveLength(2);
  expect(images).not.toContain(uncropped);
  expect(row!.image_texts).toEqual({ [images[0]!]: { en: "A red field", fr: "Un champ rouge" } });
  const cropped = await sharp(await (await page.request.get(images[0]!)).body()).metadata();
  expect(cropped.width).toBeLessThan(700);
  expect(cropped.width / cropped.height).toBeCloseTo(16 / 9, 1);

  for (const [prefix, text] of [
    ["/fr", "Un champ rouge"],
    ["/sw", "A red field"],
  ]) {
    await page.goto(`${prefix}/experiences/${row!.id as string}`);
    await expect(page.locator(".mosaic img").first()).toHaveAttribute("alt", text!);
    await expect(page.locator(".mosaic img").nth(1)).toHaveAttribute("alt", "");
  }

  // A stored picture too, with what is known of it.
  await office.goto(`/1324admin/experiences/${row!.id as string}/edit`);
  await waitForHydration(office);
  await expect(office.getByText("Unsaved changes")).toBeHidden();
  await office.getByRole("button", { name: "Crop image 1" }).click();
  await crop.getByRole("button", { name: "Crop", exact: true }).click();
  await expect(stored.first()).not.toHaveValue(images[0]!);
  await office.getByRole("button", { name: "Update Experience" }).click();
  await expect(office.getByText("Experience updated successfully")).toBeVisible();
  const [after] = await postgresSite.query("select images, image_texts from experiences where id = $1", [row!.id]);
  expect(after!.image_texts).toEqual({
    [(after!.images as string[])[0]!]: { en: "A red field", fr: "Un champ rouge" },
  });
});

test("a film survives a lost connection, a pause, a reload and the end of the session", async ({
  office,
  page,
  postgresSite,
}, testInfo) => {
  const film = Buffer.concat([
    Buffer.from([0, 0, 0, 0x18]),
    Buffer.from("ftypisom"),
    randomBytes(3 * CHUNK + MEGABYTE),
  ]);
  const path = testInfo.outputPath("film.mp4");
  writeFileSync(path, film);
  office.on("dialog", (dialog) => void dialog.accept());

  const offsets: number[] = [];
  let [isDown, isHeld, endsSession] = [false, false, false];
  await office.route("**/1324admin/media/tus**", async (route) => {
    const request = route.request();
    const offset = Number(request.headers()["upload-offset"] ?? Number.NaN) / CHUNK;
    if (request.method() === "PATCH") offsets.push(offset);
    if (offset === 1 && offsets.length === 2) isDown = true;
    if (isDown) return route.abort("connectionreset");
    if (isHeld && offset === 2) return undefined;
    if (endsSession && offset === 2) await office.context().clearCookies();
    return route.continue();
  });

  await office.goto("/1324admin/experiences/new");
  await waitForHydration(office);
  const field = office.locator(".single-file").first();
  await office.locator("#video_url").setInputFiles(path);
  await expect(field.getByText("Waiting for the connection…")).toBeVisible();
  await office.getByRole("button", { name: "Create Experience" }).click();
  await expect(office.getByRole("alertdialog", { name: "One file has not arrived" })).toContainText("film.mp4");
  await office.getByRole("button", { name: "Back to the form" }).click();
  [isDown, isHeld] = [false, true];
  await expect.poll(() => offsets).toContain(2);
  await expect(field.getByText("Waiting for the connection…")).toBeHidden();
  await expect(field.getByText(/^6\d%$/)).toBeVisible();
  await expect(field.getByText("16.0 of 25.0 MB")).toBeVisible();
  await field.getByRole("button", { name: "Pause video" }).click();
  await expect(field.getByText("Paused")).toBeVisible();

  await office.reload();
  await waitForHydration(office);
  await fillTexts(office, "A film in parts");
  [isHeld, endsSession] = [false, true];
  await office.locator("#video_url").setInputFiles(path);
  const notice = office.getByRole("alert").filter({ hasText: "You are signed out" });
  await expect(notice).toBeVisible();
  endsSession = false;
  await notice.getByRole("button", { name: "Sign in" }).click();
  const dialog = office.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByLabel("Password").press("Enter");
  await expect(office.locator("input[name=video_url]")).toHaveValue(/\/video-[0-9a-f]{24}\.mp4$/);
  // Nothing that had arrived was sent again.
  expect(offsets.filter((offset) => offset === 0)).toHaveLength(1);
  expect(offsets.slice(-3)).toEqual([2, 2, 3]);
  expect(await office.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tus::")))).toEqual([]);

  await office.getByRole("button", { name: "Create Experience" }).click();
  await expect(office.getByText("Experience created successfully")).toBeVisible();
  const [row] = await postgresSite.query("select video_url from experiences where title = 'A film in parts'");
  const stored = await page.request.get(row!.video_url as string);
  expect((await stored.body()).equals(film)).toBe(true);
  expect(
    await postgresSite.query("select content_type, size::int from media_objects where name = $1", [
      (row!.video_url as string).split("/").at(-1),
    ]),
  ).toEqual([{ content_type: "video/mp4", size: film.length }]);
});

test("a film above 1 GB is refused on both sides, and nobody else's parts are taken", async ({ office, page }) => {
  await office.goto("/1324admin/experiences/new");
  await waitForHydration(office);
  await office.evaluate(() => Object.defineProperty(File.prototype, "size", { get: () => 1_073_741_825 }));
  await office
    .locator("#video_url")
    .setInputFiles({ name: "long.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") });
  await expect(office.getByText("Video file size exceeds 1GB limit")).toBeVisible();
  await office
    .locator("#video_thumbnail")
    .setInputFiles({ name: "long.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") });
  await expect(office.getByText("File type must be JPEG, PNG or WebP")).toBeVisible();
  await expect(office.locator("input[name=video_url]")).toHaveValue("");

  const tus = { "tus-resumable": "1.0.0" };
  const create = (length: number, from = office) =>
    from.request.post("/1324admin/media/tus", { headers: { ...tus, "upload-length": String(length) } });
  expect((await create(1_073_741_825)).status()).toBe(413);
  expect((await create(10, page)).status()).toBe(401);
  const created = await create(20 * MEGABYTE);
  expect(created.status()).toBe(201);
  const address = created.headers().location!;
  expect(address).toMatch(/^\/1324admin\/media\/tus\/[0-9a-f]{32}$/);
  const part = (from: Page, data: Buffer) =>
    from.request.patch(address, {
      headers: { ...tus, "upload-offset": "0", "content-type": "application/offset+octet-stream" },
      data,
    });
  expect((await part(page, Buffer.from("x"))).status()).toBe(401);
  expect((await part(office, Buffer.alloc(CHUNK + 1))).status()).toBe(413);
  expect((await part(office, Buffer.alloc(1000))).status()).toBe(204);
  expect((await office.request.get(address)).status()).toBe(404);
  const claim = (from: Page) =>
    from.request.post(`/1324admin/media?bucket=experience-media&kind=video&upload=${address.split("/").at(-1)}`);
  expect((await claim(page)).status()).toBe(401);
  expect((await claim(office)).status()).toBe(404);
});
