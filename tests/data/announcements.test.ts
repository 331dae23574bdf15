import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { admin_users, users } from "#app/features/auth/tables.server";
import {
  experience_inquiries,
  pemba_property_bookings,
  stay_bookings,
  transportation_bookings,
} from "#app/features/bookings/tables.server";
import { currencies } from "#app/features/currencies/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { inquiries, property_inquiries } from "#app/features/inquiries/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import type { Database } from "#app/platform/db/db.server";
import { openFeed, type Announcement } from "#app/platform/live/feed.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";

const guest = { full_name: "Amina", email: "a@example.com", phone: "1" };

describe.each(DATABASE_KINDS)("announcements on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("name each row that visitors send, from all six tables", async () => {
    const heard: Announcement[] = [];
    const feed = await openFeed(database, "requests", silentLog);
    feed.subscribe((announcement) => heard.push(announcement));
    const { db } = database;
    const [house] = await db
      .insert(properties)
      .values({ slug: "a", title: "A", description: "D", type: "house", location: "W", price: 1 })
      .returning();
    await db
      .insert(inquiries)
      .values({ name: "A", email: "a@b.c", message: "m", topic: "General Inquiry", category: "General" });
    await db.insert(property_notifications).values({ property_id: house!.id, type: "new_submission", message: "m" });
    const [request] = await db
      .insert(experience_inquiries)
      .values({
        ...guest,
        experience_title: "Sail",
        country_code: "+1",
        accommodation: "a",
        participants: 1,
        date: "2027-01-01",
      })
      .returning();
    await db
      .insert(stay_bookings)
      .values({ ...guest, stay_name: "s", check_in: "2027-01-01", check_out: "2027-01-02", guests: 1 });
    await db
      .insert(transportation_bookings)
      .values({ ...guest, rental_name: "r", rental_type: "car", pickup_date: "2027-01-01", return_date: "2027-01-02" });
    await db
      .insert(property_inquiries)
      .values({ property_id: house!.id, property_title: "A", name: "A", email: "a@b.c", message: "m" });
    // Their conversations are announced besides.
    const sent = () => heard.filter(({ table }) => table !== "cases");
    await vi.waitFor(() => expect(sent()).toHaveLength(6));
    expect(
      sent()
        .map(({ table }) => table)
        .toSorted(),
    ).toEqual([
      "customer_inquiries",
      "experience_inquiries",
      "property_inquiries",
      "property_notifications",
      "stay_bookings",
      "transportation_bookings",
    ]);
    expect(heard.find(({ table }) => table === "experience_inquiries")).toEqual({
      table: "experience_inquiries",
      id: request!.id,
      change: "insert",
    });
  });

  it("name what colleagues do to a row, and who is staff no longer", async () => {
    const { db } = database;
    const [request] = await db
      .insert(stay_bookings)
      .values({ ...guest, stay_name: "s", check_in: "2027-01-01", check_out: "2027-01-02", guests: 1 })
      .returning();
    const [house] = await db
      .insert(properties)
      .values({ slug: "b", title: "B", description: "D", type: "house", location: "W", price: 1 })
      .returning();
    const [notice] = await db
      .insert(property_notifications)
      .values({ property_id: house!.id, type: "new_submission", message: "m" })
      .returning();
    await db.insert(users).values({ id: "u", name: "Salma", email: "s@example.com" });
    await db.insert(admin_users).values({ user_id: "u" });
    const heard: Announcement[] = [];
    const feed = await openFeed(database, "requests", silentLog);
    feed.subscribe((announcement) => heard.push(announcement));
    await db.update(stay_bookings).set({ status: "confirmed" }).where(eq(stay_bookings.id, request!.id));
    await db.update(properties).set({ title: "Not for the lists of requests" }).where(eq(properties.id, house!.id));
    await db.update(properties).set({ published: true }).where(eq(properties.id, house!.id));
    await db.update(property_notifications).set({ read: true }).where(eq(property_notifications.id, notice!.id));
    await db.delete(property_notifications).where(eq(property_notifications.id, notice!.id));
    await db.delete(admin_users);
    const expected = [
      { table: "stay_bookings", id: request!.id, change: "update" },
      { table: "properties", id: house!.id, change: "update" },
      { table: "property_notifications", id: notice!.id, change: "update" },
      { table: "property_notifications", id: notice!.id, change: "delete" },
      { table: "admin_users", id: "u", change: "delete" },
    ];
    await vi.waitFor(() => expect(heard).toEqual(expected));
  });

  it("name recorded bookings, and tell once that mail fails or fails no longer", async () => {
    const { db } = database;
    const [house] = await db
      .insert(properties)
      .values({ slug: "c", title: "C", description: "D", type: "house", location: "W", price: 1 })
      .returning();
    const letter = {
      purpose: "notice",
      recipient: "a@b.c",
      language: "en",
      subject: "s",
      text: "t",
      html: "h",
      about_table: "inquiries",
      about_id: "1",
    } as const;
    await db.insert(outbox).values([letter, letter]);
    const heard: Announcement[] = [];
    const feed = await openFeed(database, "requests", silentLog);
    feed.subscribe((announcement) => heard.push(announcement));
    const [sold] = await db
      .insert(pemba_property_bookings)
      .values({ property_id: house!.id, property_title: "C", total_amount: 1 })
      .returning();
    await db.update(outbox).set({ attempts: 1 });
    await db.update(outbox).set({ last_error: "refused" });
    await db.update(outbox).set({ last_error: "refused again" });
    await db.update(outbox).set({ sent_at: new Date() });
    await db.delete(outbox);
    await db.delete(pemba_property_bookings);
    const expected = [
      { table: "pemba_property_bookings", id: sold!.id, change: "insert" },
      { table: "outbox", change: "update" },
      { table: "outbox", change: "update" },
      { table: "pemba_property_bookings", id: sold!.id, change: "delete" },
    ];
    await vi.waitFor(() => expect(heard).toEqual(expected));
  });

  it("name every change of what the public sees, once it is committed", async () => {
    const heard: Announcement[] = [];
    const feed = await openFeed(database, "content", silentLog);
    feed.subscribe((announcement) => heard.push(announcement));
    const { db } = database;
    const [trip] = await db
      .insert(experiences)
      .values({ title: "Sail", description: "D", category: "Nature", duration: "Half-day", price: 1 })
      .returning();
    await db.insert(currencies).values({ code: "EUR", name: "Euro", symbol: "€", exchange_rate: 0.92 });
    await vi.waitFor(() => expect(heard).toEqual([{ table: "experiences", id: trip!.id }, { table: "currencies" }]));
    await db
      .transaction(async (tx) => {
        await tx.update(experiences).set({ title: "Other" });
        throw new Error("changed my mind");
      })
      .catch(() => {});
    await db.delete(experiences);
    const ofTrip = () => heard.filter(({ id }) => id === trip!.id);
    await vi.waitFor(() => expect(ofTrip()).toHaveLength(2));
  });
});
