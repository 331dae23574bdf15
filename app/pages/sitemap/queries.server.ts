import { and, asc, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import { DEFAULT_MARKET_RULES, type MarketRules } from "#app/features/properties/market/rules";
import { isListed } from "#app/features/properties/queries.server";
import { properties } from "#app/features/properties/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import {
  MAX_FILE_ENTRIES,
  idRange,
  partitionsUpTo,
  SINGLE_PARTITION,
  type SitemapKind,
  type IdPartition,
} from "#app/pages/sitemap/rules";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

export interface SitemapEntry {
  kind: SitemapKind;
  /** The last part of its address. */
  name: string;
  changed: Date;
  pictures: string[];
}

const TABLES: Record<SitemapKind, PgTable & { id: AnyPgColumn }> = {
  experiences,
  stays,
  transportation: transportation_rentals,
  blog: blog_articles,
  "real-estate": properties,
};

function inPartition({ id }: { id: AnyPgColumn }, partition: IdPartition): SQL | undefined {
  const { from, before } = idRange(partition);
  return and(gte(id, from), before === null ? undefined : lt(id, before));
}

/**
 * In how many parts everything of a kind fits into files. Ids are random, so the first part stands for the others: it
 * must end before the id at which a file would be full. Counts hidden things too: what a file is made from, and not
 * what is shown of it, must have a bound.
 */
export async function countPartitions(db: Db, kind: SitemapKind): Promise<number> {
  const [firstBeyondFile] = await rowsOf<{ id: string }>(
    db,
    sql`select id from ${TABLES[kind]} order by id offset ${MAX_FILE_ENTRIES} limit 1`,
  );
  return firstBeyondFile ? partitionsUpTo(firstBeyondFile.id) : SINGLE_PARTITION.count;
}

/** One file's share of everything of a kind. */
export async function listSitemapEntries(
  db: Db,
  kind: SitemapKind,
  partition: IdPartition,
  rules = DEFAULT_MARKET_RULES,
): Promise<SitemapEntry[]> {
  return (await READ_BY_KIND[kind](db, partition, rules)).map((row) => ({ ...row, kind }));
}

type ReadEntries = (db: Db, partition: IdPartition, rules: MarketRules) => Promise<Omit<SitemapEntry, "kind">[]>;

const READ_BY_KIND: Record<SitemapKind, ReadEntries> = {
  experiences: (db, partition) =>
    db
      .select({ name: experiences.id, changed: experiences.updated_at, pictures: experiences.images })
      .from(experiences)
      .where(inPartition(experiences, partition))
      .orderBy(asc(experiences.id)),
  stays: (db, partition) =>
    db
      .select({ name: stays.slug, changed: stays.updated_at, pictures: stays.images })
      .from(stays)
      .where(inPartition(stays, partition))
      .orderBy(asc(stays.id)),
  transportation: (db, partition) =>
    db
      .select({
        name: transportation_rentals.id,
        changed: transportation_rentals.updated_at,
        pictures: transportation_rentals.images,
      })
      .from(transportation_rentals)
      .where(and(eq(transportation_rentals.available, true), inPartition(transportation_rentals, partition)))
      .orderBy(asc(transportation_rentals.id)),
  blog: async (db, partition) => {
    const rows = await db
      .select({ name: blog_articles.slug, changed: blog_articles.updated_at, cover: blog_articles.cover_image })
      .from(blog_articles)
      .where(inPartition(blog_articles, partition))
      .orderBy(asc(blog_articles.id));
    return rows.map(({ cover, ...row }) => ({ ...row, pictures: cover ? [cover] : [] }));
  },
  // Vehicles and properties can be hidden.
  "real-estate": (db, partition, rules) =>
    db
      .select({ name: properties.slug, changed: properties.updated_at, pictures: properties.images })
      .from(properties)
      .where(and(eq(properties.published, true), isListed(rules), inPartition(properties, partition)))
      .orderBy(asc(properties.id)),
};
