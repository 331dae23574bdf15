import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { countListed, listForSitemap } from "#app/pages/sitemap/queries.server";
import { FILE_SIZE } from "#app/pages/sitemap/rules";
import type { Database, Db } from "#app/platform/db/db.server";
import { BOTH } from "#tests/support/databases";

const property = { description: "D", type: "land", location: "Wete", price: 100, published: true } as const;

describe.each(BOTH)("the sitemap on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(experiences).values({ title: "Sail", description: "D", category: "Nature", duration: "Half-day", price: 100, images: ["/scenes/hero-1920.webp"] });
    await db.insert(stays).values({ slug: "makuti", name: "S", description: "D", location: "Wete", type: "villa", price: 100, rating: 4.5, max_guests: 2 });
    await db.insert(blog_articles).values({ slug: "tide", title: "Tide", description: "D", content: "<p>C</p>", category: "Travel", published_date: "2026-01-01", cover_image: "/scenes/reef-1920.webp" });
    await db.insert(properties).values(
      Array.from({ length: FILE_SIZE }, (_, n) => ({ ...property, slug: `plot-${n}`, title: `Plot ${n}`, created_at: new Date(Date.UTC(2026, 0, 1, 0, n)) })),
    );
    await db.insert(properties).values({ ...property, slug: "hidden", title: "Hidden", published: false });
  });
  afterAll(() => database.close());

  it("counts what anybody may see", async () => {
    expect(await countListed(db)).toEqual({ experiences: 1, stays: 1, blog: 1, "real-estate": FILE_SIZE });
  });

  it("lists everything once, over as many files as it takes, and nothing that is hidden", async () => {
    const counts = await countListed(db);
    const [first, second, third] = await Promise.all([1, 2, 3].map((file) => listForSitemap(db, file, counts)));
    expect(first).toHaveLength(FILE_SIZE);
    expect(first!.slice(0, 4)).toMatchObject([
      { kind: "experiences", pictures: ["/scenes/hero-1920.webp"], changed: expect.any(Date) },
      { kind: "stays", name: "makuti", pictures: [] },
      { kind: "blog", name: "tide", pictures: ["/scenes/reef-1920.webp"] },
      { kind: "real-estate", name: "plot-0" },
    ]);
    expect(second!.map(({ name }) => name)).toEqual([1_997, 1_998, 1_999].map((n) => `plot-${n}`));
    expect(third).toEqual([]);
    expect(new Set([...first!, ...second!].map(({ name }) => name)).size).toBe(FILE_SIZE + 3);
    expect([...first!, ...second!].map(({ name }) => name)).not.toContain("hidden");
  });
});
