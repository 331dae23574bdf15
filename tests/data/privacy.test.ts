import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findDashboardCounts } from "#app/features/analytics/dashboard/queries.server";
import { countAttempt } from "#app/features/auth/mutations.server";
import { PENDING_REQUESTS } from "#app/features/bookings/pending/queries.server";
import { setStayBookingStatus } from "#app/features/bookings/status/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { deleteRecord, recordChange, updateRecord } from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { PENDING_INQUIRIES } from "#app/features/inquiries/queries.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { eraseExpiredSenders, erasePerson } from "#app/features/privacy/mutations.server";
import { findPerson } from "#app/features/privacy/queries.server";
import { ERASED } from "#app/features/privacy/schema";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { readCounts } from "#app/platform/db/rows.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";
import { readStoredRows } from "#tests/support/stored-rows";

const AMINA = { full_name: "Amina Juma", email: "Amina@Example.com", phone: "+255 777 123 456" };
const BORIS = { full_name: "Борис Ильин", email: "boris@example.com", phone: "+7 900 111 22 33" };
const who = { email: "amina@example.com" };
const property = {
  slug: "villa",
  title: "Villa by the sea",
  description: "D",
  type: "house",
  location: "Wete",
  price: 100,
  owner_name: "Amina Juma",
  owner_email: "amina@example.com",
  owner_phone: "0777 123456",
  contact_email: "amina@example.com",
} as const;

describe.each(DATABASE_KINDS)("personal data on %s", (_, open) => {
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
      outbox,
      experience_inquiries,
      stay_bookings,
      transportation_bookings,
      inquiries,
      property_inquiries,
      property_notifications,
      properties,
      site_settings,
    ])
      await db.delete(table);
  });

  const stay = (person: typeof AMINA, values: Partial<typeof stay_bookings.$inferInsert> = {}) => ({
    ...person,
    stay_name: "Makuti",
    check_in: "2027-01-01",
    check_out: "2027-01-03",
    guests: 2,
    quoted_total: 12_345,
    special_requests: `Call ${person.full_name}`,
    ...values,
  });
  const mail = (recipient: string, about_id: string, about_table = "stay_bookings") =>
    ({
      purpose: "confirmation",
      recipient,
      language: "en",
      subject: "S",
      text: "Dear Amina Juma",
      html: "H",
      about_table,
      about_id,
    }) as const;

  /** Everything of the person, in every place that can hold it, and the same of another one. */
  async function fill() {
    const [mine, others] = await db
      .insert(stay_bookings)
      .values([stay(AMINA), stay(BORIS)])
      .returning();
    await db.insert(experience_inquiries).values({
      ...AMINA,
      country_code: "+255",
      phone: "0777123456",
      experience_title: "Sail",
      accommodation: "With Amina Juma’s aunt",
      participants: 1,
      date: "2027-01-01",
      message: "I am Amina Juma",
    });
    await db.insert(transportation_bookings).values({
      ...AMINA,
      rental_name: "Jeep",
      rental_type: "car",
      pickup_date: "2027-01-01",
      return_date: "2027-01-02",
      special_requests: "Amina Juma",
    });
    const message = { name: "Amina Juma", email: AMINA.email, phone: AMINA.phone, message: "Amina Juma was here" };
    const [question] = await db
      .insert(inquiries)
      .values({ ...message, topic: "General Inquiry", category: "General", submission_key: "k" })
      .returning();
    await db.insert(property_inquiries).values({ ...message, property_title: "Villa" });
    const [kept, deleted] = await db
      .insert(properties)
      .values([property, { ...property, slug: "deleted", title: "Deleted villa" }])
      .returning();
    await updateRecord(db, staff, PROPERTY_RECORDS, kept!.id, () => ({
      values: { owner_phone: "0777 123 456", price: 200 },
    }));
    await deleteRecord(db, staff, PROPERTY_RECORDS, deleted!.id);
    await db
      .insert(outbox)
      .values([
        mail("amina@example.com", mine!.id),
        mail("salma@example.com", mine!.id),
        { ...mail("salma@example.com", "x"), reply_to: "AMINA@example.com" },
        { ...mail("boris@example.com", others!.id), text: "Dear Boris" },
      ]);
    await recordChange(db, staff, {
      room: "customers",
      action: "changed",
      item: { id: mine!.id, name: "Amina Juma" },
      fields: { status: { from: "pending", to: "confirmed" } },
    });
    await recordChange(db, staff, {
      room: "customers",
      action: "changed",
      item: { id: others!.id, name: BORIS.full_name },
      fields: { clash: { from: null, to: "Amina Juma, 2027-01-01 to 2027-01-03" } },
    });
    await recordChange(db, staff, {
      room: "customers",
      action: "removed",
      item: { id: question!.id, name: "Mail to amina@example.com" },
    });
    await countAttempt(db, "mail amina@example.com", { attempts: 9, seconds: 9 });
    return { mine: mine!, others: others!, property: kept! };
  }

  /** Every table as text: whoever is erased must not be in any of it. */
  async function mentions(name: RegExp): Promise<string[]> {
    return (await readStoredRows(db)).filter((row) => name.test(row));
  }

  it("is found by address and by number, however either is written, and nobody else’s with it", async () => {
    const { mine } = await fill();
    const { records, others } = await findPerson(db, who);
    expect(Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, rows.length]))).toEqual({
      case_messages: 5,
      cases: 5,
      experience_inquiries: 1,
      stay_bookings: 1,
      transportation_bookings: 1,
      inquiries: 1,
      property_inquiries: 1,
      properties: 1,
      bin: 1,
      outbox: 3,
      changes: 3,
    });
    expect(records.stay_bookings![0]).toMatchObject({ id: mine.id, full_name: "Amina Juma", quoted_total: 123.45 });
    expect(records.stay_bookings![0]).not.toHaveProperty("search_text");
    expect(others).toEqual([]);
    const byPhone = await findPerson(db, { phone: "0777123456" });
    expect(Object.keys(byPhone.records).toSorted()).toEqual(Object.keys(records).toSorted());
    expect(byPhone.others).toEqual(["amina@example.com"]);
    expect(JSON.stringify(byPhone.records)).not.toContain("boris");
    expect((await findPerson(db, { phone: "123456" })).records).toEqual({});
    expect((await findPerson(db, { email: "mina@example.com" })).records).toEqual({});
  });

  it("is erased everywhere, while days, amounts and status stay; that it was done is written down without it", async () => {
    const { mine, others, property: villa } = await fill();
    expect(await mentions(/amina/i)).not.toEqual([]);
    expect(await erasePerson(db, staff, who)).toEqual({ ok: true, items: 10 });
    expect(await mentions(/amina|777.?123.?456/i)).toEqual([]);
    const [row] = await db.select().from(stay_bookings).where(eq(stay_bookings.id, mine.id));
    expect(row).toMatchObject({
      full_name: ERASED,
      email: ERASED,
      special_requests: null,
      stay_name: "Makuti",
      check_in: "2027-01-01",
      check_out: "2027-01-03",
      guests: 2,
      quoted_total: 12_345,
      status: "cancelled",
      created_at: mine.created_at,
    });
    expect(row!.erased_at).not.toBeNull();
    expect(await db.select().from(stay_bookings).where(eq(stay_bookings.id, others.id))).toEqual([others]);
    expect(await db.select().from(outbox)).toMatchObject([{ recipient: "boris@example.com" }]);
    const [listing] = await db.select().from(properties);
    expect(listing).toMatchObject({
      id: villa.id,
      title: "Villa by the sea",
      owner_name: null,
      contact_email: null,
      price: 200,
    });
    const notes = await db
      .select()
      .from(changes)
      .orderBy(sql`${changes.created_at} desc`);
    expect(notes[0]).toMatchObject({
      action: "erased",
      room: "customers",
      user_name: staff.name,
      item_id: null,
      item_name: null,
      fields: { stay_bookings: { from: 1, to: 0 }, mail: { from: 3, to: 0 } },
    });
    expect(notes.find(({ item_id }) => item_id === villa.id)?.fields).toMatchObject({
      owner_phone: { from: ERASED, to: ERASED },
      price: { from: "1.00", to: "2.00" },
    });
    expect((await findPerson(db, who)).records).toEqual({});
    expect(await erasePerson(db, staff, who)).toEqual({ ok: false, reason: "missing" });
  });

  it("leaves nothing that waits for an answer behind, and what was decided as it was", async () => {
    const states = ["pending", "confirmed", "completed"] as const;
    await db.insert(stay_bookings).values(states.map((status) => stay(AMINA, { status })));
    const message = {
      name: "Amina Juma",
      email: AMINA.email,
      message: "M",
      topic: "General Inquiry",
      category: "General",
    } as const;
    await db.insert(inquiries).values([message, { ...message, status: "resolved" }]);
    expect((await findDashboardCounts(db)).waiting).toBe(3);
    expect(await erasePerson(db, staff, who)).toMatchObject({ ok: true });
    expect(
      (await db.select({ status: stay_bookings.status }).from(stay_bookings)).map(({ status }) => status).toSorted(),
    ).toEqual(["cancelled", "completed", "confirmed"]);
    expect(
      (await db.select({ status: inquiries.status, read: inquiries.read }).from(inquiries)).toSorted((a, b) =>
        a.status.localeCompare(b.status),
      ),
    ).toEqual([
      { status: "closed", read: true },
      { status: "resolved", read: true },
    ]);
    expect(await readCounts(db, PENDING_REQUESTS)).toEqual({ experiences: 0, stays: 0, vehicles: 0 });
    expect(await readCounts(db, { PENDING_INQUIRIES })).toEqual({ PENDING_INQUIRIES: 0 });
    expect((await findDashboardCounts(db)).waiting).toBe(0);
    const [row] = await db.select().from(stay_bookings).limit(1);
    expect(await setStayBookingStatus(db, staff, row!.id, "pending")).toEqual({ ok: false, reason: "missing" });
  });

  it("is taken out of requests that are older than staff want, by any number of processes, once", async () => {
    await db.insert(site_settings).values({ keep_requests_months: 12 });
    const old = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
    const long = { check_in: "2020-01-01", check_out: "2020-01-03", created_at: old };
    await db
      .insert(stay_bookings)
      .values([
        stay(AMINA, long),
        stay(AMINA, { ...long, check_out: "2999-01-01" }),
        stay(AMINA, { ...long, created_at: new Date() }),
        ...Array.from({ length: 250 }, () => stay(BORIS, long)),
      ]);
    await db.insert(inquiries).values(
      [old, new Date()].map((created_at) => ({
        name: "Amina Juma",
        email: AMINA.email,
        message: "M",
        topic: "General Inquiry" as const,
        category: "General" as const,
        created_at,
      })),
    );
    const [first] = await db
      .select()
      .from(stay_bookings)
      .where(eq(stay_bookings.email, AMINA.email))
      .orderBy(stay_bookings.check_out)
      .limit(1);
    await db.insert(outbox).values(mail("amina@example.com", first!.id));
    const counts = await Promise.all([eraseExpiredSenders(db), eraseExpiredSenders(db), eraseExpiredSenders(db)]);
    expect(counts.reduce((sum, n) => sum + n)).toBe(252);
    expect(await eraseExpiredSenders(db)).toBe(0);
    expect(
      await db
        .select({ out: stay_bookings.check_out })
        .from(stay_bookings)
        .where(eq(stay_bookings.email, AMINA.email))
        .orderBy(stay_bookings.check_out),
    ).toEqual([{ out: "2020-01-03" }, { out: "2999-01-01" }]);
    expect(await db.select({ n: inquiries.name }).from(inquiries).orderBy(inquiries.created_at)).toEqual([
      { n: ERASED },
      { n: "Amina Juma" },
    ]);
    expect(await db.select().from(outbox)).toEqual([]);
    const notes = await db.select().from(changes);
    expect(notes.reduce((sum, { fields }) => sum + Number(Object.values(fields)[0]!.from), 0)).toBe(252);
  });
});
