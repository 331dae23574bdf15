import { beforeAll, expect, test } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const day = (n: number) => addDays(islandToday(), n);
/** More guests than any other stay of the shared site takes, so that only ours are found. */
const OURS = "guests=90";

beforeAll(async () => {
  await query("delete from stays where slug in ('search-house', 'search-long')");
  await query(
    `insert into stays (name, slug, location, type, price, max_guests, min_nights, cleaning_fee, description) values
      ('Search House', 'search-house', 'W', 'hotel', 100, 95, 1, 20, 'D'), ('Long House', 'search-long', 'W', 'hotel', 150, 95, 4, 0, 'D')`,
  );
});

const answer = (path: string, headers: Record<string, string> = {}) =>
  fetch(url + path, { headers: { "accept-language": "en", ...headers } });
/** What a page shows: the texts in its scripts hold every sentence. */
const shownBy = (html: string) =>
  html
    .replaceAll(/<script[\s>].*?<\/script>/gs, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&");
async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  return shownBy(await (await answer(path, headers)).text());
}
const cardsIn = (html: string) =>
  [...html.matchAll(/<article class="card stay-row">.*?<\/article>/gs)].map(([card]) => card);
const take = (from: number, to: number) =>
  query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select u.id, 'block', $1, $2, 'Paint' from units u join stays s on s.id = u.stay_id where s.slug = 'search-house'",
    [day(from), day(to)],
  );
const release = () =>
  query(
    "delete from occupancies o using units u, stays s where u.id = o.unit_id and s.id = u.stay_id and s.slug like 'search-%'",
  );

test("BK-030 BK-031 BK-068 BK-071 BK-073 BK-078 BK-080: cards with totals and days, more nights, not indexed and led to the list", async () => {
  await release();
  const html = await read(`/stays?from=${day(40)}&to=${day(42)}&${OURS}`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain(`rel="canonical" href="${url}/stays"`);
  const cards = cardsIn(html);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toContain(`href="/stays/search-house?from=${day(40)}&to=${day(42)}&guests=90"`);
  expect(cards[0]).toContain("$220.00");
  expect(cards[0]).toContain("2 nights, cleaning included, $100.00 a night");
  expect(html).toMatch(/<b>1<\/b> stay is free, /);
  expect(html).toContain("2 nights for 90 guests. Prices are for the whole stay, in USD.");
  expect(html).toContain("With more nights");
  expect(html).toContain(`href="/stays/search-long?guests=90&from=${day(40)}&to=${day(44)}"`);
  expect(html).toContain("$600.00");
  // The total once converted, not its parts.
  expect(await read(`/stays?from=${day(40)}&to=${day(42)}&${OURS}`, { cookie: "pemba.currency=EUR" })).toMatch(/€\d/);
  // The limit is that of a night.
  expect(cardsIn(await read(`/stays?from=${day(40)}&to=${day(42)}&${OURS}&price=100`))).toHaveLength(1);
  expect(cardsIn(await read(`/stays?from=${day(40)}&to=${day(42)}&${OURS}&price=99`))).toHaveLength(0);
  const long = cardsIn(await read(`/stays?from=${day(40)}&to=${day(44)}&${OURS}&sort=price_asc`));
  expect(long.map((card) => /stays\/([\w-]+)/.exec(card)?.[1])).toEqual(["search-house", "search-long"]);
  const plain = await read(`/stays?${OURS}`);
  expect(plain).not.toContain('content="noindex"');
  expect(plain).toContain("per night");
  // The minimum of four nights changes no price of a night.
  expect(plain).toContain("$150.00");
  expect(long[1]).toContain("4 nights, $150.00 a night");
  expect(plain + long[1]).not.toContain("$37.50");
});

test("BK-069: one day alone is one night, whichever of the two it is; for experiences it is that day", async () => {
  await release();
  await take(41, 42);
  const found = async (search: string) => cardsIn(await read(`/stays?${search}&${OURS}`)).length;
  expect(await found(`from=${day(40)}`)).toBe(1);
  expect(await found(`from=${day(41)}`)).toBe(0);
  expect(await found(`to=${day(41)}`)).toBe(1);
  expect(await found(`to=${day(42)}`)).toBe(0);
  expect(await read(`/experiences?from=${day(30)}`)).toMatch(/experiences? ha(s|ve) seats, [^<]*\d/);
  await release();
});

test("BK-070: days that make no sense count as not set, with a sentence, on all three lists", async () => {
  const wrong: [string, string][] = [
    [`from=${day(-1)}&to=${day(2)}`, "Those days are past."],
    [`from=${day(9)}&to=${day(3)}`, "The first day must come before the last."],
    ["from=2028-02-30", "That is not a day of the calendar."],
    ["from=2027-1-1", "That is not a day of the calendar."],
    ["from=%00&to=x", "That is not a day of the calendar."],
    ["from=%D9%A2%D9%A0%D9%A2%D9%A7-01-01", "That is not a day of the calendar."],
    ["from=9999-12-30&to=9999-12-31", "Days that far ahead cannot be asked for yet."],
    [`from=${day(3)}&to=${day(200)}`, "That is more than 90 days."],
  ];
  for (const list of ["stays", "transportation", "experiences"])
    for (const [search, sentence] of wrong) {
      const response = await answer(`/${list}?${search}`);
      expect(response.status, `${list} ${search}`).toBe(200);
      const html = shownBy(await response.text());
      expect(html, `${list} ${search}`).toContain(`${sentence} Here is the whole list instead.`);
      expect(html).toContain('content="noindex"');
      expect(html).not.toContain("found-head");
    }
  const same = `from=${day(5)}&to=${day(5)}`;
  expect(await read(`/stays?${same}`)).toContain("The first day must come before the last.");
  expect(await read(`/experiences?${same}`)).not.toContain("must come before");
  // A form without scripts sends fields that are empty.
  const empty = await fetch(`${url}/stays?from=&to=&guests=2`, {
    redirect: "manual",
    headers: { "accept-language": "en" },
  });
  expect([empty.status, empty.headers.get("location")]).toEqual([302, "/stays?guests=2"]);
});

test("BK-072: nothing free: the nearest days as links, each with a count", async () => {
  await release();
  await take(50, 60);
  await query("update stays set max_guests = 3 where slug = 'search-long'");
  const html = await read(`/stays?from=${day(53)}&to=${day(55)}&${OURS}&type=hotel`);
  await query("update stays set max_guests = 95 where slug = 'search-long'");
  expect(html).toContain("Nothing free on these days");
  const links = [...html.matchAll(/href="\/stays\?([^"]+)"[^>]*>([^<]+: 1 free)</g)].map(([, search]) =>
    Object.fromEntries(new URLSearchParams(search)),
  );
  expect(links).toEqual([48, 47, 46].map((n) => ({ from: day(n), to: day(n + 2), guests: "90", type: "hotel" })));
  await release();
});

test("BK-255 D-31: lists and listings with chosen days are not kept, those without are", async () => {
  const [car] = await query("select id from transportation_rentals where available limit 1");
  const [trip] = await query("select experience_id as id from departure_patterns limit 1");
  // A kept page carries a tag.
  const isKept = async (path: string) => (await answer(path)).headers.has("etag");
  const pages = [
    "/stays",
    "/transportation",
    "/experiences",
    "/stays/search-house",
    `/transportation/${String(car?.id)}`,
  ];
  for (const path of pages) {
    expect([path, await isKept(`${path}?month=${day(40).slice(0, 7)}`)]).toEqual([path, path.split("/").length > 2]);
    expect([path, await isKept(path)]).toEqual([path, true]);
    expect([path, await isKept(`${path}?from=${day(40)}&to=${day(42)}`)]).toEqual([path, false]);
  }
  expect(await isKept(`/experiences/${String(trip?.id)}`)).toBe(true);
  expect(await isKept(`/experiences/${String(trip?.id)}?day=${day(40)}`)).toBe(false);
});

test("BK-079 D-31: what is taken or held is gone within two seconds, also for whoever holds it; such pages are not kept", async () => {
  await release();
  const path = `/stays?from=${day(70)}&to=${day(72)}&${OURS}`;
  expect(cardsIn(await read(path))).toHaveLength(1);
  expect(cardsIn(await read(path))).toHaveLength(1);
  await take(71, 73);
  await expect.poll(async () => cardsIn(await read(path)).length, { timeout: 2_000 }).toBe(0);
  await release();
  await expect.poll(async () => cardsIn(await read(path)).length, { timeout: 2_000 }).toBe(1);
  const held = await query(
    `with booking as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests)
      select id, name, 'Held Guest', 'held@example.com', '1', $1, $2, 2 from stays where slug = 'search-house' returning id, stay_id)
    insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, hold_until)
      select u.id, 'hold', $1, $2, b.id, now() + interval '2 seconds' from booking b join units u on u.stay_id = b.stay_id returning id`,
    [day(70), day(72)],
  );
  expect(held).toHaveLength(1);
  expect(cardsIn(await read(path))).toHaveLength(0);
  expect(await read(path)).not.toContain("Held Guest");
  // It ends by itself, with nothing running.
  await expect.poll(async () => cardsIn(await read(path)).length, { timeout: 6_000 }).toBe(1);
  await query("delete from stay_bookings where full_name = 'Held Guest'");
});

test("BK-075: as many vehicles as asked for must be free from pickup to return", async () => {
  await query("delete from transportation_rentals where name = 'Search Car'");
  const [car] = await query(
    "insert into transportation_rentals (name, type, description, price_per_day, price_per_week, with_driver, driver_price_per_day) values ('Search Car', 'car', 'D', 50, 300, true, 10) returning id",
  );
  await query("insert into units (rental_id, position) values ($1, 2)", [car!.id]);
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select id, 'block', $2, $3, 'Tyres' from units where rental_id = $1 and position = 2",
    [car!.id, day(82), day(84)],
  );
  const card = async (search: string) =>
    (await read(`/transportation?${search}`)).match(
      new RegExp(`<article[^>]*id="vehicle-${String(car!.id)}".*?</article>`, "s"),
    )?.[0];
  const days = `from=${day(81)}&to=${day(83)}`;
  expect(await card(`${days}&vehicles=2`)).toBeUndefined();
  const one = await card(days);
  expect(one).toContain("$100.00");
  expect(one).toContain("Last one");
  expect(one).toContain(`/transportation/${String(car!.id)}?from=${day(81)}&to=${day(83)}&vehicles=1`);
  expect(await card(`${days}&with_driver=true`)).toContain("$120.00");
  // The day of return is free for the next.
  const two = await card(`from=${day(84)}&to=${day(86)}&vehicles=2`);
  expect(two).toContain("$200.00");
  expect(await read(`/transportation/${String(car!.id)}?book&from=${day(84)}&to=${day(86)}&vehicles=2`)).toMatch(
    /name="vehicles"[^>]*value="2"|value="2"[^>]*name="vehicles"/,
  );
  await query("delete from transportation_rentals where id = $1", [car!.id]);
});

test("BK-076: departures with seats first, then what is on request; the address of a card names day and time", async () => {
  const [boat] = await query(
    "insert into experiences (title, description, category, duration, price) values ('Search Boat', 'D', 'Nature', 'Half-day', 65) returning id",
  );
  await query(
    "insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats, cutoff_hours) values ($1, $2, 127, '09:00', 3, 0)",
    [boat!.id, day(1)],
  );
  const id = String(boat!.id);
  const html = await read(`/experiences?from=${day(90)}&to=${day(91)}&people=3`);
  expect(html).toContain(`href="/experiences/${id}?day=${day(90)}&time=09%3A00"`);
  expect(html).toContain("$195.00");
  expect(html).toContain("3 seats left");
  const [leaving, onRequest] = [html.indexOf(`/experiences/${id}?`), html.indexOf(">On request<")];
  expect(leaving).toBeGreaterThan(0);
  expect(onRequest).toBeGreaterThan(leaving);
  expect(await read(`/experiences?from=${day(90)}&to=${day(91)}&people=4`)).not.toContain(`/experiences/${id}?`);
  await query("delete from experiences where id = $1", [id]);
});
