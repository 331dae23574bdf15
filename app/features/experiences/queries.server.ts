import { eq, inArray, sql, type SQL } from "drizzle-orm";
import { experiences } from "#app/features/experiences/tables.server";
import { pointOf, type Coordinates } from "#app/features/maps/island/projection";
import { listAltTexts } from "#app/features/media/alt-texts";
import { MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import { columnsIn } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import { findPage, fetchInOrder, type PaginatedTable } from "#app/platform/db/paginated-list.server";
import { newestFirst } from "#app/platform/db/order";
import { isUuid } from "#app/platform/db/uuid";
import { countUpTo, rowsOf } from "#app/platform/db/rows.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedList, localisedText } from "#app/platform/i18n/localised";

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
  /** Where it is, for a map. */
  point: Coordinates | null;
}

/** The list is filtered in the browser, so it is read whole, but never without an end. */
const MAX_CARDS = 1_000;

/** The experiences, newest first, as cards in one language; of some of them only those. */
export async function listExperienceCards(
  db: Db,
  language: Language,
  options: { limit?: number; ids?: readonly string[] } = {},
): Promise<ExperienceCard[]> {
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
    })
    .from(experiences)
    .where(options.ids && inArray(experiences.id, [...options.ids]))
    .orderBy(newestFirst(experiences.created_at), experiences.id);
  const rows = await query.limit(options.limit ?? MAX_CARDS);
  return rows.map(({ images, ...row }) => ({
    id: row.id,
    title: localisedText(row, "title", language),
    category: row.category,
    duration: row.duration,
    price: row.price,
    image: images[0] ?? null,
    point: pointOf(row),
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
  /** Empty lists and null texts do not stand on the page. */
  included: string[];
  not_included: string[];
  bring: string[];
  min_participants: number;
  min_age: number | null;
  cancel_text: string | null;
  cancel_free_hours: number | null;
  point: Coordinates | null;
}

/** One experience as its page shows it in one language. */
export async function findExperiencePage(db: Db, id: string, language: Language): Promise<ExperiencePage | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
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
      ...columnsIn(experiences, "included", language),
      ...columnsIn(experiences, "not_included", language),
      ...columnsIn(experiences, "bring", language),
      min_participants: experiences.min_participants,
      min_age: experiences.min_age,
      ...columnsIn(experiences, "cancel_text", language),
      cancel_free_hours: experiences.cancel_free_hours,
      latitude: experiences.latitude,
      longitude: experiences.longitude,
    })
    .from(experiences)
    .where(eq(experiences.id, id))
    .limit(1);
  if (!row) return null;
  return {
    id: row.id,
    title: localisedText(row, "title", language),
    description: localisedText(row, "description", language),
    category: row.category,
    duration: row.duration,
    price: row.price,
    images: row.images,
    image_texts: listAltTexts(row.image_texts, row.images, language),
    video_url: row.video_url,
    video_thumbnail: row.video_thumbnail,
    included: localisedList(row, "included", language),
    not_included: localisedList(row, "not_included", language),
    bring: localisedList(row, "bring", language),
    min_participants: row.min_participants,
    min_age: row.min_age,
    cancel_text: localisedText(row, "cancel_text", language) || null,
    cancel_free_hours: row.cancel_free_hours,
    point: pointOf(row),
  };
}

export const OFFICE_PAGE_SIZE = 8;

/** What the office's list can be sorted by. */
export const OFFICE_ORDERS = ["title", "category", "price"] as const;
type OfficeOrder = (typeof OFFICE_ORDERS)[number];

const OFFICE_LIST: PaginatedTable = { table: experiences };
const ORDERS: Record<OfficeOrder, SQL> = {
  title: sql`lower(${experiences.title})`,
  category: sql`lower(${experiences.category})`,
  price: sql`${experiences.price}`,
};

interface OfficeView {
  search: string;
  category: string;
  sort?: { key: OfficeOrder; isDescending: boolean } | null;
  page: number;
}

/**
 * The office's list: newest first unless another order is asked for, searched and filtered in the database, one page at
 * a time.
 */
export async function listForOffice(db: Db, { search, category, sort = null, page }: OfficeView) {
  const order = sort && { by: ORDERS[sort.key], isDescending: sort.isDescending };
  const where = category ? eq(experiences.category, category) : undefined;
  const [{ ids, ...found }, all] = await Promise.all([
    findPage(db, OFFICE_LIST, { where, search, order }, { page, size: OFFICE_PAGE_SIZE }),
    countUpTo(db, sql`select 1 from ${experiences}`, MAX_STORED_COUNT),
  ]);
  return { ...found, rows: await fetchInOrder(db, ids, readForOffice), all };
}

function readForOffice(db: Db, ids: string[]) {
  return db
    .select({
      id: experiences.id,
      title: experiences.title,
      category: experiences.category,
      price: experiences.price,
      duration: experiences.duration,
      images: experiences.images,
    })
    .from(experiences)
    .where(inArray(experiences.id, ids));
}

/** Distinct categories by a loose index scan (recursive CTE): fast however many experiences there are. */
export async function listCategories(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ category: string }>(
    db,
    sql`with recursive used as (
      (select category from ${experiences} order by category limit 1)
      union all
      select (select category from ${experiences} where category > used.category order by category limit 1) from used where used.category is not null
    ) select category from used where category is not null`,
  );
  return rows.map(({ category }) => category);
}
