import type { Page } from "@playwright/test";
import sharp from "sharp";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { listenBeside } from "#tests/support/live-stream";

const guest = (full_name: string) => ({ full_name, email: "nadia@example.com", phone: "+7 900 000-00-00" });
const writer = (name: string) => ({ name, email: "nadia@example.com", message: "Is it far from the sea?" });

test("whatever a visitor sends appears at the top of the open office lists, without a reload", async ({
  office,
  page,
  request,
  postgresSite: { query },
}) => {
  const noted = office.waitForResponse("**/1324admin/news*");
  await office.goto("/1324admin/customers");
  await noted;
  const center = await office.context().newPage();
  await center.goto("/1324admin/notifications");
  await waitForHydration(center);

  const open = async (path: string, fields: Record<string, string>, form = ".panel") => {
    const visitor = await page.context().newPage();
    await visitor.goto(path);
    await waitForHydration(visitor);
    if (form === "dialog") await visitor.locator("article.vehicle-card a.btn").first().click();
    for (const [name, value] of Object.entries(fields)) await visitor.locator(`${form} [name=${name}]`).fill(value);
    return visitor;
  };
  const offer = {
    title: "Nadia house",
    price: "124000",
    land_size: "500",
    bedrooms: "3",
    bathrooms: "2",
    location: "Wete",
    description: "Cool in the afternoon.",
    owner_name: "Nadia",
    owner_email: "nadia@example.com",
    owner_phone: "+7 900 000-00-00",
  };
  const [trip, stay, message, vehicle, question, submission] = await Promise.all([
    open(await experiencePath(request, "Carved doors of Chake Chake"), {
      ...guest("Nadia Trip"),
      country_code: "+7",
      phone: "900 000-00-00",
      date: "2027-06-01",
      accommodation: "Wete",
    }),
    open("/stays/makuti-house-vumawimbi", { ...guest("Nadia Stay"), check_in: "2027-06-01", check_out: "2027-06-03" }),
    open("/contact", writer("Nadia Message")),
    open("/transportation", guest("Nadia Vehicle"), "dialog"),
    open("/real-estate/makuti-beachfront-villa", writer("Nadia Question")),
    open("/real-estate/submit", offer, "form"),
  ]);
  await submission.locator("[name=type]").selectOption("house");
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#c6431c" } })
    .jpeg()
    .toBuffer();
  await submission.locator("input[type=file]").setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer });
  await expect(submission.locator("input[name=images]")).toHaveCount(1);

  const arrives = async (visitor: Page, button: string, name: string, section: string, list?: string) => {
    await visitor.locator(button).click();
    await expect(office.getByRole("region", { name: section }).locator("tbody tr").first()).toContainText(name);
    if (list)
      await expect(center.getByRole("region", { name: list }).getByRole("listitem").first()).toContainText(name);
  };
  const send = ".panel button.btn-primary";
  await arrives(trip, send, "Nadia Trip", "Experience Booking Requests", "Experience requests");
  await expect(office.getByRole("row", { name: /Nadia Trip/ })).toContainText("Carved doors of Chake Chake");
  await arrives(stay, send, "Nadia Stay", "Stay Booking Requests", "Stay requests");
  await arrives(message, send, "Nadia Message", "General Inquiries");
  await arrives(
    vehicle,
    "dialog .modal-foot button.btn-primary",
    "Nadia Vehicle",
    "Vehicle Booking Requests",
    "Transportation requests",
  );
  await arrives(question, send, "Nadia Question", "Property Inquiries");

  const unread = async () =>
    Number(
      /\d+/.exec(
        (await office
          .getByRole("link", { name: /^Notifications(, \d+ unread)?$/ })
          .first()
          .getAttribute("aria-label")) ?? "",
      )?.[0] ?? 0,
    );
  const before = await unread();
  await submission.locator(".submit-panel button[type=submit]").click();
  await expect(center.getByRole("region", { name: "Property notices" }).getByRole("listitem").first()).toContainText(
    "Nadia house",
  );
  await expect.poll(unread).toBe(before + 1);

  // What comes while a list is being filtered is not lost to the frame around it.
  const held = Promise.withResolvers<void>();
  await office.route("**/1324admin/customers.data*", async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  await office.locator("main select[name=type]").selectOption("stay");
  await expect(office.locator(".office-progress")).toBeAttached();
  const heard = office.waitForResponse("**/healthz");
  await query(
    "insert into property_notifications (property_id, type, message) select id, 'reminder', 'm' from properties where title = 'Nadia house'",
  );
  await heard;
  held.resolve();
  await expect.poll(unread).toBe(before + 2);
  await expect(office.locator("main h2")).toHaveText(["Stay Booking Requests"]);
  await query("delete from properties where title = 'Nadia house'");
});

const insert = (name: string) =>
  `insert into experience_inquiries (experience_title, full_name, email, country_code, phone, accommodation, participants, date) values ('Sail', '${name}', '${name.toLowerCase()}@example.com', '+1', '1', 'x', 2, '2027-01-01')`;

test("after a lost connection the list catches up, and no row is lost or doubled", async ({ office, postgresSite }) => {
  await office.goto("/1324admin/customers?q=Catch");
  await waitForHydration(office);
  await postgresSite.query(insert("Catch1"));
  await expect(office.locator("tbody tr")).toHaveCount(1);
  // The announcement still arrives, and the reading it asks for fails: the screen must stay.
  await office.route(/\.data\?/, (route) => route.abort());
  const failedRead = office.waitForEvent("requestfailed", (request) => /\.data\?/.test(request.url()));
  await postgresSite.query(insert("Catch2"));
  await failedRead;
  // A reading that was on its way before may have brought the second row.
  await expect(office.locator("tbody tr").last()).toContainText("Catch1");
  const stream = await listenBeside(office, postgresSite.server.url, "request");
  await office.context().setOffline(true);
  await postgresSite.query(insert("Catch3"));
  await stream.heard;
  await office.unroute(/\.data\?/);
  await office.context().setOffline(false);
  await expect(office.locator("tbody tr")).toHaveCount(3);
  await expect(office.locator("tbody tr").first()).toContainText("Catch3");
  await postgresSite.query(insert("Catch4"));
  await expect(office.locator("tbody tr")).toHaveCount(4);
});

test("staff change a status freely; a failure reverts it", async ({ office, postgresSite }) => {
  await postgresSite.query(insert("Status"));
  await office.goto("/1324admin/customers?q=Status");
  await waitForHydration(office);
  await office.getByRole("button", { name: "Pending, status of Status" }).click();
  await office.getByRole("menuitemradio", { name: "Confirmed" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
  await expect(office.getByText("Status updated successfully")).toBeVisible();
  expect(await postgresSite.query("select status from experience_inquiries where full_name = 'Status'")).toEqual([
    { status: "confirmed" },
  ]);
  await office.route("**/1324admin/customers.data*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await office.getByRole("button", { name: "Confirmed, status of Status" }).click();
  await office.getByRole("menuitemradio", { name: "Completed" }).click();
  await expect(office.getByText("Failed to update status")).toBeVisible();
  await expect(office.getByRole("button", { name: "Confirmed, status of Status" })).toBeVisible();
});

test("the details show the whole request, in a dialog", async ({ office, postgresSite }) => {
  await postgresSite.query(insert("Detail"));
  await office.goto("/1324admin/customers?q=Detail");
  await waitForHydration(office);
  await office.getByRole("button", { name: /View Details/ }).click();
  const dialog = office.getByRole("alertdialog");
  await expect(dialog).toContainText("detail@example.com");
  await expect(dialog.locator("a[href^='mailto:']").first()).toBeVisible();
  await expect(dialog.locator("a[href^='tel:']").first()).toBeVisible();
  await expect(dialog.locator("a[href^='https://wa.me/']").first()).toBeVisible();
  await office.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an unknown status is refused by the server", async ({ office, postgresSite }) => {
  await postgresSite.query(insert("Foo"));
  const [row] = await postgresSite.query("select id from experience_inquiries where full_name = 'Foo'");
  const response = await office.request.post("/1324admin/customers", {
    form: { kind: "experience", intent: "status", id: row!.id as string, status: "foo" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(400);
  const nameless = await office.request.post("/1324admin/customers", {
    form: { id: row!.id as string, status: "confirmed" },
    maxRedirects: 0,
  });
  expect(nameless.status()).toBe(400);
  expect(await postgresSite.query("select status from experience_inquiries where full_name = 'Foo'")).toEqual([
    { status: "pending" },
  ]);
});
