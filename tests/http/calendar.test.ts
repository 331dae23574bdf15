/** The addresses other channels read our days from, and the screen on which staff keep channels. */
import ical from "node-ical";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { signInAs } from "#tests/support/accounts";
import { calendarOf, startCalendarServer, type CalendarServer } from "#tests/support/calendar-server";
import { startServer, type TestServer } from "#tests/support/server";
import { lockSharedSite } from "#tests/support/shared-site";

const day = (n: number) => addDays(islandToday(), n);
const compact = (n: number) => day(n).replaceAll("-", "");
const GUEST = {
  name: "Zawadi Marker",
  email: "zawadi.marker@example.com",
  phone: "+255 999 313 131",
  wish: "Marker wish",
};

lockSharedSite();

describe("calendars", () => {
  const pool = new pg.Pool({ connectionString: inject("httpSite").database, max: 2 });
  const query = async (text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as Record<string, string>[];
  let feed: CalendarServer;
  let servers: TestServer[];
  let stay: string;
  let units: string[];
  let staff: string;
  const server = () => servers[0]!;

  beforeAll(async () => {
    feed = await startCalendarServer();
    const { database } = inject("httpSite");
    // UTC-10, UTC and UTC+14.
    servers = [];
    for (const TZ of ["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"])
      servers.push(
        await startServer({
          DATABASE_URL: database,
          SEED: "none",
          TZ,
          LOG_LEVEL: "info",
          RATE_LIMIT: "on",
          ...feed.env,
        }),
      );
    const [made] = await query(
      "insert into stays (slug, name, description, location, type, price, max_guests) values ('calendar-test', 'Calendar test', 'D', 'Wete', 'villa', 100, 4) returning id",
    );
    stay = made!.id!;
    await query("insert into units (stay_id, position) values ($1, 2)", [stay]);
    units = (await query("select id from units where stay_id = $1 order by position", [stay])).map(({ id }) => id!);
    staff = await signInAs(server().url);
  });
  afterAll(async () => {
    await query("delete from stay_bookings where stay_id = $1", [stay]);
    await query("delete from stays where id = $1", [stay]);
    await pool.end();
    for (const one of servers) await one.stop();
    feed.close();
  });

  const post = async (fields: Record<string, string>) => {
    const response = await fetch(`${server().url}/1324admin/channels.data`, {
      method: "POST",
      headers: { cookie: staff },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, text: await response.text() };
  };
  const tokenOf = async (where: string) =>
    (await query(`select token from calendar_links where ${where} and revoked_at is null`))[0]!.token!;
  const read = (token: string, headers: Record<string, string> = {}, from = server()) =>
    fetch(`${from.url}/calendar/${token}.ics`, {
      headers: { "accept-language": "fr", ...headers },
      redirect: "manual",
    });
  const book = async (unit: string, from: number, to: number) => {
    const client = await pool.connect();
    await client.query("begin");
    const { rows } = await client.query<{ id: string; reference: string }>(
      "insert into stay_bookings (full_name, email, phone, stay_id, stay_name, check_in, check_out, guests, status, special_requests) values ($1, $2, $3, $4, 'Calendar test', $5, $6, 2, 'confirmed', $7) returning id, reference",
      [GUEST.name, GUEST.email, GUEST.phone, stay, day(from), day(to), GUEST.wish],
    );
    await client.query(
      "insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id) values ($1, 'booking', $2, $3, $4)",
      [unit, day(from), day(to), rows[0]!.id],
    );
    await client.query("commit");
    client.release();
    return rows[0]!;
  };

  test("BK-165, BK-166, BK-168, BK-169, BK-171, TR-44: a unit's address, its headers, and nobody's name", async () => {
    const [unit = ""] = units;
    await post({ intent: "renew", subject: "unit", id: unit });
    const token = await tokenOf(`unit_id = '${unit}' and channel_id is null`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const { id, reference } = await book(unit, 10, 13);
    await query(
      "insert into occupancies (unit_id, kind, first_day, end_day, reason) values ($1, 'block', $2, $3, 'Marker reason')",
      [unit, day(20), day(22)],
    );
    const response = await read(token);
    const body = await response.text();
    expect(response.status).toBe(200);
    expect(
      Object.fromEntries(
        ["content-type", "cache-control", "x-robots-tag", "set-cookie", "referrer-policy"].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, max-age=300",
      "x-robots-tag": "noindex, nofollow",
      "set-cookie": null,
      // Other sites learn the origin at most.
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    const events = Object.values(ical.sync.parseICS(body)).filter((entry) => entry?.type === "VEVENT");
    expect(events).toHaveLength(2);
    // By plain text as well: the parser is the one that reads others' calendars.
    expect(body).toContain(`DTSTART;VALUE=DATE:${compact(10)}\r\nDTEND;VALUE=DATE:${compact(13)}\r\n`);
    expect(body).toContain(`DTSTART;VALUE=DATE:${compact(20)}\r\nDTEND;VALUE=DATE:${compact(22)}\r\n`);
    for (const secret of [...Object.values(GUEST), "Marker", id, reference, unit, stay, "block"])
      expect(body).not.toContain(secret);
    expect(body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75 && !line.includes("\n"))).toBe(true);
    // Twice the same; unchanged is told.
    const again = await read(token);
    expect(await again.text()).toBe(body);
    const etag = response.headers.get("etag")!;
    const unchanged = await read(token, { "if-none-match": etag });
    expect([unchanged.status, await unchanged.text(), unchanged.headers.get("etag")]).toEqual([304, "", etag]);
    // After a move the event is the same one, and later.
    const uidOf = (text: string, first: number) =>
      new RegExp(`UID:(\\w+)\\r\\nSEQUENCE:(\\d+)[^]*?DTSTART;VALUE=DATE:${compact(first)}`).exec(
        text.slice(text.lastIndexOf("BEGIN:VEVENT", text.indexOf(compact(first)))),
      );
    const before = uidOf(body, 10);
    const client = await pool.connect();
    await client.query("begin");
    await client.query("update stay_bookings set check_in = $2, check_out = $3 where id = $1", [id, day(11), day(14)]);
    await client.query("delete from occupancies where stay_booking_id = $1", [id]);
    await client.query(
      "insert into occupancies (unit_id, kind, first_day, end_day, stay_booking_id, created_at) values ($1, 'booking', $2, $3, $4, now() + interval '2 seconds')",
      [unit, day(11), day(14), id],
    );
    await client.query("commit");
    client.release();
    const moved = await (await read(token, { "if-none-match": etag })).text();
    const after = uidOf(moved, 11);
    expect(before?.[1]).toBeDefined();
    expect(after?.[1]).toBe(before?.[1]);
    expect(Number(after?.[2])).toBeGreaterThan(Number(before?.[2]));
  });

  test("BK-170, TR-30, TR-42: the days are the stored ones in three zones", async () => {
    const token = await tokenOf(`unit_id = '${units[0]}' and channel_id is null`);
    const bodies = await Promise.all(servers.map(async (one) => (await read(token, {}, one)).text()));
    expect(bodies[0]).toContain(`DTSTART;VALUE=DATE:${compact(20)}`);
    expect(new Set(bodies).size).toBe(1);
  });

  test("BK-165, BK-174, BK-175, TR-44: what never was, was taken back or is short answers the same; the token is in no log", async () => {
    const where = `unit_id = '${units[0]}' and channel_id is null`;
    const old = await tokenOf(where);
    await post({ intent: "renew", subject: "unit", id: units[0]! });
    const token = await tokenOf(where);
    expect((await read(token)).status).toBe(200);
    const answers = await Promise.all(
      [old, "x".repeat(43), "short", "", `${token}x`].map(async (one) => {
        const response = await read(one);
        return [
          response.status,
          response.headers.get("content-type"),
          response.headers.get("cache-control"),
          await response.text(),
        ];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    await post({ intent: "revoke", subject: "unit", id: units[0]! });
    expect((await read(token)).status).toBe(404);
    for (const one of servers) {
      expect(one.output()).not.toContain(token);
      expect(one.output()).not.toContain(old);
    }
    expect(server().output()).toContain("/calendar/:file");
  });

  test("BK-176, BK-173, BK-200: a channel is looked at, kept, read; its address is in no log, history or screen", async () => {
    const [, unit = ""] = units;
    feed.say(calendarOf([{ uid: "a", from: day(40), to: day(44), summary: "<script>alert(1)</script>" }]));
    await book(unit, 42, 46);
    const typed = { unit, name: "Elsewhere", url: feed.url("/secret-path-4711.ics"), closed: "" };
    const looked = await post({ intent: "check", ...typed });
    expect([looked.status, looked.text]).toEqual([200, expect.stringContaining('"clashes"')]);
    expect(await query("select 1 from channels where unit_id = $1", [unit])).toEqual([]);
    expect((await post({ intent: "keep", ...typed })).status).toBe(200);
    const [channel] = await query("select id, events_seen from channels where unit_id = $1", [unit]);
    expect(
      await query("select first_day::text, end_day::text from occupancies where channel_id = $1", [channel?.id]),
    ).toEqual([{ first_day: day(40), end_day: day(42) }]);
    // Only what did not come from there is told there.
    const own = await (await read(await tokenOf(`channel_id = '${channel?.id}'`))).text();
    expect([own.includes(compact(40)), own.includes(compact(42))]).toEqual([false, true]);
    const screen = await (await fetch(`${server().url}/1324admin/channels`, { headers: { cookie: staff } })).text();
    expect(screen).toContain("Elsewhere");
    expect(screen).not.toContain("secret-path");
    expect(screen).not.toContain("<script>alert(1)");
    const shown = await fetch(`${server().url}/1324admin/channels?show=${channel?.id}`, { headers: { cookie: staff } });
    expect(await shown.text()).toContain("secret-path-4711");
    expect(JSON.stringify(await query("select * from changes"))).not.toContain("secret-path");
    expect(server().output()).not.toContain("secret-path");
    expect((await post({ intent: "keep", ...typed })).text).toContain("already");
    expect((await post({ intent: "check", ...typed, url: "http://example.com/a.ics" })).status).toBe(400);
    feed.say((_, response) => response.writeHead(503).end());
    expect((await post({ intent: "read", id: channel!.id! })).text).toContain("503");
    expect((await post({ intent: "delete", id: channel!.id! })).status).toBe(200);
  });

  test("the switch for tests is refused where others can come", async () => {
    await expect(startServer({ ...feed.env, HOST: "0.0.0.0" })).rejects.toThrow("TEST_CALENDARS_ON_OWN_NETWORK");
    await expect(startServer({ ...feed.env, PUBLIC_URL: "https://pemba.example" })).rejects.toThrow(
      "which is for tests",
    );
  });
});
