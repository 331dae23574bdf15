import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listActivity } from "#app/features/analytics/activity/queries.server";
import {
  findDashboardCounts,
  findRevenue,
  listLatestInquiries,
} from "#app/features/analytics/dashboard/queries.server";
import { findFigures, hasAnyFigures } from "#app/features/analytics/queries.server";
import { listPendingStayBookings } from "#app/features/bookings/pending/queries.server";
import { propertyBooking } from "#app/features/bookings/property/input";
import { PROPERTY_BOOKING_RECORDS, recordPropertyBooking } from "#app/features/bookings/property/mutations.server";
import { listPropertyBookings } from "#app/features/bookings/property/queries.server";
import {
  experience_inquiries,
  pemba_property_bookings,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { deleteRecord, restoreRecord } from "#app/features/history/mutations.server";
import { listBin } from "#app/features/history/queries.server";
import { bin, changes } from "#app/features/history/tables.server";
import { PENDING_INQUIRIES } from "#app/features/inquiries/queries.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { listPendingRequests } from "#app/pages/admin/pending-requests.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { readCounts } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, insertMany } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

/** Nine in the evening of 20 September on the island, where it is three hours later than in UTC. */
const NOW = new Date("2026-09-20T18:00:00Z");
const guest = { full_name: "Amina", email: "a@example.com", phone: "1" };
const house = {
  slug: "house",
  title: "House",
  description: "D",
  type: "house",
  location: "Wete",
  price: 1_00,
} as const;

describe.each(DATABASE_KINDS)("figures on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [
      changes,
      bin,
      experience_inquiries,
      stay_bookings,
      transportation_bookings,
      inquiries,
      property_inquiries,
      pemba_property_bookings,
      property_notifications,
      properties,
      experiences,
    ])
      await db.delete(table);
  });

  const askExperience = (at: string, values: Partial<typeof experience_inquiries.$inferInsert> = {}) =>
    db.insert(experience_inquiries).values({
      ...guest,
      experience_title: "Sail",
      country_code: "+1",
      accommodation: "a",
      participants: 2,
      date: "2027-01-01",
      quoted_total: 100_00,
      created_at: new Date(at),
      ...values,
    });
  const askStay = (at: string, values: Partial<typeof stay_bookings.$inferInsert> = {}) =>
    db.insert(stay_bookings).values({
      ...guest,
      stay_name: "Makuti",
      check_in: "2027-01-01",
      check_out: "2027-01-03",
      guests: 2,
      quoted_total: 50_00,
      created_at: new Date(at),
      ...values,
    });
  const askVehicle = (at: string, values: Partial<typeof transportation_bookings.$inferInsert> = {}) =>
    db.insert(transportation_bookings).values({
      ...guest,
      rental_name: "Scooter",
      rental_type: "scooter",
      pickup_date: "2027-01-01",
      return_date: "2027-01-02",
      created_at: new Date(at),
      ...values,
    });
  const write = (at: string, values: Partial<typeof inquiries.$inferInsert> = {}) =>
    db.insert(inquiries).values({
      name: "Fatma",
      email: "f@example.com",
      message: "Hello",
      topic: "General Inquiry",
      category: "General",
      created_at: new Date(at),
      ...values,
    });
  const offer = async (values: Partial<typeof properties.$inferInsert> = {}) =>
    (
      await db
        .insert(properties)
        .values({ ...house, ...values })
        .returning()
    )[0]!.id;

  it("are there from the first row on", async () => {
    expect(await hasAnyFigures(db)).toBe(false);
    await write("2001-01-01T00:00:00Z");
    expect(await hasAnyFigures(db)).toBe(true);
  });

  it("count the days as the island does, and show days on which nothing came in", async () => {
    // Half past two at night on the 20th, there; the 19th in UTC.
    await askStay("2026-09-19T23:30:00Z", { status: "confirmed" });
    // One minute before midnight of the 13th: the day before the first of the seven.
    await askStay("2026-09-13T20:59:00Z");
    await askStay("2026-09-13T21:00:00Z");
    const { buckets, current, previous, range, previousRange, bucketSize } = await findFigures(db, "7d", NOW);
    expect({ span: range, before: previousRange, step: bucketSize }).toEqual({
      span: { from: "2026-09-14", to: "2026-09-20" },
      before: { from: "2026-09-07", to: "2026-09-13" },
      step: "day",
    });
    expect(buckets.map(({ from, requests }) => [from, requests])).toEqual([
      ["2026-09-14", 1],
      ["2026-09-15", 0],
      ["2026-09-16", 0],
      ["2026-09-17", 0],
      ["2026-09-18", 0],
      ["2026-09-19", 0],
      ["2026-09-20", 1],
    ]);
    expect(current).toMatchObject({ requests: 2, won: 1, revenue: 50_00 });
    expect(previous).toMatchObject({ requests: 1, won: 0, revenue: 0 });
  });

  it("follow the period, in days, weeks and months that together are all of it", async () => {
    for (const day of [
      "2026-09-20",
      "2026-09-01",
      "2026-07-15",
      "2025-12-31",
      "2025-09-21",
      "2025-09-20",
      "2025-01-01",
    ])
      await askVehicle(`${day}T09:00:00Z`);
    const counts = async (period: "7d" | "30d" | "90d" | "1y") => {
      const { current, previous, buckets } = await findFigures(db, period, NOW);
      expect(buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(current.requests);
      return [current.requests, previous.requests, buckets.length];
    };
    expect(await counts("7d")).toEqual([1, 0, 7]);
    expect(await counts("30d")).toEqual([2, 0, 30]);
    expect(await counts("90d")).toEqual([3, 0, 13]);
    expect(await counts("1y")).toEqual([5, 2, 13]);
    const { buckets } = await findFigures(db, "1y", NOW);
    expect(
      buckets.filter(({ requests }) => requests > 0).map(({ from, to, requests }) => [from, to, requests]),
    ).toEqual([
      ["2025-09-21", "2025-09-30", 1],
      ["2025-12-01", "2025-12-31", 1],
      ["2026-07-01", "2026-07-31", 1],
      ["2026-09-01", "2026-09-20", 2],
    ]);
    const weeks = (await findFigures(db, "90d", NOW)).buckets.filter(({ requests }) => requests > 0);
    expect(weeks.map(({ from, to }) => [from, to])).toEqual([
      ["2026-07-13", "2026-07-19"],
      ["2026-08-31", "2026-09-06"],
      ["2026-09-14", "2026-09-20"],
    ]);
  });

  it("take revenue from what was confirmed, completed or recorded, and tell what became of requests", async () => {
    await askExperience("2026-09-20T08:00:00Z", { status: "confirmed", language: "fr", page: "/experiences/x" });
    await askExperience("2026-09-20T08:00:00Z", { status: "completed", language: "fr", page: "/experiences/x" });
    await askExperience("2026-09-20T08:00:00Z", { status: "pending", language: "ar", page: "/experiences/x" });
    await askExperience("2026-09-20T08:00:00Z", { status: "cancelled", page: null });
    await askStay("2026-09-19T08:00:00Z", { status: "confirmed", quoted_total: null, page: "/stays/makuti" });
    await askVehicle("2026-09-19T08:00:00Z", { status: "pending", page: "/transportation" });
    await write("2026-09-18T08:00:00Z", { page: "/contact" });
    await db.insert(property_inquiries).values(
      [1, 2].map(() => ({
        property_title: "House",
        name: "A",
        email: "a@b.c",
        message: "m",
        page: "/real-estate/house",
        created_at: NOW,
      })),
    );
    await recordPropertyBooking(
      db,
      staff,
      { property: await offer(), amount: 1_000_50, date: "2026-09-15" },
      { now: NOW },
    );

    const figures = await findFigures(db, "30d", NOW);
    expect(figures.current).toEqual({ requests: 6, won: 3, inquiries: 3, recorded: 1, revenue: 1_200_50 });
    expect(Object.fromEntries(figures.domains.map(({ domain, ...tally }) => [domain, tally]))).toEqual({
      experiences: { requests: 4, won: 2, inquiries: 0, recorded: 0, revenue: 200_00 },
      stays: { requests: 1, won: 1, inquiries: 0, recorded: 0, revenue: 0 },
      transportation: { requests: 1, won: 0, inquiries: 0, recorded: 0, revenue: 0 },
      properties: { requests: 0, won: 0, inquiries: 2, recorded: 1, revenue: 1_000_50 },
      contact: { requests: 0, won: 0, inquiries: 1, recorded: 0, revenue: 0 },
    });
    expect(
      figures.languages.map(({ language, requests, won, inquiries }) => [language, requests, won, inquiries]),
    ).toEqual([
      ["en", 3, 1, 3],
      ["fr", 2, 2, 0],
      ["ar", 1, 0, 0],
    ]);
    expect(
      Object.fromEntries(figures.pages.map(({ page, requests, won, inquiries }) => [page, [requests, won, inquiries]])),
    ).toEqual({
      "/experiences/x": [3, 2, 0],
      "/real-estate/house": [0, 0, 2],
      "/stays/makuti": [1, 1, 0],
      "/transportation": [1, 0, 0],
      "/contact": [0, 0, 1],
      null: [1, 0, 0],
    });
  });

  it("tell which categories are asked for, also of an experience that is gone", async () => {
    const [sail] = await db
      .insert(experiences)
      .values({ title: "Sail", description: "D", category: "Nature", duration: "2 hours", price: 1 })
      .returning();
    await askExperience("2026-09-20T08:00:00Z", { experience_id: sail!.id });
    await askExperience("2026-09-20T08:00:00Z", { experience_id: sail!.id });
    await askExperience("2026-09-20T08:00:00Z");
    await askStay("2026-09-20T08:00:00Z");
    expect((await findFigures(db, "7d", NOW)).categories).toEqual([
      { category: "Nature", requests: 2 },
      { category: null, requests: 1 },
    ]);
  });

  it("of the dashboard: what there is, and revenue by day with a row of eight days ago left out", async () => {
    const property = await offer({ published: true });
    const submitted = await offer({ slug: "new", title: "New" });
    await db.insert(property_notifications).values({ property_id: submitted, type: "new_submission", message: "m" });
    await write("2026-09-20T08:00:00Z");
    await write("2026-09-20T08:00:00Z", { read: true });
    await askStay("2026-09-20T08:00:00Z");
    await askStay("2026-09-20T08:00:00Z", { status: "confirmed" });
    await askVehicle("2026-09-20T08:00:00Z");
    expect(await findDashboardCounts(db)).toEqual({
      properties: { all: 2, waiting: 1 },
      inquiries: { all: 2, unread: 1 },
      stayBookings: { all: 2, pending: 1 },
      stays: 0,
      waiting: 4,
    });

    const before = await findRevenue(db, NOW);
    await recordPropertyBooking(db, staff, { property, amount: 100_00, date: "2026-09-20" }, { now: NOW });
    await recordPropertyBooking(db, staff, { property, amount: 20_00, date: "2026-09-14" }, { now: NOW });
    await recordPropertyBooking(db, staff, { property, amount: 7_00, date: "2026-09-12" }, { now: NOW });
    const { total, days } = await findRevenue(db, NOW);
    expect(total - before.total).toBe(127_00);
    expect(days).toEqual([
      { day: "2026-09-14", amount: 20_00 },
      { day: "2026-09-15", amount: 0 },
      { day: "2026-09-16", amount: 0 },
      { day: "2026-09-17", amount: 0 },
      { day: "2026-09-18", amount: 0 },
      { day: "2026-09-19", amount: 0 },
      { day: "2026-09-20", amount: 100_00 },
    ]);
  });

  it("of the dashboard: the newest that wait, of every kind, and the latest messages", async () => {
    const submitted = await offer({ slug: "new", title: "New" });
    await db.insert(property_notifications).values({
      property_id: submitted,
      type: "new_submission",
      message: "m",
      created_at: new Date("2026-09-20T05:00:00Z"),
    });
    await askExperience("2026-09-20T04:00:00Z");
    await askStay("2026-09-20T06:00:00Z");
    await askStay("2026-09-20T07:00:00Z", { status: "cancelled" });
    await askVehicle("2026-09-20T03:00:00Z");
    await write("2026-09-20T03:00:00Z", { message: "x".repeat(500) });
    expect(
      (await listPendingRequests(db)).map((item) => [item.kind, "title" in item ? item.title : item.name]),
    ).toEqual([
      ["stay", "Makuti"],
      ["property", "New"],
      ["experience", "Sail"],
      ["transportation", "Scooter"],
    ]);
    expect((await listLatestInquiries(db)).map(({ name, message }) => [name, message.length])).toEqual([
      ["Fatma", 200],
    ]);
  });

  it("count what waits no further than a thousand, and know since when the oldest does", async () => {
    await insertMany(
      db,
      1_100,
      (
        rows,
      ) => sql`insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, created_at)
      select 'Makuti', 'A', 'a@b.c', '1', '2027-01-01', '2027-01-02', 1, timestamptz '2026-09-01' + n * interval '1 minute' from ${rows} as n`,
    );
    await insertMany(
      db,
      1_100,
      (rows) =>
        sql`insert into inquiries (name, email, message, topic, category) select 'A', 'a@b.c', 'm', 'General Inquiry', 'General' from ${rows} as n`,
    );
    expect(await findDashboardCounts(db)).toMatchObject({
      inquiries: { all: 1_100, unread: 1_000 },
      stayBookings: { all: 1_100, pending: 1_000 },
      waiting: 2_000,
    });
    expect(await readCounts(db, { PENDING_INQUIRIES })).toEqual({ PENDING_INQUIRIES: 1_000 });
    const waiting = await listPendingStayBookings(db);
    expect([waiting.total, waiting.rows.length, waiting.oldest]).toEqual([
      1_000,
      100,
      new Date("2026-09-01T00:01:00Z"),
    ]);
  });

  it("keep a recorded booking when its property is deleted, and its deletion is one into the bin", async () => {
    const property = await offer();
    expect(
      await recordPropertyBooking(db, staff, { property, amount: 250_00, date: "2026-09-18" }, { now: NOW }),
    ).toEqual({ ok: true });
    expect(
      await recordPropertyBooking(
        db,
        staff,
        { property: "00000000-0000-4000-8000-000000000000", amount: 1, date: "2026-09-18" },
        { now: NOW },
      ),
    ).toEqual({ ok: false, reason: "gone" });
    const revenue = async () => (await findFigures(db, "7d", NOW)).current.revenue;
    const [booking] = (await listPropertyBookings(db, 1)).rows;
    expect(await deleteRecord(db, staff, PROPERTY_BOOKING_RECORDS, booking!.id)).toEqual({ ok: true });
    expect(await deleteRecord(db, staff, PROPERTY_BOOKING_RECORDS, booking!.id)).toEqual({
      ok: false,
      reason: "missing",
    });
    expect(await revenue()).toBe(0);
    await deleteRecord(db, staff, PROPERTY_RECORDS, property);
    const kept = (await listBin(db, 1)).rows.find(({ room }) => room === "property_bookings");
    expect(await restoreRecord(db, staff, kept!.id)).toEqual({ ok: true, name: "House, $250 on 2026-09-18" });
    const { rows, total } = await listPropertyBookings(db, 1);
    expect([total, rows[0]]).toMatchObject([
      1,
      { id: booking!.id, title: "House", amount: 250_00, day: "2026-09-18", property_id: null },
    ]);
    expect(await revenue()).toBe(250_00);
    const deeds = (await db.select().from(changes)).filter(({ room }) => room === "property_bookings");
    expect(deeds.map(({ action, item_id, user_name }) => [action, item_id, user_name])).toEqual(
      ["created", "deleted", "restored"].map((action) => [action, booking!.id, "Salma Khamis"]),
    );
    expect(
      (await listActivity(db)).filter((item) => item.kind === "change" && item.room === "property_bookings"),
    ).toHaveLength(3);
  });

  it("count a booking once whose form was sent twice, also at the same time, also after it was taken back", async () => {
    const booking = { property: await offer(), amount: 250_00, date: "2026-09-18" };
    const id = "00000000-0000-4000-8000-000000000001";
    const answers = await Promise.all([1, 2].map(() => recordPropertyBooking(db, staff, booking, { id, now: NOW })));
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    expect((await findRevenue(db, NOW)).total).toBe(250_00);
    await deleteRecord(db, staff, PROPERTY_BOOKING_RECORDS, id);
    await recordPropertyBooking(db, staff, booking, { id, now: NOW });
    expect((await findRevenue(db, NOW)).total).toBe(0);
    await recordPropertyBooking(db, staff, booking, { now: NOW });
    expect((await findRevenue(db, NOW)).total).toBe(250_00);
  });
});

it("takes no property booking of tomorrow, as the island counts its days", () => {
  vi.useFakeTimers({ now: NOW });
  const dated = (date: string) =>
    v.safeParse(propertyBooking, { property: "00000000-0000-4000-8000-000000000001", amount: "1", date }).success;
  expect(["2026-09-20", "2026-09-21", "1999-12-31", "2026-02-30"].map(dated)).toEqual([true, false, false, false]);
  vi.setSystemTime(new Date("2026-09-20T21:00:00Z"));
  expect(dated("2026-09-21")).toBe(true);
  vi.useRealTimers();
});
