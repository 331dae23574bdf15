import type { Page } from "@playwright/test";
import sharp from "sharp";
import { experiencePath, expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const inWords = (of: string) =>
  new Intl.DateTimeFormat("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(of))
    // Whatever the data of this machine say.
    .replace(",", "");
const dollars = (amount: unknown) => Number(amount).toLocaleString("en-US", { style: "currency", currency: "USD" });

const facts = (page: Page) => page.locator(".form-facts");
const factLines = (page: Page) => facts(page).locator("dl > div");

async function linkOf(page: Page, list: string, pattern: RegExp): Promise<string> {
  const html = await (await page.request.get(list, { headers: { "accept-language": "en" } })).text();
  return pattern.exec(html)![1]!;
}

interface KeptForm {
  name: string;
  path: (page: Page) => Promise<string>;
  typed: Record<string, string>;
  /** Where the total that was quoted stands. */
  quoted?: string;
  facts: (email: string, total: string) => (string | RegExp)[];
}

const guest = { full_name: "Amina Mbarouk", phone: "+255 777 314 159" };
const reply = (email: string) => `Our reply goes to${email}`;

/** Every form a visitor fills in, but for the one that offers a property, which leads to another page. */
const FORMS: KeptForm[] = [
  {
    name: "contact",
    path: async () => "/contact",
    typed: { name: "Amina Mbarouk", message: "Two people in July" },
    facts: (email) => [/^Reference[2-9A-Z]{6}$/, "TopicGeneral Inquiry", reply(email)],
  },
  {
    name: "property",
    path: (page) => linkOf(page, "/real-estate", /href="(\/real-estate\/(?!submit)[a-z0-9-]+)"/),
    typed: { name: "Amina Mbarouk", phone: "+255 777 314 159", message: "Is it quiet?" },
    facts: (email) => [/^Reference[2-9A-Z]{6}$/, reply(email)],
  },
  {
    name: "experience",
    path: (page) => experiencePath(page.request, "Mangrove kayak at high water"),
    typed: {
      ...guest,
      country_code: "+255",
      phone: "777 314 159",
      date: day(9),
      accommodation: "Makuti House",
      participants: "3",
    },
    quoted: "experience_inquiries",
    facts: (email, total) => [
      /^Reference[2-9A-HJ-NP-Z]{6}$/,
      new RegExp(`${inWords(day(9))}$`),
      /3$/,
      `Total${total}`,
      reply(email),
    ],
  },
  {
    name: "stay",
    // One without prices of a season and a minimum of nights.
    path: async () => "/stays/wete-terraces",
    typed: { ...guest, check_in: day(40), check_out: day(43), guests: "2" },
    quoted: "stay_bookings",
    facts: (email, total) => [
      /^Reference[2-9A-HJ-NP-Z]{6}$/,
      new RegExp(`${inWords(day(40))}$`),
      new RegExp(`${inWords(day(43))}$`),
      /2$/,
      `Total${total}`,
      reply(email),
    ],
  },
  {
    name: "vehicle",
    path: async (page) => `/transportation?book=${await linkOf(page, "/transportation", /book=([0-9a-f-]{36})/)}`,
    typed: { ...guest, pickup_date: day(20), return_date: day(24) },
    quoted: "transportation_bookings",
    facts: (email, total) => [
      /^Reference[2-9A-HJ-NP-Z]{6}$/,
      new RegExp(`${inWords(day(20))}$`),
      new RegExp(`${inWords(day(24))}$`),
      /driver/i,
      `Total${total}`,
      reply(email),
    ],
  },
];

for (const form of FORMS) {
  test(`${form.name}: what is typed survives a reload, and so do the facts of what was sent`, async ({
    page,
    postgresSite,
  }) => {
    const email = `facts-${form.name}@example.com`;
    const typed = { ...form.typed, email };
    const field = (name: string) => page.locator(`form#send [name=${name}]`);
    await page.goto(await form.path(page));
    await waitForHydration(page);
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    await page.reload();
    await waitForHydration(page);
    for (const [name, value] of Object.entries(typed)) await expect(field(name), name).toHaveValue(value);

    await page.locator("form#send button.btn-primary[type=submit]").click();
    await expect(facts(page)).toBeVisible();
    const [row] = form.quoted
      ? await postgresSite.query(`select quoted_total from ${form.quoted} where email = $1`, [email])
      : [];
    const expected = form.facts(email, row ? dollars(row.quoted_total) : "");
    await expect(factLines(page)).toHaveText(expected);
    await page.reload();
    await waitForHydration(page);
    await expect(factLines(page)).toHaveText(expected);
    // Not for ever: whoever comes back later finds the form alone.
    await page
      .locator("a[href='/about']")
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(field("email")).toHaveValue("");
    await expect(facts(page)).toHaveCount(0);
  });
}

test("after five seconds the contact form is back, with the facts of what was sent above it", async ({ page }) => {
  await page.goto("/ar/contact");
  await waitForHydration(page);
  for (const [name, value] of Object.entries({ name: "أمينة", email: "above@example.com", message: "مرحبًا" }))
    await page.locator(`form#send [name=${name}]`).fill(value);
  await page.locator("form#send button.btn-primary").click();
  await expect(page.locator(".panel [role=status]")).toBeVisible();
  await expect(page.locator("form#send")).toBeVisible();
  await expect(page.locator(".panel [role=status]")).toHaveCount(0);
  await expect(facts(page)).toContainText("above@example.com");
});

test("a property that was offered is repeated above the list, over a reload, and not to whoever comes back later", async ({
  page,
}) => {
  await page.goto("/real-estate/submit");
  await waitForHydration(page);
  const typed = {
    owner_email: "offer@example.com",
    title: "House with its facts",
    price: "124,000.50",
    land_size: "500",
    bedrooms: "3",
    bathrooms: "2",
    location: "Wete",
    description: "Cool.",
  };
  for (const [name, value] of Object.entries(typed)) await page.locator(`form#send [name=${name}]`).fill(value);
  await page.locator("[name=type]").selectOption("villa");
  await page.locator("[name=listing_type][value=rent]").check();
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#c6431c" } })
    .jpeg()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(page.locator("input[name=images]")).toHaveCount(1);
  await page.locator(".submit-panel button[type=submit]").click();
  await expect(page).toHaveURL(/\/real-estate$/);
  await expect(page.locator(".toast-success")).toHaveText(
    "Property submitted successfully! It will be reviewed by our team.",
  );
  const panel = page.locator(".property-sent");
  const lines = [
    /^Property type\s*Villa · For rent$/,
    /^Price\s*\$124,000\.50\s\/month$/,
    /^We’ll reply to\s*offer@example\.com$/,
  ];
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await expect(panel.locator("b")).toHaveText("House with its facts");
  await expect(factLines(page)).toHaveText(lines);
  await page.reload();
  await waitForHydration(page);
  await expect(factLines(page)).toHaveText(lines);
  await page
    .locator("a[href='/about']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/about$/);
  await page
    .locator("a[href='/real-estate']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1, name: "Homes and land on Pemba" })).toBeVisible();
  await expect(panel).toHaveCount(0);
});
