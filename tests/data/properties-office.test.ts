import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRecord, deleteRecord, restoreRecord, updateRecord } from "#app/features/history/mutations.server";
import { listChangesOf } from "#app/features/history/queries.server";
import { bin, changes } from "#app/features/history/tables.server";
import { savePropertyInquiry } from "#app/features/inquiries/mutations.server";
import { countPropertyInquiries } from "#app/features/inquiries/queries.server";
import { property_inquiries } from "#app/features/inquiries/tables.server";
import { PROPERTY_SHAPE, type PropertyDraft } from "#app/features/properties/admin/form/draft";
import { propertyForm } from "#app/features/properties/input";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { listFeaturedPropertyCards, listPropertyCards } from "#app/features/properties/queries.server";
import {
  countPropertiesForOffice,
  findPropertyRecord,
  listPropertiesForOffice,
  type OfficeListQuery,
} from "#app/features/properties/office-list/queries.server";
import { findPropertyPage } from "#app/features/properties/page/queries.server";
import { readPropertyFilters } from "#app/features/properties/filters";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { createMailContext } from "#tests/support/mail-context";
import { staff } from "#tests/support/staff";

const draft: PropertyDraft = {
  ...PROPERTY_SHAPE.empty,
  title: "Sea  & Sun-Villa 2",
  type: "villa",
  price: "125000.50",
  status: "off_plan",
  bedrooms: "3",
  land_size: "500.5",
  description: "Wide",
  full_address: "Road 1, Konde",
  location: "Konde",
  amenities: ["Garden", "Solar Power"],
};
const read = (typed: Partial<PropertyDraft> = {}) => v.parse(propertyForm, { ...draft, ...typed });
const EVERYTHING: OfficeListQuery = { search: "", type: "", status: "", listing: "", market: "", sort: null, page: 1 };

describe.each(DATABASE_KINDS)("the office's properties on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [changes, bin, property_inquiries, property_notifications, properties]) await db.delete(table);
  });

  async function make(typed: Partial<PropertyDraft> = {}): Promise<string> {
    const saved = await createRecord(db, staff, PROPERTY_RECORDS, read(typed));
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  }
  it("have the island's day on which they came in, in the office and for search engines", async () => {
    const id = await make({ published: "on" });
    await db
      .update(properties)
      .set({ created_at: new Date("2026-03-16T22:05:09Z") })
      .where(eq(properties.id, id));
    expect(await findPropertyRecord(db, id)).toMatchObject({ created: "2026-03-17" });
    expect((await findPropertyPage(db, (await rowOf(id)).slug, "en"))?.posted).toBe("2026-03-17");
  });

  const rowOf = async (id: string) => (await db.select().from(properties).where(eq(properties.id, id)))[0]!;

  it("stores what the form says, with a slug from the title and nobody as its owner", async () => {
    const row = await rowOf(await make());
    expect(row).toMatchObject({
      slug: "sea-sun-villa-2",
      price: 12_500_050,
      listing_type: "sale",
      status: "off_plan",
      bedrooms: 3,
      bathrooms: null,
      land_size: "500.5 m²",
      amenities: { Garden: true, "Solar Power": true },
      published: false,
      is_featured: false,
      owner_name: null,
      owner_email: null,
      owner_phone: null,
      contact_email: null,
    });
    expect(Object.keys(row.amenities)).toHaveLength(2);
  });

  it("keeps the owner of a property a visitor sent, and writes nothing where nothing was changed", async () => {
    const owner = {
      owner_name: "Bi Asha",
      owner_email: "asha@example.com",
      owner_phone: "+971 50 1",
      contact_email: "asha@example.com",
      submission_key: "k",
    };
    const [sent] = await db
      .insert(properties)
      .values({ ...read(), ...owner, amenities: { Garden: true }, land_size: "70 m²", latitude: -4.9, longitude: 39.7 })
      .returning();
    const same = v.parse(propertyForm, PROPERTY_SHAPE.draftOf(sent!));
    await updateRecord(db, staff, PROPERTY_RECORDS, sent!.id, () => ({ values: same }));
    expect(await rowOf(sent!.id)).toEqual(sent);
    expect(await listChangesOf(db, "properties", sent!.id)).toEqual([]);
    await updateRecord(db, staff, PROPERTY_RECORDS, sent!.id, () => ({
      values: { ...same, title: "New", published: true },
    }));
    expect(await rowOf(sent!.id)).toMatchObject({ ...owner, title: "New", slug: sent!.slug, published: true });
    expect(await listChangesOf(db, "properties", sent!.id)).toMatchObject([
      { action: "published", user_name: staff.name },
    ]);
  });

  it("counts no rooms on land, whatever was sent", () => {
    expect(
      read({ type: "land", bedrooms: "3", bathrooms: "2", parking_spaces: "1", year_built: "1990" }),
    ).toMatchObject({ bedrooms: null, bathrooms: null, parking_spaces: null, year_built: 1990 });
  });

  it("lets no two properties be reached at one address, in whichever language", async () => {
    const id = await make({ slug_ru: "вилла-у-моря" });
    const create = (typed: Partial<PropertyDraft>) => createRecord(db, staff, PROPERTY_RECORDS, read(typed));
    expect(await create({})).toEqual({ ok: false, reason: "taken", field: "slug" });
    expect(await create({ title: "Вилла у моря" })).toEqual({ ok: false, reason: "taken", field: "slug" });
    expect(await create({ title: "Other", slug_fr: "sea-sun-villa-2" })).toEqual({
      ok: false,
      reason: "taken",
      field: "slug_fr",
    });
    expect(await create({ title: "Other", slug_ru: "вилла-у-моря" })).toEqual({
      ok: false,
      reason: "taken",
      field: "slug_ru",
    });
    expect(await create({ title: "Other", slug_de: "вилла-у-моря" })).toMatchObject({ ok: true });
    expect(
      await updateRecord(db, staff, PROPERTY_RECORDS, id, () => ({ values: { slug_fr: "sea-sun-villa-2" } })),
    ).toMatchObject({ ok: true });
    expect(read({ title: "Submit" }).slug).toBe("submit-1");
    expect(read({ title: "☂ 🏖️" }).slug).toMatch(/^property-[0-9a-f]{8}$/);
    expect(read({ slug: " 海边-2 " }).slug).toBe("海边-2");
  });

  it("finds by title or place, filters, sorts and pages", async () => {
    for (let n = 1; n <= 9; n++)
      await make({
        title: `Plot ${n}`,
        type: "land",
        price: String(n * 100),
        location: n === 9 ? "MKOANI 100%" : "Wete",
        status: "ready",
      });
    await make({ title: "éden", listing_type: "rent", price: "5" });
    await make({ title: "Zebra", published: "on" });
    const list = (view: Partial<OfficeListQuery>) => listPropertiesForOffice(db, { ...EVERYTHING, ...view });
    const titles = async (view: Partial<OfficeListQuery>) => (await list(view)).rows.map(({ title }) => title);
    expect(await list({})).toMatchObject({ total: 11, page: 1, pages: 2 });
    expect(await titles({})).toEqual(["Zebra", "éden", "Plot 9", "Plot 8", "Plot 7", "Plot 6", "Plot 5", "Plot 4"]);
    expect(await titles({ page: 99 })).toEqual(["Plot 3", "Plot 2", "Plot 1"]);
    expect(await titles({ search: "mkoani" })).toEqual(["Plot 9"]);
    expect(await titles({ search: "0%" })).toEqual(["Plot 9"]);
    expect(await titles({ search: "ZEB" })).toEqual(["Zebra"]);
    expect(await titles({ search: "p_ot" })).toEqual([]);
    expect(await titles({ type: "villa" })).toEqual(["Zebra", "éden"]);
    expect(await titles({ status: "off_plan", listing: "sale" })).toEqual(["Zebra"]);
    expect(await titles({ listing: "rent" })).toEqual(["éden"]);
    expect((await titles({ sort: { key: "price", isDescending: false } })).slice(0, 2)).toEqual(["éden", "Plot 1"]);
    expect((await titles({ sort: { key: "price", isDescending: true } })).slice(0, 2)).toEqual(["Zebra", "Plot 9"]);
    expect((await titles({ sort: { key: "title", isDescending: false } })).slice(0, 2)).toEqual(["Plot 1", "Plot 2"]);
  });

  it("counts what waits for somebody to look at it", async () => {
    const ids = [
      await make({ title: "A" }),
      await make({ title: "B" }),
      await make({ title: "C" }),
      await make({ title: "D" }),
    ];
    const notice = (property_id: string, read: boolean) =>
      db.insert(property_notifications).values({ property_id, read, type: "new_submission", message: "m" });
    await notice(ids[0]!, false);
    await notice(ids[1]!, true);
    await notice(ids[2]!, false);
    await updateRecord(db, staff, PROPERTY_RECORDS, ids[2]!, () => ({ values: { published: true } }));
    expect(await countPropertiesForOffice(db)).toEqual({ all: 4, waiting: 1 });
  });

  it("shows on home what is featured, once it is published", async () => {
    const id = await make({ is_featured: "on" });
    expect(await listFeaturedPropertyCards(db, "en", 3)).toEqual([]);
    await updateRecord(db, staff, PROPERTY_RECORDS, id, () => ({ values: { published: true } }));
    expect(await listFeaturedPropertyCards(db, "en", 3)).toMatchObject([{ id }]);
    expect(await listPropertyCards(db, "en", readPropertyFilters(new URLSearchParams(), [], []), 1)).toMatchObject({
      total: 1,
    });
    await updateRecord(db, staff, PROPERTY_RECORDS, id, () => ({ values: { published: false } }));
    expect(await listFeaturedPropertyCards(db, "en", 3)).toEqual([]);
    expect((await listChangesOf(db, "properties", id)).map(({ action }) => action)).toEqual([
      "unpublished",
      "published",
      "created",
    ]);
  });

  it("comes back from the bin with its inquiries", async () => {
    const id = await make({ published: "on" });
    await savePropertyInquiry(createMailContext(db), {
      name: "Chen",
      email: "chen@example.com",
      phone: null,
      message: "Hi",
      slug: "sea-sun-villa-2",
      language: "en",
      submissionKey: "q",
    });
    expect(await countPropertyInquiries(db, id)).toBe(1);
    await deleteRecord(db, staff, PROPERTY_RECORDS, id);
    expect(await db.select().from(properties)).toEqual([]);
    expect(await db.select().from(property_inquiries)).toMatchObject([{ property_id: null }]);
    const [kept] = await db.select().from(bin);
    expect(await restoreRecord(db, staff, kept!.id)).toMatchObject({ ok: true });
    expect(await countPropertyInquiries(db, id)).toBe(1);
  });
});
