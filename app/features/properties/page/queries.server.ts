import { pointOf } from "#app/features/maps/island/projection";
import { eq } from "drizzle-orm";
import { OFFICE } from "#app/brand";
import { listAltTexts } from "#app/features/media/alt-texts";
import {
  CARD_COLUMNS,
  localisedColumns,
  reductionIn,
  type PropertyCard,
} from "#app/features/properties/queries.server";
import { DEFAULT_MARKET_RULES, isDelisted } from "#app/features/properties/market/rules";
import { listPageFiles, type PageFile } from "#app/features/properties/files/queries.server";
import { listSimilar, type SimilarCard } from "#app/features/properties/similar/queries.server";
import { amenitiesOf, squareMetres } from "#app/features/properties/rules";
import { PROPERTY_PATH_PREFIX, type PropertyAmenity } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import { findRedirectedSlug } from "#app/features/publishing/queries.server";
import { dayAt, type Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { bySlug } from "#app/platform/db/slug.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

export interface PropertyPage extends Omit<PropertyCard, "image" | "featured"> {
  neighborhood: string | null;
  /** Sold so long ago that it is in no list any more. */
  isDelisted: boolean;
  year_built: number | null;
  parking_spaces: number | null;
  images: string[];
  /** What each of them shows, where somebody has described it. */
  image_texts: (string | null)[];
  amenities: PropertyAmenity[];
  video_url: string | null;
  /** Staff may look at it before it is. */
  published: boolean;
  blurred: boolean;
  posted: Day;
  similar: SimilarCard[];
  files: PageFile[];
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
export async function findPropertyPage(
  db: Db,
  slug: string,
  language: Language,
  rules = DEFAULT_MARKET_RULES,
): Promise<PropertyPage | null> {
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
      blurred: properties.blurred,
      created_at: properties.created_at,
    })
    .from(properties)
    .where(where)
    .orderBy(nearestFirst)
    .limit(1);
  if (!row) return null;
  const point = pointOf(row);
  return {
    id: row.id,
    slug: row.slug,
    title: localisedText(row, "title", language),
    description: localisedText(row, "description", language),
    type: row.type,
    listing_type: row.listing_type,
    location: row.location,
    // A street would tell where a home is that is not to be found.
    neighborhood: row.blurred ? null : row.neighborhood,
    blurred: row.blurred,
    price: row.price,
    reduced: reductionIn(row, rules),
    market: row.market,
    isDelisted: isDelisted(row.sold_at, rules),
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
    point,
    published: row.published,
    posted: dayAt(row.created_at, OFFICE.hoursAheadOfUtc),
    files: await listPageFiles(db, row.id, language),
    similar: await listSimilar(db, language, { ...row, point }, rules),
  };
}

/** The published property that goes by a slug, for what a visitor writes about it. */
export async function findPublishedProperty(
  db: Db,
  slug: string,
  language: Language,
): Promise<{ id: string; title: string; localisedTitle: string; isSold: boolean } | null> {
  const { where, nearestFirst } = bySlug(properties, slug, language);
  const [row] = await db
    .select({
      id: properties.id,
      published: properties.published,
      market: properties.market,
      ...localisedColumns(language),
    })
    .from(properties)
    .where(where)
    .orderBy(nearestFirst)
    .limit(1);
  return row?.published
    ? {
        id: row.id,
        title: row.title,
        localisedTitle: localisedText(row, "title", language),
        isSold: row.market === "sold",
      }
    : null;
}
