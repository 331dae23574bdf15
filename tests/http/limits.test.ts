import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { png } from "#tests/support/hostile/pictures";
import { ADMIN, startServer, type TestServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";

/** Another process on the same database, which counts. */
let server: TestServer;
let stamp = "";

const { query } = useSharedSite();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const from = (address: string) => ({ "x-forwarded-for": address, "accept-language": "en" });
const post = (address: string, path: string, fields: Record<string, string>) =>
  fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: from(address),
    body: new URLSearchParams({ stamp, ...fields }),
  });
const message = (text: string) => ({
  name: "Amina",
  email: "amina@example.com",
  topic: "General Inquiry",
  message: text,
});

beforeAll(async () => {
  const { database } = inject("httpSite");
  server = await startServer({ DATABASE_URL: database, SEED: "none", TRUST_PROXY: "on", RATE_LIMIT: "on" });
  stamp = /name="stamp" value="([^"]+)"/.exec(
    await (await fetch(`${server.url}/contact`, { headers: from("192.0.2.1") })).text(),
  )![1]!;
});
afterAll(() => server.stop());

/** So many are taken, and then no more: the answer says for how long, and what was typed is still there. */
async function holds(most: number, send: (n: number) => Promise<Response>): Promise<string> {
  for (let n = 0; n < most; n++) expect((await send(n)).status).toBeLessThan(400);
  const refused = await send(most);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  return refused.text();
}

test("SRV-25: five wrong passwords for one account from one network, even at once, and twenty from one network", async () => {
  const signIn = (address: string, email: string, password = "wrong password") =>
    post(address, "/1324admin", { intent: "sign-in", email, password });
  const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => signIn(`2001:db8:0:20::${n}`, ADMIN.email)));
  expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(5).fill(401),
    ...Array<number>(7).fill(429),
  ]);
  const limited = await signIn("2001:db8:0:20::99", ADMIN.email, ADMIN.password);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  // Nobody is kept out by what strangers try from elsewhere.
  const welcome = await signIn("192.0.2.40", ADMIN.email, ADMIN.password);
  expect(welcome.status).toBe(303);
  const device = welcome.headers.getSetCookie().find((cookie) => cookie.startsWith("pemba.devices="))!;
  const known = await fetch(`${server.url}/1324admin`, {
    method: "POST",
    redirect: "manual",
    headers: { ...from("2001:db8:0:20::99"), cookie: device.split(";")[0]! },
    body: new URLSearchParams({ intent: "sign-in", ...ADMIN }),
  });
  expect(known.status).toBe(303);
  // A password takes long to look at: most of the twenty have been there before.
  await query("insert into rate_limits (key, window_start, count) values ('sign-in address 192.0.2.41', now(), 18)");
  const tries = await Promise.all(Array.from({ length: 4 }, (_, n) => signIn("192.0.2.41", `nobody-${n}@example.com`)));
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 429, 429]);
});

test("SRV-26: ten bookings, five messages and five properties from one address, in each case with the form's own words", async () => {
  // On request: a day without a departure is not refused.
  const [experience] = await query(
    "select id from experiences e where not exists (select 1 from departure_patterns p where p.experience_id = e.id) limit 1",
  );
  const [property] = await query("select slug from properties where published limit 1");
  const booking = {
    email: "amina@example.com",
    country_code: "+1",
    phone: "+255 777 123 456",
    date: inDays(3),
    accommodation: "B",
    participants: "1",
  };
  const booked = await holds(10, (n) =>
    post("192.0.2.50", `/experiences/${String(experience!.id)}`, { ...booking, full_name: `Guest ${n}` }),
  );
  expect(booked).toContain("Failed to submit inquiry. Please try again.");
  // Messages and questions about a property are counted together.
  const written = await holds(5, (n) =>
    n % 2
      ? post("192.0.2.51", `/real-estate/${String(property!.slug)}`, message(`Question ${n}`))
      : post("192.0.2.51", "/contact", message(`Question ${n}`)),
  );
  expect(written).toContain("Question 5");
  expect(await (await post("192.0.2.51", "/contact", message("Question 6"))).text()).toContain(
    "There was a problem submitting your inquiry. Please try again.",
  );
  const picture = (await (
    await fetch(`${server.url}/media/property-images`, {
      method: "POST",
      headers: from("192.0.2.52"),
      body: new Uint8Array(png(40, 40)),
    })
  ).json()) as { url: string };
  const offer = {
    type: "land",
    listing_type: "sale",
    price: "1",
    land_size: "1",
    location: "W",
    description: "D",
    images: picture.url,
    owner_email: "amina@example.com",
  };
  expect(
    await holds(5, (n) => post("192.0.2.52", "/real-estate/submit", { ...offer, title: `Limited ${n}` })),
  ).toContain("Limited 5");
  // Another address is another visitor.
  expect((await post("192.0.2.53", "/contact", message("From elsewhere"))).status).toBe(200);
});

test("SRV-29: sixty pictures from one address in an hour, and 200 MB", async () => {
  const upload = (address: string, length: number) =>
    fetch(`${server.url}/media/property-images`, {
      method: "POST",
      headers: from(address),
      body: new Uint8Array(length),
    });
  const answers = await Promise.all(Array.from({ length: 63 }, () => upload("192.0.2.60", 10)));
  expect(answers.filter(({ status }) => status === 415)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  // Counted by what is announced, before it is read.
  await query(
    "insert into rate_limits (key, window_start, count) values ('upload volume 192.0.2.61', now(), 200 * 1024)",
  );
  const heavy = await upload("192.0.2.61", 10);
  expect([heavy.status, Number(heavy.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("SRV-28: 300 pages a minute are made for one network, and neither others nor pages from memory wait for it", async () => {
  // Whoever has one IPv6 address has the whole network of it.
  const ask = (n: number, path = `/contact.data?n=${n}`) =>
    fetch(server.url + path, { headers: from(`2001:db8:0:7::${n.toString(16)}`) });
  expect((await ask(1, "/about")).status).toBe(200);
  const answers: Response[] = [];
  for (let n = 0; n < 320; n += 20)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, k) => ask(n + k)))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(299);
  const refused = await ask(999);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({
    code: "too_many",
    message: "Too many requests. Please try again in a minute.",
  });
  const page = await fetch(`${server.url}/ar/contact?n=1000`, {
    headers: { ...from("2001:db8:0:7::1"), accept: "text/html,*/*" },
  });
  expect(page.status).toBe(429);
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(await page.text()).toMatch(/<html lang="ar" dir="rtl">[^]*<h1>\p{Script=Arabic}/u);
  expect((await ask(1, "/about")).status).toBe(200);
  expect((await fetch(`${server.url}/contact?other`, { headers: from("2001:db8:0:8::1") })).status).toBe(200);
  await vi.waitFor(async () =>
    expect(await query("select count from rate_limits where key = 'reads 2001:db8:0:7::/64'")).toEqual([
      { count: 300 },
    ]),
  );
});

test("BK-263: calendars that are read month by month are counted as pages are, and say free or taken and no more", async () => {
  const [stay] = await query(
    "select s.id, s.slug from stays s where exists (select 1 from units u where u.stay_id = s.id) order by s.slug limit 1",
  );
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Marker reason' from units where stay_id = $1",
    [stay?.id, inDays(400), inDays(402)],
  );
  // Most of the minute's pages have been made for this network before.
  await query("insert into rate_limits (key, window_start, count) values ('reads 192.0.2.70', now(), 280)");
  const slugs = (await query("select slug from stays order by slug limit 10")).map(({ slug }) => String(slug));
  const months = Array.from({ length: 6 }, (_, n) => inDays(30 * n).slice(0, 7));
  const paths = slugs.flatMap((slug) => months.map((month) => `/stays/${slug}.data?month=${month}`));
  expect(paths.length).toBeGreaterThan(50);
  const statuses: number[] = [];
  for (const path of paths) {
    const answer = await fetch(server.url + path, { headers: from("192.0.2.70") });
    statuses.push(answer.status);
    const said = await answer.text();
    expect(said).not.toContain("Marker reason");
    if (answer.status === 200) expect(said).not.toMatch(/"(?:full_name|reason|unit_id|hold_until|created_by)"/);
  }
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  const far = await fetch(`${server.url}/stays/${String(stay?.slug)}.data?month=${inDays(400).slice(0, 7)}`, {
    headers: from("192.0.2.71"),
  });
  expect([far.status, (await far.text()).includes("Marker")]).toEqual([200, false]);
  await query("delete from occupancies where reason = 'Marker reason'");
});

test("1.6 GU-203: twenty asks and cancellations an hour from one network, and others of the same page go on", async () => {
  const token = "asks".padEnd(43, "x");
  const [booking] = await query(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests)
      select id, name, 'Hanna', 'hanna@example.com', '+255777123456', current_date + 40, current_date + 43, 2 from stays limit 1 returning case_id, reference`,
  );
  await query(
    "insert into secret_links (token_hash, case_id, made_for) values (encode(sha256($1::bytea), 'hex'), $2, 'staff')",
    [token, booking?.case_id],
  );
  const ask = (address: string, intent: string) =>
    post(address, `/my/${token}`, { intent, item: String(booking?.reference), reason: "Kept reason" });
  await holds(20, () => ask("192.0.2.80", "withdraw"));
  expect((await ask("192.0.2.80", "cancel")).status).toBe(429);
  const status = () => query("select status from stay_bookings where case_id = $1", [booking?.case_id]);
  expect(await status()).toEqual([{ status: "pending" }]);
  expect((await ask("192.0.2.81", "cancel")).status).toBe(200);
  expect(await status()).toEqual([{ status: "cancelled" }]);
});

test("GU-203: words, searches for requests, reviews and alerts are counted for each network, and what was typed stays", async () => {
  const token = "counted".padEnd(43, "x");
  const [booking] = await query(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked)
      select id, name, 'Hanna', 'counted@example.com', '+255777123456', current_date - 9, current_date - 4, 2, 'completed', true from stays limit 1 returning case_id`,
  );
  await query(
    "insert into secret_links (token_hash, case_id, made_for) values (encode(sha256($1::bytea), 'hex'), $2, 'staff')",
    [token, booking?.case_id],
  );
  const kept = "Typed with care";
  const review = { intent: "review", item: "0", stars: "4", language: "en", author: "", place: "" };
  for (const [limit, most, path, fields] of [
    ["message", 40, `/my/${token}`, { body: kept }],
    ["review", 5, `/my/${token}`, { ...review, body: kept }],
    ["find", 5, "/my", { email: "counted@example.com" }],
    ["alert", 5, "/real-estate", { email: "counted@example.com" }],
  ] as const) {
    // All but the last one that is allowed were sent before.
    await query("insert into rate_limits (key, window_start, count) values ($1, now(), $2)", [
      `${limit} 192.0.2.90`,
      most - 1,
    ]);
    const refused = await holds(1, () => post("192.0.2.90", path, fields));
    expect(refused, limit).toContain("body" in fields ? `${kept}</textarea>` : 'value="counted@example.com"');
    expect((await post("192.0.2.91", path, fields)).status, limit).toBeLessThan(400);
  }
});
