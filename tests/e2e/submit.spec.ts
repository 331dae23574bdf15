import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const YEAR = String(new Date().getFullYear());
const SENT = "Property submitted successfully! It will be reviewed by our team.";

const photo = async (name: string, width = 400, height = 300) => ({
  name,
  mimeType: name.endsWith(".png") ? "image/png" : "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: "#c6431c" } })
    .toFormat(name.endsWith(".png") ? "png" : "jpeg")
    .toBuffer(),
});

async function open(page: Page, prefix = ""): Promise<void> {
  await page.goto(`${prefix}/real-estate/submit`);
  await waitForHydration(page);
}

const VALID = {
  owner_email: "owner@example.com",
  title: "A house",
  price: "124000",
  land_size: "500",
  bedrooms: "3",
  bathrooms: "2",
  location: "Wete",
  description: "Cool in the afternoon.",
};

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name=${name}]`).fill(value);
}

async function addImages(page: Page, names: string[]): Promise<void> {
  await page.locator("input[type=file]").setInputFiles(await Promise.all(names.map((name) => photo(name))));
}

const submit = (page: Page) => page.locator(".submit-panel button[type=submit]");
const box = (page: Page) => page.locator(".submit-alert");
const uploaded = (page: Page) => page.locator("input[name=images]");
test("submitting a property in Arabic, down to the row, the notification and the files", async ({
  page,
  postgresSite,
}) => {
  await open(page, "/ar");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator(".submit-section h2")).toHaveCount(6);
  await expect(page.locator("[name=amenities]")).toHaveCount(12);
  await expect(page.locator("[name=owner_phone]")).toHaveValue("+971");
  await expect(page.locator("[name=year_built]")).toHaveValue(YEAR);
  await fill(page, {
    ...VALID,
    title: "فيلا على البحر",
    owner_name: "فاطمة",
    owner_email: "fatma@example.com",
    owner_phone: "+971 50 000 0000",
    price: "١٢٤٠٠٠",
    square_footage: "186.5",
    parking_spaces: "1",
    neighborhood: "Kipangani",
  });
  await page.locator("[name=type]").selectOption("villa");
  await page.locator("[name=listing_type][value=rent]").check();
  await page.locator("[name=amenities][value='Ocean View']").check();
  await page.locator("input[type=file]").setInputFiles([await photo("front.jpg", 4000, 3000), await photo("yard.png")]);
  await expect(page.locator(".submit-tile")).toHaveCount(2);
  await expect(uploaded(page)).toHaveCount(2);
  await expect(page.locator(".submit-steps [data-state=done], .submit-steps [data-state=current]")).toHaveCount(6);
  const first = await uploaded(page).first().inputValue();
  await page.locator(".submit-tile-order button:enabled").first().click();
  await expect(uploaded(page).nth(1)).toHaveValue(first);
  await submit(page).click();
  await expect(page).toHaveURL(/\/ar\/real-estate$/);
  await expect(page.locator(".toast-success")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("pemba.draft.submission"))).toBeNull();

  const [row] = await postgresSite.query("select * from properties where owner_email = 'fatma@example.com'");
  expect(row).toMatchObject({
    title: "فيلا على البحر",
    slug: "فيلا-على-البحر",
    type: "villa",
    listing_type: "rent",
    price: "124000.00",
    land_size: "500 m²",
    square_footage: "186.50",
    bedrooms: 3,
    year_built: Number(YEAR),
    amenities: { "Ocean View": true },
    owner_phone: "+971 50 000 0000",
    contact_email: "fatma@example.com",
    status: "ready",
    published: false,
    is_featured: false,
  });
  const notes = await postgresSite.query("select type, read from property_notifications where property_id = $1", [
    row!.id,
  ]);
  expect(notes).toEqual([{ type: "new_submission", read: false }]);
  const images = row!.images as string[];
  expect(images[1]).toBe(first);
  const stored = await sharp(await (await page.request.get(first)).body()).metadata();
  expect([stored.width <= 1920, stored.height <= 1080]).toEqual([true, true]);
  expect((await page.request.get(first.replace(/\.\w+$/, "-480.webp"))).status()).toBe(200);
});

test("each mistake is named at the top and at its field, and nothing typed is lost", async ({ page, postgresSite }) => {
  await open(page);
  await expect(page.getByText("up to 5 MB each")).toBeVisible();
  await submit(page).scrollIntoViewIfNeeded();
  await submit(page).click();
  await expect(box(page)).toHaveText("Please fill in all required fields. Missing: Title");
  await expect(box(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("[name=title]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[name=bedrooms]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Please upload at least one image")).toBeVisible();

  await page.locator("[name=type]").selectOption("land");
  for (const name of ["year_built", "parking_spaces", "bedrooms"])
    await expect(page.locator(`[name=${name}]`)).toBeHidden();
  await expect(page.locator(".submit-section h2:visible")).toHaveCount(5);
  await page.locator("[name=type]").selectOption("house");

  const { description: _left, ...most } = VALID;
  await fill(page, { ...most, title: "Kept over a reload" });
  const names = async (expected: string) => {
    await submit(page).click();
    await expect(box(page)).toHaveText(expected);
  };
  await names("Please fill in all required fields. Missing: Description");
  await fill(page, { description: VALID.description });
  for (const [field, label] of [
    ["price", "Price"],
    ["square_footage", "Floor area"],
    ["bathrooms", "Bathrooms"],
    ["parking_spaces", "Parking"],
  ] as const) {
    const before = await page.locator(`[name=${field}]`).inputValue();
    await fill(page, { [field]: "abc" });
    await names(`${label} must be a number`);
    await fill(page, { [field]: before });
  }
  await fill(page, { price: "-1", year_built: "1899" });
  await names("Price cannot be less than 0");
  await fill(page, { price: "1", year_built: "1899" });
  await names("Year built must be a year from 1900 to this one");
  await fill(page, { year_built: YEAR });
  await names("Please upload at least one image");

  // The second picture is lost on the way and sent again.
  let uploads = 0;
  await page.route("**/media/property-images", (route) => (++uploads === 2 ? route.abort() : route.continue()));
  await addImages(page, ["one.jpg", "two.jpg"]);
  await expect(page.locator(".submit-tile[data-failed]")).toHaveCount(1);
  await names("An image could not be uploaded. Try it again or remove it.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(uploaded(page)).toHaveCount(2);
  await addImages(
    page,
    Array.from({ length: 9 }, (_, n) => `more-${n}.jpg`),
  );
  await expect(page.getByText("Maximum 10 images allowed")).toBeVisible();
  await expect(uploaded(page)).toHaveCount(10, { timeout: 120_000 });
  for (let left = 10; left > 2; left--) await page.getByRole("button", { name: `Remove image ${left}` }).click();
  await expect(page.getByText("2 of 10 images")).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await expect(page.locator("[name=title]")).toHaveValue("Kept over a reload");
  await expect(page.locator("[name=type]")).toHaveValue("house");
  await expect(uploaded(page)).toHaveCount(2);

  // No answer, then a slow one that a second click does not double, then the same title once more.
  await page.route("**/real-estate/submit.data*", (route) => route.abort());
  await names("Failed to submit property");
  await page.unroute("**/real-estate/submit.data*");
  await page.route("**/real-estate/submit.data*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await submit(page).click({ noWaitAfter: true });
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveText("Submitting...");
  await page.locator("[name=title]").press("Enter");
  await expect(page).toHaveURL(/\/real-estate$/);
  await expect(page.locator(".toast-success")).toHaveText(SENT);
  expect(await postgresSite.query("select bedrooms from properties where title = 'Kept over a reload'")).toEqual([
    { bedrooms: 3 },
  ]);

  await open(page);
  await expect(page.locator("[name=title]")).toHaveValue("");
  await page.locator("[name=type]").selectOption("commercial");
  await fill(page, { ...VALID, title: "kept over a Reload!", bedrooms: "", bathrooms: "" });
  await addImages(page, ["one.jpg"]);
  await expect(uploaded(page)).toHaveCount(1);
  await names("A property with this title already exists. Please use a different title.");
  await expect(page.locator("[name=title]")).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/real-estate$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pictures come with the form, and an error keeps them", async ({ page, postgresSite }) => {
    await page.goto("/real-estate/submit");
    await page.locator("[name=type]").selectOption("land");
    const { bedrooms: _bedrooms, bathrooms: _bathrooms, ...plot } = VALID;
    await fill(page, { ...plot, title: "A plot without scripts", price: "abc" });
    await addImages(page, ["one.jpg", "two.jpg"]);
    await submit(page).click();
    await expect(box(page)).toHaveText("Price must be a number");
    await box(page).getByRole("link", { name: "Price must be a number" }).click();
    await expect(page).toHaveURL(/#field-price$/);
    await expect(page.locator("#field-price")).toBeInViewport();
    await expect(page.locator("[name=title]")).toHaveValue("A plot without scripts");
    await expect(uploaded(page)).toHaveCount(2);
    await fill(page, { price: "48500" });
    await submit(page).click();
    // Browsers keep the place in the page over a redirect.
    await expect(page).toHaveURL(/\/real-estate(#send)?$/);
    await expect(page.getByText(SENT)).toBeVisible();
    await page.reload();
    await expect(page.getByText(SENT)).toHaveCount(0);
    const [row] = await postgresSite.query(
      "select type, year_built, bedrooms, amenities, cardinality(images) as images from properties where title = 'A plot without scripts'",
    );
    expect(row).toEqual({ type: "land", year_built: null, bedrooms: null, amenities: {}, images: 2 });
  });
});

test.describe("over plain HTTP", () => {
  const upload = (request: APIRequestContext, body: Buffer) =>
    request.post("/media/property-images", { data: body, headers: { "content-type": "image/jpeg" } });
  const stampOf = async (request: APIRequestContext) =>
    /name="stamp" value="([^"]+)"/.exec(await (await request.get("/real-estate/submit")).text())![1]!;

  test("the server checks everything again, and a visitor sets only what is his to set", async ({
    request,
    postgresSite,
  }) => {
    const stamp = await stampOf(request);
    const { url } = (await (await upload(request, (await photo("a.jpg")).buffer)).json()) as { url: string };
    const good = { ...VALID, title: "Over HTTP", type: "house", listing_type: "sale", images: url };
    const send = (changes: Record<string, string>) =>
      request.post("/real-estate/submit", { form: { ...good, stamp, ...changes }, maxRedirects: 0 });
    for (const [field, value] of [
      ["title", " "],
      ["type", "castle"],
      ["listing_type", ""],
      ["price", "NaN"],
      ["price", "-1"],
      ["land_size", "500 m²"],
      ["bedrooms", ""],
      ["year_built", "1899"],
      ["amenities", "Helipad"],
      ["owner_email", "x"],
      ["images", "https://example.com/x.jpg"],
      ["images", `/media/property-images/${"0".repeat(24)}.jpg`],
    ] as const) {
      expect((await send({ [field]: value })).status(), `${field} = ${value}`).toBe(400);
    }
    expect((await send({ website: "http://spam" })).status(), "the trap looks like a success").toBe(303);
    expect(await postgresSite.query("select id from properties where title = 'Over HTTP'")).toEqual([]);

    const sly = {
      published: "true",
      is_featured: "true",
      status: "off_plan",
      id: crypto.randomUUID(),
      created_at: "2001-01-01",
      slug: "mine",
    };
    expect((await send(sly)).headers().location).toBe("/real-estate");
    const [row] = await postgresSite.query(
      "select slug, published, is_featured, status, created_at > now() - interval '1 hour' as fresh from properties where title = 'Over HTTP'",
    );
    expect(row).toEqual({ slug: "over-http", published: false, is_featured: false, status: "ready", fresh: true });
    const again = await send({ key: crypto.randomUUID() });
    expect(again.status()).toBe(409);
    expect(await again.text()).toContain("23505");
    const foreign = await request.post("/media/property-images", {
      data: "x",
      headers: { "content-type": "image/jpeg", origin: "https://elsewhere.example" },
    });
    expect(foreign.status()).toBe(403);
  });

  test("uploads go by content and size, and lose where they were taken", async ({ request }) => {
    expect((await upload(request, Buffer.from("<html><script>alert(1)</script></html>"))).status()).toBe(415);
    expect(
      (
        await upload(request, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(21 * 1024 * 1024)]))
      ).status(),
    ).toBe(413);
    const noisy = await sharp({
      create: {
        width: 1600,
        height: 1300,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
      .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "5/1 12/1 0/1" } })
      .toBuffer();
    const heavy = Buffer.concat([noisy, Buffer.alloc(Math.max(0, 6 * 1024 * 1024 - noisy.length))]);
    const stored = await upload(request, heavy);
    expect(stored.status()).toBe(201);
    const kept = await (await request.get(((await stored.json()) as { url: string }).url)).body();
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes("secret")).toBe(false);
    expect((await request.get("/media/property-images")).status()).toBe(404);
  });
});
