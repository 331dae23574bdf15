import sharp from "sharp";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

test("staff publish a stay in three languages; its slugs follow the names until it is stored", async ({
  office,
  page,
  postgresSite,
}) => {
  const { query } = postgresSite;
  await office.goto("/1324admin/stays");
  await waitForHydration(office);
  await office.getByRole("link", { name: "Add Stay" }).click();
  await expect(office).toHaveURL(/\/stays\/new\?from=/);
  await office.getByRole("button", { name: "Create Stay" }).click();
  for (const field of ["name", "slug", "location", "type", "price", "max_guests", "description"]) {
    await expect(office.locator(`#${field}`)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(office.locator("#name")).toBeFocused();

  await office.locator("#name").fill("The Clove & Sea-House  2");
  await expect(office.locator("#slug")).toHaveValue("the-clove-sea-house-2");
  await office.locator("#location").fill("Ras Mkumbuu");
  await office.locator("#type").selectOption("Villa");
  await office.locator("#price").fill("185.50");
  await office.locator("#max_guests").fill("0");
  await office.locator("#description").fill("Cloves dry on the roof.");
  await office.locator("#beds").fill("Three double beds");
  await office.locator("#check_in_from").fill("14:30");
  await office.locator("#check_out_until").fill("11:00");
  await office.locator("#house_rules").fill("Quiet after ten\nNo shoes indoors");
  await office.locator("#cancel_text").fill("Free until a week before");
  await office.getByRole("button", { name: /Русский/ }).click();
  await office.locator("#name_ru").fill("Дом у моря");
  await expect(office.locator("#slug_ru")).toHaveValue("дом-у-моря");
  await office.getByRole("button", { name: /العربية/ }).click();
  await office.locator("#name_ar").fill("بيت القرنفل");
  await office.locator("#slug_ar").fill("قرنفل");
  await office.locator("#name_ar").fill("بيت القرنفل والبحر");
  await expect(office.locator("#slug_ar")).toHaveValue("قرنفل");
  for (const name of ["Wi-Fi", "Pool"])
    await office.getByRole("group", { name: "Features" }).getByRole("checkbox", { name }).check();
  await office.getByRole("group", { name: "Amenities" }).getByRole("checkbox", { name: "Kitchen" }).check();
  await office.locator("#images").setInputFiles({
    name: "house.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#0b7880" } })
      .jpeg()
      .toBuffer(),
  });
  await expect(office.locator("input[name=images]")).toHaveValue(/^\/media\/stays-media\/[0-9a-f]{24}\.(jpg|webp)$/);
  const preview = office.getByRole("region", { name: "Card preview" });
  await expect(preview).toContainText("$185.50");
  await expect(preview).toContainText("The Clove & Sea-House 2");
  await office.getByRole("button", { name: "Create Stay" }).click();
  await expect(office.locator("#max_guests")).toBeFocused();
  await office.locator("#max_guests").fill("6");
  await office.getByRole("button", { name: "Create Stay" }).click();
  await expect(office.getByText("Stay created successfully")).toBeVisible();
  await expect(office).toHaveURL(/\/1324admin\/stays$/);

  const [row] = await query("select * from stays where slug = 'the-clove-sea-house-2'");
  expect(row).toMatchObject({
    name: "The Clove & Sea-House  2",
    name_ru: "Дом у моря",
    slug_ru: "дом-у-моря",
    slug_ar: "قرنفل",
    slug_fr: null,
    location: "Ras Mkumbuu",
    type: "villa",
    price: "185.50",
    max_guests: 6,
    features: { wifi: true, pool: true },
    amenities: { kitchen: true },
    beds: "Three double beds",
    check_in_from: "14:30:00",
    check_out_until: "11:00:00",
    house_rules: "Quiet after ten\nNo shoes indoors",
    cancel_text: "Free until a week before",
  });
  const id = row!.id as string;
  await page.goto(`/ru/stays/${encodeURIComponent("дом-у-моря")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Дом у моря");
  await expect(page.locator("main")).toContainText("Заезд с\u00a014:30");
  await expect(page.locator(".line-list li")).toHaveText(["Quiet after ten", "No shoes indoors"]);

  // A stored slug stays when the name changes, unless it is made anew; one of another stay is refused in its own
  // language.
  await office.goto(`/1324admin/stays/${id}/edit`);
  await waitForHydration(office);
  await expect(office.getByRole("link", { name: "View", exact: true })).toHaveAttribute(
    "href",
    "/stays/the-clove-sea-house-2",
  );
  await office.locator("#name").fill("Clove House");
  await expect(office.locator("#slug")).toHaveValue("the-clove-sea-house-2");
  await office.getByRole("button", { name: "Make from the name" }).click();
  await expect(office.locator("#slug")).toHaveValue("clove-house");
  const [other] = await query("select slug from stays where id <> $1 limit 1", [id]);
  await office.getByRole("button", { name: /Français/ }).click();
  await office.locator("#slug_fr").fill(other!.slug as string);
  await office.getByRole("button", { name: /English/ }).click();
  await office.getByRole("button", { name: "Update Stay" }).click();
  await expect(office.locator("#slug_fr")).toBeFocused();
  await expect(office.locator("#slug_fr-error")).toContainText("Another stay has this slug already");
  await office.locator("#slug_fr").fill("");
  await office.getByRole("button", { name: "Update Stay" }).click();
  await expect(office.getByText("Stay updated successfully")).toBeVisible();
  expect(await query("select slug, slug_fr, slug_ru, price from stays where id = $1", [id])).toEqual([
    { slug: "clove-house", slug_fr: null, slug_ru: "дом-у-моря", price: "185.50" },
  ]);
  await query("delete from stays where id = $1", [id]);
});

test("a vehicle's driver has a price only while there is a driver; an unavailable one has no public page", async ({
  office,
  page,
  postgresSite,
}) => {
  const { query } = postgresSite;
  await office.goto("/1324admin/transportation/new");
  await waitForHydration(office);
  await expect(office.locator("#driver_price_per_day")).toHaveCount(0);
  await office.getByRole("switch", { name: "With driver" }).check();
  await office.getByRole("button", { name: "Create Vehicle" }).click();
  for (const field of ["name", "type", "price_per_day", "price_per_week", "description", "driver_price_per_day"]) {
    await expect(office.locator(`#${field}`)).toHaveAttribute("aria-invalid", "true");
  }
  await office.locator("#name").fill("Dala-dala");
  await office.locator("#type").selectOption("Quad Bike");
  await office.locator("#price_per_day").fill("45");
  await office.locator("#price_per_week").fill("270.25");
  await office.locator("#driver_price_per_day").fill("20");
  await office.locator("#description").fill("Loud and cheerful.");
  await expect(office.getByRole("group", { name: "Features" }).getByRole("checkbox")).toHaveCount(8);
  await office.getByRole("checkbox", { name: "Helmet" }).check();
  await office.locator("#pickup_place").fill("Chake Chake station");
  await office.locator("#pickup_from").fill("08:30");
  await office.locator("#pickup_until").fill("08:00");
  await office.locator("#terms").fill("Own helmet\nFull tank");
  await office.getByRole("button", { name: /Kiswahili/ }).click();
  await office.locator("#name_sw").fill("Daladala");
  await office.locator("#pickup_place_sw").fill("Kituo cha Chake Chake");
  await office.getByRole("button", { name: "Create Vehicle" }).click();
  await expect(office.locator("#pickup_until-error")).toContainText("Must be later than the first time");
  await office.locator("#pickup_until").fill("17:00");

  // A failed save keeps everything.
  await office.route("**/transportation/new.data*", (route) => route.abort());
  await office.getByRole("button", { name: "Create Vehicle" }).click();
  await expect(office.locator(".error-box").getByText("Failed to save vehicle")).toBeVisible();
  await expect(office.locator("#name_sw")).toHaveValue("Daladala");
  await office.unroute("**/transportation/new.data*");
  await office.getByRole("button", { name: "Create Vehicle" }).click();
  await expect(office.getByText("Vehicle created successfully")).toBeVisible();
  await expect(office).toHaveURL(/\/1324admin$/);
  const stored = () =>
    query(
      "select id, name_sw, type, price_per_day, price_per_week, features, available, with_driver, driver_price_per_day from transportation_rentals where name = 'Dala-dala'",
    );
  const [row] = await stored();
  expect(row).toMatchObject({
    name_sw: "Daladala",
    type: "quad_bike",
    price_per_day: "45.00",
    price_per_week: "270.25",
    features: { helmet: true },
    available: true,
    with_driver: true,
    driver_price_per_day: "20.00",
  });
  const path = `/1324admin/transportation/${row!.id as string}/edit`;
  const publicPage = `/transportation/${row!.id as string}`;

  await office.goto(path);
  await waitForHydration(office);
  await expect(office.getByRole("link", { name: "View", exact: true })).toHaveAttribute("href", publicPage);
  await page.goto(publicPage);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dala-dala");
  await page.goto(`/sw${publicPage}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daladala");
  await expect(page.locator("main")).toContainText("Kituo cha Chake Chake");
  await expect(page.locator(".line-list li")).toHaveText(["Own helmet", "Full tank"]);
  await expect(page.locator("main")).toContainText("08:30");
  await office.getByRole("switch", { name: "With driver" }).uncheck();
  await office.getByRole("switch", { name: "Available" }).uncheck();
  await expect(office.locator("#driver_price_per_day")).toHaveCount(0);
  await office.getByRole("button", { name: "Update Vehicle" }).click();
  await expect(office.getByText("Vehicle updated successfully")).toBeVisible();
  expect(await stored()).toMatchObject([
    { available: false, with_driver: false, driver_price_per_day: null, features: { helmet: true } },
  ]);
  await page.goto("/transportation");
  await expect(page.getByText("Dala-dala")).toHaveCount(0);
  expect((await page.request.get(publicPage)).status()).toBe(404);
  await office.goto(path);
  await expect(office.getByText("Visitors do not see it while it is unavailable")).toBeVisible();
  await expect(office.getByRole("button", { name: "View" })).toBeDisabled();

  // A vehicle that cannot be read is said in a toast, and the list stays until it can.
  await office.goto("/1324admin/transportation");
  await waitForHydration(office);
  await office.route("**/transportation/*/edit.data*", (route) => route.abort());
  await office.getByRole("link", { name: "Edit Dala-dala" }).click();
  await expect(office.getByRole("alert").filter({ hasText: "The office could not be reached" })).toBeVisible();
  await expect(office.getByRole("heading", { level: 1 })).not.toHaveText("Edit Vehicle");
  await expect(office.getByLabel("Notifications").getByText("Failed to load vehicle")).toBeVisible();
  await office.unroute("**/transportation/*/edit.data*");
  await office.getByRole("button", { name: "Try again" }).click();
  await expect(office.locator("#name")).toHaveValue("Dala-dala");
});

test("an experience says what is included, from what age and where; the server checks every form again", async ({
  office,
  page,
  postgresSite,
}) => {
  const { query } = postgresSite;
  const path = await experiencePath(page.request, "Carved doors of Chake Chake");
  await office.goto(`/1324admin${path}/edit`);
  await waitForHydration(office);
  await office.locator("#included").fill("A guide who grew up here\n\n  Spiced coffee  ");
  await office.locator("#bring").fill("A hat");
  await office.locator("#not_included").fill("");
  await office.locator("#min_participants").fill("3");
  await office.locator("#cancel_text").fill("Until the evening before");
  await office.getByRole("button", { name: /Français/ }).click();
  await office.locator("#included_fr").fill("Un guide d’ici");
  await office.getByRole("button", { name: /English/ }).click();
  await office.locator("#min_age").fill("6");
  await office.locator("#latitude").fill("-5.2459");
  await office.locator("#longitude").fill("");
  await office.getByRole("button", { name: "Update Experience" }).click();
  await expect(office.locator("#longitude-error")).toContainText("A point needs both");
  await office.locator("#longitude").fill("39.7666");
  await office.getByRole("button", { name: "Update Experience" }).click();
  await expect(office.getByText("Experience updated successfully")).toBeVisible();
  expect(
    await query(
      "select included, included_fr, not_included, bring, min_participants, cancel_text, min_age, latitude, longitude from experiences where title = 'Carved doors of Chake Chake'",
    ),
  ).toEqual([
    {
      included: ["A guide who grew up here", "Spiced coffee"],
      included_fr: ["Un guide d’ici"],
      not_included: null,
      bring: ["A hat"],
      min_participants: 3,
      cancel_text: "Until the evening before",
      min_age: 6,
      latitude: -5.2459,
      longitude: 39.7666,
    },
  ]);
  await page.goto(path);
  await expect(page.locator(".tick-list").first().getByRole("listitem")).toHaveText([
    "A guide who grew up here",
    "Spiced coffee",
  ]);
  await expect(page.locator(".note")).toContainText("6");
  await expect(page.getByRole("heading", { name: "Not included" })).toHaveCount(0);
  await expect(page.locator("main")).toContainText("Until the evening before");
  await page.goto(`/fr${path}`);
  await expect(page.locator(".tick-list").first().getByRole("listitem")).toHaveText(["Un guide d’ici"]);

  const stay = {
    name: "Refused",
    slug: "refused",
    location: "L",
    type: "villa",
    price: "1",
    max_guests: "1",
    description: "D",
  };
  const vehicle = { name: "Refused", type: "car", price_per_day: "1", price_per_week: "1", description: "D" };
  const experience = { title: "Refused", category: "Nature", price: "1", duration: "1 hour", description: "D" };
  const refuse = async (room: string, good: Record<string, string>, breaches: Record<string, string>[]) => {
    for (const breach of breaches) {
      const answer = await office.request.post(`/1324admin/${room}/new`, {
        multipart: { ...good, ...breach },
        maxRedirects: 0,
      });
      expect(answer.status(), `${room} ${JSON.stringify(breach)}`).toBe(400);
    }
  };
  await refuse("stays", stay, [
    { name: " " },
    { slug: "" },
    { slug: "a b" },
    { slug_fr: "a--b" },
    { location: "" },
    { type: "tent" },
    { price: "-1" },
    { max_guests: "0" },
    { description: "" },
    { features: "helipad" },
    { check_in_from: "25:00" },
    { check_out_until: "noon" },
    { beds: "x".repeat(501) },
    { images: "javascript:alert(1)" },
  ]);
  await refuse("transportation", vehicle, [
    { name: "" },
    { type: "boat" },
    { price_per_day: "" },
    { price_per_week: "-1" },
    { description: "" },
    { with_driver: "on" },
    { with_driver: "on", driver_price_per_day: "x" },
    { features: "wings" },
    { pickup_from: "9" },
    { pickup_from: "10:00", pickup_until: "09:00" },
  ]);
  await refuse("experiences", experience, [
    { min_participants: "0" },
    { min_participants: "101" },
    { bring_ar: "x".repeat(201) },
    { cancel_text: "x".repeat(2_001) },
    { min_age: "121" },
    { min_age: "-1" },
    { latitude: "90.1", longitude: "1" },
    { latitude: "1", longitude: "-180.5" },
    { latitude: "1" },
    { included: "x".repeat(201) },
  ]);
  for (const [table, column] of [
    ["stays", "name"],
    ["transportation_rentals", "name"],
    ["experiences", "title"],
  ]) {
    expect(await query(`select id from ${table} where ${column} = 'Refused'`)).toEqual([]);
  }
});
