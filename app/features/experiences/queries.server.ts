import { and, asc, avg, count, desc, eq, ilike, isNotNull, or, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { experience_reviews, experiences } from "#app/features/experiences/tables.server";
import { listPictureTexts } from "#app/features/media/picture-texts";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { containing } from "#app/platform/db/like";
import { isUuid } from "#app/platform/db/ids";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** The columns of a localised field that one language's page needs. */
function title(language: Language) {
  if (language === BASE_LANGUAGE) return { title: experiences.title };
  return { title: experiences.title, [`title_${language}`]: experiences[`title_${language}`] };
}

function description(language: Language) {
  if (language === BASE_LANGUAGE) return { description: experiences.description };
  return { description: experiences.description, [`description_${language}`]: experiences[`description_${language}`] };
}

/** What a card shows. */
export interface ExperienceCard {
  id: string;
  title: string;
  category: string;
  duration: string;
  price: number;
  image: string | null;
  rating: { average: number; count: number } | null;
  /** Where it is, for a map. */
  point: { latitude: number; longitude: number } | null;
}

/** The list is filtered in the browser, so it is read whole, but never without an end. */
const MOST_CARDS = 1_000;

/** The experiences, newest first, as cards in one language. */
export async function listExperienceCards(db: Db, language: Language, options: { limit?: number } = {}): Promise<ExperienceCard[]> {
  const ratings = db
    .select({ experience_id: experience_reviews.experience_id, average: avg(experience_reviews.rating).as("average"), count: count().as("reviews") })
    .from(experience_reviews)
    .where(isNotNull(experience_reviews.approved_at))
    .groupBy(experience_reviews.experience_id)
    .as("ratings");
  const query = db
    .select({
      id: experiences.id,
      ...title(language),
      category: experiences.category,
      duration: experiences.duration,
      price: experiences.price,
      images: experiences.images,
      latitude: experiences.latitude,
      longitude: experiences.longitude,
      average: ratings.average,
      reviews: ratings.count,
    })
    .from(experiences)
    .leftJoin(ratings, eq(ratings.experience_id, experiences.id))
    .orderBy(newestFirst(experiences.created_at), experiences.id);
  const rows = await query.limit(options.limit ?? MOST_CARDS);
  return rows.map(({ images, average, reviews, ...row }) => ({
    id: row.id,
    title: localisedText(row, "title", language),
    category: row.category,
    duration: row.duration,
    price: row.price,
    image: images[0] ?? null,
    rating: reviews ? { average: Number(average), count: reviews } : null,
    point: row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude },
  }));
}

export interface ExperiencePage {
  id: string;
  title: string;
  description: string;
  category: string;
  duration: string;
  price: number;
  images: string[];
  /** What each of them shows, where somebody has described it. */
  image_texts: (string | null)[];
  video_url: string | null;
  video_thumbnail: string | null;
  included: string[] | null;
  min_age: number | null;
  reviews: { id: string; author: string; place: string | null; rating: number; body: string }[];
  rating: { average: number; count: number } | null;
}

const SHOWN_REVIEWS = 6;

/** One experience as its page shows it in one language. */
export async function findExperiencePage(db: Db, id: string, language: Language): Promise<ExperiencePage | null> {
  if (!isUuid(id)) return null;
  const approved = and(eq(experience_reviews.experience_id, id), isNotNull(experience_reviews.approved_at));
  const [[row], reviews, [rating]] = await Promise.all([
    db
      .select({
        id: experiences.id,
        ...title(language),
        ...description(language),
        category: experiences.category,
        duration: experiences.duration,
        price: experiences.price,
        images: experiences.images,
        image_texts: experiences.image_texts,
        video_url: experiences.video_url,
        video_thumbnail: experiences.video_thumbnail,
        included: experiences.included,
        min_age: experiences.min_age,
      })
      .from(experiences)
      .where(eq(experiences.id, id))
      .limit(1),
    db
      .select({
        id: experience_reviews.id,
        author: experience_reviews.author,
        place: experience_reviews.place,
        rating: experience_reviews.rating,
        body: experience_reviews.body,
      })
      .from(experience_reviews)
      .where(approved)
      .orderBy(newestFirst(experience_reviews.approved_at))
      .limit(SHOWN_REVIEWS),
    db.select({ average: avg(experience_reviews.rating), count: count() }).from(experience_reviews).where(approved),
  ]);
  if (!row) return null;
  return {
    id: row.id,
    title: localisedText(row, "title", language),
    description: localisedText(row, "description", language),
    category: row.category,
    duration: row.duration,
    price: row.price,
    images: row.images,
    image_texts: listPictureTexts(row.image_texts, row.images, language),
    video_url: row.video_url,
    video_thumbnail: row.video_thumbnail,
    included: row.included,
    min_age: row.min_age,
    reviews,
    rating: rating?.count ? { average: Number(rating.average), count: rating.count } : null,
  };
}

export const OFFICE_PAGE_SIZE = 8;

/** What the office's list can be sorted by. */
export const OFFICE_ORDERS = ["title", "category", "price"] as const;
type OfficeOrder = (typeof OFFICE_ORDERS)[number];

const ORDERS: Record<OfficeOrder, SQL | AnyColumn> = {
  title: sql`lower(${experiences.title})`,
  category: sql`lower(${experiences.category})`,
  price: experiences.price,
};

interface OfficeView {
  search: string;
  category: string;
  sort?: { key: OfficeOrder; isDescending: boolean } | null;
  page: number;
}

/** The office's list: newest first unless another order is asked for, searched and filtered in the database, one page at a time. */
export async function listForOffice(db: Db, { search, category, sort = null, page }: OfficeView) {
  const conditions: (SQL | undefined)[] = [];
  if (search) {
    const pattern = containing(search);
    conditions.push(or(ilike(experiences.title, pattern), ilike(experiences.description, pattern)));
  }
  if (category) conditions.push(eq(experiences.category, category));
  const where = and(...conditions);
  const [[filtered], [all]] = await Promise.all([
    db.select({ n: count() }).from(experiences).where(where),
    db.select({ n: count() }).from(experiences),
  ]);
  const total = filtered?.n ?? 0;
  const pages = Math.max(1, Math.ceil(total / OFFICE_PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const rows = await db
    .select({
      id: experiences.id,
      title: experiences.title,
      category: experiences.category,
      price: experiences.price,
      duration: experiences.duration,
      images: experiences.images,
    })
    .from(experiences)
    .where(where)
    .orderBy(...(sort ? [(sort.isDescending ? desc : asc)(ORDERS[sort.key])] : []), newestFirst(experiences.created_at), experiences.id)
    .limit(OFFICE_PAGE_SIZE)
    .offset((current - 1) * OFFICE_PAGE_SIZE);
  return { rows, total, all: all?.n ?? 0, page: current, pages };
}

export async function listCategories(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ category: experiences.category }).from(experiences);
  return rows.map(({ category }) => category);
}

