import { and, asc, desc, eq, gte, ilike, inArray, lte, ne, sql, type SQL } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { listPictureTexts } from "#app/features/media/picture-texts";
import { amenitiesOf, squareMetres } from "#app/features/properties/rules";
import { findMovedSlug } from "#app/features/publishing/queries.server";
import {
  OFFICE_PAGE_SIZE,
  PROPERTY_FOLDER,
  PROPERTY_PRICE_BANDS,
  type ListingType,
  type OfficeFilters,
  type OfficeOrder,
  type PropertyAmenity,
  type PropertyFilters,
  type PropertyPriceBand,
  type PropertySort,
  type PropertyStatus,
  type PropertyType,
} from "#app/features/properties/schema";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import { metaDescription } from "#app/features/settings/rules";
import { dayAt, type Day } from "#app/platform/dates/dates";
import { MOST_STORED, MOST_WAITING } from "#app/platform/db/bounded";
import type { Db } from "#app/platform/db/db.server";
import { findPage, readInOrder, type EndlessTable, type RowPage } from "#app/platform/db/newest.server";
import { newestFirst } from "#app/platform/db/order";
import { findPlace } from "#app/platform/db/place.server";
import { containing } from "#app/platform/db/like";
import { countUpTo, rowsOf } from "#app/platform/db/rows.server";
import { findSearchedPage, type Match } from "#app/platform/db/searched.server";
import { bySlug } from "#app/platform/db/slug.server";
import { PAGE_SIZE, type Paged } from "#app/platform/http/paging";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";
import type { Cents } from "#app/platform/money/money";

/** What a card shows. Who owns a property is read nowhere in this file. */
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
  point: Point | null;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** The columns of the localised fields that one language's page needs. */
function words(language: Language) {
  const base = { title: properties.title, description: properties.description };
  if (language === BASE_LANGUAGE) return base;
  return { ...base, [`title_${language}`]: properties[`title_${language}`], [`description_${language}`]: properties[`description_${language}`] };
}

const FACTS = {
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

async function cards(db: Db, language: Language, where: SQL | undefined, order: SQL[], limit: number): Promise<PropertyCard[]> {
  const rows = await db.select({ ...words(language), ...FACTS }).from(properties).where(where).orderBy(...order).limit(limit);
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

function pointOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Each is the order of an index, forwards or backwards. */
const ORDERS: Record<PropertySort, SQL[]> = {
  latest: [newestFirst(properties.created_at), asc(properties.id)],
  price_asc: [asc(properties.price), asc(properties.id)],
  price_desc: [desc(properties.price), desc(properties.id)],
};

/** All but the words. */
function matching(filters: PropertyFilters): SQL | undefined {
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

/** In cents: the visitor's own range, or the band's. No band begins at nothing. */
function priceBounds({ listing, price, min, max }: PropertyFilters): { min: Cents | null; max: Cents | null } {
  const bands: readonly PropertyPriceBand[] = PROPERTY_PRICE_BANDS[listing];
  const band = bands.find(({ key }) => key === price);
  if (!band) return { min: min?.cents ?? null, max: max?.cents ?? null };
  return { min: band.min > 0 ? band.min * 100 : null, max: band.max === null ? null : band.max * 100 };
}

/** Which properties are on a page. An index alone can say it, so that a late page does not read all the rows before it. */
export function propertyIds(db: Db, filters: PropertyFilters, offset: number) {
  return db.select({ id: properties.id }).from(properties).where(matching(filters)).orderBy(...ORDERS[filters.sort]).limit(PAGE_SIZE).offset(offset);
}

/** Words are looked for in what the page shows and in the English original. The index knows which properties have them in any language. */
function holding(search: string, language: Language): Match {
  const pattern = containing(search);
  const own = language === BASE_LANGUAGE ? [] : [properties[`title_${language}`], properties[`description_${language}`]];
  const searched = [properties.title, properties.description, properties.location, properties.neighborhood, ...own];
  const inText = sql`(${sql.join(searched.map((column) => sql`coalesce(${ilike(column, pattern)}, false)`), sql` or `)})`;
  const inGrams = sql`search_grams(${properties.words_text}) @@ search_query(nullif(search_folded(${search}), ''))`;
  return { inText, byIndex: (columns, where, limit) => sql`select ${columns} from ${properties} where ${and(where, inGrams, inText)} ${limit}` };
}

/** A page of the published properties that match. */
export async function listPropertyCards(db: Db, language: Language, filters: PropertyFilters, askedPage: number): Promise<Paged<PropertyCard>> {
  const { search, sort } = filters;
  if (search) {
    const placedBy = sort === "latest" ? sql`created_at` : sql`price`;
    const order = sql`order by ${sql.join(PLACE_ORDERS[sort], sql`, `)}`;
    const searched = { table: properties, where: matching(filters), match: holding(search, language), order, placedBy, placeOrder: order };
    const { ids, isCut: _, ...place } = await findSearchedPage(db, searched, { page: askedPage, size: PAGE_SIZE });
    const rows = ids.length > 0 ? await cards(db, language, inArray(properties.id, ids), ORDERS[sort], PAGE_SIZE) : [];
    return { rows, ...place };
  }
  const { offset, ...place } = await findPlace(db, sql`select 1 from ${properties} where ${matching(filters)}`, askedPage);
  const onPage = inArray(properties.id, propertyIds(db, filters, offset));
  return { rows: await cards(db, language, onPage, ORDERS[sort], PAGE_SIZE), ...place };
}

/** ORDERS for rows that have lost the name of their table. */
const PLACE_ORDERS: Record<PropertySort, SQL[]> = {
  latest: [sql`created_at desc nulls last`, sql`id`],
  price_asc: [sql`price`, sql`id`],
  price_desc: [sql`price desc`, sql`id desc`],
};

const MOST_PLACES = 200;

/** The places where something of a kind is offered, by name. Each is one step through an index, however many properties it has. */
export async function listPropertyPlaces(db: Db, listing: ListingType): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select min(${properties.location}) from ${properties} where ${properties.published} and ${properties.listing_type} = ${listing} ${after})`;
  const rows = await rowsOf<{ place: string }>(
    db,
    sql`with recursive places(place) as (select ${next(sql``)} union all select ${next(sql`and ${properties.location} > places.place`)} from places where places.place is not null)
      select place from places where place is not null limit ${MOST_PLACES}`,
  );
  return rows.map(({ place }) => place);
}

/** What the home page shows: featured and published, newest first. */
export async function listFeaturedPropertyCards(db: Db, language: Language, limit: number): Promise<PropertyCard[]> {
  return cards(db, language, sql`${properties.is_featured} and ${properties.published}`, ORDERS.latest, limit);
}

const SIMILAR = 3;

export interface PropertyPage extends Omit<PropertyCard, "size" | "image" | "featured"> {
  neighborhood: string | null;
  /** In m². */
  area: number | null;
  land: number | null;
  year_built: number | null;
  parking_spaces: number | null;
  images: string[];
  /** What each of them shows, where somebody has described it. */
  image_texts: (string | null)[];
  amenities: PropertyAmenity[];
  video_url: string | null;
  /** Staff may look at it before it is. */
  published: boolean;
  posted: Day;
  similar: PropertyCard[];
}

/** The slug a published property has now that had this one before. */
export function findMovedProperty(db: Db, slug: string, language: Language): Promise<string | null> {
  const isPublic = eq(properties.published, true);
  return findMovedSlug(db, { kind: "properties", table: properties, folder: PROPERTY_FOLDER, slug, language, isPublic });
}

/** One property as its page shows it in one language, published or not. */
export async function findPropertyPage(db: Db, slug: string, language: Language): Promise<PropertyPage | null> {
  const { where, nearestFirst } = bySlug(properties, slug, language);
  const [row] = await db
    .select({
      ...words(language),
      ...FACTS,
      image_texts: properties.image_texts,
      neighborhood: properties.neighborhood,
      year_built: properties.year_built,
      parking_spaces: properties.parking_spaces,
      amenities: properties.amenities,
      video_url: properties.video_url,
      published: properties.published,
      created_at: properties.created_at,
    })
    .from(properties)
    .where(where)
    .orderBy(nearestFirst)
    .limit(1);
  if (!row) return null;
  const alike = and(eq(properties.published, true), eq(properties.type, row.type), ne(properties.id, row.id));
  return {
    id: row.id,
    slug: row.slug,
    title: localisedText(row, "title", language),
    description: localisedText(row, "description", language),
    type: row.type,
    listing_type: row.listing_type,
    location: row.location,
    neighborhood: row.neighborhood,
    price: row.price,
    status: row.status,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.square_footage,
    land: squareMetres(row.land_size),
    year_built: row.year_built,
    parking_spaces: row.parking_spaces,
    images: row.images,
    image_texts: listPictureTexts(row.image_texts, row.images, language),
    amenities: amenitiesOf(row.amenities),
    video_url: row.video_url,
    point: pointOf(row),
    published: row.published,
    posted: dayAt(row.created_at, OFFICE.hoursAheadOfUtc),
    similar: await cards(db, language, alike, ORDERS.latest, SIMILAR),
  };
}

/** The published property that goes by a slug, for what a visitor writes about it. */
export async function findPublishedProperty(db: Db, slug: string, language: Language): Promise<{ id: string; title: string; localisedTitle: string } | null> {
  const { where, nearestFirst } = bySlug(properties, slug, language);
  const [row] = await db.select().from(properties).where(where).orderBy(nearestFirst).limit(1);
  return row?.published ? { id: row.id, title: row.title, localisedTitle: localisedText(row, "title", language) } : null;
}

/** As far as MOST_WAITING. */
export function countUnreadPropertyNotifications(db: Db): Promise<number> {
  return countUpTo(db, sql`select 1 from ${property_notifications} where not ${property_notifications.read}`, MOST_WAITING);
}

/** A row of the office's list. */
export interface OfficeProperty {
  id: string;
  slug: string;
  title: string;
  type: PropertyType;
  listing_type: ListingType;
  price: number;
  location: string;
  status: PropertyStatus;
  published: boolean;
  image: string | null;
}

const OFFICE_LIST: EndlessTable = { table: properties };
const OFFICE_SORTS: Record<OfficeOrder, SQL> = { title: sql`lower(${properties.title})`, price: sql`${properties.price}` };

export interface OfficeView extends OfficeFilters {
  search: string;
  sort: { key: OfficeOrder; isDescending: boolean } | null;
  page: number;
}

function officeMatching({ type, status, listing }: OfficeView): SQL | undefined {
  return and(
    type ? eq(properties.type, type) : undefined,
    status ? eq(properties.status, status) : undefined,
    listing ? eq(properties.listing_type, listing) : undefined,
  );
}

/** A page of all properties that match, published or not; newest first unless another order is asked for. */
export async function listPropertiesForOffice(db: Db, view: OfficeView): Promise<RowPage<OfficeProperty>> {
  const { search, sort } = view;
  const order = sort && { by: OFFICE_SORTS[sort.key], isDescending: sort.isDescending };
  const { ids, ...found } = await findPage(db, OFFICE_LIST, { where: officeMatching(view), search, order }, { page: view.page, size: OFFICE_PAGE_SIZE });
  return { ...found, rows: await readInOrder(db, ids, readForOffice) };
}

async function readForOffice(db: Db, ids: string[]): Promise<OfficeProperty[]> {
  const rows = await db
    .select({
      id: properties.id,
      slug: properties.slug,
      title: properties.title,
      type: properties.type,
      listing_type: properties.listing_type,
      price: properties.price,
      location: properties.location,
      status: properties.status,
      published: properties.published,
      images: properties.images,
    })
    .from(properties)
    .where(inArray(properties.id, ids));
  return rows.map(({ images, ...row }) => ({ ...row, image: images[0] ?? null }));
}

/**
 * How many there are in all (as far as MOST_STORED), and how many of those visitors sent nobody has looked at (as far as MOST_WAITING): not
 * published, their notice not read.
 */
export async function countPropertiesForOffice(db: Db): Promise<{ all: number; waiting: number }> {
  const isWaiting = sql`not ${property_notifications.read} and ${property_notifications.type} = 'new_submission' and not ${properties.published}`;
  const [all, waiting] = await Promise.all([
    countUpTo(db, sql`select 1 from ${properties}`, MOST_STORED),
    countUpTo(db, sql`select 1 from ${property_notifications} join ${properties} on ${properties.id} = ${property_notifications.property_id} where ${isWaiting}`, MOST_WAITING),
  ]);
  return { all, waiting };
}

/** The day a property came in. */
export async function findPropertyCreated(db: Db, id: string): Promise<Day | null> {
  const [row] = await db.select({ created_at: properties.created_at }).from(properties).where(eq(properties.id, id)).limit(1);
  return row ? dayAt(row.created_at, OFFICE.hoursAheadOfUtc) : null;
}
