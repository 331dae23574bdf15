import type { Crowd } from "#app/features/maps/island/marks";
import type { Coordinates } from "#app/features/maps/island/projection";
import type { PinMarket } from "#app/features/maps/island/list-pins";
import type { Cents } from "#app/platform/money/money";

/** More than these are counted by where they lie. */
export const MAX_PINS = 2_000;
/** More than these are not named: the answer would be too long. */
export const MAX_NAMED_PINS = 300;

export interface ListPin extends Coordinates {
  id: string;
  /** Null: on request. */
  price: Cents | null;
  title: string | null;
  market?: PinMarket;
}

/** What pins.json answers. */
export interface ListPins {
  pins: ListPin[];
  crowds: Crowd[];
}

/** What it answers about one of them. */
export interface ListedCard {
  title: string;
  slug: string;
  image: string | null;
  price: Cents | null;
  market?: PinMarket;
  location: string;
}
