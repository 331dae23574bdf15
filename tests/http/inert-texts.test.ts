/** What guests and other calendars write is text wherever it is shown, sent, printed or handed on. */
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query, people } = useSharedSite();
const day = (n: number) => addDays(islandToday(), n);
const NAME = "=cmd|'/C calc'!A0<script>alert(1)</script>\r\nBEGIN:VEVENT\r\nSUMMARY:Eve";
const WISH = "@SUM(1+1)\r\nEND:VCALENDAR\r\n<img src=x onerror=alert(2)>";
const SUMMARY = "<script>alert(3)</script>";
const EMAIL = "inert@example.com";
let stay = "";
let unit = "";
let booking = "";

const valueOf = async (text: string, values: unknown[] = []) => String((await query(text, values))[0]?.value);
const read = (path: string) => fetch(url + path, { headers: { cookie: people.staff } });
const send = (path: string, fields: Record<string, string>) =>
  fetch(`${url}/1324admin/${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: people.staff },
    redirect: "manual",
  });

beforeAll(async () => {
  stay = await valueOf(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ('inert-house', 'Inert house', 'D', 'Wete', 'villa', 100, 4) returning id as value",
  );
  unit = await valueOf("select id as value from units where stay_id = $1", [stay]);
  booking = await valueOf(
    `with booking as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, special_requests, quoted_total)
        values ($1, 'Inert house', $2, $3, '=1+1', $4, $5, 2, $6, 200) returning id)
      select id as value from booking`,
    [stay, NAME, EMAIL, day(30), day(32), WISH],
  );
  const channel = await valueOf(
    "insert into channels (unit_id, name, url, is_active) values ($1, 'Elsewhere', 'https://example.com/a.ics', false) returning id as value",
    [unit],
  );
  await query(
    "insert into channel_events (channel_id, uid, first_day, end_day, summary) values ($1, 'u', $2, $3, $4)",
    [channel, day(33), day(35), SUMMARY],
  );
  await query(
    "insert into occupancies (unit_id, kind, first_day, end_day, channel_id) values ($1, 'import', $2, $3, $4)",
    [unit, day(33), day(35), channel],
  );
});
afterAll(async () => {
  await query("delete from stay_bookings where id = $1", [booking]);
  await query("delete from stays where id = $1", [stay]);
});

test("BK-264: names, wishes, notes and summaries are inert on screens, paper, in tables, calendars and mail", async () => {
  expect(
    (await send(`bookings/stay/${booking}`, { intent: "note", body: `${SUMMARY}\r\n=1+1`, key: "n" })).status,
  ).toBe(302);
  expect((await send(`bookings/stay/${booking}`, { intent: "status", status: "confirmed", mail: "on" })).status).toBe(
    302,
  );
  const screens: [path: string, text: string | null][] = [
    [`/1324admin/bookings/stay/${booking}`, "&lt;script&gt;alert(1)"],
    [`/1324admin/bookings/stay/${booking}/voucher`, "&lt;script&gt;alert(1)"],
    [`/1324admin/day/${day(30)}`, "&lt;script&gt;alert(1)"],
    [`/1324admin/calendar?from=${day(28)}&zoom=month&kind=stay&q=${encodeURIComponent("alert(1)")}`, "&lt;script&gt;"],
    [`/1324admin/customers?q=${EMAIL}`, null],
    ["/1324admin/channels", null],
  ];
  for (const [path, text] of screens) {
    const answer = await read(path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect([path, /<script>alert\(|<img src=x/.test(html)]).toEqual([path, false]);
    if (text !== null) expect([path, html.includes(text)]).toEqual([path, true]);
  }

  for (const path of [
    `/1324admin/day/${day(30)}/export.csv`,
    `/1324admin/bookings/export.csv?from=${day(30)}&to=${day(31)}`,
  ]) {
    const rows: string[][] = parse(await (await read(path)).text(), { bom: true });
    const ours = rows.find((cells) => cells.some((cell) => cell.includes("calc")));
    expect([path, ours?.find((cell) => cell.includes("calc"))]).toEqual([path, `'${NAME}`]);
    // Whatever a spreadsheet would take for a formula has a sign before it.
    expect(ours?.filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
  }

  await send("channels", { intent: "renew", subject: "unit", id: unit });
  const token = await valueOf(
    "select token as value from calendar_links where unit_id = $1 and channel_id is null and revoked_at is null",
    [unit],
  );
  const calendar = await (await fetch(`${url}/calendar/${token}.ics`)).text();
  expect(calendar.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(2);
  expect(calendar.match(/^END:VCALENDAR\r$/gm)).toHaveLength(1);
  expect(calendar).not.toMatch(/alert|Eve|calc|SUM\(/);

  const mails = await query("select subject, text, html from outbox where about_id = $1", [booking]);
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, text, html } of mails) {
    expect(String(subject)).not.toMatch(/[\r\n]/);
    expect(String(html)).not.toMatch(/<script|<img src=x/);
    expect(String(text)).not.toMatch(/alert\(3\)/);
  }
});
