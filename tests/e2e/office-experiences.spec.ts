import sharp from "sharp";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const photo = async (colour: string, width = 4000, height = 3000) => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
const VIDEO = {
  name: "film.mp4",
  mimeType: "video/mp4",
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from("ftypisom"), Buffer.alloc(2_000)]),
};

test("staff publish an experience with pictures, a film and two more languages, and visitors see it", async ({
  office,
  page,
  postgresSite,
}) => {
  await office.goto("/1324admin/experiences");
  await waitForHydration(office);
  await office.getByRole("link", { name: "Add Experience" }).click();
  await expect(office).toHaveURL(/\/experiences\/new\?from=/);
  await office.locator("#title").fill("Stars over Kigomasha");
  await office.locator("#category").selectOption("Nature");
  await office.locator("#price").fill("72.50");
  await office.locator("#duration").fill("2 hours, Half-day");
  await office.locator("#description").fill("Bring a blanket.\n\nWe bring the tea.");
  await office.getByRole("button", { name: /Français/ }).click();
  await office.locator("#title_fr").fill("Étoiles sur Kigomasha");
  await office.getByRole("button", { name: /العربية/ }).click();
  await expect(office.locator("#title_ar")).toHaveAttribute("dir", "rtl");
  await office.locator("#title_ar").fill("نجوم كيغوماشا");
  await office.locator("#images").setInputFiles([await photo("#c6431c"), await photo("#0b7880")]);
  await expect(office.locator("input[name=images]")).toHaveCount(2);
  await office.locator("#video_url").setInputFiles(VIDEO);
  await office.locator("#video_thumbnail").setInputFiles(await photo("#efb544", 800, 450));
  await expect(office.locator("input[name=video_thumbnail]")).toHaveValue(/thumbnail-/);
  await office.getByRole("button", { name: "Create Experience" }).click();
  await expect(office).toHaveURL(/\/1324admin\/experiences$/);
  await expect(office.getByText("Experience created successfully")).toBeVisible();

  const [row] = await postgresSite.query("select * from experiences where title = 'Stars over Kigomasha'");
  expect(row).toMatchObject({
    category: "Nature",
    price: "72.50",
    duration: "2 hours, Half-day",
    title_fr: "Étoiles sur Kigomasha",
    title_ar: "نجوم كيغوماشا",
    title_de: null,
  });
  const images = row!.images as string[];
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^\/media\/experience-media\/[0-9a-f]{24}\.(jpg|webp)$/);
  expect(row!.video_url).toMatch(/\/video-[0-9a-f]{24}\.mp4$/);
  expect(row!.video_thumbnail).toMatch(/\/thumbnail-[0-9a-f]{24}\./);
  const stored = await sharp(await (await page.request.get(images[0]!)).body()).metadata();
  expect(stored.width).toBeLessThanOrEqual(1920);
  expect(stored.height).toBeLessThanOrEqual(1080);

  const film = await page.request.get(row!.video_url as string, { headers: { range: "bytes=0-99" } });
  expect(film.status()).toBe(206);
  expect(film.headers()).toMatchObject({
    "content-range": "bytes 0-99/2012",
    "content-type": "video/mp4",
    "x-content-type-options": "nosniff",
    "cache-control": "public, max-age=31536000, immutable",
  });

  await page.goto("/experiences");
  await expect(page.locator(".card .card-title").first()).toHaveText("Stars over Kigomasha");
  await page.goto(`/fr/experiences/${row!.id as string}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Étoiles sur Kigomasha");
  await expect(page.locator("video")).toHaveAttribute("poster", row!.video_thumbnail as string);
});

test("editing changes one row, a picture can be removed and moved, Cancel changes nothing", async ({
  office,
  postgresSite,
}) => {
  const [before] = await postgresSite.query(
    "select id, images, title from experiences where title = 'Carved doors of Chake Chake'",
  );
  const count = await postgresSite.query("select count(*)::int as n from experiences");
  const path = `/1324admin/experiences/${before!.id as string}/edit`;
  await office.goto(path);
  await waitForHydration(office);
  await office.locator("#title").fill("Nobody sees this");
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("link", { name: "Cancel" }).click();
  await expect(office).toHaveURL(/\/1324admin\/experiences$/);
  await office.goto(path);
  await waitForHydration(office);
  await expect(office.locator("#title")).toHaveValue("Carved doors of Chake Chake");
  await office
    .getByRole("button", { name: /^Remove image 1|Remove.*1/ })
    .first()
    .click();
  await expect(office.locator("input[name=images]")).toHaveCount(3);
  await office.locator("#price").fill("31");
  await office.getByRole("button", { name: "Update Experience" }).click();
  await expect(office.getByText("Experience updated successfully")).toBeVisible();
  const [after] = await postgresSite.query("select images, price from experiences where id = $1", [before!.id]);
  expect(after).toEqual({ images: (before!.images as string[]).slice(1), price: "31.00" });
  expect(await postgresSite.query("select count(*)::int as n from experiences")).toEqual(count);
});

test("an incomplete form is refused field by field, and a failed save keeps everything", async ({ office }) => {
  await office.goto("/1324admin/experiences/new");
  await waitForHydration(office);
  await office.getByRole("button", { name: "Create Experience" }).click();
  await expect(office.locator("[aria-invalid=true]")).not.toHaveCount(0);
  await office.locator("#title").fill("Kept");
  await office.locator("#category").selectOption("Wellness");
  await office.locator("#price").fill("10");
  await office.locator("#duration").fill("1 hour");
  await office.locator("#description").fill("Kept too");
  await office.route("**/experiences/new.data*", (route) => route.abort());
  await office.getByRole("button", { name: "Create Experience" }).click();
  await expect(office.getByText("Failed to save experience. Please try again.")).toBeVisible();
  await expect(office.locator("#title")).toHaveValue("Kept");
  await expect(office.locator("#description")).toHaveValue("Kept too");
  await office.unroute("**/experiences/new.data*");
});

test("the server checks the form again", async ({ office, postgresSite }) => {
  const good = { title: "T", category: "Nature", price: "1", duration: "1 hour", description: "D" };
  for (const [field, value] of [
    ["title", " "],
    ["category", ""],
    ["price", "-1"],
    ["price", "1.001"],
    ["price", "abc"],
    ["duration", ""],
    ["description", ""],
    ["video_url", "javascript:alert(1)"],
    ["images", "javascript:alert(1)"],
    ["image_texts", "{"],
    ["image_texts", JSON.stringify({ "javascript:alert(1)": { en: "x" } })],
    ["image_texts", JSON.stringify({ "/media/experience-media/x.jpg": { xx: "x" } })],
    ["image_texts", JSON.stringify({ "/media/experience-media/x.jpg": { en: "x".repeat(301) } })],
  ]) {
    const response = await office.request.post("/1324admin/experiences/new", {
      multipart: { ...good, title: "Refused", [field!]: value! },
      maxRedirects: 0,
    });
    expect(response.status(), `${field} = ${value}`).toBe(400);
  }
  expect(await postgresSite.query("select id from experiences where title = 'Refused'")).toEqual([]);
});

test("the list searches, filters, pages and deletes only when asked twice", async ({ office, postgresSite }) => {
  await postgresSite.query(
    "insert into experiences (title, description, category, duration, price) values ('To be deleted', 'SEAGRASS', 'Nature', '1 hour', 10)",
  );
  const [doomed] = await postgresSite.query("select id from experiences where title = 'To be deleted'");
  await postgresSite.query(
    "insert into experience_inquiries (experience_id, experience_title, full_name, email, country_code, phone, accommodation, participants, date) values ($1, 'To be deleted', 'Old Guest', 'old@example.com', '+1', '1', 'x', 1, '2027-01-01')",
    [doomed!.id],
  );
  await office.goto("/1324admin/experiences");
  await waitForHydration(office);
  await expect(office.getByRole("columnheader")).toHaveText(["Title", "Category", "Price", "Duration", "Actions"]);
  await expect(office.locator("tbody tr")).toHaveCount(8);
  await expect(office.getByText(/^Page 1 of 2$/)).toBeVisible();
  await expect(office.getByText("Clear Filters")).toHaveCount(0);
  await office.getByPlaceholder("Search title or description").fill("seagrass");
  await expect(office.locator("tbody tr")).toHaveCount(1);
  await expect(office.getByText("Showing 1 of 1 entries")).toBeVisible();
  await expect(office.locator("tbody tr")).toContainText("$10.00");

  const asked: string[] = [];
  office.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await office.getByRole("button", { name: "Delete To be deleted" }).click();
  await expect(office.locator("tbody tr")).toHaveCount(1);
  expect(asked).toEqual(["Are you sure you want to delete this experience?"]);
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete To be deleted" }).click();
  await expect(office.getByText("Experience deleted successfully")).toBeVisible();
  await expect(office.getByText("No data found")).toBeVisible();
  await office.getByText("Clear Filters").click();
  await expect(office.locator("tbody tr")).toHaveCount(8);

  await office.goto("/1324admin/customers?q=Old+Guest");
  await expect(office.locator("tbody tr")).toContainText("To be deleted");
});

test("a failed delete says so and keeps the row", async ({ office }) => {
  await office.goto("/1324admin/experiences");
  await waitForHydration(office);
  await office.route("**/1324admin/experiences.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  office.once("dialog", (dialog) => void dialog.accept());
  await office
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(office.getByText("Failed to delete experience")).toBeVisible();
  await expect(office.locator("tbody tr")).toHaveCount(8);
});

test("what is no picture is refused, whatever it is called", async ({ office }) => {
  const upload = (body: Buffer, query: string) =>
    office.request.post(`/1324admin/media?${query}`, { data: body, headers: { "content-type": "image/jpeg" } });
  const html = Buffer.from("<html><script>alert(1)</script></html>");
  expect((await upload(html, "bucket=experience-media&kind=image")).status()).toBe(415);
  expect((await upload(html, "bucket=../../etc&kind=image")).status()).toBe(400);
  expect(
    (
      await upload(
        Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(21 * 1024 * 1024)]),
        "bucket=experience-media&kind=image",
      )
    ).status(),
  ).toBe(413);
  for (const path of [
    "/media/experience-media/",
    "/media/experience-media/..%2f..%2fserver.lock",
    "/media/nowhere/x.jpg",
    "/media/experience-media/x.svg",
  ]) {
    expect((await office.request.get(path)).status(), path).toBe(404);
  }
});
