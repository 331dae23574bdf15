import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { countPartitions, listSitemapEntries } from "#app/pages/sitemap/queries.server";
import { MAX_FILE_ENTRIES, SINGLE_PARTITION } from "#app/pages/sitemap/rules";
import type { Database, Db } from "#app/platform/db/db.server";
import { DATABASE_KINDS } from "#tests/support/databases";

const property = { description: "D", type: "land", location: "Wete", price: 100, published: true } as const;

describe.each(DATABASE_KINDS)("the sitemap on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await db.insert(experiences).values({
      title: "Sail",
      description: "D",
      category: "Nature",
      duration: "Half-day",
      price: 100,
      images: ["/scenes/hero-1920.webp"],
    });
    await db.insert(stays).values({
      slug: "makuti",
      name: "S",
      description: "D",
      location: "Wete",
      type: "villa",
      price: 100,
      max_guests: 2,
    });
    await db.insert(transportation_rentals).values([
      {
        name: "Jimny",
        type: "car",
        description: "D",
        price_per_day: 100,
        price_per_week: 600,
        images: ["/scenes/roadCar-1920.webp"],
      },
      { name: "Away", type: "car", description: "D", price_per_day: 100, price_per_week: 600, available: false },
    ]);
    await db.insert(blog_articles).values({
      slug: "tide",
      title: "Tide",
      description: "D",
      content: "<p>C</p>",
      category: "Travel",
      published_date: "2026-01-01",
      cover_image: "/scenes/reef-1920.webp",
    });
    const plots = Array.from({ length: MAX_FILE_ENTRIES }, (_, n) => ({
      ...property,
      slug: `plot-${n}`,
      title: `Plot ${n}`,
      created_at: new Date(Date.UTC(2026, 0, 1, 0, n)),
    }));
    // No statement may take longer than a query of the site does.
    for (let from = 0; from < plots.length; from += 250)
      await db.insert(properties).values(plots.slice(from, from + 250));
    await db.insert(properties).values({ ...property, slug: "hidden", title: "Hidden", published: false });
  });
  afterAll(() => database.close());

  it("has as many files as it takes, of a size that is read at once", async () => {
    expect(await countPartitions(db, "real-estate")).toBe(2);
    expect(await countPartitions(db, "stays")).toBe(1);
  });

  it("lists everything once, over all files, and nothing that is hidden", async () => {
    const files = await Promise.all(
      [0, 1].map((number) => listSitemapEntries(db, "real-estate", { index: number, count: 2 })),
    );
    for (const file of files) expect(file.length).toBeLessThan(MAX_FILE_ENTRIES);
    const others = await Promise.all(
      (["experiences", "stays", "transportation", "blog"] as const).map((kind) =>
        listSitemapEntries(db, kind, SINGLE_PARTITION),
      ),
    );
    const listed = [...files, ...others].flat();
    expect(listed).toHaveLength(MAX_FILE_ENTRIES + 4);
    expect(new Set(listed.map(({ name }) => name)).size).toBe(MAX_FILE_ENTRIES + 4);
    expect(listed.map(({ name }) => name)).not.toContain("hidden");
    expect(listed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: "experiences",
          pictures: ["/scenes/hero-1920.webp"],
          changed: expect.any(Date),
        }),
        expect.objectContaining({ kind: "stays", name: "makuti", pictures: [] }),
        expect.objectContaining({ kind: "transportation", pictures: ["/scenes/roadCar-1920.webp"] }),
        expect.objectContaining({ kind: "blog", name: "tide", pictures: ["/scenes/reef-1920.webp"] }),
        expect.objectContaining({ kind: "real-estate", name: "plot-0" }),
      ]),
    );
  });
});
