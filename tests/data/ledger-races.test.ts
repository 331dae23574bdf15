/** What happens at the same moment, on PostgreSQL: PGlite has one connection, where nothing does (TR-10). */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { inLedger, lockListing } from "#app/features/availability/ledger/mutations.server";
import { importFeed } from "#app/features/availability/channels/mutations.server";
import { channel_events, channels } from "#app/features/availability/tables.server";
import { holdForRequest } from "#app/features/bookings/holds/mutations.server";
import { moveBooking } from "#app/features/bookings/moves/mutations.server";
import type { StatusOutcome } from "#app/features/bookings/schema";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { setExperienceInquiryStatus, setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { retireUnit } from "#app/features/bookings/units/mutations.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openPostgres } from "#tests/support/databases";
import {
  brokenInvariants,
  listOccupancies,
  makeExperience,
  makeInquiry,
  makeStay,
  makeStayBooking,
} from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

/** Once in `npm test`; tests/hard/ledger.test.ts runs this file with the numbers of the contract. */
const CLIENTS = Number(process.env.LEDGER_CLIENTS ?? 16);
const RUNS = Number(process.env.LEDGER_RUNS ?? 1);
const SLOW = 120_000 * RUNS;

describe("at the same moment", () => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await openPostgres();
    db = database.db;
  });
  afterAll(async () => {
    expect(await brokenInvariants(db)).toEqual([]);
    await database.close();
  });

  const times = <T>(n: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: n }, (_, index) => work(index)));
  const inSequence = async (n: number, work: (index: number) => Promise<string>) => {
    const made: string[] = [];
    for (let index = 0; index < n; index++) made.push(await work(index));
    return made;
  };
  const request = async (id: string) => {
    const [row] = await db.select().from(stay_bookings).where(eq(stay_bookings.id, id));
    return inLedger(db, async (tx) => {
      await lockListing(tx, { kind: "stay", id: row!.stay_id! });
      return holdForRequest(tx, STAYS, row!, id);
    });
  };
  const nameOf = (outcome: object) =>
    "state" in outcome ? String(outcome.state) : "reason" in outcome ? String(outcome.reason) : "ok";
  const tally = (outcomes: readonly object[]) => {
    const counts: Record<string, number> = {};
    for (const outcome of outcomes) counts[nameOf(outcome)] = (counts[nameOf(outcome)] ?? 0) + 1;
    return counts;
  };

  it(
    "BK-240: of an import and requests for the same days at once one has them, and the other is a clash or taken",
    async () => {
      for (let run = 0; run < 4 * RUNS; run++) {
        const stay = await makeStay(db);
        const [unit = ""] = stay.units;
        const [channel] = await db
          .insert(channels)
          .values({ unit_id: unit, name: "Other", url: `https://calendar.example/${run}` })
          .returning({ id: channels.id });
        const ids = await inSequence(3, () => makeStayBooking(db, { stay_id: stay.id }));
        const event = { uid: "a", recurrence_id: "", first_day: "2027-03-02", end_day: "2027-03-04", summary: "" };
        const read = { kind: "events", events: [event], leftOut: [], etag: null, lastModified: null } as const;
        const imported = () => importFeed(db, channel!.id, { ...read, events: [...read.events], leftOut: [] });
        const [stored, ...requests] = await Promise.all(
          run % 2 === 0 ? [imported(), ...ids.map(request)] : [...ids.map(request), imported()].toReversed(),
        );
        expect(stored).toEqual({ ok: true });
        const held = requests.filter((outcome) => nameOf(outcome) === "held").length;
        const [{ clash } = { clash: null }] = await db
          .select({ clash: channel_events.clash })
          .from(channel_events)
          .where(eq(channel_events.channel_id, channel!.id));
        const rows = await listOccupancies(db, unit);
        expect(rows.map(({ kind }) => kind)).toEqual([held === 1 ? "hold" : "import"]);
        expect(clash).toBe(held === 1);
      }
    },
    SLOW,
  );

  it(
    "BK-184: days a booking gives back go to the import, not to the request of that moment",
    async () => {
      const stay = await makeStay(db);
      const [channel] = await db
        .insert(channels)
        .values({ unit_id: stay.units[0]!, name: "Other", url: "https://calendar.example/moved" })
        .returning({ id: channels.id });
      const booking = await makeStayBooking(db, { stay_id: stay.id });
      await setStayBookingStatus(db, staff, booking, "confirmed");
      const event = { uid: "a", recurrence_id: "", first_day: "2027-03-01", end_day: "2027-03-05", summary: "" };
      await importFeed(db, channel!.id, {
        kind: "events",
        events: [event],
        leftOut: [],
        etag: null,
        lastModified: null,
      });
      const ids = await inSequence(4, () => makeStayBooking(db, { stay_id: stay.id }));
      const [, ...requests] = await Promise.all([
        setStayBookingStatus(db, staff, booking, "cancelled"),
        ...ids.map(request),
      ]);
      expect(requests.map(nameOf)).toEqual(ids.map(() => "taken"));
      expect((await listOccupancies(db, stay.units[0]!)).map(({ kind }) => kind)).toEqual(["import"]);
    },
    SLOW,
  );

  it.each(Array.from({ length: RUNS }, (_, n) => n))(
    "BK-228, TR-01, TR-06: of many confirmations of one unit exactly one wins, run %i",
    async () => {
      const stay = await makeStay(db);
      const ids = await inSequence(CLIENTS, () => makeStayBooking(db, { stay_id: stay.id }));
      const outcomes = await Promise.all(ids.map((id) => setStayBookingStatus(db, staff, id, "confirmed")));
      expect(tally(outcomes)).toEqual({ ok: 1, clash: CLIENTS - 1 });
    },
    SLOW,
  );

  it(
    "BK-229: the same by plain inserts, past the program",
    async () => {
      const stay = await makeStay(db);
      const outcomes = await times(CLIENTS, () =>
        db
          .execute(
            sql`insert into occupancies (unit_id, kind, first_day, end_day) values (${stay.units[0]}, 'block', '2027-03-01', '2027-03-05')`,
          )
          .then(
            () => ({}),
            () => ({ reason: "refused" }),
          ),
      );
      expect(tally(outcomes)).toEqual({ ok: 1, refused: CLIENTS - 1 });
    },
    SLOW,
  );

  it(
    "BK-230, BK-231, TR-08: many ask for four units: exactly four hold, each another one",
    async () => {
      const stay = await makeStay(db, 4);
      const ids = await inSequence(CLIENTS, () => makeStayBooking(db, { stay_id: stay.id }));
      expect(tally(await Promise.all(ids.map(request)))).toEqual({ held: 4, taken: CLIENTS - 4 });
      const held = await rowsOf<{ n: number }>(
        db,
        sql`select count(distinct unit_id)::int as n from occupancies o join units u on u.id = o.unit_id where u.stay_id = ${stay.id}`,
      );
      expect(held).toEqual([{ n: 4 }]);
    },
    SLOW,
  );

  it(
    "BK-232: many people for twelve seats: never more, and nobody is refused who would still fit",
    async () => {
      const experience = await makeExperience(db);
      await db.execute(
        sql`insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) values (${experience}, '2027-01-01', 127, '08:00', 12)`,
      );
      const ids = await inSequence(CLIENTS, (n) =>
        makeInquiry(db, { experience_id: experience, start_time: "08:00", participants: 1 + (n % 4) }),
      );
      // Who waited too long is told to try again, and does.
      const confirm = async (id: string): Promise<StatusOutcome> => {
        const outcome = await setExperienceInquiryStatus(db, staff, id, "confirmed");
        return !outcome.ok && outcome.reason === "busy" ? confirm(id) : outcome;
      };
      const outcomes = await Promise.all(ids.map(confirm));
      const [departure] = await rowsOf<{ taken: number }>(
        db,
        sql`select seats_taken as taken from departures where experience_id = ${experience}`,
      );
      const refused = outcomes.flatMap((outcome, n) => (outcome.ok ? [] : [1 + (n % 4)]));
      expect(departure!.taken).toBeLessThanOrEqual(12);
      expect(Math.min(...refused)).toBeGreaterThan(12 - departure!.taken);
      expect(new Set(outcomes.map(nameOf))).toEqual(new Set(["ok", "clash"]));
    },
    SLOW,
  );

  it(
    "BK-234: confirming while the hold ends: on its unit, or asked",
    async () => {
      const stay = await makeStay(db);
      const [held, rival] = [
        await makeStayBooking(db, { stay_id: stay.id }),
        await makeStayBooking(db, { stay_id: stay.id }),
      ];
      await request(held);
      await db.execute(
        sql`update occupancies set hold_until = clock_timestamp() + interval '30 milliseconds' where stay_booking_id = ${held}`,
      );
      const [confirmed, asked] = await Promise.all([
        new Promise((resolve) => setTimeout(resolve, 30)).then(() =>
          setStayBookingStatus(db, staff, held, "confirmed"),
        ),
        new Promise((resolve) => setTimeout(resolve, 30)).then(() => request(rival)),
      ]);
      expect([nameOf(confirmed), nameOf(asked)].toSorted()).toEqual(confirmed.ok ? ["ok", "taken"] : ["clash", "held"]);
    },
    SLOW,
  );

  it(
    "BK-238: two move one booking: one wins, the other is told",
    async () => {
      const stay = await makeStay(db, 3);
      const id = await makeStayBooking(db, { stay_id: stay.id });
      await setStayBookingStatus(db, staff, id, "confirmed");
      const outcomes = await Promise.all(
        [stay.units[1]!, stay.units[2]!].map((unit) => moveBooking(db, staff, STAYS, { id, version: 1, unit })),
      );
      expect(tally(outcomes)).toEqual({ ok: 1, changed: 1 });
    },
    SLOW,
  );

  it(
    "BK-239, TR-07: two are moved onto each other's places: both end as asked or one is refused, and no deadlock reaches anyone",
    async () => {
      for (let run = 0; run < 25 * RUNS; run++) {
        const stay = await makeStay(db, 3);
        const ids = await inSequence(2, () => makeStayBooking(db, { stay_id: stay.id }));
        for (const [n, id] of ids.entries())
          await setStayBookingStatus(db, staff, id, "confirmed", { unit: stay.units[n] });
        // By turns onto each other's units, and one onto the unit that the other leaves.
        const isSwap = run % 2 === 0;
        const targets = isSwap ? [stay.units[1]!, stay.units[0]!] : [stay.units[1]!, stay.units[2]!];
        const moves = ids.map((id, n) => () => moveBooking(db, staff, STAYS, { id, unit: targets[n]! }));
        const isReversed = run % 4 < 2;
        const begun = await Promise.all((isReversed ? moves.toReversed() : moves).map((move) => move()));
        const outcomes = (isReversed ? begun.toReversed() : begun).map(nameOf);
        if (isSwap) expect(outcomes).toEqual(["clash", "clash"]);
        else expect(["ok ok", "clash ok"]).toContain(outcomes.join(" "));
      }
    },
    SLOW,
  );

  it(
    "BK-233: a request around the moment a hold ends is refused before it and accepted after it, and never are there two holders",
    async () => {
      const stay = await makeStay(db);
      for (let run = 0; run < 50 * RUNS; run++) {
        await db.execute(sql`delete from stay_bookings where stay_id = ${stay.id}`);
        const [held = "", ...rivals] = await inSequence(4, () => makeStayBooking(db, { stay_id: stay.id }));
        expect(await request(held)).toMatchObject({ state: "held" });
        const [hold] = await rowsOf<{ ends: string }>(
          db,
          sql`update occupancies set hold_until = clock_timestamp() + interval '12 milliseconds' where stay_booking_id = ${held} returning hold_until::text as ends`,
        );
        const isOver = async () =>
          (await rowsOf<{ over: boolean }>(db, sql`select clock_timestamp() >= ${hold!.ends}::timestamptz as over`))[0]!
            .over;
        const asked = await Promise.all(
          rivals.map(async (id, n) => {
            await new Promise((resolve) => setTimeout(resolve, (run % 8) + n * 5));
            const beganAfter = await isOver();
            const outcome = nameOf(await request(id));
            return { id, outcome, beganAfter, endedAfter: await isOver() };
          }),
        );
        const winners = asked.filter(({ outcome }) => outcome === "held");
        // On a slow machine one may wait too long and is told so.
        const others = asked.filter(({ outcome }) => outcome === "taken" || outcome === "busy");
        expect(others).toHaveLength(asked.length - winners.length);
        expect(winners.length).toBeLessThanOrEqual(1);
        // Nobody had the days while the hold lasted, and whoever asked afterwards found them free, or the one before him did.
        expect(winners.every(({ endedAfter }) => endedAfter)).toBe(true);
        const isAnswered = asked.every(({ outcome }) => outcome !== "busy");
        if (isAnswered && asked.some(({ beganAfter }) => beganAfter)) expect(winners).toHaveLength(1);
        const holders = await listOccupancies(db, stay.units[0]!);
        expect(holders.map(({ stay_booking_id }) => stay_booking_id)).toEqual([winners[0]?.id ?? held]);
      }
    },
    SLOW,
  );

  it(
    "BK-241: retiring a unit and confirming onto it: one of them is refused",
    async () => {
      const stay = await makeStay(db);
      const id = await makeStayBooking(db, { stay_id: stay.id });
      const [confirmed, retired] = await Promise.all([
        setStayBookingStatus(db, staff, id, "confirmed"),
        retireUnit(db, staff, stay.units[0]!, "2027-03-02"),
      ]);
      expect([confirmed.ok, retired.ok].filter(Boolean)).toHaveLength(1);
    },
    SLOW,
  );

  it(
    "BK-235: the clock of the database decides about a hold, not that of the process",
    async () => {
      const stay = await makeStay(db);
      const [held, rival] = [
        await makeStayBooking(db, { stay_id: stay.id }),
        await makeStayBooking(db, { stay_id: stay.id }),
      ];
      await request(held);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 48 * 3_600_000 });
      try {
        expect(await request(rival)).toEqual({ state: "taken" });
      } finally {
        vi.useRealTimers();
      }
    },
    SLOW,
  );

  it(
    "BK-243, TR-19: a lock is waited for a few seconds at most, also in a queue, and then it can be tried again",
    async () => {
      const stay = await makeStay(db);
      const id = await makeStayBooking(db, { stay_id: stay.id });
      let release = () => {};
      const locked = new Promise<void>((resolve) => {
        release = resolve;
      });
      let taken = () => {};
      const isTaken = new Promise<void>((resolve) => {
        taken = resolve;
      });
      const blocker = db.transaction(async (tx) => {
        await lockListing(tx, { kind: "stay", id: stay.id });
        taken();
        await locked;
      });
      await isTaken;
      const begun = performance.now();
      // Those behind the first wait for each other too, and a time-out for locks counts each wait anew.
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => setStayBookingStatus(db, staff, id, "confirmed")));
      for (const outcome of outcomes) expect(outcome).toEqual({ ok: false, reason: "busy" });
      expect(performance.now() - begun).toBeLessThan(6_000);
      release();
      await blocker;
      expect(await setStayBookingStatus(db, staff, id, "confirmed")).toEqual({ ok: true });
    },
    SLOW,
  );
});
