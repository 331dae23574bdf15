/** Other channels' calendars: what is read of them, and what becomes of it in the ledger. On both databases. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { users, admin_users } from "#app/features/auth/tables.server";
import {
  addChannel,
  deleteChannel,
  freeChannelDays,
  importFeed,
  setChannelActive,
  setClosedSummaries,
} from "#app/features/availability/channels/mutations.server";
import { renewLink, revokeLink } from "#app/features/availability/channels/links/mutations.server";
import { findSharedCalendar, listLinks } from "#app/features/availability/channels/links/queries.server";
import { closedSummariesOf } from "#app/features/availability/channels/schema";
import { pollDueChannels } from "#app/features/availability/channels/poll.server";
import {
  findChannelHealth,
  findPolledChannel,
  listOfficeChannels,
} from "#app/features/availability/channels/queries.server";
import { pollChannel } from "#app/features/availability/channels/read-feed.server";
import {
  deleteOldHolds,
  eraseOldSummaries,
  placeWaitingImports,
  warnOfOverdueChannels,
} from "#app/features/availability/channels/upkeep/mutations.server";
import { islandToday } from "#app/features/availability/rules";
import { channel_events, channels, hold_networks, occupancies } from "#app/features/availability/tables.server";
import { holdBooking } from "#app/features/bookings/holds/mutations.server";
import { moveBooking } from "#app/features/bookings/moves/mutations.server";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { blockUnit, unblock } from "#app/features/bookings/units/mutations.server";
import { changes } from "#app/features/history/tables.server";
import { findOrCreatePreferences } from "#app/features/notifications/mutations.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { erasePerson, eraseSummariesWith } from "#app/features/privacy/mutations.server";
import { site_settings } from "#app/features/settings/tables.server";
import { addDays } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { calendarOf, startCalendarServer, TEST_NETWORK, type CalendarServer } from "#tests/support/calendar-server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { brokenInvariants, listOccupancies, makeStay, makeStayBooking } from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

const today = islandToday();
const day = (n: number) => addDays(today, n);

describe.each(DATABASE_KINDS)("other calendars on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let feed: CalendarServer;
  beforeAll(async () => {
    feed = await startCalendarServer();
    database = await open();
    db = database.db;
    await db.insert(users).values({ id: staff.id, name: staff.name, email: "staff@example.com" });
    await db.insert(admin_users).values({ user_id: staff.id });
    await findOrCreatePreferences(db, staff);
    await db.update(admin_notification_preferences).set({ email_notifications: true });
    await db.insert(site_settings).values({});
  });
  afterAll(async () => {
    feed.close();
    expect(await brokenInvariants(db)).toEqual([]);
    await database.close();
  });
  beforeEach(async () => {
    await db.delete(channels);
    feed.asked.length = 0;
    feed.say(calendarOf([]));
  });

  let paths = 0;
  async function makeChannel(unit: string, closed_summaries: string[] = [], name = "Airbnb") {
    const added = await addChannel(db, staff, { unit, name, url: feed.url(`/${++paths}.ics`), closed_summaries });
    if (!added.ok) throw new Error(added.reason);
    return added.id;
  }
  const poll = async (id: string) => pollChannel(db, (await findPolledChannel(db, id))!, TEST_NETWORK);
  const imports = async (unit: string) =>
    (await listOccupancies(db, unit))
      .filter(({ kind }) => kind === "import")
      .map(({ first_day, end_day }) => [first_day, end_day]);
  const eventsOf = (id: string) => db.select().from(channel_events).where(eq(channel_events.channel_id, id));
  const channelOf = async (id: string) => (await db.select().from(channels).where(eq(channels.id, id)))[0]!;
  const booked = async (stay: string, from: number, to: number) => {
    const id = await makeStayBooking(db, { stay_id: stay, check_in: day(from), check_out: day(to) });
    expect(await setStayBookingStatus(db, staff, id, "confirmed")).toEqual({ ok: true });
    return id;
  };

  it("BK-178: the same file twice changes nothing and is no news", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(id);
    const before = [await eventsOf(id), await listOccupancies(db, units[0]!), await db.$count(changes)];
    const heard: string[] = [];
    await database.listen(
      "calendar",
      (payload) => heard.push(payload),
      () => {},
    );
    await poll(id);
    expect([await eventsOf(id), await listOccupancies(db, units[0]!), await db.$count(changes)]).toEqual(before);
    // What is heard comes in order: the change after it shows that nothing came before.
    feed.say(calendarOf([{ uid: "a", from: day(40), to: day(42) }]));
    await poll(id);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard.every((payload) => !payload.includes(`"month" : null`))).toBe(true);
    expect(heard.length).toBeLessThanOrEqual(2);
  });

  it("BK-179, TR-37: a known UID with other days moves", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(id);
    feed.say(calendarOf([{ uid: "a", from: day(11), to: day(15) }]));
    await poll(id);
    expect(await imports(units[0]!)).toEqual([[day(11), day(15)]]);
  });

  it("BK-180, BK-194: missing once is still taken, twice is free; a calendar without events counts", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(id);
    feed.say(calendarOf([]));
    await poll(id);
    expect(await imports(units[0]!)).toHaveLength(1);
    expect((await listOfficeChannels(db)).find((channel) => channel.id === id)?.missing).toBe(1);
    await poll(id);
    expect(await imports(units[0]!)).toEqual([]);
  });

  it("BK-180, BK-192: an unchanged file is a good reading without the event, too", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(id);
    feed.say((_, response) => response.writeHead(200, { etag: '"2"' }).end(calendarOf([])));
    await poll(id);
    feed.say((request, response) => response.writeHead(request.headers["if-none-match"] === '"2"' ? 304 : 500).end());
    expect((await poll(id)).kind).toBe("unchanged");
    expect(await imports(units[0]!)).toEqual([]);
  });

  it("BK-181, TR-36: past events that vanish stay", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(calendarOf([{ uid: "old", from: day(-5), to: day(0) }]));
    await poll(id);
    feed.say(calendarOf([]));
    for (let n = 0; n < 3; n++) await poll(id);
    expect(await imports(units[0]!)).toEqual([[day(-5), day(0)]]);
  });

  it("BK-182, TR-38: new UIDs at each reading leave one block", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    for (let n = 0; n < 10; n++) {
      feed.say(calendarOf([{ uid: `made-${n}`, from: day(10), to: day(12) }]));
      await poll(id);
      expect(await imports(units[0]!)).toEqual([[day(10), day(12)]]);
    }
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it("BK-183, TR-35: overlapping events are united, touching ones stay two", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(
      calendarOf([
        { uid: "in", from: day(10), to: day(11) },
        { uid: "out", from: day(13), to: day(14) },
        { uid: "whole", from: day(10), to: day(14) },
        { uid: "next", from: day(14), to: day(16) },
      ]),
    );
    await poll(id);
    expect(await imports(units[0]!)).toEqual([
      [day(10), day(14)],
      [day(14), day(16)],
    ]);
  });

  it("BK-183, BK-184: over our booking it is a clash; when that moves or ends, the import has the days at once", async () => {
    const stay = await makeStay(db, 2);
    const [unit = ""] = stay.units;
    const booking = await booked(stay.id, 10, 14);
    const id = await makeChannel(unit);
    feed.say(calendarOf([{ uid: "a", from: day(12), to: day(18) }]));
    await poll(id);
    expect(await imports(unit)).toEqual([[day(14), day(18)]]);
    expect((await findChannelHealth(db)).clashes).toBe(1);
    expect((await listOfficeChannels(db)).find((channel) => channel.id === id)?.clashes).toHaveLength(1);
    // To the other room: the import takes the rest.
    expect(await moveBooking(db, staff, STAYS, { id: booking, unit: stay.units[1]! })).toEqual({ ok: true });
    expect(await imports(unit)).toEqual([[day(12), day(18)]]);
    expect((await findChannelHealth(db)).clashes).toBe(0);
  });

  it("BK-184: the same when it is cancelled, when a block goes, and when the sender is erased", async () => {
    const stay = await makeStay(db);
    const [unit = ""] = stay.units;
    const booking = await booked(stay.id, 10, 12);
    const block = await blockUnit(db, staff, {
      unit,
      kind: "block",
      span: { from: day(20), to: day(22) },
      reason: "Paint",
    });
    const held = await makeStayBooking(db, {
      stay_id: stay.id,
      check_in: day(30),
      check_out: day(32),
      email: "who@example.com",
    });
    expect(await holdBooking(db, staff, STAYS, { id: held }, { hours: 5 })).toEqual({ ok: true });
    const id = await makeChannel(unit);
    feed.say(
      calendarOf([
        { uid: "a", from: day(10), to: day(12) },
        { uid: "b", from: day(20), to: day(22) },
        { uid: "c", from: day(30), to: day(32) },
      ]),
    );
    await poll(id);
    expect(await imports(unit)).toEqual([]);
    await setStayBookingStatus(db, staff, booking, "cancelled");
    expect(await imports(unit)).toEqual([[day(10), day(12)]]);
    await unblock(db, staff, block.ok ? block.id : "");
    expect(await imports(unit)).toHaveLength(2);
    await erasePerson(db, staff, { email: "who@example.com" });
    expect(await imports(unit)).toHaveLength(3);
    expect((await eventsOf(id)).some(({ clash }) => clash)).toBe(false);
  });

  it("D-26: a hold that ended by itself gives its days to the import, not to the next request", async () => {
    const stay = await makeStay(db);
    const [unit = ""] = stay.units;
    const held = await makeStayBooking(db, { stay_id: stay.id, check_in: day(10), check_out: day(12) });
    await holdBooking(db, staff, STAYS, { id: held }, { hours: 5 });
    const id = await makeChannel(unit);
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(id);
    expect(await imports(unit)).toEqual([]);
    await db
      .update(occupancies)
      .set({ hold_until: sql`now() - interval '1 minute'` })
      .where(eq(occupancies.unit_id, unit));
    const next = await makeStayBooking(db, { stay_id: stay.id, check_in: day(10), check_out: day(12) });
    expect(await setStayBookingStatus(db, staff, next, "confirmed")).toMatchObject({ ok: false, reason: "clash" });
    // What a refused change did is taken back; the minute's round gives the days to the import.
    await placeWaitingImports(db);
    expect(await imports(unit)).toEqual([[day(10), day(12)]]);
  });

  it("two channels that sold the same night both clash", async () => {
    const { units } = await makeStay(db);
    const [one, two] = [await makeChannel(units[0]!), await makeChannel(units[0]!, [], "Booking.com")];
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(one);
    await poll(two);
    expect(await imports(units[0]!)).toEqual([[day(10), day(12)]]);
    expect([...(await eventsOf(one)), ...(await eventsOf(two))].map(({ clash }) => clash)).toEqual([true, true]);
    // Deleting the one that has the days gives them to the other.
    await deleteChannel(db, staff, one);
    expect(await imports(units[0]!)).toEqual([[day(10), day(12)]]);
    expect((await eventsOf(two)).map(({ clash }) => clash)).toEqual([false]);
  });

  it("BK-185, TR-33: closed days fill what is free, never clash, move without a trace, and go to no other channel", async () => {
    const stay = await makeStay(db);
    const [unit = ""] = stay.units;
    await booked(stay.id, 10, 12);
    const closed = "Airbnb (Not available)";
    const id = await makeChannel(unit, [closed]);
    const other = await makeChannel(unit, [], "Booking.com");
    for (let n = 0; n < 12; n++) {
      feed.say(calendarOf([{ uid: `w-${n}`, from: day(5 + n), to: day(60 + n), summary: closed }]));
      await poll(id);
    }
    feed.say(calendarOf([]));
    await poll(other);
    expect(await eventsOf(id)).toHaveLength(2);
    expect((await eventsOf(id)).some(({ clash }) => clash)).toBe(false);
    const tokenOf = async (channel: string | null) =>
      (await listLinks(db)).find(({ channel_id, unit_id }) => channel_id === channel && unit_id === unit)!.token;
    const given = await findSharedCalendar(db, await tokenOf(other), today);
    expect(given?.map(({ first_day }) => first_day)).toEqual([day(10)]);
    await renewLink(db, staff, { kind: "unit", id: unit });
    expect((await findSharedCalendar(db, await tokenOf(null), today))?.length).toBeGreaterThan(1);
    // Off the list it is a booking, which clashes with nothing here.
    await setClosedSummaries(db, staff, id, []);
    expect((await findSharedCalendar(db, await tokenOf(other), today))?.length).toBeGreaterThan(1);
  });

  it("BK-185, TR-34: what may be a booking is taken for one: nothing of Booking.com's is on the list to begin with", async () => {
    const address = "https://ical.booking.com/v1/export?t=1";
    expect(closedSummariesOf(address)).toEqual([]);
    expect(closedSummariesOf("https://www.airbnb.co.uk/calendar/ical/1.ics")).toEqual(["Airbnb (Not available)"]);
    const stay = await makeStay(db);
    const [unit = ""] = stay.units;
    await booked(stay.id, 10, 12);
    const id = await makeChannel(unit, closedSummariesOf(address), "Booking.com");
    feed.say(calendarOf([{ uid: "b", from: day(11), to: day(14), summary: "CLOSED - Not available" }]));
    await poll(id);
    expect(await eventsOf(id)).toMatchObject([{ is_closed: false, clash: true }]);
    expect(await imports(unit)).toEqual([[day(12), day(14)]]);
    // As a booking it is told to the other channels.
    const other = await makeChannel(unit, [], "Airbnb");
    const token = (await listLinks(db)).find(({ channel_id }) => channel_id === other)?.token ?? "";
    const given = await findSharedCalendar(db, token, today);
    expect(given?.map(({ first_day, end_day }) => [first_day, end_day])).toEqual([
      [day(10), day(12)],
      [day(12), day(14)],
    ]);
  });

  it("BK-189 (cut): recurring events are left out, and said so by name and number", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(
      calendarOf(
        [],
        "BEGIN:VEVENT\r\nUID:r\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:20270101\r\nRRULE:FREQ=WEEKLY\r\nSUMMARY:Cleaning\r\nEND:VEVENT\r\n",
      ),
    );
    await poll(id);
    expect((await channelOf(id)).left_out).toEqual({
      count: 1,
      events: [{ reason: "recurring", summary: "Cleaning" }],
    });
  });

  it.each([
    [
      "HTML",
      (_: unknown, response: import("node:http").ServerResponse) => response.end("<html>Sign in</html>"),
      "not a calendar",
    ],
    ["an empty body", (_: unknown, response: import("node:http").ServerResponse) => response.end(""), "not a calendar"],
    ["404", (_: unknown, response: import("node:http").ServerResponse) => response.writeHead(404).end(), "404"],
    ["500", (_: unknown, response: import("node:http").ServerResponse) => response.writeHead(500).end(), "500"],
  ])(
    "BK-193, TR-40: after %s the days stay, and the channel says what failed and since when",
    async (_name, answer, words) => {
      const { units } = await makeStay(db);
      const id = await makeChannel(units[0]!);
      feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
      await poll(id);
      feed.say(answer);
      await poll(id);
      const { failing_since, last_error, failures } = await channelOf(id);
      expect([last_error, failures]).toEqual([expect.stringContaining(words), 1]);
      await poll(id);
      expect((await channelOf(id)).failing_since).toEqual(failing_since);
      expect(await imports(units[0]!)).toEqual([[day(10), day(12)]]);
    },
  );

  it("BK-192: errors back off to 6 hours at most; Retry-After is obeyed; success ends it", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    const minutes = async () => {
      const { next_poll_at, last_tried_at } = await channelOf(id);
      return Math.round((next_poll_at.getTime() - last_tried_at!.getTime()) / 60_000);
    };
    feed.say((_, response) => response.writeHead(503).end());
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) {
      await poll(id);
      waits.push(await minutes());
    }
    expect(waits).toEqual([30, 60, 120, 240, 360, 360]);
    feed.say((_, response) => response.writeHead(429, { "retry-after": "36000" }).end());
    await poll(id);
    expect(await minutes()).toBe(600);
    feed.say(calendarOf([]));
    await poll(id);
    expect((await channelOf(id)).failures).toBe(0);
    expect(await minutes()).toBeGreaterThanOrEqual(27);
    expect(await minutes()).toBeLessThanOrEqual(33);
  });

  it("BK-195, TR-40: a day without success is told by one mail, and again only after it worked", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    await poll(id);
    const mails = () => db.$count(outbox, eq(outbox.about_id, id));
    const age = () =>
      db
        .update(channels)
        .set({ last_success_at: sql`now() - interval '25 hours'` })
        .where(eq(channels.id, id));
    expect(await warnOfOverdueChannels(db)).toBe(0);
    await age();
    for (let n = 0; n < 3; n++) await warnOfOverdueChannels(db);
    expect(await mails()).toBe(1);
    expect((await findChannelHealth(db)).overdue).toBe(1);
    await poll(id);
    await age();
    await warnOfOverdueChannels(db);
    expect(await mails()).toBe(2);
  });

  it("BK-196, TR-39: switched off it keeps its days until they are freed; deleted it frees them", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    feed.say(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
    await poll(id);
    expect(await freeChannelDays(db, staff, id)).toEqual({ ok: false });
    await setChannelActive(db, staff, id, false);
    await db.update(channels).set({ next_poll_at: sql`now() - interval '1 hour'` });
    expect(
      await pollDueChannels({
        database,
        log: silentLog,
        stopping: new AbortController().signal,
        network: TEST_NETWORK,
      }),
    ).toBe(0);
    expect(await imports(units[0]!)).toHaveLength(1);
    expect(await freeChannelDays(db, staff, id)).toEqual({ ok: true });
    expect(await imports(units[0]!)).toEqual([]);
    await setChannelActive(db, staff, id, true);
    await poll(id);
    expect(await imports(units[0]!)).toHaveLength(1);
    await deleteChannel(db, staff, id);
    expect(await imports(units[0]!)).toEqual([]);
    // The address is a secret; the channel's name is not.
    const lines = JSON.stringify(await db.select().from(changes));
    expect(lines).toContain("Airbnb");
    expect(lines).not.toContain("127.0.0.1");
  });

  it("BK-177: of four processes that look at once one reads", async () => {
    const { units } = await makeStay(db);
    await makeChannel(units[0]!);
    const site = { database, log: silentLog, stopping: new AbortController().signal, network: TEST_NETWORK };
    const read = await Promise.all([1, 2, 3, 4].map(() => pollDueChannels(site)));
    expect(read.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(feed.asked).toHaveLength(1);
  });

  it("BK-253: slow calendars, several at a time, delay no other, and no more than a few are stored at once", async () => {
    const { units } = await makeStay(db, 12);
    const ids: string[] = [];
    for (const unit of units) ids.push(await makeChannel(unit));
    const slow = new Set((await Promise.all(ids.slice(0, 6).map(channelOf))).map(({ url }) => new URL(url).pathname));
    await db.update(channels).set({ next_poll_at: sql`now() - interval '1 minute'` });
    const held: (() => void)[] = [];
    feed.say((request, response) => {
      const answer = () => response.end(calendarOf([{ uid: "a", from: day(10), to: day(12) }]));
      if (slow.has(request.url ?? "")) held.push(answer);
      else answer();
    });
    const stopping = new AbortController().signal;
    const polled = pollDueChannels({ database, log: silentLog, stopping, network: TEST_NETWORK });
    const isRead = async (some: string[]) => (await Promise.all(some.map(eventsOf))).map((events) => events.length);
    await vi.waitFor(async () => expect(await isRead(ids.slice(6))).toEqual([1, 1, 1, 1, 1, 1]), { timeout: 9_000 });
    // All of the slow ones still keep us waiting.
    expect(held).toHaveLength(6);
    expect(await isRead(ids.slice(0, 6))).toEqual([0, 0, 0, 0, 0, 0]);
    for (const answer of held) answer();
    expect(await polled).toBe(12);
    expect(await isRead(ids)).toEqual(Array.from({ length: 12 }, () => 1));
  });

  it("BK-201, BK-202, BK-213: a summary is text of 200 characters; old ones go; erased ones do not come back", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    const file = calendarOf([
      { uid: "a", from: day(10), to: day(12), summary: `<script>alert(1)</script>${"x".repeat(300)}` },
      { uid: "b", from: day(20), to: day(22), summary: "Reserved for Asha Juma" },
      { uid: "c", from: day(-100), to: day(-91), summary: "Long ago" },
      { uid: "d", from: day(-95), to: day(-89), summary: "Not so long ago" },
    ]);
    feed.say(file);
    await poll(id);
    const summaries = async () =>
      (await eventsOf(id)).toSorted((x, y) => (x.uid < y.uid ? -1 : 1)).map(({ summary }) => summary);
    expect((await summaries())[0]).toHaveLength(200);
    expect((await summaries()).slice(2)).toEqual(["", "Not so long ago"]);
    await db
      .update(channel_events)
      .set({ end_day: day(-92), first_day: day(-95) })
      .where(eq(channel_events.uid, "d"));
    await eraseOldSummaries(db);
    expect((await summaries())[3]).toBe("");
    expect(await eraseSummariesWith(db, staff, "asha juma")).toEqual({ ok: true, items: 1 });
    feed.say(`${file} `);
    await poll(id);
    expect((await summaries())[1]).toBe("(erased)");
  });

  it("BK-252: the sweep deletes holds that ended a day ago, and their networks; younger ones wait", async () => {
    const stay = await makeStay(db);
    const make = async (from: number) => {
      const id = await makeStayBooking(db, { stay_id: stay.id, check_in: day(from), check_out: day(from + 1) });
      await holdBooking(db, staff, STAYS, { id }, { hours: 1 });
      await db.insert(hold_networks).values({ item_id: id, network: "n", hold_until: new Date() });
      return id;
    };
    const end = (id: string, hours: number) =>
      db
        .update(occupancies)
        .set({ hold_until: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(occupancies.stay_booking_id, id));
    // All at once: whoever takes days deletes ended holds himself.
    const [old, young] = [await make(10), await make(12)];
    await end(old, 25);
    await end(young, 2);
    await db.update(hold_networks).set({ hold_until: sql`now() - interval '25 hours'` });
    expect(await deleteOldHolds(db)).toBe(3);
    expect((await listOccupancies(db, stay.units[0]!)).map(({ first_day }) => first_day)).toEqual([day(12)]);
  });

  it("BK-167, BK-172, BK-173, TR-45: addresses of units, listings and channels give what they should", async () => {
    const stay = await makeStay(db, 2);
    const [one = "", two = ""] = stay.units;
    await booked(stay.id, 10, 14);
    const id = await makeChannel(two);
    feed.say(
      calendarOf([
        { uid: "a", from: day(12), to: day(18) },
        // A month back is told, and what ended before is not.
        { uid: "past", from: day(-60), to: day(-40) },
        { uid: "lately", from: day(-20), to: day(-15) },
      ]),
    );
    await poll(id);
    const tokenOf = async (match: Partial<Awaited<ReturnType<typeof listLinks>>[number]>) =>
      (await listLinks(db)).find((link) =>
        Object.entries(match).every(([key, value]) => link[key as keyof typeof link] === value),
      )?.token ?? "";
    const spans = async (token: string) =>
      (await findSharedCalendar(db, token, today))?.map(({ first_day, end_day }) => [first_day, end_day]) ?? null;
    await renewLink(db, staff, { kind: "stay", id: stay.id });
    await renewLink(db, staff, { kind: "unit", id: two });
    expect(await spans(await tokenOf({ stay_id: stay.id }))).toEqual([[day(12), day(14)]]);
    expect(await spans(await tokenOf({ unit_id: two, channel_id: null }))).toEqual([
      [day(-20), day(-15)],
      [day(12), day(18)],
    ]);
    expect(await spans(await tokenOf({ channel_id: id }))).toEqual([]);
    await renewLink(db, staff, { kind: "unit", id: one });
    const old = await tokenOf({ unit_id: one });
    expect(await spans(old)).toEqual([[day(10), day(14)]]);
    await renewLink(db, staff, { kind: "unit", id: one });
    expect(await spans(old)).toBeNull();
    const fresh = await tokenOf({ unit_id: one });
    await revokeLink(db, staff, { kind: "unit", id: one });
    expect(await spans(fresh)).toBeNull();
  });

  it("5,000 events are stored and placed", async () => {
    const { units } = await makeStay(db);
    const id = await makeChannel(units[0]!);
    const events = Array.from({ length: 5_000 }, (_, n) => ({
      uid: `u${n}`,
      recurrence_id: "",
      first_day: day(n),
      end_day: day(n + 1),
      summary: "Reserved",
    }));
    expect(await importFeed(db, id, { kind: "events", events, leftOut: [], etag: null, lastModified: null })).toEqual({
      ok: true,
    });
    expect(await imports(units[0]!)).toHaveLength(5_000);
  }, 60_000);
});
