import { eq } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createAuth, hashPassword } from "#app/features/auth/auth.server";
import { saveAdmin } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { admin_users, users } from "#app/features/auth/tables.server";
import { occupancies } from "#app/features/availability/tables.server";
import {
  setExperienceInquiryStatus,
  setStayBookingStatus,
  setTransportationBookingStatus,
} from "#app/features/bookings/status/mutations.server";
import {
  PENDING_REQUESTS,
  listPendingExperienceInquiries,
  listPendingStayBookings,
  listPendingTransportationBookings,
  listRequestsSince,
} from "#app/features/bookings/pending/queries.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { listChangesOf } from "#app/features/history/queries.server";
import { changes } from "#app/features/history/tables.server";
import {
  PENDING_INQUIRIES,
  listInquiriesSince,
  listPropertyInquiriesSince,
} from "#app/features/inquiries/queries.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { loader as openLive } from "#app/features/notifications/admin/live.route";
import { findOrCreatePreferences, setPreference } from "#app/features/notifications/mutations.server";
import { findDatabaseTime } from "#app/features/notifications/queries.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { decideOnPropertyNotice, markPropertyNoticesRead } from "#app/features/properties/notices/mutations.server";
import { listPropertyNotices, listPropertyNoticesSince } from "#app/features/properties/notices/queries.server";
import { UNREAD_PROPERTY_NOTIFICATIONS } from "#app/features/properties/notices/queries.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { openFeed } from "#app/platform/live/feed.server";
import { servicesContext, type Services } from "#app/services.server";
import { readCounts } from "#app/platform/db/rows.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";
import { makeStay } from "#tests/support/ledger";
import { staff } from "#tests/support/staff";

const guest = { full_name: "Amina", email: "a@example.com", phone: "1" };
const trip = {
  ...guest,
  experience_title: "Sail as it was",
  country_code: "+1",
  accommodation: "a",
  participants: 2,
  date: "2027-01-01",
};
const night = { ...guest, stay_name: "House", check_in: "2027-01-01", check_out: "2027-01-04", guests: 1 };
const ride = {
  ...guest,
  rental_name: "Old name",
  rental_type: "car",
  pickup_date: "2027-01-01",
  return_date: "2027-01-02",
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const countUnread = async (db: Db) => (await readCounts(db, { unread: UNREAD_PROPERTY_NOTIFICATIONS })).unread;
const NOBODY = "00000000-0000-4000-8000-000000000000";

describe.each(DATABASE_KINDS)("notifications on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(users).values([
      { id: staff.id, name: staff.name, email: "one@example.com" },
      { id: "other", name: "Omar", email: "two@example.com" },
    ]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [
      changes,
      inquiries,
      property_inquiries,
      experience_inquiries,
      stay_bookings,
      transportation_bookings,
      property_notifications,
      properties,
      admin_notification_preferences,
    ])
      await db.delete(table);
  });

  describe("preferences", () => {
    const other: Staff = { ...staff, id: "other", name: "Omar" };

    it("begin with the defaults, in a row made at the first reading", async () => {
      expect(await findOrCreatePreferences(db, staff)).toEqual({
        sound_enabled: true,
        browser_notifications: false,
        email_notifications: false,
      });
      expect(
        await db.select({ user: admin_notification_preferences.user_id }).from(admin_notification_preferences),
      ).toEqual([{ user: staff.id }]);
    });

    it("are turned one by one, and are everybody's own", async () => {
      await setPreference(db, staff, "email_notifications", true);
      await setPreference(db, staff, "sound_enabled", false);
      expect(await findOrCreatePreferences(db, staff)).toEqual({
        sound_enabled: false,
        browser_notifications: false,
        email_notifications: true,
      });
      expect(await findOrCreatePreferences(db, other)).toEqual({
        sound_enabled: true,
        browser_notifications: false,
        email_notifications: false,
      });
      expect((await listChangesOf(db, "staff", staff.id)).map(({ fields }) => fields)).toEqual([
        ["sound_enabled"],
        ["email_notifications"],
      ]);
    });

    it("survive two first readings at once", async () => {
      const both = await Promise.all([findOrCreatePreferences(db, other), findOrCreatePreferences(db, other)]);
      expect(both[0]).toEqual(both[1]);
    });
  });

  describe("requests", () => {
    it("are listed while they are pending, newest first, under the name of today", async () => {
      const [sail] = await db
        .insert(experiences)
        .values({ title: "Sail of today", description: "D", category: "Nature", duration: "Half-day", price: 1 })
        .returning();
      const [car] = await db
        .insert(transportation_rentals)
        .values({ name: "New name", type: "scooter", description: "D", price_per_day: 1, price_per_week: 6 })
        .returning();
      await db.insert(experience_inquiries).values([
        { ...trip, full_name: "Gone", created_at: hoursAgo(5) },
        { ...trip, full_name: "Kept", experience_id: sail!.id, created_at: hoursAgo(1) },
        { ...trip, full_name: "Done", status: "confirmed" },
      ]);
      await db.insert(stay_bookings).values([night, { ...night, status: "cancelled" }]);
      await db.insert(transportation_bookings).values({ ...ride, rental_id: car!.id, with_driver: true });
      await db.insert(inquiries).values([
        { name: "A", email: "a@b.c", message: "m", topic: "General Inquiry", category: "General" },
        { name: "B", email: "a@b.c", message: "m", topic: "General Inquiry", category: "General", status: "resolved" },
      ]);
      const trips = await listPendingExperienceInquiries(db);
      expect(trips.rows.map(({ full_name, title }) => [full_name, title])).toEqual([
        ["Kept", "Sail of today"],
        ["Gone", "Sail as it was"],
      ]);
      expect(trips.total).toBe(2);
      expect(trips.oldest?.getTime()).toBe(trips.rows[1]!.created_at.getTime());
      expect((await listPendingStayBookings(db)).rows).toMatchObject([{ name: "House", guests: 1 }]);
      expect((await listPendingTransportationBookings(db)).rows).toMatchObject([
        { name: "New name", type: "scooter", with_driver: true },
      ]);
      expect(await readCounts(db, PENDING_REQUESTS)).toEqual({ experiences: 2, stays: 1, vehicles: 1 });
      expect(await readCounts(db, { PENDING_INQUIRIES })).toEqual({ PENDING_INQUIRIES: 1 });
    });

    it("get any status, and it is written down who set it", async () => {
      const [stay] = await db.insert(stay_bookings).values(night).returning();
      const [vehicle] = await db.insert(transportation_bookings).values(ride).returning();
      const [experience] = await db.insert(experience_inquiries).values(trip).returning();
      expect(await setStayBookingStatus(db, staff, stay!.id, "confirmed")).toEqual({ ok: true });
      expect(await setStayBookingStatus(db, staff, stay!.id, "pending")).toEqual({ ok: true });
      expect(await setTransportationBookingStatus(db, staff, vehicle!.id, "cancelled")).toEqual({ ok: true });
      expect(await setExperienceInquiryStatus(db, staff, experience!.id, "completed")).toEqual({ ok: true });
      expect(await readCounts(db, PENDING_REQUESTS)).toEqual({ experiences: 0, stays: 1, vehicles: 0 });
      expect(await listChangesOf(db, "customers", stay!.id)).toHaveLength(2);
      expect(await listChangesOf(db, "customers", vehicle!.id)).toMatchObject([
        { action: "changed", user_name: staff.name, fields: ["status"] },
      ]);
      expect(await setStayBookingStatus(db, staff, NOBODY, "confirmed")).toMatchObject({ ok: false });
      expect(await setTransportationBookingStatus(db, staff, "no id", "confirmed")).toMatchObject({ ok: false });
    });
  });

  describe("property notices", () => {
    async function offer(slug: string, createdAt = new Date()) {
      const [house] = await db
        .insert(properties)
        .values({
          slug,
          title: `House ${slug}`,
          description: "D",
          type: "house",
          location: "W",
          price: 1,
          owner_name: "Fatma",
        })
        .returning();
      const [notice] = await db
        .insert(property_notifications)
        .values({
          property_id: house!.id,
          type: "new_submission",
          message: `New property submitted: ${slug}`,
          created_at: createdAt,
        })
        .returning();
      return { house: house!.id, notice: notice!.id };
    }
    const isPublished = async (id: string) =>
      (await db.select({ published: properties.published }).from(properties).where(eq(properties.id, id)))[0]!
        .published;

    it("publish or reject the property and are read with it; one may change one's mind", async () => {
      const { house, notice } = await offer("a");
      expect(await countUnread(db)).toBe(1);
      expect((await listPropertyNotices(db, { handledLimit: 10 })).rows).toMatchObject([
        { read: false, decision: null, property: { title: "House a", owner_name: "Fatma", published: false } },
      ]);
      expect(await decideOnPropertyNotice(db, staff, notice, "reject")).toEqual({ ok: true });
      expect(await countUnread(db)).toBe(0);
      expect((await listPropertyNotices(db, { handledLimit: 10 })).rows).toMatchObject([
        { read: true, decision: { action: "unpublished", user_name: staff.name }, property: { published: false } },
      ]);
      expect(await decideOnPropertyNotice(db, staff, notice, "publish")).toEqual({ ok: true });
      expect(await isPublished(house)).toBe(true);
      expect((await listPropertyNotices(db, { handledLimit: 10 })).rows).toMatchObject([
        { read: true, decision: { action: "published" } },
      ]);
      expect((await listChangesOf(db, "properties", house)).map(({ action }) => action)).toEqual([
        "published",
        "unpublished",
      ]);
      expect(await decideOnPropertyNotice(db, staff, NOBODY, "publish")).toEqual({ ok: false });
    });

    it("stay in sight once they are decided, however old they are", async () => {
      const old = await offer("old", hoursAgo(500));
      for (let n = 0; n < 11; n++)
        await decideOnPropertyNotice(db, staff, (await offer(`n${n}`, hoursAgo(n))).notice, "reject");
      await decideOnPropertyNotice(db, staff, old.notice, "publish");
      const { rows, hasMoreHandled } = await listPropertyNotices(db, { handledLimit: 10 });
      expect(rows).toHaveLength(10);
      expect(rows[0]).toMatchObject({ id: old.notice, property: { published: true } });
      expect(hasMoreHandled).toBe(true);
      expect(await listPropertyNotices(db, { handledLimit: 20 })).toMatchObject({
        hasMoreHandled: false,
        rows: { length: 12 },
      });
    });

    it("are settled when the property is published elsewhere in the office", async () => {
      const { house, notice } = await offer("a");
      await updateRecord(db, staff, PROPERTY_RECORDS, house, () => ({ values: { title: "Renamed" } }));
      expect(await countUnread(db)).toBe(1);
      expect(
        await updateRecord(db, staff, PROPERTY_RECORDS, house, () => ({ values: { published: true } })),
      ).toMatchObject({ ok: true });
      expect(await countUnread(db)).toBe(0);
      expect((await listPropertyNotices(db, { handledLimit: 10 })).rows).toMatchObject([
        { id: notice, read: true, decision: { action: "published" }, property: { published: true } },
      ]);
    });

    it("are decided on while the property is being deleted: neither waits for the other in vain", async () => {
      for (let round = 0; round < 5; round++) {
        const { house, notice } = await offer(`r${round}`);
        const [, gone] = await Promise.all([
          decideOnPropertyNotice(db, staff, notice, "publish"),
          deleteRecord(db, staff, PROPERTY_RECORDS, house),
        ]);
        expect(gone).toEqual({ ok: true });
      }
    });

    it("change nothing when a part of it fails", async () => {
      const { house, notice } = await offer("a");
      const nameless = { ...staff, name: null as unknown as string };
      await expect(decideOnPropertyNotice(db, nameless, notice, "publish")).rejects.toThrow();
      expect(await isPublished(house)).toBe(false);
      expect(await countUnread(db)).toBe(1);
    });

    it("are marked read as far as they were seen, and never unread again", async () => {
      const seen = await offer("a", hoursAgo(1));
      const unseen = await offer("b");
      expect(await markPropertyNoticesRead(db, staff, [seen.notice, "no id"])).toEqual({ ok: true });
      expect((await listPropertyNotices(db, { handledLimit: 10 })).rows.map(({ id, read }) => [id, read])).toEqual([
        [unseen.notice, false],
        [seen.notice, true],
      ]);
      await expect(
        db.update(property_notifications).set({ read: false }).where(eq(property_notifications.id, seen.notice)),
      ).rejects.toThrow();
    });
  });

  it("news are what came since a moment of the database's clock", async () => {
    await db.insert(experience_inquiries).values({ ...trip, created_at: hoursAgo(1) });
    const since = await findDatabaseTime(db);
    // The embedded database's clock counts whole milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 2));
    await db.insert(experience_inquiries).values({ ...trip, message: "We dive" });
    await db.insert(stay_bookings).values(night);
    await db
      .insert(inquiries)
      .values({ name: "A", email: "a@b.c", message: "Is it far?", topic: "General Inquiry", category: "General" });
    await db
      .insert(property_inquiries)
      .values({ property_title: "Plot", name: "A", email: "a@b.c", message: "Whose is it?" });
    const { experience, stay, vehicle } = await listRequestsSince(db, since, 20);
    expect([experience, stay, vehicle]).toMatchObject([
      [{ full_name: "Amina", message: "We dive" }],
      [{ name: "House", message: null }],
      [],
    ]);
    expect(await listInquiriesSince(db, since, 20)).toMatchObject([{ message: "Is it far?" }]);
    expect(await listPropertyInquiriesSince(db, since, 20)).toMatchObject([{ message: "Whose is it?" }]);
    expect(await listPropertyNoticesSince(db, since, 20)).toEqual([]);
  });

  it("BK-205, BK-207: the event stream names rows, listings and months and nothing of them, and ends when its listener is staff no longer", async () => {
    const email = "listener@example.com";
    await saveAdmin(db, { email, name: "Listener", passwordHash: await hashPassword("correct horse battery") });
    const auth = createAuth(db, { secret: "s".repeat(40), baseUrl: undefined, limits: false });
    const signedIn = await auth.signIn({ email, password: "correct horse battery", address: "1.2.3.4" });
    if (!signedIn.ok) throw new Error("could not sign in");
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const context = new RouterContextProvider();
    // Only what the stream asks for; the rest of the services would open a whole server.
    context.set(servicesContext, {
      auth,
      requestFeed: await openFeed(database, "requests", silentLog),
      calendarFeed: await openFeed(database, "calendar", silentLog),
      stopping: new AbortController(),
    } as unknown as Services);
    const asked = vi.spyOn(auth, "findAccount");
    const request = new Request("http://localhost/1324admin/live", { headers: { cookie } });
    const response = openLive({ request, context } as unknown as Parameters<typeof openLive>[0]);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain("event: ready");

    const [row] = await db
      .insert(stay_bookings)
      .values({ ...night, special_requests: "A secret" })
      .returning();
    // The booking, and the case that what was written stands in.
    const told = [
      `event: request\ndata: {"table":"stay_bookings","id":"${row!.id}","change":"insert"}\n\n`,
      `event: request\ndata: {"table":"cases","id":"${row!.case_id}"}\n\n`,
    ].join("");
    let heard = "";
    while (heard.length < told.length) heard += (await reader.read()).value ?? "";
    expect(heard).toBe(told);
    // Once or twice, as the two arrive; never again for what was told already.
    const askedBefore = asked.mock.calls.length;
    expect(askedBefore).toBeLessThanOrEqual(2);
    // Days that somebody takes are told by listing and month.
    const stay = await makeStay(db);
    const blocked = { unit_id: stay.units[0]!, kind: "block", reason: "A secret" } as const;
    await db.insert(occupancies).values({ ...blocked, first_day: "2027-01-30", end_day: "2027-02-02" });
    const months = ["2027-01", "2027-02"].map(
      (month) => `event: calendar\ndata: {"listing":"${stay.id}","month":"${month}"}\n\n`,
    );
    const made = `event: calendar\ndata: {"listing":"${stay.id}","month":null}\n\n`;
    heard = "";
    while (!heard.endsWith(months.join(""))) heard += (await reader.read()).value ?? "";
    expect(heard).toBe(made + months.join(""));
    const askedAfter = asked.mock.calls.length;
    await db.transaction(async (tx) => {
      await tx.delete(admin_users);
      await tx.insert(stay_bookings).values(night);
    });
    expect(await reader.read()).toEqual({ done: true, value: undefined });
    // Both rows were announced; once the stream has ended nobody asks the database for its listener any more.
    await wait(200);
    expect(asked).toHaveBeenCalledTimes(askedAfter + 1);
  });
});
