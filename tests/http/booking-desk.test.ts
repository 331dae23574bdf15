/** Screens of the office that name a booking, as they are sent: what stands on them and where they lead. */
import { parse } from "csv-parse/sync";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { addDays, formatDay } from "#app/platform/dates/dates";
import { directionOf, LANGUAGES } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query, people } = useSharedSite();
const one = async (text: string, values?: unknown[]) => String((await query(text, values))[0]?.value);
const read = async (path: string) => {
  const answer = await fetch(`${url}/1324admin${path}`, { headers: { cookie: people.staff } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};
const send = (path: string, fields: Record<string, string>) =>
  fetch(`${url}/1324admin${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: people.staff },
    redirect: "manual",
  });

const today = islandToday();
let stay = "";
let guest = "";
let over = "";
let waiting = "";

beforeAll(async () => {
  const slug = `desk-${randomUUID()}`;
  stay = await one(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ($1, 'Desk House', 'D', 'Desk Bay', 'villa', 100, 4) returning id as value",
    [slug],
  );
  const book = (name: string, columns: string, values: string, place = "") =>
    one(
      `with b as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, quoted_total, ${columns})
        values ($1, 'Desk House', $2, 'desk@example.com', '+255 777 000 222', $3, $4, 2, 400, ${values}) returning *) ${place}
        select id as value from b`,
      [stay, name, today, addDays(today, 4)],
    );
  const placed =
    ", o as (insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) select u.id, 'booking', b.check_in, b.check_out, b.id from b join units u using (stay_id))";
  guest = await book("Placed Guest", "status", "'confirmed'", placed);
  over = await book("Over Guest", "status, overbooked", "'confirmed', true");
  waiting = await book("Waiting Guest", "status", "'pending'");
});

const pathOf = (id: string) => `/1324admin/bookings/stay/${id}`;
const linksTo = (html: string, id: string) => html.includes(`href="${pathOf(id)}"`);
const bodyOf = (html: string) => html.slice(html.indexOf("<tbody"));
/** From a name to the end of its row. */
const rowOf = (html: string, name: string, end: string) => {
  const start = html.indexOf(name);
  return start < 0 ? "" : html.slice(start, html.indexOf(end, start));
};

test("BK-131, BK-103, TR-11: calendar, day sheet, search and Notifications lead to the booking; the overbooked one says so wherever it stands", async () => {
  const [timeline, sheet, notifications] = [
    await read(`/calendar?listing=${stay}&view=table`),
    await read(`/day/${today}`),
    await read("/notifications"),
  ];
  expect([guest, over].map((id) => linksTo(timeline, id))).toEqual([true, true]);
  expect([guest, over].map((id) => linksTo(sheet, id))).toEqual([true, true]);
  expect(linksTo(notifications, waiting)).toBe(true);
  const reference = await one("select reference as value from stay_bookings where id = $1", [guest]);
  expect(linksTo(await read(`/search?q=${reference}`), guest)).toBe(true);
  expect(linksTo(await read("/search?q=Over+Guest"), over)).toBe(true);

  const table = bodyOf(timeline);
  const screen = await read(`/bookings/stay/${over}`);
  const customers = bodyOf(await read("/customers?type=stay&q=Over+Guest"));
  const said = {
    timeline: rowOf(table, "Over Guest", "</tr>"),
    sheet: rowOf(sheet, "Over Guest", "</li>"),
    screen: rowOf(screen, "Over Guest", "</h1>"),
    customers: rowOf(customers, "Over Guest", "</tr>"),
  };
  for (const [name, row] of Object.entries(said)) expect([name, row.includes("Overbooked")]).toEqual([name, true]);
  expect(rowOf(table, "Placed Guest", "</tr>")).not.toContain("Overbooked");
  const placed = rowOf(bodyOf(await read("/customers?type=stay&q=Placed+Guest")), "Placed Guest", "</tr>");
  expect(placed).toContain("View Details");
  expect(placed).not.toContain("Overbooked");
});

test("BK-227, BK-164: the dashboard counts today's arrivals and departures and what is wrong, each with a link; the day sheet leads to the days around", async () => {
  const [counts] = await query(
    `select (select count(*)::int from stay_bookings where check_in = $1 and status in ('confirmed', 'completed')) as arrivals,
      (select count(*)::int from stay_bookings where check_out = $1 and status in ('confirmed', 'completed')) as departures,
      (select count(*)::int from (select overbooked, status from stay_bookings union all select overbooked, status from transportation_bookings union all select overbooked, status from experience_inquiries) b where overbooked and status in ('confirmed', 'completed')) as overbooked,
      (select count(*)::int from channel_events where clash) as clashes,
      (select count(*)::int from channels where is_active and last_error is not null) as errors`,
    [today],
  );
  const dashboard = await read("");
  const nav = rowOf(dashboard, '<nav class="ds-counts"', "</nav>");
  const items = [...nav.matchAll(/<a [^>]*href="([^"]+)"[^>]*>[^]*?<b>(\d+\+?)<\/b>/g)].map(([, to, n]) => [to, n]);
  expect(items).toEqual([
    [`/1324admin/day/${today}#arrivals`, String(counts?.arrivals)],
    [`/1324admin/day/${today}#departures`, String(counts?.departures)],
    ["/1324admin/calendar?overbooked=1", String(counts?.overbooked)],
    ["/1324admin/calendar?state=import", String(counts?.clashes)],
    ["/1324admin/calendar?state=held", expect.stringMatching(/^\d+\+?$/)],
    ["/1324admin/channels", String(counts?.errors)],
    // Who waits for an answer, and who for too long (GU-091).
    ["/1324admin/inbox", expect.stringMatching(/^\d+\+?$/)],
    ["/1324admin/inbox", expect.stringMatching(/^\d+\+?$/)],
    // Items of the guide that nobody has checked lately (PL-139).
    ["/1324admin/guide?check=due", expect.stringMatching(/^\d+\+?$/)],
  ]);
  expect(Number(counts?.arrivals)).toBeGreaterThanOrEqual(2);
  const leap = await read("/day/2028-02-29");
  for (const day of ["2028-02-28", "2028-03-01", today]) expect(leap).toContain(`href="/1324admin/day/${day}"`);
  expect(leap).toContain(formatDay("2028-02-29", "en", "full"));
});

test("BK-142, BK-145: cancelling says what was paid and offers a refund; a mail that failed can be sent again", async () => {
  const asks = () => read(`/bookings/stay/${guest}?edit=status&to_status=cancelled`);
  expect(await asks()).not.toContain("was paid");
  const paid = { currency: "USD", method: "cash", day: addDays(today, -1) };
  const sent = await send(`/bookings/stay/${guest}`, {
    intent: "payment",
    new_id: randomUUID(),
    amount: "150",
    ...paid,
  });
  expect(sent.status).toBe(302);
  const question = await asks();
  expect(question).toContain("$150.00 was paid.");
  expect(question).toMatch(/href="[^"]*edit=refund[^"]*"[^>]*>Record a refund/);
  expect((await send(`/bookings/stay/${guest}`, { intent: "status", status: "cancelled" })).status).toBe(302);
  expect(await read(`/bookings/stay/${guest}`)).toContain("Refund due");
  // The form has what was paid as its amount.
  expect(await read(`/bookings/stay/${guest}?edit=refund`)).toMatch(/name="amount"[^>]*value="150(\.00)?"/);
  await send(`/bookings/stay/${guest}`, { intent: "refund", new_id: randomUUID(), amount: "150", ...paid });
  expect(await read(`/bookings/stay/${guest}`)).not.toContain("Refund due");

  await query(
    "insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id, next_attempt_at, last_error) values ('confirmation', 'en', 'desk@example.com', 'S', 'T', 'H', 'stay_bookings', $1, null, 'mailbox full')",
    [guest],
  );
  const screen = await read(`/bookings/stay/${guest}`);
  expect(screen).toContain("failed: mailbox full");
  expect(screen).toMatch(/value="resend"[^>]*>Resend/);
  await query("update stay_bookings set language = 'de' where id = $1", [guest]);
  const [, mailto = ""] = /href="(mailto:desk@example\.com\?[^"]+)"/.exec(await read(`/bookings/stay/${guest}`)) ?? [];
  const body = new URL(mailto.replaceAll("&amp;", "&")).searchParams.get("body");
  for (const fact of [
    "Guten Tag",
    "Placed Guest",
    "Desk House",
    formatDay(today, "de"),
    formatDay(addDays(today, 4), "de"),
  ])
    expect(body).toContain(fact);
});

test("BK-148: the voucher stands in the guest's language and direction, in all nine", async () => {
  const reference = await one("select reference as value from stay_bookings where id = $1", [over]);
  for (const language of LANGUAGES) {
    await query("update stay_bookings set language = $2 where id = $1", [over, language]);
    const html = await read(`/bookings/stay/${over}/voucher`);
    const voucher = rowOf(html, '<article class="office-card voucher"', "</article>");
    expect(voucher).toMatch(new RegExp(`^<article [^>]*lang="${language}"[^>]*dir="${directionOf(language)}"`));
    for (const fact of [reference, "Over Guest", "Desk House", "Desk Bay"]) expect(voucher, language).toContain(fact);
  }
});

test("BK-217: analytics and Customers lead to the file of the bookings, by stay date or day received, and by what is filtered", async () => {
  const plain = (html: string) => html.replaceAll("&amp;", "&");
  const analytics = plain(await read("/analytics?data=live&period=30d"));
  const files = [...analytics.matchAll(/href="(\/1324admin\/bookings\/export\.csv\?[^"]+)"/g)].map(
    ([, to]) => to ?? "",
  );
  const day = String.raw`\d{4}-\d\d-\d\d`;
  expect(files.map((to) => to.split("?")[1])).toEqual([
    expect.stringMatching(new RegExp(`^by=stay&from=${day}&to=${day}$`)),
    expect.stringMatching(new RegExp(`^by=received&from=${day}&to=${day}$`)),
  ]);
  const customers = plain(await read(`/customers?type=stay&status=confirmed&from=${today}&to=${today}`));
  const filtered = `/bookings/export.csv?by=received&kind=stay&status=confirmed&from=${today}&to=${today}`;
  expect(customers).toContain(`href="/1324admin${filtered}"`);
  const rows = parse<Record<string, string>>(await read(filtered), { columns: true, bom: true });
  expect(rows.filter(({ Listing }) => Listing === "Desk House").map(({ Guest, State }) => [Guest, State])).toEqual([
    ["Over Guest", "confirmed, overbooked"],
  ]);
});

test("BK-211: staff change who the guest is and nothing besides by that form; no booking is deleted, whatever is sent", async () => {
  const row = async () => (await query("select * from stay_bookings where id = $1", [waiting]))[0] ?? {};
  const before = await row();
  const shown = {
    full_name: "Waiting Guest",
    email: "desk@example.com",
    phone: "+255 777 000 222",
    language: "en",
    requests: "",
    accommodation: "",
  };
  const forged = {
    reference: "AAAAAA",
    origin: "staff",
    status: "confirmed",
    quoted_total: "1",
    version: "99",
    id: over,
  };
  const base = JSON.stringify(shown);
  const typed = { ...shown, full_name: "Renamed Guest", requests: "Cot" };
  expect((await send(`/bookings/stay/${waiting}`, { intent: "guest", base, ...forged, ...typed })).status).toBe(302);
  const after = await row();
  const changed = Object.keys(after).filter((column) => String(after[column]) !== String(before[column]));
  expect(changed.toSorted()).toEqual(expect.arrayContaining(["full_name", "special_requests"]));
  expect(
    changed.filter(
      (column) =>
        !["full_name", "special_requests", "version", "updated_at", "search_text", "phone_e164"].includes(column),
    ),
  ).toEqual([]);
  const answers = [
    await send(`/bookings/stay/${waiting}`, { intent: "delete" }),
    await fetch(url + pathOf(waiting), { method: "DELETE", headers: { cookie: people.staff } }),
    await send("/customers", { intent: "delete", kind: "stay", id: waiting }),
    await send("/calendar", { intent: "delete", kind: "stay", id: waiting }),
  ];
  for (const { status } of answers) expect([400, 404, 405]).toContain(status);
  expect((await row()).id).toBe(waiting);
});
