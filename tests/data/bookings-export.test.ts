/** BK-217, BK-218: bookings of all kinds as a table, by the days they are for or came in on. */
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { booking_payments, experience_inquiries, stay_bookings } from "#app/features/bookings/tables.server";
import { toBookingLines } from "#app/features/bookings/export/csv";
import { readExportFilters } from "#app/features/bookings/export/filters";
import { streamBookings } from "#app/features/bookings/export/queries.server";
import { STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import { transportation_bookings } from "#app/features/bookings/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { csvStream } from "#app/platform/http/csv";
import { oneRow } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { makeExperience, makeStay, makeVehicle } from "#tests/support/ledger";

const guest = { email: "g@example.com", phone: "+255 777 000 000" };
const lines = [
  { kind: "nights" as const, count: 3, times: 1, unit_price: 12_000, amount: 36_000, season: "Dry season" },
  { kind: "cleaning" as const, count: 1, times: 1, unit_price: 2_550, amount: 2_550, season: null },
];

describe.each(DATABASE_KINDS)("the table of bookings: %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    const stay = await makeStay(db, 2);
    const vehicle = await makeVehicle(db, 3);
    const experience_id = await makeExperience(db);
    await db.transaction(async (tx) => {
      const booked = oneRow(
        await tx
          .insert(stay_bookings)
          .values({
            ...guest,
            full_name: "=cmd|'/c calc'!A1",
            stay_id: stay.id,
            stay_name: "Old name",
            check_in: "2028-03-05",
            check_out: "2028-03-08",
            guests: 2,
            status: "confirmed",
            price_lines: lines,
            quoted_total: 38_550,
            created_at: new Date("2028-01-01T21:30:00Z"),
          })
          .returning(),
      );
      await STAYS.claim(tx, booked, { kind: "booking" }, { unit: stay.units[1] });
      const paid = { stay_booking_id: booked.id, currency: "USD", method: "cash", day: "2028-01-02" } as const;
      await tx.insert(booking_payments).values([
        { ...paid, kind: "payment", amount: "200.00", usd_amount: 20_000 },
        { ...paid, kind: "refund", amount: "50.00", usd_amount: 5_000 },
        {
          ...paid,
          kind: "payment",
          amount: "999.00",
          usd_amount: 99_900,
          voided_at: new Date(),
          void_reason: "Typed twice",
        },
      ]);
      const rented = oneRow(
        await tx
          .insert(transportation_bookings)
          .values({
            ...guest,
            full_name: "王磊",
            rental_id: vehicle.id,
            rental_name: "Car",
            rental_type: "car",
            pickup_date: "2028-03-06",
            return_date: "2028-03-07",
            vehicles: 2,
            status: "confirmed",
          })
          .returning(),
      );
      await VEHICLES.claim(tx, rented, { kind: "booking" });
      await tx.insert(experience_inquiries).values({
        ...guest,
        full_name: "خالد الحارثي",
        experience_id,
        experience_title: "Sail",
        country_code: "+255",
        accommodation: "Hotel",
        participants: 4,
        date: "2028-03-09",
        is_wish: true,
      });
    });
  });
  afterAll(() => database.close());

  async function rowsFor(query: string): Promise<Record<string, string>[]> {
    const file = csvStream(
      "bookings.csv",
      toBookingLines(streamBookings(db, readExportFilters(new URLSearchParams(query)))),
      (e) => {
        throw e;
      },
    );
    const text = await file.text();
    return parse(text, { columns: true, bom: true });
  }

  it("BK-217, BK-218: has reference, state, unit, days, lines and money of each, in every script and without formulas", async () => {
    const rows = await rowsFor("");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({
      State: "confirmed",
      Origin: "site",
      Kind: "stay",
      Unit: "Room 2",
      From: "2028-03-05",
      To: "2028-03-08",
      Nights: "3",
      People: "2",
      Guest: "'=cmd|'/c calc'!A1",
      Lines: "3 nights x 120.00 = 360.00 (Dry season)\n1 cleaning x 25.50 = 25.50",
      "Total (USD)": "385.50",
      "Paid (USD)": "150.00",
      "Balance (USD)": "235.50",
    });
    expect(rows[0]?.Reference).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(rows[0]?.Listing).not.toBe("Old name");
    expect(rows[1]).toMatchObject({ Kind: "vehicle", Unit: "Vehicle 1, Vehicle 2", Vehicles: "2", Guest: "王磊" });
    expect(rows[2]).toMatchObject({
      State: "pending, wish",
      People: "4",
      Nights: "",
      Guest: "خالد الحارثي",
      Lines: "",
    });
  });

  it("BK-217: is filtered by kind, state, and either kind of day", async () => {
    const namesFor = async (query: string) => (await rowsFor(query)).map(({ Kind }) => Kind);
    expect(await namesFor("kind=vehicle")).toEqual(["vehicle"]);
    expect(await namesFor("status=pending")).toEqual(["experience"]);
    expect(await namesFor("from=2028-03-06&to=2028-03-09")).toEqual(["vehicle", "experience"]);
    expect(await namesFor("from=2028-03-07&to=2028-03-08")).toEqual([]);
    // It came in at half past midnight on the island.
    expect(await namesFor("by=received&from=2028-01-02&to=2028-01-02")).toEqual(["stay"]);
    expect(await namesFor("by=received&from=2028-01-01&to=2028-01-01")).toEqual([]);
    expect(await namesFor("kind=boat&status=gone&from=2028-02-30&to=x")).toHaveLength(3);
  });

  it("BK-219: goes on batch by batch, and reads no more than it is asked for", async () => {
    const stay = await makeStay(db);
    await db.insert(stay_bookings).values(
      Array.from({ length: 1_005 }, (_, n) => ({
        ...guest,
        full_name: `Guest ${n}`,
        stay_id: stay.id,
        stay_name: "Many",
        check_in: "2029-01-01",
        check_out: "2029-01-02",
        guests: 1,
      })),
    );
    const rows = await rowsFor("kind=stay&from=2029-01-01");
    expect(new Set(rows.map(({ Reference }) => Reference)).size).toBe(1_005);
    // Whoever does not read on does not fill the memory: nothing is read ahead of him.
    const batches: number[] = [];
    const counted = async function* () {
      for await (const batch of streamBookings(
        db,
        readExportFilters(new URLSearchParams("kind=stay&from=2029-01-01")),
      )) {
        batches.push(batch.length);
        yield batch;
      }
    };
    const failed = (error: unknown) => {
      throw error;
    };
    const reader = csvStream("bookings.csv", toBookingLines(counted()), failed).body!.getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(batches.length).toBeLessThanOrEqual(1);
    while (!(await reader.read()).done);
    expect(batches).toEqual([1_000, 5]);
  }, 60_000);
});
