/** Bad input and other listings' ids at the screens of units, prices and departures. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query, people } = useSharedSite();
const one = async (text: string) => String((await query(text))[0]?.value);
let stay = "";
let other = "";
let experience = "";

beforeAll(async () => {
  const make = (slug: string) =>
    one(
      `insert into stays (slug, name, description, location, type, price, max_guests) values ('${slug}', 'Inventory', 'D', 'Wete', 'villa', 100, 4) returning id as value`,
    );
  stay = await make(`inventory-${randomUUID()}`);
  other = await make(`inventory-${randomUUID()}`);
  experience = await one(
    "insert into experiences (title, description, category, duration, price) values ('Inventory', 'D', 'Nature', '1 h', 5) returning id as value",
  );
});

/** A pending request for days of the first stay. */
const makeBooking = () =>
  one(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests) values ('${stay}', 'Inventory', 'Guest', 'g@example.com', '1', '2027-02-01', '2027-02-03', 1) returning id as value`,
  );

function send(path: string, fields: Record<string, string>) {
  return fetch(`${url}/1324admin/${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: people.staff },
    redirect: "manual",
  });
}

const WEEK = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((bit) => [`weekday_${bit}`, "on"]));
const season = () => ({
  intent: "season",
  new_id: randomUUID(),
  name: "Feast",
  first_day: "2027-12-20",
  last_day: "2028-01-05",
  price: "196",
  ...WEEK,
});
const countSeasons = () => one(`select count(*)::int as value from seasons where stay_id = '${stay}'`);

test("BK-033, BK-256 to BK-259: bad seasons are refused at their field and nothing typed is lost", async () => {
  const path = `stays/${stay}/prices`;
  const bad: [field: string, value: string][] = [
    ["last_day", "2027-12-19"],
    ["first_day", "2027-02-29"],
    ["first_day", "0000-00-00"],
    ["first_day", "٢٠٢٧-١٢-٢٠"],
    ["price", "-1"],
    ["price", "1e3"],
    ["price", "NaN"],
    ["price", "1,5"],
    ["price", "1.555"],
    ["price", "99999999999"],
    ["min_nights", "0"],
    ["min_nights", "61"],
    ["min_nights", "1.5"],
    ["name", ""],
    ["name", "x".repeat(61)],
  ];
  for (const [field, value] of bad) {
    const answer = await send(path, { ...season(), [field]: value });
    expect([field, value, answer.status]).toEqual([field, value, 400]);
    const html = await answer.text();
    expect([field, value, html.includes(`id="season-${field}-error"`)]).toEqual([field, value, true]);
    // Whatever else was typed stands in its field.
    expect([field, value, html.includes(field === "name" ? 'value="196"' : 'value="Feast"')]).toEqual([
      field,
      value,
      true,
    ]);
  }
  const { weekday_0, ...rest } = season() as Record<string, string>;
  expect(weekday_0).toBe("on");
  const empty = Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("weekday_")));
  const answer = await send(path, empty);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Choose at least one day of the week");
  expect(await countSeasons()).toBe("0");
});

test("BK-265: the form of a season sent twice makes one", async () => {
  const fields = season();
  for (const _ of [1, 2]) expect((await send(`stays/${stay}/prices`, fields)).status).toBe(302);
  expect(await countSeasons()).toBe("1");
});

test("BK-260: units, seasons, plans, departures, bookings and payments of others, and listings that are none, are 404", async () => {
  const unit = await one(`select id as value from units where stay_id = '${other}'`);
  const theirs = randomUUID();
  await send(`stays/${other}/prices`, { ...season(), new_id: theirs });
  const inquiry = await one("select id as value from experience_inquiries limit 1").catch(() => randomUUID());
  const away = await one(
    "insert into experiences (title, description, category, duration, price) values ('Elsewhere', 'D', 'Nature', '1 h', 5) returning id as value",
  );
  const pattern = await one(
    `insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) values ('${away}', '2027-01-01', 127, '08:00', 4) returning id as value`,
  );
  const departure = await one(
    `insert into departures (experience_id, day, start_time, capacity, cutoff_hours) values ('${away}', '2027-01-02', '08:00', 4, 0) returning id as value`,
  );
  const [paid, unpaid] = [await makeBooking(), await makeBooking()];
  const payment = await one(
    `insert into booking_payments (stay_booking_id, kind, amount, currency, usd_amount, method, day) values ('${paid}', 'payment', 5, 'USD', 5, 'cash', '2026-01-01') returning id as value`,
  );
  const plan = {
    intent: "pattern",
    first_day: "2027-01-01",
    start_time: "09:00",
    seats: "5",
    cutoff_hours: "0",
    ...WEEK,
  };
  const requests: [string, Record<string, string>][] = [
    [`experiences/${experience}/departures`, { ...plan, id: pattern }],
    [`experiences/${experience}/departures`, { intent: "pattern-delete", id: pattern }],
    [`experiences/${experience}/departures`, { intent: "cancel", id: departure, day: "2027-01-02", time: "08:00" }],
    [`experiences/${experience}/departures`, { intent: "seats", day: "2027-01-02", time: "08:00", capacity: "1" }],
    [`bookings/stay/${unpaid}`, { intent: "void", payment, reason: "R" }],
    [`bookings/stay/${unpaid}`, { intent: "place", unit }],
    [`bookings/vehicle/${paid}`, { intent: "void", payment, reason: "R" }],
    [`stays/${stay}/units`, { intent: "rename", id: unit, name: "Mine" }],
    [`stays/${stay}/units`, { intent: "retire", id: unit, retired_from: "2027-01-01" }],
    [`stays/${stay}/units`, { intent: "remove", id: unit }],
    [
      `stays/${stay}/units`,
      { intent: "block", unit, kind: "block", from: "2027-01-01", to: "2027-01-02", reason: "R" },
    ],
    [`stays/${stay}/prices`, { ...season(), id: theirs }],
    [`stays/${stay}/prices`, { intent: "season-delete", id: theirs }],
    [`experiences/${experience}/departures`, { intent: "season-delete", id: theirs }],
    [`experiences/${experience}/departures`, { intent: "move", id: inquiry, target: "2027-01-01 08:00" }],
    [`experiences/${experience}/departures`, { intent: "close", day: "2027-01-01", time: "08:00" }],
    [`transportation/${stay}/units`, { intent: "count", count: "3" }],
    [`stays/${randomUUID()}/units`, { intent: "count", count: "3" }],
    ["stays/nonsense/prices", season()],
  ];
  for (const [path, fields] of requests) {
    const { status } = await send(path, fields);
    expect([path, fields.intent, status]).toEqual([path, fields.intent, 404]);
  }
  for (const path of [`transportation/${stay}/units`, `stays/${experience}/prices`, "experiences/x/departures"]) {
    const { status } = await fetch(`${url}/1324admin/${path}`, { headers: { cookie: people.staff } });
    expect([path, status]).toEqual([path, 404]);
  }
  expect(await one(`select name as value from units where id = '${unit}'`)).toBe("null");
  expect(await one(`select count(*)::int as value from seasons where id = '${theirs}'`)).toBe("1");
  expect(await one(`select seats as value from departure_patterns where id = '${pattern}'`)).toBe("4");
  expect(await one(`select state || capacity as value from departures where id = '${departure}'`)).toBe("open4");
  expect(await one(`select voided_at as value from booking_payments where id = '${payment}'`)).toBe("null");
  await query(`delete from experiences where id = '${away}'`);
});

test("BK-266, BK-004: blocks over 1,100 days, too many units and fewer of them are refused with the bound stated", async () => {
  const path = `stays/${stay}/units`;
  const unit = await one(`select id as value from units where stay_id = '${stay}'`);
  const block = { intent: "block", unit, kind: "block", reason: "R", from: "2027-01-01" };
  const cases: [Record<string, string>, string][] = [
    [{ ...block, to: "2030-01-07" }, "At most 1,100 days"],
    [{ ...block, to: "2027-01-01" }, "After the first day"],
    [{ ...block, to: "2027-01-02", reason: "" }, "Required"],
    [{ intent: "count", count: "201" }, "A whole number from 1 to 200"],
    [{ intent: "count", count: "1.5" }, "A whole number from 1 to 200"],
    [{ intent: "rename", id: unit, name: "x".repeat(61) }, "At most 60 characters"],
  ];
  for (const [fields, words] of cases) {
    const answer = await send(path, fields);
    expect([fields.intent, answer.status]).toEqual([fields.intent, 400]);
    expect(await answer.text()).toContain(words);
  }
  expect((await send(path, { intent: "count", count: "3" })).status).toBe(302);
  expect((await send(path, { intent: "count", count: "3" })).status).toBe(302);
  expect(await one(`select count(*)::int as value from units where stay_id = '${stay}'`)).toBe("3");
  expect((await send(path, { intent: "count", count: "2" })).status).toBe(400);
});
