import { PEMBA, type Coordinates } from "#app/features/maps/island/projection";

/** A rectangle of the map, in degrees. */
export interface Area {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** An area is rounded outwards to this part of a degree, about 110 m. */
const STEPS_PER_DEGREE = 1000;
const NUMBER = /^-?\d{1,3}(?:\.\d{1,15})?$/;

/** The area of an address. Anything that is none, lies elsewhere or holds all of the island counts as not set. */
export function readArea(search: URLSearchParams): Area | null {
  const parts = (search.get("area") ?? "").split(",");
  if (parts.length !== 4 || !parts.every((part) => NUMBER.test(part))) return null;
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number];
  return roundArea({ west, south, east, north });
}

/** The part of an area that lies on Pemba, rounded outwards; null where that is nothing or all. */
export function roundArea({ west, south, east, north }: Area): Area | null {
  // What is already rounded stays as it is, though 39.7 * 1000 is not quite a whole number.
  const down = (degrees: number) => Math.floor(degrees * STEPS_PER_DEGREE + 1e-6) / STEPS_PER_DEGREE;
  const up = (degrees: number) => Math.ceil(degrees * STEPS_PER_DEGREE - 1e-6) / STEPS_PER_DEGREE;
  const area = {
    west: Math.max(down(west), PEMBA.west),
    south: Math.max(down(south), PEMBA.south),
    east: Math.min(up(east), PEMBA.east),
    north: Math.min(up(north), PEMBA.north),
  };
  if (west >= east || south >= north || area.west >= area.east || area.south >= area.north) return null;
  const isAll = (Object.keys(PEMBA) as (keyof Area)[]).every((side) => area[side] === PEMBA[side]);
  return isAll ? null : area;
}

/** As it stands in the address. */
export function areaText(area: Area | null): string {
  return area ? [area.west, area.south, area.east, area.north].join(",") : "";
}

/** The address of a list, with an area of the map. */
export function areaHref(listHref: string, area: Area): string {
  return `${listHref}${listHref.includes("?") ? "&" : "?"}area=${areaText(area)}`;
}

export function isInArea({ latitude, longitude }: Coordinates, { west, south, east, north }: Area): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** How a list with a map is looked at: as its width allows, or as somebody chose. */
const LIST_VIEWS = ["", "list", "map"] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** What the address of a list says about its map. */
export interface MapQuery {
  view: ListView;
  area: Area | null;
}

export function readMapQuery(search: URLSearchParams): MapQuery {
  return { view: LIST_VIEWS.find((view) => view === search.get("view")) ?? "", area: readArea(search) };
}

export function mapQuery({ view, area }: MapQuery): { view: string; area: string } {
  return { view, area: areaText(area) };
}
