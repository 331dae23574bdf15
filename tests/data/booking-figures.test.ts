/** BK-220 to BK-226: what the office says of its bookings, counted by hand. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBookingFigures } from "#app/features/analytics/bookings/queries.server";
import { revenueWithin } from "#app/features/analytics/bookings/rules";
import { channels, occupancies } from "#app/features/availability/tables.server";
import { handleDeskForm } from "#app/features/bookings/admin/desk/handle-form.server";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { readExportFilters } from "#app/features/bookings/export/filters";
import { streamBookings } from "#app/features/bookings/export/queries.server";
import { STAYS } from "#app/features/bookings/placement/mutations.server";
import { booking_payments, stay_bookings } from "#app/features/bookings/tables.server";
import { readTimelineFilters } from "#app/features/bookings/timeline/filters";
import { readTimeline } from "#app/features/bookings/timeline/queries.server";
import { changes } from "#app/features/history/tables.server";
import { addDays, daysBetween } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { makeStay } from "#tests/support/ledger";
import { createMailContext } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const MARCH = { from: "2028-03-01", to: "2028-03-31" };
const APRIL = { from: "2028-04-01", to: "2028-04-30" };
const NOW = new Date("2028-03-20T09:00:00Z");
const guest = { full_name: "Amina", email: "a@example.com", phone: "1", guests: 1, stay_name: "Stay" };

describe.each(DATABASE_KINDS)("figures of bookings: %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());

  it("BK-226: says zero, and nothing where there is nothing to say, of an empty site", async () => {
    const { occupancy, kinds, money } = await findBookingFigures(db, MARCH, NOW);
    expect(occupancy.map(({ kind, booked, possible }) => [kind, booked, possible])).toEqual([
      ["stay", 0, 0],
      ["vehicle", 0, 0],
    ]);
    expect(kinds[0]).toMatchObject({ requests: 0, revenueByStay: 0, leadTime: null, hoursToAnswer: null });
    expect(money).toEqual({ paid: 0, byMethod: [], owed: 0, dueThisWeek: 0 });
  });

  it("BK-220, BK-221, BK-222, BK-223, BK-224, BK-225: counts nights, money, answers and what is owed; TR-51: the calendar counts the same nights", async () => {
    const stay = await makeStay(db, 2);
    const overEdge = {
      check_in: "2028-03-29",
      check_out: "2028-04-02",
      quoted_total: 10_003 + 2_500,
      price_lines: [{ kind: "cleaning" as const, count: 1, times: 1, unit_price: 2_500, amount: 2_500, season: null }],
    };
    await db.transaction(async (tx) => {
      const insert = async (values: Partial<typeof stay_bookings.$inferInsert>) => {
        const row = oneRow(
          await tx
            .insert(stay_bookings)
            .values({
              ...guest,
              stay_id: stay.id,
              check_in: "2028-03-05",
              check_out: "2028-03-07",
              created_at: new Date("2028-03-01T08:00:00Z"),
              ...values,
            })
            .returning(),
        );
        if (row.status === "confirmed" && !row.overbooked) await STAYS.claim(tx, row, { kind: "booking" });
        return row;
      };
      const split = await insert({ status: "confirmed", ...overEdge });
      await insert({ status: "confirmed", quoted_total: 20_000, overbooked: true });
      const declined = await insert({
        status: "cancelled",
        quoted_total: 99_900,
        created_at: new Date("2028-03-02T08:00:00Z"),
      });
      await insert({ is_wish: true });
      // Its hold has ended; by the clock of the database, which is not that of this test.
      await insert({ hold_until: new Date("2026-01-02T08:00:00Z") });
      // Another one lasts.
      await insert({ hold_until: new Date("2100-01-02T08:00:00Z"), check_in: "2028-03-21", check_out: "2028-03-22" });
      const change = { room: "customers", action: "changed", user_id: "1", user_name: "S", item_name: "A" } as const;
      await tx.insert(changes).values([
        {
          ...change,
          item_id: declined.id,
          fields: { status: { from: "pending", to: "cancelled" } },
          created_at: new Date("2028-03-02T11:00:00Z"),
        },
        {
          ...change,
          item_id: split.id,
          fields: { status: { from: "pending", to: "confirmed" } },
          created_at: new Date("2028-03-01T09:00:00Z"),
        },
      ]);
      const paid = {
        stay_booking_id: split.id,
        currency: "USD",
        method: "cash",
        day: "2028-03-10",
        amount: "1",
      } as const;
      await tx.insert(booking_payments).values([
        { ...paid, kind: "payment", usd_amount: 5_000 },
        { ...paid, kind: "payment", usd_amount: 3_000, method: "bank" },
        { ...paid, kind: "refund", usd_amount: 1_000 },
        { ...paid, kind: "payment", usd_amount: 77, day: "2028-02-28" },
        { ...paid, kind: "payment", usd_amount: 90_000, voided_at: NOW, void_reason: "Wrong" },
      ]);
      const channel = oneRow(
        await tx
          .insert(channels)
          .values({ unit_id: stay.units[1] ?? "", name: "Airbnb", url: "https://example.org/a.ics" })
          .returning(),
      );
      const taken = (kind: "block" | "out_of_service", first_day: string, end_day: string) => ({
        unit_id: stay.units[1] ?? "",
        kind,
        first_day,
        end_day,
        reason: "R",
      });
      await tx.insert(occupancies).values([
        taken("block", "2028-02-20", "2028-03-02"),
        taken("out_of_service", "2028-03-10", "2028-03-14"),
        {
          unit_id: stay.units[1] ?? "",
          kind: "import",
          channel_id: channel.id,
          first_day: "2028-03-20",
          end_day: "2028-03-23",
        },
      ]);
    });

    const march = await findBookingFigures(db, MARCH, NOW);
    // Three nights of the first, two of the overbooked one.
    expect(march.occupancy[0]).toEqual({
      kind: "stay",
      booked: 5,
      imported: 3,
      blocked: 1,
      outOfService: 4,
      possible: 62,
    });
    const facts = {
      first_day: overEdge.check_in,
      end_day: overEdge.check_out,
      total: overEdge.quoted_total,
      fees: 2_500,
    };
    expect(march.kinds[0]).toMatchObject({
      revenueByStay: 20_000 + revenueWithin(facts, MARCH),
      revenueByReceipt: 20_000 + 12_503,
      requests: 6,
      confirmed: 2,
      declined: 1,
      wishes: 1,
      endedHolds: 1,
      // One was answered after an hour, the other after three.
      hoursToAnswer: 2,
      // 3, 4, 4, 4, 20 and 28 days ahead.
      leadTime: { median: 4, lower: 4, upper: 16 },
    });
    expect(march.kinds.slice(1).map(({ requests, leadTime }) => [requests, leadTime])).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(march.money).toMatchObject({
      paid: 7_000,
      byMethod: [
        { method: "cash", amount: 4_000 },
        { method: "bank", amount: 3_000 },
      ],
      // The overbooked stay is over; of the other 77 cents were paid before.
      owed: 12_503 - 7_077,
      dueThisWeek: 12_503 - 7_077,
    });
    // Nights on the calendar: the same as in the figures, but for the one that stands without a unit.
    const nightsOf = async ({ from, to }: { from: string; to: string }) => {
      const { units } = await readTimeline(db, readTimelineFilters(new URLSearchParams({ from, listing: stay.id })));
      const bars = units.flatMap(({ bars }) => bars.filter(({ kind }) => kind === "booking"));
      const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
      return days.flatMap((day) => bars.filter((bar) => bar.from <= day && day < bar.to)).length;
    };
    expect([await nightsOf(MARCH), await nightsOf(APRIL)]).toEqual([3, 1]);
    const april = await findBookingFigures(db, APRIL, NOW);
    expect(april.occupancy[0]).toMatchObject({ booked: 1, imported: 0, possible: 60 });
    expect(april.kinds[0]).toMatchObject({ revenueByStay: revenueWithin(facts, APRIL), requests: 0, leadTime: null });
  });

  it("BK-135, BK-024, TR-12: after other days, with the old price and with the new one, screen, mail, file and figures agree", async () => {
    const stay = await makeStay(db);
    const MAY = { from: "2029-05-01", to: "2029-05-31" };
    const asked = { stay_id: stay.id, check_in: "2029-05-02", check_out: "2029-05-05", quoted_total: 30_000 };
    const { id } = oneRow(
      await db
        .insert(stay_bookings)
        .values({ ...guest, ...asked })
        .returning(),
    );
    const services = createMailContext(db);
    const send = async (form: Record<string, string>) => {
      const booking = await findBooking(db, { kind: "stay", id });
      if (!booking) throw new Error("no such booking");
      expect(await handleDeskForm({ services, staff, booking, form })).toEqual({ ok: true });
    };
    const seen = async () => {
      const booking = await findBooking(db, { kind: "stay", id });
      const [mail] = await rowsOf<{ text: string }>(
        db,
        sql`select text from outbox where about_id = ${id} order by created_at desc, id limit 1`,
      );
      const rows = [];
      for await (const batch of streamBookings(db, readExportFilters(new URLSearchParams(MAY)))) rows.push(...batch);
      const { kinds } = await findBookingFigures(db, MAY, NOW);
      const [, total] = /Total[^$]*\$([\d,.]+)/.exec(mail?.text ?? "") ?? [];
      return [booking?.total, Math.round(Number(total) * 100), rows[0]?.total, kinds[0]?.revenueByStay];
    };
    await send({ intent: "status", status: "confirmed", mail: "on" });
    expect(await seen()).toEqual([30_000, 30_000, 30_000, 30_000]);
    const days = { intent: "days", from: "2029-05-02", to: "2029-05-07", people: "1", mail: "on" };
    await send({ ...days, price: "keep" });
    expect(await seen()).toEqual([30_000, 30_000, 30_000, 30_000]);
    await send({ ...days, price: "new" });
    expect(await seen()).toEqual([50_000, 50_000, 50_000, 50_000]);
  });
});
