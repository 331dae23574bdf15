import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  listExperienceInquiries,
  listStayBookings,
  listTransportationBookings,
  streamStayBookings,
} from "#app/features/bookings/queries.server";
import { BOOKING_STATUSES } from "#app/features/bookings/schema";
import { setStayBookingStatus, setTransportationBookingStatus } from "#app/features/bookings/status/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { deleteRecord } from "#app/features/history/mutations.server";
import { changes } from "#app/features/history/tables.server";
import { markInquiryRead, setInquiryCategory, setInquiryStatus } from "#app/features/inquiries/mutations.server";
import { listInquiries, listPropertyInquiries, streamInquiries } from "#app/features/inquiries/queries.server";
import { INQUIRY_CATEGORIES, INQUIRY_STATUSES } from "#app/features/inquiries/schema";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { phoneDigits } from "#app/platform/db/columns.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, insertMany } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const everything = { search: "", status: null, page: 1 };
const allMessages = { search: "", status: null, category: null, shown: 100 };
const guest = { full_name: "Amina Mbarouk", email: "amina@example.com", phone: "+255 777 000 000" };
const booking = { ...guest, stay_name: "Makuti House", check_in: "2027-08-20", check_out: "2027-08-23", guests: 2 };
const message = {
  name: "Fatma Said",
  email: "fatma@example.com",
  message: "Is plot no. 3 still free?",
  topic: "Real Estate",
  category: "Sales",
} as const;
const nobody = "00000000-0000-4000-8000-000000000000";

describe.each(DATABASE_KINDS)("what visitors sent, on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  beforeEach(async () => {
    await db.execute(
      sql`truncate experience_inquiries, stay_bookings, transportation_bookings, inquiries, property_inquiries, changes, bin, stays, experiences, transportation_rentals cascade`,
    );
  });
  afterAll(() => database.close());

  async function addStay(name = "Makuti House") {
    const [row] = await db
      .insert(stays)
      .values({
        name,
        name_fr: `La ${name}`,
        slug: name.toLowerCase(),
        description: "x",
        location: "Vumawimbi",
        type: "villa",
        price: 10_000,
        max_guests: 4,
      })
      .returning();
    return row!;
  }
  async function book(values: Partial<typeof stay_bookings.$inferInsert> = {}) {
    const [row] = await db
      .insert(stay_bookings)
      .values({ ...booking, ...values })
      .returning();
    return row!;
  }
  /** On its unit, and without a line in the history. */
  async function bookConfirmed(values: Partial<typeof stay_bookings.$inferInsert>) {
    const row = await book(values);
    expect(await setStayBookingStatus(db, staff, row.id, "confirmed")).toEqual({ ok: true });
    await db.delete(changes).where(eq(changes.item_id, row.id));
    return row;
  }
  const found = async (search: string) =>
    (await listStayBookings(db, { ...everything, search })).rows.map(({ full_name }) => full_name);

  it("is found by any part of a name, an address, a wish or a title, in any script, case and accent", async () => {
    await book({ full_name: "Élodie Müller", special_requests: "Bitte ein Kinderbett, 100% sure_thing" });
    await book({ full_name: "Иван Петров", email: "ivan@example.ru" });
    await book({ full_name: "王伟", special_requests: "靠海的房间" });
    await book({ full_name: "مُحَمَّد أحمد" });
    await book({ full_name: "Łukasz O'Neil", stay_name: "Tumbe Tide Hotel" });
    const finds: [string, string][] = [
      ["elodie", "Élodie Müller"],
      ["MÜLL", "Élodie Müller"],
      ["kinderBETT", "Élodie Müller"],
      ["müller kinderbett", "Élodie Müller"],
      ["100%", "Élodie Müller"],
      ["sure_", "Élodie Müller"],
      ["иВАН", "Иван Петров"],
      ["example.RU", "Иван Петров"],
      ["伟", "王伟"],
      ["靠海", "王伟"],
      ["محمد", "مُحَمَّد أحمد"],
      ["احمد", "مُحَمَّد أحمد"],
      ["łUKA", "Łukasz O'Neil"],
      ["o'n", "Łukasz O'Neil"],
      ["tide", "Łukasz O'Neil"],
    ];
    for (const [search, name] of finds) expect(await found(search), search).toEqual([name]);
    for (const nothing of ["elodie иван", "10_%", "xyz", "brouk"]) expect(await found(nothing), nothing).toEqual([]);
    expect(await found(" ـ ")).toHaveLength(5);
  });

  it("is found by the name its listing has today, and by the one it had", async () => {
    const stay = await addStay();
    await book({ stay_id: stay.id, language: "fr" });
    await db.update(stays).set({ name: "Baobab Lodge" }).where(eq(stays.id, stay.id));
    expect(await listStayBookings(db, { ...everything, search: "baobab" })).toMatchObject({
      total: 1,
      rows: [{ stay_name: "Baobab Lodge", name_for_visitor: "La Makuti House" }],
    });
    expect(await found("makuti")).toEqual(["Amina Mbarouk"]);
    await deleteRecord(db, staff, STAY_RECORDS, stay.id);
    expect(await listStayBookings(db, everything)).toMatchObject({
      rows: [{ stay_id: null, stay_name: "Makuti House", name_for_visitor: "Makuti House", image: null }],
    });
  });

  it("is searched in the fields each kind has", async () => {
    const [experience] = await db
      .insert(experiences)
      .values({ title: "Dhow sail", description: "x", category: "Adventure", duration: "2 hours", price: 100 })
      .returning();
    await db.insert(experience_inquiries).values({
      ...guest,
      experience_id: experience!.id,
      experience_title: "Dhow sail",
      country_code: "+1",
      accommodation: "Wete",
      participants: 2,
      date: "2027-01-01",
      message: "No sugar",
    });
    for (const search of ["AMINA", "amina@", "sugar", "dhow"])
      expect(await listExperienceInquiries(db, { ...everything, search }), search).toMatchObject({ total: 1 });
    expect(await listExperienceInquiries(db, { ...everything, search: "wete" })).toMatchObject({ total: 0 });

    await db.insert(transportation_bookings).values({
      ...guest,
      rental_name: "Island 4x4",
      rental_type: "car",
      pickup_date: "2027-01-01",
      return_date: "2027-01-03",
      special_requests: "Child seat",
    });
    for (const search of ["mbarouk", "SEAT", "island"])
      expect(await listTransportationBookings(db, { ...everything, search }), search).toMatchObject({ total: 1 });

    await db.insert(inquiries).values(message);
    for (const search of ["FATMA", "fatma@", "Plot"])
      expect(await listInquiries(db, { ...allMessages, search }), search).toMatchObject({ total: 1 });
    expect(await listInquiries(db, { ...allMessages, search: "estate" })).toMatchObject({ total: 0 });

    await db.insert(property_inquiries).values({
      property_title: "House above Wete",
      name: "Tom Hale",
      email: "tom@example.com",
      message: "Who holds the title?",
    });
    for (const search of ["tom", "holds", "wete"])
      expect(await listPropertyInquiries(db, { search, page: 1 }), search).toMatchObject({
        total: 1,
        rows: [{ property_title: "House above Wete" }],
      });
  });

  it("is found by a phone number, whole or its end, however it was written and is typed, by an index", async () => {
    await db.insert(experience_inquiries).values({
      ...guest,
      full_name: "Tom",
      country_code: "+44",
      phone: "(0)7700 900123",
      experience_title: "Sail",
      accommodation: "W",
      participants: 2,
      date: "2027-01-01",
    });
    await book({ full_name: "Ann", phone: "+44 7700 900123" });
    await book({ full_name: "Bob", phone: "07700900123" });
    await book({ full_name: "Eve", phone: "+44 7700 900999" });
    await db.insert(transportation_bookings).values({
      ...guest,
      phone: "0044-7700-900123",
      rental_name: "Jeep",
      rental_type: "car",
      pickup_date: "2027-01-01",
      return_date: "2027-01-03",
    });
    await db.insert(inquiries).values([
      { ...message, phone: "+447700900123" },
      { ...message, phone: null },
    ]);
    await db
      .insert(property_inquiries)
      .values({ property_title: "Plot", name: "Zed", email: "z@example.com", message: "m", phone: "7700 900 123" });
    for (const search of ["+44 7700 900123", "447700900123", "07700900123", "00447700900123", "900123", "0900123"]) {
      expect((await found(search)).toSorted(), search).toEqual(["Ann", "Bob"]);
      for (const total of [
        await listExperienceInquiries(db, { ...everything, search }),
        await listTransportationBookings(db, { ...everything, search }),
        await listInquiries(db, { ...allMessages, search }),
        await listPropertyInquiries(db, { search, page: 1 }),
      ]) {
        expect(total, search).toMatchObject({ total: 1 });
      }
    }
    for (const search of ["+44 7700 900124", "123", "12 Ann"]) expect(await found(search), search).toEqual([]);
    // Digits of a text are still found in it.
    await book({ full_name: "Flat 2027", phone: "1" });
    expect(await found("2027")).toEqual(["Flat 2027"]);
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return rowsOf<Record<string, string>>(
        tx,
        sql`explain select id from stay_bookings where search_grams(${phoneDigits("phone")}) @@ search_query('900123')`,
      );
    });
    expect(JSON.stringify(plan)).toContain("stay_bookings_phone");
  });

  it("comes newest first, five a page, by status and by the days it was received", async () => {
    for (let day = 1; day <= 6; day++)
      await book({
        full_name: `Guest ${day}`,
        status: BOOKING_STATUSES[day % 4],
        created_at: new Date(`2026-03-0${day}T12:00:00Z`),
      });
    const first = await listStayBookings(db, everything);
    expect(first.rows.map(({ full_name }) => full_name)).toEqual([6, 5, 4, 3, 2].map((day) => `Guest ${day}`));
    expect(first).toMatchObject({ total: 6, isMore: false, page: 1, pages: 2 });
    expect(await listStayBookings(db, { ...everything, page: 99 })).toMatchObject({
      page: 2,
      rows: [{ full_name: "Guest 1" }],
    });
    expect((await listStayBookings(db, { ...everything, isOldestFirst: true })).rows[0]).toMatchObject({
      full_name: "Guest 1",
    });
    expect(await listStayBookings(db, { ...everything, status: "pending" })).toMatchObject({
      total: 1,
      rows: [{ full_name: "Guest 4" }],
    });
    expect(
      await listStayBookings(db, {
        ...everything,
        from: new Date("2026-03-02T12:00:00Z"),
        before: new Date("2026-03-03T12:00:00Z"),
      }),
    ).toMatchObject({ total: 1, rows: [{ full_name: "Guest 2" }] });
    expect(
      await listStayBookings(db, { ...everything, search: "guest", from: new Date("2026-03-05T00:00:00Z") }),
    ).toMatchObject({ total: 2 });
  });

  it("is found among many: what many rows hold, what one old row holds, what none does", async () => {
    await insertMany(
      db,
      7_200,
      (rows) => sql`insert into inquiries (name, email, message, topic, category, status, created_at)
        select 'Guest ' || n, 'guest' || n || '@example.com', case when n % 10 = 0 and n <= 6000 then 'We come by boat' else 'We come by air' end || case when n <= 2100 or n % 40 = 0 then ', early' else '' end || case when n <= 2150 then ', at dawn' else '' end,
          'General Inquiry', 'General', case when n % 2 = 0 then 'pending' else 'closed' end, timestamptz '2026-01-01' + n * interval '1 minute' from ${rows} as n`,
    );
    const look = async (search: string, more = {}) => {
      const { rows, total, isMore } = await listInquiries(db, { ...allMessages, shown: 10, search, ...more });
      return [total, isMore, ...rows.slice(0, 2).map(({ name }) => name)];
    };
    expect(await look("")).toEqual([1_000, true, "Guest 7200", "Guest 7199"]);
    expect(await look("come")).toEqual([500, true, "Guest 7200", "Guest 7199"]);
    expect(await look("boat")).toEqual([600, false, "Guest 6000", "Guest 5990"]);
    expect(await look("boat", { isOldestFirst: true })).toEqual([50, true, "Guest 10", "Guest 20"]);
    expect(await look("dawn")).toEqual([2_150, false, "Guest 2150", "Guest 2149"]);
    expect(await look("guest123@")).toEqual([1, false, "Guest 123"]);
    expect(await look("guest123@", { status: "pending" })).toEqual([0, false]);
    expect(await look("guest124@", { status: "pending" })).toEqual([1, false, "Guest 124"]);
    expect(await look("train")).toEqual([0, false]);
    // Neither frequent enough to fill the pages from the newest nor rare: the pages end with the newest, and dates lead
    // to the others.
    const early = (more = {}) => listInquiries(db, { ...allMessages, shown: 1_000, search: "early", ...more });
    const { rows, ...place } = await early();
    expect([place, rows.length, rows.at(-1)!.name]).toEqual([
      { total: 125, isMore: true, isTruncated: true, page: 1, pages: 1 },
      125,
      "Guest 2240",
    ]);
    expect(await early({ shown: 10 })).toMatchObject({ page: 1, total: 13, isMore: true, isTruncated: false });
    expect(await early({ before: new Date("2026-01-02T00:00:00Z") })).toMatchObject({
      total: 1_439,
      isMore: false,
      isTruncated: false,
      rows: { 0: { name: "Guest 1439" } },
    });
    expect(await early({ isOldestFirst: true })).toMatchObject({
      total: 2_173,
      isMore: true,
      isTruncated: false,
      rows: { 0: { name: "Guest 1" } },
    });
    let streamed = 0;
    for await (const rows of streamInquiries(db, { ...allMessages, search: "boat" })) streamed += rows.length;
    expect(streamed).toBe(600);
    const names = new Set<string>();
    for await (const rows of streamInquiries(db, allMessages)) for (const { name } of rows) names.add(name);
    expect(names.size).toBe(7_200);
  });

  it("leads on to older pages than were counted at first", async () => {
    await insertMany(
      db,
      1_300,
      (
        rows,
      ) => sql`insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, created_at)
      select 'Makuti House', 'Guest ' || n, 'g@example.com', '1', '2027-01-01', '2027-01-02', 1, timestamptz '2026-01-01' + n * interval '1 minute' from ${rows} as n`,
    );
    expect(await listStayBookings(db, everything)).toMatchObject({ total: 1_000, isMore: true, pages: 200 });
    expect(await listStayBookings(db, { ...everything, page: 200 })).toMatchObject({
      total: 1_300,
      isMore: false,
      pages: 260,
      rows: [{ full_name: "Guest 305" }, {}, {}, {}, {}],
    });
    expect(await listStayBookings(db, { ...everything, search: "guest", page: 230 })).toMatchObject({
      total: 1_300,
      page: 230,
      rows: [{ full_name: "Guest 155" }, {}, {}, {}, {}],
    });
    expect(await listStayBookings(db, { ...everything, page: 9_999_999 })).toMatchObject({ page: 260 });
  });

  it("is written to a file in the order of the list, each once, also when received at the same moment", async () => {
    await insertMany(
      db,
      2_100,
      (
        rows,
      ) => sql`insert into stay_bookings (stay_name, full_name, email, phone, check_in, check_out, guests, created_at)
      select 'Makuti House', 'Guest ' || n, 'g@example.com', '1', '2027-01-01', '2027-01-02', 1, timestamptz '2026-01-01 00:00:00.123456' + (n / 700) * interval '1 microsecond' from ${rows} as n`,
    );
    for (const isOldestFirst of [false, true]) {
      const ids: string[] = [];
      for await (const rows of streamStayBookings(db, { search: "", status: null, isOldestFirst }))
        ids.push(...rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(2_100);
      const { rows } = await listStayBookings(db, { ...everything, isOldestFirst });
      expect(ids.slice(0, 5)).toEqual(rows.map(({ id }) => id));
    }
  });

  it("takes any status from any other, and says who set it", async () => {
    const { id } = await book();
    const [inquiry] = await db.insert(inquiries).values(message).returning();
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES) {
        expect(await setStayBookingStatus(db, staff, id, from)).toEqual({ ok: true });
        expect(await setStayBookingStatus(db, staff, id, to)).toEqual({ ok: true });
        expect((await listStayBookings(db, { ...everything, status: to })).total).toBe(1);
      }
    }
    for (const from of INQUIRY_STATUSES) {
      for (const to of INQUIRY_STATUSES) {
        await setInquiryStatus(db, staff, inquiry!.id, from);
        expect(await setInquiryStatus(db, staff, inquiry!.id, to)).toEqual({ ok: true });
        expect((await listInquiries(db, { ...allMessages, status: to })).total).toBe(1);
      }
    }
    for (const category of INQUIRY_CATEGORIES) {
      expect(await setInquiryCategory(db, staff, inquiry!.id, category)).toEqual({ ok: true });
      expect((await listInquiries(db, { ...allMessages, category })).total).toBe(1);
    }
    const [last] = await db
      .select()
      .from(changes)
      .where(sql`${changes.fields} ? 'category'`)
      .orderBy(sql`created_at desc`)
      .limit(1);
    expect(last).toMatchObject({
      room: "customers",
      action: "changed",
      item_id: inquiry!.id,
      item_name: "Fatma Said",
      user_name: "Salma Khamis",
      fields: { category: { from: "Complaints", to: "General" } },
    });
    expect(await setStayBookingStatus(db, staff, nobody, "pending")).toMatchObject({ ok: false });
    expect(await setInquiryStatus(db, staff, nobody, "pending")).toEqual({ ok: false, reason: "missing" });
  });

  it("is not set over what somebody else has set since it was shown, before that has been seen", async () => {
    const { id } = await book();
    const [inquiry] = await db.insert(inquiries).values(message).returning();
    const colleague = { ...staff, id: "colleague", name: "Juma Ali" };
    expect(await setStayBookingStatus(db, colleague, id, "confirmed", { expectedStatus: "pending" })).toEqual({
      ok: true,
    });
    expect(await setStayBookingStatus(db, staff, id, "cancelled", { expectedStatus: "pending" })).toEqual({
      ok: false,
      reason: "changed",
      now: "confirmed",
      by: "Juma Ali",
    });
    expect((await listStayBookings(db, everything)).rows).toMatchObject([{ status: "confirmed" }]);
    expect(await db.select().from(changes)).toHaveLength(1);
    // Both wanted the same: there is nothing to ask about.
    expect(await setStayBookingStatus(db, staff, id, "confirmed", { expectedStatus: "pending" })).toEqual({ ok: true });
    expect(await setStayBookingStatus(db, staff, id, "cancelled", { expectedStatus: "confirmed" })).toEqual({
      ok: true,
    });
    expect(await setInquiryStatus(db, colleague, inquiry!.id, "resolved", "pending")).toEqual({ ok: true });
    expect(await setInquiryStatus(db, staff, inquiry!.id, "closed", "pending")).toEqual({
      ok: false,
      reason: "changed",
      now: "resolved",
      by: "Juma Ali",
    });
    const [category] = INQUIRY_CATEGORIES.filter((name) => name !== inquiry!.category);
    expect(await setInquiryCategory(db, staff, inquiry!.id, category!, "Nothing like it")).toMatchObject({
      reason: "changed",
      now: inquiry!.category,
      by: null,
    });
    // Of two at once one is told of the other.
    const twice = await book();
    const outcomes = await Promise.all(
      (["confirmed", "cancelled"] as const).map((status) =>
        setStayBookingStatus(db, staff, twice.id, status, { expectedStatus: "pending" }),
      ),
    );
    expect(outcomes.map((outcome) => (outcome.ok ? "set" : outcome.reason)).toSorted()).toEqual(["changed", "set"]);
  });

  it("writes nothing down when nothing changes; a read mark is set once and never comes off", async () => {
    const { id } = await book();
    const [inquiry] = await db.insert(inquiries).values(message).returning();
    await setStayBookingStatus(db, staff, id, "pending");
    expect(await db.select().from(changes)).toEqual([]);
    expect(await markInquiryRead(db, staff, inquiry!.id)).toEqual({ ok: true });
    const [once] = await db.select().from(inquiries);
    expect(await markInquiryRead(db, staff, inquiry!.id)).toEqual({ ok: true });
    expect(await db.select().from(inquiries)).toEqual([once]);
    expect(once).toMatchObject({ read: true });
    expect(await db.select().from(changes)).toHaveLength(1);
    await expect(db.update(inquiries).set({ read: false })).rejects.toThrow();
  });

  it("asks before a booking is confirmed for days that are taken, and keeps the clash marked", async () => {
    const stay = await addStay();
    const other = await addStay("Other house");
    const held = await bookConfirmed({
      stay_id: stay.id,
      full_name: "Said Omar",
      check_in: "2027-08-22",
      check_out: "2027-08-25",
    });
    const wanted = await book({ stay_id: stay.id });
    expect(await setStayBookingStatus(db, staff, wanted.id, "confirmed")).toEqual({
      ok: false,
      reason: "clash",
      clashes: [
        {
          id: held.id,
          full_name: "Said Omar",
          start: "2027-08-22",
          end: "2027-08-25",
          unit: "Room 1",
          isBooking: true,
        },
      ],
    });
    expect(await db.select().from(changes)).toEqual([]);
    expect((await listStayBookings(db, everything)).rows.map(({ clashes }) => clashes.length)).toEqual([0, 0]);
    const unseen = await bookConfirmed({
      stay_id: stay.id,
      full_name: "Confirmed meanwhile",
      check_in: "2027-08-19",
      check_out: "2027-08-21",
    });
    expect(
      await setStayBookingStatus(db, staff, wanted.id, "confirmed", { acknowledgedClashes: [held.id] }),
    ).toMatchObject({ ok: false, reason: "clash", clashes: [{ id: unseen.id }, { id: held.id }] });
    await db.delete(stay_bookings).where(eq(stay_bookings.id, unseen.id));
    expect(
      await setStayBookingStatus(db, staff, wanted.id, "confirmed", { acknowledgedClashes: [held.id, unseen.id] }),
    ).toEqual({ ok: true });
    expect((await listStayBookings(db, everything)).rows.map(({ full_name, clashes }) => [full_name, clashes])).toEqual(
      [
        ["Amina Mbarouk", [{ id: held.id, full_name: "Said Omar", start: "2027-08-22", end: "2027-08-25" }]],
        ["Said Omar", [{ id: wanted.id, full_name: "Amina Mbarouk", start: "2027-08-20", end: "2027-08-23" }]],
      ],
    );
    expect(await db.select().from(changes)).toMatchObject([
      {
        fields: { status: { from: "pending", to: "confirmed" }, clash: { to: "Said Omar, 2027-08-22 to 2027-08-25" } },
      },
    ]);
    await setStayBookingStatus(db, staff, held.id, "cancelled");
    expect((await listStayBookings(db, everything)).rows.map(({ clashes }) => clashes.length)).toEqual([0, 0]);

    const free = [
      { check_in: "2027-08-23", check_out: "2027-08-26" },
      { check_in: "2027-08-18", check_out: "2027-08-20" },
    ];
    for (const days of free) {
      const { id } = await book({ stay_id: stay.id, ...days });
      expect(await setStayBookingStatus(db, staff, id, "confirmed")).toEqual({ ok: true });
    }
    const elsewhere = await book({ stay_id: other.id });
    expect(await setStayBookingStatus(db, staff, elsewhere.id, "confirmed")).toEqual({ ok: true });
    const gone = await book({ stay_id: null });
    expect(await setStayBookingStatus(db, staff, gone.id, "confirmed")).toEqual({ ok: true });
  });

  it("asks the same of a vehicle, also when two people confirm at once", async () => {
    const [rental] = await db
      .insert(transportation_rentals)
      .values({ name: "Island 4x4", type: "car", description: "x", price_per_day: 100, price_per_week: 500 })
      .returning();
    const days = {
      ...guest,
      rental_id: rental!.id,
      rental_name: "Island 4x4",
      rental_type: "car",
      pickup_date: "2027-08-20",
      return_date: "2027-08-23",
    };
    const rows = await db.insert(transportation_bookings).values([days, days]).returning();
    const outcomes = await Promise.all(
      rows.map(({ id }) => setTransportationBookingStatus(db, staff, id, "confirmed")),
    );
    expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: "clash" });
  });

  it("is confirmed while its listing is being deleted: neither waits for the other in vain", async () => {
    for (let round = 0; round < 5; round++) {
      const stay = await addStay(`House ${round}`);
      const bookings = await Promise.all([1, 2, 3].map(() => book({ stay_id: stay.id })));
      const outcomes = await Promise.all([
        ...bookings.map(({ id }) => setStayBookingStatus(db, staff, id, "confirmed")),
        deleteRecord(db, staff, STAY_RECORDS, stay.id),
      ]);
      expect(outcomes.at(-1)).toEqual({ ok: true });
    }
  });
});
