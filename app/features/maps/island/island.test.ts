import { describe, expect, it } from "vitest";
import { drawMap, viewOf, type Drawing } from "#app/features/maps/island/draw";
import { clusterPoints } from "#app/features/maps/island/clusters";
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
    const shown = placeNames(near, view, [pin]).filter(({ from }) => NAME_WIDTHS[from]! <= width);
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

it("PL-024: marks nearer than 44 px are one with their number; members on one spot stay together", () => {
  const spot = { x: 100, y: 100 };
  const many = Array.from({ length: 30 }, () => spot);
  expect(clusterPoints(many, (point) => point)).toEqual([many]);
  const apart = [spot, { x: 130, y: 110 }, { x: 400, y: 100 }];
  expect(clusterPoints(apart, (point) => point)).toEqual([[apart[0], apart[1]], [apart[2]]]);
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
