import { and, asc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { FILE_SIZE, idsOf, partsBefore, WHOLE, type ListedKind, type Part } from "#app/pages/sitemap/rules";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

export interface Listed {
  kind: ListedKind;
  /** The last part of its address. */
  name: string;
  changed: Date;
  pictures: string[];
}

const TABLES: Record<ListedKind, PgTable & { id: AnyPgColumn }> = { experiences, stays, transportation: transportation_rentals, blog: blog_articles, "real-estate": properties };

function within({ id }: { id: AnyPgColumn }, part: Part): SQL | undefined {
  const { from, before } = idsOf(part);
  return and(gte(id, from), before === null ? undefined : lt(id, before));
}

/**
 * In how many parts everything of a kind fits into files. Ids are random, so the first part stands for the others: it must end before the id at which a file
 * would be full. Counts hidden things too: what a file is made from, and not what is shown of it, must have a bound.
 */
export async function findParts(db: Db, kind: ListedKind): Promise<number> {
  const [behind] = await rowsOf<{ id: string }>(db, sql`select id from ${TABLES[kind]} order by id offset ${FILE_SIZE} limit 1`);
  return behind ? partsBefore(behind.id) : WHOLE.of;
}

/** One file's share of everything of a kind. */
export async function listForSitemap(db: Db, kind: ListedKind, part: Part): Promise<Listed[]> {
  return (await READ[kind](db, part)).map((row) => ({ ...row, kind }));
}

type Read = (db: Db, part: Part) => Promise<Omit<Listed, "kind">[]>;

const READ: Record<ListedKind, Read> = {
  experiences: (db, part) =>
    db.select({ name: experiences.id, changed: experiences.updated_at, pictures: experiences.images }).from(experiences).where(within(experiences, part)).orderBy(asc(experiences.id)),
  stays: (db, part) => db.select({ name: stays.slug, changed: stays.updated_at, pictures: stays.images }).from(stays).where(within(stays, part)).orderBy(asc(stays.id)),
  transportation: (db, part) =>
    db
      .select({ name: transportation_rentals.id, changed: transportation_rentals.updated_at, pictures: transportation_rentals.images })
      .from(transportation_rentals)
      .where(and(eq(transportation_rentals.available, true), within(transportation_rentals, part)))
      .orderBy(asc(transportation_rentals.id)),
  blog: async (db, part) => {
    const rows = await db
      .select({ name: blog_articles.slug, changed: blog_articles.updated_at, cover: blog_articles.cover_image })
      .from(blog_articles)
      .where(within(blog_articles, part))
      .orderBy(asc(blog_articles.id));
    return rows.map(({ cover, ...row }) => ({ ...row, pictures: cover ? [cover] : [] }));
  },
  // Vehicles and properties can be hidden.
  "real-estate": (db, part) =>
    db
      .select({ name: properties.slug, changed: properties.updated_at, pictures: properties.images })
      .from(properties)
      .where(and(eq(properties.published, true), within(properties, part)))
      .orderBy(asc(properties.id)),
};
