import type { MapTiles } from "#app/features/maps/schema";
import type { Env } from "#app/platform/env.server";

type MapSettings = Pick<Env, "MAP_STYLE_URL" | "MAP_TOKEN" | "MAP_CREDIT">;

/** The map service as it is configured; null when there is none, or when it asks for a token that is missing. */
export function mapTiles({
  MAP_STYLE_URL: template,
  MAP_TOKEN: token,
  MAP_CREDIT: credit,
}: MapSettings): MapTiles | null {
  if (!template || (template.includes("{token}") && !token)) return null;
  return { url: template.replaceAll("{token}", encodeURIComponent(token ?? "")), attribution: credit ?? null };
}

/** Where pages may take the map's pictures from, as a content security policy names it. */
export function mapTileSource(settings: MapSettings): string | null {
  const tiles = mapTiles(settings);
  return tiles && new URL(tiles.url.replaceAll("{s}", "subdomain")).origin.replace("subdomain", "*");
}
