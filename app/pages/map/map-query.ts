import { areaText, readArea, type Area } from "#app/features/maps/area";

export const MAP_KINDS = ["experiences", "stays", "properties"] as const;
export type MapKind = (typeof MAP_KINDS)[number];

export interface MapPageQuery {
  kinds: MapKind[];
  place: string;
  /** A place has its own. */
  area: Area | null;
}

/** What the address asks for: kinds (all where none is named), and a place or an area. */
export function readMapPage(search: URLSearchParams, places: readonly string[]): MapPageQuery {
  const named = (search.get("show") ?? "").split(",");
  const kinds = MAP_KINDS.filter((kind) => named.includes(kind));
  const asked = search.get("place") ?? "";
  const place = places.includes(asked) ? asked : "";
  return { kinds: kinds.length > 0 ? kinds : [...MAP_KINDS], place, area: place ? null : readArea(search) };
}

/** As it stands in the address; all kinds need not be named. */
export function mapPageQuery({ kinds, place, area }: MapPageQuery): Record<"show" | "place" | "area", string> {
  return { show: kinds.length === MAP_KINDS.length ? "" : kinds.join(","), place, area: areaText(area) };
}
