import { useTranslations } from "use-intl";
import { PointMap } from "#app/features/maps/components/map";
import type { MapPlace, MapTiles } from "#app/features/maps/schema";
import { CompactPropertyCard } from "#app/features/properties/components/card";
import type { PropertyCard } from "#app/features/properties/queries.server";
import { usePath } from "#app/platform/i18n/paths";

/** The map, and the same properties below it in brief. */
export function MapView({
  properties,
  tiles,
  places,
}: {
  properties: PropertyCard[];
  tiles: MapTiles | null;
  places: MapPlace[];
}) {
  const t = useTranslations("realEstate");
  const path = usePath();
  const points = properties.flatMap(({ point, title, slug }) =>
    point ? [{ ...point, label: title, href: path("/:lang?/real-estate/:slug", { slug }) }] : [],
  );
  return (
    <>
      {points.length > 0 && (
        <PointMap className="list-map" tiles={tiles} places={places} points={points} label={t("mapLabel")} />
      )}
      {properties.length > 0 && (
        <div className="compact-grid">
          {properties.map((property) => (
            <CompactPropertyCard key={property.id} property={property} />
          ))}
        </div>
      )}
    </>
  );
}
