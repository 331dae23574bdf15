import { and, asc, desc, eq, gte, ilike, inArray, lte, sql, type SQL } from "drizzle-orm";
import { pointOf, type Coordinates } from "#app/features/maps/island/projection";
import { squareMetres } from "#app/features/properties/rules";
import { priceBounds, type PropertyFilters, type PropertySort } from "#app/features/properties/filters";
import type { ListingType, PropertyStatus, PropertyType } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import { metaDescription } from "#app/features/settings/rules";
import type { Db } from "#app/platform/db/db.server";
import { newestFirst } from "#app/platform/db/order";
import { countAndPaginate } from "#app/platform/db/pagination.server";
import { containing } from "#app/platform/db/like";
import { rowsOf } from "#app/platform/db/rows.server";
import { findSearchedPage, type SearchMatch } from "#app/platform/db/search-page.server";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What a card shows. No query for visitors, here or in page/, selects the columns of the owner. */
export interface PropertyCard {
  id: string;
  slug: string;
  title: string;
  /** Its beginning. */
  description: string;
  type: PropertyType;
  listing_type: ListingType;
  location: string;
  price: number;
  status: PropertyStatus;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Of the land, or of the rooms where there is no land to it. In m². */
  size: number | null;
  image: string | null;
  featured: boolean;
  point: Coordinates | null;
}

/** The columns of the localised fields that one language's page needs. */
export function localisedColumns(language: Language) {
  const base = { title: properties.title, description: properties.description };
  if (language === BASE_LANGUAGE) return base;
  return {
    ...base,
    [`title_${language}`]: properties[`title_${language}`],
    [`description_${language}`]: properties[`description_${language}`],
  };
}

export const CARD_COLUMNS = {
  id: properties.id,
  slug: properties.slug,
  type: properties.type,
  listing_type: properties.listing_type,
  location: properties.location,
  price: properties.price,
  status: properties.status,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  square_footage: properties.square_footage,
  land_size: properties.land_size,
  images: properties.images,
  is_featured: properties.is_featured,
  latitude: properties.latitude,
  longitude: properties.longitude,
};

export async function selectCards(
  db: Db,
  language: Language,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
): Promise<PropertyCard[]> {
  const rows = await db
    .select({ ...localisedColumns(language), ...CARD_COLUMNS })
    .from(properties)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    title: localisedText(row, "title", language),
    description: metaDescription(localisedText(row, "description", language)),
    type: row.type,
    listing_type: row.listing_type,
    location: row.location,
    price: row.price,
    status: row.status,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    size: squareMetres(row.land_size) ?? row.square_footage,
    image: row.images[0] ?? null,
    featured: row.is_featured,
    point: pointOf(row),
  }));
}

/** Those of some properties that are published, as cards. */
export async function listPropertyCardsOf(db: Db, language: Language, ids: readonly string[]): Promise<PropertyCard[]> {
  if (ids.length === 0) return [];
  const where = and(eq(properties.published, true), inArray(properties.id, [...ids]));
  return selectCards(db, language, where, SORT_ORDERS.latest, ids.length);
}

/** Each is the order of an index, forwards or backwards. */
export const SORT_ORDERS: Record<PropertySort, SQL[]> = {
  latest: [newestFirst(properties.created_at), asc(properties.id)],
  price_asc: [asc(properties.price), asc(properties.id)],
  price_desc: [desc(properties.price), desc(properties.id)],
};

/** All filters except the text search. */
function filtersWhere(filters: PropertyFilters): SQL | undefined {
  const { listing, type, bedrooms, place, minLand, maxLand } = filters;
  const { min, max } = priceBounds(filters);
  return and(
    eq(properties.published, true),
    eq(properties.listing_type, listing),
    type ? eq(properties.type, type) : undefined,
    place ? eq(properties.location, place) : undefined,
    min === null ? undefined : gte(properties.price, min),
    max === null ? undefined : lte(properties.price, max),
    bedrooms ? gte(properties.bedrooms, bedrooms) : undefined,
    minLand === null ? undefined : gte(properties.land_m2, minLand),
    maxLand === null ? undefined : lte(properties.land_m2, maxLand),
  );
}

/**
 * Which properties are on a page. An index alone can say it, so that a late page does not read all the rows before it.
 */
export function propertyIds(db: Db, filters: PropertyFilters, offset: number) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(filtersWhere(filters))
    .orderBy(...SORT_ORDERS[filters.sort])
    .limit(PAGE_SIZE)
    .offset(offset);
}

/**
 * Words are looked for in what the page shows and in the English original. The index knows which properties have them
 * in any language.
 */
function searchMatch(search: string, language: Language): SearchMatch {
  const pattern = containing(search);
  const own =
    language === BASE_LANGUAGE ? [] : [properties[`title_${language}`], properties[`description_${language}`]];
  const searched = [properties.title, properties.description, properties.location, properties.neighborhood, ...own];
  const inText = sql`(${sql.join(
    searched.map((column) => sql`coalesce(${ilike(column, pattern)}, false)`),
    sql` or `,
  )})`;
  const inGrams = sql`search_grams(${properties.words_text}) @@ search_query(nullif(search_folded(${search}), ''))`;
  return {
    condition: inText,
    indexQuery: (columns, where, limit) =>
      sql`select ${columns} from ${properties} where ${and(where, inGrams, inText)} ${limit}`,
  };
}

/** A page of the published properties that match. */
export async function listPropertyCards(
  db: Db,
  language: Language,
  filters: PropertyFilters,
  askedPage: number,
): Promise<Paged<PropertyCard>> {
  const { search, sort } = filters;
  if (search) {
    const sortColumns = sort === "latest" ? sql`created_at` : sql`price`;
    const order = sql`order by ${sql.join(UNQUALIFIED_SORT_ORDERS[sort], sql`, `)}`;
    const searched = {
      table: properties,
      where: filtersWhere(filters),
      match: searchMatch(search, language),
      order,
      sortColumns,
      sortClause: order,
    };
    const {
      ids,
      isTruncated: _,
      ...place
    } = await findSearchedPage(db, searched, { page: askedPage, size: PAGE_SIZE });
    const rows =
      ids.length > 0 ? await selectCards(db, language, inArray(properties.id, ids), SORT_ORDERS[sort], PAGE_SIZE) : [];
    return { rows, ...place };
  }
  const { offset, ...place } = await countAndPaginate(
    db,
    sql`select 1 from ${properties} where ${filtersWhere(filters)}`,
    askedPage,
  );
  const onPage = inArray(properties.id, propertyIds(db, filters, offset));
  return { rows: await selectCards(db, language, onPage, SORT_ORDERS[sort], PAGE_SIZE), ...place };
}

/** SORT_ORDERS without table qualifiers, for use outside the subquery. */
const UNQUALIFIED_SORT_ORDERS: Record<PropertySort, SQL[]> = {
  latest: [sql`created_at desc nulls last`, sql`id`],
  price_asc: [sql`price`, sql`id`],
  price_desc: [sql`price desc`, sql`id desc`],
};

const MAX_PLACES = 200;

/**
 * The places where something of a kind is offered, by name. Each is one step through an index, however many properties
 * it has.
 */
export async function listPropertyPlaces(db: Db, listing: ListingType): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(${properties.location}) from ${properties} where ${properties.published} and ${properties.listing_type} = ${listing} ${after})`;
  const rows = await rowsOf<{ place: string }>(
    db,
    sql`with recursive places(place) as (select ${next(sql``)} union all select ${next(sql`and ${properties.location} > places.place`)} from places where places.place is not null)
      select place from places where place is not null limit ${MAX_PLACES}`,
  );
  return rows.map(({ place }) => place);
}

/** What the home page shows: featured and published, newest first. */
export async function listFeaturedPropertyCards(db: Db, language: Language, limit: number): Promise<PropertyCard[]> {
  return selectCards(
    db,
    language,
    sql`${properties.is_featured} and ${properties.published}`,
    SORT_ORDERS.latest,
    limit,
  );
}
