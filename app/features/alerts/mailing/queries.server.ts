import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { DROP_PERCENT } from "#app/features/alerts/rules";
import { told_properties, watched_properties } from "#app/features/alerts/tables.server";
import { subscribers } from "#app/features/cases/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { localisedColumns } from "#app/features/properties/queries.server";
import type { ListingType } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";
import type { Cents } from "#app/platform/money/money";

/** A property as a message names it. */
export interface ToldProperty {
  slug: string;
  title: string;
  location: string;
  /** Null: on request. */
  price: Cents | null;
  listing_type: ListingType;
  image: string | null;
  /** What it cost before, where that is the news. */
  before: Cents | null;
}

export async function findSubscriber(db: Db, where: { id: string } | { email: string }) {
  const [row] = await db
    .select()
    .from(subscribers)
    .where("id" in where ? eq(subscribers.id, where.id) : eq(subscribers.email, where.email.toLowerCase()));
  return row ?? null;
}

const columnsOf = (language: Language) => ({
  ...localisedColumns(language),
  slug: properties.slug,
  location: properties.location,
  price: properties.shown_price,
  listing_type: properties.listing_type,
  images: properties.images,
});

type Row = { title: string; images: string[] } & Omit<ToldProperty, "title" | "image" | "before">;

const toldProperty = (row: Row, language: Language, before: Cents | null): ToldProperty => ({
  slug: row.slug,
  title: localisedText(row, "title", language),
  location: row.location,
  price: row.price,
  listing_type: row.listing_type,
  image: row.images[0] ?? null,
  before,
});

/** What a message tells of as new and visitors still see, newest first; and how many there are. */
export async function listNewIn(db: Db, mailing: string, language: Language, limit: number) {
  const isTold = and(
    eq(told_properties.mailing, mailing),
    eq(properties.published, true),
    ne(properties.market, "sold"),
  );
  const rows = await db
    .select({ ...columnsOf(language), total: sql<number>`(count(*) over ())::int` })
    .from(told_properties)
    .innerJoin(properties, eq(properties.id, told_properties.property_id))
    .where(isTold)
    .orderBy(desc(properties.first_published_at), properties.id)
    // One at least, so that it is known how many there are.
    .limit(Math.max(1, limit));
  return {
    found: rows.slice(0, limit).map((row) => toldProperty(row, language, null)),
    total: rows[0]?.total ?? 0,
  };
}

/** What a message tells of as cheaper, as long as it is. */
export async function listDropsIn(db: Db, mailing: string, language: Language, limit: number): Promise<ToldProperty[]> {
  const rows = await db
    .select({ ...columnsOf(language), before: watched_properties.told_before })
    .from(watched_properties)
    .innerJoin(properties, eq(properties.id, watched_properties.property_id))
    .where(
      and(
        eq(watched_properties.mailing, mailing),
        isNotNull(watched_properties.told_before),
        eq(properties.published, true),
        ne(properties.market, "sold"),
        sql`${properties.shown_price} * 100 <= ${watched_properties.told_before} * ${sql.raw(String(100 - DROP_PERCENT))}`,
      ),
    )
    .orderBy(properties.title, properties.id)
    .limit(limit);
  return rows.map((row) => toldProperty(row, language, row.before));
}

/** Messages with a way to start that left within the last hour, or are leaving now. */
export async function countRecentOptIns(db: Db): Promise<number> {
  const isLeaving = and(
    isNull(outbox.sent_at),
    gt(outbox.attempts, 0),
    isNull(outbox.last_error),
    gt(outbox.next_attempt_at, sql`now()`),
  );
  const rows = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(outbox)
    .where(and(eq(outbox.purpose, "optin"), or(gt(outbox.sent_at, sql`now() - interval '1 hour'`), isLeaving)));
  return oneRow(rows).n;
}
