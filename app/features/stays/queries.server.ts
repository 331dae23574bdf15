import { and, asc, desc, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import { inArea } from "#app/features/maps/queries.server";
import { pointOf, type Coordinates } from "#app/features/maps/island/projection";
import { listAltTexts } from "#app/features/media/alt-texts";
import { findRedirectedSlug } from "#app/features/publishing/queries.server";
import type { StayFilters, StaySort } from "#app/features/stays/filters";
import {
  STAY_AMENITIES,
  STAY_FEATURES,
  STAY_PATH_PREFIX,
  type StayAmenity,
  type StayFeature,
  type StayType,
} from "#app/features/stays/schema";
import { stays } from "#app/features/stays/tables.server";
import { columnsIn } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { countAndPaginate } from "#app/platform/db/pagination.server";
import { bySlug } from "#app/platform/db/slug.server";
import { withoutNul } from "#app/platform/http/form";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** The columns of a localised field that one language's page needs. */
export function nameColumns(language: Language) {
  if (language === BASE_LANGUAGE) return { name: stays.name };
  return { name: stays.name, [`name_${language}`]: stays[`name_${language}`] };
}

function descriptionColumns(language: Language) {
  if (language === BASE_LANGUAGE) return { description: stays.description };
  return { description: stays.description, [`description_${language}`]: stays[`description_${language}`] };
}

/** What a card shows. */
export interface StayCard {
  id: string;
  slug: string;
  name: string;
  location: string;
  type: StayType;
  price: number;
  max_guests: number;
  image: string | null;
  point: Coordinates | null;
}

/** Each is the order of an index, forwards or backwards. */
const SORT_ORDERS: Record<StaySort, SQL[]> = {
  latest: [newestFirst(stays.created_at), asc(stays.id)],
  price_asc: [asc(stays.price), asc(stays.id)],
  price_desc: [desc(stays.price), desc(stays.id)],
};

interface CardRange {
  where?: SQL;
  sort?: StaySort;
  limit: number;
  offset?: number;
}

/** Which stays are on a page. An index alone can say it. */
export function stayIds(db: Db, { where, sort = "latest", limit, offset = 0 }: CardRange) {
  return db
    .select({ id: stays.id })
    .from(stays)
    .where(where)
    .orderBy(...SORT_ORDERS[sort])
    .limit(limit)
    .offset(offset);
}

/** The stays as cards in one language; newest first unless another order is asked for. */
export function listStayCards(db: Db, language: Language, range: CardRange): Promise<StayCard[]> {
  return readStayCards(db, language, inArray(stays.id, stayIds(db, range)), range.sort);
}

/** Some stays as cards, in their order. */
export async function listStayCardsOf(db: Db, language: Language, ids: readonly string[]): Promise<StayCard[]> {
  if (ids.length === 0) return [];
  const cards = await readStayCards(db, language, inArray(stays.id, [...ids]));
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function readStayCards(db: Db, language: Language, where: SQL, sort: StaySort = "latest"): Promise<StayCard[]> {
  const rows = await db
    .select({
      id: stays.id,
      slug: stays.slug,
      ...nameColumns(language),
      location: stays.location,
      type: stays.type,
      price: stays.price,
      max_guests: stays.max_guests,
      images: stays.images,
      latitude: stays.latitude,
      longitude: stays.longitude,
    })
    .from(stays)
    .where(where)
    .orderBy(...SORT_ORDERS[sort]);
  return rows.map(({ images, ...row }) => ({
    id: row.id,
    slug: row.slug,
    name: localisedText(row, "name", language),
    location: row.location,
    type: row.type,
    price: row.price,
    max_guests: row.max_guests,
    image: images[0] ?? null,
    point: pointOf(row),
  }));
}

/** One page of the stays that pass the filters. */
export async function listStays(
  db: Db,
  language: Language,
  filters: StayFilters,
  requestedPage: number,
): Promise<Paged<StayCard>> {
  const where = filtersWhere(filters);
  const { offset, ...place } = await countAndPaginate(
    db,
    sql`select 1 from ${stays} where ${where ?? sql`true`}`,
    requestedPage,
  );
  return { rows: await listStayCards(db, language, { where, sort: filters.sort, limit: PAGE_SIZE, offset }), ...place };
}

export function filtersWhere({ type, maxPrice, guests, area }: StayFilters): SQL | undefined {
  return and(
    type ? eq(stays.type, type) : undefined,
    maxPrice === null ? undefined : lte(stays.price, maxPrice.cents),
    guests > 1 ? gte(stays.max_guests, guests) : undefined,
    area ? inArea(stays, area) : undefined,
  );
}

export interface StayPage {
  id: string;
  slug: string;
  name: string;
  description: string;
  location: string;
  type: StayType;
  price: number;
  max_guests: number;
  images: string[];
  /** What each of them shows, where somebody has described it. */
  image_texts: (string | null)[];
  features: StayFeature[];
  amenities: StayAmenity[];
  /** Null where nothing is said about it. */
  beds: string | null;
  check_in_from: string | null;
  check_out_until: string | null;
  /** One rule a line. */
  house_rules: string | null;
  cancel_text: string | null;
  cancel_free_hours: number | null;
  point: Coordinates | null;
}

/** The slug a stay has now that had this one before. */
export function findRedirectedStay(db: Db, slug: string, language: Language): Promise<string | null> {
  return findRedirectedSlug(db, {
    kind: "stays",
    table: stays,
    pathPrefix: STAY_PATH_PREFIX,
    slug: withoutNul(slug),
    language,
  });
}

/** One stay as its page shows it in one language. */
export async function findStayPage(db: Db, slug: string, language: Language): Promise<StayPage | null> {
  const { where, nearestFirst } = bySlug(stays, slug, language);
  const [row] = await db
    .select({
      id: stays.id,
      slug: stays.slug,
      ...nameColumns(language),
      ...descriptionColumns(language),
      location: stays.location,
      type: stays.type,
      price: stays.price,
      max_guests: stays.max_guests,
      images: stays.images,
      image_texts: stays.image_texts,
      features: stays.features,
      amenities: stays.amenities,
      ...columnsIn(stays, "beds", language),
      check_in_from: stays.check_in_from,
      check_out_until: stays.check_out_until,
      ...columnsIn(stays, "house_rules", language),
      ...columnsIn(stays, "cancel_text", language),
      cancel_free_hours: stays.cancel_free_hours,
      latitude: stays.latitude,
      longitude: stays.longitude,
    })
    .from(stays)
    .where(where)
    .orderBy(nearestFirst)
    .limit(1);
  if (!row) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: localisedText(row, "name", language),
    description: localisedText(row, "description", language),
    location: row.location,
    type: row.type,
    price: row.price,
    max_guests: row.max_guests,
    images: row.images,
    image_texts: listAltTexts(row.image_texts, row.images, language),
    features: STAY_FEATURES.filter((feature) => row.features[feature] === true),
    amenities: STAY_AMENITIES.filter((amenity) => row.amenities[amenity] === true),
    beds: localisedText(row, "beds", language) || null,
    check_in_from: row.check_in_from,
    check_out_until: row.check_out_until,
    house_rules: localisedText(row, "house_rules", language) || null,
    cancel_text: localisedText(row, "cancel_text", language) || null,
    cancel_free_hours: row.cancel_free_hours,
    point: pointOf(row),
  };
}

/** The office searches and sorts its list in the browser, so it is read whole, but never without an end. */
const MAX_ROWS = 1_000;

/** Every stay, newest first, in the words staff write first. */
export async function listStaysForOffice(db: Db): Promise<StayCard[]> {
  return listStayCards(db, BASE_LANGUAGE, { limit: MAX_ROWS });
}
