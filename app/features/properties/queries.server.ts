import { and, asc, eq, gte, ilike, inArray, lte, sql, type SQL } from "drizzle-orm";
import { inArea } from "#app/features/maps/queries.server";
import { pointOf, type Coordinates } from "#app/features/maps/island/projection";
import {
  DEFAULT_MARKET_RULES,
  reductionOf,
  type MarketRules,
  type Reduction,
} from "#app/features/properties/market/rules";
import { squareMetres } from "#app/features/properties/rules";
import { priceBounds, type PropertyFilters, type PropertySort } from "#app/features/properties/filters";
import type { ListingType, Market, PropertyStatus, PropertyType } from "#app/features/properties/schema";
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
import type { Cents } from "#app/platform/money/money";

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
  /** Null: on request. */
  price: Cents | null;
  /** Where it was dearer not long ago. */
  reduced: Reduction | null;
  market: Market;
  status: PropertyStatus;
  bedrooms: number | null;
  bathrooms: number | null;
  /** Of the rooms, and of the land. In m². */
  area: number | null;
  land: number | null;
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

/** Beyond so many changes of the price nobody asks what it was. */
const MAX_NOTED_PRICES = 40;

/** The last prices as a column. The table is named by hand: among the columns of one table names stand without it. */
const NOTED_PRICES = sql<{ at: string; price: number; shown: boolean; listing: ListingType }[] | null>`(
  select json_agg(json_build_object('at', noted.changed_at, 'price', noted.price, 'shown', noted.published, 'listing', noted.listing_type) order by noted.changed_at)
  from (select * from property_prices where property_id = "properties"."id" order by changed_at desc limit ${sql.raw(String(MAX_NOTED_PRICES))}) noted)`;

type PricedRow = {
  price: Cents | null;
  market: Market;
  noted_prices: { at: string; price: number; shown: boolean; listing: ListingType }[] | null;
};

/** What visitors are told of an earlier price. */
export function reductionIn({ price, market, noted_prices: noted }: PricedRow, rules: MarketRules): Reduction | null {
  if (price === null || market === "sold" || !noted) return null;
  return reductionOf(
    noted.map((one) => ({
      at: new Date(one.at),
      price: Math.round(one.price * 100),
      isShown: one.shown,
      listing_type: one.listing,
    })),
    rules,
  );
}

export const CARD_COLUMNS = {
  id: properties.id,
  slug: properties.slug,
  type: properties.type,
  listing_type: properties.listing_type,
  location: properties.location,
  // Never the price itself: some are given on request.
  price: properties.shown_price,
  market: properties.market,
  sold_at: properties.sold_at,
  noted_prices: NOTED_PRICES,
  status: properties.status,
  bedrooms: properties.bedrooms,
  bathrooms: properties.bathrooms,
  square_footage: properties.square_footage,
  land_size: properties.land_size,
  images: properties.images,
  is_featured: properties.is_featured,
  /** Never the true point: that of a blurred one does not leave the office. */
  latitude: properties.public_latitude,
  longitude: properties.public_longitude,
};

export async function selectCards(
  db: Db,
  language: Language,
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  rules: MarketRules = DEFAULT_MARKET_RULES,
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
    reduced: reductionIn(row, rules),
    market: row.market,
    status: row.status,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.square_footage,
    land: squareMetres(row.land_size),
    image: row.images[0] ?? null,
    featured: row.is_featured,
    point: pointOf(row),
  }));
}

/** Those of some properties that are published, as cards. */
export async function listPropertyCardsOf(
  db: Db,
  language: Language,
  ids: readonly string[],
  rules?: MarketRules,
): Promise<PropertyCard[]> {
  if (ids.length === 0) return [];
  const where = and(eq(properties.published, true), inArray(properties.id, [...ids]));
  return selectCards(db, language, where, SORT_ORDERS.latest, ids.length, rules);
}

const NEWEST = [newestFirst(properties.created_at), asc(properties.id)];

/** Each is the order of an index. What has no price comes last either way, and its real price has no say in it. */
export const SORT_ORDERS: Record<PropertySort, SQL[]> = {
  latest: NEWEST,
  price_asc: [asc(properties.shown_price), ...NEWEST],
  price_desc: [sql`${properties.shown_price} desc nulls last`, ...NEWEST],
};

const MAP_COLUMNS = {
  latitude: properties.public_latitude,
  longitude: properties.public_longitude,
  map_cell: properties.map_cell,
};

/** What is sold leaves the lists after a while. */
export function isListed({ soldDays }: MarketRules): SQL {
  return sql`(${properties.sold_at} is null or ${properties.sold_at} > now() - make_interval(days => ${soldDays}))`;
}

/** All filters except the text search. */
export function filtersWhere(filters: PropertyFilters, rules: MarketRules): SQL | undefined {
  const { listing, type, bedrooms, place, minLand, maxLand, area } = filters;
  const { min, max } = priceBounds(filters);
  return and(
    eq(properties.published, true),
    isListed(rules),
    eq(properties.listing_type, listing),
    type ? eq(properties.type, type) : undefined,
    place ? eq(properties.location, place) : undefined,
    min === null ? undefined : gte(properties.shown_price, min),
    max === null ? undefined : lte(properties.shown_price, max),
    bedrooms ? gte(properties.bedrooms, bedrooms) : undefined,
    minLand === null ? undefined : gte(properties.land_m2, minLand),
    maxLand === null ? undefined : lte(properties.land_m2, maxLand),
    area ? inArea(MAP_COLUMNS, area) : undefined,
  );
}

/**
 * Which properties are on a page. An index alone can say it, so that a late page does not read all the rows before it.
 */
export function propertyIds(db: Db, filters: PropertyFilters, offset: number, rules = DEFAULT_MARKET_RULES) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(filtersWhere(filters, rules))
    .orderBy(...SORT_ORDERS[filters.sort])
    .limit(PAGE_SIZE)
    .offset(offset);
}

/** What the index of three-letter groups knows: it may find a few too many. */
export function holdsGrams(search: string): SQL {
  return sql`search_grams(${properties.words_text}) @@ search_query(nullif(search_folded(${search}), ''))`;
}

/**
 * Words are looked for in what the page shows and in the English original. The index knows which properties have them
 * in any language.
 */
export function searchMatch(search: string, language: Language): SearchMatch {
  const pattern = containing(search);
  const own =
    language === BASE_LANGUAGE ? [] : [properties[`title_${language}`], properties[`description_${language}`]];
  const searched = [properties.title, properties.description, properties.location, properties.neighborhood, ...own];
  const inText = sql`(${sql.join(
    searched.map((column) => sql`coalesce(${ilike(column, pattern)}, false)`),
    sql` or `,
  )})`;
  return {
    condition: inText,
    indexQuery: (columns, where, limit) =>
      sql`select ${columns} from ${properties} where ${and(where, holdsGrams(search), inText)} ${limit}`,
  };
}

/** A page of the published properties that match. */
export async function listPropertyCards(
  db: Db,
  language: Language,
  filters: PropertyFilters,
  askedPage: number,
  rules = DEFAULT_MARKET_RULES,
): Promise<Paged<PropertyCard>> {
  const { search, sort } = filters;
  if (search) {
    const sortColumns = sort === "latest" ? sql`created_at` : sql`shown_price, created_at`;
    const order = sql`order by ${sql.join(UNQUALIFIED_SORT_ORDERS[sort], sql`, `)}`;
    const searched = {
      table: properties,
      where: filtersWhere(filters, rules),
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
    const isFound = inArray(properties.id, ids);
    const rows = ids.length > 0 ? await selectCards(db, language, isFound, SORT_ORDERS[sort], PAGE_SIZE, rules) : [];
    return { rows, ...place };
  }
  const { offset, ...place } = await countAndPaginate(
    db,
    sql`select 1 from ${properties} where ${filtersWhere(filters, rules)}`,
    askedPage,
  );
  const onPage = inArray(properties.id, propertyIds(db, filters, offset, rules));
  return { rows: await selectCards(db, language, onPage, SORT_ORDERS[sort], PAGE_SIZE, rules), ...place };
}

/** SORT_ORDERS without table qualifiers, for use outside the subquery. */
const UNQUALIFIED_SORT_ORDERS: Record<PropertySort, SQL[]> = {
  latest: [sql`created_at desc nulls last`, sql`id`],
  price_asc: [sql`shown_price`, sql`created_at desc nulls last`, sql`id`],
  price_desc: [sql`shown_price desc nulls last`, sql`created_at desc nulls last`, sql`id`],
};

const MAX_PLACES = 200;

/**
 * The places where something of a kind is offered, by name. Each is one step through an index, however many properties
 * it has.
 */
export async function listPropertyPlaces(
  db: Db,
  listing: ListingType,
  rules = DEFAULT_MARKET_RULES,
): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(${properties.location}) from ${properties} where ${properties.published} and ${isListed(rules)} and ${properties.listing_type} = ${listing} ${after})`;
  const rows = await rowsOf<{ place: string }>(
    db,
    sql`with recursive places(place) as (select ${next(sql``)} union all select ${next(sql`and ${properties.location} > places.place`)} from places where places.place is not null)
      select place from places where place is not null limit ${MAX_PLACES}`,
  );
  return rows.map(({ place }) => place);
}

/** What the home page shows: featured, published and not sold, newest first. */
export async function listFeaturedPropertyCards(
  db: Db,
  language: Language,
  limit: number,
  rules?: MarketRules,
): Promise<PropertyCard[]> {
  return selectCards(
    db,
    language,
    sql`${properties.is_featured} and ${properties.published} and ${properties.market} <> 'sold'`,
    SORT_ORDERS.latest,
    limit,
    rules,
  );
}
