/**
 * Draws the coast of the island from its outline: `node scripts/make-outline.ts` after that was changed. Each corner
 * becomes a curve between the middles of its sides, which meet without a bend: corners lie on even units, so that their
 * middles are whole, and each curve is told by its end alone ("t").
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { project, type DrawnPoint } from "../app/features/maps/island/projection.ts";
import { root } from "./project.ts";

const folder = join(root, "app/features/maps/island");

interface Outline {
  features: { geometry: { coordinates: [longitude: number, latitude: number][][] } }[];
}

const onEvenUnits = (unit: number) => Math.round(unit / 2) * 2;

function cornersOf(ring: [number, number][]): DrawnPoint[] {
  const corners = ring.slice(1).map(([longitude, latitude]) => {
    const { x, y } = project({ latitude, longitude });
    return { x: onEvenUnits(x), y: onEvenUnits(y) };
  });
  return corners.filter(({ x, y }, at) => {
    const before = corners.at(at - 1);
    return x !== before?.x || y !== before.y;
  });
}

/** Numbers one after the other, apart where a minus does not part them. */
const written = (numbers: number[]) =>
  numbers.reduce((text, number) => `${text}${text !== "" && number >= 0 ? " " : ""}${number}`, "");

function curvesOf(corners: DrawnPoint[]): string {
  const middles = corners.map((corner, at) => {
    const before = corners.at(at - 1) ?? corner;
    return { x: (before.x + corner.x) / 2, y: (before.y + corner.y) / 2 };
  });
  // The last curve comes back to the first middle.
  const [start = { x: 0, y: 0 }] = middles;
  const [corner = start] = corners;
  const steps = [...middles.slice(1), start].map(({ x, y }, at) => {
    const from = middles[at] ?? start;
    return [x - from.x, y - from.y];
  });
  const [first = [], ...others] = steps;
  return `M${written([start.x, start.y])}q${written([corner.x - start.x, corner.y - start.y, ...first])}t${written(others.flat())}z`;
}

const { features } = JSON.parse(readFileSync(join(folder, "pemba-land.geojson"), "utf8")) as Outline;
const path = features.map(({ geometry }) => curvesOf(cornersOf(geometry.coordinates.flat()))).join("");
writeFileSync(
  join(folder, "outline.ts"),
  `/** Drawn by scripts/make-outline.ts. Outline © OpenStreetMap contributors, Open Database Licence 1.0. */\nexport const OUTLINE =\n  "${path}";\n`,
);
console.log(`${path.length} bytes`);
