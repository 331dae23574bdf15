import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Rated, Rating } from "#app/features/page/rating";
import type { ReviewQuery } from "#app/features/reviews/review-query";
import { ratingOf, totalCount, type StarCounts } from "#app/features/reviews/rules";
import { STARS, type ListingKind, type Stars } from "#app/features/reviews/schema";
import { review_stats, reviews } from "#app/features/reviews/tables.server";
import { trackSingleRow } from "#app/platform/cache/render-tracking.server";
import type { Db } from "#app/platform/db/db.server";
import { oneRow, rowsOf } from "#app/platform/db/rows.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";

export interface Listing {
  kind: ListingKind;
  id: string;
}

interface ShownCounts {
  counts: StarCounts;
  /** There is nothing but reviews that came with the demo catalogue. */
  isDemo: boolean;
  /** Some of the demo catalogue are there too, and no longer shown. */
  hasHidden: boolean;
}

type StatsRow = typeof review_stats.$inferSelect;

const NO_COUNTS: StarCounts = [0, 0, 0, 0, 0];

/** From the first real one on, those of the demo catalogue are neither shown nor counted. */
function shownCounts(row: StatsRow | undefined): ShownCounts {
  if (!row) return { counts: NO_COUNTS, isDemo: false, hasHidden: false };
  const real: StarCounts = [row.ones, row.twos, row.threes, row.fours, row.fives];
  const demo: StarCounts = [row.demo_ones, row.demo_twos, row.demo_threes, row.demo_fours, row.demo_fives];
  if (totalCount(real) === 0) return { counts: demo, isDemo: totalCount(demo) > 0, hasHidden: false };
  return { counts: real, isDemo: false, hasHidden: totalCount(demo) > 0 };
}

/** The same cards with what guests gave, by one query for all of them. */
export async function withRatings<Card extends { id: string }>(
  db: Db,
  kind: ListingKind,
  cards: readonly Card[],
): Promise<(Card & Rated)[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const rows = await db
    .select()
    .from(review_stats)
    .where(and(eq(review_stats.listing_kind, kind), inArray(review_stats.listing_id, ids)));
  const ratings = new Map(rows.map((row) => [row.listing_id, ratingOf(shownCounts(row).counts)]));
  return cards.map((card) => ({ ...card, rating: ratings.get(card.id) ?? null }));
}

const REVIEWS_PER_PAGE = 10;

export interface FoundReview {
  id: string;
  rating: number;
  body: string;
  author: string | null;
  place: string | null;
  language: Language;
  month: string;
  reply: string | null;
  reply_language: Language | null;
}

export interface FoundReviews {
  /** Of the listing. */
  id: string;
  rating: Rating | null;
  isDemo: boolean;
  counts: StarCounts;
  /** Those that reviews are written in. */
  languages: Language[];
  rows: FoundReview[];
  /** How many pass the filters. */
  total: number;
  page: number;
  pages: number;
}

/** The approved reviews of a listing, as its page shows them. */
export function findReviews(db: Db, listing: Listing, query: ReviewQuery): Promise<FoundReviews> {
  const found = () => readReviews(db, listing, query);
  // Kept pages depend on this listing's reviews, not on all of them.
  return trackSingleRow("reviews", () => trackSingleRow("review_stats", found)) as Promise<FoundReviews>;
}

async function readReviews(db: Db, listing: Listing, query: ReviewQuery): Promise<FoundReviews> {
  const [row] = await db
    .select()
    .from(review_stats)
    .where(and(eq(review_stats.listing_kind, listing.kind), eq(review_stats.listing_id, listing.id)));
  const { counts, isDemo, hasHidden } = shownCounts(row);
  const shown = and(
    eq(reviews.listing_kind, listing.kind),
    eq(reviews.listing_id, listing.id),
    // As the indexes say it.
    sql`${reviews.state} = 'approved'`,
    hasHidden ? ne(reviews.origin, "demo") : undefined,
  );
  const rating = ratingOf(counts);
  const base = { id: listing.id, rating, isDemo, counts };
  if (!rating || !shown) return { ...base, languages: [], rows: [], total: 0, page: 1, pages: 1 };
  const languages = await listLanguages(db, shown);
  const language = query.language && languages.includes(query.language) ? query.language : null;
  const wanted = and(shown, language ? eq(reviews.language, language) : undefined) ?? shown;
  const byStars = language ? await countByStars(db, wanted) : counts;
  const stars = STARS.filter((each) => query.stars === null || query.stars === each);
  const total = stars.reduce((sum, each) => sum + countOf(byStars, each), 0);
  const pages = Math.max(1, Math.ceil(total / REVIEWS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const offset = (page - 1) * REVIEWS_PER_PAGE;
  const ids =
    query.order === "newest" || stars.length === 1
      ? await listIds(db, and(wanted, query.stars ? eq(reviews.rating, query.stars) : undefined), offset)
      : await listIdsByStars(db, wanted, { counts: byStars, order: query.order, offset });
  return { ...base, languages, rows: await readRows(db, ids), total, page, pages };
}

const countOf = (counts: StarCounts, stars: Stars) => counts[stars - 1] ?? 0;

async function listLanguages(db: Db, shown: SQL): Promise<Language[]> {
  const rows = await rowsOf<{ language: Language }>(
    db,
    sql`select language from unnest(${sql.raw(`array['${LANGUAGES.join("','")}']`)}) as language
      where exists (select 1 from ${reviews} where ${shown} and ${reviews.language} = language.language)`,
  );
  return rows.map(({ language }) => language);
}

async function countByStars(db: Db, wanted: SQL): Promise<StarCounts> {
  const columns = sql.join(
    STARS.map((stars) => sql`count(*) filter (where ${reviews.rating} = ${stars})::int as ${sql.raw(`s${stars}`)}`),
    sql`, `,
  );
  const row = oneRow(
    await rowsOf<Record<"s1" | "s2" | "s3" | "s4" | "s5", number>>(
      db,
      sql`select ${columns} from ${reviews} where ${wanted}`,
    ),
  );
  return [row.s1, row.s2, row.s3, row.s4, row.s5];
}

/** Newest first. An index alone can say which they are. */
async function listIds(db: Db, where: SQL | undefined, offset: number, limit = REVIEWS_PER_PAGE): Promise<string[]> {
  const rows = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.decided_at), reviews.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/**
 * By stars, the newest of each first. How many there are of each is known, so the page is a part of one or a few of
 * them, and each part is read in the order of an index.
 */
async function listIdsByStars(
  db: Db,
  wanted: SQL,
  { counts, order, offset }: { counts: StarCounts; order: "highest" | "lowest"; offset: number },
): Promise<string[]> {
  const ids: string[] = [];
  let skipped = offset;
  for (const stars of order === "highest" ? STARS.toReversed() : STARS) {
    const left = REVIEWS_PER_PAGE - ids.length;
    const there = countOf(counts, stars);
    if (left > 0 && skipped < there)
      ids.push(...(await listIds(db, and(wanted, eq(reviews.rating, stars)), skipped, left)));
    skipped = Math.max(0, skipped - there);
  }
  return ids;
}

async function readRows(db: Db, ids: readonly string[]): Promise<FoundReview[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      body: reviews.body,
      author: reviews.author,
      place: reviews.place,
      language: reviews.language,
      month: reviews.month,
      reply: reviews.reply,
      reply_language: reviews.reply_language,
    })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
