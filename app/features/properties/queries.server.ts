import { and, count, desc, eq } from "drizzle-orm";
import { properties, property_notifications } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What a card shows. */
export interface PropertyCard {
  id: string;
  slug: string;
  title: string;
  location: string;
  price: number;
  image: string | null;
}

/** The featured properties the public may see, newest first, as cards in one language. */
export async function listFeaturedPropertyCards(db: Db, language: Language, limit: number): Promise<PropertyCard[]> {
  const own = language === BASE_LANGUAGE ? {} : { [`title_${language}`]: properties[`title_${language}`] };
  const rows = await db
    .select({ id: properties.id, slug: properties.slug, title: properties.title, ...own, location: properties.location, price: properties.price, images: properties.images })
    .from(properties)
    .where(and(eq(properties.published, true), eq(properties.is_featured, true)))
    .orderBy(desc(properties.created_at), properties.id)
    .limit(limit);
  return rows.map(({ id, slug, location, price, images, ...row }) => ({
    id,
    slug,
    title: localisedText(row, "title", language),
    location,
    price,
    image: images[0] ?? null,
  }));
}

export async function countUnreadPropertyNotifications(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(property_notifications).where(eq(property_notifications.read, false));
  return row?.n ?? 0;
}
