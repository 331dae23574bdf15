import type { Coordinates } from "#app/features/maps/island/projection";

/** What whoever shows the outline must name. */
export const COPYRIGHT_URL = "https://www.openstreetmap.org/copyright";

/** Where the pictures of the map come from, ready for the browser. */
export interface MapTiles {
  /** An address with {z}, {x} and {y} in it. */
  url: string;
  /** Who made the map, where its makers ask to be named. */
  attribution: string | null;
}

export const PLACE_KINDS = ["town", "village", "beach", "forest", "islet", "ruin", "airport", "port", "cape"] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** On which side of its mark a name stands. The map is never mirrored: start is left. */
export const LABEL_SIDES = ["start", "end", "above", "below"] as const;

/** A named spot of the island, in the language of a page. */
export interface MapPlace extends Coordinates {
  key: string;
  kind: PlaceKind;
  name: string;
  /** Of the name, where it is not in the page's language. */
  lang: string | null;
  side: (typeof LABEL_SIDES)[number];
  /** 1: named wherever there is room; 3: gives way first. */
  rank: number;
}

/** What a map shows under its pins. */
export interface MapGround {
  /** Null: the drawn island. */
  tiles: MapTiles | null;
  places: MapPlace[];
}

/** Where one thing is, with what its map names around it. */
export interface Where {
  point: Coordinates;
  /** Told roughly: the point is the middle of a circle. */
  isBlurred: boolean;
  places: MapPlace[];
  /** The name of what it lies near to. */
  near: string | null;
  /** The next town, and how far it is by the straight line. */
  town: { name: string; km: number } | null;
}
