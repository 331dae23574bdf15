import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  findArticlePage,
  listArticleCards,
  listCategoryNames,
  listNewestArticles,
} from "#app/features/blog/queries.server";
import { offeredCategories } from "#app/features/blog/rules";
import { BLOG_CATEGORIES, readFilters } from "#app/features/blog/schema";
import { blog_articles, blog_categories } from "#app/features/blog/tables.server";
import type { Database, Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import { DATABASE_KINDS } from "#tests/support/databases";

const row = {
  title: "Tide",
  description: "Two highs",
  content: "<p>Sea</p>",
  category: "Travel",
  published_date: "2026-05-01",
};
const NO_FILTERS = { search: "", category: "" };

describe.each(DATABASE_KINDS)("articles on %s", (_, open) => {
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
  });

  const add = async (slug: string, values: Partial<typeof blog_articles.$inferInsert> = {}) => {
    await db.insert(blog_articles).values({ ...row, slug, ...values });
  };
  const slugs = async (filters: Partial<typeof NO_FILTERS>, language: Language = "en") =>
    (await listArticleCards(db, language, { ...NO_FILTERS, ...filters }, 1)).rows.map(({ slug }) => slug);

  it("are listed newest first, a future day included, without their content", async () => {
    await add("older", { published_date: "2026-01-01" });
    await add("future", { published_date: "2099-01-01" });
    await add("newer", { published_date: "2026-02-01" });
    expect(await slugs({})).toEqual(["future", "newer", "older"]);
    const [first] = (await listArticleCards(db, "en", NO_FILTERS, 1)).rows;
    expect(first).not.toHaveProperty("content");
    expect((await listNewestArticles(db, "en", { limit: 1, except: "future" })).map(({ slug }) => slug)).toEqual([
      "newer",
    ]);
  });

  it("of one day keep one order over the pages", async () => {
    await db.insert(blog_articles).values(Array.from({ length: 30 }, (__, n) => ({ ...row, slug: `a-${n}` })));
    const pages = [await listArticleCards(db, "en", NO_FILTERS, 1), await listArticleCards(db, "en", NO_FILTERS, 2)];
    expect(pages.map(({ rows, total, page, pages: last }) => [rows.length, total, page, last])).toEqual([
      [24, 30, 1, 2],
      [6, 30, 2, 2],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ slug }) => slug))).size).toBe(30);
    expect(await listArticleCards(db, "en", NO_FILTERS, 9)).toMatchObject({ page: 2 });
    expect(await listArticleCards(db, "en", { ...NO_FILTERS, search: "nothing" }, 9)).toMatchObject({
      rows: [],
      total: 0,
      page: 1,
      pages: 1,
    });
  });

  it("are searched in the page's language and in English, without regard to case", async () => {
    await add("cloves", {
      title: "A season of CLOVES",
      title_fr: "La saison des girofles",
      description_de: "Nelken auf Matten",
    });
    await add("sale", { title: "100% plot_price", description: "Not a clove in sight" });
    expect(await slugs({ search: "cloves" })).toEqual(["cloves"]);
    expect((await slugs({ search: "Clove" })).toSorted()).toEqual(["cloves", "sale"]);
    expect(await slugs({ search: "GIROFLES" }, "fr")).toEqual(["cloves"]);
    expect(await slugs({ search: "season" }, "fr")).toEqual(["cloves"]);
    expect(await slugs({ search: "matten" }, "de")).toEqual(["cloves"]);
    expect(await slugs({ search: "girofles" })).toEqual([]);
    expect(await slugs({ search: "0%" })).toEqual(["sale"]);
    expect(await slugs({ search: "t_p" })).toEqual(["sale"]);
    expect(await slugs({ search: "n_t" })).toEqual([]);
  });

  it("are filtered by category, and show the name of the category they refer to", async () => {
    const [recipes] = await db.insert(blog_categories).values({ name: "Recipes" }).returning();
    await add("octopus", { category: "Recipes", category_id: recipes!.id });
    await add("ferry");
    expect(await slugs({ category: "Recipes" })).toEqual(["octopus"]);
    expect(await slugs({ category: "Recipes", search: "ferry" })).toEqual([]);
    await db.update(blog_categories).set({ name: "Food" });
    expect(await findArticlePage(db, "octopus", "en")).toMatchObject({ category: "Food" });
    expect(await findArticlePage(db, "ferry", "en")).toMatchObject({ category: "Travel" });
  });

  it("offer the known categories in their order, then the others by name", async () => {
    await db.insert(blog_categories).values(["Weather", "Business", "Birds", "Stays"].map((name) => ({ name })));
    const offered = offeredCategories(await listCategoryNames(db));
    expect(offered).toEqual([...BLOG_CATEGORIES, "Birds", "Weather"]);
    expect(readFilters(new URLSearchParams("search= tide &category=Birds"), offered)).toEqual({
      search: "tide",
      category: "Birds",
    });
    expect(readFilters(new URLSearchParams("category=Nothing"), offered)).toEqual(NO_FILTERS);
  });

  it("are read in the visitor's language, else in English, and say which", async () => {
    await add("tide", {
      title_fr: "La marée",
      content_fr: "<p>Mer</p>",
      content_de: "  ",
      seo_title: "Tide tables",
      seo_og_image: "/og.webp",
    });
    expect(await findArticlePage(db, "tide", "en")).toMatchObject({
      content: "<p>Sea</p>",
      contentLanguage: "en",
      seo_title: "Tide tables",
    });
    expect(await findArticlePage(db, "tide", "fr")).toMatchObject({
      title: "La marée",
      description: "Two highs",
      content: "<p>Mer</p>",
      contentLanguage: "fr",
      seo_title: null,
      seo_og_image: "/og.webp",
    });
    expect(await findArticlePage(db, "tide", "de")).toMatchObject({
      title: "Tide",
      content: "<p>Sea</p>",
      contentLanguage: "en",
    });
    expect(await findArticlePage(db, "nope", "en")).toBeNull();
  });
});
