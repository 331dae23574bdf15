/**
 * Which names stand on a drawn map, and where: none lies over another or over a pin, however wide the map is shown. The
 * server knows how the letters are spaced only roughly, so it leaves room.
 */
import type { MapPlace } from "#app/features/maps/schema";
import { project, type Coordinates, type DrawnPoint } from "#app/features/maps/island/projection";

/** The part of the drawing a map shows, in units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least width of a map, in pixels, from which on a name is shown; the style sheet knows them by their place here. */
export const NAME_WIDTHS = [240, 340, 440, 720] as const;

export interface DrawnName {
  place: MapPlace;
  /** Per cent of the map. */
  x: number;
  y: number;
  side: MapPlace["side"];
  /** From the middle of its mark, in pixels. */
  distance: number;
  /** From which of the widths on it is shown. */
  from: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ARABIC = /[\u0600-\u06ff]/u;
const LETTER_WIDTHS: [RegExp, number][] = [
  [/[\u3000-\u9fff\uff00-\uffef]/u, 1],
  [ARABIC, 0.56],
  [/[MWmwШЩЖЮМшщжюм]/u, 0.86],
  [/[ilIjtfr1.,' ]/u, 0.34],
];

/** Of letters that were asked for: a map asks for each many times. */
const knownWidths = new Map<string, number>();

function letterWidth(letter: string): number {
  let width = knownWidths.get(letter);
  if (width === undefined) {
    width = LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6;
    knownWidths.set(letter, width);
  }
  return width;
}

/** About how wide a text is, in pixels. */
export function textWidth(text: string, fontSize: number): number {
  let width = 0;
  for (const letter of text) width += fontSize * letterWidth(letter);
  return width;
}

/** About how high a line of it is, in pixels, and how far below its upper edge its letters stand. Arabic ones reach higher and lower. */
export function lineOf(text: string, fontSize: number): { height: number; baseline: number } {
  const [height, baseline] = ARABIC.test(text) ? [1.8, 1.2] : [1.3, 1];
  return { height: fontSize * height, baseline: fontSize * baseline };
}

export const fontSizeOf = ({ rank }: Pick<MapPlace, "rank">) => (rank === 1 ? 15 : 13.5);

/** How far a name stands from the middle of its mark, in pixels. */
const MARK_DISTANCE = 14;
/** Towns whose dot lies under the number of what is there are named beside that number. */
const NUMBER_DISTANCE = 28;
/** Of the largest mark, its edge included. */
const HALF_MARK = 12;
const SIDES: MapPlace["side"][] = ["end", "start", "below", "above"];
const GAP = 3;

export function percentOf({ x, y }: DrawnPoint, view: View): DrawnPoint {
  return { x: ((x - view.x) / view.width) * 100, y: ((y - view.y) / view.height) * 100 };
}

export function isInView(place: Coordinates, view: View): boolean {
  const { x, y } = percentOf(project(place), view);
  return x > 0 && x < 100 && y > 0 && y < 100;
}

/** How far the upper edge of a name lies below the middle of its mark. */
export function topOf({ side, distance }: Spot, height: number): number {
  return { end: -height / 2, start: -height / 2, above: -distance - height, below: distance }[side];
}

type Spot = Pick<DrawnName, "side" | "distance">;

function nameBox({ x, y }: DrawnPoint, spot: Spot, width: number, height: number): Box {
  const { side, distance } = spot;
  const aside = { end: distance, start: -distance - width, above: -width / 2, below: -width / 2 }[side];
  const [left, top] = [x + aside, y + topOf(spot, height)];
  return { left, top, right: left + width, bottom: top + height };
}

/** Where a name may stand, the best first. */
function spotsOf({ side: own, rank }: MapPlace): Spot[] {
  const near = [own, ...SIDES].map((side) => ({ side, distance: MARK_DISTANCE }));
  return rank === 1 ? [...near, ...near.map(({ side }) => ({ side, distance: NUMBER_DISTANCE }))] : near;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** What is drawn over a map besides names: pins, with the size they have on screen. */
export interface Obstacle extends DrawnPoint {
  width: number;
  /** Above the point. */
  height: number;
  /** And below it. */
  below?: number;
}

/** Greater ones first; what once found its place on a narrow map keeps it on a wider one. */
export function placeNames(
  places: readonly MapPlace[],
  view: View,
  /** Those of a map that is so many pixels wide. */
  obstaclesAt: (width: number) => readonly Obstacle[] = () => [],
  widths: readonly number[] = NAME_WIDTHS,
): DrawnName[] {
  const inView = places
    .filter((place) => isInView(place, view))
    .map((place) => ({
      place,
      ...percentOf(project(place), view),
      width: textWidth(place.name, fontSizeOf(place)),
      height: lineOf(place.name, fontSizeOf(place)).height,
      spots: spotsOf(place),
    }))
    .toSorted((a, b) => a.place.rank - b.place.rank);
  type Candidate = (typeof inView)[number];
  const named = new Map<Candidate, DrawnName>();
  const onScreen = ({ x, y }: DrawnPoint, width: number) => ({
    x: (x / 100) * width,
    y: (y / 100) * ((width * view.height) / view.width),
  });
  const boxAt = (width: number, one: Candidate, spot: Spot) =>
    nameBox(onScreen(one, width), spot, one.width, one.height);
  const pinned = widths.map((width) =>
    obstaclesAt(width).map((obstacle) => {
      const { x, y } = onScreen(percentOf(obstacle, view), width);
      const half = obstacle.width / 2;
      return { left: x - half, right: x + half, top: y - obstacle.height, bottom: y + (obstacle.below ?? 0) };
    }),
  );
  for (const [from, width] of widths.entries()) {
    const height = (width * view.height) / view.width;
    /** On a wider map pins stand further apart: one that stood before the name may come to lie on it. */
    const isClearOfPins = (one: Candidate, spot: Spot) =>
      widths.every((wider, at) => {
        if (at < from) return true;
        const box = boxAt(wider, one, spot);
        return !pinned[at]?.some((pin) => overlap(box, pin));
      });
    const taken = [...named].map(([one, name]) => boxAt(width, one, name));
    // Marks of what is named keep their place too; those of lesser names go with them.
    const marks = inView.map((one) => {
      const { x, y } = onScreen(one, width);
      const box = { left: x - HALF_MARK, right: x + HALF_MARK, top: y - HALF_MARK, bottom: y + HALF_MARK };
      return { one, rank: one.place.rank, box };
    });
    for (const { one, rank, box: mark } of marks) {
      // Nor does a mark lie over a name that stands already.
      if (named.has(one) || taken.some((name) => overlap(name, mark))) continue;
      const others = marks.filter((other) => other.one !== one && (other.rank < rank || named.has(other.one)));
      const spot = one.spots.find((candidate) => {
        const box = boxAt(width, one, candidate);
        const isInside = box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2;
        return (
          isInside &&
          !taken.some((other) => overlap(box, other)) &&
          !others.some((other) => overlap(box, other.box)) &&
          isClearOfPins(one, candidate)
        );
      });
      if (!spot) continue;
      const { place, x, y } = one;
      named.set(one, { place, x, y, ...spot, from });
      taken.push(boxAt(width, one, spot));
    }
  }
  return [...named.values()];
}
