import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { listArticlesForOffice } from "#app/features/blog/queries.server";
import { blog_articles, blog_categories } from "#app/features/blog/tables.server";
import { listForOffice } from "#app/features/experiences/queries.server";
import { experiences } from "#app/features/experiences/tables.server";
import { deleteRecord, updateRecord } from "#app/features/history/mutations.server";
import { bin, changes } from "#app/features/history/tables.server";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { listStaysForOffice } from "#app/features/stays/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { VEHICLE_RECORDS } from "#app/features/transportation/mutations.server";
import { listVehicles, listVehiclesForOffice } from "#app/features/transportation/queries.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const stay = {
  description: "x",
  location: "Wambaa",
  type: "villa",
  price: 10_000,
  max_guests: 2,
} as const;
const vehicle = { description: "x", type: "car", price_per_day: 6_000, price_per_week: 35_000 } as const;
const article = { description: "x", content: "<p>x</p>", category: "Travel" } as const;

describe.each(DATABASE_KINDS)("the office's lists on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [stays, transportation_rentals, blog_articles, blog_categories, experiences, bin, changes])
      await db.delete(table);
  });

  it("have every stay, newest first, and lose a deleted one to the bin", async () => {
    await db.insert(stays).values([
      {
        ...stay,
        name: "Older",
        slug: "older",
        images: ["/media/stays-media/a.jpg", "/media/stays-media/b.jpg"],
        created_at: new Date("2026-01-01"),
      },
      { ...stay, name: "Newer", slug: "newer", created_at: new Date("2026-02-01") },
    ]);
    const [newer, older] = await listStaysForOffice(db);
    expect(newer).toMatchObject({
      name: "Newer",
      slug: "newer",
      price: 10_000,
      max_guests: 2,
      image: null,
    });
    expect(older).toMatchObject({ name: "Older", image: "/media/stays-media/a.jpg" });
    expect(await deleteRecord(db, staff, STAY_RECORDS, older!.id)).toEqual({ ok: true });
    expect(await deleteRecord(db, staff, STAY_RECORDS, older!.id)).toEqual({ ok: false, reason: "missing" });
    expect((await listStaysForOffice(db)).map(({ name }) => name)).toEqual(["Newer"]);
    expect(await db.select({ room: bin.room, name: bin.item_name, by: bin.deleted_by }).from(bin)).toEqual([
      { room: "stays", name: "Older", by: staff.name },
    ]);
  });

  it("have vehicles that visitors do not see, and say who made one unavailable", async () => {
    await db.insert(transportation_rentals).values({ ...vehicle, name: "Jimny" });
    const [jimny] = await listVehiclesForOffice(db);
    const turn = (available: boolean) =>
      updateRecord(db, staff, VEHICLE_RECORDS, jimny!.id, () => ({ values: { available } }));
    expect(await turn(false)).toMatchObject({ ok: true });
    expect(await turn(false)).toMatchObject({ ok: true });
    expect(await listVehiclesForOffice(db)).toMatchObject([{ name: "Jimny", available: false }]);
    expect(await listVehicles(db, "en", { type: "", maxPrice: null, withDriver: false })).toEqual([]);
    expect(
      await db
        .select({ action: changes.action, item: changes.item_name, by: changes.user_name, fields: changes.fields })
        .from(changes),
    ).toEqual([{ action: "changed", item: "Jimny", by: staff.name, fields: { available: { from: true, to: false } } }]);
  });

  it("have articles by their date, in the languages that can be read", async () => {
    const [category] = await db.insert(blog_categories).values({ name: "Renamed" }).returning();
    await db.insert(blog_articles).values([
      {
        ...article,
        title: "Old",
        slug: "old",
        published_date: "2026-01-01",
        category_id: category!.id,
        title_fr: "Vieux",
        content_fr: "<p>x</p>",
        title_sw: "Zamani",
        title_ar: "قديم",
        content_ar: "  ",
      },
      { ...article, title: "New", slug: "new", published_date: "2026-03-01" },
    ]);
    const rows = await listArticlesForOffice(db);
    expect(rows).toMatchObject([
      { title: "New", category: "Travel", languages: ["en"] },
      { title: "Old", category: "Renamed", languages: ["en", "fr"], published_date: "2026-01-01" },
    ]);
    expect(rows[0]).not.toHaveProperty("content");
    expect(await deleteRecord(db, staff, ARTICLE_RECORDS, rows[0]!.id)).toEqual({ ok: true });
    expect(
      await db.select({ slug: blog_articles.slug }).from(blog_articles).where(eq(blog_articles.slug, "new")),
    ).toEqual([]);
  });

  it("sort experiences in the database, across its pages", async () => {
    await db.insert(experiences).values(
      ["b", "C", "a", ...Array.from({ length: 7 }, (_, at) => `z${at}`)].map((title, at) => ({
        title,
        description: "x",
        category: "Nature",
        duration: "1 hour",
        price: 100 * ((at * 3) % 10),
        created_at: new Date(2026, 0, at + 1),
      })),
    );
    const titles = async (sort: Parameters<typeof listForOffice>[1]["sort"], page = 1) =>
      (await listForOffice(db, { search: "", category: "", sort, page })).rows.map(({ title }) => title);
    expect((await titles({ key: "title", isDescending: false })).slice(0, 4)).toEqual(["a", "b", "C", "z0"]);
    expect(await titles({ key: "title", isDescending: true }, 2)).toEqual(["b", "a"]);
    const { rows } = await listForOffice(db, {
      search: "",
      category: "",
      sort: { key: "price", isDescending: true },
      page: 1,
    });
    expect(rows.map(({ price }) => price)).toEqual([900, 800, 700, 600, 500, 400, 300, 200]);
    // Equals in the list's own order: newest first.
    expect((await titles({ key: "category", isDescending: false }))[0]).toBe("z6");
  });
});
