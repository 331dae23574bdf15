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
export const NAME_WIDTHS = [240, 340, 480, 720] as const;

export interface DrawnName {
  place: MapPlace;
  /** Per cent of the map. */
  x: number;
  y: number;
  side: MapPlace["side"];
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

/** About how wide a text is, in pixels. */
export function textWidth(text: string, fontSize: number): number {
  return Array.from(text).reduce(
    (width, letter) => width + fontSize * (LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.6),
    0,
  );
}

/** About how high a line of it is, in pixels, and how far below its upper edge its letters stand. Arabic ones reach higher and lower. */
export function lineOf(text: string, fontSize: number): { height: number; baseline: number } {
  const [height, baseline] = ARABIC.test(text) ? [1.8, 1.2] : [1.3, 1];
  return { height: fontSize * height, baseline: fontSize * baseline };
}

export const fontSizeOf = ({ rank }: Pick<MapPlace, "rank">) => (rank === 1 ? 15 : 13.5);

/** How far a name stands from the middle of its mark, in pixels. */
export const MARK_DISTANCE = 14;
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
export function topOf(side: MapPlace["side"], height: number): number {
  return { end: -height / 2, start: -height / 2, above: -MARK_DISTANCE - height, below: MARK_DISTANCE }[side];
}

function nameBox({ x, y }: DrawnPoint, side: MapPlace["side"], width: number, height: number): Box {
  const aside = { end: MARK_DISTANCE, start: -MARK_DISTANCE - width, above: -width / 2, below: -width / 2 }[side];
  const [left, top] = [x + aside, y + topOf(side, height)];
  return { left, top, right: left + width, bottom: top + height };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right + GAP && b.left < a.right + GAP && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** What is drawn over a map besides names: pins, with the size they have on screen. */
export interface Obstacle extends DrawnPoint {
  width: number;
  /** Above the point. */
  height: number;
}

/** Greater ones first; what once found its place on a narrow map keeps it on a wider one. */
export function placeNames(places: readonly MapPlace[], view: View, obstacles: readonly Obstacle[] = []): DrawnName[] {
  const inView = places
    .filter((place) => isInView(place, view))
    .map((place) => ({ place, ...percentOf(project(place), view) }))
    .toSorted((a, b) => a.place.rank - b.place.rank);
  const named = new Map<MapPlace, DrawnName>();
  for (const [from, width] of NAME_WIDTHS.entries()) {
    const onScreen = ({ x, y }: DrawnPoint) => ({
      x: (x / 100) * width,
      y: (y / 100) * ((width * view.height) / view.width),
    });
    const height = (width * view.height) / view.width;
    const boxOf = ({ place, x, y }: Pick<DrawnName, "place" | "x" | "y">, side: MapPlace["side"]) =>
      nameBox(
        onScreen({ x, y }),
        side,
        textWidth(place.name, fontSizeOf(place)),
        lineOf(place.name, fontSizeOf(place)).height,
      );
    const taken = [
      ...obstacles.map((obstacle) => {
        const { x, y } = onScreen(percentOf(obstacle, view));
        return { left: x - obstacle.width / 2, right: x + obstacle.width / 2, top: y - obstacle.height, bottom: y };
      }),
      ...[...named.values()].map((name) => boxOf(name, name.side)),
    ];
    // Marks of what is named keep their place too; those of lesser names go with them.
    const markBox = (one: DrawnPoint) => {
      const { x, y } = onScreen(one);
      return { left: x - HALF_MARK, right: x + HALF_MARK, top: y - HALF_MARK, bottom: y + HALF_MARK };
    };
    for (const one of inView) {
      if (named.has(one.place)) continue;
      const others = inView.filter(
        ({ place }) => place !== one.place && (place.rank < one.place.rank || named.has(place)),
      );
      const side = [one.place.side, ...SIDES].find((candidate) => {
        const box = boxOf(one, candidate);
        const isInside = box.left >= 2 && box.right <= width - 2 && box.top >= 2 && box.bottom <= height - 2;
        return (
          isInside &&
          !taken.some((other) => overlap(box, other)) &&
          !others.some((other) => overlap(box, markBox(other)))
        );
      });
      if (!side) continue;
      named.set(one.place, { ...one, side, from });
      taken.push(boxOf(one, side));
    }
  }
  return [...named.values()];
}
