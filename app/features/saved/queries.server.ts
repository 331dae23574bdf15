import { quoteFreeStays, quoteFreeVehicles } from "#app/features/availability/search/chosen-listings.server";
import { searchExperiences } from "#app/features/availability/search/experiences.server";
import type { SearchRules } from "#app/features/availability/search/rules";
import type { SearchSpan } from "#app/features/availability/search/search-days";
import {
  findExperiencePage,
  listExperienceCards,
  type ExperienceCard,
  type ExperiencePage,
} from "#app/features/experiences/queries.server";
import type { Rated } from "#app/features/page/rating";
import type { SavedItem, SavedKind } from "#app/features/page/saved-key";
import type { MarketRules } from "#app/features/properties/market/rules";
import { listPropertyCardsOf, type PropertyCard } from "#app/features/properties/queries.server";
import { withRatings } from "#app/features/reviews/queries.server";
import { findStayPage, listStayCardsOf, type StayCard, type StayPage } from "#app/features/stays/queries.server";
import {
  findVehiclePage,
  listVehicles,
  type Vehicle,
  type VehiclePage,
} from "#app/features/transportation/queries.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

/** Whether it can be had on the days that were chosen, and what it costs then. */
type SavedOffer = { state: "free"; total: Cents } | { state: "taken" } | { state: "request" };

interface Offered {
  id: string;
  /** Null without days, or where nothing can be said about them. */
  offer: SavedOffer | null;
}

/** What is saved, as it is now. What is not offered any more says nothing but that. */
export type SavedThing =
  | (Offered & { kind: "stay"; card: StayCard & Rated })
  | (Offered & { kind: "experience"; card: ExperienceCard & Rated })
  | (Offered & { kind: "vehicle"; card: Vehicle & Rated })
  | (Offered & { kind: "property"; card: PropertyCard });
export type GoneThing = SavedItem & { card: null };

export interface ChosenDays {
  span: SearchSpan;
  guests: number;
  rules: SearchRules;
}

const ALL_VEHICLES = { type: "", maxPrice: null, withDriver: false } as const;

/** The items of a list in its order, as cards in one language, with what they cost on the days. */
export async function readSavedThings(
  db: Db,
  language: Language,
  items: readonly SavedItem[],
  days: ChosenDays | null,
  market?: MarketRules,
): Promise<(SavedThing | GoneThing)[]> {
  const idsOf = (kind: SavedKind) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const [stays, experiences, vehicles, properties] = await Promise.all([
    readStays(db, language, idsOf("stay"), days),
    readExperiences(db, language, idsOf("experience"), days),
    readVehicles(db, language, idsOf("vehicle"), days),
    listPropertyCardsOf(db, language, idsOf("property"), market),
  ]);
  const things: SavedThing[] = [
    ...stays,
    ...experiences,
    ...vehicles,
    ...properties.map((card) => ({ kind: "property" as const, id: card.id, card, offer: null })),
  ];
  return items.map(
    ({ kind, id }) => things.find((thing) => thing.kind === kind && thing.id === id) ?? { kind, id, card: null },
  );
}

/** Those that are still offered, of items that may be anything. */
export async function listOffered(db: Db, language: Language, items: readonly SavedItem[]): Promise<SavedThing[]> {
  const things = await readSavedThings(db, language, items, null);
  return things.filter((thing) => thing.card !== null);
}

const offerOf = (total: Cents | undefined): SavedOffer =>
  total === undefined ? { state: "taken" } : { state: "free", total };

async function readStays(db: Db, language: Language, ids: string[], days: ChosenDays | null) {
  const cards = await withRatings(db, "stay", await listStayCardsOf(db, language, ids));
  // One that is too small for the guests is neither free nor taken.
  const fitting = days ? cards.filter(({ max_guests }) => max_guests >= days.guests).map(({ id }) => id) : [];
  const totals = days ? await quoteFreeStays(db, fitting, days, days.rules) : null;
  return cards.map((card) => ({
    kind: "stay" as const,
    id: card.id,
    card,
    offer: totals && fitting.includes(card.id) ? offerOf(totals.get(card.id)) : null,
  }));
}

async function readExperiences(db: Db, language: Language, ids: string[], days: ChosenDays | null) {
  if (ids.length === 0) return [];
  const cards = await withRatings(db, "experience", await listExperienceCards(db, language, { ids }));
  const shown = cards.map(({ id }) => id);
  const found = days && (await searchExperiences(db, shown, { span: days.span, people: days.guests }, days.rules));
  return cards.map((card) => ({
    kind: "experience" as const,
    id: card.id,
    card,
    offer:
      found &&
      (found.onRequest.includes(card.id) ? { state: "request" as const } : offerOf(found.offers[card.id]?.total)),
  }));
}

async function readVehicles(db: Db, language: Language, ids: string[], days: ChosenDays | null) {
  if (ids.length === 0) return [];
  const cards = await withRatings(db, "vehicle", await listVehicles(db, language, ALL_VEHICLES, ids));
  const totals =
    days &&
    (await quoteFreeVehicles(
      db,
      cards.map(({ id }) => id),
      days.span,
      days.rules,
    ));
  return cards.map((card) => ({
    kind: "vehicle" as const,
    id: card.id,
    card,
    offer: totals && offerOf(totals.get(card.id)),
  }));
}

/** A thing with all its page says, for a table. */
export type ComparedThing =
  | (Offered & { kind: "stay"; card: StayCard & Rated; page: StayPage })
  | (Offered & { kind: "experience"; card: ExperienceCard & Rated; page: ExperiencePage })
  | (Offered & { kind: "vehicle"; card: Vehicle & Rated; page: VehiclePage });

export async function readCompared(
  db: Db,
  language: Language,
  items: readonly SavedItem[],
  days: ChosenDays | null,
): Promise<ComparedThing[]> {
  const things = await readSavedThings(db, language, items, days);
  const offered = things.filter((thing) => thing.card !== null);
  const compared = await Promise.all(offered.map((thing) => withPage(db, language, thing)));
  return compared.filter((thing) => thing !== null);
}

async function withPage(db: Db, language: Language, thing: SavedThing): Promise<ComparedThing | null> {
  switch (thing.kind) {
    case "stay": {
      const page = await findStayPage(db, thing.card.slug, language);
      return page && { ...thing, page };
    }
    case "experience": {
      const page = await findExperiencePage(db, thing.id, language);
      return page && { ...thing, page };
    }
    case "vehicle": {
      const page = await findVehiclePage(db, thing.id, language);
      return page && { ...thing, page };
    }
    case "property":
      // These are compared on a page of their own.
      return null;
  }
}
