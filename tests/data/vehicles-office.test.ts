import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRecord, updateRecord } from "#app/features/history/mutations.server";
import { findRecord, listChangesOf } from "#app/features/history/queries.server";
import { changes } from "#app/features/history/tables.server";
import { VEHICLE_SHAPE } from "#app/features/transportation/admin/form/draft";
import { vehicleForm } from "#app/features/transportation/input";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import { listVehicles } from "#app/features/transportation/queries.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const good = {
  ...VEHICLE_SHAPE.empty,
  name: "Island 4x4",
  name_sw: "Gari la kisiwa",
  type: "car",
  price_per_day: "60",
  price_per_week: "350.25",
  description: "High and square",
  features: ["air_conditioning", "child_seat"],
  with_driver: "on",
  driver_price_per_day: "25",
  pickup_place: "Our yard",
  pickup_from: "08:30",
  pickup_until: "18:00",
  terms: "A licence\nFull tank",
  terms_ar: "رخصة",
  cancel_text: "Free until the day before",
};
type Changes = Partial<Record<keyof typeof good, string | string[]>>;

const errorsOf = (changes: Changes) => {
  const result = v.safeParse(vehicleForm, { ...good, ...changes });
  return result.success ? {} : v.flatten(result.issues).nested;
};

describe("what staff enter for a vehicle", () => {
  it("is made fit for the table", () => {
    expect(v.parse(vehicleForm, good)).toMatchObject({
      name: "Island 4x4",
      name_sw: "Gari la kisiwa",
      name_fr: null,
      price_per_day: 6_000,
      price_per_week: 35_025,
      features: { air_conditioning: true, child_seat: true },
      available: true,
      with_driver: true,
      driver_price_per_day: 2_500,
    });
  });

  it.each(["name", "type", "price_per_day", "price_per_week", "description"] as const)("needs %s", (field) => {
    expect(errorsOf({ [field]: "" })).toEqual({ [field]: expect.arrayContaining(["Required"]) });
  });

  it("asks for the driver's price only where there is a driver, and drops it where there is none", () => {
    expect(errorsOf({ driver_price_per_day: "" })).toEqual({
      driver_price_per_day: expect.arrayContaining(["Required"]),
    });
    expect(errorsOf({ driver_price_per_day: "-1" })).toHaveProperty("driver_price_per_day");
    expect(v.parse(vehicleForm, { ...good, with_driver: "", driver_price_per_day: "25" })).toMatchObject({
      with_driver: false,
      driver_price_per_day: null,
    });
    expect(v.parse(vehicleForm, { ...good, with_driver: "", driver_price_per_day: "" })).toMatchObject({
      driver_price_per_day: null,
    });
  });

  it.each([
    ["type", "boat"],
    ["price_per_day", "-1"],
    ["price_per_week", "1.234"],
    ["features", ["wings"]],
    ["available", "maybe"],
    ["with_driver", "maybe"],
    ["images", ["javascript:alert(1)"]],
    ["pickup_from", "24:00"],
    ["pickup_until", "08:30"],
    ["terms_ar", "x".repeat(2_001)],
  ] as const)("refuses %s %j", (field, value) => {
    const errors = Object.keys(errorsOf({ [field]: value as string | string[] }) ?? {});
    expect(errors.map((path) => path.split(".")[0])).toEqual([field]);
  });
});

describe.each(DATABASE_KINDS)("vehicles in the office on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [changes, transportation_rentals]) await db.delete(table);
  });

  it("comes back into the form as it was entered; being unavailable takes it off the public list", async () => {
    const saved = await createRecord(db, staff, VEHICLE_RECORDS, v.parse(vehicleForm, good));
    if (!saved.ok) throw new Error(saved.reason);
    const { id } = saved;
    const row = await findRecord(db, VEHICLE_RECORDS, id);
    expect(VEHICLE_SHAPE.draftOf(row!)).toEqual(good);
    expect(Object.keys(VEHICLE_SHAPE.draftOf(row!))).toEqual(Object.keys(VEHICLE_SHAPE.empty));

    const change = (changes: Changes) =>
      updateRecord(db, staff, VEHICLE_RECORDS, id, (row) => ({
        values: v.parse(vehicleForm, { ...VEHICLE_SHAPE.draftOf(row), ...changes }),
      }));
    const listed = async () => (await listVehicles(db, "en", { type: "", maxPrice: null, withDriver: false })).length;
    await change({});
    expect(await listChangesOf(db, "transportation", id)).toHaveLength(1);
    expect(await listed()).toBe(1);
    await change({ available: "", with_driver: "" });
    expect(await listed()).toBe(0);
    expect(await findRecord(db, VEHICLE_RECORDS, id)).toMatchObject({
      available: false,
      with_driver: false,
      driver_price_per_day: null,
    });
    const [note] = await listChangesOf(db, "transportation", id);
    expect(note!.fields.toSorted()).toEqual(["available", "driver_price_per_day", "with_driver"]);
    await change({ pickup_from: "09:00" });
    expect((await listChangesOf(db, "transportation", id))[0]!.fields).toEqual(["pickup_from"]);
  });
});
