import { useTranslations } from "use-intl";
import { MapPlaceholder } from "#app/features/maps/components/map-placeholder";
import { PointMap } from "#app/features/maps/components/map";
import type { MapTiles } from "#app/features/maps/schema";
import { CompactPropertyCard } from "#app/features/properties/components/card";
import type { PropertyCard } from "#app/features/properties/queries.server";
import { usePath } from "#app/platform/i18n/paths";

/** The map, or a word on why there is none, and the same properties below it in brief. */
export function MapView({ properties, tiles }: { properties: PropertyCard[]; tiles: MapTiles | null }) {
  const t = useTranslations("realEstate");
  const path = usePath();
  const points = properties.flatMap(({ point, title, slug }) =>
    point ? [{ ...point, label: title, href: path("/:lang?/real-estate/:slug", { slug }) }] : [],
  );
  return (
    <>
      {!tiles && <MapPlaceholder className="list-map">{t("mapMissing")}</MapPlaceholder>}
      {tiles && points.length > 0 && (
        <PointMap className="list-map" tiles={tiles} points={points} label={t("mapLabel")} />
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
