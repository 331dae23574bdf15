/** Calendars of other channels, as many as the contract names (BK-253), on one PostgreSQL. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addChannel } from "#app/features/availability/channels/mutations.server";
import { pollDueChannels } from "#app/features/availability/channels/poll.server";
import { islandToday } from "#app/features/availability/rules";
import { channel_events, channels } from "#app/features/availability/tables.server";
import { admin_users, users } from "#app/features/auth/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import { addDays } from "#app/platform/dates/dates";
import { openDatabase, type Database } from "#app/platform/db/db.server";
import { calendarOf, startCalendarServer, TEST_NETWORK } from "#tests/support/calendar-server";
import { silentLog } from "#tests/support/databases";
import { makeStay } from "#tests/support/ledger";
import { recordMeasurement } from "#tests/support/measurements";
import { startPostgres, type TestPostgres } from "#tests/support/postgres";
import { staff } from "#tests/support/staff";

const CHANNELS = 1_000;
const EVENTS = 30;
const SLOW = 10;
const SLOW_MS = 8_000;

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: postgres.url, dataDir: "", log: silentLog });
  await database.migrate("db/migrations");
  await database.db.insert(users).values({ id: staff.id, name: staff.name, email: "staff@example.com" });
  await database.db.insert(admin_users).values({ user_id: staff.id });
  await database.db.insert(site_settings).values({});
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

it(`BK-253: ${CHANNELS} calendars that are due at once, ${SLOW} of them slow: the process goes on meanwhile`, async () => {
  const { db } = database;
  const feed = await startCalendarServer();
  const day = (n: number) => addDays(islandToday(), n);
  const { units } = await makeStay(db, CHANNELS);
  for (const [n, unit] of units.entries()) {
    const added = await addChannel(db, staff, {
      unit,
      name: "Airbnb",
      url: feed.url(`/${n}.ics`),
      closed_summaries: [],
    });
    expect(added.ok).toBe(true);
  }
  await db.update(channels).set({ next_poll_at: sql`now() - interval '1 minute'` });
  const calendar = calendarOf(
    Array.from({ length: EVENTS }, (_, n) => ({ uid: `e${n}`, from: day(n * 5), to: day(n * 5 + 3) })),
  );
  feed.say((request, response) => {
    const isSlow = Number(/\d+/.exec(request.url ?? "")?.[0]) < SLOW;
    setTimeout(() => response.end(calendar), isSlow ? SLOW_MS : 0);
  });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const begun = performance.now();
  delay.enable();
  const stopping = new AbortController().signal;
  // The server looks once a minute, and takes some of what is due.
  let [read, looks] = [0, 0];
  for (let found = -1; found !== 0; looks++) {
    found = await pollDueChannels({ database, log: silentLog, stopping, network: TEST_NETWORK });
    read += found;
  }
  delay.disable();
  feed.close();
  expect(read).toBe(CHANNELS);
  expect(await db.$count(channel_events)).toBe(CHANNELS * EVENTS);
  const ms = (nanoseconds: number) => `${(nanoseconds / 1e6).toFixed(0)} ms`;
  recordMeasurement(
    `${CHANNELS} channels due at once`,
    `${EVENTS} events each, ${SLOW} slow ones: read and stored in ${looks} looks, ${((performance.now() - begun) / 1000).toFixed(0)} s; the process stood still for ${ms(delay.max)} at most, p99 ${ms(delay.percentile(99))}`,
  );
}, 1_200_000);
