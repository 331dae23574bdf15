import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { requestStay } from "#app/features/bookings/mutations.server";
import { stay_bookings } from "#app/features/bookings/tables.server";
import { createRecord, deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { findRecord, listChangesOf } from "#app/features/history/queries.server";
import { bin, changes } from "#app/features/history/tables.server";
import { STAY_SHAPE } from "#app/features/stays/admin/form/draft";
import { stayForm } from "#app/features/stays/input";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { findStayPage } from "#app/features/stays/queries.server";
import { stays } from "#app/features/stays/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext, VISIT } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const PICTURE = `/media/stays-media/${"0a".repeat(12)}.jpg`;
const good = {
  ...STAY_SHAPE.empty,
  name: " Makuti House ",
  slug: "makuti-house",
  location: "Vumawimbi",
  type: "villa",
  price: "520.5",
  max_guests: "8",
  description: "Two pavilions face west.",
  name_ar: "بيت الماكوتي",
  slug_ar: "بيت-الماكوتي",
  images: [PICTURE],
  image_texts: JSON.stringify({ [PICTURE]: { en: "The court" }, "/media/stays-media/gone.jpg": { en: "Gone" } }),
  features: ["wifi", "pool"],
  amenities: ["kitchen"],
};

const errorsOf = (changes: Partial<Record<keyof typeof good, string | string[]>>) => {
  const result = v.safeParse(stayForm, { ...good, ...changes });
  return result.success ? {} : v.flatten(result.issues).nested;
};
const parsed = (changes: Partial<typeof good> = {}) => v.parse(stayForm, { ...good, ...changes });

describe("what staff enter for a stay", () => {
  it("is made fit for the table", () => {
    expect(parsed()).toMatchObject({
      name: "Makuti House",
      name_ar: "بيت الماكوتي",
      name_fr: null,
      slug_ar: "بيت-الماكوتي",
      slug_fr: null,
      price: 52_050,
      max_guests: 8,
      image_texts: { [PICTURE]: { en: "The court" } },
      features: { wifi: true, pool: true },
      amenities: { kitchen: true },
    });
    expect(parsed({ price: "0", max_guests: "1" })).toMatchObject({ price: 0, max_guests: 1 });
  });

  it.each(["name", "slug", "location", "type", "description", "price", "max_guests"] as const)("needs %s", (field) => {
    expect(errorsOf({ [field]: " " })).toHaveProperty(field);
    expect(errorsOf({ [field]: "" })).toEqual({ [field]: expect.arrayContaining(["Required"]) });
  });

  it.each([
    ["price", "-1"],
    ["price", "1.001"],
    ["max_guests", "0"],
    ["max_guests", "2.5"],
    ["type", "castle"],
    ["slug", "a b"],
    ["slug", "a--b"],
    ["slug", "a/b"],
    ["slug_fr", "-a"],
    ["features", ["wifi", "helipad"]],
    ["amenities", ["pool"]],
    ["images", ["javascript:alert(1)"]],
  ] as const)("refuses %s %j", (field, value) => {
    const errors = Object.keys(errorsOf({ [field]: value as string | string[] }) ?? {});
    expect(errors.map((path) => path.split(".")[0])).toEqual([field]);
  });
});

describe.each(DATABASE_KINDS)("stays in the office on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [changes, bin, stay_bookings, stays]) await db.delete(table);
  });

  const make = async (changes: Partial<typeof good> = {}) => {
    const saved = await createRecord(db, staff, STAY_RECORDS, parsed(changes));
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  };
  const change = (id: string, changes: Partial<typeof good>) =>
    updateRecord(db, staff, STAY_RECORDS, id, (row) => ({
      values: v.parse(stayForm, { ...STAY_SHAPE.draftOf(row), ...changes }),
    }));

  it("comes back into the form as it was entered, and saving that changes nothing", async () => {
    const id = await make();
    const row = await findRecord(db, STAY_RECORDS, id);
    const texts = JSON.stringify({ [PICTURE]: { en: "The court" } });
    expect(STAY_SHAPE.draftOf(row!)).toEqual({ ...good, name: "Makuti House", price: "520.50", image_texts: texts });
    expect(Object.keys(STAY_SHAPE.draftOf(row!))).toEqual(Object.keys(STAY_SHAPE.empty));
    expect(await change(id, {})).toEqual({ ok: true, id });
    expect(await listChangesOf(db, "stays", id)).toHaveLength(1);
  });

  it("keeps addresses apart, whatever their language", async () => {
    const first = await make();
    const create = (changes: Partial<typeof good>) =>
      createRecord(db, staff, STAY_RECORDS, parsed({ slug: "other", slug_ar: "", ...changes }));
    expect(await create({ slug: "makuti-house" })).toEqual({ ok: false, reason: "taken", field: "slug" });
    expect(await create({ slug_ar: "بيت-الماكوتي" })).toEqual({ ok: false, reason: "taken", field: "slug_ar" });
    // An own slug and a localised one share the same addresses, both ways round.
    expect(await create({ slug_fr: "makuti-house" })).toEqual({ ok: false, reason: "taken", field: "slug_fr" });
    expect(await create({ slug: "بيت-الماكوتي" })).toEqual({ ok: false, reason: "taken", field: "slug" });
    expect(await db.select().from(stays)).toHaveLength(1);

    const second = await make({ slug: "other", slug_ar: "", slug_fr: "autre" });
    expect(await change(second, { slug_de: "makuti-house" })).toEqual({ ok: false, reason: "taken", field: "slug_de" });
    // Its own slugs do not stand in its way.
    expect(await change(second, { slug_fr: "other" })).toEqual({ ok: true, id: second });
    expect((await findStayPage(db, "بيت-الماكوتي", "fr"))?.id).toBe(first);
  });

  it("goes into the bin, and a request for it keeps the name", async () => {
    const id = await make();
    const asked = {
      full_name: "Amina",
      email: "amina@example.com",
      phone: "+1",
      check_in: "2027-08-20",
      check_out: "2027-08-23",
      guests: 2,
      special_requests: null,
      language: "en",
    } as const;
    expect(
      await requestStay(createMailContext(db), { ...asked, ...VISIT, slug: "makuti-house", submissionKey: "one" }),
    ).toMatchObject({ ok: true });
    expect(await deleteRecord(db, staff, STAY_RECORDS, id)).toEqual({ ok: true });
    const [kept] = await db.select().from(stay_bookings);
    expect(kept).toMatchObject({ stay_id: null, stay_name: "Makuti House" });
  });
});
