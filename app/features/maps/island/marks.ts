/** What stands on a map of a list: a pin for each listing, and one mark for several that would cover each other. */
import type { Area } from "#app/features/maps/area";
import type { Coordinates } from "#app/features/maps/island/projection";

/** A listing. */
export interface Pin extends Coordinates {
  /** What the page knows it by. */
  key: string;
  /** Short, as on the pin. */
  text: string;
  /** In full, as it is read out. */
  label: string;
  /** Where it leads without scripts. */
  href: string;
}

/** Several that are not on the page. */
export interface Crowd extends Coordinates {
  n: number;
  /** What holds them all. */
  area: Area;
}

export interface Mark extends Coordinates {
  /** How many it stands for. */
  n: number;
  /** Those of them that have a pin. */
  pins: Pin[];
  area: Area;
}

/** Marks whose middles are nearer than this, in pixels, become one: each can be touched, and none covers another. */
const APART = { x: 72, y: 64 };

const areaOf = ({ latitude, longitude }: Coordinates): Area => ({
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});

const joined = (a: Area, b: Area): Area => ({
  west: Math.min(a.west, b.west),
  south: Math.min(a.south, b.south),
  east: Math.max(a.east, b.east),
  north: Math.max(a.north, b.north),
});

/** A mark stands where its first member is, so that those that are apart stay so. */
export function marksOf(
  pins: readonly Pin[],
  crowds: readonly Crowd[],
  positionOf: (point: Coordinates) => { x: number; y: number },
): Mark[] {
  const marks: { at: { x: number; y: number }; mark: Mark }[] = [];
  const add = (one: Mark) => {
    const at = positionOf(one);
    const near = marks.find(
      (other) => Math.abs(other.at.x - at.x) < APART.x && Math.abs(other.at.y - at.y) < APART.y,
    )?.mark;
    if (!near) marks.push({ at, mark: one });
    else {
      near.n += one.n;
      near.pins.push(...one.pins);
      near.area = joined(near.area, one.area);
    }
  };
  for (const pin of pins) {
    const { latitude, longitude } = pin;
    add({ latitude, longitude, n: 1, pins: [pin], area: areaOf(pin) });
  }
  for (const crowd of crowds) add({ ...crowd, pins: [] });
  return marks.map(({ mark }) => mark);
}

/** Whether it is one listing that the page knows; the rest are numbers. */
export const isPin = ({ n, pins }: Mark) => n === 1 && pins.length === 1;
