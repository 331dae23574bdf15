import { globSync, readFileSync } from "node:fs";
import { ACCESS, type Resource, type Who } from "#app/access";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { png } from "#tests/support/hostile/pictures";
import { fillPattern, listRoutes } from "#tests/support/routes";
import { useSharedSite } from "#tests/support/shared-site";
import { fingerprintTables } from "#tests/support/table-fingerprint";

/**
 * Who may do what with which table or bucket (SRV-01). R read, I insert, U update, D delete. Signed-in people who are
 * not staff have the rights of the anonymous. What a visitor updates is what the same form has sent a moment before.
 * Staff invite and remove each other in the office (decision 13): whoever accepts an invitation becomes staff by it. A
 * recorded booking can be deleted. Erasing a person (decision 21) takes her out of requests, messages, the bin and the
 * history, and deletes the mail to her.
 */
const MATRIX: Record<Resource, { anyone: string; staff: string }> = {
  translations: { anyone: "R", staff: "RIUD" },
  currencies: { anyone: "R", staff: "RU" },
  site_settings: { anyone: "R", staff: "RIU" },
  admin_users: { anyone: "", staff: "RUD" },
  admin_notification_preferences: { anyone: "", staff: "RIU" },
  properties: { anyone: "RIU", staff: "RIUD" },
  property_inquiries: { anyone: "IU", staff: "RU" },
  property_notifications: { anyone: "IU", staff: "RUD" },
  property_files: { anyone: "R", staff: "RIUD" },
  experiences: { anyone: "R", staff: "RIUD" },
  experience_inquiries: { anyone: "IU", staff: "RIU" },
  stays: { anyone: "R", staff: "RIUD" },
  stay_bookings: { anyone: "IU", staff: "RIU" },
  transportation_rentals: { anyone: "R", staff: "RIUD" },
  transportation_bookings: { anyone: "IU", staff: "RIU" },
  blog_articles: { anyone: "R", staff: "RIUD" },
  blog_categories: { anyone: "R", staff: "R" },
  guide_items: { anyone: "", staff: "RIUD" },
  places: { anyone: "", staff: "RIUD" },
  inquiries: { anyone: "IU", staff: "RU" },
  pemba_property_bookings: { anyone: "", staff: "RID" },
  changes: { anyone: "", staff: "RIU" },
  bin: { anyone: "", staff: "RIUD" },
  outbox: { anyone: "", staff: "RIUD" },
  redirects: { anyone: "R", staff: "RIUD" },
  reviews: { anyone: "R", staff: "RUD" },
  invitations: { anyone: "", staff: "RIUD" },
  search_entries: { anyone: "", staff: "R" },
  site_search_entries: { anyone: "R", staff: "R" },
  search_misses: { anyone: "", staff: "R" },
  // What stands in a bucket is read by its address, from the server itself and not through a route. Of guest-files the
  // path is read from a table, for who may see it, and the file by it.
  "property-images": { anyone: "I", staff: "I" },
  "stays-media": { anyone: "", staff: "I" },
  "transportation-media": { anyone: "", staff: "I" },
  "blog-media": { anyone: "", staff: "I" },
  "experience-media": { anyone: "", staff: "I" },
  "guest-files": { anyone: "I", staff: "I" },
  "property-files": { anyone: "", staff: "I" },
  live: { anyone: "", staff: "R" },
};

const LETTERS = ["R", "I", "U", "D"];

interface BuiltRoute {
  id: string;
  hasLoader: boolean;
  hasAction: boolean;
}

/** The routes as they were built, which is what answers. */
function builtRoutes(): BuiltRoute[] {
  const [file] = globSync("build/client/assets/manifest-*.js");
  const manifest = JSON.parse(
    readFileSync(file!, "utf8")
      .replace(/^window\.__reactRouterManifest=/, "")
      .replace(/;\s*$/, ""),
  ) as { routes: Record<string, BuiltRoute> };
  return Object.values(manifest.routes);
}

const { url, people, query } = useSharedSite();

/** Who holds this keeps the server from reading other calendars meanwhile, which it writes down. */
const quiet = new pg.Client({ connectionString: inject("httpSite").database });
beforeAll(async () => {
  await quiet.connect();
  await quiet.query("select pg_advisory_lock(5202398, hashtext('channels'))");
});
afterAll(() => quiet.end());

const ID = "00000000-0000-4000-8000-000000000000";
const LEAVES = listRoutes().filter(({ id }) => !id.startsWith("layouts/"));
const inEnglish = { "accept-language": "en" };

/** What is asked, with headers that can be added to. */
type Asked = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** Opens the answer and leaves: a stream of events would never end. */
async function statusOf(address: string, cookie: string, init: Asked = {}): Promise<number> {
  const leave = new AbortController();
  const { status } = await fetch(address, {
    ...init,
    redirect: "manual",
    signal: leave.signal,
    headers: { cookie, ...inEnglish, ...init.headers },
  });
  leave.abort();
  return status;
}

/** A few at once: the server has other things to do than to wait for us. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

test("SRV-01, BK-209, PL-195: the rules of all routes together are the access matrix, and every route has one", () => {
  const routes = builtRoutes();
  expect(routes.length).toBeGreaterThan(60);
  const unruled = routes.filter(
    ({ id, hasLoader, hasAction }) =>
      hasLoader !== Boolean(ACCESS[id]?.read) || hasAction !== Boolean(ACCESS[id]?.write),
  );
  expect(unruled.map(({ id }) => id)).toEqual([]);
  const may = (store: Resource, who: Who) => {
    const rules = Object.values(ACCESS).flatMap(({ read, write }) => [read, write]);
    const letters = rules.flatMap((rule) => (rule?.who === who ? (rule.access[store] ?? "").split("") : []));
    return LETTERS.filter((letter) => letters.includes(letter)).join("");
  };
  // Staff are also visitors.
  const all = (store: Resource) =>
    LETTERS.filter(
      (letter) => may(store, "staff").includes(letter) || (letter === "R" && may(store, "anyone").includes("R")),
    ).join("");
  const stores = Object.keys(MATRIX) as Resource[];
  expect(
    Object.fromEntries(stores.map((store) => [store, { anyone: may(store, "anyone"), staff: all(store) }])),
  ).toEqual(MATRIX);
});

test("BK-212: no page of visitors reads a booking, a case or money; what they send reads bookings only on the way", () => {
  const PRIVATE = [
    "stay_bookings",
    "transportation_bookings",
    "experience_inquiries",
    "cases",
    "case_messages",
    "booking_payments",
    "channels",
    "channel_events",
  ];
  const visitors = Object.entries(ACCESS).filter(([, { read }]) => read?.who === "anyone");
  expect(visitors.map(([route]) => route)).toEqual(
    expect.arrayContaining([
      "features/stays/site/detail.route",
      "features/stays/site/list.route",
      "features/transportation/site/detail.route",
      "features/transportation/site/list.route",
      "features/experiences/site/detail.route",
      "features/experiences/site/list.route",
      "features/availability/site/calendar.route",
    ]),
  );
  // That a route touches what its rule says, and no more, is SRV-01 in statements.test.ts.
  const touched = (rule: { access: object; internalAccess?: object } | undefined) =>
    Object.keys({ ...rule?.access, ...rule?.internalAccess });
  for (const [route, { read, write }] of visitors) {
    // Whoever has the secret of the link reads what he sent himself, or ends mail to him.
    if (
      !/^features\/(guests\/site\/(my|news|pictures?|calendar-file|voucher-file)|mail\/site\/stop)\.route$/.test(route)
    )
      expect([route, touched(read).filter((table) => PRIVATE.includes(table))]).toEqual([route, []]);
    const given: Partial<Record<string, string>> = write?.who === "anyone" ? { ...write.access } : {};
    for (const table of PRIVATE)
      expect([route, table, given[table]?.includes("R") ?? false]).toEqual([route, table, false]);
  }
});

/** The same of what bookings are placed on and paid by, which no route hands out as it is (BK-210). */
const PLACES: Record<string, string> = {
  units: "RIUD",
  seasons: "RIUD",
  departure_patterns: "RIUD",
  // Blocks are made and removed; moves and imports write here as well, and all of it through mutations.
  occupancies: "RIUD",
  departures: "RIUD",
  channels: "RIUD",
  // Voided and erased, never removed.
  booking_payments: "RIU",
  // Notes are written once; the words of whoever is erased are erased.
  case_messages: "RIU",
};

test("BK-210, BK-211: staff write units, seasons, patterns and blocks, record and void payments, write notes and change settings; nobody deletes a booking", () => {
  const lettersOf = (store: string, who: Who) => {
    const rules = Object.values(ACCESS).flatMap(({ read, write }) => [read, write]);
    const letters = rules.flatMap((rule) => {
      if (rule?.who !== who) return [];
      const access: Record<string, string | undefined> = { ...rule.access };
      const internal: Record<string, string | undefined> = { ...rule.internalAccess };
      return `${access[store] ?? ""}${internal[store] ?? ""}`.split("");
    });
    return LETTERS.filter((letter) => letters.includes(letter)).join("");
  };
  expect(Object.fromEntries(Object.keys(PLACES).map((store) => [store, lettersOf(store, "staff")]))).toEqual(PLACES);
  expect(lettersOf("site_settings", "staff")).toBe("RIU");
  for (const table of ["stay_bookings", "transportation_bookings", "experience_inquiries"])
    expect([table, lettersOf(table, "staff")]).toEqual([table, "RIU"]);
  // A visitor's request takes days and seats, and changes nothing of what there is.
  for (const table of ["units", "seasons", "departure_patterns", "channels"])
    expect([table, lettersOf(table, "anyone").replace("R", "")]).toEqual([table, ""]);
  expect(lettersOf("booking_payments", "anyone").replace("R", "")).toBe("");
  // What they say themselves, by the link of their case, and that they have read what was answered.
  expect(lettersOf("case_messages", "anyone").replace("R", "")).toBe("IU");
});

test("SRV-01, BK-207, BK-209: no page, data, stream or write of the office answers a visitor or somebody who is no longer staff, and nothing changes by their asking", async () => {
  const [experience] = await query("select id from experiences limit 1");
  const [property] = await query("select id, slug from properties where published limit 1");
  const [booking] = await query("select id from stay_bookings limit 1");
  const before = await fingerprintTables(query);
  const id = String(experience!.id);
  // Each would do something if it were let in.
  const bodies: [Record<string, string>, ...Record<string, string>[]] = [
    { intent: "delete", id },
    { intent: "publish", id: String(property!.id), published: "false", read: "true" },
    {
      intent: "status",
      kind: "stay",
      id: booking ? String(booking.id) : ID,
      status: "cancelled",
      code: "EUR",
      active: "false",
    },
  ];
  const office = LEAVES.filter(
    ({ id: route }) => ACCESS[route]?.read?.who === "staff" || ACCESS[route]?.write?.who === "staff",
  );
  expect(office.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  await forEach(office, async ({ pattern }) => {
    const address = url + fillPattern(pattern, { id });
    for (const [cookie, expected] of [
      [people.anonymous, 401],
      [people.former, 403],
    ] as const) {
      const asked: [string, Asked][] = [
        // Drawing the page takes long, and the gate that refuses is one for both.
        ...(cookie
          ? []
          : ([
              [address, {}],
              [address, { method: "POST", body: new URLSearchParams(bodies[0]) }],
            ] as [string, Asked][])),
        [`${address}.data`, {}],
        [`${address}.data`, { method: "HEAD" }],
        ...bodies.map((body): [string, Asked] => [
          `${address}.data`,
          { method: "POST", body: new URLSearchParams(body) },
        ]),
        ...["PUT", "PATCH", "DELETE"].map((method): [string, Asked] => [
          `${address}.data`,
          { method, body: new URLSearchParams(bodies[0]) },
        ]),
      ];
      for (const [where, init] of asked) {
        const status = await statusOf(where, cookie, init);
        if (status !== expected)
          wrong.push(`${init.method ?? "GET"} ${where.replace(url, "")}: ${status} instead of ${expected}`);
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(await fingerprintTables(query)).toEqual(before);
});

test("SRV-01: staff come in everywhere, and what a route does not write it refuses", async () => {
  const ids: Record<string, string> = {};
  for (const [room, table] of Object.entries({
    experiences: "experiences",
    stays: "stays",
    transportation: "transportation_rentals",
    blog: "blog_articles",
    properties: "properties",
    guide: "guide_items",
    places: "places",
    bookings: "stay_bookings",
  })) {
    ids[room] = String((await query(`select id from ${table} limit 1`))[0]!.id);
  }
  const before = await fingerprintTables(query);
  const wrong: string[] = [];
  await forEach(
    LEAVES.filter(({ id }) => ACCESS[id]?.read?.who === "staff" || ACCESS[id]?.write?.who === "staff"),
    async ({ id: route, pattern }) => {
      const values = { id: ids[pattern.split("/")[2]!] ?? ID, kind: "stay", day: "2028-01-01" };
      const address = fillPattern(pattern, values);
      const read = await statusOf(`${url}${address}`, people.staff);
      // An upload has nothing to read, a table without its section or person is none, nor is a move of no booking, and
      // the last one is the page for what is not there.
      const isEmpty =
        /\/media(\/tus\/.*)?$|\/pictures(\/.*)?$|customers\/export\.csv$|privacy\/export\.json$|calendar\/move$|\/nothing$/.test(
          address,
        );
      // That a session stands is said without a word.
      const expected = address.endsWith("/session") ? 204 : 200;
      if (read !== (isEmpty ? 404 : expected)) wrong.push(`GET ${address}: ${read}`);
      // Of two routes at one address the one inside is meant by this.
      const where = address === "/1324admin" ? "/1324admin.data?index" : `${address}.data`;
      const written = await statusOf(`${url}${where}`, people.staff, {
        method: "POST",
        body: new URLSearchParams({ intent: "frobnicate" }),
      });
      const refusals = ACCESS[route]?.write ? [400, 404, 412, 415] : [405];
      if (!refusals.includes(written)) wrong.push(`POST ${address}: ${written}`);
    },
  );
  expect(wrong).toEqual([]);
  expect(await fingerprintTables(query)).toEqual(before);
});

const MARKERS = {
  owner_name: "Zuhura Marker",
  owner_email: "zuhura.marker@example.com",
  owner_phone: "+255 999 424 242",
  contact_email: "contact.marker@example.com",
};
const HIDDEN = {
  property: "Unpublished Marker House",
  vehicle: "Unavailable Marker Jeep",
  message: "A private marker message",
};

test("SRV-04, SRV-05: owners, visitors' messages and what is not published never leave the office, whatever is asked for", async () => {
  const before = await query("select id, owner_name, owner_email, owner_phone, contact_email from properties");
  await query(
    "update properties set owner_name = $1, owner_email = $2, owner_phone = $3, contact_email = $4",
    Object.values(MARKERS),
  );
  await query(
    "insert into properties (slug, title, description, type, location, price, published, owner_email) values ('marker-house', $1, 'D', 'house', 'W', 1, false, $2)",
    [HIDDEN.property, MARKERS.owner_email],
  );
  await query(
    "insert into transportation_rentals (name, type, description, price_per_day, price_per_week, available) values ($1, 'car', 'D', 1, 1, false)",
    [HIDDEN.vehicle],
  );
  await query(
    "insert into inquiries (name, email, topic, category, message) values ('Marker', 'm@example.com', 'General Inquiry', 'Sales', $1)",
    [HIDDEN.message],
  );
  try {
    // It is there for those it is for.
    expect(
      await (await fetch(`${url}/1324admin/properties?search=Marker`, { headers: { cookie: people.staff } })).text(),
    ).toContain(HIDDEN.property);
    const ofOne = async (table: string, column: string) =>
      String(
        (
          await query(
            `select ${column} as value from ${table} ${table === "properties" ? "where published" : table === "transportation_rentals" ? "where available" : ""} limit 1`,
          )
        )[0]!.value,
      );
    const parameters: Record<string, Record<string, string>> = {
      "/:lang?/experiences/:id": { id: await ofOne("experiences", "id") },
      "/:lang?/stays/:slug": { slug: await ofOne("stays", "slug") },
      "/:lang?/transportation/:id": { id: await ofOne("transportation_rentals", "id") },
      "/:lang?/blog/:slug": { slug: await ofOne("blog_articles", "slug") },
      "/:lang?/real-estate/:slug": { slug: await ofOne("properties", "slug") },
      "/sitemaps/:file": { file: "en-stays-1.xml" },
      "/calendar/:file": { file: "unknown.ics" },
    };
    const widened =
      "?published=false&available=false&is_featured=true&owner_email=uhura&sort=owner_email&order=owner_name&search=Marker&select=*&type=house&status=&page=1&limit=1000000000";
    const owners = /zuhura|999 424 242|contact\.marker/i;
    const anything = new RegExp(`${owners.source}|${Object.values(HIDDEN).join("|")}`, "i");
    const open = LEAVES.filter(({ id }) => ACCESS[id]?.read?.who === "anyone");
    const addresses = open.flatMap(({ pattern }) => {
      const address = fillPattern(pattern, parameters[pattern]);
      return [
        address,
        `${address}.data`,
        `${address}.data${widened}`,
        `${fillPattern(pattern, { ...parameters[pattern], lang: "ar" })}.data`,
      ];
    });
    addresses.push(
      "/real-estate/marker-house",
      "/real-estate/marker-house.data",
      `/real-estate${widened}`,
      `/transportation${widened}`,
      "/healthz",
      "/__manifest?p=/real-estate&version=x",
    );
    const found: string[] = [];
    await forEach([...new Set(addresses)], async (address) => {
      // A page shows what its data says: it is drawn once.
      for (const cookie of address.includes(".data")
        ? [people.anonymous, people.former, people.staff]
        : [people.anonymous]) {
        const body = await (await fetch(url + address, { headers: { cookie, ...inEnglish } })).text();
        // Staff may look at the page of a property before it is published. Who offers it stands on no page but the
        // office's.
        const leak = (cookie === people.staff ? owners : anything).exec(body);
        if (leak) found.push(`${address}: ${body.slice(Math.max(0, leak.index - 80), leak.index + 80)}`);
      }
    });
    expect(found).toEqual([]);
    expect(await statusOf(`${url}/real-estate/marker-house`, "")).toBe(404);
  } finally {
    for (const row of before)
      await query(
        "update properties set owner_name = $2, owner_email = $3, owner_phone = $4, contact_email = $5 where id = $1",
        Object.values(row),
      );
    await query("delete from properties where slug = 'marker-house'");
    await query("delete from transportation_rentals where name = $1", [HIDDEN.vehicle]);
    await query("delete from inquiries where message = $1", [HIDDEN.message]);
  }
});

const SPOILS = {
  id: ID,
  created_at: "2001-01-01",
  updated_at: "2001-01-01",
  status: "confirmed",
  read: "true",
  published: "true",
  is_featured: "true",
  quoted_total: "1",
  submission_key: "mine",
  language: "xx",
};

test("SRV-02, SRV-03: what visitors send beyond the form is dropped, and they get no row back", async () => {
  const [experience] = await query(
    "select id from experiences where id not in (select experience_id from departure_patterns) limit 1",
  );
  const [property] = await query("select slug from properties where published limit 1");
  const [stay] = await query("select slug from stays limit 1");
  const [vehicle] = await query("select id from transportation_rentals where available limit 1");
  const page = await (await fetch(`${url}/contact`, { headers: inEnglish })).text();
  const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const picture = (await (
    await fetch(`${url}/media/property-images`, {
      method: "POST",
      body: new Uint8Array(png(40, 40)),
      headers: { "content-type": "image/png" },
    })
  ).json()) as { url: string };
  const who = {
    full_name: "Spoiler",
    name: "Spoiler",
    email: "spoiler@example.com",
    country_code: "+255",
    phone: "+255 777 123 456",
  };
  const forms: [string, string, Record<string, string>][] = [
    ["inquiries", "/contact", { ...who, topic: "General Inquiry", message: "Hello" }],
    ["property_inquiries", `/real-estate/${String(property!.slug)}`, { ...who, message: "Hello" }],
    [
      "experience_inquiries",
      `/experiences/${String(experience!.id)}`,
      { ...who, date: day(3), accommodation: "B", participants: "1" },
    ],
    ["stay_bookings", `/stays/${String(stay!.slug)}`, { ...who, check_in: day(300), check_out: day(303), guests: "1" }],
    [
      "transportation_bookings",
      "/transportation",
      { ...who, rental_id: String(vehicle!.id), pickup_date: day(300), return_date: day(301) },
    ],
    [
      "properties",
      "/real-estate/submit",
      {
        title: "Spoiler",
        type: "land",
        listing_type: "sale",
        price: "1",
        land_size: "1",
        location: "W",
        description: "D",
        images: picture.url,
        owner_email: who.email,
      },
    ],
  ];
  // A form that comes back at once is taken for a robot's.
  await vi.waitFor(
    async () =>
      expect(
        (
          await fetch(`${url}/contact.data`, {
            method: "POST",
            body: new URLSearchParams({ ...SPOILS, ...forms[0]![2], stamp }),
          })
        ).status,
      ).toBe(200),
    { timeout: 100_000, interval: 200 },
  );
  const tables = forms.map(([table]) => table);
  try {
    for (const [table, path, fields] of forms) {
      const response = await fetch(`${url}${path}.data`, {
        method: "POST",
        body: new URLSearchParams({ ...SPOILS, ...fields, stamp }),
      });
      const answer = await response.text();
      expect(response.status, `${table}: ${answer}`).toBe(200);
      // That all is well, and at most what the form itself held: no row, no id of one, nothing that was sent beyond the
      // form.
      expect(answer).toMatch(/^\[\{"_1":2\},"data",\{"_3":4[^[]*"ok",true/);
      const [stored] = await query(`select id from ${table} order by created_at desc limit 1`);
      for (const kept of [String(stored!.id), ID, "created_at", "is_featured", "quoted_total", "submission_key"])
        expect(answer, table).not.toContain(kept);
    }
    for (const table of tables) {
      const rows = await query(
        `select * from ${table} where ${table === "properties" ? "title" : table.includes("inquiries") && table !== "experience_inquiries" ? "name" : "full_name"} = 'Spoiler'`,
      );
      expect(rows, table).toHaveLength(1);
      const [row] = rows;
      expect(row!.id).not.toBe(ID);
      expect(new Date(String(row!.created_at)).getFullYear()).toBeGreaterThan(2020);
      if ("read" in row!) expect(row.read).toBe(false);
      if (table === "properties") expect(row).toMatchObject({ published: false, is_featured: false });
      else if ("status" in row!) expect(row.status).toBe("pending");
    }
  } finally {
    await query("delete from inquiries where name = 'Spoiler'");
    await query("delete from property_inquiries where name = 'Spoiler'");
    for (const table of ["experience_inquiries", "stay_bookings", "transportation_bookings"])
      await query(`delete from ${table} where full_name = 'Spoiler'`);
    await query("delete from properties where title = 'Spoiler'");
    await query("delete from outbox where recipient = 'spoiler@example.com'");
  }
});

test("SRV-32, SRV-34, SRV-35: what the server answers besides the routes keeps to the same rules", async () => {
  const asked = (path: string, cookie = "", init: Asked = {}) => statusOf(url + path, cookie, init);
  for (const path of [
    "/media",
    "/media/",
    "/media/property-images/",
    "/media/property-images/..%2f..%2fpackage.json",
    "/media/.incoming/films",
    "/media/property-images/x.html",
    "/media/__proto__/x.jpg",
    "/media/property-images/constructor",
  ]) {
    expect(await asked(path), path).toBe(404);
  }
  for (const method of ["PUT", "DELETE", "PATCH"])
    expect(await asked("/media/property-images/x.jpg", "", { method, body: "x" }), method).toBeGreaterThanOrEqual(400);
  for (const [cookie, status] of [
    [people.anonymous, 401],
    [people.former, 403],
    [people.staff, 200],
  ] as const)
    expect(await asked("/1324admin/live", cookie)).toBe(status);
  for (const [cookie, status] of [
    [people.anonymous, 401],
    [people.former, 403],
    [people.staff, 201],
  ] as const) {
    const created = await fetch(`${url}/1324admin/media/tus`, {
      method: "POST",
      headers: { cookie, "Tus-Resumable": "1.0.0", "Upload-Length": "5", "Content-Length": "0" },
    });
    expect(created.status).toBe(status);
    const film = created.headers.get("location");
    if (film) {
      const at = new URL(film, url).href;
      for (const other of [people.anonymous, people.former])
        for (const method of ["PATCH", "DELETE", "HEAD"])
          expect([401, 403]).toContain(await statusOf(at, other, { method, headers: { "Tus-Resumable": "1.0.0" } }));
      expect(await statusOf(at, people.staff, { method: "DELETE", headers: { "Tus-Resumable": "1.0.0" } })).toBe(204);
    }
  }
  expect(await asked("/healthz", "", { method: "POST", body: "x" })).toBeGreaterThanOrEqual(400);
});
