import { and, eq, ne } from "drizzle-orm";
import { pointOf } from "#app/features/maps/island/projection";
import { OFFICE } from "#app/brand";
import { listAltTexts } from "#app/features/media/alt-texts";
import {
  selectCards,
  CARD_COLUMNS,
  SORT_ORDERS,
  localisedColumns,
  type PropertyCard,
} from "#app/features/properties/queries.server";
import { amenitiesOf, squareMetres } from "#app/features/properties/rules";
import { PROPERTY_PATH_PREFIX, type PropertyAmenity } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import { findRedirectedSlug } from "#app/features/publishing/queries.server";
import { dayAt, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { bySlug } from "#app/platform/db/slug.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

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
export function findRedirectedProperty(db: Db, slug: string, language: Language): Promise<string | null> {
  const isPublic = eq(properties.published, true);
  return findRedirectedSlug(db, {
    kind: "properties",
    table: properties,
    pathPrefix: PROPERTY_PATH_PREFIX,
    slug,
    language,
    isPublic,
  });
}

/** One property as its page shows it in one language, published or not. */
export async function findPropertyPage(db: Db, slug: string, language: Language): Promise<PropertyPage | null> {
  const { where, nearestFirst } = bySlug(properties, slug, language);
  const [row] = await db
    .select({
      ...localisedColumns(language),
      ...CARD_COLUMNS,
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
  const similarWhere = and(eq(properties.published, true), eq(properties.type, row.type), ne(properties.id, row.id));
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
    image_texts: listAltTexts(row.image_texts, row.images, language),
    amenities: amenitiesOf(row.amenities),
    video_url: row.video_url,
    point: pointOf(row),
    published: row.published,
    posted: dayAt(row.created_at, OFFICE.hoursAheadOfUtc),
    similar: await selectCards(db, language, similarWhere, SORT_ORDERS.latest, SIMILAR),
  };
}

/** The published property that goes by a slug, for what a visitor writes about it. */
export async function findPublishedProperty(
  db: Db,
  slug: string,
  language: Language,
): Promise<{ id: string; title: string; localisedTitle: string } | null> {
  const { where, nearestFirst } = bySlug(properties, slug, language);
  const [row] = await db
    .select({ id: properties.id, published: properties.published, ...localisedColumns(language) })
    .from(properties)
    .where(where)
    .orderBy(nearestFirst)
    .limit(1);
  return row?.published
    ? { id: row.id, title: row.title, localisedTitle: localisedText(row, "title", language) }
    : null;
}
