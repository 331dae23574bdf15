import { describe, expect, it } from "vitest";
import { drawMap, viewOf, type Drawing } from "#app/features/maps/island/draw";
import { isPin, marksOf } from "#app/features/maps/island/marks";
import { NAME_WIDTHS, percentOf, placeNames, textWidth, fontSizeOf } from "#app/features/maps/island/names";
import { describePlace } from "#app/features/maps/island/nearby";
import { OUTLINE } from "#app/features/maps/island/outline";
import { distanceKm, DRAWING, isOnPemba, project, unproject } from "#app/features/maps/island/projection";
import type { MapPlace } from "#app/features/maps/schema";

const place = (key: string, latitude: number, longitude: number, over: Partial<MapPlace> = {}): MapPlace => ({
  key,
  kind: "town",
  name: key,
  lang: null,
  latitude,
  longitude,
  side: "end",
  rank: 2,
  ...over,
});

/** The 18 points that are known, and where they stand on the drawing: worked out apart from the program. */
const GOLDEN: [key: string, latitude: number, longitude: number, x: number, y: number][] = [
  ["chake-chake", -5.246, 39.767, 374.6, 606.9],
  ["pemba-airport", -5.258, 39.812, 442.5, 625.1],
  ["wete", -5.057, 39.728, 315.7, 320.3],
  ["mkoani", -5.36, 39.65, 197.9, 779.8],
  ["konde", -4.948, 39.748, 345.9, 155.1],
  ["ngezi-forest", -4.945, 39.708, 285.5, 150.6],
  ["vumawimbi", -4.905, 39.695, 265.9, 90],
  ["ras-kigomasha", -4.872, 39.678, 240.2, 39.9],
  ["misali", -5.242, 39.6, 122.4, 600.8],
  ["ras-mkumbuu", -5.196, 39.654, 204, 531.1],
  ["pujini", -5.3, 39.815, 447.1, 688.8],
  ["vitongoji", -5.22, 39.845, 492.4, 567.5],
  ["tumbe", -4.945, 39.79, 409.3, 150.6],
  ["chwaka-ruins", -4.965, 39.785, 401.8, 180.9],
  ["kidike", -5.17, 39.795, 416.9, 491.7],
  ["wambaa", -5.3, 39.675, 235.7, 688.8],
  ["micheweni", -4.97, 39.835, 477.3, 188.5],
  ["makoongwe", -5.379, 39.622, 155.6, 808.6],
];

describe("the projection", () => {
  it.each(GOLDEN)("PL-009: %s stands where it should", (_, latitude, longitude, x, y) => {
    const drawn = project({ latitude, longitude });
    expect(Math.hypot(drawn.x - x, drawn.y - y)).toBeLessThan(2);
  });

  it("and back", () => {
    const point = { latitude: -5.057, longitude: 39.728 };
    const back = unproject(project(point));
    expect(back.latitude).toBeCloseTo(point.latitude, 9);
    expect(back.longitude).toBeCloseTo(point.longitude, 9);
  });

  it("knows what is on Pemba", () => {
    expect(isOnPemba({ latitude: -5.2, longitude: 39.7 })).toBe(true);
    expect(isOnPemba({ latitude: -6.8, longitude: 39.28 })).toBe(false);
  });

  it("measures by the straight line", () => {
    expect(distanceKm({ latitude: -5.246, longitude: 39.767 }, { latitude: -5.057, longitude: 39.728 })).toBeCloseTo(
      21.5,
      0,
    );
  });
});

/** The curves of a path made of M, q, t and z, as their three points each. */
function curvesOf(path: string): [number, number][][][] {
  return path
    .split("z")
    .filter(Boolean)
    .map((part) => {
      const [, start, first, rest] = /^M([-\d ]+)q([-\d ]+)t([-\d ]+)$/.exec(part)!;
      const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);
      const [x, y] = numbers(start!) as [number, number];
      const [cx, cy, dx, dy] = numbers(first!) as [number, number, number, number];
      const curves: [number, number][][] = [
        [
          [x, y],
          [x + cx, y + cy],
          [x + dx, y + dy],
        ],
      ];
      const steps = numbers(rest!);
      for (let at = 0; at < steps.length; at += 2) {
        const [, control, from] = curves.at(-1)! as [[number, number], [number, number], [number, number]];
        curves.push([
          from,
          [2 * from[0] - control[0], 2 * from[1] - control[1]],
          [from[0] + steps[at]!, from[1] + steps[at + 1]!],
        ]);
      }
      return curves;
    });
}

describe("the coast", () => {
  const lands = curvesOf(OUTLINE);

  it("PL-004: main island and all fifteen islets, each closed", () => {
    expect(lands).toHaveLength(16);
    for (const curves of lands) expect(curves.at(-1)![2]).toEqual(curves[0]![0]);
  });

  it("PL-004: is rounded: pieces meet at less than 50 degrees, 95 in 100 at less than 30", () => {
    const bends = lands.flatMap((curves) =>
      curves.map(([, control, end], at) => {
        const [from, next] = curves[(at + 1) % curves.length]!;
        expect(from).toEqual(end);
        const into = Math.atan2(end![1] - control![1], end![0] - control![0]);
        const out = Math.atan2(next![1] - from![1], next![0] - from![0]);
        const bend = Math.abs(((out - into) * 180) / Math.PI) % 360;
        return Math.min(bend, 360 - bend);
      }),
    );
    expect(Math.max(...bends)).toBeLessThan(50);
    expect(bends.filter((bend) => bend < 30).length / bends.length).toBeGreaterThan(0.95);
  });

  it("PL-180: is at most 4.5 kB, and lies within the drawing", () => {
    expect(OUTLINE.length).toBeLessThan(4_500);
    for (const [x, y] of lands.flat(2)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(DRAWING.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(DRAWING.height);
    }
  });
});

describe("names", () => {
  const view = viewOf({ view: "island" });
  const near = [
    place("Ngezi forest", -4.945, 39.708, { side: "start", rank: 1 }),
    place("Konde", -4.948, 39.748, { rank: 1 }),
    place("Tumbe", -4.945, 39.79, { rank: 3 }),
    place("Chwaka", -4.965, 39.785, { rank: 3 }),
    place("Vumawimbi", -4.905, 39.695),
  ];

  it.each(NAME_WIDTHS)("PL-007: do not lie over each other nor over pins at %i px", (width) => {
    const pin = { ...project({ latitude: -4.94, longitude: 39.75 }), width: 64, height: 42 };
    const height = (width * view.height) / view.width;
    const shown = placeNames(near, view, () => [pin]).filter(({ from }) => NAME_WIDTHS[from]! <= width);
    const at = percentOf(pin, view);
    const boxes = [
      ...shown.map(({ place: { name, rank }, x, y, side }) => {
        const size = fontSizeOf({ rank });
        const wide = textWidth(name, size);
        const [px, py] = [(x / 100) * width, (y / 100) * height];
        const left = side === "end" ? px + 14 : side === "start" ? px - 14 - wide : px - wide / 2;
        const top = side === "above" ? py - 14 - size : side === "below" ? py + 14 : py - size / 2;
        return [left, top, left + wide, top + size] as const;
      }),
      [
        (at.x / 100) * width - 32,
        (at.y / 100) * height - 42,
        (at.x / 100) * width + 32,
        (at.y / 100) * height,
      ] as const,
    ];
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1)) expect(a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]).toBe(false);
  });

  it("PL-007: the greater ones stand first, rank 3 gives way", () => {
    const narrow = placeNames(near, view).filter(({ from }) => from === 0);
    expect(narrow.map(({ place: { name } }) => name)).toContain("Konde");
    expect(placeNames(near, view).map(({ place: { name } }) => name)).toContain("Tumbe");
  });

  it("PL-007: a name gives way to the pins of its own width alone", () => {
    const town = place("Chake Chake", -5.246, 39.767, { rank: 1 });
    const { x, y } = project(town);
    const over = { x, y: y + 100, width: 200, height: 200 };
    expect(placeNames([town], view, () => [over])).toEqual([]);
    expect(placeNames([town], view, (width) => (width < 440 ? [over] : []))).toMatchObject([{ from: 2 }]);
  });

  it.each([
    ["Konde, below on the left", -4.9, 39.86],
    ["Konde, below on the right", -4.9, 39.66],
    ["at the lower edge of a wide map", -4.878, 39.72],
    ["at its upper edge", -5.005, 39.72],
  ])(
    "PL-007: neither the inset nor the credit nor the edge of a wide map covers a name: %s",
    (_, latitude, longitude) => {
      const konde = place("Konde", -4.948, 39.748, { rank: 1, name: "Konde" });
      const drawn = drawMap(drawing({ view: "surroundings", point: { latitude, longitude }, places: [konde] }));
      const found =
        /from-(\d)[^>]*>.*?<text x="([\d.]+)%" y="([\d.]+)%" dx="([-\d.]+)" dy="([-\d.]+)"([^>]*)>Konde</.exec(drawn);
      // Where there is no room it is left out.
      if (!found) return;
      const [from, x, y, dx, dy] = found.slice(1, 6).map(Number) as [number, number, number, number, number];
      for (const width of NAME_WIDTHS.slice(from)) {
        const wide = textWidth("Konde", 15);
        const start =
          (x / 100) * width + dx - (found[6]!.includes("end") ? wide : found[6]!.includes("middle") ? wide / 2 : 0);
        const base = (y / 100) * width * 0.75 + dy;
        const [left, top, right, bottom] = [start, base - 12, start + wide, base + 3];
        const inset = Math.max(72, Math.min(112, width * 0.16));
        for (const end of width < 440 ? [width * 0.75] : [width * 0.75, width * (0.375 + 5 / 24)]) {
          expect(left < 10 + inset && top < end - 10 && bottom > end - 10 - inset * 1.6, `inset at ${width}`).toBe(
            false,
          );
          expect(right > width - 200 && top < end && bottom > end - 24, `credit at ${width}`).toBe(false);
        }
        if (width >= 440)
          for (const edge of [0.375 - 5 / 24, 0.375 + 5 / 24])
            expect(top < width * edge && bottom > width * edge, `cut at ${width}`).toBe(false);
      }
    },
  );

  it("PL-008: a place off the outline is drawn at its own point", () => {
    const [name] = placeNames([place("Vumawimbi", -4.905, 39.695)], view);
    expect(name).toMatchObject(percentOf(project({ latitude: -4.905, longitude: 39.695 }), view));
  });
});

const drawing = (over: Partial<Drawing> = {}): Drawing => ({
  id: "m",
  view: "island",
  places: [place("wete", -5.057, 39.728, { name: "Wete" })],
  texts: { scale: "10 km", north: "N", ferry: "Ferry" },
  ...over,
});

describe("the drawing", () => {
  it("PL-011: has no style of its own, and ids that begin with its name", () => {
    const drawn = drawMap(drawing({ id: "second" }));
    expect(drawn).not.toMatch(/<style|style=/);
    for (const [, id] of drawn.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(/^second/);
    for (const [, id] of drawn.matchAll(/href="#([^"]*)"/g)) expect(id).toMatch(/^second/);
  });

  it("names what staff typed as text", () => {
    const drawn = drawMap(drawing({ places: [place("x", -5.1, 39.75, { name: `<script>"&'` })] }));
    expect(drawn).toContain("&lt;script&gt;&quot;&amp;&#39;</text>");
  });

  it("PL-006: marks a Latin name that stands in", () => {
    expect(drawMap(drawing({ places: [place("x", -5.1, 39.75, { name: "Wete", lang: "en" })] }))).toContain(
      ' lang="en">Wete',
    );
  });

  it("tells a point only roughly where it must", () => {
    const point = { latitude: -5.1, longitude: 39.75 };
    expect(drawMap(drawing({ view: "surroundings", point }))).toContain("map-drop");
    const rough = drawMap(drawing({ view: "surroundings", point, withinMetres: 700 }));
    expect(rough).toContain("map-circle");
    expect(rough).not.toContain("map-drop");
  });
});

describe("marks of a list", () => {
  const pin = (key: string, latitude: number, longitude: number) => ({
    key,
    latitude,
    longitude,
    text: "$1",
    label: key,
    href: `#${key}`,
  });
  const listing = (title: string, latitude: number, longitude: number) => ({
    id: title,
    title,
    price: 115_000_000,
    point: { latitude, longitude },
  });
  const LIST = {
    listings: [],
    crowds: [],
    listHref: "/stays",
    pinTexts: { currency: { code: "USD", rate: 1 }, language: "en", onRequest: "On request" },
  } as const;
  const crowd = { n: 4, latitude: -5.3, longitude: 39.7, area: { west: 39.7, south: -5.31, east: 39.71, north: -5.3 } };
  /** 1,000 pixels a degree. */
  const onScreen = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    x: longitude * 1000,
    y: -latitude * 1000,
  });

  it("PL-024: marks nearer than 44 px are one with their number; members on one spot stay together", () => {
    const many = Array.from({ length: 30 }, (_, n) => pin(`m${n}`, -5, 39.7));
    const [all, ...others] = marksOf(many, [], onScreen);
    expect(others).toEqual([]);
    expect(all).toMatchObject({ n: 30, latitude: -5, longitude: 39.7 });
    expect(all?.pins).toHaveLength(30);
    const marks = marksOf([pin("a", -5, 39.7), pin("b", -5.02, 39.73), pin("c", -5, 39.9)], [], onScreen);
    expect(marks.map(({ pins }) => pins.map(({ key }) => key))).toEqual([["a", "b"], ["c"]]);
    expect(marks.map(isPin)).toEqual([false, true]);
    expect(marks[0]?.area).toEqual({ west: 39.7, south: -5.02, east: 39.73, north: -5 });
  });

  it("PL-178: no mark covers another, pin or number, with 8 px between numbers", () => {
    const scattered = Array.from({ length: 60 }, (_, n) =>
      pin(`p${n}`, -5 - ((n * 37) % 400) / 1000, 39.6 + ((n * 91) % 300) / 1000),
    );
    const boxes = marksOf(scattered, [], onScreen).map((mark) => {
      const { x, y } = onScreen(mark);
      return isPin(mark) ? [x - 30, y - 42, x + 30, y] : [x - 26, y - 26, x + 26, y + 26];
    }) as [number, number, number, number][];
    expect(boxes.length).toBeGreaterThan(8);
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1)) expect(a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]).toBe(false);
  });

  it("PL-016: each listing of the page has its pin, all others are told by their number and lead to their area", () => {
    const list = { ...LIST, listings: [listing("Hut", -4.95, 39.7)], crowds: [crowd], listHref: "/stays?type=villa" };
    const drawn = drawMap(drawing({ list }), (n) => `${n} places here`);
    expect(drawn).toContain('<a href="#p0" aria-label="Hut, $1.15M">');
    expect(drawn).toContain("<text>$1.15M</text>");
    expect(drawn).toContain('aria-label="4 places here">');
    expect(drawn).toContain('href="/stays?type=villa&amp;area=39.699,-5.311,39.711,-5.299"');
  });

  it("PL-180: names and 40 pins take at most 12 kB in the page", () => {
    const listings = Array.from({ length: 40 }, (_, n) =>
      listing("Mawe Matatu villa above Verani", -4.9 - Math.floor(n / 4) * 0.05, 39.6 + (n % 4) * 0.08),
    );
    const markup = drawMap(drawing({ list: { ...LIST, listings } }));
    expect(markup.length).toBeLessThan(12_288);
  });

  it("an area is drawn with all that it holds, and what lies outside is not", () => {
    const area = { west: 39.65, south: -5.2, east: 39.75, north: -5.1 };
    const listings = [listing("In", -5.15, 39.7), listing("Out", -4.9, 39.7)];
    const markup = drawMap(drawing({ area, list: { ...LIST, listings } }));
    expect(markup).toContain('aria-label="In,');
    expect(markup).not.toContain('aria-label="Out,');
    const view = viewOf({ view: "island", area });
    expect(view.width / view.height).toBeCloseTo(0.606, 2);
    for (const corner of [
      { latitude: area.north, longitude: area.west },
      { latitude: area.south, longitude: area.east },
    ]) {
      const { x, y } = project(corner);
      expect(x).toBeGreaterThanOrEqual(view.x - 0.1);
      expect(x).toBeLessThanOrEqual(view.x + view.width + 0.1);
      expect(y).toBeGreaterThanOrEqual(view.y - 0.1);
      expect(y).toBeLessThanOrEqual(view.y + view.height + 0.1);
    }
  });
});

it("PL-014: what a point lies near to, and how far the next town is", () => {
  const places = [
    place("wete", -5.057, 39.728, { name: "Wete" }),
    place("vumawimbi", -4.905, 39.695, { kind: "beach" }),
  ];
  expect(describePlace({ latitude: -4.91, longitude: 39.7 }, places)).toMatchObject({
    near: "vumawimbi",
    town: { name: "Wete", km: 17 },
  });
  expect(describePlace({ latitude: -5.057, longitude: 39.728 }, places)).toEqual({ near: "Wete", town: null });
  expect(describePlace({ latitude: -5.2, longitude: 39.8 }, [])).toEqual({ near: null, town: null });
});
