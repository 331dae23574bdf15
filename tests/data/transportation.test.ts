import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestVehicle } from "#app/features/bookings/mutations.server";
import { transportation_bookings } from "#app/features/bookings/tables.server";
import { findVehiclePage, listVehicles } from "#app/features/transportation/queries.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext, VISIT } from "#tests/support/mail-context";

const car = {
  name: "Island 4x4",
  type: "car",
  description: "High and square",
  price_per_day: 6_000,
  price_per_week: 35_000,
  with_driver: true,
  driver_price_per_day: 2_500,
} as const;
const request = {
  full_name: "Jean Prosper",
  email: "jean@example.com",
  phone: "+33 6 00 00 00 00",
  pickup_date: "2027-08-12",
  return_date: "2027-08-15",
  with_driver: true,
  vehicles: 1,
  special_requests: null,
  language: "sw",
} as const;
const all = { type: "", maxPrice: null, withDriver: false } as const;

const usd = (cents: number) => ({ amount: cents, currency: "USD", cents }) as const;

describe.each(DATABASE_KINDS)("vehicles on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(transportation_bookings);
    await db.delete(transportation_rentals);
  });

  const add = async (values: Partial<typeof transportation_rentals.$inferInsert> = {}) => {
    const [made] = await db
      .insert(transportation_rentals)
      .values({ ...car, ...values })
      .returning();
    return made!.id;
  };
  const names = async (filters: Partial<Parameters<typeof listVehicles>[2]> = {}) =>
    (await listVehicles(db, "en", { ...all, ...filters })).map(({ name }) => name);

  it("are listed while available, newest first, in the visitor's language", async () => {
    await add({ name: "Older", created_at: new Date("2026-01-01") });
    await add({ name: "Out", available: false });
    await add({
      name: "Newer",
      name_fr: "Plus récent",
      description_fr: " ",
      features: { gps: true, usb: false, air_conditioning: true },
      created_at: new Date("2026-02-01"),
    });
    expect(await names()).toEqual(["Newer", "Older"]);
    expect((await listVehicles(db, "fr", all))[0]).toMatchObject({
      name: "Plus récent",
      description: "High and square",
      features: ["air_conditioning", "gps"],
      image: null,
    });
  });

  it("have a page in the visitor's language while they can be had", async () => {
    const id = await add({
      images: ["/a.webp", "/b.webp"],
      pickup_place: "Our yard",
      pickup_place_sw: "Yadi yetu",
      pickup_from: "08:00",
      pickup_until: "18:30",
      terms: "Licence\nFull tank",
      cancel_text_sw: "Bure",
    });
    expect(await findVehiclePage(db, id, "sw")).toMatchObject({
      name: "Island 4x4",
      images: ["/a.webp", "/b.webp"],
      image_texts: [null, null],
      pickup_place: "Yadi yetu",
      pickup_from: "08:00",
      pickup_until: "18:30",
      terms: "Licence\nFull tank",
      cancel_text: "Bure",
    });
    expect(await findVehiclePage(db, id, "en")).toMatchObject({ pickup_place: "Our yard", cancel_text: null });
    await db.update(transportation_rentals).set({ available: false });
    expect(await findVehiclePage(db, id, "en")).toBeNull();
    expect(await findVehiclePage(db, "x", "en")).toBeNull();
  });

  it("are not picked up until before they are picked up from", async () => {
    await expect(add({ pickup_from: "10:00", pickup_until: "10:00" })).rejects.toThrow();
    expect(await db.select().from(transportation_rentals)).toEqual([]);
  });

  it("are filtered by type, price and driver", async () => {
    await add({ name: "Car" });
    await add({ name: "Quad", type: "quad_bike", price_per_day: 5_500, driver_price_per_day: null });
    await add({ name: "Bicycle", type: "bicycle", price_per_day: 800, with_driver: false, driver_price_per_day: null });
    expect(await names({ type: "quad_bike" })).toEqual(["Quad"]);
    expect((await names({ maxPrice: usd(5_500) })).toSorted()).toEqual(["Bicycle", "Quad"]);
    expect(await names({ maxPrice: usd(0) })).toEqual([]);
    expect((await names({ withDriver: true })).toSorted()).toEqual(["Car", "Quad"]);
    expect(await names({ withDriver: true, maxPrice: usd(5_999) })).toEqual(["Quad"]);
  });

  it("can be requested, with name, type and total as they were", async () => {
    const rental_id = await add({ name_sw: "Gari la kisiwa" });
    expect(
      await requestVehicle(createMailContext(db), { ...request, ...VISIT, rental_id, submissionKey: "k1" }),
    ).toMatchObject({
      ok: true,
    });
    const [stored] = await db.select().from(transportation_bookings);
    expect(stored).toMatchObject({
      ...request,
      rental_id,
      rental_name: "Island 4x4",
      rental_type: "car",
      status: "pending",
      quoted_total: 25_500,
    });
    await db.delete(transportation_rentals).where(eq(transportation_rentals.id, rental_id));
    expect((await db.select().from(transportation_bookings))[0]).toMatchObject({
      rental_id: null,
      rental_name: "Island 4x4",
    });
  });

  it("make one request of one key, however often and at once it is sent", async () => {
    const rental_id = await add();
    const send = () =>
      requestVehicle(createMailContext(db), { ...request, ...VISIT, rental_id, submissionKey: "same" });
    const [first, ...others] = await Promise.all([send(), send(), send()]);
    expect(first).toMatchObject({ ok: true });
    // Each has a link of its own to the one request.
    for (const other of others)
      expect(other).toMatchObject({ ok: true, receipt: { reference: "receipt" in first && first.receipt?.reference } });
    expect(await db.select().from(transportation_bookings)).toHaveLength(1);
  });

  it("cannot be requested when they are gone or out, nor with a driver they do not offer", async () => {
    const ask = (rental_id: string) =>
      requestVehicle(createMailContext(db), { ...request, ...VISIT, rental_id, submissionKey: "k" });
    expect(await ask("x")).toEqual({ ok: false, reason: "gone" });
    expect(await ask("00000000-0000-4000-8000-000000000000")).toEqual({ ok: false, reason: "gone" });
    expect(await ask(await add({ available: false }))).toEqual({ ok: false, reason: "gone" });
    expect(await ask(await add({ with_driver: false }))).toEqual({
      ok: false,
      reason: "invalid",
      errors: { with_driver: "driver" },
    });
    expect(await db.select().from(transportation_bookings)).toEqual([]);
  });
});
