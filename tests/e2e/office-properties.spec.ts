import sharp from "sharp";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const LIST = "/1324admin/properties";
const photo = async (colour: string) => ({
  name: `${colour.slice(1)}.jpg`,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 960, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
const good = {
  title: "Plain house",
  type: "house",
  listing_type: "sale",
  price: "1000",
  status: "ready",
  land_size: "10",
  description: "D",
  full_address: "Road 1",
  location: "Wete",
};

test("staff publish a villa in three languages with six pictures, and visitors see it", async ({
  office,
  page,
  postgresSite,
}) => {
  const { query } = postgresSite;
  await office.goto(LIST);
  await waitForHydration(office);
  await office.getByRole("link", { name: "Add Property" }).click();
  await expect(office).toHaveURL(/\/properties\/new\?from=/);
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Add New Property");
  await expect(office.getByRole("heading", { level: 2 })).toHaveText([
    "Edit Language",
    "Basic Information",
    "Property Details",
    "Description",
    "Location",
    "Media",
    "Amenities",
    "Publication Status",
  ]);
  await expect(office.getByRole("button", { name: /^Marker of the place/ })).toBeVisible();
  await expect(office.locator("[name^=owner]")).toHaveCount(0);
  await expect(office.getByLabel("Floor area")).toHaveAttribute("name", "square_footage");
  await expect(office.getByRole("switch", { name: "Published" })).not.toBeChecked();

  await office.locator("#title").pressSequentially("Sea  & Sun-Villa 2");
  await expect(office.locator("#slug")).toHaveValue("sea-sun-villa-2");
  await office.locator("#type").selectOption("villa");
  await office.locator("#price").fill("685000.50");
  await office.locator("#bedrooms").fill("4");
  await office.locator("#year_built").fill("2023");
  await office.locator("#land_size").fill("1240");
  await office.locator("#description").fill("Two pavilions face the lagoon.");
  await office.locator("#full_address").fill("Vumawimbi road, Kigomasha");
  await office.locator("#location").fill("Vumawimbi");
  await office.locator("#latitude").fill("-4.912");
  await office.locator("#longitude").fill("39.6874");
  await office.getByRole("button", { name: /Русский/ }).click();
  await office.locator("#title_ru").fill("Вилла «Море»");
  await expect(office.locator("#slug_ru")).toHaveValue("вилла-море");
  await office.locator("#description_ru").fill("Два павильона у лагуны.");
  await expect(office.getByRole("button", { name: /Русский ?, written/ })).toHaveAttribute("aria-pressed", "true");
  await expect(office.locator(".card-preview")).toContainText("Вилла «Море»");
  await office.getByRole("button", { name: /العربية/ }).click();
  await office.locator("#slug_ar").fill("فيلا");
  await office.locator("#title_ar").fill("فيلا البحر");
  await expect(office.locator("#slug_ar")).toHaveValue("فيلا");
  await expect(office.getByRole("button", { name: /العربية ?, missing/ })).toBeVisible();

  await office
    .locator("#images")
    .setInputFiles(await Promise.all(["#c6431c", "#0b7880", "#efb544", "#2f7d4f", "#123456", "#654321"].map(photo)));
  await expect(office.locator("input[name=images]")).toHaveCount(6);
  await office
    .locator("#images")
    .setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(21 * 1024 * 1024) });
  await expect(office.getByText("Some files exceed the maximum size of 20MB")).toBeVisible();
  await office.getByLabel("Ocean View").check();
  await office.getByLabel("Garden").check();
  await office.getByRole("switch", { name: "Published" }).check();
  await office.getByRole("switch", { name: "Featured on home" }).check();
  await office.getByRole("button", { name: "Create Property" }).click();
  await expect(office).toHaveURL(new RegExp(`${LIST}$`));
  await expect(office.getByText("Property created successfully")).toBeVisible();

  const [row] = await query("select * from properties where slug = 'sea-sun-villa-2'");
  expect(row).toMatchObject({
    title: "Sea  & Sun-Villa 2",
    title_ru: "Вилла «Море»",
    slug_ru: "вилла-море",
    title_ar: "فيلا البحر",
    slug_ar: "فيلا",
    slug_fr: null,
    description_ru: "Два павильона у лагуны.",
    type: "villa",
    listing_type: "sale",
    price: "685000.50",
    status: "ready",
    bedrooms: 4,
    land_size: "1240 m²",
    latitude: -4.912,
    longitude: 39.6874,
    amenities: { "Ocean View": true, Garden: true },
    published: true,
    is_featured: true,
    owner_email: null,
  });
  const images = row!.images as string[];
  expect(images).toHaveLength(6);
  for (const image of images) expect(image).toMatch(/^\/media\/property-images\/[0-9a-f]{24}\.(jpg|webp)$/);
  expect((await page.request.get(images[5]!)).status()).toBe(200);

  await page.goto("/real-estate");
  await expect(page.locator(".property-card .card-title").first()).toHaveText("Sea  & Sun-Villa 2");
  await page.goto(`/ru/real-estate/${encodeURIComponent("вилла-море")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Вилла «Море»");
  // The Russian page is remembered, and the way home would lead to it.
  // The Russian page must be gone before its cookie is, or it writes it again.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto("/");
  await expect(page.locator(".property-card").first()).toContainText("Sea  & Sun-Villa 2");

  // Edited: it loads with a spinner, keeps its slug, and stays one row.
  const path = `${LIST}/${row!.id as string}/edit`;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await office.route(`**${path}.data*`, async (route) => {
    if (route.request().method() === "GET") await held;
    await route.continue();
  });
  await office.getByRole("link", { name: "Edit Sea & Sun-Villa 2" }).click();
  await expect(office.getByText("Loading the property…")).toBeVisible();
  release();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Edit Property");
  await office.locator("#title").fill("Sea and Sun Villa");
  await expect(office.locator("#slug")).toHaveValue("sea-sun-villa-2");
  await expect(office.locator(".publication")).toContainText("Inquiries0");
  await office.locator("#type").selectOption("land");
  await expect(office.locator("#bedrooms")).toHaveCount(0);
  await office
    .getByRole("button", { name: /^Remove image 1|Remove.*1/ })
    .first()
    .click();
  await office.getByRole("button", { name: "Update Property" }).click();
  await expect(office.getByText("Property updated successfully")).toBeVisible();
  const after = await query(
    "select title, slug, type, bedrooms, images, title_ru from properties where slug = 'sea-sun-villa-2'",
  );
  expect(after).toEqual([
    {
      title: "Sea and Sun Villa",
      slug: "sea-sun-villa-2",
      type: "land",
      bedrooms: null,
      images: images.slice(1),
      title_ru: "Вилла «Море»",
    },
  ]);
  await office.goto(path);
  await expect(office.locator(".item-history")).toContainText("created");
});

test("the list searches and filters in the database, publishes with a switch that goes back on failure, and deletes when asked twice", async ({
  office,
  page,
  postgresSite,
}) => {
  const { query } = postgresSite;
  // What other tests on this site have sent is not counted.
  await query("update property_notifications set read = true");
  await query(
    "insert into properties (slug, title, description, type, listing_type, location, price, status, owner_name, owner_email, owner_phone, contact_email) values ('bi-asha', 'House of Bi Asha', 'D', 'house', 'rent', 'Ole', 1850, 'off_plan', 'Asha', 'asha@example.com', '+971 1', 'asha@example.com')",
  );
  await query(
    "insert into property_notifications (property_id, type, message) select id, 'new_submission', 'm' from properties where slug = 'bi-asha'",
  );
  const stored = async () =>
    (
      await query(
        "select published, owner_name, owner_email, owner_phone, contact_email, land_size from properties where slug = 'bi-asha'",
      )
    )[0];
  await office.goto(LIST);
  await waitForHydration(office);
  await expect(office.getByRole("columnheader")).toHaveText([
    "Title",
    "Published",
    "Type",
    "Price",
    "Location",
    "Status",
    "Actions",
  ]);
  await expect(office.locator("tbody tr")).toHaveCount(8);
  await expect(office.locator(".office-head p")).toHaveText(/^\d+ listings, 1 waiting for review$/);
  await office.getByLabel("Type").selectOption("house");
  await office.getByRole("combobox", { name: "Listing" }).selectOption("rent");
  await office.getByLabel("Status").selectOption("off_plan");
  await expect(office.locator("tbody tr")).toHaveCount(1);
  await expect(office.locator("tbody tr")).toContainText("$1,850.00/month");
  await office.getByRole("link", { name: "Clear Filters" }).click();
  await expect(office.locator("tbody tr")).toHaveCount(8);
  await office.getByPlaceholder("Search title or location").fill("bi ASHA");
  await expect(office.locator("tbody tr")).toHaveCount(1);

  const toggle = office.getByRole("switch", { name: "Published: House of Bi Asha" });
  await toggle.click();
  await expect(office.getByText("Property published", { exact: true })).toBeVisible();
  await expect(toggle).toBeChecked();
  expect((await page.request.get("/real-estate/bi-asha")).status()).toBe(200);
  await office.route("**/properties.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await toggle.click();
  await expect(office.getByText("Failed to update status")).toBeVisible();
  await expect(toggle).toBeChecked();
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete House of Bi Asha" }).click();
  await expect(office.getByText("Failed to delete property")).toBeVisible();
  await office.unroute("**/properties.data*");
  await toggle.click();
  await expect(office.getByText("Property unpublished")).toBeVisible();
  await expect.poll(async () => (await stored())!.published).toBe(false);
  expect((await page.request.get("/real-estate/bi-asha")).status()).toBe(404);

  // An edit touches nothing of the owner, and asks for nothing of hers.
  await office.getByRole("link", { name: "Edit House of Bi Asha" }).click();
  await office.locator("#land_size").fill("300");
  await office.locator("#full_address").fill("By the mosque, Ole");
  await office.getByRole("button", { name: "Update Property" }).click();
  await expect(office.getByText("Property updated successfully")).toBeVisible();
  expect(await stored()).toEqual({
    published: false,
    owner_name: "Asha",
    owner_email: "asha@example.com",
    owner_phone: "+971 1",
    contact_email: "asha@example.com",
    land_size: "300 m²",
  });
  await office.getByPlaceholder("Search title or location").fill("bi asha");
  await office.getByRole("link", { name: "View House of Bi Asha" }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("House of Bi Asha");
  await expect(office.getByText("Unpublished").first()).toBeVisible();

  await office.goto(`${LIST}?search=bi+asha`);
  await waitForHydration(office);
  const asked: string[] = [];
  office.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await office.getByRole("button", { name: "Delete House of Bi Asha" }).click();
  expect(asked).toEqual(["Are you sure you want to delete this property?"]);
  await expect(office.locator("tbody tr")).toHaveCount(1);
  office.once("dialog", (dialog) => void dialog.accept());
  await office.getByRole("button", { name: "Delete House of Bi Asha" }).click();
  await expect(office.getByText("Property deleted successfully")).toBeVisible();
  await expect(office.getByText("No data found")).toBeVisible();
  await office.route("**/properties.data*", (route) => route.abort());
  await office.getByPlaceholder("Search title or location").fill("villa");
  await expect(office.locator(".toast").last()).toContainText("Failed to load properties");
  await expect(office.getByRole("alert").filter({ hasText: "What you see stays as it is" })).toBeVisible();
  await expect(office.getByText("No data found")).toBeVisible();
  await office.unroute("**/properties.data*");
  await expect(office.getByText("No data found")).toBeHidden();
});

test("a property that cannot be saved says why in a box and a toast, and keeps everything typed", async ({
  office,
  postgresSite: { query },
}) => {
  await office.goto(`${LIST}/new?type=rent`);
  await waitForHydration(office);
  await expect(office.locator("#listing_type")).toHaveValue("rent");
  await office.getByRole("button", { name: "Create Property" }).click();
  await expect(office.locator(".error-box")).toHaveText("ErrorPlease fill in all required fields");
  await expect(office.locator("#title")).toBeFocused();
  for (const field of ["title", "type", "price", "description", "full_address", "location", "land_size"]) {
    await expect(office.locator(`#${field}-error`)).toHaveText("Please fill in all required fields");
  }
  await expect(office.locator(".section-nav-error")).toHaveCount(4);

  // Something comes in, and the screen is read anew.
  const customers = office.getByRole("link", { name: /^Customers \d+ waiting$/ });
  const waiting = Number((await customers.innerText()).replace(/\D/g, ""));
  await query(
    "insert into inquiries (name, email, message, topic, category) values ('Live', 'live@example.com', 'Hello', 'General Inquiry', 'General')",
  );
  await expect(office.getByRole("link", { name: `Customers ${waiting + 1} waiting` })).toBeVisible();
  await expect(office.locator("#title-error")).toBeVisible();
  await expect(office.locator(".error-box")).toBeVisible();

  for (const [field, value] of Object.entries({ ...good, title: "Makuti beachfront villa" })) {
    if (["type", "listing_type", "status"].includes(field)) await office.locator(`#${field}`).selectOption(value);
    else await office.locator(`#${field}`).fill(value);
  }
  await office.getByRole("button", { name: "Create Property" }).click();
  const taken = "A property with this slug already exists. Please use a different title.";
  await expect(office.locator(".error-box")).toContainText(taken);
  await expect(office.locator(".toast")).toContainText([taken]);
  await expect(office.locator("#slug")).toBeFocused();

  await office.locator("#title").fill("Kept");
  await expect(office.locator("#slug")).toHaveValue("kept");
  await office.route("**/properties/new.data*", (route) => route.abort());
  await office.getByRole("button", { name: "Create Property" }).click();
  await expect(office.locator(".error-box")).toContainText("Failed to save property");
  await expect(office.locator(".toast").getByText("Failed to save property")).toBeVisible();
  await expect(office.locator("#title")).toHaveValue("Kept");
  await expect(office.locator("#full_address")).toHaveValue("Road 1");
});

test("a changed slug says that the old address leads on, unless nobody ever saw it", async ({
  office,
  postgresSite: { query },
}) => {
  const note = office.getByText("are led to the new one");
  const [stay] = await query("select id, slug from stays limit 1");
  await office.goto(`/1324admin/stays/${String(stay!.id)}/edit`);
  await waitForHydration(office);
  await expect(note).toHaveCount(0);
  await office.locator("#slug").fill("another-name");
  await expect(note).toHaveText(`Visitors who follow the old address (${String(stay!.slug)}) are led to the new one.`);

  const [house] = await query(
    "insert into properties (title, slug, type, price, location, description, full_address, land_size, listing_type, status, published) values ('Never Seen House', 'never-seen-house', 'house', 1, 'Wete', 'D', 'Road 1', '10 m²', 'sale', 'ready', false) returning id",
  );
  office.on("dialog", (dialog) => void dialog.accept());
  const change = async () => {
    await office.goto(`${LIST}/${String(house!.id)}/edit`);
    await waitForHydration(office);
    await office.locator("#slug").fill("another-name");
    await expect(office.locator("#slug")).toHaveValue("another-name");
  };
  await change();
  await expect(note).toHaveCount(0);
  await query("update properties set published = true where id = $1", [house!.id]);
  await change();
  await expect(note).toHaveCount(1);
  await query("delete from properties where id = $1", [house!.id]);
});

test("the server checks the form again", async ({ office, postgresSite }) => {
  const send = (values: Record<string, string>) =>
    office.request.post(`${LIST}/new`, { multipart: { ...good, title: "Refused", ...values }, maxRedirects: 0 });
  const nextYear = String(new Date(Date.now() + 15 * 3_600_000).getUTCFullYear() + 1);
  for (const [field, value] of [
    ["title", " "],
    ["type", ""],
    ["type", "castle"],
    ["listing_type", "swap"],
    ["price", ""],
    ["price", "-1"],
    ["price", "abc"],
    ["status", ""],
    ["location", ""],
    ["description", ""],
    ["full_address", ""],
    ["land_size", ""],
    ["land_size", "-1"],
    ["bedrooms", "-1"],
    ["bedrooms", "1.5"],
    ["bathrooms", "-1"],
    ["parking_spaces", "-1"],
    ["square_footage", "-1"],
    ["year_built", "1899"],
    ["year_built", nextYear],
    ["video_url", "abc"],
    ["video_url", "javascript:alert(1)"],
    ["images", "javascript:alert(1)"],
    ["slug", "a b"],
    ["slug", "-a"],
    ["slug", "a--b"],
    ["slug", "a_b"],
    ["slug", "submit"],
    ["slug_fr", "a/b"],
    ["latitude", "-90.1"],
    ["longitude", "180.1"],
    ["latitude", "-4.9"],
    ["amenities", "Helipad"],
  ] as const) {
    const response = await send({ [field]: value });
    expect(response.status(), `${field} = ${value}`).toBe(400);
  }
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, title: "Refused" })) form.append(name, value);
  for (let n = 0; n < 16; n++) form.append("images", `/media/property-images/${String(n).padStart(24, "0")}.jpg`);
  expect((await office.request.post(`${LIST}/new`, { multipart: form, maxRedirects: 0 })).status()).toBe(400);
  expect(await postgresSite.query("select id from properties where title = 'Refused'")).toEqual([]);

  const twice = await office.request.post(`${LIST}/new.data`, {
    multipart: { ...good, title: "Makuti beachfront villa" },
  });
  expect(twice.status()).toBe(409);
  expect(await twice.text()).toContain("23505");
});
