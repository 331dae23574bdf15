import { listExperienceCards } from "#app/features/experiences/queries.server";
import { isInArea, roundArea, type Area } from "#app/features/maps/area";
import type { ListedItem } from "#app/features/maps/components/list-map";
import type { Crowd } from "#app/features/maps/island/marks";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import type { PlaceRow } from "#app/features/places/queries.server";
import { listingFrom, readPropertyFilters } from "#app/features/properties/filters";
import { countOtherProperties } from "#app/features/properties/pins/queries.server";
import { listPropertyCards } from "#app/features/properties/queries.server";
import { readFilters } from "#app/features/stays/filters";
import { countOtherStays } from "#app/features/stays/pins/queries.server";
import { listStays } from "#app/features/stays/queries.server";
import type { MapKind } from "#app/pages/map/map-query";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

/** What a kind shows: its newest as pins, the others by how many lie where. */
export interface ShownKind {
  kind: MapKind;
  items: Omit<ListedItem, "href">[];
  /** The parts of the items' addresses, in their order. */
  slugs: string[];
  crowds: Crowd[];
}

/** How far around a place its map reaches, in degrees: about 8 km. */
const AROUND = 0.07;

export function areaAround({ latitude, longitude }: Coordinates): Area | null {
  return roundArea({
    west: longitude - AROUND,
    south: latitude - AROUND,
    east: longitude + AROUND,
    north: latitude + AROUND,
  });
}

/** The description of a place, where staff have written one. */
export function aboutOf(row: PlaceRow, language: Language): { text: string; lang: "en" | null } | null {
  const own = language === "en" ? row.about : row[`about_${language}`];
  if (own?.trim()) return { text: own, lang: null };
  return row.about?.trim() ? { text: row.about, lang: "en" } : null;
}

/** What stands on the map of the island or of an area: of each kind a page, as its list has it. */
export async function readShown(
  db: Db,
  language: Language,
  { kinds, area }: { kinds: readonly MapKind[]; area: Area | null },
): Promise<ShownKind[]> {
  const readers: Record<MapKind, () => Promise<Omit<ShownKind, "kind">>> = {
    experiences: async () => {
      const shown = (await listExperienceCards(db, language)).filter(
        ({ point }) => point && isOnPemba(point) && (!area || isInArea(point, area)),
      );
      return {
        items: shown.map((card) => ({ ...card, location: "" })),
        slugs: shown.map(({ id }) => id),
        crowds: [],
      };
    },
    stays: async () => {
      const filters = { ...readFilters(new URLSearchParams(), []), area };
      const { rows, pages } = await listStays(db, language, filters, 1);
      const onPage = rows.map(({ id }) => id);
      const shown = rows.filter(({ point }) => point && isOnPemba(point));
      return {
        items: shown.map((card) => ({ ...card, title: card.name })),
        slugs: shown.map(({ slug }) => slug),
        crowds: pages > 1 ? await countOtherStays(db, filters, onPage) : [],
      };
    },
    properties: async () => {
      const search = new URLSearchParams();
      const filters = { ...readPropertyFilters(search, [], []), listing: listingFrom(search), area };
      const { rows, pages } = await listPropertyCards(db, language, filters, 1);
      const onPage = rows.map(({ id }) => id);
      const shown = rows.filter(({ point }) => point && isOnPemba(point));
      return {
        items: shown,
        slugs: shown.map(({ slug }) => slug),
        crowds: pages > 1 ? await countOtherProperties(db, language, filters, { onPage }) : [],
      };
    },
  };
  return Promise.all(kinds.map(async (kind) => ({ kind, ...(await readers[kind]()) })));
}
