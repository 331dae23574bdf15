import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as v from "valibot";
import { EMPTY_ARTICLE, type ArticleDraft } from "#app/features/blog/admin/form/draft";
import { articleShape } from "#app/features/blog/admin/form/shape.server";
import { ARTICLE_RECORDS } from "#app/features/blog/mutations.server";
import { findArticlePage, listCategories } from "#app/features/blog/queries.server";
import { blog_articles, blog_categories } from "#app/features/blog/tables.server";
import { createRecord, updateRecord } from "#app/features/history/mutations.server";
import { listStoredPictures } from "#app/features/media/admin/library/queries.server";
import { media_objects } from "#app/features/media/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { staff } from "#tests/support/staff";

const written: ArticleDraft = {
  ...EMPTY_ARTICLE,
  title: "Tide",
  slug: "tide",
  description: "Two highs",
  content: "<p>Sea</p>",
  category: "Travel",
  published_date: "2026-05-01",
};

describe.each(DATABASE_KINDS)("articles of the office on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(blog_articles);
    await db.delete(blog_categories);
    await db.delete(media_objects);
    await db.insert(blog_categories).values([{ name: "Travel" }, { name: "Culture" }]);
  });

  const parse = async (draft: Partial<ArticleDraft>) =>
    v.parse(articleShape(await listCategories(db)).schema, { ...written, ...draft });
  const create = async (draft: Partial<ArticleDraft>) => createRecord(db, staff, ARTICLE_RECORDS, await parse(draft));

  it("keep the category's name and its reference, which come by name", async () => {
    expect((await listCategories(db)).map(({ name }) => name)).toEqual(["Culture", "Travel"]);
    await create({ category: "Culture", file_size: "2012", video_url: "/media/blog-media/video-x.mp4" });
    const [row] = await db.select().from(blog_articles);
    const [culture] = await listCategories(db);
    expect(row).toMatchObject({ category: "Culture", category_id: culture!.id, file_size: 2012 });
    // Renamed since: the form shows the name it has now.
    expect(articleShape([{ id: culture!.id, name: "Heritage" }]).draftOf(row!).category).toBe("Heritage");
  });

  it("are stored without anything that could run, in every language, and a blank text as none", async () => {
    await create({
      content: "<p onclick=x>Sea<script>alert(1)</script></p>",
      content_fr: "<img src=x onerror=alert(1)>",
      content_de: "<p>&nbsp;</p>",
    });
    const [row] = await db.select().from(blog_articles);
    expect(row).toMatchObject({
      content: "<p>Sea</p>",
      content_fr: '<img alt="" src="x" loading="lazy" />',
      content_de: null,
    });
    expect(await findArticlePage(db, "tide", "de")).toMatchObject({ content: "<p>Sea</p>", contentLanguage: "en" });
  });

  it("are stored as they were read, so that opening and saving changes nothing", async () => {
    const saved = await create({ title_ar: "المد", content_ar: "<p>البحر</p>", seo_title: "Tides" });
    const shape = articleShape(await listCategories(db));
    const [before] = await db.select().from(blog_articles);
    const result = await updateRecord(db, staff, ARTICLE_RECORDS, saved.ok ? saved.id : "", (row) => ({
      values: v.parse(shape.schema, shape.draftOf(row)),
    }));
    expect(result.ok).toBe(true);
    expect(await db.select().from(blog_articles)).toEqual([before]);
  });

  it("have each an address of their own", async () => {
    await create({});
    expect(await create({ title: "Another" })).toEqual({ ok: false, reason: "taken", field: "slug" });
  });

  it.each([
    ["title", " "],
    ["slug", "Two words"],
    ["slug", "-tide"],
    ["description", ""],
    ["content", "<p></p>"],
    ["category", "Nowhere"],
    ["published_date", "2026-02-30"],
    ["video_url", "javascript:alert(1)"],
    ["seo_og_image", "data:image/png;base64,x"],
    ["file_size", "-1"],
  ])("are refused with %s = %j", async (field, value) => {
    await expect(parse({ [field]: value })).rejects.toThrow();
  });

  it("find their pictures in the media room: newest first, of one room or all, in pages, no films", async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const picture = { content_type: "image/jpeg", size: 1, width: 1600, height: 900 } as const;
    await db.insert(media_objects).values([
      ...Array.from({ length: 25 }, (__, n) => ({
        ...picture,
        bucket: "blog-media" as const,
        name: `${n}.jpg`,
        created_at: at(n),
      })),
      { ...picture, bucket: "stays-media", name: "stay.jpg", created_at: at(40) },
      { bucket: "blog-media", name: "film.mp4", content_type: "video/mp4", size: 1, created_at: at(50) },
    ]);
    const all = await listStoredPictures(db, { bucket: null, page: 1 });
    expect(all).toMatchObject({ total: 26, page: 1, pages: 2 });
    expect(all.rows.slice(0, 2)).toEqual([
      { url: "/media/stays-media/stay.jpg", width: 1600, height: 900 },
      { url: "/media/blog-media/24.jpg", width: 1600, height: 900 },
    ]);
    expect((await listStoredPictures(db, { bucket: "blog-media", page: 2 })).rows.map(({ url }) => url)).toEqual([
      "/media/blog-media/0.jpg",
    ]);
    expect(await listStoredPictures(db, { bucket: "experience-media", page: 5 })).toEqual({
      rows: [],
      total: 0,
      isMore: false,
      page: 1,
      pages: 1,
    });
  });
});
