/**
 * The drawn map as markup: sea, reef, land, places and what a page shows on it. The server writes it into the page, so
 * that it is there before any script, and no script of a page carries the coast; after a navigation in the browser the
 * same function draws it there. Letters, marks and pins keep their size however large the map is shown: they stand at
 * per cent of it, and only the ground is scaled.
 */
import type { Area } from "#app/features/maps/area";
import { drawMarks, type DrawnMarks } from "#app/features/maps/island/draw-marks";
import { listPins, type MapListing, type PinTexts } from "#app/features/maps/island/list-pins";
import { OUTLINE } from "#app/features/maps/island/outline";
import {
  fontSizeOf,
  lineOf,
  NAME_WIDTHS,
  percentOf,
  placeNames,
  topOf,
  type DrawnName,
  type Obstacle,
  type View,
} from "#app/features/maps/island/names";
import { DRAWING, project, unitsOf, type Coordinates } from "#app/features/maps/island/projection";
import type { MapPlace, PlaceKind } from "#app/features/maps/schema";
import { escapeMarkup } from "#app/platform/escape-markup";

export interface Drawing {
  /** Begins every id: two maps of one page share none. */
  id: string;
  /** The whole island or an area of it, or what lies around its point. */
  view: "island" | "surroundings";
  area?: Area | null;
  places: readonly MapPlace[];
  /** What the page is about. */
  point?: Coordinates | null;
  /** The point is told only roughly: within so many metres. */
  withinMetres?: number;
  /** So small that nothing is named and the point is a dot. */
  isInset?: boolean;
  /** What a list shows on it. */
  list?: DrawnList;
  texts: { scale: string; north: string; ferry: string };
}

/** A page of a list, as its map shows it. */
export interface DrawnList extends Omit<DrawnMarks, "pins"> {
  listings: readonly MapListing[];
  pinTexts: PinTexts;
}

export const marksOfList = ({ listings, pinTexts, ...others }: DrawnList): DrawnMarks => ({
  ...others,
  pins: listPins(listings, pinTexts),
});

const WHOLE_ISLAND: View = { x: 0, y: 0, ...DRAWING };

/** About 31 km by 23 km. */
const SURROUNDINGS = { width: 420, height: 315 };

/** The least an area is drawn at, about 3 km across. */
const MIN_AREA_WIDTH = 40;

export function viewOf({ view, point, area }: Pick<Drawing, "view" | "point" | "area">): View {
  if (area) return areaView(area);
  if (view === "island" || !point) return WHOLE_ISLAND;
  const { x, y } = project(point);
  return {
    x: Math.round(x - SURROUNDINGS.width / 2),
    y: Math.round(y - SURROUNDINGS.height / 2),
    ...SURROUNDINGS,
  };
}

/** All of an area, in the shape every map of the island has. */
function areaView({ west, south, east, north }: Area): View {
  const [{ x, y }, end] = [
    project({ latitude: north, longitude: west }),
    project({ latitude: south, longitude: east }),
  ];
  const ratio = DRAWING.height / DRAWING.width;
  const width = Math.max(end.x - x, (end.y - y) / ratio, MIN_AREA_WIDTH);
  const [middleX, middleY] = [(x + end.x) / 2, (y + end.y) / 2];
  const round = (units: number) => Math.round(units * 10) / 10;
  return {
    x: round(middleX - width / 2),
    y: round(middleY - (width * ratio) / 2),
    width: round(width),
    height: round(width * ratio),
  };
}

type Spots = readonly (readonly [x: number, y: number])[];

/** Little drawings that stand for nothing, by where they are put. */
const WAVES: Spots = [
  [96, 110],
  [60, 330],
  [40, 720],
  [560, 60],
  [580, 420],
  [540, 800],
  [130, 960],
  [470, 960],
  [150, 420],
];
const HILLS: Spots = [
  [372, 325],
  [417, 431],
  [326, 461],
  [424, 537],
  [379, 666],
  [394, 719],
  [296, 757],
  [341, 234],
  [243, 840],
  [424, 264],
];
const PALMS: Spots = [
  [326, 730],
  [424, 386],
  [477, 545],
  [281, 818],
  [455, 302],
  [334, 507],
];
const TREES: Spots = [
  [264, 138],
  [281, 128],
  [264, 169],
  [284, 173],
  [270, 184],
  [482, 234],
  [470, 223],
  [467, 246],
];

/** The scale of 10 km begins here; the arrow to the north stands above its end. */
const SCALE = { x: 440, y: 936, width: Math.round(unitsOf(10_000)) };
const NORTH = { x: 572, y: 890 };

/** By kind; towns and villages have a dot. */
const MARKS: Partial<Record<PlaceKind, string>> = {
  airport: "M-1.5-7Q0-9.5 1.5-7V-2.5L8 1.5V4L1.5 2.5V6L3 8H-3L-1.5 6V2.5L-8 4V1.5L-1.5-2.5Z",
  port: "M-7 2H7L5 7H-5ZM-4 1V-3H4V1M0-3V-7",
  forest: "M0-9a6 6 0 0 1 3 11H-3A6 6 0 0 1 0-9ZM0 0V8",
  beach: "M-7 6Q0 1 7 6M0 5V-6M-7-3Q0-11 7-3Z",
  ruin: "M-6 7V-5M0 7V-7M6 7V-3M-8 7H8",
  islet: "M-8 5Q0-3 8 5ZM1 1V-6M1-6Q-4-8-5-3M1-6Q6-8 7-3",
  cape: "M-3 7L-2-4H2L3 7ZM-3.5-4H3.5V-7H-3.5Z",
};

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const at = ({ x, y }: { x: number; y: number }) => `x="${rounded(x)}%" y="${rounded(y)}%"`;

const centredAt = ({ x, y }: { x: number; y: number }) => `cx="${rounded(x)}%" cy="${rounded(y)}%"`;
const viewBox = ({ x, y, width, height }: View) => `viewBox="${x} ${y} ${width} ${height}"`;

/** Where a name begins beside its mark, by how far it stands from it. */
const NAME_ANCHORS: Record<MapPlace["side"], { towards: number; anchor: string }> = {
  end: { towards: 1, anchor: "" },
  start: { towards: -1, anchor: ' text-anchor="end"' },
  above: { towards: 0, anchor: ' text-anchor="middle"' },
  below: { towards: 0, anchor: ' text-anchor="middle"' },
};

function markOf(name: DrawnName): string {
  const sign = MARKS[name.place.kind];
  // An inner svg is what can be put at per cent of the map.
  return sign ? `<svg ${at(name)}><circle r="11"/><path d="${sign}"/></svg>` : `<circle ${centredAt(name)} r="4.5"/>`;
}

function placeMarkup(name: DrawnName): string {
  const { place, side, distance, from } = name;
  const { height, baseline } = lineOf(place.name, fontSizeOf(place));
  const { towards, anchor } = NAME_ANCHORS[side];
  const lang = place.lang ? ` lang="${place.lang}"` : "";
  return (
    `<g class="map-${place.kind} from-${from}${place.rank === 1 ? " is-large" : ""}">${markOf(name)}` +
    `<text ${at(name)} dx="${towards * distance}" dy="${rounded(topOf(name, height) + baseline)}"${anchor}${lang}>${escapeMarkup(place.name)}</text></g>`
  );
}

function groundMarkup(id: string, view: View, isWhole: boolean): string {
  const coast = `<use href="#${id}c"`;
  return (
    `<svg ${viewBox(view)} class="map-ground" aria-hidden="true">` +
    `<defs><path id="${id}c" d="${OUTLINE}"/><path id="${id}w" d="M-18 2c5 0 5-5 11-5s6 5 11 5 6-5 13-5"/>` +
    `<path id="${id}h" d="M-14 5Q-6-8 1 4M-3-2Q4-11 13 5"/><path id="${id}p" d="M0 5Q2-3 1-9M1-9Q-5-13-9-8M1-9Q5-13 10-8M1-9Q-4-9-7-4M1-9Q6-9 8-4"/>` +
    `<path id="${id}t" d="M0-10a6 6 0 0 1 1 12h-2a6 6 0 0 1 1-12ZM0-2V6"/></defs>` +
    `${coast} class="map-shelf"/>${coast} class="map-shallows"/>${coast} class="map-surf"/>${coast} class="map-sand"/>${coast} class="map-land"/>` +
    [
      ["waves", "w", WAVES] as const,
      ["hills", "h", HILLS] as const,
      ["palms", "p", PALMS] as const,
      ["trees", "t", TREES] as const,
    ]
      .map(
        ([name, sign, spots]) =>
          `<g class="map-${name}">${spots.map(([x, y]) => `<use href="#${id}${sign}" x="${x}" y="${y}"/>`).join("")}</g>`,
      )
      .join("") +
    (isWhole
      ? `<path class="map-scale" d="M${SCALE.x} ${SCALE.y - 5}v10m0-5h${SCALE.width}m0-5v10"/>` +
        `<path class="map-north" d="M${NORTH.x} ${NORTH.y - 26}l8 26h-16z"/><path class="map-south" d="M${NORTH.x} ${NORTH.y + 26}l-8-26h16z"/>`
      : "") +
    "</svg>"
  );
}

/** The whole ground, for a map that moves: whoever shows it says where its corners are. */
export function drawGround(id: string): string {
  return groundMarkup(id, WHOLE_ISLAND, false);
}

/** The drop whose tip is where the page's listing is, or the circle it lies in. */
function pointMarkup(point: Coordinates, view: View, withinMetres: number | undefined): string {
  const drawn = project(point);
  if (withinMetres !== undefined)
    return `<svg ${viewBox(view)} class="map-circle"><circle cx="${rounded(drawn.x)}" cy="${rounded(drawn.y)}" r="${rounded(unitsOf(withinMetres))}"/></svg>`;
  return `<svg ${at(percentOf(drawn, view))} class="map-drop"><path d="M0 0c-9-10-15-17-15-25a15 15 0 0 1 30 0c0 8-6 15-15 25Z"/><circle cy="-25" r="5.5"/></svg>`;
}

/** How much room the drop takes, in pixels. */
const DROP = { width: 34, height: 42 };

/** What lies over the lower corners of a map of surroundings, in pixels: the inset and the credit. */
const INSET = { distance: 10, narrowest: 72, share: 0.16, widest: 112, shape: 1.65 };
const CREDIT = { width: 230, height: 26 };
/** From this width on only the middle of the drawing is shown, this high for its width; no name may be cut in two. */
const STRIP = { from: NAME_WIDTHS[2], shape: 5 / 12 };

function cornerObstacles(view: View, width: number): Obstacle[] {
  const unit = view.width / width;
  const height = view.height / unit;
  const bottoms = width < STRIP.from ? [height] : [height, (height + width * STRIP.shape) / 2];
  const inset = Math.min(Math.max(INSET.narrowest, width * INSET.share), INSET.widest);
  const box = (left: number, bottom: number, boxWidth: number, boxHeight: number): Obstacle => ({
    x: view.x + (left + boxWidth / 2) * unit,
    y: view.y + bottom * unit,
    width: boxWidth,
    height: boxHeight,
  });
  const corners = bottoms.flatMap((bottom) => [
    box(INSET.distance, bottom - INSET.distance, inset, inset * INSET.shape),
    box(width - CREDIT.width, bottom, CREDIT.width, CREDIT.height),
  ]);
  const edges =
    width < STRIP.from ? [] : [-1, 1].map((side) => box(0, (height + side * width * STRIP.shape) / 2, width, 1));
  return [...corners, ...edges];
}

/** Off Mkoani, where ships go by. It stands for the ferry and is no place one could go to. */
const FERRY = {
  key: "ferry",
  kind: "port",
  lang: null,
  latitude: -5.352,
  longitude: 39.605,
  side: "start",
  rank: 1,
} as const;

const withFerry = (places: readonly MapPlace[], name: string): MapPlace[] => [...places, { ...FERRY, name }];

/** The names alone, for a map that moves: as many as fit on so many pixels between what stands on it. */
export function drawNames(
  { places, ferry, view, width }: { places: readonly MapPlace[]; ferry: string; view: View; width: number },
  obstacles: readonly Obstacle[],
): string {
  return placeNames(withFerry(places, ferry), view, () => obstacles, [width])
    .map(placeMarkup)
    .join("");
}

export function drawMap(
  { id, view: kind, area, places, point, withinMetres, isInset, list, texts }: Drawing,
  nameCrowd: (n: number) => string = String,
): string {
  const view = viewOf({ view: kind, point, area });
  if (isInset)
    return (
      groundMarkup(id, view, false) +
      (point ? `<circle ${centredAt(percentOf(project(point), view))} r="6" class="map-dot"/>` : "")
    );
  const isWhole = view === WHOLE_ISLAND;
  const drawnMarks = list ? drawMarks(id, view, marksOfList(list), nameCrowd) : null;
  const obstaclesAt = (width: number) => [
    ...(point ? [{ ...project(point), ...DROP }] : []),
    ...(kind === "surroundings" ? cornerObstacles(view, width) : []),
  ];
  const names = placeNames(withFerry(places, texts.ferry), view, drawnMarks?.obstaclesAt ?? obstaclesAt);
  const label = (where: { x: number; y: number }, text: string) =>
    `<text class="map-note" ${at(percentOf(where, view))}>${escapeMarkup(text)}</text>`;
  return (
    groundMarkup(id, view, isWhole) +
    `<g class="map-places"${list ? ' aria-hidden="true"' : ""}>${names.map(placeMarkup).join("")}</g>` +
    (isWhole
      ? label({ x: SCALE.x + SCALE.width / 2, y: SCALE.y - 12 }, texts.scale) +
        label({ x: NORTH.x, y: NORTH.y - 34 }, texts.north)
      : "") +
    (point ? pointMarkup(point, view, withinMetres) : "") +
    (drawnMarks?.markup ?? "")
  );
}
