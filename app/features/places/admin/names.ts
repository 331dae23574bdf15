import { LABEL_SIDES, PLACE_KINDS, type PlaceKind } from "#app/features/maps/schema";
import { PLACE_ACCURACIES, PLACE_RANKS } from "#app/features/places/schema";

/** What the office calls kinds of places and how they stand on the map. */
export const KIND_NAMES: Record<PlaceKind, string> = {
  town: "Town",
  village: "Village",
  beach: "Beach",
  forest: "Forest",
  islet: "Islet",
  ruin: "Ruins",
  airport: "Airport",
  port: "Port",
  cape: "Cape",
};

export const ACCURACY_NAMES: Record<(typeof PLACE_ACCURACIES)[number], string> = {
  a: "Checked",
  b: "Within 1 km",
  c: "Within 2 to 3 km",
};

const SIDE_NAMES: Record<(typeof LABEL_SIDES)[number], string> = {
  start: "Left of the mark",
  end: "Right of the mark",
  above: "Above the mark",
  below: "Below the mark",
};

const RANK_NAMES: Record<(typeof PLACE_RANKS)[number], string> = {
  "1": "1: named wherever there is room",
  "2": "2: named where others leave room",
  "3": "3: named from close up",
};

export const KIND_OPTIONS = PLACE_KINDS.map((value) => ({ value, name: KIND_NAMES[value] }));
export const ACCURACY_OPTIONS = PLACE_ACCURACIES.map((value) => ({ value, name: ACCURACY_NAMES[value] }));
export const SIDE_OPTIONS = LABEL_SIDES.map((value) => ({ value, name: SIDE_NAMES[value] }));
export const RANK_OPTIONS = PLACE_RANKS.map((value) => ({ value, name: RANK_NAMES[value] }));
