import { and, eq } from "drizzle-orm";
import { blog_articles } from "#app/features/blog/tables.server";
import { experiences } from "#app/features/experiences/tables.server";
import type { Market } from "#app/features/properties/schema";
import { properties } from "#app/features/properties/tables.server";
import type { Shared, ShareAddress, ShareKind } from "#app/features/share/schema";
import { share_pictures } from "#app/features/share/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import { columnsIn } from "#app/platform/db/columns.server";
import type { Db } from "#app/platform/db/db.server";
import { isUuid } from "#app/platform/db/uuid";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What visitors may see of an item, as far as its picture shows it; null when there is no such page. */
export async function findShared(db: Db, kind: ShareKind, id: string, language: Language): Promise<Shared | null> {
  return isUuid(id) ? FINDERS[kind](db, id, language) : null;
}

type Finder = (db: Db, id: string, language: Language) => Promise<Shared | null>;

const FINDERS: Record<ShareKind, Finder> = {
  property: async (db, id, language) => {
    const [row] = await db
      .select({
        ...columnsIn(properties, "title", language),
        location: properties.location,
        price: properties.shown_price,
        market: properties.market,
        listing_type: properties.listing_type,
        images: properties.images,
      })
      .from(properties)
      .where(and(eq(properties.id, id), eq(properties.published, true)));
    return row ? sharedProperty({ ...row, id, title: localisedText(row, "title", language) }) : null;
  },
  stay: async (db, id, language) => {
    const [row] = await db
      .select({
        ...columnsIn(stays, "name", language),
        location: stays.location,
        price: stays.price,
        images: stays.images,
      })
      .from(stays)
      .where(eq(stays.id, id));
    return row ? sharedStay({ ...row, id, name: localisedText(row, "name", language) }) : null;
  },
  experience: async (db, id, language) => {
    const [row] = await db
      .select({ ...columnsIn(experiences, "title", language), price: experiences.price, images: experiences.images })
      .from(experiences)
      .where(eq(experiences.id, id));
    return row ? sharedExperience({ ...row, id, title: localisedText(row, "title", language) }) : null;
  },
  article: async (db, id, language) => {
    const [row] = await db
      .select({ ...columnsIn(blog_articles, "title", language), cover_image: blog_articles.cover_image })
      .from(blog_articles)
      .where(eq(blog_articles.id, id));
    return row ? sharedArticle({ ...row, id, title: localisedText(row, "title", language) }) : null;
  },
  vehicle: async (db, id, language) => {
    const [row] = await db
      .select({
        ...columnsIn(transportation_rentals, "name", language),
        price_per_day: transportation_rentals.price_per_day,
        images: transportation_rentals.images,
      })
      .from(transportation_rentals)
      .where(and(eq(transportation_rentals.id, id), eq(transportation_rentals.available, true)));
    return row ? sharedVehicle({ ...row, id, name: localisedText(row, "name", language) }) : null;
  },
};

/** A property as its page has it. */
export function sharedProperty(property: {
  id: string;
  title: string;
  location: string;
  /** Null: on request. */
  price: number | null;
  market: Market;
  listing_type: "sale" | "rent";
  images: string[];
}): Shared {
  const { id, title, location, price, market, images } = property;
  const per = property.listing_type === "rent" ? "month" : "whole";
  return { kind: "property", id, title, location, price, market, per, image: images[0] ?? null };
}

export function sharedStay(stay: {
  id: string;
  name: string;
  location: string;
  price: number;
  images: string[];
}): Shared {
  const { id, name, location, price, images } = stay;
  return { kind: "stay", id, title: name, location, price, per: "night", image: images[0] ?? null };
}

export function sharedExperience(item: { id: string; title: string; price: number; images: string[] }): Shared {
  const { id, title, price, images } = item;
  return { kind: "experience", id, title, location: null, price, per: "person", image: images[0] ?? null };
}

export function sharedArticle(article: { id: string; title: string; cover_image: string | null }): Shared {
  const { id, title, cover_image } = article;
  return { kind: "article", id, title, location: null, price: null, per: null, image: cover_image };
}

export function sharedVehicle(vehicle: { id: string; name: string; price_per_day: number; images: string[] }): Shared {
  const { id, name, price_per_day, images } = vehicle;
  return {
    kind: "vehicle",
    id,
    title: name,
    location: null,
    price: price_per_day,
    per: "day",
    image: images[0] ?? null,
  };
}

/** The path of a picture that is kept, and the day it was last asked for. */
export async function findKept(db: Db, { kind, id, language, hash }: ShareAddress) {
  const [kept] = await db
    .select({ path: share_pictures.path, used_on: share_pictures.used_on })
    .from(share_pictures)
    .where(
      and(
        eq(share_pictures.kind, kind),
        eq(share_pictures.item_id, id),
        eq(share_pictures.language, language),
        eq(share_pictures.hash, hash),
      ),
    );
  return kept ?? null;
}
