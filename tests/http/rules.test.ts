import { BOOKING_SETTINGS } from "#tests/support/route-requests/request";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { useSharedSite } from "#tests/support/shared-site";

/**
 * Where each rule of the server is broken on purpose: the file, and words of the test's title. Those of this file carry
 * their ids.
 */
const RULES: Record<string, [file: string, title: string][]> = {
  "SRV-01": [["tests/http/access.test.ts", "SRV-01"]],
  "SRV-02": [
    ["tests/http/access.test.ts", "SRV-02"],
    ["tests/e2e/submit.spec.ts", "a visitor sets only what is his to set"],
  ],
  "SRV-03": [["tests/http/access.test.ts", "SRV-03"]],
  "SRV-04": [["tests/http/access.test.ts", "SRV-04"]],
  "SRV-05": [["tests/http/access.test.ts", "SRV-05"]],
  "SRV-06": [
    ["tests/http/rules.test.ts", "SRV-06"],
    ["tests/data/inquiries.test.ts", "takes each bound itself"],
  ],
  "SRV-07": [["tests/http/rules.test.ts", "SRV-07"]],
  "SRV-08": [["tests/http/rules.test.ts", "SRV-08"]],
  "SRV-09": [
    ["tests/http/rules.test.ts", "SRV-09"],
    ["tests/e2e/stays.spec.ts", "too many guests are refused"],
  ],
  "SRV-10": [
    ["tests/http/rules.test.ts", "SRV-10"],
    ["tests/data/transportation.test.ts", "nor with a driver they do not offer"],
  ],
  "SRV-11": [
    ["tests/e2e/submit.spec.ts", "the server checks everything again"],
    ["tests/data/submit.test.ts", "takes one to ten pictures of our own store"],
  ],
  "SRV-12": [["tests/data/submit.test.ts", "are not stored when staff cannot be told"]],
  "SRV-13": [
    ["tests/e2e/submit.spec.ts", "the server checks everything again"],
    ["tests/e2e/office-properties.spec.ts", "the server checks the form again"],
  ],
  "SRV-14": [
    ["tests/http/rules.test.ts", "SRV-14"],
    ["tests/e2e/office-properties.spec.ts", "the server checks the form again"],
  ],
  "SRV-15": [["tests/http/rules.test.ts", "SRV-15"]],
  "SRV-16": [
    ["tests/http/rules.test.ts", "SRV-16"],
    ["tests/data/schema.test.ts", "never takes a read mark back"],
  ],
  "SRV-17": [["tests/http/rules.test.ts", "SRV-17"]],
  "SRV-18": [["tests/http/rules.test.ts", "SRV-18"]],
  "SRV-19": [["tests/http/rules.test.ts", "SRV-19"]],
  "SRV-20": [
    ["tests/data/articles-office.test.ts", "are stored without anything that could run"],
    ["tests/e2e/article-html.spec.ts", "SRV-20"],
  ],
  "SRV-21": [["tests/http/rules.test.ts", "SRV-21"]],
  "SRV-22": [
    ["tests/http/headers.test.ts", "SRV-22"],
    ["tests/data/sign-in.test.ts", "gives each session its own id, and ends one at sign-out"],
  ],
  "SRV-23": [["tests/http/headers.test.ts", "SRV-23"]],
  "SRV-24": [
    ["tests/data/sign-in.test.ts", "stores a slow salted hash"],
    ["tests/data/sign-in.test.ts", "says the same of a wrong password and an unknown person"],
  ],
  "SRV-25": [
    ["tests/http/limits.test.ts", "SRV-25"],
    ["tests/data/sign-in.test.ts", "stops after five failures on one account"],
    ["tests/data/sign-in.test.ts", "stops after twenty failures from one address"],
  ],
  "SRV-26": [
    ["tests/http/limits.test.ts", "SRV-26"],
    ["tests/e2e/server.spec.ts", "a body that is too large is refused"],
  ],
  "SRV-27": [["tests/http/rules.test.ts", "SRV-27"]],
  "SRV-28": [
    ["tests/http/rules.test.ts", "SRV-28"],
    ["tests/http/limits.test.ts", "SRV-28"],
    ["tests/data/rate-limit.test.ts", "is counted by all processes together"],
  ],
  "SRV-29": [
    ["tests/http/limits.test.ts", "SRV-29"],
    ["tests/data/submit.test.ts", "come with 60 files and 200 MB an hour"],
    ["tests/data/submit.test.ts", "leave no media behind"],
  ],
  "SRV-30": [
    ["tests/data/media.test.ts", "goes by content, not by name"],
    ["tests/http/headers.test.ts", "SRV-30"],
  ],
  "SRV-31": [
    ["tests/data/media.test.ts", "refuses what is too large, in bytes and in pixels"],
    ["tests/http/headers.test.ts", "SRV-31"],
  ],
  "SRV-32": [
    ["tests/data/media.test.ts", "under a random name"],
    ["tests/http/access.test.ts", "SRV-32"],
  ],
  "SRV-33": [
    ["tests/data/media.test.ts", "leaves metadata and position behind"],
    ["tests/e2e/submit.spec.ts", "lose where they were taken"],
  ],
  "SRV-34": [
    ["tests/http/headers.test.ts", "SRV-34"],
    ["tests/http/access.test.ts", "SRV-34"],
  ],
  "SRV-35": [
    ["tests/http/access.test.ts", "SRV-35"],
    ["tests/data/notifications.test.ts", "ends when its listener is staff no longer"],
  ],
  "SRV-36": [
    ["tests/http/rules.test.ts", "SRV-36"],
    ["tests/http/hostile.test.ts", "SRV-36"],
  ],
  "SRV-37": [["tests/http/headers.test.ts", "SRV-37"]],
  "SRV-38": [["tests/http/rules.test.ts", "SRV-38"]],
  "SRV-39": [
    ["tests/data/schema.test.ts", "keeps requests when what they were for is deleted"],
    ["tests/http/rules.test.ts", "SRV-39"],
  ],
  "SRV-40": [
    ["tests/data/currencies-office.test.ts", "is not believed when it counts from another currency"],
    ["tests/data/currencies-office.test.ts", "may not talk on for ever"],
  ],
  "SRV-41": [["tests/http/rules.test.ts", "SRV-41"]],
};

test("every rule from SRV-01 to SRV-41 has a test that breaks it", () => {
  const ids = Array.from({ length: 41 }, (_, n) => `SRV-${String(n + 1).padStart(2, "0")}`);
  expect(Object.keys(RULES)).toEqual(ids);
  const missing = Object.entries(RULES).flatMap(([id, places]) =>
    places
      .filter(([file, title]) => !existsSync(file) || !readFileSync(file, "utf8").includes(title))
      .map(([file, title]) => `${id}: ${file} has no "${title}"`),
  );
  expect(missing).toEqual([]);
});

const { url, people, query } = useSharedSite();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const send = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(`${url}${path}.data`, { method: "POST", body: new URLSearchParams(fields), headers: { cookie } });
const one = async (text: string, values?: unknown[]) => (await query(text, values))[0]!;

/** One for all forms: it says when a page was served, not which one. */
let stamp: string;
beforeAll(async () => {
  const page = await (await fetch(`${url}/contact`, { headers: { "accept-language": "en" } })).text();
  stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
});

/** Each change alone makes a form that is good otherwise a bad one, and none leaves a row. */
async function refuses(
  path: string,
  table: string,
  good: Record<string, string>,
  breaches: [string, string][],
  cookie = "",
): Promise<void> {
  const before = await one(`select count(*) as n from ${table}`);
  const taken: string[] = [];
  for (const [field, value] of breaches) {
    const { status } = await send(path, { ...good, [field]: value }, cookie);
    if (status !== 400) taken.push(`${field} = ${value.slice(0, 40)}: ${status}`);
  }
  expect(taken).toEqual([]);
  expect(await one(`select count(*) as n from ${table}`)).toEqual(before);
  expect((await send(path, good, cookie)).status, "what is not spoiled").toBeLessThan(300);
}

const EMAILS: [string, string][] = ["", " ", "a", "a@b", "a b@c.de", "@c.de", `${"a".repeat(250)}@b.cd`].map(
  (value) => ["email", value],
);
const tooLong = (field: string, most: number): [string, string] => [field, "x".repeat(most + 1)];

test("SRV-06: a message keeps to its bounds", async () => {
  const good = {
    name: "Amina",
    email: "amina@example.com",
    phone: "",
    topic: "General Inquiry",
    message: "Hello SRV-06",
    stamp,
  };
  await refuses("/contact", "inquiries", good, [
    ...EMAILS,
    ["name", " "],
    tooLong("name", 120),
    tooLong("phone", 40),
    ["message", "\n "],
    tooLong("message", 5_000),
    ["topic", "Nonsense"],
    ["topic", ""],
  ]);
});

test("SRV-07: a question about a property keeps to its bounds, and to what is published", async () => {
  const { slug } = await one("select slug from properties where published limit 1");
  const good = {
    name: "Amina",
    email: "amina@example.com",
    phone: "",
    message: "Hello SRV-07",
    stamp,
  };
  await refuses(`/real-estate/${String(slug)}`, "property_inquiries", good, [
    ...EMAILS,
    ["name", ""],
    tooLong("name", 120),
    tooLong("phone", 40),
    ["message", ""],
    tooLong("message", 5_000),
  ]);
  await query(
    "insert into properties (slug, title, description, type, location, price, published) values ('srv-07', 'T', 'D', 'house', 'W', 1, false)",
  );
  expect((await send("/real-estate/srv-07", good)).status).toBe(404);
  expect((await send("/real-estate/nothing-of-ours", good)).status).toBe(404);
});

test("SRV-08: a request for an experience has a real day to come, people and a way to reach them", async () => {
  const { id } = await one(
    "select id from experiences where id not in (select experience_id from departure_patterns) limit 1",
  );
  const good = {
    full_name: "Amina",
    email: "amina@example.com",
    country_code: "+255",
    phone: "+255 777 123 456",
    date: day(5),
    accommodation: "SRV-08",
    participants: "2",
    message: "",
    stamp,
  };
  await refuses(`/experiences/${String(id)}`, "experience_inquiries", good, [
    ...EMAILS,
    ...["2027-02-30", day(-2), day(740), "tomorrow", ""].map((value): [string, string] => ["date", value]),
    ...["0", "1.5", "-1", "101", "two", ""].map((value): [string, string] => ["participants", value]),
    ...["+", "+999", "+12345", "+1a", ""].map((value): [string, string] => ["country_code", value]),
    ["full_name", ""],
    ["phone", ""],
    ["phone", "😀"],
    ["phone", "call me maybe"],
    ["phone", "+255 777"],
    ["accommodation", "\u200b"],
    ["accommodation", ""],
  ]);
  expect((await send(`/experiences/${crypto.randomUUID()}`, good)).status).toBe(404);
});

test("SRV-09: a stay lasts a night or more, from today on, for as many as there is room for", async () => {
  // One for which nothing is taken, and that can be had for a night.
  const { slug, max_guests } = await one(
    "select slug, max_guests from stays where min_nights = 1 and not exists (select 1 from units u join occupancies o on o.unit_id = u.id where u.stay_id = stays.id) limit 1",
  );
  const good = {
    full_name: "Amina",
    email: "amina@example.com",
    phone: "+255 777 123 456",
    check_in: day(5),
    check_out: day(6),
    guests: "1",
    special_requests: "SRV-09",
    stamp,
  };
  await refuses(`/stays/${String(slug)}`, "stay_bookings", good, [
    ...EMAILS,
    ["check_in", day(-2)],
    ["check_in", day(6)],
    ["check_out", day(5)],
    ["check_out", day(4)],
    ["check_out", "2027-02-30"],
    ["guests", "0"],
    ["guests", String(Number(max_guests) + 1)],
    ["guests", "1.5"],
  ]);
  expect((await send("/stays/nothing-of-ours", good)).status).toBe(404);
});

test("SRV-10: a vehicle is one that can be had, comes back after it left, and has a driver only where there is one", async () => {
  const { id } = await one("select id from transportation_rentals where available and not with_driver limit 1");
  const good = {
    rental_id: String(id),
    full_name: "Amina",
    email: "amina@example.com",
    phone: "+255 777 123 456",
    pickup_date: day(5),
    return_date: day(6),
    with_driver: "",
    special_requests: "SRV-10",
    stamp,
  };
  await refuses("/transportation", "transportation_bookings", good, [
    ...EMAILS,
    ["return_date", day(5)],
    ["return_date", day(4)],
    ["pickup_date", day(-2)],
    ["pickup_date", "2027-02-30"],
    ["with_driver", "true"],
  ]);
  const { id: away } = await one(
    "insert into transportation_rentals (name, type, description, price_per_day, price_per_week, available) values ('SRV-10', 'car', 'D', 1, 1, false) returning id",
  );
  for (const rental_id of [String(away), crypto.randomUUID(), "x"])
    expect((await send("/transportation", { ...good, rental_id })).status).toBe(404);
});

test("SRV-14, SRV-19: the office's forms are checked again by the server, and no address in them can run", async () => {
  const picture = "/scenes/white-beach-1920.webp";
  const urls: [string, string][] = [
    "javascript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example/x",
    "vbscript:x",
    "/etc/passwd",
  ].flatMap((address): [string, string][] => [
    ["video_url", address],
    ["images", address],
  ]);
  const point: [string, string][] = [
    ["latitude", "90.1"],
    ["longitude", "-180.1"],
    ["latitude", "NaN"],
    ["longitude", ""],
  ];
  const slugs: [string, string][] = ["a b", "-a", "a--b", "a_b", "a/b", "<b>"].map((slug) => ["slug", slug]);
  const blank = (...fields: string[]): [string, string][] => fields.map((field) => [field, " "]);
  const prices = (field: string): [string, string][] =>
    ["-1", "1.234", "free", "1e9", ""].map((price) => [field, price]);
  await refuses(
    "/1324admin/experiences/new",
    "experiences",
    {
      title: "SRV-14",
      description: "D",
      category: "Nature",
      duration: "1 h",
      price: "5",
      latitude: "-5.2",
      longitude: "39.7",
      images: picture,
    },
    [
      ...blank("title", "description", "category", "duration"),
      ...prices("price"),
      ...point,
      ...urls,
      ["min_age", "-1"],
    ],
    people.staff,
  );
  await refuses(
    "/1324admin/stays/new",
    "stays",
    {
      name: "SRV-14",
      slug: "srv-14",
      location: "W",
      type: "hotel",
      price: "5",
      max_guests: "3",
      description: "D",
      images: picture,
    },
    [
      ...blank("name", "location", "description"),
      ...slugs,
      ...prices("price"),
      ["type", "castle"],
      ["max_guests", "0"],
      ["images", "javascript:alert(1)"],
    ],
    people.staff,
  );
  await refuses(
    "/1324admin/transportation/new",
    "transportation_rentals",
    {
      name: "SRV-14",
      type: "car",
      price_per_day: "5",
      price_per_week: "20",
      description: "D",
      with_driver: "on",
      driver_price_per_day: "5",
      images: picture,
    },
    [
      ...blank("name", "description"),
      ["type", "rocket"],
      ...prices("price_per_day"),
      ...prices("driver_price_per_day"),
      ["images", "javascript:alert(1)"],
    ],
    people.staff,
  );
  const { name: category } = await one("select name from blog_categories limit 1");
  await refuses(
    "/1324admin/blog/new",
    "blog_articles",
    {
      title: "SRV-14",
      slug: "srv-14",
      description: "D",
      content: "<p>T</p>",
      category: String(category),
      published_date: day(0),
    },
    [
      ...blank("title", "description", "content"),
      ...slugs,
      ["content", "<script>alert(1)</script>"],
      ["category", "Nonsense"],
      ["published_date", "2027-02-30"],
      ...["cover_image", "video_url", "seo_og_image"].map((field): [string, string] => [field, "javascript:alert(1)"]),
    ],
    people.staff,
  );
  const { title: saved, months } = await one(
    "select coalesce(homepage_hero_title, '') as title, keep_requests_months as months from site_settings limit 1",
  );
  await refuses(
    "/1324admin/settings",
    "site_settings",
    {
      homepage_hero_title: String(saved),
      homepage_hero_video: "",
      keep_requests_months: String(months),
      ...BOOKING_SETTINGS,
    },
    [
      ...["instagram", "facebook", "twitter", "homepage_hero_video"].flatMap((field): [string, string][] => [
        [field, "javascript:alert(1)"],
        [field, "//elsewhere.example"],
      ]),
      ...["", "0", "1.5", "241"].map((value): [string, string] => ["keep_requests_months", value]),
      // The bounds of 1.4.
      ...([
        ["hold_hours", "169"],
        ["hold_hours", "1.5"],
        ["deposit_percent", "101"],
        ["balance_due_days", "91"],
        ["furthest_days", "29"],
        ["furthest_days", "731"],
        ["channel_minutes", "14"],
        ["channel_minutes", "241"],
        ["check_in_from", "24:00"],
        ["check_out_until", "10"],
        ["short_gaps", "yes"],
        ["count_misses", "yes"],
      ] satisfies [string, string][]),
      ...[
        "contact_email",
        "reply_to_email",
        "contact_phone",
        "emergency_phone",
        "data_country",
        "office_latitude",
        "hours_monday_opens",
      ].map((field): [string, string] => [field, "javascript:alert(1)"]),
      ["site_name", "x".repeat(81)],
      ["homepage_hero_title_ar", "*"],
    ],
    people.staff,
  );
});

test("SRV-15, SRV-16: a status is one of those there are, and what is read stays read", async () => {
  const stay = await one("select id, status from stay_bookings limit 1");
  const message = await one("select id from inquiries limit 1");
  await query("update inquiries set read = true where id = $1", [message.id]);
  const wrong: string[] = [];
  const breaches: Record<string, string>[] = [
    { intent: "status", kind: "stay", id: String(stay.id), status: "lost" },
    { intent: "status", kind: "stay", id: String(stay.id), status: "" },
    { intent: "status", kind: "stay", id: String(stay.id), status: "in_progress" },
    { intent: "status", kind: "general", id: String(message.id), status: "confirmed" },
    { intent: "category", kind: "general", id: String(message.id), category: "Nonsense" },
    { intent: "read", kind: "general", id: String(message.id), read: "false" },
  ];
  for (const fields of breaches) {
    const { status } = await send("/1324admin/customers", fields, people.staff);
    if (status < 400 || status > 499) wrong.push(`${JSON.stringify(fields)}: ${status}`);
  }
  expect(
    (await send("/1324admin/notifications", { intent: "read", ids: crypto.randomUUID(), read: "false" }, people.staff))
      .status,
  ).toBe(400);
  expect(wrong).toEqual([]);
  expect(await one("select status from stay_bookings where id = $1", [stay.id])).toEqual({ status: stay.status });
  expect(await one("select read from inquiries where id = $1", [message.id])).toEqual({ read: true });
});

test("SRV-17: a rate is a number above nothing, and the dollar stays one dollar", async () => {
  const before = await query("select * from currencies order by code");
  for (const [code, rate] of [
    ["EUR", "0"],
    ["EUR", "-1"],
    ["EUR", "NaN"],
    ["EUR", "Infinity"],
    ["EUR", ""],
    ["USD", "2"],
    ["XXX", "1"],
  ] as const) {
    expect(
      (await send("/1324admin/currencies", { intent: "rate", code, rate }, people.staff)).status,
      `${code} ${rate}`,
    ).toBe(400);
  }
  expect(
    (await send("/1324admin/currencies", { intent: "status", code: "USD", active: "false" }, people.staff)).status,
  ).toBe(400);
  expect(await query("select * from currencies order by code")).toEqual(before);
});

test("SRV-18: a text has a key of its own and says something in English", async () => {
  const { id, key, en } = await one("select id, key, en from translations where key = 'nav.stays'");
  for (const fields of [
    { key: String(key), en: "Twice" },
    { key: " ", en: "X" },
    { key: "srv.new", en: " " },
    { key: "a b", en: "X" },
  ]) {
    expect(
      (await send("/1324admin/translations", { intent: "add", ...fields }, people.staff)).status,
      JSON.stringify(fields),
    ).toBe(400);
  }
  expect(
    (
      await send(
        "/1324admin/translations",
        { intent: "update", id: String(id), language: "en", before: String(en), text: " " },
        people.staff,
      )
    ).status,
  ).toBe(400);
  expect(await one("select en from translations where id = $1", [id])).toEqual({ en });
});

test("SRV-21: what staff and visitors wrote is text wherever it is shown, also in what is meant for search engines", async () => {
  const evil = "</script><script>alert('SRV-21')</script><img src=x onerror=alert(1)>";
  const raw = /<script>alert\('SRV-21'\)|<img src=x onerror/;
  const { id } = await one(
    "insert into experiences (title, description, category, duration, price) values ($1, $1, 'Nature', '1 h', 5) returning id",
    [evil],
  );
  await query(
    "insert into stays (name, slug, location, type, price, max_guests, description) values ($1, 'srv-21', $1, 'hotel', 5, 2, $1)",
    [evil],
  );
  await query(
    "insert into properties (slug, title, description, type, location, price, published) values ('srv-21', $1, $1, 'house', $1, 1, true)",
    [evil],
  );
  await query(
    "insert into inquiries (name, email, topic, category, message) values ($1, 'a@example.com', 'General Inquiry', 'Sales', $1)",
    [evil],
  );
  for (const path of [
    `/experiences/${String(id)}`,
    "/experiences",
    "/stays/srv-21",
    "/stays",
    "/real-estate/srv-21",
    "/real-estate",
    "/1324admin/experiences",
    "/1324admin/customers",
    "/1324admin",
    `/1324admin/search?q=${encodeURIComponent("SRV-21")}`,
    `/experiences?search=${encodeURIComponent(evil)}`,
  ]) {
    const response = await fetch(url + path, {
      headers: { cookie: path.startsWith("/1324admin") ? people.staff : "", "accept-language": "en" },
    });
    expect(response.status, path).toBe(200);
    const html = await response.text();
    expect(html, path).not.toMatch(raw);
    if (!path.includes("?search")) expect(html, path).toContain("SRV-21");
  }
});

test("SRV-27: whoever fills in what nobody sees is thanked, and nothing is stored", async () => {
  const response = await send("/contact", {
    name: "Robot",
    email: "r@example.com",
    topic: "General Inquiry",
    message: "SRV-27",
    website: "http://spam.example",
    stamp,
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('"ok",true');
  for (const stamped of ["", "1.x", `${Date.now() - 9_999}.forged`])
    expect(
      (
        await send("/contact", {
          name: "R",
          email: "r@example.com",
          topic: "General Inquiry",
          message: "SRV-27",
          stamp: stamped,
        })
      ).status,
    ).toBe(400);
  expect(await query("select 1 from inquiries where message = 'SRV-27'")).toEqual([]);
});

test("SRV-28: nobody is given more rows than a page has, whatever he asks for", async () => {
  await query(
    "insert into stays (name, slug, location, type, price, max_guests, description) select 'Many', 'srv-28-' || n, 'W', 'hotel', 5, 2, 'D' from generate_series(1, 60) n",
  );
  const html = await (
    await fetch(`${url}/stays?limit=1000000000&size=1000000000&page=1&per_page=1000000`, {
      headers: { "accept-language": "en" },
    })
  ).text();
  expect(new Set(html.match(/\/stays\/srv-28-\d+/g)).size).toBeLessThanOrEqual(24);
  expect(
    (await fetch(`${url}/stays?page=999999999999999999999`, { headers: { "accept-language": "en" } })).status,
  ).toBe(200);
});

test("SRV-36: a refusal says what it is in two words, and carries the number it is logged under", async () => {
  for (const [path, init, status] of [
    ["/media/property-images/nothing.jpg", {}, 404],
    ["/assets/nothing.js", {}, 404],
    [`/${"a/".repeat(50)}`, {}, 414],
    ["/contact", { method: "POST", body: "a".repeat(70_000) }, 413],
    ["/contact", { method: "POST", body: "a=1", headers: { origin: "https://elsewhere.example" } }, 403],
    ["/media/property-images", { method: "POST", body: "no picture" }, 415],
  ] as [string, RequestInit, number][]) {
    const response = await fetch(url + path, init);
    expect(response.status, path).toBe(status);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(Object.keys((await response.json()) as object).toSorted()).toEqual(["code", "message"]);
  }
});

test("SRV-38: what is not there is answered so, with a page of ours", async () => {
  for (const path of [
    "/nothing",
    "/fr/nothing",
    "/xx",
    "/stays/nothing-of-ours",
    "/blog/nothing-of-ours",
    "/real-estate/nothing-of-ours",
    `/experiences/${crypto.randomUUID()}`,
    "/experiences/x",
    "/sitemaps/nothing.xml",
    "/about/x",
  ]) {
    const response = await fetch(url + path, { headers: { "accept-language": "en" } });
    expect(response.status, path).toBe(404);
    if (!path.endsWith(".xml")) expect(await response.text(), path).toContain("</footer>");
  }
});

test("SRV-39: what visitors sent about something that is deleted is still there to be read", async () => {
  const { id } = await one(
    "insert into stays (name, slug, location, type, price, max_guests, description) values ('SRV-39', 'srv-39', 'W', 'hotel', 5, 2, 'D') returning id",
  );
  await send("/stays/srv-39", {
    full_name: "Of SRV-39",
    email: "a@example.com",
    phone: "+255 777 123 456",
    check_in: day(5),
    check_out: day(6),
    guests: "1",
    stamp,
  });
  expect((await send("/1324admin/stays", { intent: "delete", id: String(id) }, people.staff)).status).toBe(200);
  for (const path of ["/1324admin/customers", "/1324admin/notifications", "/1324admin"]) {
    const response = await fetch(url + path, { headers: { cookie: people.staff } });
    expect(response.status, path).toBe(200);
    expect(await response.text(), path).toContain("Of SRV-39");
  }
});

test("SRV-41: a form sent twice at once with one key is one row, and both are told that all is well", async () => {
  const fields = {
    name: "Twice",
    email: "a@example.com",
    topic: "General Inquiry",
    message: "SRV-41",
    key: crypto.randomUUID(),
    stamp,
  };
  const answers = await Promise.all(Array.from({ length: 4 }, () => send("/contact", fields)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Each has a link of its own to the one page (GU-006).
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts.map((text) => text.replaceAll(/\/my\/[\w-]{43}/g, ""))).size).toBe(1);
  expect(await query("select 1 from inquiries where message = 'SRV-41'")).toHaveLength(1);
});
