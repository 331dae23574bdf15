import { desc } from "drizzle-orm";
import { stays } from "#app/features/stays/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What a card shows. */
export interface StayCard {
  id: string;
  slug: string;
  name: string;
  location: string;
  price: number;
  rating: number;
  image: string | null;
}

/** The stays, newest first, as cards in one language. */
export async function listStayCards(db: Db, language: Language, { limit }: { limit: number }): Promise<StayCard[]> {
  const own = language === BASE_LANGUAGE ? {} : { [`name_${language}`]: stays[`name_${language}`] };
  const rows = await db
    .select({ id: stays.id, slug: stays.slug, name: stays.name, ...own, location: stays.location, price: stays.price, rating: stays.rating, images: stays.images })
    .from(stays)
    .orderBy(desc(stays.created_at), stays.id)
    .limit(limit);
  return rows.map(({ id, slug, location, price, rating, images, ...row }) => ({
    id,
    slug,
    name: localisedText(row, "name", language),
    location,
    price,
    rating,
    image: images[0] ?? null,
  }));
}
