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

/** Everything of a list that a map shows. */
export interface ListPins {
  pins: ListPin[];
  crowds: Crowd[];
}

/** What pins.json answers: a list of each thing that is told. One object for each pin takes a quarter more on the wire. */
export interface PackedPins extends Record<"latitudes" | "longitudes", number[]> {
  /** One behind the other, of 32 digits each. */
  ids: string;
  prices: (Cents | null)[];
  titles?: (string | null)[];
  markets?: PinMarket[];
  crowds: Crowd[];
}

const ID_DIGITS = 32;
/** About a metre. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

export function packPins({ pins, crowds }: ListPins): PackedPins {
  return {
    ids: pins.map(({ id }) => id.replaceAll("-", "")).join(""),
    latitudes: pins.map(({ latitude }) => rounded(latitude)),
    longitudes: pins.map(({ longitude }) => rounded(longitude)),
    prices: pins.map(({ price }) => price),
    titles: pins.some(({ title }) => title !== null) ? pins.map(({ title }) => title) : undefined,
    markets: pins.some(({ market }) => market) ? pins.map(({ market = "available" }) => market) : undefined,
    crowds,
  };
}

export function unpackPins({ ids, latitudes, longitudes, prices, titles, markets, crowds }: PackedPins): ListPins {
  const pins = prices.map((price, n) => ({
    id: ids.slice(n * ID_DIGITS, (n + 1) * ID_DIGITS).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
    latitude: latitudes[n] ?? 0,
    longitude: longitudes[n] ?? 0,
    price,
    title: titles?.[n] ?? null,
    market: markets?.[n],
  }));
  return { pins, crowds };
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
