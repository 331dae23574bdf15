import { asc, count, desc, eq, type SQL } from "drizzle-orm";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { slicesOf, type Counts, type ListedKind, type Slice } from "#app/pages/sitemap/rules";
import type { Db } from "#app/platform/db/db.server";

export interface Listed {
  kind: ListedKind;
  /** The last part of its address. */
  name: string;
  changed: Date;
  pictures: string[];
}

/** What anybody may see: only properties can be hidden. */
const published: SQL = eq(properties.published, true);

export async function countListed(db: Db): Promise<Counts> {
  const [a, b, c, d] = await Promise.all([
    db.select({ n: count() }).from(experiences),
    db.select({ n: count() }).from(stays),
    db.select({ n: count() }).from(blog_articles),
    db.select({ n: count() }).from(properties).where(published),
  ]);
  return { experiences: a[0]!.n, stays: b[0]!.n, blog: c[0]!.n, "real-estate": d[0]!.n };
}

/** One file's share of everything that has a page of its own. Oldest first, so that what is new changes the last file only. */
export async function listForSitemap(db: Db, file: number, counts: Counts): Promise<Listed[]> {
  const slices = await Promise.all(
    slicesOf(file, counts).map(async (slice) => (await READ[slice.kind](db, slice)).map((row) => ({ ...row, kind: slice.kind }))),
  );
  return slices.flat();
}

type Read = (db: Db, slice: Slice) => Promise<Omit<Listed, "kind">[]>;

const READ: Record<ListedKind, Read> = {
  experiences: (db, { limit, offset }) =>
    db
      .select({ name: experiences.id, changed: experiences.updated_at, pictures: experiences.images })
      .from(experiences)
      .orderBy(asc(experiences.created_at), desc(experiences.id))
      .limit(limit)
      .offset(offset),
  stays: (db, { limit, offset }) =>
    db
      .select({ name: stays.slug, changed: stays.updated_at, pictures: stays.images })
      .from(stays)
      .orderBy(asc(stays.created_at), desc(stays.id))
      .limit(limit)
      .offset(offset),
  blog: async (db, { limit, offset }) => {
    const rows = await db
      .select({ name: blog_articles.slug, changed: blog_articles.updated_at, cover: blog_articles.cover_image })
      .from(blog_articles)
      .orderBy(asc(blog_articles.published_date), desc(blog_articles.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ cover, ...row }) => ({ ...row, pictures: cover ? [cover] : [] }));
  },
  "real-estate": (db, { limit, offset }) =>
    db
      .select({ name: properties.slug, changed: properties.updated_at, pictures: properties.images })
      .from(properties)
      .where(published)
      .orderBy(asc(properties.created_at), desc(properties.id))
      .limit(limit)
      .offset(offset),
};
